# Des aventures venues d’un fichier, apportées à la table.

refusal-adventure-missing = Il n’y a aucune aventure dans { $path }.
refusal-adventure-broken = { $path } ne peut pas encore se jouer : { $count ->
    [one] une erreur, à la ligne { $line }.
   *[other] { $count } erreurs, la première à la ligne { $line }.
} Pour en savoir plus : taberna adventure check { $path }
refusal-adventures-many = Impossible d’ajouter « { $name } » depuis { $path } : une table accepte { $most } aventures au plus, et leur nom ne contient que des minuscules, des chiffres et des traits d’union.
refusal-adventure-unfit = L’aventure « { $name } » ne peut pas se jouer : { $count ->
    [one] il y a une erreur à la ligne { $line }.
   *[other] elle a { $count } erreurs, la première à la ligne { $line }.
}
refusal-options-secret = Cette table ne peut se jouer qu’à un seul terminal : ses options contiennent des choses que certains ne doivent pas voir.
problem-way-missing = « { $name } » mène à { $known }, mais la campagne n’a pas de [[way]] pour ce chemin.
campaign-forced = { $title } → { $follows }
campaign-choice = { $title } → au choix des aventuriers : { $follows }
campaign-end = { $title } → fin de la campagne
legend-locked = s’ouvre avec une clé ou un levier
legend-zone = trésor à chercher
legend-asleep = dort
legend-later = dessin pâle : n’apparaît que plus tard
problem-text-nobody-yet = Le texte « { $name } » est lu avant que quiconque ait agi : il ne peut pas contenir {"{"}hero{"}"}.

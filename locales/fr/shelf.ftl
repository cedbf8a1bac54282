# Des aventures venues d’un fichier, apportées à la table.

refusal-adventure-missing = Aucune aventure à lire dans { $path }.
refusal-adventure-broken = { $path } ne peut pas encore se jouer : { $count ->
    [one] une erreur, à la ligne { $line }.
   *[other] { $count } erreurs, la première à la ligne { $line }.
} Pour les voir toutes : taberna adventure check { $path }
refusal-adventures-many = { $path } mène à « { $name } » et ne peut pas l’emporter : une table apporte { $most } aventures au plus, nommées en minuscules, chiffres et traits d’union.
refusal-adventure-unfit = L’aventure « { $name } », apportée à cette table, ne peut pas se jouer : { $count ->
    [one] il y a une erreur à la ligne { $line }.
   *[other] elle a { $count } erreurs, la première à la ligne { $line }.
}
refusal-options-secret = Une telle table se joue à un seul terminal : ses options gardent ce que tous ne doivent pas voir.
problem-way-missing = « { $name } » mène à { $known }, et la campagne ne le dit pas : il lui faut un [[way]].
campaign-forced = { $title } → { $follows }
campaign-choice = { $title } → au choix des aventuriers : { $follows }
campaign-end = { $title }. C’est là que tout finit.
legend-locked = à clé ou à levier
legend-zone = trésor à chercher
legend-asleep = dort
legend-later = en pâle : viendra plus tard
problem-text-nobody-yet = « { $name } » est lu avant que quiconque ait rien fait : il ne peut pas nommer {"{"}hero{"}"}.

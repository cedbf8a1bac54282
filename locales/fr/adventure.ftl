# Les outils de qui écrit des aventures.

help-adventure = Commencer, vérifier et dessiner tes propres aventures.

    Une aventure est un seul fichier TOML. Pour partir d’une petite aventure complète : taberna adventure example > la-coupe.toml. Vérifie-la, joue-la (taberna play tseuquest la-coupe.toml), puis change-la. taberna adventure face keep donne un plan vide. Le guide, en anglais : docs/adventures.md
help-adventure-check = Signaler les erreurs des aventures et des campagnes, avec la ligne et la colonne.

    Exemple : taberna adventure check la-coupe.toml

    Codes de sortie : 0 aucune erreur ; 1 des erreurs ; 2 fichier introuvable.
help-adventure-files = Des fichiers d’aventures ou de campagnes, ou des dossiers qui en contiennent.
help-adventure-example = Afficher une petite aventure complète pour commencer, avec des textes dans ta langue.

    Exemple : taberna adventure example > la-coupe.toml
help-adventure-face = Afficher le dessin d’une face du plateau, pour y dessiner une aventure.

    Exemple : taberna adventure face keep

    Codes de sortie : 0 affiché ; 2 face inconnue.
help-adventure-face-name = La face : keep, warren, cellar ou landing.
help-adventure-show = Dessiner le plan d’une aventure dans le terminal, ou dans un fichier SVG à imprimer.

    Exemple : taberna adventure show good-barrel --as players

    Exemple : taberna adventure show la-coupe.toml --svg la-coupe.svg
help-adventure-file = Le fichier de l’aventure, ou le nom d’une aventure fournie avec Taberna.
help-adventure-svg = Écrire le dessin dans ce fichier SVG.
help-adventure-as = Pour qui dessiner le plan : sorcerer (tout) ou players (ce qu’ils voient au début).
help-adventure-party = Le nombre d’aventuriers pour lequel dessiner le plan.
help-bench-evenings = Faire jouer chaque aventure par des bots simples, vérifier qu’elle va jusqu’au bout sans panne ni blocage, et que les fichiers malveillants sont refusés.

    Exemple : taberna bench adventures --games 20
help-bench-only = Ne jouer que cette aventure. Option répétable.
adventure-error = erreur
adventure-warning = avertissement
adventure-near = Voulais-tu dire « { $near } » ?
adventure-known = Au choix : { $known }.
adventure-known-more = Au choix : { $known }, ou { $more } de plus.
adventure-more = … et { $count } de plus.
adventure-fine = { $count ->
    [one] Un fichier, sans erreur.
   *[other] { $count } fichiers, sans erreur.
}
adventure-wrong = { $errors ->
    [one] Une erreur.
   *[other] { $errors } erreurs.
}
adventure-none = Aucune aventure dans { $path }.
adventure-example-note = Une aventure complète : vérifie-la (taberna adventure check FICHIER), joue-la (taberna play tseuquest FICHIER), puis change-la.
    Les signes du plan sont expliqués sous [key]. Tout le reste, en anglais : docs/adventures.md
adventure-not-shown = Ce plan ne peut pas encore être dessiné. Pour savoir pourquoi : taberna adventure check { $path }
adventure-written = Le dessin est dans { $path }
adventure-threat = Menace contre { $number ->
    [one] un aventurier
   *[other] { $number } aventuriers
} : { $drawn }
legend-start = départ
legend-exit = sortie
legend-door = porte
legend-open-door = porte ouverte
legend-secret = passage secret
legend-portcullis = herse
legend-ruined = mur en ruine
legend-hoard = trésor caché
legend-trap = piège
legend-unused = inutilisé
legend-unseen = pas encore vu
legend-creaks = plancher qui grince
problem-too-large = Le fichier fait { $count } octets ; le maximum est { $most }.
problem-not-utf8 = Ce n’est pas du texte UTF-8.
problem-odd-sign = Un caractère invisible ou interdit : { $sign }.
problem-too-deep = Trop de crochets imbriqués : { $most } niveaux au plus.
problem-syntax-string = Un texte entre guillemets n’est pas fermé, ou contient un caractère à échapper.
problem-syntax-twice = Ce nom figure déjà dans cette table : chaque nom ne peut y figurer qu’une fois.
problem-syntax-inline = Une table entre accolades est mal écrite : il faut des virgules entre ses éléments, et le tout sur une seule ligne.
problem-syntax-array = Une liste n’est pas fermée par « ] », ou il y manque une virgule.
problem-syntax-key = On attend ici un nom et « = ».
problem-syntax-value = Après « = », il faut un texte entre guillemets, un nombre, true ou false, une liste ou une table.
problem-syntax-header = Un en-tête n’est pas fermé par « ] ».
problem-syntax-line = Cette ligne n’est pas du TOML.
problem-map-large = Le plan dépasse { $most } cases sur { $most }.
problem-too-many = Trop de « { $name } » : { $count } ; le maximum est { $most }.
problem-name-long = Ce nom est trop long : { $most } lettres au plus.
problem-number-wild = Ce nombre est trop grand ; le maximum est { $most }.
problem-wrong-kind = « { $field } » doit être { $wanted ->
    [table] une table TOML
    [list] une liste
    [bool] true ou false
    [number] un nombre
   *[text] un texte entre guillemets
}.
problem-not-one-of = « { $name } » n’est pas admis ici.
problem-unknown-field = Le champ « { $name } » n’existe pas ici.
problem-missing = Il manque ici « { $field } ».
problem-key-sign = « { $sign } » : un symbole du plan est un seul caractère, autre qu’un point, un espace ou #.
problem-key-kind = La légende ne dit pas quelle sorte de chose est « { $sign } ».
problem-no-face = Face de plateau inconnue : « { $name } ».
problem-map-width = La ligne { $row } du plan est trop { $wide ->
    [yes] longue
   *[no] courte
 } de { $more } : { $count } caractères au lieu de { $wanted }. On y lit « { $line } ».
problem-map-height = Le plan a { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
 } au lieu de { $wanted }.
problem-map-sign = « { $sign } » est sur le plan, mais pas dans la légende.
problem-map-corner = « { $sign } » est sur un coin, où il faut un « + ».
problem-key-unused = « { $sign } » est dans la légende, mais pas sur le plan.
problem-door-on-rim = Cette porte mène hors du plateau.
problem-door-no-wall = Une porte se met dans un mur, et la face n’en a pas ici.
problem-wall-missing = La face a un mur ici, mais le plan a un espace. Dessine « { $sign } », ou une porte.
problem-wall-extra = La face n’a pas de mur ici, mais le plan a « { $sign } ».
problem-map-edge = « { $sign } » n’est pas un symbole de bord.
problem-no-item = Objet inconnu : « { $name } ».
problem-no-rule = Règle inconnue : « { $name } ».
problem-no-adventure = Aventure inconnue : « { $name } ».
problem-no-price = « { $name } » n’a pas de prix : impossible de le mettre en vente.
problem-two-kinds = Une même chose ne peut pas être { $one } et { $other } à la fois.
problem-no-figure = Figurine inconnue : « { $name } ».
problem-figure-kind = « { $name } » est { $kind ->
    [minion] un sbire : écris minion = "{ $name }"
    [antagonist] un antagoniste : écris antagonist = "{ $name }"
    [elemental] un élémentaire : écris elemental = "{ $name }"
   *[hero] un aventurier : seuls les joueurs en ont
 }.
problem-key-nowhere = Personne ne peut obtenir « { $name } », qui ouvre la serrure en { $door } : donne cet objet à quelqu’un, ou mets-le là où l’on peut le trouver.
problem-no-scenery = Il n’y a pas de décor « { $name } » à poser sur des cases.
problem-no-square = Il n’y a pas de case « { $name } » sur cette face.
problem-no-room = « { $name } » n’est dans aucune salle.
problem-no-edge = Bord inconnu : « { $name } ».
problem-no-door = Le plan n’a pas de porte en « { $name } ». Un bord porte le nom de la case au nord ou à l’ouest.
problem-figure-in-scenery = Une figurine ({ $figure }) se trouve dans un élément de décor ({ $scenery }).
problem-figure-on-figure = Une figurine ({ $figure }) se tient sur la même case qu’une autre.
problem-figure-on-start = Une figurine ({ $figure }) se tient sur une case de départ des aventuriers.
problem-start-in-scenery = Personne ne peut commencer à l’intérieur d’un élément de décor ({ $scenery }).
problem-starts-few = { $count ->
    [one] { $count } case de départ
   *[other] { $count } cases de départ
 } ; il en faut { $wanted }.
problem-two-alike = Deux choses s’appellent « { $name } » : renomme l’une des deux.
problem-scenery-size = Un décor de cette sorte ({ $scenery }) mesure { $long } cases sur { $broad }.
problem-scenery-split = Un mur traverse un décor ({ $scenery }).
problem-scenery-on-scenery = Deux décors occupent cette case ({ $scenery }).
problem-scenery-no-side = Ce décor ({ $scenery }) se met contre un mur : dis lequel avec wall = "n", "e", "s" ou "w".
problem-scenery-no-wall = Il n’y a pas de mur plein derrière ce décor ({ $scenery }).
problem-no-trap = Piège inconnu : « { $name } ».
problem-trap-place = Le piège « { $trap } » a { $count ->
    [one] { $count } emplacement
   *[other] { $count } emplacements
 } ; il lui en faut exactement un : une case, un bord ou ce qu’il garde.
problem-pit-disarmed = Une fosse ne se désamorce pas (« { $trap } »).
problem-magic-nothing = Le piège magique « { $trap } » ne fait rien : donne-lui des effets.
problem-rocks-apart = Les deux cases de « { $trap } » ne se touchent pas.
problem-trap-on-start = Le piège « { $trap } » se trouve sur une case de départ des aventuriers.
problem-trap-on-trap = Il y a un autre piège au même endroit que « { $trap } » : trouver l’un trahirait l’autre. Déplace l’un des deux.
problem-treasure-on-treasure = Il y a un autre trésor au même endroit que « { $treasure } » : n’en fais qu’un.
problem-figures-many = Il y a plus de { $most } figurines d’une même sorte ({ $sheet }). Leurs numéros diraient aux joueurs combien il y en a.
problem-effect-what = Il manque « what » à « { $verb } ».
problem-effect-unknown = L’effet mentionne « { $name } », qui n’existe pas.
problem-effect-nothing = Il manque « amount » ou « dice » à « { $verb } ».
problem-effect-fleeting = Il manque une durée à « { $verb } » : turn, round ou adventure.
problem-effect-nobody = « { $verb } » ne touche personne ici, car aucune figurine ne déclenche un drapeau ou une manche. Dis qui est touché, par exemple who = "heroes".
problem-card-undrawn = Personne ne pioche « { $name } » : aucune figurine du plan n’a « chaos ».
problem-no-group = Groupe inconnu : « { $name } ».
problem-when-unreadable = « { $name } » n’est pas une condition. Au choix : flag X, no flag X, group X gone, hero, minion, mindless.
problem-trigger-idle = Le déclencheur « { $name } » ne fait rien : donne-lui des effets.
problem-trigger-what = Le déclencheur attend « { $name } », qui n’existe pas.
problem-trigger-loop = Le déclencheur « { $name } » se relance sans fin.
problem-language-unknown = « { $name } » n’est pas une de nos langues ({ $known }).
problem-language-missing = Il n’y a pas de textes dans la langue « { $language } ».
problem-text-missing = Le texte « { $name } » manque dans la langue « { $language } ».
problem-text-dead = Le texte « { $name } » ne sert jamais.
problem-text-empty = Le texte « { $name } » est vide.
problem-text-long = Le texte « { $name } » a { $count } caractères ; le maximum est { $most }.
problem-text-placeholder = « { $name } » ne peut pas figurer ici ; on ne peut employer que : { $known }.
problem-text-markup = Le texte « { $name } » contient « { $sign } » : les textes sont sans balises ni liens.
problem-goal-unreachable = Personne ne peut atteindre le but « { $name } » : des murs, des serrures ou des conditions l’empêchent.
problem-goal-unset = Rien ne lève le drapeau « { $name } », qui est pourtant un but de l’aventure.
problem-no-way-out = Personne ne peut sortir, et rien d’autre ne fait réussir l’aventure.
problem-trigger-dead = Le déclencheur « { $name } » ne peut jamais s’activer.
problem-use-dead = Personne n’atteint jamais « { $name } » : son effet ne se produit jamais.
problem-effect-dead = « { $verb } » ne se produit jamais : « { $name } » n’est jamais vrai.
problem-cut-off = Personne ne peut atteindre « { $name } ».
problem-unused-reached = « { $name } » est marqué comme inutilisé sur le plan, mais les aventuriers peuvent y aller.
problem-one-way-door = Après cet effet, rien ne peut plus rouvrir « { $name } ».
problem-one-way-key = Cet effet enlève aux aventuriers « { $name } », dont une serrure a encore besoin.
problem-one-way-move = De « { $name } », aucun chemin ne mène à une sortie.
problem-rocks-cut = En tombant, les rochers de « { $name } » coupent l’accès à une partie du plan.
problem-flag-idle = Rien ne se sert du drapeau « { $name } ».
problem-threat-count = { $count ->
    [one] { $count } valeur de menace
   *[other] { $count } valeurs de menace
 } ; il en faut { $wanted }, une par taille de groupe.
problem-threat-falls = Pour un groupe de { $number }, la menace est plus faible que pour un groupe plus petit.
problem-threat-over = Pour un groupe de { $number }, la menace sur le plan est de { $drawn } ; l’aventure en annonce { $most }.
problem-threat-under = Pour un groupe de { $number }, la menace sur le plan n’est que de { $drawn } ; l’aventure en annonce { $most }.
problem-way-differs = Après « { $name } », le fichier de l’aventure annonce { $known ->
    [none] la fin
   *[other] { $known }
 }, mais la campagne annonce { $written ->
    [none] la fin
   *[other] { $written }
 }. Corrige l’un des deux.
problem-way-twice = La campagne indique deux fois ce qui suit « { $name } ».
problem-way-unreached = Aucun chemin ([[way]]) de la campagne ne mène à « { $name } ».
problem-way-endless = Cette campagne ne finit jamais : un de ses chemins doit mener à une aventure sans suite.
problem-own-id = « { $name } » ne peut pas être un id : il faut une minuscule, puis des minuscules, des chiffres ou des traits d’union, { $most } caractères au plus.
problem-own-taken = « { $name } » existe déjà dans Taberna : choisis un autre id.
problem-own-nameless = Il manque à « { $name } » un nom lisible : name.fr = "…".
problem-own-number = « { $field } » doit être un nombre de { $least } à { $most }.
problem-own-mind = « mind » doit être un nombre de 1 à { $most }, ou "none" pour une figurine sans esprit.
problem-own-moves = Il manque à « { $name } » soit « moves » (des cases), soit « dice » (des dés de mouvement).
problem-own-dice = « { $name } » est un sbire, et les sbires ne lancent pas de dés pour bouger : utilise « moves ».
problem-own-portrait = Dessin inconnu : « { $name } ». Dans « portrait », écris le nom de la figurine ou de l’objet de Taberna dont tu veux le dessin.
problem-own-idle = La carte « { $name } » ne fait rien : donne-lui des effets.
problem-own-verb = « { $verb } » a besoin du plan : seul un déclencheur peut le faire, pas un objet ni une carte.
problem-own-when = « { $name } » n’est pas une condition pour un objet ou une carte. Écris hero, minion ou mindless.

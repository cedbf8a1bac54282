### Around the dungeon: sharing out, the rounds of magic, the camp, the roads. Fetched while there is no board.

rounds-title = Les trois manches de magie
rounds-about = À chaque manche, choisis un élément ; les cartes piochées restent face cachée jusqu’à la dernière manche.
rounds-nth = { $round ->
    [1] Première
    [2] Deuxième
   *[other] Troisième
 }
rounds-for = { $count ->
    [one] une carte : { $heroes }
   *[other] { $count } cartes : { $heroes }
 }
rounds-nobody = personne ne pioche
rounds-left = { $count ->
    [one] il reste une carte
   *[other] il reste { $count } cartes
 }
rounds-had = déjà pioché à la manche { $round }
rounds-take = { $count ->
    [one] Piocher une carte : { element }
   *[other] Piocher { $count } cartes : { element }
 }
rounds-different = Un élément différent à chaque manche.
rounds-choose = Touche une pioche ci-dessus, puis prends ses cartes ici.
rounds-soon = { $name } choisit : manche { $round } sur 3, puis l’aventure commence.
rounds-watch = sans magie, monte la garde
rounds-now = choisit maintenant
rounds-down = { $count ->
    [0] pas encore de carte
    [one] une carte, face cachée
   *[other] { $count } cartes, face cachée
 }
share-title = Qui joue qui ?
share-about = Prends un aventurier, ou plusieurs ; premier arrivé, premier servi.
share-fallen = a péri
share-none = encore sans aventurier
camp-is-ready = tout est prêt
camp-not-ready = pas encore
camp-back = De retour à la taverne
camp-hint = Les blessures guérissent, les sorts dorment. Comptez l’or, achetez, troquez, puis choisissez la route.
camp-map = La carte
camp-to = Au camp
camp-as = Faire le sac { $name-of }
camp-gold = { $gold } pièces d’or
camp-carries = Ce qu’emporte { $hero-the }
camp-place = { $place ->
    [head] Tête
    [hands] Mains
    [body] Corps
   *[pack] Sac
 }
camp-of = { $count } sur { $places }
camp-bare = rien
camp-store = En dépôt
camp-store-note = ce que personne ne porte
camp-purse = Donner de l’or
camp-shelf = L’étagère du patron
camp-shelf-half = rachète à moitié prix
camp-shelf-empty = Le patron hausse les épaules : rien à vendre.
camp-choose = Touche un objet et dis quoi en faire, ou fais-le glisser à sa place.
camp-buy = Acheter pour { $hero-the }
camp-give = Donner { $hero-to }
camp-does = { $does ->
    [carry] Emporter
    [store] Laisser en dépôt
   *[sell] Vendre à moitié prix
 }
camp-object = S’y opposer : { $reason ->
    [too-much] trop à porter
    [too-good] trop beau pour être vrai
   *[out-of-place] pas à sa place ici
 }
camp-propose = Proposer un marché
camp-nothing = rien
camp-upstairs = En réserve
camp-upstairs-note = en attente, là-haut
camp-swap = { $reserve } part à la place { $hero-of }
camp-lost = Pertes
camp-lost-line = On n’a jamais revu { $hero-the }.
camp-count = Les comptes
camp-purses = Total des bourses
camp-ready = Pour moi, tout est prêt
camp-unready = Attends, pas encore
camp-unready-note = Pour toi, tout est prêt. Tant qu’il manque quelqu’un, tu peux changer d’avis.
camp-then = ensuite : { $titles }
camp-or = {" ou "}
roads-tavern = Taberna
roads-next = Où aller ?
roads-choose = Choisis l’une des routes.
roads-take = Prendre la route
roads-straight = Tout droit vers { $title }, sans camp.
roads-kind = { $kind ->
    [walked] parcourue
    [free] au choix
   *[forced] tout droit, sans camp
 }
roads-party = Le groupe à ce jour
roads-fact = { $what ->
    [gold] or
    [done] aventures réussies
   *[fallen] pertes
 }
roads-return = Revenir plus tard
roads-return-note = Ta chaise est gardée dans ce navigateur, et la table attend le retour de tous.

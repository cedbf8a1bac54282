### La page de TseuQuest : ce que seule la page dit. Un bloc par partie.

## Le plateau et la barre

quest-terms = { $clock ->
    [off] sans pendule
   *[other] { $clock }
 }
quest-abandon-means = L’aventure s’arrête sans succès dès que tous les aventuriers le veulent.
quest-map = Le donjon
quest-nearer = Zoom avant
quest-farther = Zoom arrière
quest-fit = Voir tout le plan connu
quest-to-actor = Vers la figurine active
quest-cell-room = salle
quest-cell-corridor = couloir
quest-cell-exit = sortie
quest-points = { $points ->
    [one] il reste un point d’action
   *[other] il reste { $points } points d’action
 }
quest-kind = { $kind ->
    [move] Bouger
    [search] Fouiller
    [attack] Attaquer
    [shoot] Tirer
    [magic] Magie
   *[special] Spécial
 }
moment-has = { $figure-The } a maintenant cet objet.
moment-on = Un clic ou Échap pour revenir au plan.
quest-sure-leave = { $figure-The } rentre pour de bon. Appuie encore une fois pour sortir.
quest-end-ask = Terminer le tour { $figure-of } ?
quest-end-left = { $points ->
    [one] Il reste un point d’action. Encore possible : { $ways }.
   *[other] Il reste { $points } points d’action. Encore possible : { $ways }.
 }
quest-ask-motion = { $squares ->
    [0] { $figure } : plus aucune case.
    [one] { $figure } : encore une case.
   *[other] { $figure } : encore { $squares } cases.
 }
quest-ask-throw = { $die ->
    [mov] { $count ->
        [one] Lance un dé de mouvement pour { $figure-the } et indique ce qu’il montre.
       *[other] Lance { $count } dés de mouvement pour { $figure-the } et indique ce qu’ils montrent.
     }
   *[com] { $count ->
        [one] Lance un dé de combat pour { $figure-the } et indique ce qu’il montre.
       *[other] Lance { $count } dés de combat pour { $figure-the } et indique ce qu’ils montrent.
     }
 }
quest-ask-trading = Qu’échangent { $figure-the } et { $partner-the } ?
quest-cost = { $cost } sur { $points }
quest-path = { $cost ->
    [one] Coût du chemin : une case sur { $points }.
   *[other] Coût du chemin : { $cost } cases sur { $points }.
 }
quest-path-open = { $cost ->
    [one] Coût du chemin : une case sur { $points }, porte comprise. Tout le monde verra ce qu’il y a derrière.
   *[other] Coût du chemin : { $cost } cases sur { $points }, porte comprise. Tout le monde verra ce qu’il y a derrière.
 }
quest-path-later = { $cost ->
    [one] Pas ce tour-ci : il faut une case, et tes dés en donnent { $points } au plus.
   *[other] Pas ce tour-ci : il faut { $cost } cases, et tes dés en donnent { $points } au plus.
 }
quest-path-traps = Pièges connus en chemin : { $traps }.
quest-path-sees = En vue depuis cette case : { $figures }.
quest-aim = { $dice ->
    [0] { $figure }
    [one] { $figure } (un dé d’abri)
   *[other] { $figure } ({ $dice } dés d’abri)
 }
quest-blow = Attaque : { $attack }. Défense : { $defence }.
quest-dice = { $count ->
    [0] aucun dé
    [one] un dé
   *[other] { $count } dés
 }
quest-choose-square = Choisis sur le plan une des cases marquées.
quest-choose-listed = Liste des cases ({ $count })
quest-move-first = Pour y aller, appuie d’abord sur « { $move } ».
quest-in-sight = En vue
quest-walk = Marcher
quest-walk-open = Marcher et ouvrir
quest-open-door = Ouvrir la porte en { $edge }
quest-field-rolled = Voilà mon jet
quest-field-faces = Dés
quest-field-pay = Ajouter à l’échange
quest-field-gold = Or
quest-field-purse = Donner de l’or
quest-field-hero = Aventurier
quest-field-to = Destinataire
quest-field-item = Objet
quest-field-price = Fixer le prix
quest-field-propose = Proposer
quest-field-gives = Donne
quest-field-takes = Reçoit
quest-field-figure = Figurine
quest-field-value = Valeur
quest-field-amount = Combien
quest-field-result = Résultat
quest-field-kind = Type
quest-field-square = Case
quest-field-rule-value = Fixer la valeur
quest-field-rule-give = Donner
quest-field-rule-end = Mettre fin à l’aventure
quest-field-rule-place = Placer
quest-field-rule-move = Déplacer
quest-value-life = vie
quest-value-mind = esprit
quest-value-gold = or
quest-value-success = succès
quest-value-failure = échec

## The gathering

gather-quest-title = Qui descend ce soir ?
gather-quest-laid = Une courte partie t’attend, avec une coéquipière. Commence, ou change ce que tu veux.
gather-quest-evenings = Aventures
gather-quest-campaign = une campagne
gather-quest-heroes = Les aventuriers
gather-quest-click = clique pour prendre ou laisser un aventurier
gather-quest-table = À la table
gather-quest-count = { $count ->
    [one] un aventurier (idéal : 2 à 4)
   *[other] { $count } aventuriers (idéal : 2 à 4)
 }
gather-quest-who = { $who ->
    [me] Toi
    [here] Quelqu’un ici
    [link] Par lien
   *[bot] Compagnon
 }
gather-quest-dice = { $what ->
    [attack] Attaque
    [defence] Défense
   *[move] Mouvement
 }
gather-quest-life = Vie : { $points }
gather-quest-mind = Esprit : { $points }
gather-quest-order = { $hero }, place { $place } : pour en changer, utilise les flèches du clavier
gather-quest-played = Qui joue { $hero-the } ?
gather-quest-leave = { $hero-The } reste en haut
gather-quest-keeping = Qui dirige le donjon
gather-quest-keeps = { $keeper ->
    [house] La maison
    [link] Une autre personne
   *[me] Toi
 }
gather-quest-keeps-about = { $keeper ->
    [link] Tu reçois un lien pour la personne qui jouera le Sorcier. Personne d’autre ne voit sa page ni ses choix.
   *[me] Tu vois tout le plan. Les autres voient ce qu’ils trouvent.
 }
gather-quest-levels = { $role ->
    [companions] Comment jouent les compagnons
   *[keeper] Comment joue le Sorcier
 }
gather-quest-keeper = { $level ->
    [lenient] Indulgent
    [simple] Simple
    [fair] Loyal
   *[cunning] Rusé
 }
gather-quest-keeper-about = { $level ->
    [lenient] Il préfère ne tuer personne et laisse les blessés tranquilles.
    [simple] Chacune de ses figurines suit son instinct, sans aucun plan.
    [fair] Il joue pour gagner : il frappe depuis la meilleure case et s’en prend aux blessés.
   *[cunning] Il joue pour gagner et prévoit d’avance ce que feront toutes ses figurines.
 }
gather-quest-companions = { $level ->
    [simple] Simples
   *[other] Aguerris
 }
gather-quest-companions-about = { $level ->
    [simple] Ils se battent contre tout ce qui est proche et ne t’attendent pas.
   *[other] Ils restent ensemble, soignent et essaient ce que personne n’a essayé.
 }
gather-quest-go = Descendre l’escalier
gather-quest-secret = Le Sorcier choisit, et n’en dit rien
gather-quest-bring = Une aventure à toi
gather-quest-bring-about = Un fichier .toml de cet appareil. Personne d’autre ne le voit avant que l’aventure soit jouée.
gather-quest-bring-not = Le retirer
gather-quest-bring-large = Le fichier dépasse { $most } ko.
gather-quest-file = Une aventure apportée par quelqu’un, et tenue secrète
gather-quest-lacks-heroes = Personne ne descend encore : choisis un aventurier.
gather-quest-lacks-you = Tu n’es pas encore de la partie : joue un aventurier, ou dirige le donjon.
invited-hero = Tu joues { $heroes }.
invited-keeper = Tu diriges le donjon.
invited-watch = On t’invite à regarder.
invited-choose = Tu choisiras ton aventurier à la table.

## Derrière l’écran

screen-only-you = Derrière l’écran : personne d’autre que toi ne voit ceci.
screen-all-here = Derrière l’écran : toute personne qui regarde cette page voit le plan.
screen-standing = Répondre aussitôt aux recherches de pièges
screen-standing-about = Décide dès maintenant ce que trouvent les recherches de pièges : le piège caché le plus proche, ou rien. Chacune reçoit alors sa réponse aussitôt, pour qu’aucune hésitation de ta part ne trahisse rien.
curtain = Le plan est derrière ce rideau. Les aventuriers regardent ailleurs.
curtain-raise = Lever le rideau
screen-reading = À lire à voix haute
screen-passage = { $name ->
    [introduction] Comment cela commence
    [goal] Ce qu’il faut faire
   *[advice] Un conseil
 }
screen-heard = la table l’a entendu
screen-unheard = personne ne l’a encore entendu ; on le lira le moment venu
screen-read = tu l’as lu
screen-read-aloud = Lire à la table
screen-read-sure = Le lire quand même
screen-next = Autre passage
screen-notes = Ce qui attend les aventuriers
screen-when = { $on ->
    [round] Manche { $what }
    [opened] Une porte s’ouvre : { $what }
    [enter] On marche sur : { $what }
    [flag] L’histoire en arrive là : { $what }
    [slain] Quelqu’un tombe : { $what }
    [used] On utilise : { $what }
    [seen] On voit : { $what }
    [left] Quelqu’un sort : { $what }
    [searched] On fouille : { $what }
    [found] On prend : { $what }
   *[noise] Bruit : { $what }
 }
screen-any = n’importe où
screen-state = { $state ->
    [done] fait
    [hidden] caché
    [seen] connu
    [gone] disparu
   *[waits] attend
 }
screen-in-rounds = { $rounds ->
    [one] dans une manche
   *[other] dans { $rounds } manches
 }
screen-found = Ce qui a été trouvé
screen-found-what = { $what ->
    [goal] Objectifs
    [hoard] Trésors
    [trap] Pièges
    [door] Passages secrets
   *[room] Salles vues
 }
screen-of = { $count } sur { $of }
screen-sign = { $sign ->
    [unseen] pas encore vu
    [trap] caché
    [figure] figurine en attente
    [armed] note en attente
   *[done] note réglée
 }
screen-figures = Tes figurines
screen-numbers = { $moves ->
    [0] { $dice ->
        [one] un dé de mouvement
       *[other] { $dice } dés de mouvement
     }
   *[other] mouvement { $moves }
 }, { $shot ->
    [0] attaque { $attack }
   *[other] attaque { $attack }, tir { $shot }
 }
screen-acted = a agi
screen-end = Terminer ton tour
screen-end-sure = { $count ->
    [one] Une figurine n’a pas agi. Terminer quand même ?
   *[other] { $count } figurines n’ont pas agi. Terminer quand même ?
 }

## Une aventure encore une fois

replay-party = Ce que le groupe a vu
replay-screen = Derrière l’écran
replay-round = { $round ->
    [0] Avant de descendre
   *[other] Manche { $round }
 }
replay-spoils = L’histoire peut continuer, et derrière l’écran reste tout ce qui n’a pas été découvert. Si le groupe veut le voir dès maintenant, tout sera montré.
replay-standing = Qui se trouve où

## Around the dungeon: sharing out, the rounds of magic, the camp, the roads

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
rounds-choose = Choisis l’une des quatre pioches.
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
share-chair = choisit son aventurier à la table
share-none = encore sans aventurier
camp-is-ready = tout est prêt
camp-not-ready = pas encore
gather-quest-stroll = Tant qu’aucun adversaire n’est en vue, avancer de douze cases sans lancer les dés
gather-quest-share = Chacun choisit son aventurier à la table
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
camp-keeper = Fixe les prix, propose des marchés, oppose-toi une fois ; et dis-le quand tout est prêt.
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
do-declare = Le déclarer quand même
do-declare-note = l’erreur compte aussi : une action impossible coûte quand même son point
camp-then = ensuite : { $titles }
camp-or = {" ou "}
roads-title = La campagne
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

## Ce que font les autres, et à quelle allure on le raconte

pace = Rythme du récit
pace-slower = Plus lentement
pace-faster = Plus vite
pace-hold = Pause
pace-go-on = Continuer
pace-to-my-turn = Jusqu’à mon tour
pace-skip = Jusqu’au bout
missed = Pendant ton absence
missed-more = { $count ->
    [one] Il reste une chose à lire sous « Ce qui s’est passé ».
   *[other] Il reste { $count } choses à lire sous « Ce qui s’est passé ».
 }
missed-read = J’ai lu


## What is touched on the board
touched-walk = on peut y passer
touched-jump = barre le passage, mais on peut sauter par-dessus
touched-blocks = barre le passage
touched-hides = cache ce qui est derrière
touched-cover = { $dice ->
    [one] un dé d’abri contre les tirs
   *[other] { $dice } dés d’abri contre les tirs
 }
touched-hoard = Voilà qui mérite qu’on se baisse. Mets-toi à côté et choisis « Utiliser ».
touched-sheet = Fiche
card-no-target = Aucune cible à portée.

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
quest-task = La mission
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
quest-no-stop = { $figure-The } est ici : tu ne peux pas t’arrêter sur une case occupée. Continue, ou reviens.
quest-pushes = { $pushes ->
    [one] Une fois en chemin, l’autre camp peut bousculer un des tiens à côté de qui tu passes.
   *[other] En { $pushes } endroits du chemin, l’autre camp peut bousculer un des tiens à côté de qui tu passes.
 }
quest-path-broken = Le chemin s’est interrompu ici.
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
gather-quest-laid = Une courte partie t’attend, avec un bot à tes côtés. Commence, ou change ce que tu veux.
gather-quest-evenings = Aventures
gather-quest-more = { $way ->
    [back] Aventures précédentes
   *[on] D’autres aventures
 }
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
   *[bot] Un bot
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
    [house] Un bot
    [link] Une autre personne
   *[me] Toi
 }
gather-quest-keeps-about = { $keeper ->
    [link] Tu reçois un lien pour la personne qui jouera le Sorcier. Personne d’autre ne voit sa page ni ses choix.
   *[me] Tu vois tout le plan. Les autres voient ce qu’ils trouvent.
 }
gather-quest-levels = { $role ->
    [companions] Comment jouent les bots à tes côtés
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

curtain = Le plan est derrière ce rideau. Les aventuriers regardent ailleurs.
curtain-raise = Lever le rideau
screen-passage = { $name ->
    [introduction] Comment cela commence
    [goal] Ce qu’il faut faire
   *[advice] Un conseil
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

share-chair = choisit son aventurier à la table
gather-quest-stroll = Tant qu’aucun adversaire n’est en vue, avancer de douze cases sans lancer les dés
gather-quest-share = Chacun choisit son aventurier à la table
camp-keeper = Fixe les prix, propose des marchés, oppose-toi une fois ; et dis-le quand tout est prêt.
do-declare = Le déclarer quand même
do-declare-note = l’erreur compte aussi : une action impossible coûte quand même son point
roads-title = La campagne

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
card-at-work = Déjà en jeu sur { $figure-the } : tu pourras la relancer quand ce sera fini.

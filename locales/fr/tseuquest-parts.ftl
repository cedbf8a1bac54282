### TseuQuest sur la page : dés, le combat de près, fiches, cartes, l’ordre des tours, la fin.

## Un combat

bout-melee = { $figure-The } attaque { $other-the }
bout-shot = { $figure-The } tire sur { $other-the }
bout-trap = { $trap } contre { $other-the }
bout-nth = attaque { $n } de ce tour
bout-attack = Attaque
bout-fumble = Maladresse
bout-defence = Défense
bout-outcome = Résultat
bout-on = Continuer
bout-dice = { $count ->
    [0] aucun dé
    [one] un dé
   *[other] { $count } dés
 }
bout-declined = ne se défend pas
bout-empty = n’a rien pour se défendre
bout-waits = dés pas encore lancés
bout-wounds = { $count ->
    [0] Aucune blessure
    [one] blessure
   *[other] blessures
 }
bout-slain = tombe
bout-life = { $figure } : { $count ->
    [one] il reste un point de vie
   *[other] il reste { $count } points de vie
 }
bout-loud = Le combat s’est entendu.
bout-rolled = le dé indique { $face }
bout-picked = { $seat } a choisi cette ligne
face-skull = crâne
face-kite = écu
face-oval = bouclier ovale
face-bolt = éclair
face-fumble = point d’interrogation
face-fallen = tombé de la table
verdict-hit = touché
verdict-direct = coup direct
verdict-blocked = paré
verdict-annulled = annulé
verdict-fumble = maladresse
verdict-blocks = { $count ->
    [one] pare un coup
   *[other] pare { $count } coups
 }
verdict-spare = de trop
verdict-idle = sans effet
verdict-fallen = perdu
why-hit = passe la garde
why-direct = aucun bouclier ne l’arrête
why-blocked = paré par : { $face }
why-annulled = annulé par la maladresse
why-fumble = voir la table
why-blocks = { $face ->
    [bolt] en défense, un éclair arrête deux crânes
   *[other] arrête un crâne
 }
why-spare = plus rien à parer
why-idle-attack = seuls les crânes et les éclairs touchent
why-idle-defence = { $face ->
    [skull] les crânes ne défendent pas
   *[other] ce bouclier ne sert pas à ce camp
 }
why-fallen = tombé de la table

## L’ordre des tours, les fiches

order-title = Ordre des tours
order-round = Manche { $round }
order-sorcerer = Le Sorcier
order-now = agit
order-next = joue ensuite
order-later = attend
order-done = tour joué
order-fallen = n’est plus
order-out = hors de danger
order-acts = doit agir
order-life = vie { $life } sur { $full }
order-others = { $count ->
    [0] personne en vue
    [one] une figurine en jeu
   *[other] { $count } figurines en jeu
 }
sheet-of = Fiche : { $figure }
sheet-life = Vie
sheet-mind = Esprit
sheet-mind-is = esprit { $mind } sur { $full }
sheet-move = Mouvement
sheet-attack = Attaque
sheet-shot = Tir
sheet-defence = Défense
sheet-armour = Contre les tirs
sheet-squares = { $count ->
    [one] une case
   *[other] { $count } cases
 }
sheet-worn = Équipement porté
sheet-pack = Sac
sheet-gold = { $gold } pièces d’or
sheet-shut = Fermer
hand-title = Cartes de sort

## La fin

ending-gold = pièces d’or
ending-rounds = { $count ->
    [one] manche
   *[other] manches
 }
ending-felled = abattus
ending-fallen = pertes
ending-deeds = Hauts faits
ending-counts = abattus · blessures · or
ending-tally = abattus : { $felled }, blessures : { $wounds }, or : { $gold }
ending-dice = Les dés
ending-owed = en pointillé : ce qu’on pouvait attendre des dés
ending-combat = { $count ->
    [one] Un dé de combat.
   *[other] { $count } dés de combat.
 }
ending-barrel = { $count ->
    [one] Un dé de mouvement.
   *[other] { $count } dés de mouvement.
 }
ending-wounds = Blessures : { $given } infligées, { $taken } reçues (en pointillé).
ending-back = Retour au plan
deed-felled = { $count ->
    [one] A abattu un adversaire, et se souvient duquel.
   *[other] A abattu { $count } adversaires, en comptant tout haut.
 }
deed-blow = Un coup, { $count } blessures. On en parlera longtemps.
deed-traps = { $count ->
    [one] A désamorcé un piège que personne d’autre n’avait vu.
   *[other] A désamorcé { $count } pièges, et gardé les ressorts.
 }
deed-spells = { $count } sorts lancés, et les sourcils intacts.
deed-finds = A trouvé { $count } choses qui ne manquaient à personne.
deed-doors = A ouvert { $count } portes, sans en refermer une seule.
deed-fumbles = { $count } points d’interrogation, et un sourire pour chacun.
deed-squares = { $count ->
    [one] Une case à pied. C’était la bonne.
   *[other] { $count } cases à pied, la plupart en avant.
 }
deed-nothing = Était là, ce que tout le monde ne peut pas dire.
deed-fell = Et puis le noir.

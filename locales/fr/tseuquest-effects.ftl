## Ce que font les cartes, les objets et les trésors de TseuQuest, composé d’après leurs effets :
## qui ou quoi l’on vise, qui est touché, ce qui se passe et pour combien de temps.

effect-aim = { $target ->
    [self] toi
    [friend] toi ou un ami { effect-reach }
    [beside] toi ou un ami à côté de toi
    [foe] un adversaire { effect-reach }
    [figure] n’importe quelle figurine { effect-reach }
   *[square] une case { effect-reach }
 }
effect-reach = { $sight ->
    [no] en vue ou non
   *[yes] en vue
 }{ $range ->
    [0] { "" }
    [one] , à une case au plus
   *[other] , à { $range } cases au plus
 }
effect-aim-short = { $target ->
    [self] { "" }
    [friend] ami { effect-reach-short }
    [beside] ami à côté
    [foe] adversaire { effect-reach-short }
    [figure] n’importe qui { effect-reach-short }
   *[square] case { effect-reach-short }
 }
effect-reach-short = { $range ->
    [0] { "" }
   *[other] ≤{ $range }
 }
effect-whom-self = toi
effect-whom-target = la cible
effect-whom-heroes = tous les aventuriers
effect-whom-adversaries = toutes les figurines du Sorcier en vue
effect-whom-adjacent = toutes les figurines à côté de toi, amies comprises
effect-whom-near-here = { $radius ->
    [0] toi
    [one] toi et tous ceux qui sont à une case, tes amis compris
   *[other] toi et tous ceux qui sont à { $radius } cases ou moins, tes amis compris
 }
effect-whom-near-there = { $radius ->
    [0] toute figurine sur la case visée
    [one] toutes les figurines à une case au plus de la cible, toi et tes amis compris
   *[other] toutes les figurines à { $radius } cases au plus de la cible, toi et tes amis compris
 }
effect-whom-friends-here = { $radius ->
    [0] toi et tous tes amis en vue
    [one] toi et tes amis à une case
   *[other] toi et tes amis à { $radius } cases ou moins
 }
effect-whom-friends-there = { $radius ->
    [0] tous tes amis en vue
    [one] tes amis à une case au plus de la cible
   *[other] tes amis à { $radius } cases au plus de la cible
 }
effect-whom-foes-here = { $radius ->
    [0] tous les adversaires en vue
    [one] les adversaires à une case de toi
   *[other] les adversaires à { $radius } cases de toi au plus
 }
effect-whom-foes-there = { $radius ->
    [0] tous les adversaires en vue
    [one] les adversaires à une case au plus de la cible
   *[other] les adversaires à { $radius } cases au plus de la cible
 }
effect-whom-group = les figurines concernées
effect-whom-short = { $whom ->
    [self] toi
    [target] cible
    [heroes] aventuriers
    [adversaries] figurines du Sorcier
    [adjacent] tous à côté
    [near] { $radius ->
        [0] sur la case visée
        [one] tous à une case
       *[other] tous à { $radius } cases ou moins
     }
    [friends] { $radius ->
        [0] tous les amis
        [one] amis à une case
       *[other] amis à { $radius } cases ou moins
     }
    [foes] { $radius ->
        [0] tous les adversaires
        [one] adversaires à une case
       *[other] adversaires à { $radius } cases ou moins
     }
   *[group] concernés
 }
effect-only = { $sort ->
    [hero] aventuriers seulement
    [minion] sbires seulement
    [mindless] figurines sans esprit seulement
   *[other] seulement à partir d’un certain moment de l’aventure
 }
effect-clause = { $whom } : { $deeds }
effect-and = { $one } ; { $other }
effect-lasting = { $lasts ->
    [turn] { $owner ->
        [self] { $deeds }, jusqu’à la fin de ton tour
        [one] { $deeds }, jusqu’à la fin de son tour
       *[many] { $deeds }, pour chacun jusqu’à la fin de son tour
     }
    [round] { $deeds }, jusqu’à la fin de la manche
    [card] { $deeds }, tant que la carte reste en jeu
   *[adventure] { $deeds }, pour le reste de l’aventure
 }

## Ce qui se passe : des mots pour chaque verbe des effets

effect-deed-damage = { $dice ->
    [0] { $amount ->
        [one] −{ $amount } point de vie
       *[other] −{ $amount } points de vie
     }
    [one] un dé de combat, sans défense (☠ ou ↯ : −1 point de vie)
   *[other] { $dice } dés de combat, sans défense (chaque ☠ ou ↯ : −1 point de vie)
 }
effect-deed-heal = { $amount ->
    [one] +{ $amount } point de vie
   *[other] jusqu’à +{ $amount } points de vie
 }
effect-deed-drain = { $amount ->
    [one] −{ $amount } point d’esprit
   *[other] −{ $amount } points d’esprit
 }
effect-deed-restore = { $amount ->
    [one] +{ $amount } point d’esprit
   *[other] jusqu’à +{ $amount } points d’esprit
 }
effect-deed-move = { $what ->
    [none] déplacement immédiat sur cette case, si elle est libre
   *[other] déplacement immédiat en { $what }, si la case est libre
 }
effect-deed-halt = fin du mouvement
effect-deed-swap = change de place avec toi
effect-deed-push = { $what ->
    [away] poussée d’une case, loin de toi, s’il y a de la place
    [toward] une case vers toi, s’il y a de la place
    [n] une case vers le nord, s’il y a de la place
    [e] une case vers l’est, s’il y a de la place
    [s] une case vers le sud, s’il y a de la place
   *[w] une case vers l’ouest, s’il y a de la place
 }
effect-deed-free = hors de la fosse ou des rochers, sur une case voisine
effect-deed-prone = mise à terre
effect-deed-bar = { $what ->
    [move] pas de mouvement
    [attack] pas d’attaque
    [shoot] pas de tir
    [magic] pas de sort
    [search] pas de fouille
   *[special] pas d’action spéciale
 }
effect-deed-dice = { $what ->
    [attack] { $amount ->
        [one] { $change } dé d’attaque
       *[other] { $change } dés d’attaque
     }
    [defence] { $amount ->
        [one] { $change } dé de défense
       *[other] { $change } dés de défense
     }
    [shot] { $amount ->
        [one] { $change } dé de tir
       *[other] { $change } dés de tir
     }
    [armour] { $amount ->
        [one] { $change } dé contre les tirs
       *[other] { $change } dés contre les tirs
     }
   *[move] { $amount ->
        [one] { $change } dé de mouvement (une case, si l’on ne lance pas de dés)
       *[other] { $change } dés de mouvement (des cases, si l’on ne lance pas de dés)
     }
 }
effect-deed-reroll = une attaque peut être relancée
effect-deed-points = { $amount ->
    [one] { $change } point d’action au prochain tour
   *[other] { $change } points d’action au prochain tour
 }
effect-deed-summon = à côté de toi apparaît : { $figure } (vie { $life }, attaque { $attack }, défense { $defence }, mouvement { $moves })
effect-deed-ambush = juste à côté apparaît : { $figure } (vie { $life }, attaque { $attack }, défense { $defence }, mouvement { $moves })
effect-deed-reveal = { $radius ->
    [0] les pièges, trésors et passages cachés de la salle sont révélés
    [one] les pièges, trésors et passages cachés de la salle sont révélés ou, dans un couloir, ceux qui sont à une case
   *[other] les pièges, trésors et passages cachés de la salle sont révélés ou, dans un couloir, ceux qui sont à { $radius } cases ou moins
 }
effect-deed-spoil = { $radius ->
    [0] le piège visible sur la case visée est désamorcé, s’il peut l’être
    [one] les pièges visibles à une case au plus de la cible sont désamorcés, s’ils peuvent l’être
   *[other] les pièges visibles à { $radius } cases au plus de la cible sont désamorcés, s’ils peuvent l’être
 }
effect-deed-mend = les armes enrayées marchent de nouveau
effect-deed-dispel = les cartes en jeu sur la figurine prennent fin (un élémentaire disparaît)
effect-deed-wake = les dormeurs se réveillent
effect-deed-open = { $what ->
    [none] les portes fermées qui bordent la case s’ouvrent, sauf si elles sont verrouillées
   *[other] { $what } s’ouvre
 }
effect-deed-close = { $what } se ferme
effect-deed-give = un objet de plus ({ $item })
effect-deed-take = un objet de moins ({ $item })
effect-deed-gold = { $change } pièces d’or
effect-deed-steal = jusqu’à { $amount } pièces d’or volées
effect-deed-drop = tout l’or de la figurine reste là, dans un sac
effect-deed-draw = { $amount ->
    [one] { $amount } nouvelle carte de la pioche { element }
   *[other] { $amount } nouvelles cartes de la pioche { element }
 }
effect-deed-place = quelque chose apparaît sur le plateau
effect-deed-noise = un bruit que tous entendent
effect-deed-flag = l’histoire prend une autre direction
effect-deed-say = il y a quelque chose à lire
effect-deed-end = { $what ->
    [success] l’aventure finit bien
   *[failure] l’aventure finit mal
 }

## Combien de temps une carte reste en jeu, combien de fois une chose sert

effect-stays = La carte reste en jeu jusqu’à ce qu’on la dissipe, ou que son lanceur ou sa cible tombe ; d’ici là, on ne peut pas la relancer.
effect-elemental = Dès ton prochain tour, dépense deux points d’action par tour pour agir à travers ton élémentaire. Si tu ne le fais pas, si tu le perds de vue, si on t’attaque, si d’autres te déplacent ou si un adversaire est à côté de toi, l’élémentaire passe au Sorcier et disparaît à la fin du tour de celui-ci. La carte reste en jeu tant qu’il est là.
effect-elemental-chaos = Cet élémentaire agit pendant le tour du Sorcier où il est invoqué et disparaît à la fin de ce tour ; jusque-là, la carte reste en jeu.
effect-use = { $free ->
    [yes] { $once ->
        [yes] ne coûte pas d’action ; ne sert qu’une fois
       *[no] ne coûte pas d’action ; sert autant qu’on veut
     }
   *[no] { $once ->
        [yes] coûte un point d’action ; ne sert qu’une fois
       *[no] coûte un point d’action ; ne s’use pas
     }
 }
effect-no-use = ne fait rien par lui-même
item-rusty-key-does = ouvre la porte dont elle est la clé, tant qu’on l’a sur soi ; ne s’use pas

## Ce que donnent les armes, les protections et les outils

effect-worn = { $place ->
    [hand] dans une main
    [two-hands] à deux mains
    [body] sur le corps
    [head] sur la tête
   *[pack] dans le sac
 }
effect-arm-attack = { $count ->
    [one] +1 dé d’attaque
   *[other] +{ $count } dés d’attaque
 }
effect-arm-shot = { $range ->
    [0] { $count ->
        [one] tirs à un dé sur les adversaires en vue
       *[other] tirs à { $count } dés sur les adversaires en vue
     }
    [one] { $count ->
        [one] tirs à un dé, à une case au plus
       *[other] tirs à { $count } dés, à une case au plus
     }
   *[other] { $count ->
        [one] tirs à un dé, à { $range } cases au plus
       *[other] tirs à { $count } dés, à { $range } cases au plus
     }
 }
effect-arm-defence = { $count ->
    [one] +1 dé de défense
   *[other] +{ $count } dés de défense
 }
effect-arm-armour = { $count ->
    [one] +1 dé contre les tirs
   *[other] +{ $count } dés contre les tirs
 }
effect-arm-disarm = +{ $count } au dé qui désamorce un piège
effect-arm-search = { $count ->
    [one] +1 case de portée pour fouiller
   *[other] +{ $count } cases de portée pour fouiller
 }
effect-strikes = la victime : { $deeds }
effect-arm-loud = chaque tir fait du bruit

## Trésors

effect-treasure-gold = { $count ->
    [one] de l’or, compté à la fin : un dé de mouvement, dix pièces d’or par point
   *[other] de l’or, compté à la fin : { $count } dés de mouvement, dix pièces d’or par point
 }
effect-nothing-in-it = rien du tout

## À consulter : about NOM

about-card = { $cost ->
    [0] { element }, un point d’action, aucun point d’esprit
    [one] { element }, un point d’action et un point d’esprit
   *[other] { element }, un point d’action et { $cost } points d’esprit
 }
about-treasure = trésor
about-plain = { $kind ->
    [scenery] décor
    [trap] piège
   *[face] face du plateau
}
about-unknown = Rien dans le jeu ne s’appelle « { $name } ».
about-none = Tu n’as ni carte ni objet à consulter. Essaie un nom : { word-about } élixir bleu
about-figure = { $kind ->
   *[hero] du côté des aventuriers
    [minion] sbire
    [antagonist] antagoniste
    [elemental] élémentaire
 }
about-sheet = vie { $life }, esprit { $mind }, attaque { $attack }, défense { $defence }, tir { $shot }, mouvement { $moves }
about-gear = commence avec : { $items }
about-not-now = Pas maintenant : { $reason }
about-nobody = Aucun adversaire n’est en vue.

## Ce qui en est venu

effect-told = { $figure } : { $deeds }
effect-in-vain = Cela n’a servi à rien.

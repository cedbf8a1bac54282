### Behind the Sorcerer’s screen: fetched by whoever runs the dungeon.

screen-only-you = Derrière l’écran : personne d’autre que toi ne voit ceci.
screen-all-here = Derrière l’écran : toute personne qui regarde cette page voit le plan.
screen-standing = Répondre aussitôt aux recherches de pièges
screen-standing-about = Décide dès maintenant ce que trouvent les recherches de pièges : le piège caché le plus proche, ou rien. Chacune reçoit alors sa réponse aussitôt, pour qu’aucune hésitation de ta part ne trahisse rien.
screen-reading = À lire à voix haute
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

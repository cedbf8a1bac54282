## Offers

offer-take-back-pending = Tu as demandé à reprendre ton coup : l’autre camp décide.
offer-pause-pending = Tu as demandé une pause : les pendules s’arrêtent quand tout le monde est d’accord.
offer-draw-pending = Tu as proposé la nulle : l’autre camp décide.
offer-withdraw = Retirer
offer-own-declined = L’autre camp préfère continuer.
offer-own-withdrawn = Tu as retiré ta demande.
offer-their-declined = Tu as refusé la proposition.
offer-their-withdrawn = { $name } a retiré sa proposition.
again-asked = { $name } propose une autre partie.
again-accept = Accepter
again-decline = Pas maintenant
again-offered = Tu as proposé une autre partie.
again-declined = Pas d’autre partie pour l’instant.

## Those who watch

watched-by = { $count ->
    [1] 1 personne regarde
   *[other] { $count } personnes regardent
 }
you-watch = { $count ->
    [0] Tu regardes
    [1] Tu regardes
   *[other] Tu regardes ({ $count } personnes en tout)
 }
watching-forbid = Fermer aux spectateurs
watching-allow = Ouvrir aux spectateurs

## Somebody to play with

somebody-title = Jouer avec quelqu’un
somebody-play = Jouer avec quelqu’un
somebody-waiting = En attente d’un adversaire. On t’appellera à la table dès qu’il y en aura un.
somebody-meanwhile = En attendant, un bot
somebody-stop = Ne plus attendre
somebody-found = Quelqu’un est là pour jouer
somebody-come = Y aller
somebody-what = Jeu
somebody-any = peu importe
somebody-waits = { $count ->
    [one] Une autre personne attend une partie.
   *[other] { $count } autres personnes attendent une partie.
 }
people-here = Dans la salle
person-waits = attend une partie
people-show-me = Montrer mon nom aux autres dans la salle
somebody-clock = Pendule

## Offers

offer-take-back-pending = Has pedido retirar la jugada: decide el otro bando.
offer-pause-pending = Has pedido una pausa: los relojes se pararán cuando todos estén de acuerdo.
offer-draw-pending = Has propuesto empate: decide el otro bando.
offer-withdraw = Retirar
offer-own-declined = El otro bando prefiere seguir jugando.
offer-own-withdrawn = Has retirado la propuesta.
offer-their-declined = Has rechazado la propuesta.
offer-their-withdrawn = { $name } ha retirado la propuesta.
again-asked = { $name } propone otra partida.
again-accept = Aceptar
again-decline = Ahora no
again-offered = Has propuesto otra partida.
again-declined = De momento no habrá otra partida.

## Those who watch

watched-by = { $count ->
        [1] una persona mirando
       *[other] { $count } personas mirando
    }
you-watch = { $count ->
    [0] Estás mirando
    [1] Estás mirando
   *[other] Estás mirando ({ $count } personas en total)
 }
watching-forbid = Que no mire nadie
watching-allow = Que mire quien quiera

## Somebody to play with

somebody-title = Jugar con alguien
somebody-play = Jugar con alguien
somebody-waiting = Esperando a otra persona. Te llamaremos a la mesa en cuanto aparezca.
somebody-meanwhile = Mientras, contra un bot
somebody-stop = Dejar de esperar
somebody-found = Alguien quiere jugar contigo
somebody-come = Ir a la mesa
somebody-what = Juego
somebody-any = cualquiera
somebody-waits = { $count ->
    [one] Otra persona espera para jugar.
   *[other] Otras { $count } personas esperan para jugar.
 }
people-here = En la sala
person-waits = espera para jugar
people-show-me = Que los demás de la sala vean mi nombre
somebody-clock = Reloj

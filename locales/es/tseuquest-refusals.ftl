## Por qué no se hizo algo en TseuQuest. Un mensaje por código; los de todos los juegos están en refusals.ftl.

refusal-adjacent = { $figure-The } está demasiado cerca para dispararle.
refusal-adversary-near = Eso no se puede hacer con un adversario tan cerca.
refusal-already-active = Esa carta ya está en juego sobre ese objetivo: { $card }.
refusal-already-ready = Ya has dicho que está todo listo.
refusal-already-said = Ya has dicho que quieres abandonar.
refusal-bad-ruling = Según las reglas, eso no lo decide el Malvado Brujo.
refusal-barred = Por ahora no se puede: { kind-of-action }.
refusal-buried = { $figure-The } está bajo las rocas y nadie llega hasta ahí.
refusal-cannot-act = Esta figura no puede actuar ahora: { $figure }.
refusal-deck-short = De ese elemento quedan demasiado pocas cartas.
refusal-dice-count = { $wanted ->
    [one] Hay que tirar un dado.
   *[other] Hay que tirar { $wanted } dados.
 }
refusal-door-closed = Hay una puerta cerrada en medio: antes hay que abrirla.
refusal-element-had = De ese elemento ya has robado: elige otro.
refusal-elemental = Un elemental solo se mueve y ataca: no puede { kind-of-action }.
refusal-engaged = Eso no se puede hacer con un adversario al lado (ni, en un intercambio, al lado del compañero): apártate antes.
refusal-floor-trap = En esa casilla hay una trampa: salta por encima o da un rodeo.
refusal-foe = Eso solo se puede hacer con un amigo, y { $figure-the } no lo es.
refusal-fresh = Este elemental acaba de llegar y obedecerá a partir del próximo turno: { $figure }.
refusal-friend = Eso no se le hace a un amigo: { $figure }.
refusal-hands-full = Solo tienes dos manos: suelta antes otra cosa.
refusal-heroes-few = Todavía hay quien necesita un aventurero: deja { $hero-object } para esa persona.
refusal-no-adventurer = Elige primero un aventurero.
refusal-no-such-hero = Ese aventurero no se puede elegir: { $hero }.
refusal-no-such-place = El puesto { $place } no existe: por ahora solo hay { $last }.
refusal-two-shields = Nadie sale con dos escudos: deja antes uno.
refusal-already-objected = Ya has puesto un reparo en este descanso, y solo se puede poner uno.
refusal-bad-price = El precio debe estar entre { $least } y { $most } monedas de oro.
refusal-no-word-in-camp = Entre aventuras, eso solo se puede hacer si el Malvado Brujo es una persona.
refusal-nothing-dealt = En un trato algo tiene que cambiar de manos: escribe gives, takes o ambos.
refusal-objected = El Brujo pone un reparo ({ $reason ->
    [too-much] demasiada carga
    [too-good] demasiado bueno para ser verdad
   *[out-of-place] aquí no pinta nada
 }). Deja esto guardado: { $item }.
refusal-hero-fallen = Este aventurero ha caído y queda fuera de la campaña: { $hero }.
refusal-hero-taken = Alguien lleva ya este aventurero: { $hero }. Elige otro.
refusal-heroes-only = Eso solo pueden hacerlo los aventureros.
refusal-in-pit = Eso no se puede hacer desde dentro de un foso: sal antes.
refusal-last-breath = Esa acción costaría el último punto de mente: si va en serio, añade «last breath».
refusal-limit = { $limit ->
    [one] Esto solo se puede hacer una vez por turno: { kind-of-action }.
   *[other] Esto se puede hacer { $limit } veces por turno como mucho: { kind-of-action }.
 }
refusal-lost = Quien anda sin rumbo no puede abrir puertas.
refusal-minions-open-nothing = Los esbirros no pueden abrir puertas.
refusal-moving = El movimiento no ha acabado: termínalo antes (stop).
refusal-moved-already = Ya te has movido en este turno.
refusal-must-tell = La búsqueda da con algo, y tienes que revelarlo.
refusal-no-door = Por ese lado no hay ninguna puerta cerrada.
refusal-no-exit = Por aquí no se sale.
refusal-no-gold = Hacen falta al menos { $least } monedas de oro, y solo hay { $most }.
refusal-no-helper = De un foso profundo solo se sale con la ayuda de un compañero al lado.
refusal-no-line-of-sight = No hay línea de visión.
refusal-no-magic = Para eso hay que saber algo de magia.
refusal-no-mind = No tienes bastantes puntos de mente: cuesta { $cost } y tienes { $mind }.
refusal-no-movement = No te quedan bastantes casillas de movimiento: cuesta { $needed } y te quedan { $left }.
refusal-no-occasion = { $kind ->
    [attack] No tienes ningún adversario al lado.
    [shoot] Desde aquí no se puede disparar a nadie.
    [magic] Ninguna carta de tu mano se puede jugar ahora.
    [disarm] No hay ninguna trampa conocida al alcance.
    [trade] No tienes a ningún compañero al lado con quien intercambiar.
    [use] Aquí no hay nada que usar.
    [control] No tienes ningún elemental que controlar.
    [dismiss] No tienes ningún elemental que desconvocar.
   *[other] Aquí no hay ocasión para eso.
}
refusal-no-points = No tienes bastantes puntos de acción: cuesta { $needed } y tienes { $left }.
refusal-no-room = Por ese lado no hay sitio.
refusal-no-rulings = En esta mesa nadie arbitra.
refusal-no-stroll = No se puede pasear: alguien podría estar mirando. Anda, o muévete con sigilo.
refusal-no-such-adventure = No existe la aventura «{ $name }».
refusal-no-such-card = No tienes esa carta en la mano.
refusal-no-such-choice = «{ $what }» no está entre las opciones.
refusal-no-such-figure = A la vista no hay nadie con ese nombre: { $figure }.
refusal-no-such-item = No llevas este objeto: { $item }.
refusal-no-such-square = En el tablero no existe la casilla { $square }.
refusal-no-such-thing = Aquí no hay nada de eso: { $what }.
refusal-no-such-trap = No conoces ninguna trampa con ese nombre: { $trap }.
refusal-no-such-weapon = No tienes esa arma a mano: { $weapon }.
refusal-no-target = Falta el objetivo: indica una figura o una casilla.
refusal-no-use = Usar este objeto no sirve de nada: { $item }.
refusal-no-way-known = No se conoce ningún camino hasta allí.
refusal-no-way-out = Podrías entrar, pero no volver a salir.
refusal-not-adjacent = { $figure-The } no está a tu lado.
refusal-not-for-adversaries = Las figuras del Malvado Brujo no pueden { kind-of-action }.
refusal-not-for-sale = Aquí nadie vende este objeto: { $item }.
refusal-not-in-reserve = { $hero-The } no está en la reserva.
refusal-not-jammed = Esta arma no está encasquillada: { $weapon }.
refusal-not-jumpable = Lo que hay ahí es demasiado alto para saltarlo.
refusal-not-last-breath = Esa acción no cuesta el último punto de mente: quita «last breath».
refusal-not-moving = No hay ningún movimiento en curso: empieza uno antes.
refusal-not-to-be-disarmed = Esa trampa no se puede desactivar.
refusal-not-to-be-pushed = Esta figura no se puede empujar ahora: { $figure }.
refusal-not-yours = Eso no te toca a ti.
refusal-nothing-to-jump = Por ese lado no hay nada que saltar.
refusal-occupied = La casilla está ocupada: { $figure }.
refusal-once-a-turn = Esto solo se puede hacer una vez por turno: { kind-of-action }.
refusal-out-of-range = { $range ->
    [one] Demasiado lejos: el alcance es de una casilla.
   *[other] Demasiado lejos: el alcance es de { $range } casillas.
 }
refusal-pack-full = { $limit ->
    [one] En la mochila cabe una sola cosa: saca antes la que llevas.
   *[other] En la mochila caben { $limit } cosas y ni una más: saca antes alguna.
 }
refusal-portcullis = Hay un rastrillo en medio.
refusal-scenery = En esa casilla hay algo que estorba: elige otra.
refusal-self-only = Eso solo vale para quien lo usa.
refusal-sorcerer-ends = En esta mesa el Malvado Brujo es una persona, y es quien decide si la aventura acaba antes de tiempo.
refusal-too-deep = Lo que hay ahí es demasiado ancho para saltarlo: ocupa más de una casilla en esa dirección.
refusal-wall = Hay una pared en medio.
refusal-worn-already = { $place ->
    [head] Esa figura ya lleva algo en la cabeza.
   *[body] Esa figura ya lleva algo en el cuerpo.
 }

## Qué le pasa a un mapa

refusal-map-malformed = No se puede leer la posición: { $problem }
refusal-map-no-door = En el mapa no hay ninguna puerta en { $edge }.
refusal-map-no-key = La leyenda no dice qué es «{ $sign }».
refusal-map-no-such-square = En el mapa no existe la casilla { $square }.
refusal-map-other-face = Los muros del mapa no son los de la cara «{ $face }».
refusal-map-shape = { $line ->
    [0] Al mapa le falta una línea, o es demasiado pequeño o demasiado grande.
   *[other] La línea { $line } del mapa no mide lo mismo que la primera.
 }
refusal-map-unknown = En la leyenda de un mapa, «{ $sign }» no significa nada.
refusal-nobody-else = No hay nadie más en el grupo a quien dárselo.
refusal-nothing-carried = { $hero-The } no lleva nada: no hay nada que guardar.
refusal-reserve-empty = No queda nadie en la reserva.
refusal-shelf-empty = Aquí no hay nada a la venta.
refusal-store-empty = { $hero-The } no tiene nada guardado. Guarda algo primero.

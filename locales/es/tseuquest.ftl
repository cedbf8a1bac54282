## TseuQuest. Los nombres de figuras, objetos y cartas están en tseuquest-content.ftl.

kind-of-action = { $kind ->
    [move] movimiento
    [attack] ataque
    [shoot] ataque con proyectil
    [magic] magia
    [search] búsqueda
    [special] acción especial
    [disarm] desactivar trampa
    [detect] detectar trampas mágicas
    [trade] intercambiar equipo
    [use] acción multipropósito
    [control] control mental
    [dismiss] desconvocar
    [repair] reparar
   *[other] { $kind }
 }

## Por qué no se hizo algo

refusal-adjacent = Demasiado cerca para dispararle: { $figure }.
refusal-adversary-near = No se puede con un adversario tan cerca.
refusal-already-active = Esa carta ya está en juego ahí: { $card }.
refusal-already-ready = Ya has dicho que está todo listo.
refusal-already-said = Ya has dicho que quieres abandonar.
refusal-bad-ruling = Las reglas no dejan eso en manos del Malvado Brujo.
refusal-barred = Prohibido por ahora: { kind-of-action }.
refusal-buried = Bajo las rocas, fuera del alcance de cualquiera: { $figure }.
refusal-cannot-act = Ahora no puede actuar: { $figure }.
refusal-deck-short = De ese elemento quedan muy pocas cartas.
refusal-dice-count = { $wanted ->
    [one] Hay que tirar un dado.
   *[other] Hay que tirar { $wanted } dados.
 }
refusal-door-closed = Hay una puerta cerrada en medio: antes hay que abrirla.
refusal-element-had = De ese elemento ya has robado: elige otro.
refusal-elemental = Un elemental solo se mueve y ataca; esto no puede hacerlo: { kind-of-action }.
refusal-engaged = No se puede con un adversario en contacto: apártate antes.
refusal-floor-trap = En esa casilla hay una trampa: sáltala o rodéala.
refusal-foe = Solo vale con un amigo, y este no lo es: { $figure }.
refusal-fresh = Recién convocado; obedece a partir del próximo turno: { $figure }.
refusal-friend = Contra un amigo, no: { $figure }.
refusal-hands-full = Solo hay dos manos para llevarlo: deja antes otra cosa.
refusal-heroes-few = Alguien necesita todavía un aventurero: deja { $hero-object } para los demás.
refusal-no-adventurer = Elige primero un aventurero.
refusal-no-such-hero = Ese aventurero no se puede elegir: { $hero }.
refusal-no-such-place = Por ahora hay { $last } puestos; el { $place } no existe.
refusal-two-shields = Nadie sale con dos escudos: deja antes uno.
refusal-already-objected = Ya has puesto un reparo en este descanso: solo se puede uno.
refusal-bad-price = El precio va de { $least } a { $most } monedas de oro.
refusal-no-word-in-camp = Entre aventuras, eso solo puede hacerlo una persona que haga de Malvado Brujo.
refusal-nothing-dealt = En un trato algo tiene que cambiar de manos: escribe gives, takes o ambos.
refusal-objected = El Brujo pone un reparo ({ $reason ->
    [too-much] demasiada carga
    [too-good] demasiado bueno para ser verdad
   *[out-of-place] aquí no pinta nada
 }). Déjalo guardado: { $item }.
refusal-hero-fallen = Ha caído y queda fuera de la campaña: { $hero }.
refusal-hero-taken = Alguien lleva ya a este aventurero: { $hero }. Elige otro.
refusal-heroes-only = Eso solo pueden hacerlo los aventureros.
refusal-in-pit = Desde dentro de un foso no se puede: sal antes.
refusal-last-breath = Costaría el último punto de mente: añade «last breath» si va en serio.
refusal-limit = { $limit ->
    [one] Solo una vez por turno: { kind-of-action }.
   *[other] Como mucho { $limit } veces por turno: { kind-of-action }.
 }
refusal-lost = Quien anda extraviado no abre puertas.
refusal-minions-open-nothing = Los esbirros no abren puertas.
refusal-moving = El movimiento sigue en curso: termínalo antes (stop).
refusal-moved-already = Ya te has movido en este turno.
refusal-must-tell = Ahí hay algo que encontrar y tienes que decirlo.
refusal-no-door = Por ese lado no hay ninguna puerta cerrada.
refusal-no-exit = Por aquí no se sale.
refusal-no-gold = Hacen falta al menos { $least } monedas de oro, y solo hay { $most }.
refusal-no-helper = De un foso profundo solo se sale con la ayuda de un compañero al lado.
refusal-no-line-of-sight = No hay línea de visión.
refusal-no-magic = Para eso hace falta algo de magia.
refusal-no-mind = No hay bastantes puntos de mente. Hacen falta: { $cost }; quedan: { $mind }.
refusal-no-movement = No hay bastante movimiento. Casillas que hacen falta: { $needed }; que quedan: { $left }.
refusal-no-occasion = { $kind ->
    [attack] No hay ningún adversario en contacto.
    [shoot] Desde aquí no se puede disparar a nadie.
    [magic] Ninguna carta de la mano se puede jugar ahora.
    [disarm] No hay ninguna trampa conocida al alcance.
    [trade] No tienes a ningún compañero al lado con quien intercambiar.
    [use] Aquí no hay nada que usar.
    [control] No tienes ningún elemental que controlar.
    [dismiss] No tienes ningún elemental que desconvocar.
   *[other] Aquí no hay ocasión para eso.
}
refusal-no-points = No hay bastantes puntos de acción. Hacen falta: { $needed }; quedan: { $left }.
refusal-no-room = Por ese lado no hay sitio.
refusal-no-rulings = En esta mesa nadie arbitra.
refusal-no-stroll = Nada de paseos: puede que alguien esté mirando.
refusal-no-such-adventure = No existe la aventura «{ $name }».
refusal-no-such-card = Esa carta no está en la mano.
refusal-no-such-choice = «{ $what }» no está entre las opciones.
refusal-no-such-figure = No se ve a nadie con ese nombre: { $figure }.
refusal-no-such-item = No llevas eso: { $item }.
refusal-no-such-square = En el tablero no existe la casilla { $square }.
refusal-no-such-thing = Aquí no hay nada de eso: { $what }.
refusal-no-such-trap = No se conoce ninguna trampa así: { $trap }.
refusal-no-such-weapon = Esa arma no está a mano: { $weapon }.
refusal-no-target = Di contra quién o dónde.
refusal-no-use = Usarlo no hace nada: { $item }.
refusal-no-way-known = No se conoce ningún camino hasta allí.
refusal-no-way-out = Podrías entrar, pero no volver a salir.
refusal-not-adjacent = No está en contacto: { $figure }.
refusal-not-for-adversaries = Las figuras del Malvado Brujo no pueden hacer eso: { kind-of-action }.
refusal-not-for-sale = Aquí nadie vende eso: { $item }.
refusal-not-in-reserve = No está en la reserva: { $hero }.
refusal-not-jammed = No está encasquillada: { $weapon }.
refusal-not-jumpable = Es demasiado alto para saltarlo.
refusal-not-last-breath = No cuesta el último punto de mente: quita «last breath».
refusal-not-moving = No hay ningún movimiento en curso: empieza uno.
refusal-not-to-be-disarmed = Esa trampa no se puede desactivar.
refusal-not-to-be-pushed = Ahora no se le puede empujar: { $figure }.
refusal-not-yours = Eso no te toca a ti.
refusal-nothing-to-jump = Por ese lado no hay nada que saltar.
refusal-occupied = La casilla está ocupada: { $figure }.
refusal-once-a-turn = Solo una vez por turno: { kind-of-action }.
refusal-out-of-range = { $range ->
    [one] Demasiado lejos: alcanza una casilla.
   *[other] Demasiado lejos: alcanza { $range } casillas.
 }
refusal-pack-full = { $limit ->
    [one] En la mochila cabe una cosa y ni una más: saca antes esa.
   *[other] En la mochila caben { $limit } cosas y ni una más: saca antes alguna.
 }
refusal-portcullis = Hay un rastrillo en medio.
refusal-scenery = En esa casilla hay algo que estorba: elige otra.
refusal-self-only = Solo vale para quien lo usa.
refusal-sorcerer-ends = En esta mesa el Malvado Brujo es una persona, y es quien decide si la aventura acaba antes de tiempo.
refusal-too-deep = Es demasiado ancho para saltarlo: el salto no llega al otro lado.
refusal-wall = Hay un muro en medio.
refusal-worn-already = { $place ->
    [head] Ya hay algo puesto en la cabeza.
   *[body] Ya hay algo puesto en el cuerpo.
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
refusal-map-unknown = «{ $sign }» no significa nada en la leyenda de un mapa.
refusal-nobody-else = No hay nadie más en el grupo a quien dárselo.
refusal-nothing-carried = { $hero } no lleva nada: no hay nada que guardar.
refusal-reserve-empty = No queda nadie en la reserva.
refusal-shelf-empty = Aquí no hay nada a la venta.
refusal-store-empty = { $hero } no tiene nada guardado. Guarda algo primero.

## En la mesa

seat-sorcerer = Malvado Brujo
sorcerers-turn = turno del Malvado Brujo
round = ronda { $round }
gives-up = a favor de abandonar: { $seats }
stood-in-for = un bot juega por { $seats }
map-none = Todavía no hay mapa.
story-none = Todavía no hay nada que contar.
sheets-none = Todavía no hay nadie en el tablero.
roster-more = y { $count } más ({ word-sheets })
bare-hands = a mano limpia
bare-attack = un dado de ataque
bare-defence = un dado de defensa
bare-shot = su propio disparo
hoard = tesoro
some-trap = trampa
door-closed = puerta cerrada
door-open = puerta abierta
door-secret = pasadizo secreto
door-portcullis = rastrillo
sign-floor = suelo
sign-exit = salida ({ $stairs }{ $exit } por la escalera)
door-ruined = muro semiderruido
state-prone = en el suelo
state-pit = en un foso
state-buried = bajo las rocas
state-asleep = durmiendo
state-misses = { $count ->
    [one] pierde un turno
   *[other] pierde { $count } turnos
 }
state-owes = { $count ->
    [one] debe un punto de acción
   *[other] debe { $count } puntos de acción
 }
state-jammed = por reparar: { $item }
turn-of = { $points ->
    [one] { $figure }: un punto de acción
   *[other] { $figure }: { $points } puntos de acción
 }
motion-left = { $squares ->
    [one] queda una casilla
   *[other] quedan { $squares } casillas
 }
barred-now = prohibido: { $kinds }
carries = lleva: { $items }; oro: { $gold }
holds = cartas (coste): { $cards }
dice-attack = { $count } de ataque
dice-shot = { $count } de disparo
dice-defence = { $count } de defensa
dice-armour = { $count } contra proyectiles
moves-dice = { $count ->
    [one] un dado
   *[other] { $count } dados
 }
sheet = { $label } { $figure }: vida { $life }, mente { $mind }, ataque { $attack }, defensa { $defence }, disparo { $shot }, movimiento { $moves }

## Entre aventuras

camp-title = Entre aventuras
quest-next = Parte { $number } de la campaña.
camp-hero = { $figure }: { $gold } monedas de oro; lleva: { $carried }; guardado: { $stored }
camp-reserve = En la reserva: { $heroes }
camp-fallen = Bajas: { $heroes }
camp-market = A la venta (precio): { $wares }
camp-deal = El Brujo ofrece un trato { $figure-object }. Da: { $gives }; recibe: { $takes }{ $pays ->
    [hero] ; cobra: { $gold } monedas de oro
    [sorcerer] ; paga: { $gold } monedas de oro
   *[nobody] {""}
 }. ¿Sí o no?
camp-objection = El Brujo pone un reparo: { $figure-the } no sale con { $item } ({ $reason }).
objection-too-much = demasiada carga
objection-too-good = demasiado bueno para ser verdad
objection-out-of-place = aquí no pinta nada
camp-next = Después: { $title }. { $line }
campaign-success = La campaña está ganada.
campaign-failure = La campaña está perdida.

## Dados: calavera ☠, escudo de cometa ▼, escudo ovalado ●, rayo ↯, interrogante ?

thrown-move = { $figure-The } tira para moverse: { $faces }
move-began = { $figure-The } se mueve con { $count ->
    [one] un dado
   *[other] { $count } dados
 } ({ $sources })
move-squares = { $squares ->
    [0] Ninguna casilla de movimiento.
    [one] Una casilla de movimiento.
   *[other] { $squares } casillas de movimiento.
 }
move-squares-why = { $squares ->
    [0] Ninguna casilla de movimiento
    [one] Una casilla de movimiento
   *[other] { $squares } casillas de movimiento
 } ({ $sources }).
move-lost = { $squares ->
    [0] { $figure-The } anda sin rumbo y no llega a ninguna parte.
    [one] { $figure-The } anda sin rumbo: una casilla. Decide: { $seat }.
   *[other] { $figure-The } anda sin rumbo: { $squares } casillas. Decide: { $seat }.
 }
move-advantage = ↯ ↯: todo el movimiento posible, y una ventaja temporal a elegir.
move-advantage-taken = { $figure }: { $advantage } ({ $note })
move-denied = { $figure-The } no deja pasar: { $mover-the } tendrá que ir por otro lado.
thrown-attack = Dados de ataque: { $faces }
thrown-defence = Dados de defensa: { $faces }
thrown-climb = { $figure-The } trepa: { $faces }
thrown-stealth = { $figure-The } va con sigilo: { $faces }
thrown-astray = { $figure-The } anda sin rumbo; dos dados, solo cuentan los números: { $faces }
thrown-dodge = { $figure-The } salta a un lado: { $faces }
thrown-escape = { $figure-The } forcejea para salir: { $faces }
thrown-gold = { $figure-The } cuenta el tesoro, diez monedas de oro por punto: { $faces }
thrown-harm = Dados contra { $figure-the }: { $faces }
thrown-disarm = { $figure-The } manipula la trampa: { $faces }
thrown-chance = { $figure }: el azar señala { $other-object }
thrown-fumble = { $figure-The } sacó un interrogante y tira en la tabla de pifias: { $faces }
fumble-row = { $table }, fila { $face }: { $text }
fumble-picked = { $seat } elige para { $figure-the }. { $table }, fila { $face }: { $text }
table-move = Pifias de movimiento
table-attack = Pifias de ataque
table-parry = Pifias de defensa
table-shot = Pifias de proyectil
table-dodge = Pifias al recibir un disparo
fight-melee = { $figure-The } ataca { $other-object } con { $count ->
    [one] un dado
   *[other] { $count } dados
 } ({ $sources })
fight-shot = { $figure-The } dispara { $other-object } con { $count ->
    [one] un dado
   *[other] { $count } dados
 } ({ $sources })
fight-trap = { $trap } contra { $figure-the }: { $count ->
    [one] un dado
   *[other] { $count } dados
 }
fight-named = { $figure-The } va a por { $other-the }.
fight-astray = { $figure-The } se desvía, y el azar señala { $other-object }.
fight-redirected = El disparo se desvía hacia { $other-the }.
fight-rerolled = { $figure-The } recoge los dados y vuelve a tirar: { $what }.
fight-declined = { $figure-The } no se defiende.
fight-vain = No hay nada que parar: { $figure-the } no tira dados de defensa.
fight-defenceless = { $figure-The } no tiene con qué defenderse.
fight-defended = { $figure-The } se defiende con { $count ->
    [one] un dado
   *[other] { $count } dados
 } ({ $sources })
fight-blocked = { $count ->
    [one] Un golpe parado
   *[other] { $count } golpes parados
 } ({ $sources }).
fight-hits = { $count ->
    [one] Un golpe alcanza { $figure-object }.
   *[other] { $count } golpes alcanzan { $figure-object }.
 }
fight-recoil = { $count ->
    [one] Un golpe se vuelve contra { $figure-the }.
   *[other] { $count } golpes se vuelven contra { $figure-the }.
 }
somebody-yet = quien diga el Malvado Brujo
numbered = { $figure } { $number }
thing-placed = { $thing } ({ $where })
source-first = { $count } { $what }
source-more = { $rest } + { $count } { $what }
source-less = { $rest } − { $count } { $what }
source-of-own = de su ficha
source-of-charge = por la carga
source-of-disarmed = sin arma
source-of-prone = en el suelo
source-of-senseless = por estar sin conocimiento
source-of-cover = por cobertura
source-of-distance = por distancia
source-of-trap = de la trampa
source-of-dice = en los dados
source-of-best = por ↯, el máximo
source-of-bonus = de su ficha
source-of-row = según la tabla
source-of-rule = según las reglas
source-of-effect = por un efecto en curso

fumble-move-stumble = ¡Traspié! Al suelo, y adiós a lo que quedaba de turno.
fumble-move-astray = ¡Extraviado! El otro bando tira dos dados y decide por dónde vas.
fumble-move-wake-up = ¡Espabila! Dos casillas; este turno, ni magia, ni disparo, ni ataque.
fumble-move-focus = ¡Céntrate! Tres casillas; este turno no hay búsquedas.
fumble-move-come-on = ¡Venga! Cuatro casillas; este turno no hay acciones especiales.
fumble-move-careful = ¡Más cuidado! Cinco casillas y un empujón.
fumble-move-hush = ¡Chis! Seis casillas, dos empujones, y lo ha oído todo el mundo.
fumble-move-nearly = ¡Por poco! Todas las casillas posibles, dos empujones y mucho ruido.
fumble-attack-laugh = Risa malévola. Quien se defiende elige una fila de esta tabla.
fumble-attack-counter = ¡Contraataque! Las calaveras de quien se defiende dan de lleno.
fumble-attack-disarmed = ¡Desarmado! Sin arma mientras haya un adversario en contacto.
fumble-attack-no-more = ¡Agh! Este turno ya no se ataca más.
fumble-attack-oh-no = ¡Oh, no! El golpe va al azar contra un amigo en contacto.
fumble-attack-two-less = ¡Ja, ja! Dos calaveras menos.
fumble-attack-one-less = ¡Ja! Una calavera menos.
fumble-attack-close-call = ¡Por los pelos! No pasa nada, salvo el susto.
fumble-parry-laugh = Risa malévola. Quien ataca elige una fila de esta tabla.
fumble-parry-all-out = ¡A fondo! Los escudos de quien ataca valen como calaveras.
fumble-parry-disarmed = ¡Desarmado! Sin arma o sin escudo mientras haya un adversario en contacto.
fumble-parry-oops = ¡Ups! Quien ataca te puede mover una casilla.
fumble-parry-in-the-way = ¡Estorbas! Un compañero en contacto pierde un punto de acción.
fumble-parry-two-less = ¡Ju, ju! Dos escudos menos.
fumble-parry-one-less = ¡Je! Un escudo menos.
fumble-parry-close-call = ¡Por los pelos! No pasa nada, salvo el susto.
fumble-shot-laugh = Risa malévola. El blanco elige una fila de esta tabla.
fumble-shot-own-foot = ¡Increíble! Fallas, y encima pierdes un punto de vida.
fumble-shot-ruined = ¡Fallo! Y el arma no sirve para el resto de la aventura.
fumble-shot-jammed = ¡Maldito armero! Dos acciones seguidas para que el arma vuelva a servir.
fumble-shot-oh-no = ¡Oh, no! El disparo va al azar contra un amigo a la vista.
fumble-shot-harmless = ¡Jo, jo! Ni un rasguño.
fumble-shot-one-less = ¡Ja! Una calavera menos.
fumble-shot-phew = ¡Uf! No pasa nada.
fumble-dodge-laugh = Risa malévola. Quien dispara elige una fila de esta tabla.
fumble-dodge-impossible = ¡Imposible! Los escudos de quien dispara valen como calaveras.
fumble-dodge-clear-path = ¿Cómo? Ni los obstáculos ni la distancia te protegen.
fumble-dodge-surprised = Por sorpresa: lo que llevas puesto no te protege.
fumble-dodge-oh-no = ¡Oh, no! El disparo sigue hacia un compañero a tres casillas como mucho.
fumble-dodge-two-points = ¡Grrr! Dos puntos de acción menos en tu próximo turno.
fumble-dodge-one-point = ¡Aaah! Un punto de acción menos en tu próximo turno.
fumble-dodge-phew = ¡Uf! No pasa nada.

advantage-reflexes = ¡Qué reflejos!
advantage-reflexes-note = evitas la primera trampa de pared
advantage-vault = ¡Qué brinco!
advantage-vault-note = por encima de una casilla de escenografía
advantage-leap = ¡Qué salto!
advantage-leap-note = por encima de una trampa de suelo
advantage-charge = ¡Qué carga!
advantage-charge-note = un dado más si a continuación atacas
advantage-foresight-first = ¡Qué previsión! En primer lugar
advantage-foresight-first-note = actúas antes que nadie en la próxima ronda
advantage-foresight-last = ¡Qué previsión! En último lugar
advantage-foresight-last-note = actúas después de todos en la próxima ronda
advantage-luck = ¡Qué potra!
advantage-luck-note = por encima de un hueco de dos casillas

## Qué pasó

quest-adventure-chosen = La aventura está elegida, y nadie dice cuál.
quest-adventure-named = La aventura: { $title }.
quest-hero-picked = { $seat } lleva { $figure-object }.
quest-hero-put-back = { $seat } deja { $figure-object } para otra persona.
quest-hero-seated = { $figure-The } se sienta en el puesto { $place }.
quest-party-formed = El grupo, por orden de turno: { $heroes }.
quest-element-chosen = { $element ->
    [none-1] { $figure-The } no encuentra mazo del que robar.
    [none-2] { $figure-The } no encuentra mazo del que robar.
    [none-3] { $figure-The } no encuentra mazo del que robar.
   *[other] { $figure-The } roba en la ronda { $round }: { element }.
 }
quest-went-on = Sin descanso: la siguiente aventura empieza ya.
quest-round-began = Ronda { $round }.
quest-sorcerer-began = Juega el Malvado Brujo.
quest-turn-began = { $points ->
    [one] { $figure-The } tiene un punto de acción.
   *[other] { $figure-The } tiene { $points } puntos de acción.
 }
quest-control-taken = { $master-The } actúa a través de otro cuerpo: { $figure } (puntos de acción: { $points }).
quest-control-ended = { $master-The } deja el otro cuerpo y vuelve a actuar en persona.
quest-turn-missed = { $figure-The } pierde el turno.
quest-declared-search = { $what ->
    [traps] { $figure-The } busca trampas.
    [treasure] { $figure-The } busca tesoros ocultos.
   *[doors] { $figure-The } busca pasadizos secretos.
 }
quest-declared-disarm = { $figure-The } intenta desactivar: { $what }.
quest-declared-detect = { $figure-The } intenta detectar trampas mágicas.
quest-declared-trade = { $figure-The } propone un intercambio: { $what }.
quest-declared-control = { $figure-The } se adueña de una mente: { $what }.
quest-declared-dismiss = { $figure-The } desconvoca: { $what }.
quest-declared-repair = { $figure-The } repara: { $what }.
quest-declared-use = { $figure-The } usa: { $what }.
quest-failed = { $points ->
    [one] El error también juega: { $figure-the } pierde un punto ({ $what }). { $why }
   *[other] El error también juega: { $figure-the } pierde { $points } puntos ({ $what }). { $why }
}
quest-restricted = Prohibido para { $figure-the } este turno: { $kinds }.
quest-points-lost = { $points -> 
    [one] { $figure-The } pierde un punto de acción. 
    *[other] { $figure-The } pierde { $points } puntos de acción. 
    }
quest-owed = { $points -> 
    [one] { $figure-The } tendrá un punto de acción menos en el próximo turno. 
    *[other] { $figure-The } tendrá { $points } puntos de acción menos en el próximo turno. 
    }
quest-granted = { $points -> 
    [one] { $figure-The } tendrá un punto de acción más en el próximo turno. 
    *[other] { $figure-The } tendrá { $points } puntos de acción más en el próximo turno. 
    }
quest-charging = { $figure-The } carga: un dado más para el ataque.
quest-foresaw-first = { $figure-The } actuará antes que nadie en la próxima ronda.
quest-foresaw-last = { $figure-The } actuará después de todos en la próxima ronda.
quest-ruled = El Malvado Brujo dispone: { $ruling }
ruling-hidden = algo tras la pantalla.
ruling-move = { $figure-The } a { $square }.
ruling-value = { $value ->
    [life] { $amount ->
        [one] { $figure }: un punto de vida.
       *[other] { $figure }: { $amount } puntos de vida.
     }
    [mind] { $amount ->
        [one] { $figure }: un punto de mente.
       *[other] { $figure }: { $amount } puntos de mente.
     }
   *[gold] { $figure }: { $amount } monedas de oro.
 }
ruling-give = { $figure-The } recibe: { $item }.
ruling-take = { $figure-The } pierde: { $item }.
ruling-door = { $to ->
    [open] se abre la puerta { $edge }.
   *[closed] se cierra la puerta { $edge }.
 }
ruling-place = { $what } en { $square }.
ruling-end = { $result ->
    [success] la aventura acaba bien.
   *[failure] la aventura acaba mal.
 }
quest-abandoned = { $seat } quiere abandonar la aventura.
quest-stood-in-away = { $seat } no está: un bot de la casa sigue jugando en su lugar hasta que vuelva.
quest-stood-in-time = A { $seat } se le ha acabado el tiempo: un bot de la casa sigue en su lugar hasta que vuelva a jugar.
quest-came-back = { $seat } vuelve a jugar.
quest-ended-success = La aventura es un éxito.
quest-ended-failure = La aventura ha fracasado.
quest-ended-ready = Todo está listo para la siguiente aventura.
quest-after-fallen = Bajas: { $figures }.
quest-after-reward = { $gold } monedas de oro para cada cual: { $figures }.
quest-fate = { $figure }: { $text }
quest-mentor-success-unharmed = El Mentor: «Ni un rasguño. O vosotros vais a mejor o ellos se cansan. No averigüéis cuál de las dos».
quest-mentor-success-whole = El Mentor: «Todos los que mandé han vuelto, y con casi toda la sangre. A eso lo llamo yo cuadrar las cuentas».
quest-mentor-success-fallen = El Mentor: «Hecho está, y en la mesa sobra una silla. La primera ronda, por la silla».
quest-mentor-success-nobody = El Mentor: «Hecho está, y no queda nadie a quien decírselo. Lo contaré yo, y despacio».
quest-mentor-failure-nobody = El Mentor: «Os he guardado la cena caliente. La guardaré un rato más».
quest-mentor-failure-empty = El Mentor: «Vivos y con las manos vacías. Las manos se llenan otra noche; las tumbas no se vacían ninguna».
quest-mentor-failure-time = El Mentor: «No os vencieron las espadas, sino el reloj. La próxima vez miradlo antes de mirar en todos los armarios».
quest-mentor-failure-abandoned = El Mentor: «Dar la vuelta a tiempo es una virtud. Ojalá me hubierais enseñado las demás».
quest-mentor-failure-ruling = El Mentor: «Así se decidió. He visto finales peores, y jueces peores».
quest-moved-walked = { $figure } → { $square }
quest-moved-moved = Empujan { $figure-object } → { $square }
quest-moved-magic = La magia mueve { $figure-object } → { $square }
quest-moved-aside = { $figure-The } se aparta → { $square }
quest-moved-back = { $figure-The } vuelve atrás → { $square }
quest-moved-ruled = { $figure-The } se coloca en { $square }.
quest-moved-placed = { $figure-The } se coloca en { $square }.
quest-fell-down = { $figure-The } se cae de bruces.
quest-stood-up = { $figure-The } se levanta.
quest-fell-in = { $figure-The } cae en el foso de { $square }.
quest-buried = { $figure-The } queda bajo las rocas.
quest-freed = { $figure-The } queda libre, en { $square }.
quest-said = { $text }
quest-title = { $text }.
quest-goal = Qué hay que hacer: { $text }
quest-advice = Consejo del Mentor: { $text }
quest-item-used-at = { $figure-The } usa: { $what } → { $at }
quest-trap-missed-reflexes = ¡Qué reflejos! { $trap }: { $figure-the } ya no está ahí.
quest-trap-missed-sheltered = { $trap }: hay algo en medio, y la trampa no alcanza { $figure-object }.
quest-dodged-unharmed = { $figure-The } escapa sin daño.
quest-dodged-hit = { $figure-The } escapa, pero no sin daño.
quest-disarm-failed = { $figure-The } no logra desactivar: { $trap }.
quest-escape-failed = { $figure-The } sigue sin poder salir.
quest-trade-offered = { $pays ->
    [nobody] { $figure-The } ofrece { $partner-object }: { $gives }, a cambio de: { $takes }.
    [figure] { $figure-The } ofrece { $partner-object }: { $gives }, y { $gold } monedas de oro, a cambio de: { $takes }.
   *[partner] { $figure-The } ofrece { $partner-object }: { $gives }, a cambio de: { $takes }, y { $gold } monedas de oro.
 }
quest-trade-declined = { $partner-The } dice que no.
quest-trade-called-off = { $partner-The } deja el trato.
quest-unhurt = Ningún golpe alcanza { $figure-object }, que sale indemne.
quest-life-lost = { $points -> 
    [one] { $figure }: −{ $points } punto de vida 
    *[other] { $figure }: −{ $points } puntos de vida 
    }
quest-life-won = { $points -> 
    [one] { $figure }: +{ $points } punto de vida 
    *[other] { $figure }: +{ $points } puntos de vida 
    }
quest-mind-lost = { $points -> 
    [one] { $figure }: −{ $points } punto de mente 
    *[other] { $figure }: −{ $points } puntos de mente 
    }
quest-mind-won = { $points -> 
    [one] { $figure }: +{ $points } punto de mente 
    *[other] { $figure }: +{ $points } puntos de mente 
    }
quest-slain = { $figure-The } cae.
quest-vanished = { $figure-The } vuelve al lugar del que vino.
quest-left = { $figure-The } logra salir.
quest-revealed = A la vista: { $things }
quest-opened = { $figure-The } abre la puerta { $edge }.
quest-opened-itself = Se abre la puerta { $edge }.
quest-rattled = { $figure-The } prueba la puerta { $edge }: no se abre.
quest-closed = Se cierra la puerta { $edge }.
quest-nothing-found = { $figure-The } no encuentra nada.
quest-sprung = ¡Una trampa! { $trap }: { $figure }
quest-trap-disarmed = Desactivada: { $trap }.
quest-trap-gone = Ya no hay trampa: { $trap }.
quest-noise = Ruido en { $square }.
quest-woke = Se acabó la siesta: { $figures }.
quest-summoned = { $figure-The } aparece en { $square }.
quest-unbound = { $figure-The } ya no obedece a nadie.
quest-got-item = { $figure-The } consigue: { $item }.
quest-lost-item = { $figure-The } ya no tiene: { $item }.
quest-item-spent = Se ha gastado: { $item }.
quest-gold-won = { $figure }: +{ $gold } monedas de oro
quest-gold-lost = { $figure }: −{ $gold } monedas de oro
quest-treasure-noted = { $figure-The } encuentra: { $treasure }.
quest-treasure-counted = { $figure }: lo encontrado vale { $gold } monedas de oro.
quest-bag-dropped = Algo queda tirado en { $square }.
quest-hoard-taken = { $figure-The } encuentra algo.
quest-struck = { $figure-The } suelta sin querer: { $item }.
quest-wielded = Con las dos manos ocupadas ({ $item }), { $figure-the } no puede llevar escudo.
quest-shielded = { $figure-The } vuelve a tener una mano para el escudo.
quest-rearmed = { $figure-The } recoge lo que se le cayó.
quest-weapon-ruined = { $figure-The } ha destrozado su arma: { $item }.
quest-jammed = { $figure-The } tiene que reparar: { $item }.
quest-repaired-half = { $figure-The } ha reparado a medias: { $item }.
quest-repaired = { $figure-The } ha reparado: { $item }.
quest-scenery-placed = Ahora hay algo en { $square }: { $what }.
quest-drew = { $figure-The } roba una carta: { element }.
quest-drew-card = { $figure-The } roba de { element }: { $card }.
quest-hand-seen = { $figure-The } mira sus cartas: { $cards }.
quest-card-played = { $figure-The } lanza: { $card }.
quest-card-played-at = { $figure-The } lanza: { $card } → { $at }
quest-spell-ended = Se acabó: { $card }.
quest-card-shown = { $figure-The } enseña una carta: { $card }.
quest-traded-buy = { $figure-The } compra: { $item }. Oro que queda: { $gold }.
quest-traded-sell = { $figure-The } vende: { $item }. Ahora tiene { $gold } monedas de oro.
quest-traded-barter = { $figure } → { $partner }: { $item }
quest-traded-purse = { $figure } → { $partner }: oro. { $figure-The } conserva { $gold }.
quest-traded-carry = { $figure-The } se lleva: { $item }.
quest-traded-store = { $figure-The } guarda: { $item }.
quest-traded-deal = { $figure-The } y el Brujo se dan la mano. Oro { $figure-of }: { $gold }.
quest-priced = El Brujo pide { $gold } monedas de oro: { $item }.
quest-withdrawn = Ya no se vende: { $item }.
quest-deal-declined = { $figure-The } no acepta el trato.
quest-hero-swapped = { $figure-The } se queda; { $other-the } va en su lugar.
quest-seat-ready = { $seat }: todo listo.
quest-seat-not-ready = { $seat }: todavía no.
element = { $element ->
    [aer] Aer
    [ignis] Ignis
    [terra] Terra
    [aqua] Aqua
   *[chaos] Caos
 }
element-about = { $element ->
    [aer] hechizos de aire: mueven a la gente y desvían flechas
    [ignis] hechizos de fuego: dañan y dan fuerza a los golpes
    [terra] hechizos de tierra: protegen, y valen contra las trampas
    [aqua] hechizos de agua: curan y frenan al adversario
   *[chaos] hechizos del Malvado Brujo: lo estropean todo
 }

## Qué se pregunta

asked-turn = { $points ->
    [one] { $seat }: { $figure-the } tiene un punto de acción.
   *[other] { $seat }: { $figure-the } tiene { $points } puntos de acción.
 }
asked-activate = { $seat }: elige la figura que actúa, o termina tu turno.
asked-wait = { $seat }: espera, juegan los demás.
asked-interlude = { $seat }: compra, vende, haz trueques, prepara el equipo; y avisa cuando esté todo listo.
asked-motion = { $squares ->
    [one] { $seat }: { $figure-object } le queda una casilla.
   *[other] { $seat }: { $figure-object } le quedan { $squares } casillas. Varios pasos de golpe: eens
 }
asked-lost = { $seat }: { $figure-the } anda sin rumbo y eres tú quien mueve. Casillas que quedan: { $squares }.
asked-throw-mov = { $count ->
    [one] { $seat }: tira un dado de movimiento por { $figure-the } y escribe lo que sale ({ $signs })
   *[other] { $seat }: tira { $count } dados de movimiento por { $figure-the } y escribe lo que sale ({ $signs })
 }
asked-throw-com = { $count ->
    [one] { $seat }: tira un dado de combate por { $figure-the } y escribe lo que sale ({ $signs })
   *[other] { $seat }: tira { $count } dados de combate por { $figure-the } y escribe lo que sale ({ $signs })
 }
asked-pick-adventure = { $seat }: elige la aventura. Nadie más lo sabrá.
asked-pick-way = { $seat }: el camino se divide. ¿Por dónde vais?
asked-pick-party = { $seat }: elige tus aventureros, siéntate donde quieras y avisa cuando esté todo listo.
asked-pick-element = { $seat }: cartas de hechizo, ronda { $round }. ¿De qué elemento roba { $figure-the }?
asked-advantage-due = { $seat }: ¿qué ventaja elige { $figure-the }?
asked-passage-due = { $seat }: ¿dejas pasar por la casilla { $figure-of }?
asked-push-due = { $seat }: puedes empujar a quien esté en contacto, o dejarlo estar.
asked-pit-due = { $seat }: ¿en qué foso cae { $figure-the }?
asked-search-due = { $seat }: { $figure-the } busca trampas. ¿Qué encuentra?
asked-row-due = { $seat }: elige una fila de esta tabla. { $table }.
asked-defence-due = { $seat }: ¿se defiende { $figure-the }?
asked-aim-due = { $seat }: ¿a quién alcanza el golpe?
asked-redirect-due = { $seat }: ¿a quién alcanza ahora el proyectil?
asked-displace-due = { $seat }: mueve { $figure-object } una casilla, o déjalo estar.
asked-lose-due = { $seat }: ¿qué se le cae { $figure-object }?
asked-reroll-due = { $seat }: ¿repite { $figure-the } la tirada?
asked-aside-due = { $seat }: ¿adónde se aparta { $figure-the }?
asked-place-due = { $seat }: coloca { $figure-object } en otro sitio permitido, o déjalo todo como está.
asked-trading = { $seat }: ¿qué intercambian { $figure-the } y la otra figura? «pay 5» da oro.
asked-trade-offer = { $seat }: { $figure-the } propone un trato. ¿Hecho?

## Qué se puede hacer: la palabra y lo que significa

do-walk-tense = Andar
do-walk-tense-note = Movimiento Tenso: tiras y avanzas casilla a casilla
do-walk-stealth = Sigilo
do-walk-stealth-note = un solo dado y nada de ruido
do-walk-stroll = Pasear
do-walk-stroll-note = sin dados, mientras no haya nada que temer
do-move-note = una casilla
do-jump = Saltar
do-jump-note = una trampa o escenografía baja
do-open = Abrir
do-open-note = una puerta contigua
do-push = Empujar
do-push-whom = Empujar: { $figure }
do-search = Buscar
do-search-note = trampas, tesoros o pasadizos cerca
do-attack = Atacar
do-attack-note = a alguien en contacto
do-shoot = Disparar
do-shoot-note = a alguien a la vista que no esté en contacto
do-cast = Lanzar
do-cast-note = una carta de tu mano
do-use = Usar
do-use-note = un objeto, o lo que haya al lado
use-scenery-note = cuesta un punto de acción; para saber qué hace, pruébalo
do-pass = Fin del turno
do-pass-note = aunque queden puntos
do-decline = No
do-decline-note = déjalo estar
do-leave = Salir
do-leave-note = de la aventura
do-stop = Parar
do-stop-note = fin del movimiento
do-allow = Sí
do-allow-note = de acuerdo
do-deny = No
do-deny-note = ni hablar
do-defend = Defenderse
do-defend-note = tirar los dados de defensa
do-yield = Aguantar
do-yield-note = sin dados ni pifias
do-detect = Detectar
do-detect-note = trampas mágicas cerca
do-offer = Proponer
do-offer-note = enseñar el trato al compañero
do-call-off = Dejarlo
do-call-off-note = la acción se gasta igual
do-pick = Elegir
do-pick-note = un aventurero para jugar
do-put-back = Devolver
do-put-back-note = un aventurero, para otra persona
do-sit = Sentarse
do-sit-note = en otro puesto del orden de turno
do-ready-party = Todo listo
do-ready-party-note = me quedo con estos
which-place = ¿Qué puesto, contando desde la izquierda del Brujo?
place-number = Puesto { $place }
do-ready = Todo listo
do-ready-note = para la siguiente aventura
do-disarm = Desactivar
do-disarm-note = una trampa al lado
do-trade = Intercambiar
do-trade-note = con un compañero en contacto
do-give = Dar
do-give-note = en el trato
do-take = Pedir
do-take-note = en el trato
do-control = Control mental
do-control-note = actuar a través de tu elemental (2 puntos)
do-dismiss = Desconvocar
do-dismiss-note = tu elemental se va
do-repair = Reparar
do-repair-note = dos acciones seguidas
do-show = Enseñar
do-show-note = una carta, a todos
do-drop = Soltar
do-drop-note = se queda en tu casilla
do-buy = Comprar
do-buy-note = en el mercado
do-sell = Vender
do-sell-note = a mitad de precio
do-carry = Llevar
do-carry-note = para la aventura
do-store = Guardar
do-store-note = se queda en casa
do-withdraw = Retirar de la venta
do-withdraw-note = esta vez no se vende (precios: price potion 40; un trato: propose bruna gives axe gold 20)
do-object = Poner un reparo
do-object-note = una vez por descanso, a algo que los aventureros quieren llevarse
do-barter = Dar
do-barter-note = un objeto a un compañero (oro: purse bruna 10 to sela)
do-swap-hero = Reserva
do-swap-hero-note = cambiar un aventurero por otro de la reserva
do-ruling = Disponer
do-ruling-note = abrir, cerrar, quitar; lo demás se escribe ({ word-help })
do-rule-take = Quitar
do-rule-take-note = un objeto
do-rule-open = Abrir
do-rule-open-note = una puerta
do-rule-closed = Cerrar
do-rule-closed-note = una puerta
way-n = Norte
way-e = Este
way-s = Sur
way-w = Oeste
which-way = ¿En qué dirección?
which-figure = ¿A quién?
which-activate = ¿Quién actúa?
which-hero = ¿Qué aventurero?
which-partner = ¿Para quién?
which-reserve = ¿Quién va?
which-thing = ¿Qué?
which-reason = ¿Por qué?
which-card = ¿Qué carta?
which-weapon = ¿Con qué?
which-target = ¿Sobre quién?
square-away = { $count ->
    [0] aquí mismo
    [one] a una casilla
   *[other] a { $count } casillas
 }
idle = { $verb ->
    [attack] Ahora no hay a quién atacar.
    [shoot] Ahora no hay a quién disparar.
    [cast] Ahora no se puede lanzar ninguna carta.
    [search] Ahora no se puede buscar.
    [use] Ahora no hay nada que usar, ni en la mochila ni cerca.
    [trade] Ahora no hay nadie al lado con quien intercambiar.
    [disarm] No hay ninguna trampa al lado que desactivar.
    [open] Desde aquí no hay ninguna puerta que abrir.
    [jump] Desde aquí no hay nada que saltar.
    [push] Desde aquí no hay a quién empujar.
    [give] Ahora no hay nada que dar.
    [take] Ahora no hay nada que pedir.
    [show] No hay ninguna carta que enseñar.
    [drop] Ahora no hay nada que soltar.
    [repair] No hay nada que reparar.
    [control] Ahora no tienes ningún elemental que controlar.
    [dismiss] No tienes ningún elemental que desconvocar.
   *[other] Eso no se puede hacer ahora.
 }
which-square = ¿En qué casilla?
which-door = ¿Qué puerta?
which-search = ¿Qué buscas?
which-adventure = ¿Qué aventura?
which-element = ¿Qué elemento?
which-breath = Cuesta el último punto de mente. ¿Seguro?
breath-last = Sí, el último aliento
target-self = tu propia figura
search-traps = trampas
search-treasure = tesoros ocultos
search-doors = pasadizos secretos
costs = { $gold } monedas de oro
card-facts = { element }, coste { $cost }

## Ayuda

roads-none = Esta campaña no es de la casa: no tiene mapa.
roads-or = {"   o   "}
roads-legend = ✓ ganada, ✗ perdida, → puede venir ahora, · más adelante
choose-campaign = { $title }: la campaña entera, desde la primera velada
choose-adventure = ¿Qué quieres jugar? La campaña entera o una de sus aventuras, en el orden de la historia:
choose-party = ¿Quién va? Hasta { $most }, por número o nombre; por ejemplo, «1 3» (Intro = { $usual }):
choose-prompt = Elige (o pulsa Intro):
choose-unclear = No entiendo «{ $text }». Elige hasta { $most }, cada uno una vez, por número o por cómo empieza el nombre.
joint-with = con
joint-at = a sobre contra
joint-to = para
quest-help =
    Escribe una acción, o elígela por su número o sus primeras letras.
      walk · sneak · luego n e s w, varias de golpe (eens) · open n · jump e · stop
      attack goblin-1 with longsword · shoot goblin-1 · defend · yield · pass
      cast bolt at goblin-1 · search traps|treasure|doors · use potion · leave
    Ejemplo: walk, luego eee, luego attack goblin-1.
    Tus propios dados (--dice mine): 3 5, y los de combate con s k o { "!" } { "?" }
    En el mapa: Br un aventurero, t2 un trasgo (el número es para distinguirlo),
      { $legend }
    En los dados: ☠ calavera (hiere), ▼ escudo de cometa (bloqueo de aventureros),
      ● escudo ovalado (bloqueo del Malvado Brujo), ↯ rayo (lo mejor), y el
      interrogante (una pifia).
    Además:
      mapa        el mapa entero             fichas   las fichas de todos
      historia    de qué va la aventura      crónica  lo que ha pasado
      sobre bolt  qué hace una carta o un objeto (sobre a secas: los tuyos)
      notas       lo que no cabe en las listas, entero
      decir …     decir algo a la mesa       reglas   un breve recordatorio
      abandonar   abandonar la aventura      irse     dejar la mesa
      Las palabras inglesas valen también (map, sheets, story, about…).
    Lo que dispone el Malvado Brujo: rule move X to b2 · rule life|mind|gold X 3
      rule give X I · rule place table at b2 · rule success|failure
    ASIENTO: ACCIÓN actúa por otro asiento de esta terminal: «B: allow».
quest-rules =
    Aventureros contra el Malvado Brujo. Dos puntos de acción por ronda cada uno:
    un movimiento, como mucho dos ataques, dos disparos, dos hechizos y dos
    búsquedas, y cada acción especial (desactivar, detectar, intercambiar,
    usar, controlar) una sola vez.
      Mover: los dados dicen cuántas casillas. ↯ es lo máximo, y con dos ↯ hay
        además una ventaja; el interrogante es una pifia. El sigilo no hace ruido.
      Buscar: trampas, tesoros, pasadizos a cuatro casillas como mucho, sin
        adversarios tan cerca.
      Atacar: los dados de la ficha y los de un arma. ☠ hiere, ↯ hiere sin
        remedio; un escudo de tu bando detiene una calavera; ↯, dos. Cada
        interrogante es una pifia.
      Disparar: con línea de visión y nadie en contacto; los obstáculos y la
        distancia dan dados al blanco.
      Lanzar: una carta cuesta puntos de mente; algunas se quedan en juego.
    Los combates se oyen. Nada se deshace. Quien pierde toda su vida o su mente cae.
    Cumplid el encargo de la aventura y marchaos por una salida (leave).
quest-rules-interlude =
    Entre aventuras: compra lo que haya, vende a mitad de precio, da cosas y oro a
    los compañeros (purse bruna 10 to sela), prepara lo que te llevas (dos manos,
    una cosa en el cuerpo, una en la cabeza, seis en la mochila), cambia con
    alguien de la reserva y di que está todo listo (ready).

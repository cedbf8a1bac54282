## TseuQuest. Los nombres de figuras, objetos y cartas están en tseuquest-content.ftl.

kind-of-action = { $kind ->
    [move] moverse
    [attack] atacar
    [shoot] disparar
    [magic] lanzar hechizos
    [search] buscar
    [special] hacer acciones especiales
    [disarm] desactivar trampas
    [detect] detectar trampas mágicas
    [trade] intercambiar equipo
    [use] usar algo
    [control] controlar un elemental
    [dismiss] desconvocar un elemental
    [repair] reparar un arma
   *[other] { $kind }
 }

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
bare-hands = sin armas
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
    [one] { $figure }: queda un punto de acción
   *[other] { $figure }: quedan { $points } puntos de acción
 }
motion-left = { $squares ->
    [one] queda una casilla
   *[other] quedan { $squares } casillas
 }
barred-now = prohibido: { $kinds }
carries = lleva: { $items }; oro: { $gold }
holds = cartas (coste): { $cards }
dice-attack = { $count ->
    [one] { $count } dado de ataque
   *[other] { $count } dados de ataque
 }
dice-shot = { $count ->
    [one] { $count } dado de disparo
   *[other] { $count } dados de disparo
 }
dice-defence = { $count ->
    [one] { $count } dado de defensa
   *[other] { $count } dados de defensa
 }
dice-armour = { $count ->
    [one] { $count } dado contra proyectiles
   *[other] { $count } dados contra proyectiles
 }
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
camp-objection = El Brujo pone un reparo a un objeto { $figure-of }: { $item } ({ $reason }).
objection-too-much = demasiada carga
objection-too-good = demasiado bueno para ser verdad
objection-out-of-place = aquí no pinta nada
camp-next = Después: { $title }. { $line }
campaign-success = Habéis ganado la campaña.
campaign-failure = Habéis perdido la campaña.

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
    [one] { $figure-The } anda sin rumbo: una casilla, y { $seat } elige por dónde.
   *[other] { $figure-The } anda sin rumbo: { $squares } casillas, y { $seat } elige por dónde.
 }
move-advantage = ↯ ↯: todo el movimiento posible, y eliges una ventaja temporal.
move-advantage-taken = { $figure }: { $advantage } ({ $note })
move-denied = { $figure-The } no deja pasar { $mover-object }, que tendrá que ir por otro lado.
thrown-attack = Dados de ataque: { $faces }
thrown-defence = Dados de defensa: { $faces }
thrown-climb = { $figure-The } trepa: { $faces }
thrown-stealth = { $figure-The } va con sigilo: { $faces }
thrown-astray = { $figure-The } anda sin rumbo; en estos dos dados solo cuentan los números: { $faces }
thrown-dodge = { $figure-The } salta a un lado: { $faces }
thrown-escape = { $figure-The } forcejea para soltarse: { $faces }
thrown-gold = { $figure-The } cuenta el tesoro, a diez monedas de oro por punto: { $faces }
thrown-harm = Dados contra { $figure-the }: { $faces }
thrown-disarm = { $figure-The } manipula la trampa: { $faces }
thrown-chance = { $figure }: la suerte señala { $other-object }
thrown-fumble = { $figure-The } ha sacado un interrogante y tira en la tabla de pifias: { $faces }
fumble-row = { $table }, fila { $face }: { $text }
fumble-picked = { $seat } elige para { $figure-the }. { $table }, fila { $face }: { $text }
table-move = Pifias de movimiento
table-attack = Pifias de ataque
table-parry = Pifias de defensa
table-shot = Pifias de disparo
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
fight-astray = { $figure-The } falla el blanco, y la suerte señala { $other-object }.
fight-redirected = El disparo se desvía hacia { $other-the }.
fight-rerolled = { $figure-The } recoge los dados y vuelve a tirar: { $what }.
fight-declined = { $figure-The } no se defiende.
fight-vain = No hay ningún golpe que parar: { $figure-the } no tira dados de defensa.
fight-defenceless = { $figure-The } no tiene nada con que defenderse.
fight-defended = { $figure-The } se defiende con { $count ->
    [one] un dado
   *[other] { $count } dados
 } ({ $sources })
fight-blocked = { $count ->
    [one] Un golpe detenido
   *[other] { $count } golpes detenidos
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
source-of-disarmed = por no tener arma
source-of-prone = por estar en el suelo
source-of-senseless = por estar inconsciente
source-of-cover = por cobertura
source-of-distance = por distancia
source-of-trap = de la trampa
source-of-dice = de los dados
source-of-best = por ↯, el máximo
source-of-bonus = de su ficha
source-of-row = según la tabla
source-of-rule = según las reglas
source-of-effect = por un efecto en curso

fumble-move-stumble = ¡Traspié! Caes al suelo y pierdes lo que quedaba de turno.
fumble-move-astray = ¡Extraviado! El otro bando tira dos dados y decide por dónde vas.
fumble-move-wake-up = ¡Espabila! Dos casillas, y este turno no hay magia, ni disparos, ni ataques.
fumble-move-focus = ¡Céntrate! Tres casillas, y este turno no hay búsquedas.
fumble-move-come-on = ¡Venga! Cuatro casillas, y este turno no hay acciones especiales.
fumble-move-careful = ¡Más cuidado! Cinco casillas y un empujón.
fumble-move-hush = ¡Chis! Seis casillas y dos empujones, y lo ha oído todo el mundo.
fumble-move-nearly = ¡Por poco! Todas las casillas posibles, dos empujones y mucho ruido.
fumble-attack-laugh = Risa malévola. Quien se defiende elige una fila de esta tabla.
fumble-attack-counter = ¡Contraataque! Las calaveras de quien se defiende te hieren, y no hay quien las pare.
fumble-attack-disarmed = ¡Desarmado! Te quedas sin arma mientras tengas un adversario al lado.
fumble-attack-no-more = ¡Ay! Este turno ya no atacas más.
fumble-attack-oh-no = ¡Oh, no! El golpe va contra un amigo que tengas al lado, elegido al azar.
fumble-attack-two-less = ¡Ja, ja! Dos calaveras menos.
fumble-attack-one-less = ¡Ja! Una calavera menos.
fumble-attack-close-call = ¡Por los pelos! No pasa nada, salvo el susto.
fumble-parry-laugh = Risa malévola. Quien ataca elige una fila de esta tabla.
fumble-parry-all-out = ¡A fondo! Los escudos de quien ataca valen como calaveras.
fumble-parry-disarmed = ¡Desarmado! Te quedas sin arma o sin escudo mientras tengas un adversario al lado.
fumble-parry-oops = ¡Ups! Quien ataca te puede mover una casilla.
fumble-parry-in-the-way = ¡Estorbas! Un compañero que tengas al lado pierde un punto de acción.
fumble-parry-two-less = ¡Ju, ju! Dos escudos menos.
fumble-parry-one-less = ¡Je! Un escudo menos.
fumble-parry-close-call = ¡Por los pelos! No pasa nada, salvo el susto.
fumble-shot-laugh = Risa malévola. Quien recibe el disparo elige una fila de esta tabla.
fumble-shot-own-foot = ¡Increíble! Fallas, y encima pierdes un punto de vida.
fumble-shot-ruined = ¡Fallo! Y el arma queda inservible para el resto de la aventura.
fumble-shot-jammed = ¡Maldito armero! Hacen falta dos acciones seguidas para que el arma vuelva a servir.
fumble-shot-oh-no = ¡Oh, no! El disparo va contra un amigo a la vista, elegido al azar.
fumble-shot-harmless = ¡Jo, jo! El disparo no hace ni un rasguño.
fumble-shot-one-less = ¡Ja! Una calavera menos.
fumble-shot-phew = ¡Uf! No pasa nada.
fumble-dodge-laugh = Risa malévola. Quien dispara elige una fila de esta tabla.
fumble-dodge-impossible = ¡Imposible! Los escudos de quien dispara valen como calaveras.
fumble-dodge-clear-path = ¿Cómo? Ni los obstáculos ni la distancia te protegen.
fumble-dodge-surprised = ¡Te pillan por sorpresa! Lo que llevas puesto no te protege.
fumble-dodge-oh-no = ¡Oh, no! El disparo sigue de largo hasta un compañero a tres casillas como mucho.
fumble-dodge-two-points = ¡Grrr! Dos puntos de acción menos en tu próximo turno.
fumble-dodge-one-point = ¡Aaah! Un punto de acción menos en tu próximo turno.
fumble-dodge-phew = ¡Uf! No pasa nada.

advantage-reflexes = ¡Qué reflejos!
advantage-reflexes-note = evitas la primera trampa de pared
advantage-vault = ¡Qué brinco!
advantage-vault-note = pasas por encima de una casilla de escenografía
advantage-leap = ¡Qué salto!
advantage-leap-note = saltas una trampa de suelo
advantage-charge = ¡Qué carga!
advantage-charge-note = un dado más si a continuación atacas
advantage-foresight-first = ¡Qué previsión! Antes que nadie
advantage-foresight-first-note = actúas antes que nadie en la próxima ronda
advantage-foresight-last = ¡Qué previsión! Tras los demás
advantage-foresight-last-note = actúas después de todos en la próxima ronda
advantage-luck = ¡Qué potra!
advantage-luck-note = saltas un hueco de dos casillas

## Qué se pregunta

asked-turn = { $points ->
    [one] { $seat }: { $figure-the } tiene un punto de acción.
   *[other] { $seat }: { $figure-the } tiene { $points } puntos de acción.
 }
asked-activate = { $seat }: elige la figura que actúa, o termina tu turno.
asked-wait = { $seat }: espera, que juegan los demás.
asked-interlude = { $seat }: compra, vende, haz trueques, prepara el equipo; y avisa cuando esté todo listo.
asked-motion = { $squares ->
    [one] { $seat }: { $figure-object } le queda una casilla.
   *[other] { $seat }: { $figure-object } le quedan { $squares } casillas. Puedes escribir varios pasos de una vez; por ejemplo: eens
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
asked-passage-due = { $seat }: ¿dejas que un amigo pase por la casilla { $figure-of }?
asked-push-due = { $seat }: puedes empujar a alguien que esté al lado, o dejarlo estar.
asked-pit-due = { $seat }: ¿en qué foso cae { $figure-the }?
asked-search-due = { $seat }: { $figure-the } busca trampas. ¿Qué encuentra?
asked-row-due = { $seat }: elige una fila de la tabla «{ $table }».
asked-defence-due = { $seat }: ¿se defiende { $figure-the }?
asked-aim-due = { $seat }: ¿quién recibe el golpe?
asked-redirect-due = { $seat }: ¿a quién alcanza ahora el proyectil?
asked-displace-due = { $seat }: mueve { $figure-object } una casilla, o déjalo estar.
asked-lose-due = { $seat }: ¿qué se le cae { $figure-object }?
asked-reroll-due = { $seat }: ¿repite { $figure-the } la tirada?
asked-aside-due = { $seat }: ¿adónde se aparta { $figure-the }?
asked-place-due = { $seat }: coloca { $figure-object } en otro sitio de los permitidos, o déjalo todo como está.
asked-trading = { $seat }: ¿qué se cambian { $figure-the } y la otra figura? Con «pay 5» se dan 5 monedas de oro.
asked-trade-offer = { $seat }: { $figure-the } propone un intercambio. ¿Aceptas?

## Qué se puede hacer: la palabra y lo que significa

do-walk-tense = Andar
do-walk-tense-note = Movimiento Tenso: tiras los dados y avanzas casilla a casilla
do-walk-stealth = Sigilo
do-walk-stealth-note = un solo dado y nada de ruido
do-walk-stroll = Pasear
do-walk-stroll-note = sin dados, mientras no haya nada que temer
do-move-note = avanzar una casilla
do-jump = Saltar
do-jump-note = por encima de una trampa o de escenografía baja
do-open = Abrir
do-open-note = una puerta que tengas al lado
do-push = Empujar
do-push-whom = Empujar: { $figure }
do-search = Buscar
do-search-note = trampas, tesoros o pasadizos cercanos
do-attack = Atacar
do-attack-note = a alguien que esté a tu lado
do-shoot = Disparar
do-shoot-note = a alguien que veas y no esté a tu lado
do-cast = Lanzar hechizo
do-cast-note = una carta de tu mano
do-use = Usar
do-use-note = un objeto, o lo que haya al lado
use-scenery-note = cuesta un punto de acción; para saber qué hace, pruébalo
do-pass = Fin del turno
do-pass-note = acabar, aunque te queden puntos de acción
do-decline = No
do-decline-note = déjalo estar
do-leave = Salir
do-leave-note = salir de la aventura y no volver
do-stop = Parar
do-stop-note = fin del movimiento
do-allow = Sí
do-allow-note = de acuerdo
do-deny = No
do-deny-note = ni hablar
do-defend = Defenderse
do-defend-note = tirar los dados de defensa
do-yield = Aguantar
do-yield-note = recibes el golpe sin tirar dados, y así no hay pifias
do-detect = Detectar
do-detect-note = trampas mágicas cercanas
do-offer = Proponer
do-offer-note = enseñar la oferta al compañero
do-call-off = Dejarlo
do-call-off-note = la acción se gasta igual
do-pick = Elegir
do-pick-note = un aventurero con el que jugar
do-put-back = Devolver
do-put-back-note = dejar un aventurero para otra persona
do-sit = Sentarse
do-sit-note = en otro puesto del orden de turno
do-ready-party = Todo listo
do-ready-party-note = me quedo con estos aventureros
which-place = ¿Qué puesto, contando desde la izquierda del Brujo?
place-number = Puesto { $place }
do-ready = Todo listo
do-ready-note = para la siguiente aventura
do-disarm = Desactivar
do-disarm-note = una trampa que tengas al lado
do-trade = Intercambiar
do-trade-note = con un compañero que esté a tu lado
do-give = Dar
do-give-note = algo, como parte del intercambio
do-take = Pedir
do-take-note = algo, como parte del intercambio
do-control = Control mental
do-control-note = actuar a través de tu elemental (2 puntos)
do-dismiss = Desconvocar
do-dismiss-note = tu elemental se va
do-repair = Reparar
do-repair-note = un arma, con dos acciones seguidas
do-show = Enseñar
do-show-note = una carta de tu mano, a todos los demás
do-drop = Soltar
do-drop-note = un objeto, que se queda en tu casilla
do-buy = Comprar
do-buy-note = algo de lo que está a la venta
do-sell = Vender
do-sell-note = un objeto, a mitad de precio
do-carry = Llevar
do-carry-note = un objeto que llevarse a la aventura
do-store = Guardar
do-store-note = un objeto, que no se lleva a la aventura
do-withdraw = Retirar de la venta
do-withdraw-note = esta vez no se vende (para poner precio: price potion 40; para un trato: propose bruna gives axe gold 20)
do-object = Poner un reparo
do-object-note = una vez por descanso, a algo que los aventureros quieren llevarse
do-barter = Dar
do-barter-note = un objeto, a un compañero (el oro se da así: purse bruna 10 to sela)
do-swap-hero = Reserva
do-swap-hero-note = cambiar un aventurero por otro de la reserva
do-ruling = Arbitrar
do-ruling-note = abrir, cerrar o quitar; lo demás se teclea (consulta «{ word-help }»)
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
which-reserve = ¿Quién va en su lugar?
which-thing = ¿Qué cosa?
which-reason = ¿Por qué motivo?
which-card = ¿Qué carta?
which-weapon = ¿Con qué arma?
which-target = ¿Sobre quién?
square-away = { $count ->
    [0] aquí mismo
    [one] a una casilla
   *[other] a { $count } casillas
 }
idle = { $verb ->
    [attack] Ahora no hay nadie a quien atacar.
    [shoot] Ahora no hay nadie a quien disparar.
    [cast] Ahora no se puede lanzar ningún hechizo.
    [search] Ahora no se puede buscar.
    [use] Ahora no hay nada que usar, ni en la mochila ni cerca.
    [trade] Ahora no tienes a nadie al lado con quien intercambiar.
    [disarm] No tienes al lado ninguna trampa que desactivar.
    [open] Desde aquí no se puede abrir ninguna puerta.
    [jump] Desde aquí no se puede saltar por encima de nada.
    [push] Desde aquí no se puede empujar a nadie.
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
which-breath = Esta carta cuesta el último punto de mente. ¿Seguro?
breath-last = Sí, el último aliento
target-self = tu propia figura
search-traps = trampas
search-treasure = tesoros ocultos
search-doors = pasadizos secretos
costs = { $gold } monedas de oro
card-facts = { element }, coste { $cost }

## Ayuda

roads-none = Esta campaña no viene con Taberna, así que no hay mapa de sus caminos.
roads-or = {"   o   "}
roads-legend = ✓ ganada, ✗ perdida, → puede venir ahora, · más adelante
choose-campaign = { $title }: la campaña entera, desde la primera velada
choose-adventure = ¿Qué quieres jugar? La campaña entera o una de sus aventuras, en el orden de la historia:
choose-party = ¿Quién va? Elige { $most } como mucho, por número o por nombre; por ejemplo, «1 3» (Intro = { $usual }):
choose-prompt = Elige (o pulsa Intro):
choose-unclear = «{ $text }» no está entre las opciones. Elige { $most } como mucho, sin repetir, por su número o por el principio de su nombre.
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
    Lo que decide el Malvado Brujo: rule move X to b2 · rule life|mind|gold X 3
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
      Disparar: con línea de visión y nadie al lado; los obstáculos y la
        distancia dan dados al blanco.
      Lanzar: una carta cuesta puntos de mente; algunas se quedan en juego.
    Los combates se oyen. Nada se deshace. Quien pierde toda su vida o su mente cae.
    Cumplid el encargo de la aventura y marchaos por una salida (leave).
quest-rules-interlude =
    Entre aventuras: compra lo que haya, vende a mitad de precio, da cosas y oro a
    los compañeros (purse bruna 10 to sela), prepara lo que te llevas (dos manos,
    una cosa en el cuerpo, una en la cabeza, seis en la mochila), cambia con
    alguien de la reserva y di que está todo listo (ready).

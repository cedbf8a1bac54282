## La casa

skip = Ir a la mesa
tools = Herramientas
language = Idioma
rules = Reglas
sound = Sonido
volume = Volumen
leave = Salir
no-connection = La casa no responde. ¿Hay conexión?
cancel = Volver
title-room = Taberna
title-table = King’s Gambit · Taberna
title-join = Una invitación · Taberna
title-your-turn = Te toca

## La sala

motto = Dos juegos en una mesa, hasta que se apaguen las velas.
they-call-you = Aquí te llaman
somebody = Visitante
guest-nth = Jugador { $n }
bot-mirela = Mirela
bot-tomas = Tomás
bot-odile = Odile
game-duel = King’s Gambit
game-vanguard = A trazar las Líneas
game-round = La ronda del rey
game-tseuquest = TseuQuest
facts-duel = dos jugadores · diez minutos
facts-tseuquest = a solas o en compañía · una velada
tell-duel = Siete piedras a la vista, luego ocultas, luego cambiadas de sitio. Recuérdalas, o que lo parezca.
tell-tseuquest = Una mazmorra que se dibuja a tu paso. Alguien de vosotros la guarda, y no os quiere bien.
play-bot = Jugar con la casa
play-screen = Dos en esta pantalla
play-link = Invitar con un enlace
more-ways = Otras formas de jugar
quest-open = Abrir una mesa
being-built = Los albañiles aún trabajan en ella.
in-the-room = En la sala
nobody-yet = Ahora mismo no hay mesas abiertas.
sit-down = Sentarse
come-back = Volver
watch = Mirar
chairs-free = { $count ->
    [one] una silla libre
   *[other] { $count } sillas libres
 }
being-played = en juego
open-table = Abrir la mesa
option-variant = Juego
option-variant-duel = King’s Gambit, dos jugadores
option-variant-vanguard = A trazar las Líneas, dos Líneas
option-variant-round = La ronda del rey, cuatro jugadores
option-company = Contra
option-company-bot = la casa
option-company-screen = gente en esta pantalla
option-company-link = gente con un enlace
option-opening = Primera piedra
option-opening-random = la saca la casa
option-opening-scales = la Balanza, por tradición
option-opening-choose = la elige quien empieza
option-hands = Quién mueve las piedras
option-hands-table = se ve la mano del rival
option-hands-opponent = tiene que hacerlo el rival
option-ends = La Línea
option-ends-open = crece por los dos extremos
option-ends-mat = siete espacios marcados
option-last_orders = Campana de la última ronda
option-last_orders-off = en silencio
option-last_orders-on = puede sonar tras doce turnos tranquilos
option-vanguard = En cada turno
option-vanguard-choose = una acción en una de las Líneas
option-vanguard-both = una acción en cada Línea
option-take_back = Retirar jugadas
option-take_back-ask = una vez por turno, si el otro bando acepta
option-take_back-off = lo hecho, hecho está
option-clock = Reloj
option-clock-off = sin reloj
option-clock-5-5 = 5 minutos, 5 segundos por turno
option-clock-10-5 = 10 minutos, 5 segundos por turno
option-clock-3d = tres días por jugada
option-public = cualquiera puede ver la mesa y sentarse
preferences = Comodidad
less-motion = Menos movimiento
more-contrast = Alto contraste
notify = Avisarme cuando me toque
text-size = Texto
percent = { $size } %

## Antes de la partida

join-title = Te guardan una silla
join-asks = { $host } te invita a una mesa de { $game }
join-to = Te invitan a una mesa de { $game }
join-tellstones = Siete piedras, tres puntos y cara de póquer.
join-sub = Sin cuenta ni registro.
gather-title = { $count ->
    [one] Queda una silla libre
   *[other] Quedan { $count } sillas libres
 }
gather-soon = Ya no falta nadie
gather-sub = Envía el enlace a quien vaya a sentarse ahí. La partida empieza cuando no falte nadie.
gather-bots = La casa ocupa las demás sillas. Envía el enlace de las que están libres.
chair-open = Una silla libre
chair = asiento { $seat }
invite-link = Enlace de la invitación
invite-qr = El enlace como código para fotografiar
invite-local = Este enlace solo funciona en este equipo. Para que vengan otros, abre la página en la dirección de red del equipo, con la casa arrancada así:
make-link = Crear un enlace
copy-link = Copiar el enlace
copied = Copiado

## En la mesa

terms = { $clock ->
    [off] a tres puntos · sin reloj
   *[other] a tres puntos · { $clock }
 }
table-menu = Mesa
practice = práctica
practice-about = quien abrió esta mesa eligió su semilla, y puede conocer cada tirada
seat-you = tú
seat-house = de la casa
seat-partner = tu pareja
seat-acts = debe actuar
seat-away = no está
seat-shared = un mismo dispositivo juega varios asientos
seat-stood-in = juega un bot en su lugar
seat-gone = lleva mucho fuera
seat-bonus = tres miradas
seat-resigns = quiere rendirse
clock-label = Tiempo de { $name }
clock-days = { $days } d { $hours } h
track-points = { $score } de 3
track-label = { $whose }: { $score } de 3 puntos
stone-at = { $state ->
    [yes] { $space }: { $what }, { $mark }
   *[no] { $space }: { $what }
 }
stone-chosen = elegida
stone-challenged = desafiada
stone-seen = solo la ves tú
stone-looked-at = alguien la mira
put-left = En el extremo izquierdo
put-right = En el extremo derecho
rail-label = Lo que puedes hacer
label-line = { $line ->
    [none] La Línea
   *[other] Línea { $line }
 }
label-pool = El Pozo
talk = Charla
say-something = Di algo…
phrase-nerves = ¿Nervios?
phrase-sure = ¿Seguro?
phrase-rain = Toda la semana lloviendo.
phrase-again = Bien jugado.
mute = Silenciar a { $name }
unmute = Volver a oír a { $name }

plate-place = Colocar
plate-hide = Esconder
plate-swap = Cambiar
plate-peek = Espiar
plate-challenge = Desafiar
plate-boast = Alardear
plate-believe = Creer
plate-doubt = Dudar
plate-steal = Robar
caption-place = en un extremo
caption-hide = dar la vuelta
caption-swap = dos se cambian
caption-peek = mirar a solas
caption-challenge = «¿Cuál es esa?»
caption-boast = «Me las sé todas»
what-peek-three = hasta tres miradas
off-place = el Pozo está vacío
off-hide = todas boca abajo
off-swap = hay una sola
off-face-down = ninguna oculta
off-bell = la campana lo impide
off-now = ahora no

head-turn = Te toca
head-turn-of = Turno de { $name }
head-theirs = Turno de { $name }
head-wait = Un momento
head-look = Solo lo ves tú
head-more-looks = ¿Otra mirada?
head-answer = Nombra la piedra { $space }
head-reply = ¿Qué dices?
head-prove = Demuéstralo
head-order = Préstale tu mano a { $name }
head-elder = Manda la edad
head-opening = La primera piedra
head-lost = La vela tiembla
sub-turn = Elige una de las seis. Las piedras las mueve { $name }.
sub-second = Ahora una acción en la Línea { $line }.
sub-place = { $picked ->
    [yes] ¿En qué extremo de la Línea?
   *[no] ¿Qué piedra del Pozo?
 }
sub-hide = ¿Qué piedra se pone boca abajo?
sub-swap = { $picked ->
    [yes] ¿Con qué otra piedra?
   *[no] Dos piedras cambian de sitio: ¿cuál es la primera?
 }
sub-peek = ¿Qué piedra boca abajo quieres ver?
sub-challenge = Señala una piedra boca abajo.
sub-boast = { $count ->
    [2] Dices que te sabes las dos piedras ocultas.
    [one] Dices que te sabes la única piedra oculta.
   *[other] Dices que te sabes las { $count } piedras ocultas.
 }
sub-stone-first = ¿Qué se hace con ella?
sub-look = Deja la piedra cuando la hayas visto bien.
sub-more-looks = Puedes mirar otra piedra o dejarlo aquí.
sub-answer = { $name } la señala. Di cuál es.
sub-reply = { $count ->
    [one] { $name } alardea de una piedra.
   *[other] { $name } alardea de { $count } piedras.
 }
sub-stolen = { $name } dice que se las sabe en tu lugar.
sub-prove = Señala una piedra oculta y nómbrala.
sub-elder = ¿Vas primero o dejas empezar a los demás?
sub-opening = Elige la piedra que abre la Línea.
sub-bell-claim = Ha sonado la campana: desafía o alardea.
sub-bell-handle = Ha sonado la campana: esconde o coloca.
sub-lost = Se cortó la conexión. Vuelve sola; no se pierde nada.
say-it = Decirlo
not-yet = Aún no
let-go = Dejarla en su sitio

say-challenged = ¿Cuál es esa?
say-boasted = { $line ->
    [none] Me sé todas las piedras ocultas.
   *[other] Me sé todas las piedras ocultas de la Línea { $line }.
 }
say-believed = Te creo.
say-doubted = Pues demuéstralo.
say-stolen = No. Me las sé yo.
say-answered = { $symbol ->
    [C] La Corona.
    [D] El Escudo.
    [S] La Espada.
    [F] La Bandera.
    [K] El Caballero.
    [H] El Martillo.
   *[L] La Balanza.
 }
say-named = { $space }: { the-stone }.
say-draw-offered = ¿Lo dejamos en empate?
say-resigned = Me rindo.
stake-believe = { $score ->
    [2] El tercer punto para { $name }: la partida está perdida.
   *[other] Un punto para { $name }. La partida sigue.
 }
stake-doubt = { $count ->
    [2] Si acierta las dos, { $name } gana la partida. Con un fallo, la ganas tú.
    [one] Si acierta, { $name } gana la partida. Si falla, la ganas tú.
   *[other] Si acierta las { $count }, { $name } gana la partida. Con un fallo, la ganas tú.
 }
stake-steal = El alarde es tuyo. { $name } tiene que creerte o dudar.

cover-title = { $name }, solo miras tú
cover-sub = Toma la pantalla. Los demás miran a otro lado.
cover-look = Mirar

over-won = Has ganado
over-lost = Has perdido
over-drawn = Empate
over-side = Gana { $side }
rematch = Otra más
watch-again = Verla de nuevo
to-the-room = Volver a la sala
resign = Rendirse
resign-sure = ¿Te rindes?
resign-means = El otro bando gana al momento.
resign-partner = Tu pareja tiene que estar de acuerdo.
play-on = Seguir jugando
offer-draw = Proponer empate
take-back = Pedir retirar la jugada
take-back-asked = { $name } quiere retirar su jugada
take-back-sub = Las piedras quedarían como antes. Nadie gana tiempo con ello.
take-back-agree = De acuerdo
take-back-deny = Se queda así
take-back-waiting = Has pedido retirar la jugada: decide el otro bando.
take-back-denied = El otro bando deja la jugada como está.
pause = Pedir una pausa
resume = Continuar
paused = Los relojes están parados
paused-sub = Cualquiera puede reanudar la partida.
pause-asked = { $name } pide una pausa
pause-asked-sub = Los relojes se paran cuando todos estén de acuerdo.
pause-agree = De acuerdo
handed-over = Un bot juega por ti
take-again = Volver a mi asiento
leave-note = Si sales, tu silla queda guardada: vuelve por la misma dirección.
draw-offered = ¿Empate?
draw-by = { $side } lo dejaría así.
draw-accept = De acuerdo
draw-decline = Seguir jugando
gone-title = { $name } lleva demasiado fuera
gone-sub = Puedes reclamar la partida o dejar que siga un bot.
claim = Reclamar la partida
let-a-bot = Que siga un bot

## Después de la partida

title-replay = Otra vez la partida · Taberna
replay = Otra vez la partida
eyes = Con los ojos de quién
eyes-all = Todo a la vista
earlier = Antes
later = Después
moment = Momento de la partida
moment-of = { $n } de { $total }
moment-n = Momento { $n }
seen-at = vista en { $moment }
turning-points = Dónde cambió todo
spoil-yes = Mostrarlo de todos modos
spoil-no = Mejor no
replay-play = Reproducir
replay-hold = Detener
replay-quick = El doble de rápido
replay-by-rounds = Ronda a ronda
share-tale = Compartir la historia
copy-moment = Copiar el enlace a este momento
checked-title = ¿Fue limpio?
checked-about = La casa prometió sus dados antes de que cayera el primero. Cualquiera puede mirar si cumplió su palabra.
checked-look = Comprobar el registro
checked-here-seal = Aquí, en tu navegador: el sello de todo el registro es bueno.
checked-here-promise = { $count ->
    [0] Aquí, en tu navegador: el secreto del que salieron los dados es el prometido antes de la partida.
    [one] Aquí, en tu navegador: el secreto del que salieron los dados es el prometido antes de la partida, y un asiento le añadió lo suyo.
   *[other] Aquí, en tu navegador: el secreto del que salieron los dados es el prometido antes de la partida, y { $count } asientos le añadieron lo suyo.
 }
checked-by-house = La casa lo ha vuelto a jugar: { $what }
checked-seal = el sello
checked-seating = quién se sentó dónde
checked-decisions = cada jugada, según las reglas
checked-dice = cada dado, tirado otra vez desde la semilla
checked-outcome = cómo terminó
checked-not = No es así: { $what }
checked-open = No se puede saber por este registro: { $what }
checked-sound = Todo es verdad.
checked-unsound = Este registro no dice la verdad.
checked-yourself = Quien no se fíe de nadie, que descargue el registro y lo compruebe en su propia máquina:
download = Descargar el registro
download-text = Descargar la notación
learn = Aprender

## Aprender

title-learn = Aprender King’s Gambit · Taberna
learn-how = Aprender en cinco minutos
learn-how-quest = Aprender en diez minutos
learn-terms = cada acción una vez
lesson-place = Siete piedras a la vista. Colocar: elige una del Pozo y luego un extremo de la Línea. Decides tú, pero la mueve la mano de Mirela.
lesson-hide = Esconder: pon una piedra boca abajo. Desde ahora hay que recordarla, tú también.
lesson-swap = Cambiar: dos piedras se cambian de sitio, estén como estén. Sigue con la vista la oculta.
lesson-peek = Espiar: mira a solas una piedra oculta. Después nada en la mesa te la recordará.
lesson-challenge = Desafiar: señala una piedra oculta. Mirela tiene que nombrarla. Si falla, el punto es tuyo.
lesson-answer-hide = Mirela ha escondido la del medio: ¿viste cuál era? Te toca: esconde otra.
lesson-answer = Ahora Mirela te desafía. Nombra la piedra: si aciertas, el punto es tuyo, no suyo.
lesson-boast-hide = Uno a uno. Mirela ha escondido la del medio. Esconde otra y fíjate bien.
lesson-boast = Alardear: di que te sabes todas las piedras ocultas. Si te creen, es un punto; si dudan, tienes que demostrarlo.
lesson-prove = Mirela duda. Señala una piedra oculta, nómbrala, y luego la siguiente. Todas bien: ganas la partida; un fallo: la pierdes.
lesson-reply = Mirela alardea. Creer: un punto para ella. Dudar: tiene que demostrarlo. Robar: lo dices tú, y ella te cree o duda.
lesson-wrong = Esa no era. Les pasa hasta a los reyes.
lesson-all-done = Eso es todo: seis acciones, tres puntos y lo que recuerdes. Lo demás es charla.
lesson-again = ¿Otra vez?
lesson-well = Bien hecho
lesson-end = Ya sabes jugar
lesson-play = Jugar ya contra el Paje
lesson-next = Siguiente
lesson-try = Probar otra vez
learnt-place = La piedra queda en el extremo que elegiste, a la vista de todos. Nunca entre dos.
learnt-hide = Boca abajo se queda hasta un desafío o una prueba.
learnt-swap = Nadie lo ha apuntado. Nadie puede.
learnt-peek = Tú la viste; Mirela solo vio que mirabas. Tras un punto suyo puedes mirar tres.
learnt-challenge = Se equivocó: un punto para ti. Con tres se gana. La piedra queda boca arriba.
learnt-answer = Acertaste: el punto es tuyo, aunque era su turno.
learnt-boast = ¡Demostrado! Con eso ganas al momento, sea cual sea el marcador.
learnt-reply = Ahí está el juego: ¿lo sabe, o quiere que lo creas?

## El acertijo del día

title-puzzle = El acertijo del día · Taberna
puzzle = El acertijo del día
puzzle-terms = hoy el mismo para todos
puzzle-look = Recuérdalas
puzzle-look-sub = Sin prisa. Luego las piedras se esconden y se cambian ante tus ojos.
puzzle-begin = Adelante
puzzle-follow = Atención
puzzle-ask = ¿Qué piedra es la número { $space }?
puzzle-right = Acertaste
puzzle-wrong = Esa no es
puzzle-was = La número { $space } es { the-stone }.
puzzle-row = { $row ->
    [one] Un día.
   *[other] { $row } días seguidos.
 }
puzzle-tomorrow = Mañana habrá otro.

## Lo que guarda la casa

title-me = Mis partidas · Taberna
me = Mis partidas
me-lead = Lo que la casa guarda de ti, para llevártelo o para que se olvide.
me-nothing = Todavía nada. Juega una partida primero.
me-running = Mesas donde te guardan la silla
me-games = Partidas a lo largo del tiempo
me-count = { $games ->
    [one] Una partida
   *[other] { $games } partidas
 }: { $wins ->
    [one] { $wins } ganada
   *[other] { $wins } ganadas
 }, { $losses ->
    [one] { $losses } perdida
   *[other] { $losses } perdidas
 }, { $draws ->
    [one] { $draws } empatada
   *[other] { $draws } empatadas
 }.
me-plot = Victorias menos derrotas, partida a partida
me-against = contra { $who }
me-bots = Lo que recuerdan los bots
me-remembered = Que los bots recuerden cómo juego
me-remembered-about = Qué tal parece tu memoria, cómo respondes a un alarde, si lo que afirmabas era cierto y cuántas partidas han sido, para la próxima partida con el mismo bot. Ni una piedra, ni una jugada, ni una palabra. Si quitas la marca, se borra al momento.
me-remembered-kept = { $bots ->
    [0] De momento no hay nada guardado.
    [one] Un bot ha guardado algo.
   *[other] { $bots } bots han guardado algo.
 }
me-export = Llevármelo todo
me-forget = Que me olviden
me-forget-sure = Sí, olvidarlo todo
table-log = Lo que ha pasado

## The rules of any game

title-rules = Las reglas · Taberna
rules-ours = decisión nuestra
rules-example = Ejemplo

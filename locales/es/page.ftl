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
they-call-you = Tu nombre
somebody = Visitante
guest-nth = Jugador { $n }
bot-mirela = Mirela
bot-tomas = Tomás
bot-odile = Odile
game-duel = King’s Gambit
game-vanguard = A trazar las Líneas
game-round = La Ronda del Rey
game-tseuquest = TseuQuest
facts-duel = dos jugadores · diez minutos
facts-tseuquest = a solas o en compañía · una velada
tell-duel = Siete piedras a la vista, luego ocultas, luego cambiadas de sitio. Recuérdalas, o que lo parezca.
tell-tseuquest = Una mazmorra que se dibuja a tu paso. La dirige el Malvado Brujo, que puede ser la casa o uno de vosotros, y no os desea nada bueno.
play-bot = Jugar contra la casa
play-screen = Dos en esta pantalla
play-link = Invitar con un enlace
more-ways = Otras formas de jugar
quest-open = Abrir una mesa
being-built = Los albañiles siguen en ello.
in-the-room = Mesas abiertas
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
preferences = Preferencias
less-motion = Menos movimiento
speed = Animaciones
speed-slow = lentas
speed-usual = normales
speed-fast = rápidas
more-contrast = Alto contraste
notify = Avisarme cuando me toque
text-size = Tamaño del texto
percent = { $size } %

## Antes de la partida

join-title = Te guardan una silla
join-asks = { $host } te invita a una partida de { $game }
join-to = Te invitan a una partida de { $game }
join-tellstones = Siete piedras, tres puntos y cara de póquer.
join-sub = Sin cuenta ni registro.
coming-title = Vamos a la mesa
coming-who = En la mesa: { $who }. La página está recuperando lo que ha pasado hasta ahora.
gather-title = { $count ->
    [one] Queda una silla libre
   *[other] Quedan { $count } sillas libres
 }
gather-soon = Ya estamos todos
gather-sub = Envía el enlace a quien quieras que juegue contigo. La partida empezará sola cuando no falte nadie.
gather-bots = Las sillas libres son para quien reciba el enlace; en las demás juegan bots. La partida empezará sola cuando no falte nadie.
gather-guest = Ya tienes tu sitio. La partida empezará sola cuando no falte nadie.
chair-open = Una silla libre
chair = asiento { $seat }
invite-link = Enlace de invitación
invite-qr = Código QR del enlace
invite-local = Este enlace solo funciona en este equipo. Para que entren otros, abre la página en la dirección de red del equipo. El servidor tiene que haberse arrancado con:
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
practice-about = quien abrió esta mesa eligió la semilla y todos aquí pueden consultarla: cualquier tirada puede saberse de antemano
draws-alone = En los sorteos de esta mesa solo intervienen quien la abrió y la casa: los demás son bots.
seat-you = tú
seat-house = un bot
seat-partner = tu pareja
seat-left = cumple tus órdenes
seat-right = te da órdenes
seat-acts = le toca
seat-away = no está
seat-shared = un solo dispositivo para varios asientos
seat-stood-in = juega un bot en su lugar
seat-gone = demasiado tiempo fuera
seat-bonus = tres miradas
seat-resigns = quiere rendirse
clock-label = Tiempo restante de { $name }
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
talk-back = volver a las piedras
talk-unread = { $count ->
    [one] Un mensaje nuevo
   *[other] { $count } mensajes nuevos
 }
mute = Silenciar a { $name }
unmute = Volver a oír a { $name }

plate-place = Colocar
plate-hide = Esconder
plate-swap = Intercambiar
plate-peek = Espiar
plate-challenge = Desafiar
plate-boast = Alardear
plate-believe = Creer
plate-doubt = Dudar
plate-steal = Robar
caption-place = una en un extremo
caption-hide = poner boca abajo
caption-swap = dos de la Línea
caption-peek = mirar en secreto
caption-challenge = «¿Cuál es esa?»
caption-boast = «Me las sé todas»
what-peek-three = hasta tres miradas
off-place = el Pozo está vacío
off-hide = todas boca abajo
off-swap = solo hay una
off-face-down = ninguna boca abajo
off-bell = la campana lo impide
off-now = ahora no
off-stone = con esta piedra no

head-turn = Te toca
head-turn-of = Turno de { $name }
head-theirs = Turno de { $name }
head-wait = Un momento
head-was = Era { the-stone }
head-answers = { $name } tiene que nombrar la piedra { $space }
head-replies = { $name } tiene que responder
head-proves = { $name } tiene que demostrarlo
head-look = Solo lo ves tú
head-more-looks = ¿Otra mirada?
head-answer = Nombra la piedra { $space }
head-reply = ¿Qué dices?
head-prove = Demuéstralo
head-order = Te toca mover por { $name }
head-elder = Tienes más edad: eliges
head-opening = La primera piedra
head-lost = La vela tiembla
sub-turn = Elige una de las seis acciones. Las piedras las mueve { $name }.
sub-second = Te queda una acción, en la Línea { $line }.
sub-place = { $picked ->
    [yes] ¿En qué extremo de la Línea?
   *[no] ¿Qué piedra del Pozo?
 }
sub-hide = ¿Qué piedra quieres poner boca abajo?
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
sub-stone-first = ¿Qué quieres hacer con esta piedra?
sub-look = Devuelve la piedra a su sitio cuando la hayas visto bien.
sub-more-looks = Puedes mirar otra piedra o dejarlo aquí.
sub-answer = { $name } señala esta piedra: di cuál es.
sub-reply = { $count ->
    [2] { $name } dice que se sabe las dos piedras ocultas.
    [one] { $name } dice que se sabe la única piedra oculta.
   *[other] { $name } dice que se sabe las { $count } piedras ocultas.
 }
sub-stolen = { $name } dice que también se sabe las piedras.
sub-prove = Señala una piedra oculta y nómbrala.
sub-elder = ¿Empiezas tú o dejas empezar a los demás?
sub-opening = Elige la piedra que abre la Línea.
sub-bell-claim = Ha sonado la campana: desafía o alardea.
sub-bell-handle = Ha sonado la campana: esconde o coloca.
sub-lost = Se ha cortado la conexión. Volverá por sí sola y no se perderá nada.
say-it = Decirlo
not-yet = Aún no
let-go = Dejarla en su sitio

say-challenged = ¿Cuál es esa?
say-boasted = { $line ->
    [none] Me las sé todas.
   *[other] Me sé toda la Línea { $line }.
 }
say-believed = Te creo.
say-doubted = Pues demuéstralo.
say-stolen = ¡Yo también!
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
    [2] El tercer punto para { $name }: pierdes la partida.
   *[other] Un punto para { $name }. La partida sigue.
 }
stake-doubt = { $count ->
    [2] Si acierta las dos, { $name } gana la partida. Con un fallo, la ganas tú.
    [one] Si acierta, { $name } gana la partida. Si falla, la ganas tú.
   *[other] Si acierta las { $count }, { $name } gana la partida. Con un fallo, la ganas tú.
 }
stake-steal = El alarde es tuyo. { $name } tiene que creerte o dudar.

cover-title = { $name }, solo para tus ojos
cover-sub = Coge el dispositivo. Que los demás miren a otro lado.
cover-look = Mirar

over-won = Has ganado
over-lost = Has perdido
over-resigned = Te has rendido
over-drawn = Empate
over-side = Victoria para { $side }
rematch = Otra partida
watch-again = Ver la partida de nuevo
to-the-room = Volver a la sala
resign = Rendirse
resign-sure = ¿Te rindes?
resign-means = El otro bando gana al momento.
resign-partner = Tu pareja tiene que estar de acuerdo.
play-on = Seguir jugando
offer-draw = Proponer empate
take-back = Pedir retirar la jugada
take-back-asked = { $name } quiere retirar su jugada
take-back-sub = Las piedras volverían a su sitio. El tiempo gastado no se devuelve.
take-back-agree = De acuerdo
take-back-deny = Mantener la jugada
take-back-denied = El otro bando no acepta: la jugada se mantiene.
pause = Pedir una pausa
resume = Continuar
paused = Los relojes están parados
paused-sub = Cualquiera puede reanudar la partida.
pause-asked = { $name } pide una pausa
pause-asked-sub = Los relojes se pararán cuando todos estén de acuerdo.
pause-agree = De acuerdo
handed-over = Un bot juega por ti
take-again = Volver a mi asiento
leave-note = Si sales, tu silla queda guardada: vuelve con el mismo enlace.
draw-offered = ¿Empate?
draw-by = Empate propuesto por { $side }.
draw-accept = De acuerdo
draw-decline = Seguir jugando
gone-title = { $name } lleva demasiado tiempo fuera
gone-sub = Puedes reclamar la victoria o dejar que siga un bot.
claim = Reclamar la victoria
let-a-bot = Que siga un bot

## Después de la partida

learn = Aprender

## Aprender

title-learn = Aprender King’s Gambit · Taberna
learn-how = Aprender en cinco minutos
learn-how-quest = Aprender en diez minutos
learn-terms = probar cada acción una vez

## El acertijo del día

puzzle = El acertijo del día

## Lo que guarda la casa

me = Mis partidas
table-log = Lo que ha pasado

## The rules of any game

title-rules = Las reglas · Taberna
rules-ours = decisión nuestra
rules-example = Ejemplo

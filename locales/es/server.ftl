## El servidor: sus órdenes, su página sencilla y por qué se niega a algo.

help-serve = Arrancar un servidor en esta máquina para jugar en el navegador y por la red.

    Ejemplo: taberna serve

    Ejemplo, para una velada de club: taberna serve --host 0.0.0.0 --port 8080 --database club.db

    Con --host 0.0.0.0, cada cual abre http://DIRECCIÓN:8080 desde tu red; DIRECCIÓN es la de esta máquina (en Linux la muestra hostname -I). Puede haber muchas mesas a la vez. Quien esté fuera de tu red necesita un túnel o un puerto abierto (en inglés): docs/hosting.md
help-serve-host = La dirección en la que escucha el servidor. Con 127.0.0.1, la que hay por defecto, solo puede conectarse esta máquina; con 0.0.0.0, también otras.
help-serve-port = El puerto en el que escucha el servidor; con 0, cualquiera que esté libre.
help-serve-database = Dónde se guardan las mesas: un archivo, o postgresql://…
help-serve-browse = Abrir o no el navegador.
help-join = Sentarse a una mesa de un servidor con su enlace. El mismo enlace te devuelve a tu asiento.
help-join-name = Tu nombre en esa mesa.
help-bot = Sentar a la mesa de un servidor un bot que se ejecuta en esta máquina.

    Ejemplo: taberna bot --url http://192.168.1.20:8000/join#… --player king
help-bot-url = El enlace de invitación del asiento.
help-bot-player = Qué bot. Tellstones: page, squire, knight, marshal o king. TseuQuest: fair, lenient o cunning. Por defecto, simple, que está en los dos juegos.
help-bot-name = El nombre del bot en la mesa.
help-bot-seed = Una semilla para los sorteos del bot. Por defecto, una al azar.

serve-open = El servidor está en marcha: { $address }
serve-newer = La base de datos la escribió una versión más nueva de Taberna (esquema { $found }; la tuya llega hasta el { $known }). No se ha tocado nada. Instala una versión más nueva.
package-missing = Para esto hay que instalar { $package }: { $command }
serve-failed = El servidor no puede arrancar: { $error }
join-gathering = Esperando a que se sienten los demás.
join-waiting = Esperando a { $seats }.
join-one-device = { $seats } juegan desde un mismo dispositivo.
join-bot-plays = Un bot juega en lugar de { $seat }.
join-plays-again = { $seat } vuelve a jugar.
join-left = { $seat } se ha ido de la mesa.
join-back = { $seat } está otra vez en la mesa.
bot-sat = { $name } ocupa el asiento { $seat }.
bot-watching-link = Este enlace es para mirar: un bot necesita el enlace de un asiento.
bot-other-options = Aviso: opciones de esta mesa: { $has }. Las habituales con bots: { $usual }.
bot-over = { $seats ->
    [none] La partida ha terminado. No ha ganado nadie.
   *[other] La partida ha terminado. Gana: { $seats }.
 }
bot-gone = Ya no se puede llegar a la mesa: { $reason }

page-title = Taberna
page-about = Una mesa de taberna para juegos que nunca habían tenido una versión completa en pantalla. El servidor está en marcha, pero la página web no está construida.
page-games = Juegos en el estante:
page-ways = Qué puedes hacer
page-way-terminal = Jugar en la terminal de esta máquina: `taberna play`
page-way-join = Sentarse a una mesa con su enlace: `taberna play ENLACE`
page-way-bot = Sentar un bot tuyo a una mesa: `taberna bot --url ENLACE`
page-way-api = Escribir un cliente propio: consulta docs/protocol.md y empieza por `GET /api/games`.
page-tables = Mesas públicas
page-no-tables = Ahora mismo no hay ninguna mesa pública.
page-table = { $game }: { $free } de { $seats ->
    [one] { $seats } asiento libre
   *[other] { $seats } asientos libres
 }

refusal-no-guest = La casa aún no te conoce: di antes cómo te llamas.
refusal-no-such-table = No existe esa mesa.
refusal-no-such-record = No existe ese registro.
refusal-no-such-party = No existe ese grupo.
refusal-no-such-guest = No existe esa persona.
refusal-no-such-page = En esta dirección no hay nada.
refusal-no-such-bot = No existe el bot «{ $bot }». Elige entre: { $known }.
refusal-not-so = Esta dirección no admite ese tipo de petición.
refusal-failed = Algo ha fallado por nuestra parte. No se ha hecho nada.
refusal-busy = La casa está a rebosar. Inténtalo dentro de un momento.
refusal-too-fast = No tan deprisa: espera un momento y vuelve a intentarlo.
refusal-talk-too-fast = Deja hablar también a los demás y luego sigue.
refusal-too-large = Este envío es demasiado grande: el servidor admite como mucho { $most } kB cada vez.
refusal-too-many-entries = Esta partida es demasiado larga para mostrarla aquí: tiene más de { $most } entradas.
refusal-too-heavy = Este registro es demasiado grande para que el servidor lo compruebe.
refusal-record-unsound = { $seq ->
    [0] Este registro no es válido ({ $reason }), así que no se ha guardado.
   *[other] Este registro no es válido desde la entrada { $seq } ({ $reason }), así que no se ha guardado.
 }
refusal-quota-guest = Tu espacio para registros subidos está lleno ({ $most } MB). Los más antiguos se borran al cabo de un tiempo: inténtalo más tarde.
refusal-quota-address = El espacio para registros subidos desde tu dirección está lleno ({ $most } MB). Los más antiguos se borran al cabo de un tiempo: inténtalo más tarde.
refusal-quota-house = El espacio del servidor para registros subidos está lleno ({ $most } MB). Los más antiguos se borran al cabo de un tiempo: inténtalo más tarde.
refusal-too-many-tables = { $most ->
    [one] Ya tienes una mesa abierta: cierra esa antes.
   *[other] Ya tienes { $most } mesas abiertas: cierra antes una.
 }
refusal-too-many-seats = { $most ->
    [one] Aquí una mesa tiene un solo asiento.
   *[other] Aquí una mesa tiene { $most } asientos como mucho.
 }
refusal-too-many-streams = { $most ->
    [one] Una conexión solo puede seguir un asiento.
   *[other] Una conexión puede seguir { $most } asientos como mucho.
 }
refusal-too-many-actions = { $most ->
    [one] Envía las acciones de una en una.
   *[other] Envía entre una y { $most } acciones cada vez.
 }
refusal-too-many-sockets = Tienes demasiadas conexiones abiertas: cierra antes otra pestaña.
refusal-bad-origin = Una página de otro sitio web no puede pedir esto.
refusal-bad-away = El plazo para dar a alguien por ausente puede ser de { $most } días como mucho.
refusal-seed-too-long = Esta semilla de práctica es demasiado larga: como mucho, { $longest } caracteres.
refusal-wish-too-long = Buscas demasiadas cosas a la vez: como mucho, { $most } opciones de { $longest } caracteres cada una.
refusal-practice-public = Una mesa de práctica no puede ser pública, porque alguien eligió su semilla: invita por enlace.
refusal-options-too-long = Estas opciones son demasiado largas: { $most } caracteres como mucho.
refusal-bad-name = { $reason ->
    [text-empty] Un nombre necesita al menos una letra.
    [text-too-long] Ese nombre es demasiado largo para la mesa: elige uno más corto.
   *[other] En ese nombre hay algo que no se admite: elige otro.
 }
refusal-bad-id = Cada petición necesita un identificador propio de { $longest } caracteres como mucho.
refusal-name-taken = En esta mesa alguien ya se llama { $name }: elige otro nombre.
refusal-name-reserved = { $name } es un nombre reservado: elige otro.
refusal-not-invited = Para eso hace falta una invitación válida: usa el enlace entero que te enviaron.
refusal-invitation-used = Alguien ya ha usado esta invitación: pide otra.
refusal-removed = Quien abrió esta mesa te ha echado de ella.
refusal-blocked = No puedes sentarte a las mesas de esta persona: busca otra mesa.
refusal-nothing-offered = Ahora mismo no hay ninguna propuesta de ese tipo.
refusal-not-an-offer = Eso no se puede proponer aquí.
refusal-not-for-two = Este juego no es para dos.
refusal-host-only = Eso solo puede hacerlo quien abrió la mesa.
refusal-host-stays = No se puede echar de la mesa a quien la abrió.
refusal-seat-taken = El asiento { $seat } está ocupado.
refusal-seat-kept = El asiento { $seat } está reservado para alguien.
refusal-seat-in-play = La partida ha empezado: no se puede echar a nadie del asiento { $seat }, y solo quien lo ocupa puede cederlo con una invitación.
refusal-other-side = Has jugado en el otro bando de esta partida: el asiento { $seat } no es para ti.
refusal-nobody-vouches = En el bando del asiento { $seat } no hay nadie que pueda darte permiso: sigue jugando el bot.
refusal-not-agreed = El asiento { $seat } será tuyo cuando todos los jugadores den su visto bueno.
refusal-seat-with-bot = En el asiento { $seat } juega un bot.
refusal-seat-without-bot = En el asiento { $seat } no juega ningún bot.
refusal-not-your-seat = Ese asiento no es tuyo.
refusal-not-watching = Esta mesa no admite espectadores.
refusal-not-subscribed = No estás siguiendo ese asiento.
refusal-no-previews = Este juego no puede decir de antemano qué haría una acción.
refusal-not-playing = La partida no ha empezado, o ya ha terminado.
refusal-paused = La mesa está en pausa: reanuda antes la partida.
refusal-table-over = La partida de esta mesa ha terminado.
refusal-table-closed = Esta mesa está cerrada.
refusal-still-playing = Aquí todavía hay gente jugando.
refusal-still-running = Espera a que termine la partida: antes no se puede hacer eso.
refusal-kept-back = Lo que nadie encontró sigue oculto mientras dure la campaña, salvo que todos los aventureros pidan verlo.
refusal-already-open = Lo que nadie encontró ya se ha mostrado.
refusal-no-log = Este juego es de memoria: no hay nada que consultar.
refusal-opening-unread = Lee el compromiso del servidor para esta mesa antes de contribuir a la semilla.

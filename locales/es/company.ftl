## Rivales

opponent-now = Rival: { $who }
opponent-level = Bots por niveles
opponent-apart = Otros bots
opponent-manner = Carácter
bot-steady = sereno
bot-steady-about = Sin manías.
chair-across = Enfrente de ti
chair-left = A tu izquierda
chair-partner = Tu pareja
chair-right = A tu derecha
bot-sits = Sentar a un bot

## Un duelo a varias partidas

match-game = Partida { $place }, al mejor de tres
match-score = El encuentro: { $one } { $first }, { $two } { $second }
match-next = La siguiente partida

## Los demás en la mesa

guests = En esta mesa
house = La casa
guest-mute = Silenciar
guest-unmute = Volver a oír
guest-block = Bloquear
guest-unblock = Desbloquear
guest-report = Denunciar
guest-report-why = ¿Qué ha hecho { $name }?
guest-report-send = Enviar la denuncia
guest-remove = Echar
guest-remove-sure = Sí, echar
guest-muted = Ya no oyes a { $name }.
guest-heard = Vuelves a oír a { $name }.
guest-blocked = { $name } ya no puede sentarse a tus mesas.
guest-welcome = { $name } puede volver a sentarse a tus mesas.
guest-reported = Denuncia enviada: la leerá quien administra el servidor.
guest-removed = Has echado a { $name } de la mesa.
chair-seat-lost = Ya no tienes sitio en esta mesa.
chair-closed = Esta mesa se ha cerrado.
chair-not-watching = Quien abrió esta mesa ya no admite espectadores.
hush = Silenciar a la casa
unhush = Volver a oír a la casa
bot-instead = O sentar a un bot

## Rivales

opponent-now = Rival: { $who }
opponent-level = La escala
opponent-apart = Fuera de la escala
opponent-manner = Carácter
bot-steady = sereno
bot-steady-about = Sin manías.
chair-across = Enfrente de ti
chair-left = A tu izquierda
chair-partner = Tu pareja
chair-right = A tu derecha
bot-sits = Que se siente la casa

## Un duelo a varias partidas

option-games = Duración
option-games-1 = una partida
option-games-3 = al mejor de tres
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
guest-report-send = Enviar a quien lleva la casa
guest-remove = Echar
guest-remove-sure = Echar de verdad
guest-muted = Ya no oyes a { $name }.
guest-heard = Vuelves a oír a { $name }.
guest-blocked = { $name } ya no puede sentarse a tus mesas.
guest-welcome = { $name } puede volver a sentarse a tus mesas.
guest-reported = Lo leerá quien lleva la casa.
guest-removed = { $name } ya no está en la mesa.
chair-seat-lost = Tu silla en esta mesa ya no es tuya.
chair-closed = Esta mesa se ha cerrado.
hush = Silenciar a la casa
unhush = Volver a oír a la casa
bot-instead = O la casa

## La memoria de un bot, después de la partida

memory-title = Lo que recordaba { $name }
memory-whose = La memoria de quién
memory-stone = N.º
memory-took = { $name } la tomaba por
memory-had = { $name } había visto
memory-sure = con certeza, { $sure } %
memory-unsure = con dudas, { $sure } %
memory-wrong = mal, con un { $sure } % de certeza
memory-forgotten = olvidada
memory-none = No hay ninguna piedra boca abajo.
memory-thoughts = Lo que pasó por su cabeza
memory-nothing = Ni olvidó nada ni presumió de nada.
memory-changed = Esta memoria ya no se puede reconstruir: el bot ha cambiado desde entonces, o alguien pidió borrar lo que el bot sabía de su juego.
memory-forgot = Olvidó la piedra { $space }, y lo supo.
memory-confused = Confundió las piedras { $space } y { $other } sin darse cuenta.
memory-missed = No siguió el cambio entre las piedras { $space } y { $other }.
memory-boast-knew = { $hidden ->
    [one] Alardeó, y sabía la única que había.
   *[other] Alardeó, y se sabía las { $hidden }.
 } Al rival le daba un { $theirs } %.
memory-boast-mistaken = Alardeó de buena fe, con { $known } de { $hidden } bien. Al rival le daba un { $theirs } %.
memory-boast-bluffed = Alardeó de farol: { $known } de { $hidden } bien. Al rival le daba un { $theirs } % de saberlas todas.
memory-steal-knew = { $hidden ->
    [one] Robó el alarde, y sabía la única que había.
   *[other] Robó el alarde, y se sabía las { $hidden }.
 } A quien alardeó le daba un { $theirs } %.
memory-steal-mistaken = Robó el alarde de buena fe, con { $known } de { $hidden } bien. A quien alardeó le daba un { $theirs } %.
memory-steal-bluffed = Robó el alarde de farol: { $known } de { $hidden } bien. A quien alardeó le daba un { $theirs } %.
memory-challenge = Desafió con la piedra { $space }. Al rival le daba un { $theirs } % de saberla.
memory-believe = Lo creyó. Al rival le daba un { $theirs } % de saberlas todas.
memory-doubt = Lo dudó. Al rival le daba un { $theirs } % de saberlas todas.

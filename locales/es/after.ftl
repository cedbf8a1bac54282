## What is said of a game that is over, of stories that go on, and of going on elsewhere

kept-back-title = Lo que sigue oculto
kept-back = La campaña sigue. Lo que nadie encontró, el plano y las cartas de los demás quedan ocultos hasta que todos los aventureros pidan verlos o hasta que acabe la campaña.
kept-back-asked = A favor de ver lo oculto: { $who }.
kept-back-missing = Falta el sí de: { $who }.
kept-back-later = El mismo archivo contiene una aventura que nadie ha jugado todavía, así que todo se mostrará cuando termine la campaña.
kept-back-ask = Ver lo que no encontramos
checked-title = ¿Fue juego limpio?
checked-about = La casa dio su palabra sobre los dados antes de que cayera el primero. Cualquiera puede comprobar si la cumplió.
checked-look = Comprobar el registro
checked-here-seal = Comprobado aquí, en tu navegador: el sello de todo el registro es correcto.
checked-here-promise = { $count ->
    [0] Comprobado aquí, en tu navegador: los dados salieron del secreto prometido antes de la partida.
    [one] Comprobado aquí, en tu navegador: los dados salieron del secreto prometido antes de la partida y de la contribución de un jugador.
   *[other] Comprobado aquí, en tu navegador: los dados salieron del secreto prometido antes de la partida y de las contribuciones de { $count } jugadores.
 }
checked-here-chain = Comprobado aquí, en tu navegador: cada línea enlaza con la anterior.
checked-here-opening = Comprobado aquí, en tu navegador: la casa firmó su promesa antes de que ningún jugador contribuyera a la semilla.
checked-here-signed = Comprobado aquí, en tu navegador: la casa ha firmado todo el registro.
checked-here-unsigned = Nadie ha firmado este registro.
checked-here-unknown = El registro está firmado con una clave que no es de esta casa ({ $house }…).
checked-here-unable = En este navegador o con esta conexión no se pueden comprobar las firmas; taberna verify sí puede.
checked-by-house = La casa ha repetido la partida para comprobarla:
checked-sum = En resumen: { $what }
checked-not = Esto no es cierto: { $what }
checked-yourself = Si no te fías de nadie, descarga el registro y compruébalo en tu propia máquina:
chains = Campañas y encuentros por continuar
chain-go-on = Seguir
chain-with = con { $who }
chain-since = desde el { $date }, { $count ->
    [one] una velada
   *[other] { $count } veladas
 }.
chain-between = Entre dos veladas.
chain-under-way = En marcha.
elsewhere = Seguir en otro dispositivo
elsewhere-note = Quien abra primero el enlace ocupará tu asiento, y aquí lo perderás. No lo compartas con nadie.
elsewhere-qr = Código QR del asiento de { $name }

title-replay = Repetición · Taberna
replay = Repetición
eyes = Punto de vista
eyes-all = Todo a la vista
earlier = Anterior
later = Siguiente
moment = Momento de la partida
moment-of = { $n } de { $total }
moment-n = Momento { $n }
seen-at = vista en el momento { $moment }
turning-points = Momentos clave
spoil-yes = Mostrarlo de todos modos
spoil-no = Mejor no
replay-play = Reproducir
replay-hold = Pausa
replay-quick = El doble de rápido
replay-by-rounds = Ronda a ronda
share-tale = Compartir la historia
copy-moment = Copiar el enlace a este momento
download = Descargar el registro
download-text = Descargar la notación
title-me = Mis partidas · Taberna
me-lead = Lo que la casa guarda de ti: llévatelo o pide que se borre.
me-nothing = Todavía nada. Juega una partida primero.
me-running = Mesas donde te guardan la silla
me-games = Partidas
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
went-well = la aventura ha salido bien
went-badly = la aventura ha salido mal
me-last = Últimas partidas
me-against = contra { $who }
me-with = con { $who }
figures-recall = Lo que recordabas
figures-recall-about = { $games ->
    [one] En la única partida que cuenta hasta ahora tuviste que nombrar piedras ocultas y acertaste { $right } de { $of }.
   *[other] En tus últimas { $games } partidas tuviste que nombrar piedras ocultas y acertaste { $right } de { $of }.
 }
figures-recall-none = Hasta ahora nunca has tenido que nombrar una piedra oculta.
figures-by-stone = Según la piedra
figures-by-swaps = Según los intercambios desde que viste la piedra
figures-by-time = Según el tiempo desde que viste la piedra
figures-share = aciertos: { $right } de { $of }
figures-you = Tú
figures-all = Todos
figures-usual = todos: { $percent } %
figures-puzzles = { $of ->
    [one] Un acertijo respondido; aciertos: { $right }.
   *[other] { $of } acertijos respondidos; aciertos: { $right }.
 } Las respuestas se guardan solo en este navegador.
figures-days = { $row ->
    [one] Un día por ahora.
   *[other] { $row } días seguidos.
 }
figures-of = { $right } de { $of }
figures-few = demasiado pocos casos
figures-not-tried = sin intentar
figures-right = acierto
figures-wrong = fallo
figures-no-puzzle = Todavía no has probado ningún acertijo:
figures-against = Frente a frente
figures-won-row = { $row ->
    [0] Ahora mismo no hay racha.
    [one] Ganaste la última partida.
   *[other] Ganaste las últimas { $row } partidas.
 }
figures-lost-row = { $row ->
    [one] Perdiste la última partida.
   *[other] Perdiste las últimas { $row } partidas.
 }
figures-longest = Mejor racha de victorias: { $longest }.
figures-who = rival
figures-won = ganadas
figures-lost = perdidas
figures-drawn = empatadas
me-bots = Lo que recuerdan los bots
me-remembered = Que los bots recuerden cómo juego
me-remembered-about = Cada bot guarda, para la próxima partida que juguéis, qué tal memoria pareces tener, cómo respondes a un alarde, si era verdad lo que decías saber y cuántas partidas habéis jugado. No guarda ninguna piedra, jugada ni palabra. Si desmarcas la casilla, se borra todo al momento.
me-remembered-kept = { $bots ->
    [0] De momento ningún bot ha guardado nada.
    [one] Un bot ha guardado algo.
   *[other] { $bots } bots han guardado algo.
 }
notices = Avisos
notices-channel = Anunciar mi turno en el canal del servidor, con mi nombre
notices-closed = El aviso te llega también con esta página cerrada. Dice qué mesa es y que te toca, nada más.
notices-open = El aviso te llega mientras tengas una mesa abierta en una pestaña. Este servidor no envía avisos al navegador.
notices-forbidden = El navegador no permite avisos: cambia en sus ajustes los permisos de esta página.
refusal-bad-endpoint = Esta dirección no es la de ningún servicio de avisos que el servidor conozca.
refusal-no-push = Este servidor no envía avisos al navegador.
refusal-no-channel = Este servidor no tiene un canal de avisos.
rules-find = Buscar una regla
rules-found = { $count ->
    [0] Ninguna regla habla de eso.
    [one] Una regla encontrada.
   *[other] { $count } reglas encontradas.
 }
rules-chapters = Capítulos
me-export = Descargarlo todo
me-forget = Que me olviden
me-forget-sure = Sí, olvidarlo todo
memory-title = Lo que recordaba { $name }
memory-whose = ¿La memoria de quién?
memory-stone = Piedra
memory-took = Lo que creía { $name }
memory-had = Lo que había visto { $name }
memory-sure = con un { $sure } % de certeza
memory-unsure = con dudas: { $sure } % de certeza
memory-wrong = fallo, con un { $sure } % de certeza
memory-forgotten = olvidada
memory-none = No hay ninguna piedra boca abajo.
memory-thoughts = Lo que pensaba el bot
memory-nothing = Ni olvidos ni alardes.
memory-changed = Esta memoria ya no se puede reconstruir: el bot ha cambiado desde entonces, o alguien pidió borrar lo que el bot sabía de su juego.
memory-forgot = El bot olvidó la piedra { $space }, y se dio cuenta.
memory-confused = El bot confundió las piedras { $space } y { $other } sin darse cuenta.
memory-missed = El bot perdió la pista cuando las piedras { $space } y { $other } cambiaron de sitio.
memory-boast-knew = { $hidden ->
    [one] El bot alardeó, y se sabía la única piedra oculta.
   *[other] El bot alardeó, y se sabía las { $hidden } piedras ocultas.
 } Calculaba un { $theirs } % de probabilidad de que el rival supiera lo mismo.
memory-boast-mistaken = El bot alardeó de buena fe, pero se equivocaba (piedras que se sabía: { $known } de { $hidden }). Calculaba un { $theirs } % de probabilidad de que el rival se las supiera todas.
memory-boast-bluffed = El alarde del bot era un farol (piedras que se sabía: { $known } de { $hidden }). Calculaba un { $theirs } % de probabilidad de que el rival se las supiera todas.
memory-steal-knew = { $hidden ->
    [one] El bot robó el alarde, y se sabía la única piedra oculta.
   *[other] El bot robó el alarde, y se sabía las { $hidden } piedras ocultas.
 } Calculaba un { $theirs } % de probabilidad de que quien alardeó supiera lo mismo.
memory-steal-mistaken = El bot robó el alarde de buena fe, pero se equivocaba (piedras que se sabía: { $known } de { $hidden }). Calculaba un { $theirs } % de probabilidad de que quien alardeó se las supiera todas.
memory-steal-bluffed = El bot robó el alarde de farol (piedras que se sabía: { $known } de { $hidden }). Calculaba un { $theirs } % de probabilidad de que quien alardeó se las supiera todas.
memory-challenge = El bot desafió con la piedra { $space }. Calculaba un { $theirs } % de probabilidad de que el rival supiera cuál era.
memory-believe = El bot se creyó el alarde. Calculaba un { $theirs } % de probabilidad de que el rival se las supiera todas.
memory-doubt = El bot no se creyó el alarde. Calculaba un { $theirs } % de probabilidad de que el rival se las supiera todas.
end-title = Lo que cada cual tenía en mente
end-known = Cuántas de las piedras ocultas había visto cada jugador en su sitio actual
end-counts = En esta partida
end-looked = miradas
end-swapped = intercambios
end-challenged = desafíos
end-boasted = alardes
end-see = Ver desde ese momento
end-none = nada

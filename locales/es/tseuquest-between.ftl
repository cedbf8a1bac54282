### Around the dungeon: sharing out, the rounds of magic, the camp, the roads. Fetched while there is no board.

rounds-title = Las tres rondas de magia
rounds-about = Elige un elemento en cada ronda; lo que robas queda boca abajo hasta que se reparta la última carta.
rounds-nth = { $round ->
    [1] Primera
    [2] Segunda
   *[other] Tercera
 }
rounds-for = { $count ->
    [one] una carta: { $heroes }
   *[other] { $count } cartas: { $heroes }
 }
rounds-nobody = nadie roba cartas
rounds-left = { $count ->
    [one] queda una carta
   *[other] quedan { $count } cartas
 }
rounds-had = ya elegido en la ronda { $round }
rounds-take = { $count ->
    [one] Robar una carta: { element }
   *[other] Robar { $count } cartas: { element }
 }
rounds-different = Un elemento distinto en cada ronda.
rounds-choose = Toca un mazo de arriba y coge aquí sus cartas.
rounds-soon = Elige { $name }: ronda { $round } de 3; después empieza la aventura.
rounds-watch = sin magia, monta guardia
rounds-now = elige ahora
rounds-down = { $count ->
    [0] aún sin cartas
    [one] una carta boca abajo
   *[other] { $count } cartas boca abajo
 }
share-title = ¿Quién lleva a quién?
share-about = Elige un aventurero, o varios; quien llega antes elige antes.
share-fallen = ha caído
share-none = aún sin aventurero
camp-is-ready = todo listo
camp-not-ready = aún no
camp-back = De vuelta en la taberna
camp-hint = Las heridas han sanado, los hechizos vuelven a dormir. Contad el oro, comprad, haced trueques y elegid camino.
camp-map = El mapa
camp-to = Al campamento
camp-as = Preparar el equipo de { $name }
camp-gold = { $gold } monedas de oro
camp-carries = Lo que lleva { $hero-the }
camp-place = { $place ->
    [head] Cabeza
    [hands] Manos
    [body] Cuerpo
   *[pack] Mochila
 }
camp-of = { $count } de { $places }
camp-bare = nada
camp-store = Guardado
camp-store-note = no lo lleva nadie
camp-purse = Entregar oro
camp-shelf = El estante del tabernero
camp-shelf-half = compra tus cosas a mitad de precio
camp-shelf-empty = El tabernero se encoge de hombros: no hay nada a la venta.
camp-choose = Toca un objeto y di qué hacer con él, o arrástralo a su sitio.
camp-buy = Comprar para { $hero-the }
camp-give = Dárselo { $hero-object }
camp-does = { $does ->
    [carry] Llevar
    [store] Guardar
   *[sell] Vender a mitad de precio
 }
camp-object = Poner un reparo: { $reason ->
    [too-much] demasiada carga
    [too-good] demasiado bueno para ser verdad
   *[out-of-place] aquí no pinta nada
 }
camp-propose = Proponer un trato
camp-nothing = nada
camp-upstairs = En la reserva
camp-upstairs-note = esperan arriba
camp-swap = Va { $reserve-the } en lugar { $hero-of }
camp-lost = Han caído
camp-lost-line = { $hero-The } no volvió.
camp-count = Las cuentas
camp-purses = Suma de todas las bolsas
camp-ready = Por mí, todo listo
camp-unready = Un momento, todavía no
camp-unready-note = Has dicho que está todo listo. Mientras falte alguien por decirlo, puedes echarte atrás.
camp-then = después: { $titles }
camp-or = {" o "}
roads-tavern = Taberna
roads-next = ¿Y ahora adónde?
roads-choose = Elige uno de los caminos.
roads-take = Tomar este camino
roads-straight = Directamente a «{ $title }», sin descanso.
roads-kind = { $kind ->
    [walked] recorrido
    [free] se puede elegir
   *[forced] obligado, sin descanso
 }
roads-party = El grupo hasta ahora
roads-fact = { $what ->
    [gold] oro
    [done] aventuras cumplidas
   *[fallen] caídos
 }
roads-return = Para volver
roads-return-note = Tu silla se guarda en este navegador, y la mesa espera hasta que volváis todos.

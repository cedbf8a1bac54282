### La página de TseuQuest: lo que solo dice la página. Bloques por parte.

## El tablero y la barra

quest-terms = { $clock ->
    [off] sin reloj
   *[other] { $clock }
 }
quest-abandon-means = La aventura termina sin éxito en cuanto lo quieran todos los aventureros.
quest-map = La mazmorra
quest-nearer = Acercar
quest-farther = Alejar
quest-fit = Ver todo lo conocido
quest-to-actor = Ir a la figura activa
quest-task = La misión
quest-cell-room = sala
quest-cell-corridor = pasillo
quest-cell-exit = salida
quest-points = { $points ->
    [one] queda un punto de acción
   *[other] quedan { $points } puntos de acción
 }
quest-kind = { $kind ->
    [move] Mover
    [search] Buscar
    [attack] Atacar
    [shoot] Disparar
    [magic] Magia
   *[special] Especial
 }
moment-has = Ahora este objeto lo lleva { $figure-the }.
moment-on = Haz clic o pulsa Escape para volver al mapa.
quest-sure-leave = { $figure-The } se va a casa y no vuelve. Pulsa otra vez para salir.
quest-end-ask = ¿Terminar el turno { $figure-of }?
quest-end-left = { $points ->
    [one] Queda un punto de acción. Aún se puede: { $ways }.
   *[other] Quedan { $points } puntos de acción. Aún se puede: { $ways }.
 }
quest-ask-motion = { $squares ->
    [0] { $figure }: no queda ninguna casilla.
    [one] { $figure }: queda una casilla.
   *[other] { $figure }: quedan { $squares } casillas.
 }
quest-no-stop = Aquí está { $figure-the }: no puedes detenerte en una casilla ocupada. Sigue, o vuelve atrás.
quest-pushes = { $pushes ->
    [one] Una vez por el camino, el otro bando puede empujar a alguien de los tuyos junto a quien pases.
   *[other] En { $pushes } lugares del camino, el otro bando puede empujar a alguien de los tuyos junto a quien pases.
 }
quest-path-broken = El camino se ha interrumpido aquí.
quest-ask-throw = { $die ->
    [mov] { $count ->
        [one] Tira un dado de movimiento por { $figure-the } y di qué ha salido.
       *[other] Tira { $count } dados de movimiento por { $figure-the } y di qué ha salido.
     }
   *[com] { $count ->
        [one] Tira un dado de combate por { $figure-the } y di qué ha salido.
       *[other] Tira { $count } dados de combate por { $figure-the } y di qué ha salido.
     }
 }
quest-ask-trading = ¿Qué se cambian { $figure-the } y { $partner-the }?
quest-cost = { $cost } de { $points }
quest-path = { $points ->
    [one] Este camino cuesta { $cost } de 1 casilla.
   *[other] Este camino cuesta { $cost } de tus { $points } casillas.
 }
quest-path-open = { $points ->
    [one] Este camino cuesta { $cost } de 1 casilla, puerta incluida. Lo que haya detrás lo verán todos.
   *[other] Este camino cuesta { $cost } de tus { $points } casillas, puerta incluida. Lo que haya detrás lo verán todos.
 }
quest-path-later = { $cost ->
    [one] No en este turno: cuesta 1 casilla, y tus dados dan { $points } como mucho.
   *[other] No en este turno: cuesta { $cost } casillas, y tus dados dan { $points } como mucho.
 }
quest-path-traps = Trampas conocidas en el camino: { $traps }.
quest-path-sees = A la vista desde esa casilla: { $figures }.
quest-aim = { $dice ->
    [0] { $figure }
    [one] { $figure } (un dado de cobertura)
   *[other] { $figure } ({ $dice } dados de cobertura)
 }
quest-blow = Tú atacas con { $attack }; la defensa tira { $defence }.
quest-dice = { $count ->
    [0] ningún dado
    [one] un dado
   *[other] { $count } dados
 }
quest-choose-square = Elige en el mapa una de las casillas marcadas.
quest-choose-listed = Las casillas, en una lista ({ $count })
quest-move-first = Para ir ahí, pulsa primero «{ $move }».
quest-in-sight = A la vista
quest-walk = Andar
quest-walk-open = Andar y abrir
quest-open-door = Abrir la puerta { $edge }
quest-field-rolled = Esto es lo que ha salido
quest-field-faces = Dados
quest-field-pay = Añadir al trato
quest-field-gold = Oro
quest-field-purse = Dar oro
quest-field-hero = Aventurero
quest-field-to = Destinatario
quest-field-item = Objeto
quest-field-price = Poner precio
quest-field-propose = Proponer
quest-field-gives = Da
quest-field-takes = Recibe
quest-field-figure = Figura
quest-field-value = Valor
quest-field-amount = Cuánto
quest-field-result = Resultado
quest-field-kind = Tipo
quest-field-square = Casilla
quest-field-rule-value = Fijar el valor
quest-field-rule-give = Dar
quest-field-rule-end = Terminar la aventura
quest-field-rule-place = Colocar
quest-field-rule-move = Mover
quest-value-life = vida
quest-value-mind = mente
quest-value-gold = oro
quest-value-success = éxito
quest-value-failure = fracaso

## The gathering

gather-quest-title = ¿Quién baja esta noche?
gather-quest-laid = Hay preparada una velada corta para ti y un bot a tu lado. Empieza, o cambia lo que quieras.
gather-quest-evenings = Aventuras
gather-quest-more = { $way ->
    [back] Aventuras anteriores
   *[on] Más aventuras
 }
gather-quest-campaign = una campaña
gather-quest-heroes = Los aventureros
gather-quest-click = haz clic en uno para elegirlo o dejarlo
gather-quest-table = En la mesa
gather-quest-count = { $count ->
    [one] un aventurero (lo ideal: de 2 a 4)
   *[other] { $count } aventureros (lo ideal: de 2 a 4)
 }
gather-quest-who = { $who ->
    [me] Tú
    [here] Alguien aquí
    [link] Con un enlace
   *[bot] Un bot
 }
gather-quest-dice = { $what ->
    [attack] Ataque
    [defence] Defensa
   *[move] Movimiento
 }
gather-quest-life = Vida: { $points }
gather-quest-mind = Mente: { $points }
gather-quest-order = { $hero }, puesto { $place }: para cambiarlo, usa las flechas del teclado
gather-quest-played = ¿Quién lleva { $hero-object }?
gather-quest-leave = { $hero-The } se queda arriba
gather-quest-keeping = Quién dirige la mazmorra
gather-quest-keeps = { $keeper ->
    [house] Un bot
    [link] Otra persona
   *[me] Tú
 }
gather-quest-keeps-about = { $keeper ->
    [link] Recibirás un enlace para la persona que dirija la mazmorra. Nadie más ve su página ni lo que elige.
   *[me] Ves el plano entero. Los demás solo ven lo que encuentran.
 }
gather-quest-levels = { $role ->
    [companions] Cómo juegan los bots a tu lado
   *[keeper] Cómo juega el Malvado Brujo
 }
gather-quest-keeper = { $level ->
    [lenient] Indulgente
    [simple] Sencillo
    [fair] Justo
   *[cunning] Astuto
 }
gather-quest-keeper-about = { $level ->
    [lenient] Prefiere no matar a nadie y deja en paz a los heridos.
    [simple] Cada una de sus figuras sigue su instinto, sin ningún plan.
    [fair] Juega a ganar: golpea desde la mejor casilla y va a por los heridos.
   *[cunning] Juega a ganar y planea de antemano lo que harán todas sus figuras juntas.
 }
gather-quest-companions = { $level ->
    [simple] Sencillos
   *[other] Veteranos
 }
gather-quest-companions-about = { $level ->
    [simple] Luchan contra lo que tienen cerca y no te esperan.
   *[other] No se separan, curan y prueban lo que aún no ha probado nadie.
 }
gather-quest-go = Bajar las escaleras
gather-quest-secret = El Malvado Brujo elige, y no dice nada
gather-quest-bring = Una aventura tuya
gather-quest-bring-about = Un archivo .toml de este dispositivo. Nadie más lo ve antes de jugarlo.
gather-quest-bring-not = Quitar el archivo
gather-quest-bring-large = El archivo es demasiado grande: el máximo es { $most } kB.
gather-quest-file = Una aventura que trae alguien, sin decir cuál
gather-quest-lacks-heroes = Aún no baja nadie: elige un aventurero.
gather-quest-lacks-you = Aún no llevas a ningún aventurero: elige uno, o dirige la mazmorra.
invited-hero = Juegas con { $heroes }.
invited-keeper = Diriges la mazmorra.
invited-watch = Te invitan a mirar.
invited-choose = Eliges tu aventurero en la mesa.

## Tras la pantalla

curtain = El plano está tras este telón. Que los aventureros miren a otro lado.
curtain-raise = Levantar el telón
screen-passage = { $name ->
    [introduction] Cómo empieza
    [goal] Qué hay que hacer
   *[advice] Un consejo
 }

## Una aventura otra vez

replay-party = Lo que vio el grupo
replay-screen = Tras la pantalla
replay-round = { $round ->
    [0] Antes de bajar
   *[other] Ronda { $round }
 }
replay-spoils = Puede que la historia continúe, y tras la pantalla está todo lo que nadie encontró. Si el grupo quiere verlo ya, se mostrará.
replay-standing = Quién está dónde

## Around the dungeon: sharing out, the rounds of magic, the camp, the roads

share-chair = elige aventurero en la mesa
gather-quest-stroll = Si no hay adversarios a la vista, andar doce casillas sin tirar dados
gather-quest-share = Cada cual elige aventurero en la mesa
camp-keeper = Pon precios, propón tratos, pon un reparo; y avisa cuando esté todo listo.
do-declare = Declararlo de todos modos
do-declare-note = el error también juega: una acción que no se puede hacer cuesta igualmente su punto
roads-title = La campaña

## Lo que hacen los demás, y a qué ritmo se cuenta

pace = Ritmo del relato
pace-slower = Más despacio
pace-faster = Más deprisa
pace-hold = Pausa
pace-go-on = Seguir
pace-to-my-turn = Hasta mi turno
pace-skip = Hasta el final
missed = Mientras no estabas
missed-more = { $count ->
    [one] Hay una cosa más en la crónica.
   *[other] Hay { $count } cosas más en la crónica.
 }
missed-read = Ya lo he leído


## What is touched on the board
touched-walk = se puede pasar por aquí
touched-jump = cierra el paso, pero se puede saltar
touched-blocks = cierra el paso
touched-hides = tapa lo que hay detrás
touched-cover = { $dice ->
    [one] un dado de cobertura contra disparos
   *[other] { $dice } dados de cobertura contra disparos
 }
touched-hoard = Algo por lo que vale la pena agacharse. Ponte al lado y elige «Usar».
touched-sheet = Ficha
card-no-target = No hay ningún objetivo al alcance.
card-at-work = Ya actúa sobre { $figure-the }: podrás lanzarla otra vez cuando acabe.

# Las herramientas de quien escribe aventuras.

help-adventure = Empezar, comprobar y dibujar tus propias aventuras.

    Una aventura es un solo archivo TOML. Para empezar con una pequeña ya entera: taberna adventure example > la-copa.toml. Compruébala, juégala (taberna play tseuquest la-copa.toml) y luego cámbiala. taberna adventure face keep da un plano vacío. La guía, en inglés: docs/adventures.md
help-adventure-check = Señalar los errores de aventuras y campañas, con línea y columna.

    Ejemplo: taberna adventure check la-copa.toml

    Códigos de salida: 0 sin errores; 1 con errores; 2 no existe el archivo.
help-adventure-files = Archivos de aventuras o campañas, o carpetas que los contienen.
help-adventure-example = Mostrar una aventura pequeña y entera para empezar, con textos en tu idioma.

    Ejemplo: taberna adventure example > la-copa.toml
help-adventure-face = Imprimir una cara del tablero vacía, para dibujar en ella una aventura.

    Ejemplo: taberna adventure face keep

    Códigos de salida: 0 impresa; 2 no existe esa cara.
help-adventure-face-name = La cara del tablero: keep, warren, cellar o landing.
help-adventure-show = Dibujar el plano de una aventura en la terminal, o como archivo SVG para imprimir.

    Ejemplo: taberna adventure show good-barrel --as players

    Ejemplo: taberna adventure show la-copa.toml --svg la-copa.svg
help-adventure-file = El archivo de la aventura, o el nombre de una de las que trae Taberna.
help-adventure-svg = Escribir el dibujo en este archivo SVG.
help-adventure-as = Para quién dibujar el plano: sorcerer (todo) o players (lo que ven al empezar).
help-adventure-party = Para cuántos aventureros dibujar el plano.
help-bench-evenings = Hacer que bots sencillos jueguen cada aventura hasta el final, sin fallos ni atascos, y comprobar que se rechazan los archivos maliciosos.

    Ejemplo: taberna bench adventures --games 20
help-bench-only = Medir solo esta aventura; repite la opción para añadir otras.
adventure-error = error
adventure-warning = aviso
adventure-near = ¿Querías decir «{ $near }»?
adventure-known = Elige entre: { $known }.
adventure-known-more = Elige entre: { $known }, o { $more } más.
adventure-more = … y { $count } más.
adventure-fine = { $count ->
    [one] Un archivo, sin errores.
   *[other] { $count } archivos, sin errores.
}
adventure-wrong = { $errors ->
    [one] Un error.
   *[other] { $errors } errores.
}
adventure-none = No hay aventuras en { $path }.
adventure-example-note = Una aventura entera: compruébala (taberna adventure check ARCHIVO), juégala (taberna play tseuquest ARCHIVO) y luego cámbiala.
    Los signos del mapa se explican bajo [key]. Todo lo demás, en inglés: docs/adventures.md
adventure-not-shown = Todavía no se puede dibujar el plano. Para saber por qué: taberna adventure check { $path }
adventure-written = El dibujo está en { $path }
adventure-threat = Amenaza para { $number ->
    [one] un aventurero
   *[other] { $number } aventureros
}: { $drawn }
legend-start = inicio
legend-exit = salida
legend-door = puerta
legend-open-door = puerta abierta
legend-secret = pasadizo secreto
legend-portcullis = rastrillo
legend-ruined = muro semiderruido
legend-hoard = tesoro oculto
legend-trap = trampa
legend-unused = sin usar
legend-unseen = aún sin ver
legend-creaks = suelo que cruje
problem-too-large = El archivo tiene { $count } bytes; el máximo es { $most }.
problem-not-utf8 = Esto no es texto UTF-8.
problem-odd-sign = Hay un carácter invisible o prohibido: { $sign }.
problem-too-deep = Hay demasiados corchetes anidados: el máximo son { $most } niveles.
problem-syntax-string = Un texto entre comillas no está cerrado, o contiene un carácter que hay que escapar.
problem-syntax-twice = Nombre repetido: en cada tabla, un nombre solo puede aparecer una vez.
problem-syntax-inline = Una tabla entre llaves está mal escrita: separa sus partes con comas y ponlas todas en una sola línea.
problem-syntax-array = Una lista no se cierra con «]», o le falta una coma.
problem-syntax-key = Aquí se espera un nombre y «=».
problem-syntax-value = Después de «=» va un texto entre comillas, un número, true o false, una lista o una tabla.
problem-syntax-header = Un encabezado no se cierra con «]».
problem-syntax-line = Esta línea no es TOML.
problem-map-large = El mapa es demasiado grande: el máximo es de { $most } por { $most } casillas.
problem-too-many = Hay demasiadas entradas en «{ $name }»: son { $count } y el máximo es { $most }.
problem-name-long = Este nombre es demasiado largo: el máximo son { $most } letras.
problem-number-wild = Este número es demasiado grande; el máximo es { $most }.
problem-wrong-kind = «{ $field }» debe ser { $wanted ->
    [table] una tabla TOML
    [list] una lista
    [bool] true o false
    [number] un número
   *[text] un texto entre comillas
}.
problem-not-one-of = «{ $name }» no es uno de los valores que se admiten aquí.
problem-unknown-field = Aquí no hay ningún campo «{ $name }».
problem-missing = Aquí falta «{ $field }».
problem-key-sign = «{ $sign }»: cada símbolo del mapa es un solo carácter, y no puede ser un punto, un espacio ni #.
problem-key-kind = La leyenda no dice qué clase de cosa es «{ $sign }».
problem-no-face = No hay ninguna cara del tablero llamada «{ $name }».
problem-map-width = A la fila { $row } del mapa le { $wide ->
        [yes] sobran
       *[no] faltan
    } caracteres ({ $more }): tiene { $count } y debe tener { $wanted }. Dice: «{ $line }».
problem-map-height = El mapa tiene { $count ->
    [one] una línea
   *[other] { $count } líneas
 }; debe tener { $wanted }.
problem-map-sign = La leyenda no dice qué es «{ $sign }».
problem-map-corner = «{ $sign }» está en una esquina, donde solo puede ir «+».
problem-key-unused = «{ $sign }» está en la leyenda, pero no en el mapa.
problem-door-on-rim = Esta puerta lleva fuera del tablero.
problem-door-no-wall = Una puerta va en un muro, y la cara del tablero no tiene ninguno aquí.
problem-wall-missing = La cara del tablero tiene aquí un muro, pero el mapa tiene un espacio. Dibuja «{ $sign }», o una puerta.
problem-wall-extra = La cara del tablero no tiene aquí ningún muro, pero el mapa tiene «{ $sign }».
problem-map-edge = «{ $sign }» no es un símbolo de borde.
problem-no-item = No hay ningún objeto «{ $name }».
problem-no-rule = No hay ninguna regla «{ $name }».
problem-no-adventure = No hay ninguna aventura «{ $name }».
problem-no-price = «{ $name }» no tiene precio y no se puede vender.
problem-two-kinds = Una misma cosa no puede ser { $one } y { $other } a la vez.
problem-no-figure = No hay ninguna figura «{ $name }».
problem-figure-kind = «{ $name }» es { $kind ->
    [minion] un esbirro: escribe minion = "{ $name }"
    [antagonist] un antagonista: escribe antagonist = "{ $name }"
    [elemental] un elemental: escribe elemental = "{ $name }"
   *[hero] un aventurero, y solo los jugadores llevan aventureros
 }.
problem-key-nowhere = Nadie puede conseguir «{ $name }», que abre la cerradura de { $door }: pon ese objeto en manos de alguien o donde se pueda encontrar.
problem-no-scenery = No hay ninguna pieza de escenografía «{ $name }» que ocupe casillas.
problem-no-square = No hay ninguna casilla «{ $name }» en esta cara del tablero.
problem-no-room = «{ $name }» no está en ninguna sala.
problem-no-edge = No hay ningún borde «{ $name }».
problem-no-door = El mapa no tiene puerta en «{ $name }». Los bordes se nombran por la casilla que tienen al norte o al oeste.
problem-figure-in-scenery = Esta figura está dentro de la escenografía ({ $scenery }): { $figure }.
problem-figure-on-figure = Esta figura está en la misma casilla que otra: { $figure }.
problem-figure-on-start = Esta figura está en una casilla donde empiezan los aventureros: { $figure }.
problem-start-in-scenery = Nadie puede empezar dentro de la escenografía ({ $scenery }).
problem-starts-few = { $count ->
    [one] Hay una casilla de inicio
   *[other] Hay { $count } casillas de inicio
 }; hacen falta { $wanted }.
problem-two-alike = Dos cosas se llaman «{ $name }»: cambia el nombre de una.
problem-scenery-size = Esta pieza de escenografía ({ $scenery }) mide { $long } por { $broad } casillas.
problem-scenery-split = Un muro atraviesa esta pieza de escenografía ({ $scenery }).
problem-scenery-on-scenery = Hay dos piezas de escenografía en esta casilla ({ $scenery }).
problem-scenery-no-side = Esta pieza de escenografía ({ $scenery }) va contra un muro: di cuál con wall = "n", "e", "s" o "w".
problem-scenery-no-wall = No hay un muro liso detrás de esta pieza de escenografía ({ $scenery }).
problem-no-trap = No hay ninguna trampa «{ $name }».
problem-trap-place = La trampa «{ $trap }» está en { $count } sitios; debe estar en uno solo: una casilla, un borde o la cosa que protege.
problem-pit-disarmed = Un foso no se puede desactivar («{ $trap }»).
problem-magic-nothing = La trampa mágica «{ $trap }» no hace nada: dale efectos.
problem-rocks-apart = Las dos casillas de «{ $trap }» no se tocan.
problem-trap-on-start = La trampa «{ $trap }» está en una casilla donde empiezan los aventureros.
problem-trap-on-trap = En el mismo sitio que «{ $trap }» hay otra trampa: encontrar una delataría la otra. Mueve una de las dos.
problem-treasure-on-treasure = En el mismo sitio que «{ $treasure }» hay otro tesoro: júntalos en uno.
problem-figures-many = Hay más de { $most } figuras de la misma clase ({ $sheet }). Sus números revelarían a los jugadores cuántas hay.
problem-effect-what = A «{ $verb }» le falta «what».
problem-effect-unknown = El efecto menciona «{ $name }», que no existe.
problem-effect-nothing = A «{ $verb }» le falta «amount» o «dice».
problem-effect-fleeting = A «{ $verb }» le falta la duración: turn, round o adventure.
problem-effect-nobody = «{ $verb }» aquí no afecta a nadie, porque ninguna figura activa las marcas ni las rondas. Di a quién afecta; por ejemplo, who = "heroes".
problem-card-undrawn = Nadie roba «{ $name }»: ninguna figura del mapa tiene «chaos».
problem-no-group = No hay ningún grupo «{ $name }».
problem-when-unreadable = «{ $name }» no es una condición. Usa una de estas: flag X, no flag X, group X gone, hero, minion, mindless.
problem-trigger-idle = El disparador «{ $name }» no hace nada: dale efectos.
problem-trigger-what = El disparador espera «{ $name }», que no existe.
problem-trigger-loop = El disparador «{ $name }» se dispara a sí mismo sin fin.
problem-language-unknown = «{ $name }» no es uno de nuestros idiomas ({ $known }).
problem-language-missing = No hay textos en el idioma «{ $language }».
problem-text-missing = Falta el texto «{ $name }» en el idioma «{ $language }».
problem-text-dead = El texto «{ $name }» no se usa nunca.
problem-text-empty = El texto «{ $name }» está vacío.
problem-text-long = El texto «{ $name }» tiene { $count } caracteres; el máximo es { $most }.
problem-text-placeholder = Aquí no se puede usar «{ $name }»; solo se admite: { $known }.
problem-text-markup = El texto «{ $name }» lleva «{ $sign }»: los textos van sin marcas ni enlaces.
problem-goal-unreachable = Nadie puede lograr el objetivo «{ $name }»: lo impiden muros, cerraduras o condiciones.
problem-goal-unset = Nada activa la marca «{ $name }», que es un objetivo.
problem-no-way-out = Nadie puede salir, y ningún efecto hace que la aventura acabe con éxito.
problem-trigger-dead = El disparador «{ $name }» no puede dispararse nunca.
problem-use-dead = Nadie puede llegar a «{ $name }», así que su efecto no se produce nunca.
problem-effect-dead = «{ $verb }» no ocurre nunca, porque la condición «{ $name }» no se cumple nunca.
problem-cut-off = Nadie puede llegar a «{ $name }».
problem-unused-reached = «{ $name }» figura como sin usar, pero se puede llegar hasta ahí.
problem-one-way-door = Después de este efecto, nada puede volver a abrir «{ $name }».
problem-one-way-key = Este efecto les quita «{ $name }» a los aventureros, y todavía hace falta para abrir una cerradura.
problem-one-way-move = Desde «{ $name }» no hay camino de vuelta a ninguna salida.
problem-rocks-cut = Cuando caen, las rocas de «{ $name }» cortan el paso a una parte del tablero.
problem-flag-idle = Nada usa la marca «{ $name }».
problem-threat-count = { $count ->
    [one] Hay un valor de amenaza
   *[other] Hay { $count } valores de amenaza
 }; hacen falta { $wanted }, uno por cada tamaño de grupo.
problem-threat-falls = Para un grupo de { $number } la amenaza es menor que para uno más pequeño.
problem-threat-over = Para un grupo de { $number }, la amenaza en el mapa es de { $drawn }, pero la aventura anuncia { $most }.
problem-threat-under = Para un grupo de { $number }, la amenaza en el mapa es de solo { $drawn }, pero la aventura anuncia { $most }.
problem-way-differs = Lo que sigue a «{ $name }» es, según su propio archivo, { $known ->
    [none] el final
   *[other] { $known }
 }; según la campaña, { $written ->
    [none] el final
   *[other] { $written }
 }. Corrige uno de los dos.
problem-way-twice = La campaña dice dos veces qué sigue a «{ $name }».
problem-way-unreached = Ningún camino ([[way]]) de la campaña lleva a «{ $name }».
problem-way-endless = Esta campaña no acaba nunca: algún camino tiene que llegar a una aventura sin continuación.
problem-own-id = «{ $name }» no puede ser un id: usa minúsculas, cifras y guiones ({ $most } caracteres como mucho), y empieza por una letra.
problem-own-taken = En Taberna ya existe «{ $name }»: elige otro id.
problem-own-nameless = A «{ $name }» le falta un nombre para los jugadores: name.es = "…".
problem-own-number = «{ $field }» debe ser un número de { $least } a { $most }.
problem-own-mind = «mind» debe ser un número de 1 a { $most }, o "none" para una figura sin mente.
problem-own-moves = A «{ $name }» le falta «moves» (casillas) o «dice» (dados de movimiento).
problem-own-dice = «{ $name }» es un esbirro, y los esbirros no tiran dados para moverse: usa «moves».
problem-own-portrait = No hay ningún dibujo «{ $name }». En «portrait» escribe la figura o el objeto de Taberna cuyo dibujo quieres usar.
problem-own-idle = La carta «{ $name }» no hace nada: dale efectos.
problem-own-verb = «{ $verb }» necesita el plano: solo puede hacerlo un disparador, no un objeto ni una carta.
problem-own-when = «{ $name }» no es una condición para un objeto o una carta. Usa hero, minion o mindless.

## Aventuras jugadas por bots, muchas veces

help-simulate = Hacer que los bots jueguen aventuras muchas veces y dar los resultados, con intervalos del 95 %.

    Las partidas van numeradas: la 7, por ejemplo, tiene siempre el mismo grupo y los mismos dados, la juegue quien la juegue. Con --keep se puede interrumpir: la misma orden sigue donde quedó. Las partidas se pueden repartir entre varias máquinas (--shard 1/4) y sumar con merge; el resultado es el mismo.

    Ejemplo: taberna simulate good-barrel the-audit --games 200 --jobs 2 --out tally.json

    Ejemplo: taberna simulate the-cup.toml --heroes fair --games 40

    Ejemplo: taberna simulate merge one.json two.json --out tally.json

    Ejemplo: taberna simulate compare simple.jsonl fair.jsonl

    Ejemplo: taberna simulate tune quiet-hours the-audit --sorcerer fair --games 8 --steps 40 --keep steps.jsonl

    Ejemplo: taberna simulate coverage nights.jsonl evening.jsonl

    Ejemplo: taberna simulate odds nights.jsonl --plot calibration.svg

    Códigos de salida: 0 hecho; 2 no existe esa aventura, ese bot o ese aventurero, o los archivos no van juntos.
help-simulate-what = Nombres de aventuras, archivos de aventuras propias (acabados en .toml), o una de estas formas: merge ARCHIVO… (escritos con --out), compare ARCHIVO ARCHIVO (escritos con --keep), tune AVENTURA…, balance ARCHIVO… (escritos con --out), coverage ARCHIVO… (escritos con --keep, o registros de partidas), odds ARCHIVO… y choices ARCHIVO… (escritos con --keep).
help-simulate-heroes = El bot que lleva a los aventureros.
help-simulate-sorcerer = El bot que lleva al Malvado Brujo.
help-simulate-games = Cuántas partidas de cada aventura.
help-simulate-size = El tamaño del grupo; se puede repetir, y las partidas van alternando los tamaños.
help-simulate-party = Jugar siempre con estos aventureros, separados por comas. Por defecto, se sortean en cada partida.
help-simulate-shard = Jugar solo esta parte de las partidas; por ejemplo, 2/4.
simulate-no-hero = No hay ningún aventurero «{ $name }», o lo has nombrado dos veces. Elige entre: { $known }.
simulate-no-adventure = No hay ninguna aventura «{ $name }». Elige entre: { $known }.
simulate-two-alike = Dos de las aventuras se llaman «{ $name }». Cambia el nombre de uno de los archivos, o simúlalas por separado.
simulate-bad-shard = «{ $shard }» no es una parte válida: escribe, por ejemplo, 1/4 para la primera de cuatro.
simulate-other-diary = { $path } guarda partidas de otros bots o de otras aventuras. Elige otro archivo.
simulate-nothing = Di qué archivos hay que juntar.
simulate-no-tally = { $path } no lo escribió taberna simulate.
simulate-overlap = Dos de los archivos contienen la misma partida: quita uno de los dos.
simulate-mixed = Los archivos son de bots distintos o de contenidos distintos.
simulate-caption = Vida perdida, caídos y trampas: media por partida. Poción: de los caídos, cuántos llevaban una poción. Ociosos: turnos en los que no se hizo nada. Alarma: el ruido despertó a alguien antes de acabar la ronda 3.
simulate-adventure = Aventura
simulate-games = Partidas
simulate-success = Éxito
simulate-rounds = Rondas
simulate-lost = Vida perdida
simulate-deaths = Caídos
simulate-potion = Poción
simulate-idle = Ociosos
simulate-foe-idle = Adversarios ociosos
simulate-traps = Trampas
simulate-alarm = Alarma
simulate-two-diaries = Indica dos archivos escritos con --keep: el segundo se compara con el primero.
simulate-no-diary = { $path } no se escribió con --keep.
simulate-first = Primero
simulate-second = Segundo
simulate-gain = Ganancia
simulate-all = todas
help-simulate-steps = Cuántos pasos dura el ajuste.
help-simulate-seed = La semilla del ajuste: con la misma semilla se dan los mismos pasos.
simulate-tune-what = Indica las aventuras con las que ajustar, el nivel del Malvado Brujo (--sorcerer) y un archivo para los pasos (--keep).
simulate-step = Paso
simulate-before = Antes
simulate-after = Después
simulate-kept = Aceptado
help-simulate-plot = Dibujar un gráfico (SVG): el éxito según el tamaño del grupo y la probabilidad de éxito ronda a ronda.
simulate-sizes = Aventureros
help-simulate-on = Dónde jugar: ray, para usar Ray en esta máquina, o la dirección de un clúster, ray://host:10001. Por defecto, en procesos de esta máquina.
simulate-no-place = No se puede jugar en «{ $place }». Escribe ray, o ray://host:10001.
simulate-no-ray = Ray no está instalado. Instala taberna con el extra: pip install "taberna[ray]".
simulate-silent = Ray lleva diez minutos sin devolver nada. Las partidas guardadas están a salvo: repite la orden para continuar.
simulate-wanted = Deseado
simulate-fell = Cae alguien
simulate-threat = Amenaza
simulate-finding = Resultado
simulate-is-easy = demasiado fácil
simulate-is-hard = demasiado difícil
simulate-is-fits = como debe ser
simulate-is-open = muy pocas partidas para saberlo
simulate-balance-caption = Amenaza: la que afronta un grupo de este tamaño, y la que conviene probar en su lugar. Lo deseable es que alguien caiga en un 25-60 % de las partidas y que la mitad dure entre 8 y 20 rondas.
simulate-figures = Figuras
simulate-ladder-caption = Figuras: cuántos esbirros y elementales afronta un grupo de este tamaño, y cuántos conviene probar en su lugar; éxito: el que se estima con tantos.
help-simulate-outfits = Dar antes a cada aventurero dos compras, sorteadas según el número de la partida. Sirve para choices, que compara las partidas en las que un aventurero lleva una compra con aquellas en las que no la lleva.
simulate-kept-files = Indica archivos escritos con --keep.
simulate-kind = Clase
simulate-there = Cuántos hay
simulate-often = Vistos a menudo
simulate-seldom = Vistos demasiado poco
simulate-never = Nunca vistos
simulate-name = Nombre
simulate-with = Con
simulate-without = Sin
simulate-told = Estimado
simulate-came = Acabaron con éxito
simulate-moments = Rondas
simulate-third = Sin decidir al empezar el último tercio
simulate-still = Sin decidir en algún momento del último tercio
simulate-kind-clause = cláusulas
simulate-kind-card = cartas jugadas
simulate-kind-object = objetos
simulate-kind-figure = figuras
simulate-kind-scenery = escenografía
simulate-kind-trap = trampas
simulate-kind-power = poderes
simulate-kind-treasure = tesoros
simulate-kind-text = textos leídos en voz alta
simulate-kind-hero = aventurero
simulate-coverage-caption = En { $games } partidas. «A menudo» quiere decir al menos 50 veces en 2000 partidas, o en la misma proporción.
simulate-odds-caption = Cada mitad de las partidas se juzga con una estimación calculada a partir de la otra mitad. Error cuadrático medio: { $brier }; predecir siempre la proporción total de éxitos daría { $baseline }.
simulate-tense-caption = Sin decidir: la estimación está entre el 20 % y el 80 %.
simulate-choices-caption = Ganancia: diferencia en el porcentaje de éxitos entre llevar y no llevar lo que nombra la fila, en cada aventura y con cada tamaño de grupo. Los objetos y las cartas se sortean antes de la partida.

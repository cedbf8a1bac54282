help-bench = Medir la velocidad y la resistencia. El código de salida es 1 si no se cumple lo exigido.
help-bench-engine = Jugar partidas al azar con el motor y, en la misma medición, con OpenSpiel.

    Ejemplo: taberna bench engine --rounds 3
help-bench-envs = Medir la velocidad de nuestros entornos y, en la misma medición, la de los de PettingZoo y OpenSpiel.

    Ejemplo: taberna bench envs --rounds 3
help-bench-seconds = Cuántos segundos dura cada tramo de la medición.
help-bench-rounds = De cuántos tramos consta cada medición; cuenta la mediana.
help-bench-slices = De cuántos tramos consta cada medición; se alternan, y cuenta la décima parte más rápida.
help-bench-out = Escribir además el JSON en este archivo.
bench-title = Medición: { $bench }
bench-figure = Cifra
bench-value = Medido
bench-required = Exigido
bench-running = Midiendo
bench-missed = No se cumple lo exigido: { $figures }
bench-no-openspiel = OpenSpiel no está instalado; `make bench` lo instala.
help-bench-seed = La semilla con la que se juega al azar.
help-bench-server = Someter nuestro servidor y el de boardgame.io a la misma carga, el servidor en un núcleo y sus clientes en otro.

    Ejemplo: taberna bench server --rounds 1 --out bench/results/server.json
help-bench-best-rounds = Cuántas rondas hace cada servidor; se alternan, y cuenta la mejor.
help-bench-alone = No medir boardgame.io.
help-bench-quick = Un vistazo rápido a todo, demasiado corto para comprobar lo exigido.
bench-no-boardgameio = Falta boardgame.io: con Node 20 o posterior, ejecuta `npm install --no-save` en bench/boardgameio, o prescinde de él con --alone.
help-bench-chaos = Jugar partidas en un servidor que se interrumpe a la fuerza (kill -9) y vuelve a arrancar una y otra vez, y comprobar que cada acción confirmada se conserva exactamente una vez y que toda partida acaba.

    Ejemplo: taberna bench chaos --games 20
help-bench-games = Cuántas partidas se juegan.
help-bench-every = Cuántas acciones confirmadas hay, más o menos, entre dos interrupciones del servidor.
help-bench-kills = Cuántas veces, como mínimo, se interrumpe el servidor.
help-bench-database = La base de datos: un archivo, o postgresql://… (puede que se borre lo que contiene). Por defecto, un archivo temporal.
help-bench-strangers = Medir lo que cuesta una jugada mientras unos desconocidos hacen que el servidor compruebe, escriba y muestre registros sin parar, y cómo afectan al servidor una repetición enorme, mil peticiones a medias y un disco lleno.

    Ejemplo: taberna bench strangers --rounds 1
help-bench-wire = Medir lo que el servidor envía a un asiento por cada jugada, en bytes y en tiempo: solo lo que ha cambiado, comparado con la vista entera cada vez.

    Ejemplo: taberna bench wire --games 10 --out bench/results/wire.json
help-bench-in-page = Comprobar el registro también en un navegador.
help-bench-records = Medir cuánto se tarda en sellar un duelo de mil entradas, en leer su registro y en determinar qué prueba.

    Ejemplo: taberna bench records --out bench/results/records.json
help-bench-commits = Cuántas entradas tiene el registro de la partida.
help-bench-evening = Medir lo que le cuesta al servidor una velada de TseuQuest (bytes, tiempo de procesador y tiempo por jugada) y compararlo con una de Tellstones. En cada mesa juegan dos personas y dos bots (en TseuQuest, además, el del Brujo), y las personas actúan al ritmo al que se lee.

    Ejemplo: taberna bench evening --tables 100 --out bench/results/evening.json
help-bench-board = Medir el tablero de TseuQuest en plena aventura: sus puntuaciones de Lighthouse, y lo que hace la página en cada fotograma mientras se arrastra un mapa con treinta figuras y mientras ruedan los dados.

    Ejemplo: taberna bench board --out bench/results/board.json
help-bench-tables = Cuántas mesas se abren.
help-bench-page = Medir la página construida tal como la envía el servidor: sus puntuaciones de Lighthouse, y lo que hace en cada fotograma mientras se intercambian piedras.

    Ejemplo: taberna bench page --out bench/results/page.json
help-bench-visits = Cuántas veces visita Lighthouse cada página; cuenta la mediana.
help-bench-swaps = Cuántos intercambios se registran.
bench-no-page = Falta la página o Chromium: construye la página con `make web` e instala Chromium desde los paquetes del sistema.
bench-no-lighthouse = Falta Lighthouse: con Node 20 o posterior, ejecuta `npm install --no-save` en bench/lighthouse.
bench-no-playwright = Playwright no está instalado; lo instala `make setup`.
help-bench-tseuquest = Jugar aventuras de TseuQuest al azar, comprobar que ninguna acaba en error y medir cuánto tiempo de procesador consumen. Si se interrumpe, la misma orden continúa donde se quedó.

    Ejemplo: taberna bench tseuquest --adventures 20
help-bench-adventures = Cuántas aventuras se juegan.
help-bench-keep = Dónde se guardan las partidas hasta que acaba la medición.

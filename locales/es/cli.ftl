## Las órdenes

help-app = Jugar a Tellstones y TseuQuest en la terminal, abrir un servidor, medir bots y comprobar aventuras.

    Jugar en esta terminal: taberna play

    Jugar con un amigo por un enlace: arranca un servidor (taberna serve --host 0.0.0.0) y abre su página en el navegador, o abre una mesa desde otra terminal: taberna open DIRECCIÓN

    Sentarse a una mesa con un enlace: taberna play ENLACE

    Continuar una partida: taberna play --resume ARCHIVO

    Jugar contra un bot: taberna play --bot B=king. Sentar un bot a la mesa de un amigo: taberna bot --url ENLACE

    Escribir una aventura: taberna adventure --help

    Usar otro idioma (en, es, fr o el): taberna --language fr ORDEN

    Códigos de salida: 0 todo bien; 1 una comprobación falló; 2 uso o entrada incorrectos; 3 dejaste la partida sin terminar.
help-language = El idioma: en, es, fr o el. Por defecto, el de LC_ALL o LANG.
help-version = Mostrar la versión y salir.

help-play = Jugar en esta terminal: dos personas con el mismo teclado, contra bots o en una mesa de un servidor.

    Escribe las acciones en notación (place F right, hide 2, swap 1 4, peek 2, challenge 3, boast) o elígelas por su número en el menú. Si la entrada no es una terminal, las acciones se leen de la entrada estándar, una por línea, como ACCIÓN o ASIENTO: ACCIÓN; # empieza un comentario.

    Ejemplo: taberna play tellstones --bot B=king

    Ejemplo: taberna play tellstones --variant round --bot B1 --bot B2

    Ejemplo: taberna play tellstones --option hands=opponent --seed 7 < guion.txt

    Ejemplo: taberna play tseuquest good-barrel --option party=A:bruna,A:sela --campaign velada.jsonl

    Ejemplo: taberna play tseuquest --seat S

    Ejemplo: taberna play --resume velada.jsonl

    Códigos de salida: 0 la partida llegó a su fin; 2 una opción o una línea del guion es incorrecta; 3 dejaste la partida sin terminar.
help-play-game = El juego (por defecto, tellstones) o el enlace de una mesa en un servidor.
help-play-adventure = TseuQuest: la aventura que se juega; todos saben cuál es. Sin esta opción, la elige en secreto quien haga de Malvado Brujo; si es un bot, se empieza por good-barrel, pensada para principiantes.
help-play-dice = Con «mine», tiras tus propios dados y escribes lo que sale (TseuQuest).
help-play-seat = Los asientos de quienes juegan con este teclado; en los demás juegan bots. S es el Malvado Brujo.
help-play-resume = Continuar una partida sin terminar a partir de su archivo. Sin --save también se guarda: al salir se te dice en qué archivo.
help-play-campaign = Jugar una campaña y guardarla en este archivo y en otros de la misma carpeta. Si el archivo existe, la campaña sigue donde la dejaste.
help-play-variant = Qué variante se juega. Tellstones: duel, vanguard o round. TseuQuest: adventure o interlude.
help-play-option = Una opción del juego, CLAVE=VALOR; se puede repetir.
help-play-seed = Hacer todos los sorteos con esta semilla, para practicar; queda constancia en el registro.
help-play-bot = Un bot juega en este asiento; con =BOT eliges cuál (B=king). Se puede repetir.
help-play-bots = Con «all», juegan bots en todos los asientos.
help-play-names = Nombres de los jugadores; por ejemplo, A=Ana,B=Bruno.
help-play-save = Escribir el registro de la partida en este archivo.
help-play-looks = Si la salida no es una terminal, imprimir también lo que ve quien espía.

help-replay = Recorrer paso a paso una partida terminada.

    Intro avanza, b retrocede, un número salta a ese paso, q sale. Si la salida no es una terminal, se imprime toda la partida.

    Ejemplo: taberna replay velada.jsonl --seat A

    Códigos de salida: 0 mostrada; 2 el registro no se puede leer, o la partida no ha terminado.
help-replay-record = El archivo de una partida, tal como lo escribe taberna play --save.
help-replay-seat = Mostrar solo lo que supo este asiento. Por defecto se muestra todo.

help-verify = Comprobar registros de partidas y decir qué prueba cada uno.

    Cada jugada se coteja con las reglas y cada sorteo se repite a partir de la semilla. Lo que no se puede comprobar se da por no probado. Para comprobar un encuentro o una campaña, indica los registros de todas sus partidas, de la primera a la última.

    Ejemplo: taberna verify velada.jsonl

    Códigos de salida: 0 completo y firmado; 1 algo es falso, o no están disponibles aquí las reglas con las que se jugó; 2 el archivo no se puede leer. Si no, el código indica lo primero que no está probado: 4 los sorteos, 5 el compromiso, 6 quién se sentó dónde, 7 las horas, 8 la firma, 9 que el registro esté completo.
help-verify-need = Cuánto hay que probar para que el código de salida sea 0. Elige uno de estos; también hay que probar todo lo anterior de la lista: lawful, draws, committed, seats, times, signed, whole.
help-verify-key = Fiarse solo del servidor con esta clave pública (un servidor publica las suyas en /.well-known/taberna.json). Por defecto, se fía de los servidores cuyos recibos tienes aquí. Se puede repetir.

help-scenario = Ejecutar escenarios, o todos los de una carpeta. Un escenario es un ejemplo resuelto de las reglas.

    Ejemplo: taberna scenario tests/rules/tellstones

    Códigos de salida: 0 todos pasan; 1 alguno falla; 2 no existe el archivo.
help-scenario-paths = Archivos de escenarios (.toml), o carpetas que los contienen.

help-schema = Escribir los esquemas (JSON Schema) de las acciones, los sucesos y las vistas de cada juego.

    Ejemplo: taberna schema --out build/docs

    Códigos de salida: 0 escritos; 2 no se puede escribir en la carpeta.
help-schema-out = La carpeta de destino.

## La primera pantalla

welcome = Te damos la bienvenida a la taberna.
welcome-opponent = ¿Quién juega?
welcome-bot = Tú contra un bot
welcome-two = Dos personas en esta terminal
welcome-round = La Ronda del Rey: tú y un bot contra dos bots
welcome-quest = TseuQuest: a la mazmorra, dos aventureros contra el Malvado Brujo
welcome-vanguard = A trazar las Líneas: dos Líneas, tú contra un bot
welcome-choose = Tu elección (Intro = 1):

## Palabras que se escriben; las inglesas se entienden en todas las lenguas

word-help = ayuda
word-notes = notas
word-rules = reglas
word-talk = decir
word-log = crónica
word-undo = deshacer
word-agree = aceptar
word-decline = rechazar
word-mute = callar
word-pause = pausa
word-resume = reanudar
word-quit = irse
word-map = mapa
word-sheets = fichas
word-story = historia
word-about = sobre
word-resign = rendirse
word-draw-offer = proponer empate
word-draw-accept = aceptar empate
word-draw-decline = rechazar empate
word-claim = reclamar
word-abandon = abandonar

## En la mesa

help-table =
    Escribe una acción en notación, o elígela por su número o sus primeras letras:
      place F right · hide 2 · swap 1 4 · peek 2 · peek 2 4 5 · challenge 3 · boast
      answer K · believe · doubt · steal · name 2 K · stop
    Con dos Líneas, cada piedra lleva la suya: hide A2, place A F right, boast B.
    Las piedras:
      { $stones }
    Además:
      decir …     decir algo a la mesa            reglas     las reglas en breve
      deshacer    deshacer lo último              crónica    lo sucedido (práctica)
      rendirse    perder la partida               irse       dejar la mesa
      callar      los bots callan, o hablan       ?          esta ayuda
      proponer empate                             (también en inglés)
    ASIENTO: ACCIÓN juega por otro asiento de esta terminal: «B: rendirse».
prompt = { $seat } >
also = { $words }, ? = ayuda
menu-back = Intro = volver, { word-notes } = las notas completas
menu-none = «{ $text }» no está entre las opciones.
menu-several = «{ $text }» puede ser: { $choices }.
press-enter = Pulsa Intro para continuar.
look-alone = { $seat }, solo para tus ojos: coge el teclado y que los demás no miren. Luego pulsa Intro.
look-ready = { $seat }: pulsa Intro para mirar.
take-keyboard = { $seat }, esto es solo para ti: coge el teclado y que los demás no miren. Luego pulsa Intro.
look-wiped = Pulsa Intro para borrarlo de la pantalla.
taken-back = { $seat } retira su jugada.
undo-agree = { $seat }, { $to } quiere retirar su jugada: ¿{ $agree } o { $decline }?
undo-wish = { $to } quiere retirar su jugada: ¿{ $agree } o { $decline }?
pause-wished = Petición de pausa: { $seats }. Escribe { $pause } para aceptarla: los relojes se detienen cuando todos la piden.
pause-begins = Los relojes están parados. Escribe { $resume } para seguir.
pause-ends = La partida sigue.
receipt-none = Esta mesa no ha dado recibo: no puedes comprobar si el servidor cumplió su palabra.
receipt-late = Esta partida empezó antes de que llegaras: no has podido influir en sus sorteos y no tienes recibo.
talked = { $seat }: «{ $text }»
talk-what = Escribe también lo que quieres decir. Por ejemplo: { word-talk } Bonita velada en la corte.
log-closed = Mientras se juega no hay ayudas para la memoria. Para practicar con notas: --option notes=on
house-plays-itself = La casa hace sus propios sorteos: nadie puede hacerlos en su lugar.
nothing-to-log = Aún no ha pasado nada.
game-left = Te fuiste antes de que terminara la partida.
game-unfinished = El guion acabó antes que la partida: le tocaba a { $seat }.
line-refused = Guion, línea { $line }: { $text }: { $reason }
saved = El registro está en { $path }.
go-on-later = Para continuar la partida: { $command }
come-back-later = Para volver a tu asiento: { $command }
practice-seed = Práctica: los sorteos salen de la semilla { $seed }.
next-game = Partida { $number } del encuentro.

## Lo escrito en la línea de órdenes

no-such-language = No existe el idioma «{ $language }». Elige entre: { $known }.
option-shape = «{ $text }» no tiene la forma clave=valor.
option-unknown = No existe la opción «{ $name }». Elige entre: { $known }.
variant-unknown = No existe la variante «{ $variant }». Elige entre: { $known }.
seat-unknown = Aquí no existe el asiento «{ $seat }». Elige entre: { $known }.
names-shape = «{ $text }» no tiene la forma ASIENTO=NOMBRE.
dice-shape = --dice solo admite «mine», y solo en un juego con dados.
resume-over = La partida de { $path } ya ha terminado.
save-taken = { $path } ya contiene una partida. Continúala (--resume) o elige otro nombre.
resume-other-seats = Una partida reanudada conserva sus asientos: no se pueden cambiar. Asientos de personas: { $people }.
resume-other-bot = { $seat }: el registro no dice qué bot ocupaba este asiento, así que juega el habitual. Para elegir otro: --bot { $place }=NOMBRE, donde NOMBRE es uno de estos: { $known }.
bots-shape = --bots solo admite «all».
file-missing = No existe el archivo { $path }.
file-unreadable = No se puede leer { $path }: { $problem }
sealed-broken = { $path } es un archivo de partida cifrado, y está dañado.
sealed-elsewhere = { $path } es un archivo de partida cifrado. Su clave no es { $key }, o alguien ha cambiado el archivo.
file-unwritable = No se puede escribir en { $path }: { $problem }

## Registros

replay-step = { $at } de { $total }
replay-help = Intro sigue · b atrás · número salta · q sale
replay-odd = «{ $text }» no vale aquí. Pulsa Intro o escribe b, q o un número hasta { $total }.
replay-end = Fin.
replay-unfinished = El registro acaba aquí: la partida no se terminó.
replay-later = Esta partida no se puede repasar hasta que termine. Para continuarla: taberna play --resume { $path }
verify-sum = { $path }: { $what }
verify-house = firmado con la clave { $house }
verify-need-shape = --need solo admite: { $known }
verify-chain = Estas { $count } partidas forman una cadena, en este orden.
verify-chain-bad = Estas partidas no forman una sola cadena.
verify-chain-cut = Después de estas partidas hay otra y falta su registro: añádelo.
verify-chain-houses = No todas las partidas se firmaron con la misma clave, así que no está probado que vayan juntas: comprueba cada una y pregunta a quien administra el servidor si ha cambiado la clave.
verify-one-of-several = Esta partida forma parte de un conjunto, y solo se ha comprobado esta. Para comprobar el conjunto, pasa a taberna verify los registros de todas, de la primera a la última.
at-entry = entrada { $seq }: { $what }
scenario-summary = superados: { $passed }; fallidos: { $failed }
scenario-none = No hay ningún escenario en { $path }.
schema-written = { $count ->
    [one] Se ha escrito un esquema en { $path }.
   *[other] Se han escrito { $count } esquemas en { $path }.
 }

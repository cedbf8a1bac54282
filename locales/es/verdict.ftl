## Lo que prueba un registro, de menos a más

degree-lawful = Partida jugada según las reglas
degree-draws = Los sorteos salen de la semilla
degree-committed = El servidor fijó su secreto antes de que nadie contribuyera a la semilla
degree-seats = Quién se sentó dónde
degree-times = Cuándo se jugó
degree-signed = Partida firmada por un servidor conocido
degree-whole = Partida completa: no falta ni sobra nada
degree-because = { $what }: { $why }

## El resumen: lo primero de todo eso que no se sostiene

verdict-true = partida completa y firmada por un servidor conocido. Se han comprobado las jugadas y los sorteos; de los nombres y las horas responde el servidor.
verdict-false = hay algo falso en este registro.
verdict-lawful = partida sin verificar: aquí no están disponibles las reglas con las que se jugó.
verdict-draws = partida jugada según las reglas. No se puede saber si los sorteos fueron limpios.
verdict-committed = partida jugada según las reglas, y los sorteos salen de la semilla. Nada demuestra que la semilla se generara al azar.
verdict-seats = partida jugada según las reglas y con sorteos limpios. Nada prueba quién se sentó dónde.
verdict-times = partida jugada según las reglas y con sorteos limpios. Nada prueba cuándo se jugó.
verdict-signed = partida jugada según las reglas y con sorteos limpios. No la ha firmado ningún servidor conocido.
verdict-whole = todo lo que figura en el registro es correcto, pero la partida está incompleta.

## Por qué no se puede saber

refusal-secret-kept = el servidor aún guarda su secreto
refusal-practice-seed = los sorteos salen de la semilla de práctica { $seed }, elegida por alguien
refusal-own-dice = los jugadores tiraron sus propios dados
refusal-other-rules = se jugó con otras reglas o con otro contenido
refusal-ruleset-unknown = el registro menciona unas reglas que no están disponibles aquí ({ $ruleset }…)
refusal-not-followed = no se puede comprobar nada después de la entrada { $after }
refusal-opening-unsigned = ningún servidor ha firmado su compromiso al abrir la mesa
refusal-options-hidden = al abrir la mesa se ocultaron opciones que no son secretas: { $names }
refusal-seats-unsigned = esos nombres los pudo escribir cualquiera
refusal-times-unkept = el registro no dice a qué hora se jugó
refusal-unsigned = nadie ha firmado el registro
refusal-end-unsigned = cualquiera pudo cortar la partida y volver a sellarla
refusal-unfinished = la partida no se terminó
refusal-record-said-twice = La línea { $line } contiene «{ $name }» dos veces.
refusal-times-unsigned = esas horas las pudo escribir cualquiera
refusal-times-disorder = las horas no están en orden
refusal-signature-wrong = la firma no es del servidor que nombra ({ $house }…)
refusal-promise-wrong = el compromiso que el servidor firmó al abrir la mesa ({ $house }…) no es el de este registro
refusal-house-unknown = aquí no se conoce la clave con la que está firmado ({ $house }…)
refusal-only-house = solo el servidor contribuyó a la semilla
refusal-only-host = solo quien abrió la mesa contribuyó a la semilla
refusal-record-unlinked = La línea { $line } no enlaza con la anterior.
refusal-key-shape = Una clave tiene 64 cifras hexadecimales.
refusal-key-weak = Con esta clave puede firmar cualquiera: ningún servidor usa una así.
refusal-contributions-unsigned = la contribución de los jugadores a la semilla no está firmada: pudo escribirla cualquiera
refusal-house-changed = la apertura y el final se firmaron con claves distintas ({ $house }…)
refusal-flag-early = según estas horas, al asiento { $seat } { $seconds ->
    [one] le quedaba un segundo
   *[other] le quedaban { $seconds } segundos
 } cuando se dio su tiempo por agotado

## El recibo de un jugador

refusal-receipt-opening = El comienzo del registro no coincide con lo que el servidor te prometió.
refusal-receipt-contribution = Los bytes que el registro atribuye al asiento { $seat } no son los que tú enviaste.
refusal-receipt-left = Para el asiento { $seat }, el registro contiene bytes distintos de los tuyos, y en ese asiento no recibiste nada de la partida. Si lo dejaste antes de que empezara, o volviste a sentarte, es normal: no prueba nada contra el servidor.
refusal-receipt-resealed = Según el registro, la partida anterior no es la que el servidor te prometió, y el servidor ya no firma esa promesa. Si alguien que jugó en ella pidió que se borraran sus datos, es normal: no prueba nada contra el servidor.
refusal-receipt-cut = Te llegaron { $heard } pasos, y el registro solo tiene { $kept }.
refusal-receipt-told = El registro no cuenta la partida como se le contó al asiento { $seat }.
refusal-receipt-outcome = El registro no acaba como se te contó.
refusal-receipt-other-table = Lo que firmó el servidor es de otra mesa.
refusal-veil-unfit = Las opciones ocultas que revela el registro no son las que se firmaron.
receipt-good = Tu recibo y el registro coinciden: la casa cumplió su palabra contigo.
receipt-bad = Tu recibo y el registro no coinciden: la casa no cumplió su palabra.
receipt-key = Este servidor ya no publica la clave que tenía la última vez que jugaste aquí. O es otro servidor, o no quiere responder de lo que firmó.
receipt-later = No se pudo obtener el registro. Tu recibo queda guardado aquí: taberna verify puede compararlo con el registro.
receipt-open = Tu recibo no basta para saber si la casa cumplió su palabra.
receipt-mine = Esto es una prueba para ti, que guardaste el recibo. Para los demás solo vale lo que el servidor ha firmado.
receipt-others = Este registro no lo ha firmado el servidor que te dio el recibo: puede haberlo escrito otro.

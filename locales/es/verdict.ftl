## Lo que prueba un registro, de menos a más

degree-lawful = Jugada según las reglas
degree-draws = Los sorteos salen de la semilla
degree-committed = El servidor se comprometió antes de que nadie aportara nada
degree-seats = Quién se sentó dónde
degree-times = Cuándo se jugó
degree-signed = Firmada por un servidor conocido
degree-whole = Completa: no falta ni sobra nada
degree-because = { $what }: { $why }

## El resumen: lo primero de todo eso que no se sostiene

verdict-true = completa y firmada. Todo es cierto.
verdict-false = este registro no dice la verdad.
verdict-lawful = sin verificar: no tenemos las reglas con las que se jugó.
verdict-draws = jugada según las reglas. No se puede saber si los sorteos fueron limpios.
verdict-committed = jugada según las reglas, y los sorteos salen de la semilla. Nada demuestra que la semilla no la eligiera alguien.
verdict-seats = jugada según las reglas y con sorteos limpios. Nada prueba quién se sentó dónde.
verdict-times = jugada según las reglas y con sorteos limpios. Nada prueba cuándo.
verdict-signed = jugada según las reglas y con sorteos limpios. No la ha firmado ningún servidor conocido.
verdict-whole = cierta hasta donde llega, pero no es una partida completa.

## Por qué no se puede saber

refusal-secret-kept = el servidor aún guarda su secreto
refusal-practice-seed = salen de la semilla de práctica { $seed }, que alguien eligió
refusal-own-dice = los jugadores tiraron sus propios dados
refusal-other-rules = se jugó con reglas o contenidos distintos de los nuestros
refusal-ruleset-unknown = nombra unas reglas que no tenemos ({ $ruleset }…)
refusal-not-followed = no se puede comprobar nada después de la entrada { $after }
refusal-opening-unsigned = ningún servidor ha firmado su compromiso al abrir la mesa
refusal-seats-unsigned = esos nombres los pudo escribir cualquiera
refusal-times-unkept = el registro no lo dice
refusal-unsigned = no lo ha firmado nadie
refusal-end-unsigned = cualquiera pudo cortar la partida y volver a sellarla
refusal-unfinished = la partida no se terminó
refusal-record-said-twice = La línea { $line } contiene «{ $name }» dos veces.
refusal-times-unsigned = esas horas las pudo escribir cualquiera
refusal-times-disorder = las horas no están en orden
refusal-signature-wrong = la firma no es del servidor que nombra ({ $house }…)
refusal-promise-wrong = el compromiso que el servidor firmó al abrir la mesa ({ $house }…) no es el de este registro
refusal-house-unknown = aquí no se conoce la clave con la que está firmado ({ $house }…)
refusal-only-house = nadie más que el servidor aportó a la semilla
refusal-only-host = nadie más que quien abrió la mesa aportó a la semilla
refusal-record-unlinked = La línea { $line } no sigue a la anterior.
refusal-key-shape = Una clave son 64 cifras hexadecimales.
refusal-contributions-unsigned = lo que aportaron los asientos lo pudo escribir cualquiera
refusal-house-changed = la apertura y el final se firmaron con claves distintas ({ $house }…)
refusal-flag-early = según estas horas, al asiento { $seat } le quedaban { $seconds } segundos cuando se dio su tiempo por agotado

## El recibo de un jugador

refusal-receipt-opening = El registro no empieza con lo que el servidor te prometió.
refusal-receipt-contribution = Para el asiento { $seat }, el registro no tiene los mismos bytes que aportaste.
refusal-receipt-cut = Te llegaron { $heard } pasos, y el registro solo tiene { $kept }.
refusal-receipt-told = El registro no cuenta la partida como se le contó al asiento { $seat }.
refusal-receipt-outcome = El registro no acaba como se te contó.
refusal-receipt-other-table = Lo que firmó el servidor es de otra mesa.
receipt-good = Tu recibo y el registro coinciden: la casa cumplió su palabra contigo.
receipt-bad = Tu recibo y el registro no coinciden: la casa no cumplió su palabra.
receipt-later = No se pudo obtener el registro. Tu recibo queda guardado aquí: taberna verify los compara.

## Lo que prueba un registro, de menos a más

degree-lawful = Jugada según las reglas
degree-draws = Los sorteos salen de la semilla
degree-committed = La casa se comprometió antes de que nadie aportara nada
degree-seats = Quién se sentó dónde
degree-times = Cuándo se jugó
degree-signed = Firmada por una casa conocida
degree-whole = Entera: no falta ni sobra nada
degree-because = { $what }: { $why }

## El resumen: lo primero de todo eso que no se sostiene

verdict-true = entera y firmada. Todo es cierto.
verdict-false = este registro no dice la verdad.
verdict-lawful = sin verificar: no tenemos las reglas con que decidirla de nuevo.
verdict-draws = jugada según las reglas. No se puede saber si los sorteos fueron limpios.
verdict-committed = jugada según las reglas, y los sorteos salen de la semilla. Nada prueba que nadie eligiera la semilla.
verdict-seats = jugada según las reglas y con sorteos limpios. Nada prueba quién se sentó dónde.
verdict-times = jugada según las reglas y con sorteos limpios. Nada prueba cuándo.
verdict-signed = jugada según las reglas y con sorteos limpios. No la ha firmado ninguna casa conocida.
verdict-whole = lo que hay es cierto, pero no es una partida entera.

## Por qué no se puede saber

refusal-secret-kept = la casa aún guarda su secreto
refusal-practice-seed = salen de la semilla de práctica { $seed }, que alguien eligió
refusal-own-dice = los jugadores tiraron sus propios dados
refusal-other-rules = se jugó con reglas o contenidos distintos de los nuestros
refusal-ruleset-unknown = nombra unas reglas que no tenemos ({ $ruleset }…)
refusal-not-followed = nada se puede decir más allá de la entrada { $after }
refusal-opening-unsigned = ninguna casa ha firmado lo que prometió al abrir la mesa
refusal-seats-unsigned = esos nombres los pudo escribir cualquiera
refusal-times-unkept = el registro no lo dice
refusal-unsigned = no lo ha firmado nadie
refusal-end-unsigned = cualquiera pudo cortar la partida y volver a sellarla
refusal-unfinished = la partida no se terminó
refusal-record-said-twice = La línea { $line } dice «{ $name }» dos veces.
refusal-times-unsigned = esas horas las pudo escribir cualquiera
refusal-times-disorder = las horas no se siguen unas a otras
refusal-signature-wrong = la firma no es de la casa que nombra ({ $house }…)
refusal-promise-wrong = lo que la casa firmó al abrir la mesa ({ $house }…) no es lo que este registro dice que prometió
refusal-house-unknown = nadie conoce aquí la clave con que está firmado ({ $house }…)
refusal-only-house = nadie más que la casa aportó a la semilla
refusal-only-host = nadie más que quien abrió la mesa aportó a la semilla
refusal-record-unlinked = La línea { $line } no sigue a la anterior.
refusal-key-shape = Una clave son 64 cifras hexadecimales.
refusal-contributions-unsigned = lo que aportaron los asientos lo pudo escribir cualquiera
refusal-house-changed = la apertura y el final se firmaron con claves distintas ({ $house }…)
refusal-flag-early = según estas horas, al asiento { $seat } le quedaban { $seconds } segundos cuando se dio su tiempo por agotado

## El recibo de un jugador

refusal-receipt-opening = El registro no empieza con lo que la casa te prometió.
refusal-receipt-contribution = El registro tiene para el asiento { $seat } otros bytes que los que aportaste.
refusal-receipt-cut = Se te contaron { $heard } pasos, y el registro solo tiene { $kept }.
refusal-receipt-told = El registro cuenta la partida de otro modo que como se le contó al asiento { $seat }.
refusal-receipt-outcome = El registro acaba de otro modo que como se te contó.
refusal-receipt-other-table = Lo que ha firmado la casa trata de otra mesa.
receipt-good = Tu recibo y el registro coinciden: la casa cumplió su palabra contigo.
receipt-bad = Tu recibo y el registro no coinciden: la casa no cumplió su palabra.
receipt-later = No se pudo obtener el registro. Tu recibo queda guardado aquí: taberna verify los compara.

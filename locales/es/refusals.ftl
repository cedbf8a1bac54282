## Por qué no se hizo algo: un mensaje por código. Los de TseuQuest están en tseuquest-refusals.ftl.

refusal-unknown = Eso no se puede hacer ({ $code }).

## Cualquier juego

refusal-no-such-seat = En esta mesa no existe el asiento { $seat }.
refusal-game-over = La partida ha terminado.
refusal-nothing-to-take-back = No hay ninguna jugada que retirar.
refusal-not-yours-to-take-back = La última jugada no es tuya: no puedes retirarla.
refusal-not-to-be-taken-back = Esa jugada ya no se puede retirar: con ella se ha visto o se ha sorteado algo.
refusal-no-taking-back = En esta mesa no se retiran jugadas.
refusal-taken-back-once = Ya has retirado una jugada en este turno: no puedes retirar otra.
refusal-spoken-since = La jugada ya no se puede retirar: alguien ha hablado desde entonces.
refusal-not-asked = Ahora nadie pide retirar una jugada.
refusal-not-granted = El otro bando prefiere dejar la jugada como está.
refusal-played-by-bot = Un bot juega por { $seat }.
refusal-own-wish = Eso lo decide el otro bando.
refusal-no-stand-in = Solo el otro bando puede dejar que un bot juegue por { $seat }, y solo tras una ausencia.
refusal-out-of-order = Se encontró la entrada { $found } donde se esperaba la { $expected }.
refusal-unknown-game = No existe el juego «{ $name }». Elige entre: { $known }.
refusal-unreadable = No se puede leer el campo { $path }: { $problem }
refusal-text-empty = El texto está vacío: escribe algo.
refusal-text-too-long = El texto es demasiado largo: el máximo son { $longest } caracteres.
refusal-text-character = El carácter { $at } ({ $character }) no se admite en un texto que ven todos.

## Tellstones

refusal-over = La partida ha terminado.
refusal-not-your-turn = Ahora le toca a { $seat }.
refusal-not-now = Eso no se puede hacer en este momento.
refusal-house-only = Eso solo puede hacerlo la casa.
refusal-players-only = Eso solo pueden hacerlo quienes juegan.
refusal-line-unnamed = Hay dos Líneas en juego: di cuál; por ejemplo, A2.
refusal-line-named = Aquí solo hay una Línea: escribe el número y nada más.
refusal-other-line = Esta acción hay que hacerla en la Línea { $line }.
refusal-not-in-pool = En el Pozo ya no está { the-stone }.
refusal-pool-empty = El Pozo está vacío: no queda nada que colocar.
refusal-end-closed = { $end ->
        [left] Ya no queda sitio en el lado izquierdo del tapete.
       *[right] Ya no queda sitio en el lado derecho del tapete.
    }
refusal-no-such-space = No existe la piedra { $space }: en la Línea hay { $spaces }.
refusal-space-empty = En la casilla { $space } no hay nada.
refusal-already-face-down = La piedra { $space } ya está boca abajo.
refusal-not-face-down = La piedra { $space } está boca arriba, a la vista de todos: elige una boca abajo.
refusal-none-face-down = No hay ninguna piedra boca abajo.
refusal-same-stone = La piedra { $space } no se puede intercambiar consigo misma: elige dos distintas.
refusal-already-looked = Acabas de mirar la piedra { $space }: elige otra.
refusal-no-partner = Juegas sin pareja: nadie puede mirar por ti.
refusal-bell-claim = Ha sonado la campana: tienes que Desafiar o Alardear.
refusal-bell-handle = Ha sonado la campana: tienes que Esconder o Colocar.
refusal-bell-first = Ha sonado la campana: en este turno tienes que Desafiar o Alardear. En la otra Línea no puedes, así que hazlo en esta.
refusal-not-the-order = Eso no es lo que te han pedido hacer con las piedras.
refusal-steal-stolen = Un alarde robado no se puede volver a robar: o te lo crees o lo pones en duda.
refusal-not-offered = Nadie ha propuesto empate.
refusal-already-offered = Ya hay una propuesta de empate.
refusal-own-offer = El empate lo propuso tu propio bando: ahora responde el otro.
refusal-already-resigned = Ya te has rendido; falta que tu pareja lo acepte.
refusal-nobody-away = En el otro bando no falta nadie.
refusal-already-away = { $seat } ya figura como ausente.
refusal-not-away = { $seat } sigue en la mesa.
refusal-no-clock = En esta mesa no corre ningún reloj.
refusal-not-awaited = Nadie está esperando a { $seat }.
refusal-bad-option = «{ $value }» no es un valor válido para { $option }. Elige entre: { $known }.
refusal-bad-seats = Estos asientos no son los que pide la variante.
refusal-too-many-looks = Has pedido { $looks } miradas; como mucho puedes hacer { $most }.
refusal-unreadable-action = «{ $text }»: en el carácter { $at } se esperaba { expected }.
refusal-unreadable-position = Posición «{ $text }»: en el carácter { $at } se esperaba { expected }.
refusal-unreadable-game = Línea «{ $text }»: en el carácter { $at } se esperaba { expected }.
refusal-unreadable-options = Opciones «{ $text }»: en el carácter { $at } se esperaba { expected }.
expected = { $expected ->
    [action] una acción (? = ayuda)
    [dash] un guion
    [digit] una cifra
    [end] nada más
    [gap] un espacio
    [line] una Línea
    [note] una nota
    [number] un número
    [order] una orden
    [pending] una respuesta a lo que está pendiente
    [seat] un asiento
    [side] un bando, A o B
    [smaller-number] un número menor
    [space] el número de una piedra
    [stone] una piedra
    [symbol] la letra de una piedra (C D S F K H L)
    [unpadded-number] un número sin ceros delante
    [word] otra palabra
   *[other] «{ $expected }»
 }

## Sorteos de fiar

refusal-contribution-missing = { $seat } no contribuyó a la semilla.
refusal-receipt-unsigned = El servidor no ha firmado su compromiso.
refusal-opening-missing = El servidor no ha firmado nada sobre esta mesa, así que podría amañar los sorteos. No te has sentado ni se ha enviado ningún dato tuyo. El enlace sigue valiendo: inténtalo más tarde, o pide a quien te invitó que abra otra mesa.
refusal-opening-house = Lo que te han mostrado está firmado con una clave que este servidor no publica como suya. No te has sentado ni se ha enviado ningún dato tuyo.
refusal-receipt-withheld = El servidor recibió tus bytes aleatorios, pero no firmó el recibo: más tarde no podrías demostrar nada. Conservas tu asiento: vuelve a él con el mismo enlace.
refusal-opening-differs = Lo que firmó el servidor no corresponde ni al juego ni a las opciones que te muestra. No te has sentado ni se ha enviado ningún dato tuyo.
refusal-contribution-strange = { $seat } contribuyó a la semilla, pero no tiene asiento aquí.
refusal-contribution-too-long = La contribución de { $seat } a la semilla pasa de { $longest } bytes.
refusal-contribution-unreadable = La contribución de { $seat } a la semilla no se puede leer.
refusal-secret-missing = Falta el secreto de la semilla.
refusal-secret-differs = El secreto no es el que el servidor se comprometió a usar.
refusal-secret-length = El secreto tiene { $length ->
    [one] un byte
   *[other] { $length } bytes
 } en vez de { $expected }.
roll-purpose = { $purpose ->
    [opening] el sorteo de la primera piedra
    [first] el sorteo de quién empieza
    [bell] el sorteo de la campana
    [attack] la tirada de ataque
    [defence] la tirada de defensa
    [fumble] la tirada de la pifia
    [move] la tirada de movimiento
    [stealth] la tirada de sigilo
    [climb] la tirada de escalada
    [astray] la tirada de quien anda sin rumbo
    [astray-target] el sorteo de quién recibe el golpe perdido
    [hampered] el sorteo del compañero al que se estorba
    [dodge] la tirada de esquiva
    [escape] la tirada de escape
    [gold] la tirada del oro
    [harm] la tirada de daño
    [disarm] la tirada de desactivación
    [draw] el robo de una carta
    [treasure] el robo de una carta de tesoro
   *[other] el sorteo
 }
refusal-dice-face = «{ $face }» no es un resultado posible en { roll-purpose }.
refusal-dice-short = No queda ningún resultado para { roll-purpose }.
refusal-dice-by-hand = { $seat } hizo por su cuenta { roll-purpose }, que le tocaba al servidor.
refusal-dice-differ = La semilla da otro resultado en { roll-purpose }.

## Registros

refusal-record-truncated = Línea { $line }: el registro está cortado aquí.
refusal-record-edited = El registro se cambió después de sellarlo.
refusal-record-after-seal = Línea { $line }: hay algo después del sello.
refusal-record-second-header = Línea { $line }: hay una segunda cabecera.
refusal-record-out-of-order = Línea { $line }: se encontró la entrada { $found } donde se esperaba la { $expected }.
refusal-record-unreadable = Línea { $line }: no se puede leer el campo { $path }: { $problem }
refusal-record-not-utf8 = La línea { $line } no es texto (UTF-8).
refusal-record-newer = Línea { $line }: el formato { $format } es más nuevo que este programa, que lee hasta el { $newest }.
refusal-record-other-game = Línea { $line }: es un registro de { $name }, no de { $expected }.
refusal-rules-ended = Es una partida de { $name } jugada con la versión { $rules } de las reglas. Este programa usa la versión { $ours } y no puede mostrarla, comprobarla ni continuarla.
refusal-record-line-too-long = La línea { $line } pasa de { $most } bytes.
refusal-record-too-large = El registro tiene { $bytes } bytes; el máximo es { $most }.
refusal-record-too-many-lines = El registro tiene más de { $most } líneas.
refusal-record-impossible = Esto no pudo suceder ({ $error }).
refusal-set-up-missing = Al comienzo de la partida faltan los preparativos.
refusal-action-missing = Esta entrada no tiene acción.
refusal-not-allowed = { $seat } no podía hacer esto ({ $reason }).
refusal-decided-otherwise = Según las reglas, la jugada de { $seat } debería haber tenido otro resultado.
refusal-outcome-differs = El final que figura en el sello no es el que tuvo la partida: «{ $reached }».
refusal-seating = Estos asientos no son los que piden las opciones del juego.
refusal-chain-edited = El registro { $place } de la cadena se cambió después de sellarlo.
refusal-chain-first = El registro { $place } de la cadena no nombra al anterior.
refusal-chain-missing = El registro { $place } de la cadena sigue a un registro que falta: { $name }
refusal-chain-order = El registro { $place } de la cadena debe ir después del { $after }.
refusal-chain-empty = No hay ningún registro en esta cadena.
refusal-chain-unfinished = El registro { $place } de la cadena no es una partida terminada.
refusal-chain-over = El registro { $place } de la cadena es posterior al final del encuentro o de la campaña: { $result }
refusal-chain-options = El registro { $place } de la cadena no tiene las opciones que resultan de los anteriores.
refusal-chain-people = Registro { $place } de la cadena: el asiento { $seat } no es de la misma persona que en el anterior.
refusal-chain-times = El registro { $place } de la cadena empezó antes de que terminara el anterior.
refusal-chain-impossible = Lo que cuenta el registro { $place } de la cadena no pudo suceder ({ $error }).

## Escenarios

refusal-scenario-malformed = El escenario no se puede leer: { $problem }
refusal-no-such-variant = No existe la variante «{ $variant }».
refusal-refused = El paso se rechazó: { $by }
refusal-accepted = El paso se aceptó, pero debía rechazarse: { $wanted }
refusal-refused-yet-changed = El paso se rechazó ({ $by }), y aun así algo cambió.

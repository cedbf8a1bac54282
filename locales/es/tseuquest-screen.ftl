### Behind the Sorcerer’s screen: fetched by whoever runs the dungeon.

screen-only-you = Tras la pantalla: esto solo lo ves tú.
screen-all-here = Tras la pantalla: todo el que mire esta página ve el plano.
screen-standing = Responder al instante a las búsquedas de trampas
screen-standing-about = Decide ya qué se encuentra al buscar trampas: la oculta más cercana o ninguna. Vale para todas las búsquedas, y así no delatas nada con lo que tardas en contestar.
screen-reading = Para leer en voz alta
screen-heard = la mesa ya lo ha oído
screen-unheard = nadie lo ha oído aún; se lee a su debido tiempo
screen-read = ya lo has leído
screen-read-aloud = Leer a la mesa
screen-read-sure = Leerlo ya de todos modos
screen-next = Siguiente pasaje
screen-notes = Lo que aguarda al grupo
screen-when = { $on ->
    [round] Ronda { $what }
    [opened] Se abre la puerta: { $what }
    [enter] Alguien pisa: { $what }
    [flag] Se llega a esto: { $what }
    [slain] Cae: { $what }
    [used] Se usa: { $what }
    [seen] Se ve: { $what }
    [left] Se va: { $what }
    [searched] Se registra: { $what }
    [found] Se coge: { $what }
   *[noise] Ruido: { $what }
 }
screen-any = donde sea
screen-state = { $state ->
    [done] hecho
    [hidden] oculto
    [seen] conocido
    [gone] ya no está
   *[waits] aguarda
 }
screen-in-rounds = { $rounds ->
    [one] dentro de una ronda
   *[other] dentro de { $rounds } rondas
 }
screen-found = Lo encontrado
screen-found-what = { $what ->
    [goal] Objetivos
    [hoard] Tesoros
    [trap] Trampas
    [door] Pasadizos secretos
   *[room] Salas vistas
 }
screen-of = { $count } de { $of }
screen-sign = { $sign ->
    [unseen] aún sin ver
    [trap] oculto
    [figure] figura que espera
    [armed] nota pendiente
   *[done] nota cumplida
 }
screen-figures = Tus figuras
screen-numbers = { $moves ->
    [0] { $dice ->
        [one] un dado de movimiento
       *[other] { $dice } dados de movimiento
     }
   *[other] movimiento { $moves }
 }, { $shot ->
    [0] ataque { $attack }
   *[other] ataque { $attack }, disparo { $shot }
 }
screen-acted = ya ha actuado
screen-end = Terminar tu turno
screen-end-sure = { $count ->
    [one] Una figura no ha actuado. ¿Terminar de todos modos?
   *[other] { $count } figuras no han actuado. ¿Terminar de todos modos?
 }

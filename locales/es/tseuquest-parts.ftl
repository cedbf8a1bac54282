### TseuQuest en la página: dados, el combate de cerca, fichas, cartas, el orden de los turnos, el final.

## Un combate

bout-melee = { $figure-The } ataca { $other-object }
bout-shot = { $figure-The } dispara { $other-object }
bout-trap = { $trap } contra { $other-the }
bout-nth = ataque { $n } de este turno
bout-attack = Ataque
bout-fumble = Pifia
bout-defence = Defensa
bout-outcome = Desenlace
bout-on = Seguir
bout-dice = { $count ->
    [0] ningún dado
    [one] un dado
   *[other] { $count } dados
 }
bout-declined = no se defiende
bout-empty = no tiene nada con que defenderse
bout-waits = dados aún sin tirar
bout-wounds = { $count ->
    [0] Ni un rasguño
    [one] herida
   *[other] heridas
 }
bout-slain = cae
bout-life = { $figure }: { $count ->
    [one] queda un punto de vida
   *[other] quedan { $count } puntos de vida
 }
bout-loud = El combate se ha oído.
bout-rolled = ha salido { $face }
bout-picked = { $seat } ha elegido esta fila
face-skull = calavera
face-kite = escudo de cometa
face-oval = escudo ovalado
face-bolt = rayo
face-fumble = interrogante
face-fallen = se cayó de la mesa
verdict-hit = golpe
verdict-direct = golpe directo
verdict-blocked = detenido
verdict-annulled = anulado
verdict-fumble = pifia
verdict-blocks = { $count ->
    [one] detiene uno
   *[other] detiene { $count }
 }
verdict-spare = sobra
verdict-idle = no cuenta
verdict-fallen = perdido
why-hit = alcanza
why-direct = ningún escudo lo detiene
why-blocked = detenido por: { $face }
why-annulled = anulado por la pifia
why-fumble = hay que mirar la tabla
why-blocks = { $face ->
    [bolt] en defensa, un rayo detiene dos calaveras
   *[other] detiene una calavera
 }
why-spare = no queda nada que detener
why-idle-attack = solo hieren las calaveras y los rayos
why-idle-defence = { $face ->
    [skull] las calaveras no defienden
   *[other] no es el escudo de su bando
 }
why-fallen = se cayó de la mesa

## El orden de los turnos, las fichas

order-title = Orden de turno
order-round = Ronda { $round }
order-sorcerer = El Brujo
order-now = actúa
order-next = le toca después
order-later = espera
order-done = ya ha jugado
order-fallen = ha caído
order-out = está a salvo
order-acts = le toca actuar
order-life = vida { $life } de { $full }
order-others = { $count ->
    [0] nadie a la vista
    [one] una figura del Brujo en juego
   *[other] { $count } figuras del Brujo en juego
 }
sheet-of = Ficha: { $figure }
sheet-life = Vida
sheet-mind = Mente
sheet-mind-is = mente { $mind } de { $full }
sheet-move = Movimiento
sheet-attack = Ataque
sheet-shot = Disparo
sheet-defence = Defensa
sheet-armour = Contra proyectiles
sheet-squares = { $count ->
    [one] una casilla
   *[other] { $count } casillas
 }
sheet-worn = Equipo en uso
sheet-pack = Mochila
sheet-gold = { $gold } monedas de oro
sheet-shut = Cerrar
hand-title = Cartas de hechizo

## El final

ending-gold = monedas de oro
ending-rounds = { $count ->
    [one] ronda
   *[other] rondas
 }
ending-felled = derribos
ending-fallen = bajas
ending-deeds = Hazañas
ending-counts = derribos · heridas · oro
ending-tally = derribos: { $felled }, heridas: { $wounds }, oro: { $gold }
ending-dice = Los dados
ending-owed = línea discontinua: lo que cabía esperar de los dados
ending-combat = { $count ->
    [one] Un dado de combate.
   *[other] { $count } dados de combate.
 }
ending-barrel = { $count ->
    [one] Un dado de movimiento.
   *[other] { $count } dados de movimiento.
 }
ending-wounds = Heridas causadas: { $given }. Heridas recibidas: { $taken } (la línea discontinua).
ending-back = Volver al mapa
deed-felled = { $count ->
    [one] Derribó a uno, y recuerda a cuál.
   *[other] Derribó a { $count }, contando en voz alta.
 }
deed-blow = Un golpe, { $count } heridas. De esto se hablará.
deed-traps = { $count ->
    [one] Desactivó una trampa que nadie más había visto.
   *[other] Desactivó { $count } trampas y se quedó con los muelles.
 }
deed-spells = Lanzó { $count } hechizos y conserva las dos cejas.
deed-finds = Encontró { $count } cosas que nadie había echado de menos.
deed-doors = Abrió { $count } puertas y se plantó en todas.
deed-fumbles = Sacó { $count } interrogantes, y les sonrió a todos.
deed-squares = { $count ->
    [one] Anduvo una casilla. Era la buena.
   *[other] Anduvo { $count } casillas, casi todas hacia delante.
 }
deed-nothing = Estuvo allí, que no es poco.
deed-fell = Después, la oscuridad.

### TseuQuest en la página: dados, el combate de cerca, fichas, cartas, el orden de los turnos, el final.

## Un combate

bout-melee = { $figure } ataca a { $other }
bout-shot = { $figure } dispara a { $other }
bout-trap = { $trap } contra { $other }
bout-attack = Ataque
bout-fumble = Pifia
bout-defence = Defensa
bout-outcome = Resultado
bout-on = Seguir
bout-dice = { $count ->
    [0] ningún dado
    [one] un dado
   *[other] { $count } dados
 }
bout-declined = no se defiende
bout-empty = no tiene con qué defenderse
bout-waits = aún por tirar
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
face-oval = escudo oval
face-bolt = rayo
face-fumble = interrogación
face-fallen = se cayó de la mesa
verdict-hit = golpe
verdict-direct = golpe directo
verdict-blocked = parado
verdict-annulled = anulado
verdict-fumble = pifia
verdict-blocks = { $count ->
    [one] para uno
   *[other] para { $count }
 }
verdict-spare = sobra
verdict-idle = no sirve
verdict-fallen = perdido
why-hit = alcanza
why-direct = ningún escudo lo para
why-blocked = por: { $face }
why-annulled = por la pifia
why-fumble = se mira en la tabla
why-blocks = detiene una calavera
why-spare = no queda nada que parar
why-idle-attack = solo calaveras y rayos golpean
why-idle-defence = { $face ->
    [skull] las calaveras no defienden
   *[other] no es el escudo de su bando
 }
why-fallen = se cayó de la mesa

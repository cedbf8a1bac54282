## Qué hacen las cartas, los objetos y los tesoros de TseuQuest, compuesto a partir de sus efectos:
## a quién o a qué se dirigen, a quién alcanzan, qué ocurre y cuánto dura.

effect-aim = { $target ->
    [self] tú
    [friend] tú o un amigo { effect-reach }
    [beside] tú o un amigo a tu lado
    [foe] un adversario { effect-reach }
    [figure] cualquier figura { effect-reach }
   *[square] una casilla { effect-reach }
 }
effect-reach = { $sight ->
    [no] a la vista o no
   *[yes] a la vista
 }{ $range ->
    [0] { "" }
    [one] , a una casilla como mucho
   *[other] , a { $range } casillas como mucho
 }
effect-aim-short = { $target ->
    [self] { "" }
    [friend] amigo { effect-reach-short }
    [beside] amigo a tu lado
    [foe] adversario { effect-reach-short }
    [figure] cualquiera { effect-reach-short }
   *[square] casilla { effect-reach-short }
 }
effect-reach-short = { $range ->
    [0] { "" }
   *[other] ≤{ $range }
 }
effect-whom-self = tú
effect-whom-target = el objetivo
effect-whom-heroes = todos los aventureros
effect-whom-adversaries = todas las figuras del Malvado Brujo a la vista
effect-whom-adjacent = todos los que estén a tu lado, incluidos tus amigos
effect-whom-near-here = { $radius ->
    [0] tú
    [one] tú y todos los que estén a una casilla de ti, incluidos tus amigos
   *[other] tú y todos los que estén a { $radius } casillas de ti o menos, incluidos tus amigos
 }
effect-whom-near-there = { $radius ->
    [0] quien esté en la casilla elegida
    [one] todos los que estén a una casilla o menos del objetivo, incluidos tú y tus amigos
   *[other] todos los que estén a { $radius } casillas o menos del objetivo, incluidos tú y tus amigos
 }
effect-whom-friends-here = { $radius ->
    [0] tú y todos tus amigos a la vista
    [one] tú y tus amigos a una casilla de ti
   *[other] tú y tus amigos a { $radius } casillas de ti o menos
 }
effect-whom-friends-there = { $radius ->
    [0] todos tus amigos a la vista
    [one] tus amigos a una casilla o menos del objetivo
   *[other] tus amigos a { $radius } casillas o menos del objetivo
 }
effect-whom-foes-here = { $radius ->
    [0] todos los adversarios a la vista
    [one] los adversarios a una casilla de ti
   *[other] los adversarios a { $radius } casillas de ti o menos
 }
effect-whom-foes-there = { $radius ->
    [0] todos los adversarios a la vista
    [one] los adversarios a una casilla o menos del objetivo
   *[other] los adversarios a { $radius } casillas o menos del objetivo
 }
effect-whom-group = las figuras afectadas
effect-whom-short = { $whom ->
    [self] tú
    [target] objetivo
    [heroes] aventureros
    [adversaries] figuras del Brujo
    [adjacent] todos a tu lado
    [near] { $radius ->
        [0] en la casilla elegida
       *[other] todos a { $radius } o menos
     }
    [friends] { $radius ->
        [0] todos los amigos
       *[other] amigos a { $radius } o menos
     }
    [foes] { $radius ->
        [0] todos los adversarios
       *[other] adversarios a { $radius } o menos
     }
   *[group] los afectados
 }
effect-only = { $sort ->
    [hero] solo aventureros
    [minion] solo esbirros
    [mindless] solo figuras sin mente
   *[other] solo cuando la aventura haya llegado a cierto punto
 }
effect-clause = { $whom }: { $deeds }
effect-and = { $one }; { $other }
effect-lasting = { $lasts ->
    [turn] { $owner ->
        [self] { $deeds }, hasta el final de tu turno
        [one] { $deeds }, hasta el final de su turno
       *[many] { $deeds }, cada cual hasta el final de su turno
     }
    [round] { $deeds }, hasta el final de la ronda
    [card] { $deeds }, mientras la carta siga en juego
   *[adventure] { $deeds }, durante el resto de la aventura
 }

## Qué ocurre: unas palabras para cada verbo de los efectos

effect-deed-damage = { $dice ->
    [0] { $amount ->
        [one] −{ $amount } punto de vida
       *[other] −{ $amount } puntos de vida
     }
    [one] un dado de combate, sin defensa (☠ o ↯: −1 punto de vida)
   *[other] { $dice } dados de combate, sin defensa (cada ☠ o ↯: −1 punto de vida)
 }
effect-deed-heal = { $amount ->
    [one] +1 punto de vida
   *[other] hasta +{ $amount } puntos de vida
 }
effect-deed-drain = { $amount ->
    [one] −{ $amount } punto de mente
   *[other] −{ $amount } puntos de mente
 }
effect-deed-restore = { $amount ->
    [one] +1 punto de mente
   *[other] hasta +{ $amount } puntos de mente
 }
effect-deed-move = { $what ->
    [none] pasa al momento a esa casilla, si está libre
   *[other] pasa al momento a { $what }, si la casilla está libre
 }
effect-deed-halt = se acaba el movimiento
effect-deed-swap = cambia de sitio contigo
effect-deed-push = { $what ->
    [away] empujón de una casilla, lejos de ti, si hay sitio
    [toward] tirón de una casilla hacia ti, si hay sitio
    [n] una casilla hacia el norte, si hay sitio
    [e] una casilla hacia el este, si hay sitio
    [s] una casilla hacia el sur, si hay sitio
   *[w] una casilla hacia el oeste, si hay sitio
 }
effect-deed-free = fuera del foso o de las rocas, en una casilla de al lado
effect-deed-prone = al suelo
effect-deed-bar = { $what ->
    [move] sin movimiento
    [attack] sin ataques
    [shoot] sin disparos
    [magic] sin hechizos
    [search] sin búsquedas
   *[special] sin acciones especiales
 }
effect-deed-dice = { $what ->
    [attack] { $amount ->
        [one] { $change } dado de ataque
       *[other] { $change } dados de ataque
     }
    [defence] { $amount ->
        [one] { $change } dado de defensa
       *[other] { $change } dados de defensa
     }
    [shot] { $amount ->
        [one] { $change } dado de disparo
       *[other] { $change } dados de disparo
     }
    [armour] { $amount ->
        [one] { $change } dado contra proyectiles
       *[other] { $change } dados contra proyectiles
     }
   *[move] { $amount ->
        [one] { $change } dado de movimiento (una casilla, si no se tiran dados)
       *[other] { $change } dados de movimiento (casillas, si no se tiran dados)
     }
 }
effect-deed-reroll = una tirada de ataque que se puede repetir
effect-deed-points = { $amount ->
    [one] { $change } punto de acción en el próximo turno
   *[other] { $change } puntos de acción en el próximo turno
 }
effect-deed-summon = a tu lado aparece: { $figure } (vida { $life }, ataque { $attack }, defensa { $defence }, movimiento { $moves })
effect-deed-ambush = a su lado aparece: { $figure } (vida { $life }, ataque { $attack }, defensa { $defence }, movimiento { $moves })
effect-deed-reveal = { $radius ->
    [0] quedan a la vista las trampas, los tesoros y los pasadizos ocultos de la sala
    [one] quedan a la vista las trampas, los tesoros y los pasadizos ocultos de la sala o, en un pasillo, los que estén a una casilla
   *[other] quedan a la vista las trampas, los tesoros y los pasadizos ocultos de la sala o, en un pasillo, los que estén a { $radius } casillas o menos
 }
effect-deed-spoil = { $radius ->
    [0] la trampa visible en la casilla elegida queda desactivada, si se puede desactivar
    [one] las trampas visibles a una casilla o menos del objetivo quedan desactivadas, si se pueden desactivar
   *[other] las trampas visibles a { $radius } casillas o menos del objetivo quedan desactivadas, si se pueden desactivar
 }
effect-deed-mend = las armas encasquilladas vuelven a funcionar
effect-deed-dispel = se retiran las cartas en juego sobre la figura (un elemental se desvanece)
effect-deed-wake = los que duermen se despiertan
effect-deed-open = { $what ->
    [none] se abren las puertas cerradas contiguas, salvo las que tienen cerradura
   *[other] se abre { $what }
 }
effect-deed-close = se cierra { $what }
effect-deed-give = un objeto más ({ $item })
effect-deed-take = un objeto menos ({ $item })
effect-deed-gold = { $change } monedas de oro
effect-deed-steal = robo de hasta { $amount } monedas de oro
effect-deed-drop = todo su oro se queda allí, en una bolsa
effect-deed-draw = { $amount ->
    [one] una carta nueva del mazo de { element }
   *[other] { $amount } cartas nuevas del mazo de { element }
 }
effect-deed-place = algo aparece en el tablero
effect-deed-noise = un ruido que todos oyen
effect-deed-flag = la aventura toma otro rumbo
effect-deed-say = hay algo que leer
effect-deed-end = { $what ->
    [success] la aventura acaba bien
   *[failure] la aventura acaba mal
 }

## Cuánto tiempo queda una carta en juego y cuántas veces se usa una cosa

effect-stays = La carta sigue en juego hasta que se disipe o hasta que caiga quien la lanzó o su objetivo; mientras tanto no se puede volver a lanzar.
effect-elemental = Desde tu próximo turno, gasta dos puntos de acción por turno para actuar a través de tu elemental; si no lo haces, si lo pierdes de vista, si te atacan, si otros te mueven o si tienes un adversario al lado, se pasa al Malvado Brujo y se desvanece cuando el Brujo termina su turno. La carta sigue en juego mientras esté el elemental.
effect-elemental-chaos = Este elemental actúa en el turno del Malvado Brujo en que se invoca y se va cuando acaba ese turno; hasta entonces la carta sigue en juego.
effect-use = { $free ->
    [yes] { $once ->
        [yes] no cuesta ninguna acción; de un solo uso
       *[no] no cuesta ninguna acción; las veces que quieras
     }
   *[no] { $once ->
        [yes] cuesta un punto de acción; de un solo uso
       *[no] cuesta un punto de acción; no se gasta
     }
 }
effect-no-use = por sí solo no hace nada
item-rusty-key-does = quien la lleva puede abrir la cerradura para la que se hizo; no se gasta

## Qué dan las armas, las protecciones y las herramientas

effect-worn = { $place ->
    [hand] en una mano
    [two-hands] con las dos manos
    [body] en el cuerpo
    [head] en la cabeza
   *[pack] en la mochila
 }
effect-arm-attack = { $count ->
    [one] +1 dado de ataque
   *[other] +{ $count } dados de ataque
 }
effect-arm-shot = { $range ->
    [0] { $count ->
        [one] disparos con un dado contra adversarios a la vista
       *[other] disparos con { $count } dados contra adversarios a la vista
     }
    [one] { $count ->
        [one] disparos con un dado a una casilla como mucho
       *[other] disparos con { $count } dados a una casilla como mucho
     }
   *[other] { $count ->
        [one] disparos con un dado a { $range } casillas como mucho
       *[other] disparos con { $count } dados a { $range } casillas como mucho
     }
 }
effect-arm-defence = { $count ->
    [one] +1 dado de defensa
   *[other] +{ $count } dados de defensa
 }
effect-arm-armour = { $count ->
    [one] +1 dado contra proyectiles
   *[other] +{ $count } dados contra proyectiles
 }
effect-arm-disarm = +{ $count } al dado para desactivar trampas
effect-arm-search = { $count ->
    [one] +1 casilla de alcance al buscar
   *[other] +{ $count } casillas de alcance al buscar
 }
effect-strikes = a quien hiere: { $deeds }
effect-arm-loud = cada disparo hace ruido

## Tesoros

effect-treasure-gold = { $count ->
    [one] oro, que se cuenta al final: un dado de movimiento, a diez monedas de oro por punto
   *[other] oro, que se cuenta al final: { $count } dados de movimiento, a diez monedas de oro por punto
 }
effect-nothing-in-it = no hay nada de nada

## Para consultar: about NOMBRE

about-card = { $cost ->
    [0] { element }, un punto de acción, ningún punto de mente
    [one] { element }, un punto de acción y un punto de mente
   *[other] { element }, un punto de acción y { $cost } puntos de mente
 }
about-treasure = tesoro
about-plain = { $kind ->
    [scenery] escenografía
    [trap] trampa
   *[face] cara del tablero
}
about-unknown = No hay nada en el juego que se llame «{ $name }».
about-none = No llevas cartas ni objetos que consultar. Prueba con un nombre: { word-about } elixir azul
about-figure = { $kind ->
   *[hero] del bando de los aventureros
    [minion] esbirro
    [antagonist] antagonista
    [elemental] elemental
 }
about-sheet = vida { $life }, mente { $mind }, ataque { $attack }, defensa { $defence }, disparo { $shot }, movimiento { $moves }
about-gear = empieza con: { $items }
about-not-now = Ahora no: { $reason }
about-nobody = No hay ningún adversario a la vista.

## Qué ha pasado

effect-told = { $figure }: { $deeds }
effect-in-vain = No sirve de nada.

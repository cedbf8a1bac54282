## Las piedras

stone = { $symbol ->
    [C] Corona
    [D] Escudo
    [S] Espada
    [F] Bandera
    [K] Caballero
    [H] Martillo
   *[L] Balanza
 }
the-stone = { $symbol ->
    [C] la Corona
    [D] el Escudo
    [S] la Espada
    [F] la Bandera
    [K] el Caballero
    [H] el Martillo
   *[L] la Balanza
 }
the-stone-object = { the-stone }

## Sobre la mesa

title-duel = Tellstones: King’s Gambit
title-vanguard = Tellstones: a trazar las Líneas
title-round = Tellstones: la Ronda del Rey
line = { $line ->
    [none] Línea
   *[other] Línea { $line }
 }
pool = Pozo
pool-empty = vacío
face-down = boca abajo
badge-looks = tres miradas: { $side }
badge-bell = ha sonado la campana
badge-notes = práctica: se permiten notas
badge-clock = sin reloj en esta terminal
badge-drawn = empate propuesto por { $side }
badge-resigns = { $seat } quiere rendirse
badge-away = { $seat } no está

## Lo que se puede hacer

verb-place = Colocar
verb-hide = Esconder
verb-swap = Intercambiar
verb-peek = Espiar
verb-challenge = Desafiar
verb-boast = Alardear
verb-stop = No mirar más
verb-answer = Responder
verb-believe = Creer
verb-doubt = Dudar
verb-steal = Robar
verb-name = Nombrar
verb-open = Abrir
verb-first = Empezar
verb-second = Jugar después

what-place = colocar una piedra del Pozo en un extremo de la Línea
what-hide = poner una piedra boca abajo
what-swap = cambiar de sitio dos piedras
what-peek = mirar en secreto una piedra boca abajo
what-challenge = «¡Di qué piedra es!»
what-boast = «Me las sé todas»
what-stop = ya has visto bastante
what-answer = decir qué piedra es
what-believe = «Te creo»: un punto para { $side }
what-doubt = «Demuéstralo»: todo o nada para { $side }
what-steal = «¡Yo también!»
what-name = nombrar una piedra y darle la vuelta
what-open = elegir la piedra que abre la Línea
what-first = empiezas tú
what-second = que empiecen los otros

which-line = ¿En qué Línea?
which-stone = ¿Qué piedra?
which-end = ¿En qué extremo?
which-space = ¿Qué piedra de la Línea?
which-other = ¿Con qué otra piedra?
which-symbol = ¿Qué símbolo es?
which-looker = ¿Quién mira?
looker-self = tú
looker-partner = tu pareja
end-left = izquierda
end-right = derecha

## Lo que se pide

ask-turn = { $seat }, te toca.
ask-second = { $seat }, te queda una acción, en la Línea { $line }.
ask-bell-claim = { $seat }, ha sonado la campana: tienes que Desafiar o Alardear.
ask-bell-handle = { $seat }, ha sonado la campana: tienes que Esconder o Colocar.
ask-elder = { $seat }, eres la persona de más edad: ¿quieres empezar o jugar después?
ask-opening = { $seat }, elige la piedra que abre la Línea.
ask-place = { $seat }, { $by } te pide que pongas { the-stone-object } { at-end }.
ask-hide = { $seat }, { $by } te pide que pongas la piedra { $space } boca abajo.
ask-swap = { $seat }, { $by } te pide que intercambies las piedras { $space } y { $other }.
ask-answer = { $seat }, ¿qué piedra es la número { $space }?
ask-reply = { $seat }, { $by } dice que se sabe todas las piedras boca abajo. ¿Te lo crees, lo pones en duda o robas el alarde?
ask-stolen = { $seat }, { $by } te roba el alarde. ¿Te lo crees o lo pones en duda?
ask-prove = { $seat }, demuéstralo: nombra una piedra boca abajo.
ask-look = { $seat }, puedes mirar otra piedra o dejarlo aquí.

at-end = { $line ->
    [none] { $end ->
        [left] en el extremo izquierdo
       *[right] en el extremo derecho
     }
   *[other] { $end ->
        [left] en el extremo izquierdo de la Línea { $line }
       *[right] en el extremo derecho de la Línea { $line }
     }
 }

## Lo que ha pasado

event-opened = { $line ->
    [none] La Línea se abre con { the-stone }.
   *[other] La Línea { $line } se abre con { the-stone }.
 }
event-first-settled = Empieza { $seat }.
event-half-done = Queda una acción en la Línea { $line }.
event-bell-hangs = La campana de la última ronda puede sonar tras doce turnos seguidos en los que nadie haga más que intercambiar y espiar.
event-bell-rang = Suena la campana de la taberna para { $seat }.
event-ordered-place = { $by } pide colocar { the-stone-object } { at-end }; le toca hacerlo a { $hand }.
event-ordered-hide = { $by } pide esconder la piedra { $space }; le toca hacerlo a { $hand }.
event-ordered-swap = { $by } pide intercambiar las piedras { $space } y { $other }; le toca hacerlo a { $hand }.
event-placed = { $hand } coloca { the-stone-object } { at-end }, como pidió { $by }.
event-hidden = { $hand } pone la piedra { $space } boca abajo, como pidió { $by }.
event-swapped = { $hand } intercambia las piedras { $space } y { $other }, como pidió { $by }.
event-looked = { $looker } mira la piedra { $space }.
event-looked-for = { $looker } mira la piedra { $space } por { $by }.
event-challenged = { $by } desafía a { $of } a nombrar la piedra { $space }.
event-answered = { $by } responde que es { the-stone }.
event-boasted = { $line ->
    [none] { $by } alardea: «Me las sé todas».
   *[other] { $by } alardea: «Me sé toda la Línea { $line }».
 }
event-believed = { $by } se lo cree.
event-doubted = { $by } no se lo cree; { $prover } tiene que demostrarlo.
event-stolen = { $by } roba el alarde de { $of }: «¡Yo también!».
event-named = { $by } dice que la piedra { $space } es { the-stone }.
event-turned = Se descubre la piedra { $space }: { the-stone }.
event-scored = Un punto para { $side }.
event-draw-offered = { $by } propone empate.
event-draw-declined = { $by } no acepta el empate: se sigue jugando.
event-resigned = { $by } se rinde.
event-went-away = { $seat } lleva demasiado tiempo fuera.
event-came-back = { $seat } ha vuelto.
event-looked-secret = La piedra { $space } es { the-stone }.

## Cómo ha acabado

ended-points = Tres puntos: victoria para { $side }.
ended-proof = La prueba decide la partida: victoria para { $side }.
ended-resigned = El otro bando se rinde: victoria para { $side }.
ended-time = Se ha acabado el tiempo: victoria para { $side }.
ended-claimed = El otro bando no ha vuelto: victoria para { $side }.
ended-agreed = Empate, de común acuerdo.
ended-turns = Empate: han pasado demasiados turnos.
match-won = El encuentro es para { $side }.
match-drawn = El encuentro acaba en empate.

## Las reglas en pocas palabras

rules-reminder =
    Siete piedras; con tres puntos se gana. Un turno es una sola acción:
      { verb-place }: una piedra del Pozo va boca arriba a un extremo de la Línea.
      { verb-hide }: una piedra boca arriba queda boca abajo.
      { verb-swap }: dos piedras de la Línea cambian de sitio.
      { verb-peek }: miras en secreto una piedra boca abajo. Si el otro bando acaba de
        puntuar, en su turno o en el tuyo, puedes mirar hasta tres.
      { verb-challenge }: señalas una piedra boca abajo; el rival la nombra y la descubre.
        Si acierta, el punto es suyo; si falla, es tuyo.
      { verb-boast }: dices que te sabes todas las piedras boca abajo. El rival te cree
        (un punto para ti), duda (si lo demuestras ganas la partida; con un fallo
        la pierdes) o te roba el alarde, y entonces eres tú quien cree o duda.
    Colocar, Esconder e Intercambiar: decides tú, pero mueve las piedras el rival.
    Di lo que quieras, verdad o no ({ word-talk }). Sin ayudas: aquí manda la memoria.
rules-reminder-vanguard =
    Dos Líneas, un solo marcador. Cada piedra lleva su Línea delante: B2 es la
    segunda de la Línea B.
rules-reminder-round =
    Dos equipos. El rival de tu izquierda mueve las piedras por ti y te responde; tu
    pareja puede mirar por ti (peek p2), y una prueba la hacéis por turnos.

## Qué pasó en TseuQuest, como lo cuentan el registro y el tablero.

quest-adventure-chosen = La aventura ya está elegida, y nadie dice cuál es.
quest-adventure-named = La aventura de esta partida: { $title }.
quest-hero-picked = { $seat } lleva { $figure-object }.
quest-hero-put-back = { $seat } deja { $figure-object } para otra persona.
quest-hero-seated = { $figure-The } se sienta en el puesto { $place }.
quest-party-formed = El grupo, por orden de turno: { $heroes }.
quest-element-chosen = { $element ->
    [none-1] { $figure-The } no encuentra ningún mazo del que robar.
    [none-2] { $figure-The } no encuentra ningún mazo del que robar.
    [none-3] { $figure-The } no encuentra ningún mazo del que robar.
   *[other] { $figure-The } roba cartas en la ronda { $round }: { element }.
 }
quest-went-on = Esta vez no hay descanso: la siguiente aventura empieza ya.
quest-round-began = Ronda { $round }.
quest-sorcerer-began = Juega el Malvado Brujo.
quest-turn-began = { $points ->
    [one] { $figure-The } tiene un punto de acción.
   *[other] { $figure-The } tiene { $points } puntos de acción.
 }
quest-control-taken = { $master-The } actúa a través de su elemental: { $figure } (puntos de acción: { $points }).
quest-control-ended = { $master-The } deja el cuerpo del elemental y vuelve a actuar en persona.
quest-turn-missed = { $figure-The } pierde el turno.
quest-declared-search = { $what ->
    [traps] { $figure-The } busca trampas.
    [treasure] { $figure-The } busca tesoros ocultos.
   *[doors] { $figure-The } busca pasadizos secretos.
 }
quest-declared-disarm = { $figure-The } intenta desactivar: { $what }.
quest-declared-detect = { $figure-The } intenta detectar trampas mágicas.
quest-declared-trade = { $figure-The } propone un intercambio: { $what }.
quest-declared-control = { $figure-The } toma el control mental de un elemental: { $what }.
quest-declared-dismiss = { $figure-The } desconvoca un elemental: { $what }.
quest-declared-repair = { $figure-The } repara: { $what }.
quest-declared-use = { $figure-The } usa: { $what }.
quest-failed = { $points ->
    [one] El error también juega: { $figure-the } pierde un punto de acción ({ $what }). { $why }
   *[other] El error también juega: { $figure-the } pierde { $points } puntos de acción ({ $what }). { $why }
}
quest-restricted = Prohibido para { $figure-the } este turno: { $kinds }.
quest-points-lost = { $points ->
    [one] { $figure-The } pierde un punto de acción.
   *[other] { $figure-The } pierde { $points } puntos de acción.
 }
quest-owed = { $points ->
    [one] { $figure-The } tendrá un punto de acción menos en el próximo turno.
   *[other] { $figure-The } tendrá { $points } puntos de acción menos en el próximo turno.
 }
quest-granted = { $points ->
    [one] { $figure-The } tendrá un punto de acción más en el próximo turno.
   *[other] { $figure-The } tendrá { $points } puntos de acción más en el próximo turno.
 }
quest-charging = { $figure-The } carga: un dado más para el ataque.
quest-foresaw-first = { $figure-The } actuará antes que nadie en la próxima ronda.
quest-foresaw-last = { $figure-The } actuará después de todos en la próxima ronda.
quest-ruled = El Malvado Brujo decide: { $ruling }
ruling-hidden = algo cambia tras la pantalla.
ruling-move = { $figure-the } pasa a la casilla { $square }.
ruling-value = { $value ->
    [life] { $amount ->
        [one] { $figure }: un punto de vida.
       *[other] { $figure }: { $amount } puntos de vida.
     }
    [mind] { $amount ->
        [one] { $figure }: un punto de mente.
       *[other] { $figure }: { $amount } puntos de mente.
     }
   *[gold] { $figure }: { $amount } monedas de oro.
 }
ruling-give = { $figure-the } recibe: { $item }.
ruling-take = { $figure-the } pierde: { $item }.
ruling-door = { $to ->
    [open] se abre la puerta { $edge }.
   *[closed] se cierra la puerta { $edge }.
 }
ruling-place = aparece en { $square }: { $what }.
ruling-end = { $result ->
    [success] la aventura acaba bien.
   *[failure] la aventura acaba mal.
 }
quest-abandoned = { $seat } quiere abandonar la aventura.
quest-stood-in-away = { $seat } no está: un bot de la casa sigue jugando en su lugar hasta que vuelva.
quest-stood-in-time = A { $seat } se le ha acabado el tiempo: un bot de la casa juega en su lugar hasta que vuelva.
quest-came-back = { $seat } vuelve a jugar.
quest-ended-success = La aventura es un éxito.
quest-ended-failure = La aventura ha fracasado.
quest-ended-ready = Todo está listo para la siguiente aventura.
quest-after-fallen = Bajas: { $figures }.
quest-after-reward = A cada cual le tocan { $gold } monedas de oro: { $figures }.
quest-fate = { $figure }: { $text }
quest-mentor-success-unharmed = El Mentor: «Todos en casa, y a nadie le falta una gota. O vosotros mejoráis o ellos se cansan. Mejor no averiguarlo».
quest-mentor-success-whole = El Mentor: «Todos los que mandé han vuelto, y con casi toda la sangre. A eso lo llamo yo cuadrar las cuentas».
quest-mentor-success-fallen = El Mentor: «Hecho está, y en la mesa sobra una silla. El primer brindis, por la silla».
quest-mentor-success-nobody = El Mentor: «Hecho está, y no queda nadie a quien decírselo. Me lo contaré a mí mismo, despacio».
quest-mentor-failure-nobody = El Mentor: «Os he guardado la cena caliente. La guardaré un rato más».
quest-mentor-failure-empty = El Mentor: «Vivos y con las manos vacías. Las manos se llenan otra noche; las tumbas no se vacían ninguna».
quest-mentor-failure-time = El Mentor: «No os vencieron las espadas, sino el reloj. La próxima vez miradlo antes de mirar en todos los armarios».
quest-mentor-failure-abandoned = El Mentor: «Dar la vuelta a tiempo es una virtud. Ojalá me hubierais enseñado las demás».
quest-mentor-failure-ruling = El Mentor: «Así se decidió. He visto finales peores, y jueces peores».
quest-moved-walked = { $figure } → { $square }
quest-moved-moved = Empujan { $figure-object } → { $square }
quest-moved-magic = La magia mueve { $figure-object } → { $square }
quest-moved-aside = { $figure-The } se aparta → { $square }
quest-moved-back = { $figure-The } vuelve atrás → { $square }
quest-moved-ruled = { $figure-The } se coloca en { $square }.
quest-moved-placed = { $figure-The } se coloca en { $square }.
quest-fell-down = { $figure-The } se cae de bruces.
quest-stood-up = { $figure-The } se levanta.
quest-fell-in = { $figure-The } cae en el foso de { $square }.
quest-buried = { $figure-The } queda bajo las rocas.
quest-freed = { $figure-The } queda libre, en { $square }.
quest-said = { $text }
quest-title = { $text }.
quest-goal = Qué hay que hacer: { $text }
quest-advice = Consejo del Mentor: { $text }
quest-item-used-at = { $figure-The } usa: { $what } → { $at }
quest-trap-missed-reflexes = ¡Qué reflejos! { $trap }: { $figure-the } ya no está ahí.
quest-trap-missed-sheltered = { $trap }: hay algo en medio, y la trampa no alcanza { $figure-object }.
quest-dodged-unharmed = { $figure-The } escapa sin daño.
quest-dodged-hit = { $figure-The } escapa, pero no sin daño.
quest-disarm-failed = { $figure-The } no logra desactivar: { $trap }.
quest-escape-failed = { $figure-The } no logra liberarse.
quest-trade-offered = { $pays ->
    [nobody] { $figure-The } ofrece { $partner-object }: { $gives }, a cambio de: { $takes }.
    [figure] { $figure-The } ofrece { $partner-object }: { $gives }, y { $gold } monedas de oro, a cambio de: { $takes }.
   *[partner] { $figure-The } ofrece { $partner-object }: { $gives }, a cambio de: { $takes }, y { $gold } monedas de oro.
 }
quest-trade-declined = { $partner-The } no acepta el intercambio.
quest-trade-called-off = { $partner-The } se retira del trato.
quest-unhurt = Ningún golpe alcanza { $figure-object }.
quest-life-lost = { $points ->
    [one] { $figure }: −{ $points } punto de vida
   *[other] { $figure }: −{ $points } puntos de vida
 }
quest-life-won = { $points ->
    [one] { $figure }: +{ $points } punto de vida
   *[other] { $figure }: +{ $points } puntos de vida
 }
quest-mind-lost = { $points ->
    [one] { $figure }: −{ $points } punto de mente
   *[other] { $figure }: −{ $points } puntos de mente
 }
quest-mind-won = { $points ->
    [one] { $figure }: +{ $points } punto de mente
   *[other] { $figure }: +{ $points } puntos de mente
 }
quest-slain = { $figure-The } cae.
quest-vanished = { $figure-The } vuelve al lugar del que vino.
quest-left = { $figure-The } alcanza la salida y se va.
quest-revealed = A la vista: { $things }
quest-opened = { $figure-The } abre la puerta { $edge }.
quest-opened-itself = Se abre la puerta { $edge }.
quest-rattled = { $figure-The } prueba la puerta { $edge }: no se abre.
quest-closed = Se cierra la puerta { $edge }.
quest-nothing-found = { $figure-The } no encuentra nada.
quest-sprung = ¡Una trampa! { $trap }: { $figure }
quest-trap-disarmed = Trampa desactivada: { $trap }.
quest-trap-gone = La trampa ya no está: { $trap }.
quest-noise = Ruido en { $square }.
quest-woke = Se acabó la siesta: { $figures }.
quest-summoned = { $figure-The } aparece en la casilla { $square }.
quest-unbound = { $figure-The } ya no obedece a nadie.
quest-got-item = { $figure-The } recibe: { $item }.
quest-lost-item = { $figure-The } ya no tiene: { $item }.
quest-item-spent = Objeto gastado: { $item }.
quest-gold-won = { $figure }: +{ $gold } monedas de oro
quest-gold-lost = { $figure }: −{ $gold } monedas de oro
quest-treasure-noted = { $figure-The } encuentra: { $treasure }.
quest-treasure-counted = { $figure }: sus hallazgos valen { $gold } monedas de oro.
quest-bag-dropped = Algo queda en el suelo, en la casilla { $square }.
quest-hoard-taken = { $figure-The } encuentra algo.
quest-struck = { $figure-The } suelta sin querer: { $item }.
quest-wielded = Con las dos manos ocupadas ({ $item }), { $figure-the } no puede llevar escudo.
quest-shielded = { $figure-The } vuelve a tener una mano para el escudo.
quest-rearmed = { $figure-The } recoge lo que se le cayó.
quest-weapon-ruined = { $figure-The } ha destrozado su arma: { $item }.
quest-jammed = Se encasquilla el arma { $figure-of }: { $item }.
quest-repaired-half = { $figure-The } ha reparado a medias: { $item }.
quest-repaired = { $figure-The } ha reparado: { $item }.
quest-scenery-placed = Ahora hay algo en { $square }: { $what }.
quest-drew = { $figure-The } roba una carta: { element }.
quest-drew-card = { $figure-The } roba de { element }: { $card }.
quest-hand-seen = { $figure-The } mira sus cartas: { $cards }.
quest-card-played = { $figure-The } lanza un hechizo: { $card }.
quest-card-played-at = { $figure-The } lanza un hechizo: { $card } → { $at }
quest-spell-ended = Se acaba el hechizo: { $card }.
quest-card-shown = { $figure-The } enseña una carta: { $card }.
quest-traded-buy = { $figure-The } compra: { $item }. Oro que le queda: { $gold }.
quest-traded-sell = { $figure-The } vende: { $item }. Oro que tiene ahora: { $gold }.
quest-traded-barter = { $figure } → { $partner }: { $item }
quest-traded-purse = { $figure } → { $partner }: oro. Oro que le queda { $figure-object }: { $gold }.
quest-traded-carry = { $figure-The } se lleva a la aventura: { $item }.
quest-traded-store = { $figure-The } deja guardado: { $item }.
quest-traded-deal = { $figure-The } y el Brujo se dan la mano. Oro { $figure-of }: { $gold }.
quest-priced = El Brujo pide { $gold } monedas de oro por: { $item }.
quest-withdrawn = Retirado de la venta: { $item }.
quest-deal-declined = { $figure-The } no acepta el trato.
quest-hero-swapped = { $figure-The } se queda y { $other-the } va en su lugar.
quest-seat-ready = { $seat }: todo listo.
quest-seat-not-ready = { $seat }: todavía no.
element = { $element ->
    [aer] Aer
    [ignis] Ignis
    [terra] Terra
    [aqua] Aqua
   *[chaos] Caos
 }
element-about = { $element ->
    [aer] hechizos de aire: mueven a la gente y desvían flechas
    [ignis] hechizos de fuego: dañan y dan fuerza a los golpes
    [terra] hechizos de tierra: protegen y sirven contra las trampas
    [aqua] hechizos de agua: curan y frenan al adversario
   *[chaos] hechizos del Malvado Brujo: lo estropean todo
 }

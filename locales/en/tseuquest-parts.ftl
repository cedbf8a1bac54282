### TseuQuest on the page: dice, the close-up of a fight, sheets, cards, the order of turns, the ending.

## A fight

bout-melee = { $figure } strikes { $other-object }
bout-shot = { $figure } shoots at { $other-object }
bout-trap = { $trap } against { $other-object }
bout-nth = attack { $n } this turn
bout-attack = Attack
bout-fumble = Fumble
bout-defence = Defence
bout-outcome = Outcome
bout-on = Carry on
bout-dice = { $count ->
    [0] no dice
    [one] one die
   *[other] { $count } dice
 }
bout-declined = does not defend
bout-empty = has nothing to defend with
bout-waits = has yet to roll
bout-wounds = { $count ->
    [0] No harm
    [one] wound
   *[other] wounds
 }
bout-slain = falls
bout-life = { $figure } { $count ->
    [one] has one life point left
   *[other] has { $count } life points left
 }
bout-loud = The fight was heard.
bout-rolled = rolled { $face }
bout-picked = { $seat } picked this row
face-skull = skull
face-kite = kite shield
face-oval = oval shield
face-bolt = lightning
face-fumble = question mark
face-fallen = fell off the table
verdict-hit = hit
verdict-direct = direct hit
verdict-blocked = blocked
verdict-annulled = cancelled
verdict-fumble = fumble
verdict-blocks = { $count ->
    [one] blocks one
   *[other] blocks { $count }
 }
verdict-spare = not needed
verdict-idle = no effect
verdict-fallen = gone
why-hit = gets through
why-direct = no shield stops it
why-blocked = stopped by the { $face }
why-annulled = the fumble cancels it
why-fumble = see the table
why-blocks = { $face ->
    [bolt] in defence, lightning stops two skulls
   *[other] stops a skull
 }
why-spare = nothing left to stop
why-idle-attack = only skulls and lightning hit
why-idle-defence = { $face ->
    [skull] skulls do not defend
   *[other] not this side’s shield
 }
why-fallen = fell off the table

## The order of turns, sheets

order-title = Turn order
order-round = Round { $round }
order-sorcerer = The Sorcerer
order-now = acting now
order-next = is next
order-later = waits
order-done = has acted
order-fallen = has fallen
order-out = got out
order-acts = must act
order-life = life { $life } of { $full }
order-others = { $count ->
    [0] nobody in sight
    [one] one figure in play
   *[other] { $count } figures in play
 }
sheet-of = Sheet: { $figure }
sheet-life = Life
sheet-mind = Mind
sheet-mind-is = mind { $mind } of { $full }
sheet-move = Move
sheet-attack = Attack
sheet-shot = Shot
sheet-defence = Defence
sheet-armour = Against shots
sheet-squares = { $count ->
    [one] one square
   *[other] { $count } squares
 }
sheet-worn = Worn and held
sheet-pack = Pack
sheet-gold = { $gold } gold
sheet-shut = Close
hand-title = Spell cards

## The ending

ending-gold = gold
ending-rounds = { $count ->
    [one] round
   *[other] rounds
 }
ending-felled = felled
ending-fallen = fallen
ending-deeds = Deeds
ending-counts = felled · wounds · gold
ending-tally = felled: { $felled }, wounds: { $wounds }, gold: { $gold }
ending-dice = The dice
ending-owed = dashed line: what you could have expected from the dice
ending-combat = { $count ->
    [one] One combat die.
   *[other] { $count } combat dice.
 }
ending-barrel = { $count ->
    [one] One movement die.
   *[other] { $count } movement dice.
 }
ending-wounds = Wounds: { $given } dealt, { $taken } taken (the dashed line).
ending-back = Back to the map
deed-felled = { $count ->
    [one] Took down one foe, and remembers which.
   *[other] Took down { $count } foes, and counted aloud.
 }
deed-blow = One blow, { $count } wounds. People will talk about it.
deed-traps = { $count ->
    [one] Disarmed a trap that nobody else had seen.
   *[other] Disarmed { $count } traps, and kept the springs.
 }
deed-spells = { $count } spells cast, and both eyebrows still there.
deed-finds = Found { $count } things that nobody had missed.
deed-doors = Opened { $count } doors and stood in all of them.
deed-fumbles = { $count } question marks, and still smiling.
deed-squares = { $count ->
    [one] One square on foot. It was the right one.
   *[other] { $count } squares on foot, most of them forwards.
 }
deed-nothing = Was there, which not everybody can say.
deed-fell = Then the dark.

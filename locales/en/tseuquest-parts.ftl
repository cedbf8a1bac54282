### TseuQuest on the page: dice, the close-up of a fight, sheets, cards, the order of turns, the ending.

## A fight

bout-melee = { $figure } strikes { $other }
bout-shot = { $figure } shoots at { $other }
bout-trap = { $trap } against { $other }
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
bout-waits = yet to throw
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
bout-loud = The fight is heard.
bout-rolled = rolled { $face }
bout-picked = { $seat } picked this row
face-skull = skull
face-kite = kite shield
face-oval = oval shield
face-bolt = lightning
face-fumble = question mark
face-fallen = fell from the table
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
verdict-idle = no use
verdict-fallen = gone
why-hit = gets through
why-direct = no shield stops it
why-blocked = by the { $face }
why-annulled = by the fumble
why-fumble = read on the table
why-blocks = stops a skull
why-spare = nothing left to stop
why-idle-attack = only skulls and lightning hit
why-idle-defence = { $face ->
    [skull] skulls do not defend
   *[other] not this side’s shield
 }
why-fallen = fell from the table

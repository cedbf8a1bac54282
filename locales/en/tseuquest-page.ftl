### TseuQuest's page: what only the page says. Blocks by part.

## The board and the rail

quest-terms = { $clock ->
    [off] no clock
   *[other] { $clock }
 }
quest-abandon-means = The adventure ends without success once all adventurers want it.
quest-map = The dungeon
quest-nearer = Nearer
quest-farther = Farther
quest-fit = All that is known
quest-to-actor = To whoever acts
quest-cell-room = room
quest-cell-corridor = corridor
quest-cell-exit = way out
quest-points = { $points ->
    [one] one action left
   *[other] { $points } actions left
 }
quest-kind = { $kind ->
    [move] Move
    [search] Search
    [attack] Attack
    [shoot] Shoot
    [magic] Magic
   *[special] Special
 }
quest-sure-end = { $points ->
    [one] One action is left. End it all the same?
   *[other] { $points } actions are left. End it all the same?
 }
quest-ask-motion = { $squares ->
    [0] { $figure } has no square left.
    [one] { $figure } has one square left.
   *[other] { $figure } has { $squares } squares left.
 }
quest-ask-throw = { $die ->
    [mov] { $count ->
        [one] Throw a movement die for { $figure }, and say how it fell.
       *[other] Throw { $count } movement dice for { $figure }, and say how they fell.
     }
   *[com] { $count ->
        [one] Throw a combat die for { $figure }, and say how it fell.
       *[other] Throw { $count } combat dice for { $figure }, and say how they fell.
     }
 }
quest-ask-trading = What do { $figure } and { $partner } exchange?
quest-field-rolled = That is how they fell
quest-field-faces = Dice
quest-field-pay = Add to the trade
quest-field-gold = Gold
quest-field-purse = Hand over
quest-field-hero = Adventurer
quest-field-to = To
quest-field-item = Object
quest-field-price = Set the price
quest-field-propose = Propose
quest-field-gives = Gives
quest-field-takes = Takes
quest-field-figure = Figure
quest-field-value = Value
quest-field-amount = How many
quest-field-result = Result
quest-field-kind = What
quest-field-square = Square
quest-field-rule-value = Set the value
quest-field-rule-give = Give
quest-field-rule-end = End the adventure
quest-field-rule-place = Place
quest-field-rule-move = Move
quest-value-skull = skull
quest-value-kite = kite shield
quest-value-oval = oval shield
quest-value-life = life
quest-value-mind = mind
quest-value-gold = gold
quest-value-success = success
quest-value-failure = failure

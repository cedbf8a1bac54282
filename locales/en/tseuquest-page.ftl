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
quest-sure-leave = { $figure } goes home for good. Press again to leave.
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
quest-cost = { $cost } of { $points }
quest-path = { $points ->
    [one] { $cost } of one square.
   *[other] { $cost } of { $points } squares.
 }
quest-path-open = { $points ->
    [one] { $cost } of one square, the door included. What is behind it is then seen by all.
   *[other] { $cost } of { $points } squares, the door included. What is behind it is then seen by all.
 }
quest-path-traps = Known traps on the way: { $traps }.
quest-path-sees = In sight from there: { $figures }.
quest-aim = { $dice ->
    [0] { $figure }
    [one] { $figure } (one die of cover)
   *[other] { $figure } ({ $dice } dice of cover)
 }
quest-blow = { $attack ->
    [one] one die ({ $own })
   *[other] { $attack } dice ({ $own })
 } { $defence ->
    [0] against none
   *[other] against { $defence } ({ $theirs })
 }
quest-in-sight = In sight
quest-walk = Walk
quest-walk-open = Walk and open
quest-open-door = Open the door { $edge }
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
quest-value-life = life
quest-value-mind = mind
quest-value-gold = gold
quest-value-success = success
quest-value-failure = failure

## The gathering

gather-quest-title = Who goes down tonight?
gather-quest-laid = A quick evening is laid out: you and a companion. Begin, or change anything.
gather-quest-evenings = Adventures
gather-quest-campaign = a campaign
gather-quest-heroes = The adventurers
gather-quest-click = a click takes one, or leaves it
gather-quest-table = At the table
gather-quest-count = { $count ->
    [one] one · two to four is best
   *[other] { $count } · two to four is best
 }
gather-quest-who = { $who ->
    [me] You
    [here] Somebody here
    [link] By link
   *[bot] Companion
 }
gather-quest-dice = { $what ->
    [attack] Attack
    [defence] Defence
   *[move] Move
 }
gather-quest-life = Life: { $points }
gather-quest-mind = Mind: { $points }
gather-quest-order = { $hero }, place { $place }: move with the arrow keys
gather-quest-played = Who plays { $hero }?
gather-quest-leave = { $hero } stays upstairs
gather-quest-keeper = Who keeps the dungeon
gather-quest-keeps = { $keeper ->
    [house] The house
    [link] A friend
   *[me] You
 }
gather-quest-keeps-about = { $keeper ->
    [house] The house means you no good, by the book.
    [link] A link is made for them. What they choose, and their page, nobody else sees.
   *[me] You see the whole plan. The others see what they find.
 }
gather-quest-house = The house
gather-quest-go = Go down the stairs
gather-quest-secret = The Sorcerer chooses, and says nothing
gather-quest-lacks-heroes = Nobody goes down yet: take an adventurer.
gather-quest-lacks-you = You are not among them yet: play one, or keep the dungeon.
invited-hero = You play { $heroes }.
invited-keeper = You keep the dungeon.
invited-watch = You look on.
invited-choose = You choose your adventurer there.

## Around the dungeon: sharing out, the rounds of magic, the camp, the roads

rounds-title = The three rounds of magic
rounds-about = Choose an element in each; what you drew stays face-down until the last card is dealt.
rounds-nth = { $round ->
    [1] First
    [2] Second
   *[other] Third
 }
rounds-for = { $count ->
    [one] one card: { $heroes }
   *[other] { $count } cards: { $heroes }
 }
rounds-nobody = for nobody
rounds-left = { $count ->
    [one] one card left
   *[other] { $count } cards left
 }
rounds-had = drawn from in round { $round }
rounds-take = { $count ->
    [one] Take one of { element }
   *[other] Take { $count } of { element }
 }
rounds-different = A different element each round.
rounds-choose = Choose one of the four decks.
rounds-watch = no magic, keeps watch
rounds-now = chooses now
rounds-down = { $count ->
    [0] no card yet
    [one] one card, face-down
   *[other] { $count } cards, face-down
 }
share-title = Who plays whom?
share-about = Take an adventurer, or several; first come, first served.
share-fallen = fallen
share-none = has nobody yet
camp-is-ready = ready
camp-not-ready = not yet ready
gather-quest-share = Everybody takes their adventurer at the table
camp-back = Back in the taproom
camp-hint = Wounds are healed, spells sleep again. Count, buy, barter, then choose the road.
camp-map = The map
camp-to = To the camp
camp-as = Pack as { $name }
camp-gold = { $gold } gold
camp-carries = What { $hero } sets out with
camp-place = { $place ->
    [head] Head
    [hands] Hands
    [body] Body
   *[pack] Pack
 }
camp-of = { $count } of { $places }
camp-bare = bare
camp-store = In store
camp-store-note = nobody carries it
camp-purse = Hand over gold
camp-shelf = The landlord’s shelf
camp-shelf-half = buys back at half the price
camp-shelf-empty = The landlord shrugs: nothing is for sale.
camp-choose = Touch a thing and say what becomes of it, or drag it where it should be.
camp-buy = Buy for { $hero }
camp-give = Give to { $hero }
camp-does = { $does ->
    [carry] Take along
    [store] Put in store
   *[sell] Sell at half the price
 }
camp-object = Object: { $reason ->
    [too-much] too much to carry
    [too-good] too good to be true
   *[out-of-place] out of place here
 }
camp-keeper = Set prices, propose deals, object once; and say when you are ready.
camp-propose = Propose a deal
camp-nothing = nothing
camp-upstairs = In reserve
camp-upstairs-note = they wait upstairs
camp-swap = { $reserve } goes in place of { $hero }
camp-lost = Fallen
camp-lost-line = { $hero } did not come back.
camp-count = The count
camp-purses = In all purses now
camp-ready = I am ready
camp-then = then: { $titles }
camp-or = {" or "}
roads-title = The campaign
roads-tavern = Taberna
roads-next = Where next?
roads-choose = Choose one of the roads.
roads-take = Take the road
roads-straight = Straight on to { $title }, no camp.
roads-kind = { $kind ->
    [walked] walked
    [free] free to choose
   *[forced] straight on, no camp between
 }
roads-party = The party so far
roads-fact = { $what ->
    [gold] gold
    [done] adventures done
   *[fallen] fallen
 }
roads-return = To come back
roads-return-note = Your own chair, in this browser: the table is kept until all come back.

## Behind the screen

screen-only-you = Behind the screen: only you see this.
screen-all-here = Behind the screen: whoever looks at this page sees the plan.
screen-standing = Searches for traps are answered at once
screen-standing-about = The nearest hidden trap, or none: the same to every search, so that no pause gives anything away.
curtain = The plan lies behind this curtain. The adventurers look away.
curtain-raise = Raise the curtain
screen-reading = To read aloud
screen-passage = { $name ->
    [introduction] How it begins
    [goal] What is to be done
   *[advice] A word of advice
 }
screen-heard = the table has heard it
screen-unheard = nobody has heard it yet; it is read when its time comes
screen-read = you have read it
screen-read-aloud = Read to the table
screen-read-sure = Read it now all the same
screen-next = Next passage
screen-notes = What waits
screen-when = { $on ->
    [round] Round { $what }
    [opened] Door opens: { $what }
    [enter] Stepped on: { $what }
    [flag] It comes to this: { $what }
    [slain] Falls: { $what }
    [used] Handled: { $what }
    [seen] Seen: { $what }
    [left] Leaves: { $what }
    [searched] Searched: { $what }
    [found] Taken: { $what }
   *[noise] Noise: { $what }
 }
screen-any = anywhere
screen-state = { $state ->
    [done] done
    [hidden] hidden
    [seen] known
    [gone] gone
   *[waits] waits
 }
screen-in-rounds = { $rounds ->
    [one] in one round
   *[other] in { $rounds } rounds
 }
screen-found = What was found
screen-found-what = { $what ->
    [goal] Of the goal
    [hoard] Treasure
    [trap] Traps
    [door] Secret doors
   *[room] Rooms seen
 }
screen-of = { $count } of { $of }
screen-sign = { $sign ->
    [unseen] not seen yet
    [trap] hidden
    [figure] waiting figure
    [armed] note, waits
   *[done] note, done
 }
screen-figures = Your figures
screen-numbers = { $moves ->
    [0] { $dice ->
        [one] one die to move
       *[other] { $dice } dice to move
     }
   *[other] move { $moves }
 }, { $shot ->
    [0] attack { $attack }
   *[other] attack { $attack }, shot { $shot }
 }
screen-acted = has acted
screen-end = End your phase
screen-end-sure = { $count ->
    [one] One figure has not acted. Really?
   *[other] { $count } figures have not acted. Really?
 }

## An adventure again

replay-party = What the party saw
replay-screen = Behind the screen
replay-round = { $round ->
    [0] Before the stairs
   *[other] Round { $round }
 }
replay-spoils = The story may go on, and behind the screen lies all that nobody found. If the party wants to see it now, it will be shown.
replay-standing = Who stands where

## What others do, and how fast it is told

pace = How fast it is told
pace-slower = Slower
pace-faster = Faster
pace-hold = Hold
pace-go-on = Go on
pace-to-my-turn = To my turn
pace-skip = To the end of it
missed = While you were away
missed-more = { $count ->
    [one] One thing more stands in the log.
   *[other] { $count } things more stand in the log.
 }
missed-read = I have read it

## How the house’s adventures end, for whoever made it and for whoever did not

epilogue-good-barrel-success = The tap is home. The landlord looked at forty dry throats and, for the first time in living memory, poured before he counted. The barrel stays where it is: nobody has found the nerve to ask for it back.
epilogue-good-barrel-failure = The barrel keeps its tap, and the landlord his opinion. Upstairs they drink water tonight and speak well of those who went down. The cellar wall still has a hole in it, about the size of a second try.
epilogue-quiet-hours-success = The ledger has been mislaid, as things are. In the morning somebody will ask for a hundred and forty years of debt, and nobody will know under which letter to look.
epilogue-quiet-hours-failure = The ledger lies where it lay, and is one line longer: trespass, by night. A form about it is on its way to the tavern, in three copies.
epilogue-four-weathers-success = Wind, fire, stone and water keep to their rooms, and the deed is dry, unburnt and in one piece. The Weathermaker found her house tidy and has been suspicious ever since.
epilogue-four-weathers-failure = The weathers are still quarrelling, and the deed is still somewhere in the middle of it. It rained all the way home, and the rain took it personally.
epilogue-the-audit-success = “Paid”, says the paper that hangs over the bar, where everybody can read it. The collector has been seen there since, at a corner table, asking for a receipt.
epilogue-the-audit-failure = The tavern is in the books, and the books are closed. But a seal is only brass, stairs lead down as well as up, and there is still a drop in the barrel.

## What is touched on the board
touched-walk = you can walk there
touched-jump = it blocks the way, but can be jumped
touched-blocks = it blocks the way
touched-hides = it hides what is behind it
touched-cover = { $dice ->
    [one] one die of cover against shots
   *[other] { $dice } dice of cover against shots
 }
touched-hoard = Something worth bending down for. Stand beside it and use your hands.
touched-sheet = Sheet

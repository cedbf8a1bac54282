### TseuQuest's page: what only the page says. Blocks by part.

## The board and the rail

quest-terms = { $clock ->
    [off] no clock
   *[other] { $clock }
 }
quest-abandon-means = The adventure ends without success once all the adventurers agree.
quest-map = The dungeon
quest-nearer = Zoom in
quest-farther = Zoom out
quest-fit = Show everything known
quest-to-actor = Go to the active figure
quest-cell-room = room
quest-cell-corridor = corridor
quest-cell-exit = way out
quest-points = { $points ->
    [one] one action point left
   *[other] { $points } action points left
 }
quest-kind = { $kind ->
    [move] Move
    [search] Search
    [attack] Attack
    [shoot] Shoot
    [magic] Magic
   *[special] Special
 }
moment-has = { $figure } carries what was found.
moment-on = Click, or press Escape, to return to the map.
quest-sure-leave = { $figure } goes home for good. Press again to leave.
quest-end-ask = End { $figure-object }’s turn?
quest-end-left = { $points ->
    [one] One action point is left. You could still: { $ways }.
   *[other] { $points } action points are left. You could still: { $ways }.
 }
quest-ask-motion = { $squares ->
    [0] { $figure } has no squares left.
    [one] { $figure } has one square left.
   *[other] { $figure } has { $squares } squares left.
 }
quest-ask-throw = { $die ->
    [mov] { $count ->
        [one] Roll a movement die for { $figure-object }, and enter what it shows.
       *[other] Roll { $count } movement dice for { $figure-object }, and enter what they show.
     }
   *[com] { $count ->
        [one] Roll a combat die for { $figure-object }, and enter what it shows.
       *[other] Roll { $count } combat dice for { $figure-object }, and enter what they show.
     }
 }
quest-ask-trading = What do { $figure } and { $partner } exchange?
quest-cost = { $cost } of { $points }
quest-path = Squares: { $cost } of { $points }.
quest-path-open = Squares: { $cost } of { $points }, the door included. Everybody then sees what is behind it.
quest-path-later = { $cost ->
    [one] Planned ahead: this takes one square, and your dice give at most { $points }.
   *[other] Planned ahead: this takes { $cost } squares, and your dice give at most { $points }.
 }
quest-path-traps = Known traps on the way: { $traps }.
quest-path-sees = In sight from there: { $figures }.
quest-aim = { $dice ->
    [0] { $figure }
    [one] { $figure } (one cover die)
   *[other] { $figure } ({ $dice } cover dice)
 }
quest-blow = You roll { $attack }; they defend with { $defence }.
quest-dice = { $count ->
    [0] no dice
    [one] one die
   *[other] { $count } dice
 }
quest-choose-square = Choose one of the ringed squares on the map.
quest-choose-listed = The squares as a list ({ $count })
quest-move-first = To go there, press “{ $move }” first.
quest-in-sight = In sight
quest-walk = Walk
quest-walk-open = Walk and open
quest-open-door = Open the door at { $edge }
quest-field-rolled = That’s what I rolled
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
gather-quest-laid = A short evening is ready for you and a companion. Begin, or change anything you like.
gather-quest-evenings = Adventures
gather-quest-campaign = a campaign
gather-quest-heroes = The adventurers
gather-quest-click = click to take or leave one
gather-quest-table = At the table
gather-quest-count = { $count ->
    [one] one adventurer · best with two to four
   *[other] { $count } adventurers · best with two to four
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
gather-quest-leave = Leave { $hero } upstairs
gather-quest-keeping = Who runs the dungeon
gather-quest-keeps = { $keeper ->
    [house] The house
    [link] A friend
   *[me] You
 }
gather-quest-keeps-about = { $keeper ->
    [link] You get a link for your friend. Nobody else sees their page, or what they choose.
   *[me] You see the whole plan. The others see what they find.
 }
gather-quest-levels = { $role ->
    [companions] How the companions play
   *[keeper] How the Sorcerer plays
 }
gather-quest-keeper = { $level ->
    [lenient] Lenient
    [simple] Simple
    [fair] Fair
   *[cunning] Cunning
 }
gather-quest-keeper-about = { $level ->
    [lenient] Would rather kill nobody, and leaves the wounded alone.
    [simple] Each figure follows its instincts, without any plan.
    [fair] Plays to win: strikes from the best square and goes for the wounded.
   *[cunning] Plays to win, and plans ahead for all the figures together.
 }
gather-quest-companions = { $level ->
    [simple] Simple
   *[other] Seasoned
 }
gather-quest-companions-about = { $level ->
    [simple] They fight what is near and do not wait for you.
   *[other] They stay together, heal, and try what nobody has tried yet.
 }
gather-quest-go = Go down the stairs
gather-quest-secret = The Sorcerer chooses, and says nothing
gather-quest-bring = An adventure of your own
gather-quest-bring-about = A .toml file from this machine. Nobody else sees it before it is played.
gather-quest-bring-not = Remove it
gather-quest-bring-large = The file is larger than { $most } kB.
gather-quest-file = An adventure that somebody brought along; nobody says which
gather-quest-lacks-heroes = Nobody is going down yet: choose an adventurer.
gather-quest-lacks-you = You have no part yet: play an adventurer, or run the dungeon.
invited-hero = You play { $heroes }.
invited-keeper = You run the dungeon.
invited-watch = You are invited to watch.
invited-choose = You’ll choose your adventurer at the table.

## Around the dungeon: sharing out, the rounds of magic, the camp, the roads

rounds-title = The three rounds of magic
rounds-about = Choose an element in each round; the cards you draw stay face-down until the last one is dealt.
rounds-nth = { $round ->
    [1] First
    [2] Second
   *[other] Third
 }
rounds-for = { $count ->
    [one] one card: { $heroes }
   *[other] { $count } cards: { $heroes }
 }
rounds-nobody = nobody takes part
rounds-left = { $count ->
    [one] one card left
   *[other] { $count } cards left
 }
rounds-had = already drawn from in round { $round }
rounds-take = { $count ->
    [one] Take one { element } card
   *[other] Take { $count } { element } cards
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
share-chair = chooses an adventurer at the table
share-none = has no adventurer yet
camp-is-ready = ready
camp-not-ready = not ready yet
gather-quest-stroll = While no adversary is in sight, walk twelve squares without dice
gather-quest-share = Everybody chooses their adventurer at the table
camp-back = Back in the taproom
camp-hint = Wounds have healed, and spells sleep again. Count your gold, buy, barter, then choose the road.
camp-map = The map
camp-to = To the camp
camp-as = Pack for { $name }
camp-gold = { $gold } gold
camp-carries = What { $hero } sets out with
camp-place = { $place ->
    [head] Head
    [hands] Hands
    [body] Body
   *[pack] Pack
 }
camp-of = { $count } of { $places }
camp-bare = empty
camp-store = In store
camp-store-note = nobody carries it
camp-purse = Hand over gold
camp-shelf = The landlord’s shelf
camp-shelf-half = buys back at half price
camp-shelf-empty = The landlord shrugs: nothing for sale.
camp-choose = Touch an object and say what to do with it, or drag it where it belongs.
camp-buy = Buy for { $hero-object }
camp-give = Give to { $hero-object }
camp-does = { $does ->
    [carry] Take along
    [store] Put in store
   *[sell] Sell at half price
 }
camp-object = Objection: { $reason ->
    [too-much] too much to carry
    [too-good] too good to be true
   *[out-of-place] out of place here
 }
camp-keeper = Set prices, propose deals and object once; say when you are ready.
camp-propose = Propose a deal
camp-nothing = nothing
camp-upstairs = In reserve
camp-upstairs-note = they wait upstairs
camp-swap = { $reserve } goes in place of { $hero }
camp-lost = Fallen
camp-lost-line = { $hero } did not come back.
camp-count = The tally
camp-purses = Gold in all the purses together
camp-ready = I am ready
camp-unready = Wait, not yet
camp-unready-note = You are ready. Until everybody is, you can change your mind.
do-declare = Declare it anyway
do-declare-note = mistakes count too: an action that can’t be done still costs its point
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
   *[forced] straight on, no camp in between
 }
roads-party = The party so far
roads-fact = { $what ->
    [gold] gold
    [done] adventures done
   *[fallen] fallen
 }
roads-return = Coming back
roads-return-note = Your chair is kept in this browser, and the table waits until everybody is back.

## Behind the screen

screen-only-you = Behind the screen: only you see this.
screen-all-here = Behind the screen: anyone who looks at this page sees the plan.
screen-standing = Answer trap searches automatically
screen-standing-about = Decide now what searches for traps find: the nearest hidden trap, or nothing. Every search is then answered at once, so that no pause of yours gives anything away.
curtain = The plan lies behind this curtain. Adventurers, look away.
curtain-raise = Raise the curtain
screen-reading = To be read aloud
screen-passage = { $name ->
    [introduction] How it begins
    [goal] The task
   *[advice] A word of advice
 }
screen-heard = the table has heard it
screen-unheard = nobody has heard it yet; it is read aloud when its time comes
screen-read = you have read it
screen-read-aloud = Read to the table
screen-read-sure = Read it now anyway
screen-next = Next passage
screen-notes = What lies in wait
screen-when = { $on ->
    [round] Round { $what }
    [opened] A door opens: { $what }
    [enter] Somebody steps on: { $what }
    [flag] The story gets here: { $what }
    [slain] Somebody falls: { $what }
    [used] Somebody uses: { $what }
    [seen] Somebody sees: { $what }
    [left] Somebody leaves: { $what }
    [searched] Somebody searches: { $what }
    [found] Somebody takes: { $what }
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
screen-found = Found
screen-found-what = { $what ->
    [goal] Goals
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
    [armed] waiting note
   *[done] finished note
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
screen-end = End your turn
screen-end-sure = { $count ->
    [one] One figure has not acted. End your turn anyway?
   *[other] { $count } figures have not acted. End your turn anyway?
 }

## An adventure again

replay-party = What the party saw
replay-screen = Behind the screen
replay-round = { $round ->
    [0] Before going down
   *[other] Round { $round }
 }
replay-spoils = The story may continue, and everything that nobody found still lies behind the screen. Show it now?
replay-standing = Who stands where

## What others do, and how fast it is told

pace = How fast the story is told
pace-slower = Slower
pace-faster = Faster
pace-hold = Pause
pace-go-on = Continue
pace-to-my-turn = Skip to my turn
pace-skip = Skip to the end
missed = While you were away
missed-more = { $count ->
    [one] One more thing is in the log.
   *[other] { $count } more things are in the log.
 }
missed-read = I have read it


## What is touched on the board
touched-walk = you can walk there
touched-jump = it blocks the way, but can be jumped over
touched-blocks = it blocks the way
touched-hides = it hides what is behind it
touched-cover = { $dice ->
    [one] one cover die against shots
   *[other] { $dice } cover dice against shots
 }
touched-hoard = Something worth bending down for. Stand next to it and use your hands.
touched-sheet = Sheet
card-no-target = No target in reach.

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
quest-task = The task
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
quest-no-stop = { $figure-The } stands here: you can’t stop on a taken square. Go on, or back.
quest-pushes = { $pushes ->
    [one] Once on the way the other side may push a friend you pass.
   *[other] In { $pushes } places on the way the other side may push a friend you pass.
 }
quest-path-broken = The way was broken off here.
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
gather-quest-laid = A short evening is ready for you and a bot at your side. Begin, or change anything you like.
gather-quest-evenings = Adventures
gather-quest-more = { $way ->
    [back] Earlier adventures
   *[on] More adventures
 }
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
   *[bot] A bot
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
    [house] A bot
    [link] A friend
   *[me] You
 }
gather-quest-keeps-about = { $keeper ->
    [link] You get a link for your friend. Nobody else sees their page, or what they choose.
   *[me] You see the whole plan. The others see what they find.
 }
gather-quest-levels = { $role ->
    [companions] How the bots beside you play
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

share-chair = chooses an adventurer at the table
gather-quest-stroll = While no adversary is in sight, walk twelve squares without dice
gather-quest-share = Everybody chooses their adventurer at the table
camp-keeper = Set prices, propose deals and object once; say when you are ready.
do-declare = Declare it anyway
do-declare-note = mistakes count too: an action that can’t be done still costs its point
roads-title = The campaign

## Behind the screen

curtain = The plan lies behind this curtain. Adventurers, look away.
curtain-raise = Raise the curtain
screen-passage = { $name ->
    [introduction] How it begins
    [goal] The task
   *[advice] A word of advice
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
card-at-work = In play on { $figure-object }: you can cast it again once it has ended.

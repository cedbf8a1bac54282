## The house

skip = Skip to the table
tools = Tools
language = Language
rules = Rules
sound = Sound
volume = Volume
leave = Leave
no-connection = The house does not answer. Is the network there?
cancel = Back
title-room = Taberna
title-table = King’s Gambit · Taberna
title-join = An invitation · Taberna
title-your-turn = Your turn

## The room

motto = Two games on one table, until the candles burn down.
they-call-you = They call you
somebody = Stranger
guest-nth = Player { $n }
bot-mirela = Mirela
bot-tomas = Tomás
bot-odile = Odile
game-duel = King’s Gambit
game-vanguard = Draw the Lines
game-round = The King’s Round
game-tseuquest = TseuQuest
facts-duel = two players · ten minutes
facts-tseuquest = alone or in company · an evening
tell-duel = Seven stones in plain sight, then hidden, then swapped. Remember them, or sound as if you did.
tell-tseuquest = A dungeon drawn as you walk it. One of you keeps it, and means you no good.
play-bot = Play the house
play-screen = Two at this screen
play-link = Invite by link
more-ways = Other ways to play
quest-open = Open a table
being-built = The masons are still at work on it.
in-the-room = In the room
nobody-yet = No open tables right now.
sit-down = Sit down
come-back = Come back
watch = Watch
chairs-free = { $count ->
    [one] an empty chair
   *[other] { $count } empty chairs
 }
being-played = being played
open-table = Open the table
option-variant = Game
option-variant-duel = King’s Gambit, two players
option-variant-vanguard = Draw the Lines, two Lines
option-variant-round = The King’s Round, four players
option-company = Against
option-company-bot = the house
option-company-screen = people at this screen
option-company-link = people with a link
option-opening = First stone
option-opening-random = drawn by the house
option-opening-scales = the Scales, by tradition
option-opening-choose = chosen by who begins
option-hands = Who moves the stones
option-hands-table = shown as the opponent’s hand
option-hands-opponent = the opponent has to do it
option-ends = The Line
option-ends-open = grows at both ends
option-ends-mat = seven marked spaces
option-last_orders = Bell of last orders
option-last_orders-off = silent
option-last_orders-on = may ring after twelve quiet turns
option-vanguard = Each turn
option-vanguard-choose = one action on either Line
option-vanguard-both = one action on each Line
option-take_back = Taking back
option-take_back-ask = once a turn, if the other side agrees
option-take_back-off = what lies, lies
option-clock = Clock
option-clock-off = none
option-clock-5-5 = 5 minutes, 5 seconds a turn
option-clock-10-5 = 10 minutes, 5 seconds a turn
option-clock-3d = three days a move
option-public = anybody may see the table and sit down
preferences = Comfort
less-motion = Less motion
more-contrast = High contrast
notify = Call me when it is my turn
text-size = Text
percent = { $size }%

## Before the game

join-title = A chair is kept for you
join-asks = { $host } asks you to a table of { $game }
join-to = You are asked to a table of { $game }
join-tellstones = Seven stones, three points, and a straight face.
join-sub = No account needed.
gather-title = { $count ->
    [one] One chair is empty
   *[other] { $count } chairs are empty
 }
gather-soon = Everybody is here
gather-sub = Send the link to whoever will sit there. The game begins when all have sat down.
gather-bots = The house plays the other chairs. Send the link for those that are empty.
chair-open = An empty chair
chair = seat { $seat }
invite-link = Link of the invitation
invite-qr = The link as a code to photograph
invite-local = This link works on this machine only. For others to come in, open this page at the machine’s network address, with the house started by:
make-link = Make a link
copy-link = Copy the link
copied = Copied

## At the table

terms = { $clock ->
    [off] first to three · no clock
   *[other] first to three · { $clock }
 }
table-menu = Table
practice = practice
practice-about = whoever opened this table chose its seed, and may know every throw
seat-you = you
seat-house = the house
seat-partner = your partner
seat-acts = is to act
seat-away = not here
seat-shared = one device plays several seats
seat-stood-in = a bot plays on
seat-gone = away too long
seat-bonus = three looks
seat-resigns = would resign
clock-label = Time left for { $name }
clock-days = { $days } d { $hours } h
track-points = { $score } of 3
track-label = { $whose }: { $score } of 3 points
stone-at = { $state ->
    [yes] { $space }: { $what }, { $mark }
   *[no] { $space }: { $what }
 }
stone-chosen = chosen
stone-challenged = challenged
stone-seen = only you see it
stone-looked-at = being looked at
put-left = At the left end
put-right = At the right end
rail-label = What you can do
label-line = { $line ->
    [none] The Line
   *[other] Line { $line }
 }
label-pool = The Pool
talk = Table talk
say-something = Say something…
phrase-nerves = Nerves?
phrase-sure = Are you sure?
phrase-rain = Rain all week at court.
phrase-again = Well played.
mute = Mute { $name }
unmute = Hear { $name } again

plate-place = Place
plate-hide = Hide
plate-swap = Swap
plate-peek = Peek
plate-challenge = Challenge
plate-boast = Boast
plate-believe = Believe
plate-doubt = Doubt
plate-steal = Steal
caption-place = a stone at an end
caption-hide = turn one over
caption-swap = two trade places
caption-peek = look, alone
caption-challenge = “Name that one.”
caption-boast = “I know them all.”
what-peek-three = up to three looks
off-place = the Pool is empty
off-hide = all are face-down
off-swap = only one stone
off-face-down = none face-down
off-bell = the bell forbids it
off-now = not now

head-turn = Your turn
head-turn-of = { $name }’s turn
head-theirs = { $name }’s turn
head-wait = One moment
head-look = Only you see this
head-more-looks = Look again?
head-answer = Name stone { $space }
head-reply = What do you say?
head-prove = Prove it
head-order = Lend { $name } your hand
head-elder = You are the elder
head-opening = The first stone
head-lost = The candle gutters
sub-turn = Choose one of six. { $name }’s hands move the stones.
sub-second = Now one action on Line { $line }.
sub-place = { $picked ->
    [yes] At which end of the Line?
   *[no] Which stone from the Pool?
 }
sub-hide = Which stone shall be turned face-down?
sub-swap = { $picked ->
    [yes] With which other stone?
   *[no] Two stones trade places: which is the first?
 }
sub-peek = Which face-down stone do you want to see?
sub-challenge = Point at a face-down stone.
sub-boast = { $count ->
    [2] You claim to know both hidden stones.
    [one] You claim to know the one hidden stone.
   *[other] You claim to know all { $count } hidden stones.
 }
sub-stone-first = What shall be done with it?
sub-look = Put the stone back when you have seen enough.
sub-more-looks = You may look at another stone, or stop.
sub-answer = { $name } points at it. Say what it is.
sub-reply = { $count ->
    [one] { $name } boasts of one stone.
   *[other] { $name } boasts of { $count } stones.
 }
sub-stolen = { $name } claims to know them instead of you.
sub-prove = Point at a hidden stone, then name it.
sub-elder = Will you go first, or let the others begin?
sub-opening = Choose the stone that begins the Line.
sub-bell-claim = The bell has rung: challenge or boast.
sub-bell-handle = The bell has rung: hide or place.
sub-lost = The connection broke off. Coming back by itself; nothing is lost.
say-it = Say it
not-yet = Not yet
let-go = Put it back

say-challenged = Name that one.
say-boasted = { $line ->
    [none] I know every hidden stone.
   *[other] I know every hidden stone of Line { $line }.
 }
say-believed = I believe you.
say-doubted = Then prove it.
say-stolen = No. I know them.
say-answered = { $symbol ->
    [C] The Crown.
    [D] The Shield.
    [S] The Sword.
    [F] The Flag.
    [K] The Knight.
    [H] The Hammer.
   *[L] The Scales.
 }
say-named = { $space }: { the-stone }.
say-draw-offered = Shall we call it a draw?
say-resigned = I give up.
stake-believe = { $score ->
    [2] The third point for { $name }: the game is lost.
   *[other] { $name } scores one point. The game goes on.
 }
stake-doubt = { $count ->
    [2] Both right: { $name } wins the game. One wrong: you win it.
    [one] Right: { $name } wins the game. Wrong: you win it.
   *[other] All { $count } right: { $name } wins the game. One wrong: you win it.
 }
stake-steal = The Boast is yours. { $name } must believe you or doubt you.

cover-title = { $name }, only you look
cover-sub = Take the screen. The others look away.
cover-look = Look

over-won = You win
over-lost = You lose
over-drawn = A draw
over-side = { $side } wins
rematch = Once more
watch-again = Look at it again
to-the-room = Back to the room
resign = Resign
resign-sure = Give up the game?
resign-means = The other side wins at once.
resign-partner = Your partner has to agree.
play-on = Play on
offer-draw = Offer a draw
take-back = Ask to take it back
take-back-asked = { $name } would take it back
take-back-sub = The stones would lie as before. It gains nobody any time.
take-back-agree = Agreed
take-back-deny = It stands
take-back-waiting = You asked to take it back: the other side decides.
take-back-denied = The other side lets it stand.
pause = Ask for a pause
resume = Go on
paused = The clocks stand still
paused-sub = Anybody may go on with the game.
pause-asked = { $name } asks for a pause
pause-asked-sub = The clocks stop once everybody agrees.
pause-agree = Agreed
handed-over = A bot plays for you
take-again = Take my seat again
leave-note = Leaving keeps your chair: come back by the same address.
draw-offered = A draw?
draw-by = { $side } would leave it at that.
draw-accept = Agreed
draw-decline = Play on
gone-title = { $name } has been away too long
gone-sub = You may claim the game, or let a bot play on.
claim = Claim the game
let-a-bot = Let a bot play on

## After the game

title-replay = A game again · Taberna
replay = The game again
eyes = Through whose eyes
eyes-all = All stones open
earlier = Earlier
later = Later
moment = Moment of the game
moment-of = { $n } of { $total }
moment-n = Moment { $n }
seen-at = seen at { $moment }
turning-points = Where it turned
spoil-yes = Show it all the same
spoil-no = Better not
replay-play = Play
replay-hold = Hold
replay-quick = Twice as fast
replay-by-rounds = Round by round
share-tale = Share the tale
copy-moment = Copy a link to this moment
checked-title = Was it fair?
checked-about = The house promised its dice before the first of them fell. Anybody can look whether it kept its word.
checked-look = Check the record
checked-here-seal = Here in your browser: the seal over every byte of the record holds.
checked-here-promise = { $count ->
    [0] Here in your browser: the secret that the dice came from is the one promised before the game.
    [one] Here in your browser: the secret that the dice came from is the one promised before the game, and one seat added to it.
   *[other] Here in your browser: the secret that the dice came from is the one promised before the game, and { $count } seats added to it.
 }
checked-by-house = Played again by the house: { $what }
checked-seal = the seal
checked-seating = who sat where
checked-decisions = every move, by the rules
checked-dice = every die, thrown again from the seed
checked-outcome = how it ended
checked-not = This is not so: { $what }
checked-open = Not to be told from this record: { $what }
checked-sound = All of it is true.
checked-unsound = This record does not tell the truth.
checked-yourself = Whoever trusts nobody downloads the record and checks it on a machine of their own:
download = Download the record
download-text = Download the notation
learn = Learn

## Learning

title-learn = Learn King’s Gambit · Taberna
learn-how = Learn in five minutes
learn-how-quest = Learn in ten minutes
learn-terms = every action once
lesson-place = Seven stones lie in the open. Place: choose one from the Pool, then an end of the Line. You decide, Mirela’s hand moves it.
lesson-hide = Hide: turn a stone face-down. From now on everybody has to remember it, you too.
lesson-swap = Swap: two stones trade places, whichever way up they lie. Follow the hidden one with your eyes.
lesson-peek = Peek: look at a hidden stone, alone. Nothing on the table will remind you of it afterwards.
lesson-challenge = Challenge: point at a hidden stone. Mirela must name it. If she is wrong, the point is yours.
lesson-answer-hide = Mirela has hidden the stone in the middle: did you see which? It is your turn: hide another one.
lesson-answer = Now Mirela challenges you. Name the stone: if you are right, the point is yours, not hers.
lesson-boast-hide = One each. Mirela has hidden the middle stone. Hide another one, and watch closely.
lesson-boast = Boast: claim to know every hidden stone. If you are believed, that is a point; if you are doubted, you must prove it.
lesson-prove = Mirela doubts you. Point at a hidden stone, name it, then the next. All right: you win the game; one wrong: you lose it.
lesson-reply = Mirela boasts. Believe: a point for her. Doubt: she must prove it. Steal: you claim it yourself, and she believes or doubts you.
lesson-wrong = Not that one. It happens to kings.
lesson-all-done = That is all of it: six actions, three points, and what you can remember. The rest is talk.
lesson-again = Once more?
lesson-well = Well done
lesson-end = You know the game
lesson-play = Play the Page now
lesson-next = Next
lesson-try = Try again
learnt-place = The stone lies at the end you chose, for all to see. Never between two others.
learnt-hide = Face-down it stays until somebody is challenged or proves a boast.
learnt-swap = Nobody wrote that down. Nobody may.
learnt-peek = You saw it; Mirela only saw that you looked. After a point of hers you may look at three.
learnt-challenge = She was wrong: one point for you. Three win. The stone stays face-up.
learnt-answer = Right: the point is yours, although it was her turn.
learnt-boast = Proved! That wins at once, whatever the score.
learnt-reply = That is the heart of it: is she sure, or does she want you to think so?

## The puzzle of the day

title-puzzle = Puzzle of the day · Taberna
puzzle = Puzzle of the day
puzzle-terms = the same for everybody today
puzzle-look = Remember them
puzzle-look-sub = Take your time. Then the stones are hidden and swapped before your eyes.
puzzle-begin = I am ready
puzzle-follow = Watch
puzzle-ask = Which stone is number { $space }?
puzzle-right = Right
puzzle-wrong = Not that one
puzzle-was = Number { $space } is { the-stone }.
puzzle-row = { $row ->
    [one] One day.
   *[other] { $row } days in a row.
 }
puzzle-tomorrow = Another comes tomorrow.

## What the house keeps

title-me = My games · Taberna
me = My games
me-lead = What the house keeps about you, to take along or to have forgotten.
me-nothing = Nothing yet. Play a game first.
me-running = Tables where you still sit
me-games = Games over time
me-count = { $games ->
    [one] One game
   *[other] { $games } games
 }: { $wins } won, { $losses } lost, { $draws } drawn.
me-plot = Wins less losses, game by game
me-against = against { $who }
me-bots = What bots remember
me-remembered = Let bots remember how I play
me-remembered-about = How good your memory seems to be, how you answer a Boast, whether what you claimed was true, and how many games it was, for the next game with the same bot. No stone, no move, no word. Untick it, and it is deleted at once.
me-remembered-kept = { $bots ->
    [0] Nothing is kept so far.
    [one] One bot has kept something.
   *[other] { $bots } bots have kept something.
 }
me-export = Take it all along
me-forget = Forget me
me-forget-sure = Really forget everything
table-log = What happened

## The rules of any game

title-rules = The rules · Taberna
rules-ours = our ruling
rules-example = Worked example

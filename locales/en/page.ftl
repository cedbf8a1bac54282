## The house

skip = Skip to the table
tools = Tools
language = Language
rules = Rules
sound = Sound
volume = Volume
leave = Leave
no-connection = The house isn’t answering. Are you online?
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
tell-tseuquest = A dungeon that’s drawn as you walk it. The Evil Sorcerer (the house, or one of you) runs it, and wishes the rest of you ill.
play-bot = Play the house
play-screen = Two at this screen
play-link = Invite by link
more-ways = Other ways to play
quest-open = Open a table
being-built = The masons are still at work on it.
in-the-room = Open tables
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
preferences = Preferences
less-motion = Reduce motion
speed = Animation speed
speed-slow = slow
speed-usual = normal
speed-fast = fast
more-contrast = High contrast
notify = Notify me when it’s my turn
text-size = Text size
percent = { $size }%

## Before the game

join-title = A chair is waiting for you
join-asks = { $host } invites you to a game of { $game }
join-to = You are invited to a game of { $game }
join-tellstones = Seven stones, three points, and a straight face.
join-sub = No account needed.
coming-title = Coming to the table
coming-who = At the table: { $who }. The page is fetching what has happened so far.
gather-title = { $count ->
    [one] One chair is empty
   *[other] { $count } chairs are empty
 }
gather-soon = Everybody is here
gather-sub = Send the link to whoever you want to play with. The game starts by itself once everyone is seated.
gather-bots = The empty chairs are for whoever gets the link; bots play the others. The game starts by itself once everyone is seated.
gather-guest = You have your seat. The game starts by itself once everyone has come.
chair-open = An empty chair
chair = seat { $seat }
invite-link = Invitation link
invite-qr = The link as a QR code
invite-local = This link works on this machine only. To let others join, open this page at the machine’s network address. The server must have been started with:
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
practice-about = whoever opened this table chose its seed, and everybody here can look it up: any roll may be known
draws-alone = Only the host and the house have a say in the draws here: everybody else is a bot.
seat-you = you
seat-house = a bot
seat-partner = your partner
seat-left = takes your orders
seat-right = gives you orders
seat-acts = to move
seat-away = not here
seat-shared = one device plays several seats
seat-stood-in = a bot is playing
seat-gone = away too long
seat-bonus = three looks
seat-resigns = wants to resign
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
talk-back = back to the stones
talk-unread = { $count ->
    [one] One new message
   *[other] { $count } new messages
 }
mute = Mute { $name }
unmute = Unmute { $name }

plate-place = Place
plate-hide = Hide
plate-swap = Swap
plate-peek = Peek
plate-challenge = Challenge
plate-boast = Boast
plate-believe = Believe
plate-doubt = Doubt
plate-steal = Steal
caption-place = put one at an end
caption-hide = turn one face-down
caption-swap = two trade places
caption-peek = look in secret
caption-challenge = “Name that one.”
caption-boast = “I know them all.”
what-peek-three = up to three looks
off-place = the Pool is empty
off-hide = all are face-down
off-swap = only one stone
off-face-down = none face-down
off-bell = the bell forbids it
off-now = not now
off-stone = not this stone

head-turn = Your turn
head-turn-of = { $name }’s turn
head-theirs = { $name }’s turn
head-wait = One moment
head-was = It was { the-stone }
head-answers = { $name } has to name stone { $space }
head-replies = { $name } has to answer
head-proves = { $name } has to prove it
head-look = Only you see this
head-more-looks = Look again?
head-answer = Name stone { $space }
head-reply = What do you say?
head-prove = Prove it
head-order = Lend { $name } your hand
head-elder = You are the elder
head-opening = The first stone
head-lost = The candle gutters
sub-turn = Choose one of the six actions. { $name }’s hands move the stones.
sub-second = Now take one action on Line { $line }.
sub-place = { $picked ->
    [yes] At which end of the Line?
   *[no] Which stone from the Pool?
 }
sub-hide = Which stone do you want to turn face-down?
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
sub-stone-first = What do you want to do with this stone?
sub-look = Put the stone back when you have seen enough.
sub-more-looks = You may look at another stone, or stop.
sub-answer = { $name } points at this stone. Say what it is.
sub-reply = { $count ->
    [2] { $name } claims to know both hidden stones.
    [one] { $name } claims to know the hidden stone.
   *[other] { $name } claims to know all { $count } hidden stones.
 }
sub-stolen = { $name } claims to know the stones too.
sub-prove = Point at a hidden stone, then name it.
sub-elder = Will you go first, or let the others begin?
sub-opening = Choose the stone that begins the Line.
sub-bell-claim = The bell has rung: challenge or boast.
sub-bell-handle = The bell has rung: hide or place.
sub-lost = Connection lost. Reconnecting; your game is safe.
say-it = Say it
not-yet = Not yet
let-go = Put it back

say-challenged = Name that one.
say-boasted = { $line ->
    [none] I know them all.
   *[other] I know all of Line { $line }.
 }
say-believed = I believe you.
say-doubted = Then prove it.
say-stolen = So do I!
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
    [2] The third point for { $name }: you lose the game.
   *[other] { $name } scores one point. The game continues.
 }
stake-doubt = { $count ->
    [2] Both right: { $name } wins the game. One wrong: you win it.
    [one] Right: { $name } wins the game. Wrong: you win it.
   *[other] All { $count } right: { $name } wins the game. One wrong: you win it.
 }
stake-steal = The Boast is yours. { $name } must believe you or doubt you.

cover-title = { $name }, for your eyes only
cover-sub = Take the screen while the others look away.
cover-look = Look

over-won = You win
over-lost = You lose
over-resigned = You resigned
over-drawn = A draw
over-side = Victory for { $side }
rematch = Once more
watch-again = Watch the replay
to-the-room = Back to the room
resign = Resign
resign-sure = Give up the game?
resign-means = The other side wins at once.
resign-partner = Your partner has to agree.
play-on = Play on
offer-draw = Offer a draw
take-back = Ask to take a move back
take-back-asked = { $name } wants to take a move back
take-back-sub = The stones would go back to where they were. Nobody gets any time back.
take-back-agree = Agreed
take-back-deny = The move stands
take-back-denied = The other side refuses: the move stands.
pause = Ask for a pause
resume = Resume
paused = The clocks have stopped
paused-sub = Anyone may resume the game.
pause-asked = { $name } asks for a pause
pause-asked-sub = The clocks stop once everybody agrees.
pause-agree = Agreed
handed-over = A bot plays for you
take-again = Take my seat back
leave-note = Your chair is kept if you leave: come back with the same link.
draw-offered = A draw?
draw-by = { $side } would settle for a draw.
draw-accept = Agreed
draw-decline = Play on
gone-title = { $name } has been away too long
gone-sub = You may claim the win, or let a bot take over.
claim = Claim the win
let-a-bot = Let a bot take over

## After the game

learn = Learn

## Learning

title-learn = Learn King’s Gambit · Taberna
learn-how = Learn in five minutes
learn-how-quest = Learn in ten minutes
learn-terms = try every action once

## The puzzle of the day

puzzle = Puzzle of the day

## What the house keeps

me = My games
table-log = What happened

## The rules of any game

title-rules = The rules · Taberna
rules-ours = our ruling
rules-example = Worked example

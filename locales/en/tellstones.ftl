## The stones. `the-stone-object` is what is done to: some languages change the article.

stone = { $symbol ->
    [C] Crown
    [D] Shield
    [S] Sword
    [F] Flag
    [K] Knight
    [H] Hammer
   *[L] Scales
 }
the-stone = the { stone }
the-stone-object = { the-stone }

## On the table

title-duel = Tellstones: King’s Gambit
title-vanguard = Tellstones: Draw the Lines
title-round = Tellstones: the King’s Round
line = { $line ->
    [none] Line
   *[other] Line { $line }
 }
pool = Pool
pool-empty = empty
face-down = face-down
badge-looks = three looks: { $side }
badge-bell = the bell has rung
badge-notes = practice: notes are allowed
badge-clock = no clock at this terminal
badge-drawn = draw offered by { $side }
badge-resigns = { $seat } wants to resign
badge-away = { $seat } is away

## What one can do: the words of this edition first, then what the rules say without a word of their own

verb-place = Place
verb-hide = Hide
verb-swap = Swap
verb-peek = Peek
verb-challenge = Challenge
verb-boast = Boast
verb-stop = Stop looking
verb-answer = Answer
verb-believe = Believe
verb-doubt = Doubt
verb-steal = Steal
verb-name = Name
verb-open = Open
verb-first = Go first
verb-second = Go second

what-place = put a stone from the Pool at either end
what-hide = turn a stone face-down
what-swap = two stones change places
what-peek = look at a face-down stone in secret
what-challenge = “Name this stone!”
what-boast = “I know them all.”
what-stop = you have seen enough
what-answer = say which stone it is
what-believe = “I believe you”: a point for { $side }
what-doubt = “Prove it”: all or nothing for { $side }
what-steal = “So do I!”
what-name = name a stone and turn it face-up
what-open = choose the stone that begins the Line
what-first = you begin
what-second = you let the others begin

which-line = On which Line?
which-stone = Which stone?
which-end = At which end?
which-space = Which stone on the Line?
which-other = With which other stone?
which-symbol = What is it?
which-looker = Who looks?
looker-self = yourself
looker-partner = your partner
end-left = left
end-right = right

## What is asked of a player

ask-turn = { $seat }, it is your turn.
ask-second = { $seat }, now take an action on Line { $line }.
ask-bell-claim = { $seat }, the bell has rung: Challenge or Boast.
ask-bell-handle = { $seat }, the bell has rung: Hide or Place.
ask-elder = { $seat }, you are the elder: will you go first or second?
ask-opening = { $seat }, choose the stone that begins the Line.
ask-place = { $seat }, { $by } asks you to put { the-stone-object } { at-end }.
ask-hide = { $seat }, { $by } asks you to turn stone { $space } face-down.
ask-swap = { $seat }, { $by } asks you to swap stones { $space } and { $other }.
ask-answer = { $seat }, which stone is number { $space }?
ask-reply = { $seat }, { $by } claims to know every face-down stone. Believe, doubt or steal?
ask-stolen = { $seat }, { $by } has stolen your Boast. Believe or doubt?
ask-prove = { $seat }, prove it: name a face-down stone.
ask-look = { $seat }, you may look at another stone, or stop.

at-end = { $line ->
    [none] { $end ->
        [left] at the left end
       *[right] at the right end
     }
   *[other] { $end ->
        [left] at the left end of Line { $line }
       *[right] at the right end of Line { $line }
     }
 }

## What happened

event-opened = { $line ->
    [none] The Line begins with { the-stone }.
   *[other] Line { $line } begins with { the-stone }.
 }
event-first-settled = { $seat } goes first.
event-half-done = One action is left, on Line { $line }.
event-bell-hangs = The last-orders bell may ring after twelve turns of nothing but Swap and Peek.
event-bell-rang = The tavern bell rings for { $seat }.
event-ordered-place = { $by } wants { the-stone-object } { at-end }; { $hand } has to put it there.
event-ordered-hide = { $by } wants stone { $space } face-down; { $hand } has to turn it.
event-ordered-swap = { $by } wants stones { $space } and { $other } swapped; { $hand } has to do it.
event-placed = { $hand } puts { the-stone-object } { at-end }, as { $by } asked.
event-hidden = { $hand } turns stone { $space } face-down, as { $by } asked.
event-swapped = { $hand } swaps stones { $space } and { $other }, as { $by } asked.
event-looked = { $looker } looks at stone { $space }.
event-looked-for = { $looker } looks at stone { $space } for { $by }.
event-challenged = { $by } challenges { $of } to name stone { $space }.
event-answered = { $by } says: “{ the-stone }”.
event-boasted = { $line ->
    [none] { $by } boasts: “I know them all.”
   *[other] { $by } boasts: “I know all of Line { $line }.”
 }
event-believed = { $by } believes it.
event-doubted = { $by } does not believe it; { $prover } has to prove it.
event-stolen = { $by } steals the Boast from { $of }: “So do I!”
event-named = { $by } names stone { $space }: “{ the-stone }”.
event-turned = Stone { $space } is turned face-up: { the-stone }.
event-scored = A point for { $side }.
event-draw-offered = { $by } offers a draw.
event-draw-declined = { $by } declines the draw: the game continues.
event-resigned = { $by } resigns.
event-went-away = { $seat } has been away too long.
event-came-back = { $seat } is back.
event-looked-secret = Stone { $space } is { the-stone }.

## How it ended

ended-points = Three points: victory for { $side }.
ended-proof = The proof decides the game: victory for { $side }.
ended-resigned = The other side resigned: victory for { $side }.
ended-time = Time is up: victory for { $side }.
ended-claimed = The other side stayed away: victory for { $side }.
ended-agreed = A draw, agreed by both sides.
ended-turns = A draw: too many turns have gone by.
match-won = The match goes to { $side }.
match-drawn = The match is drawn.

## A short reminder

rules-reminder =
    Seven stones; three points win. A turn is one action:
      { verb-place }: choose a stone from the Pool; it goes face-up to an end of the Line.
      { verb-hide }: a face-up stone is turned face-down.
      { verb-swap }: two stones on the Line change places.
      { verb-peek }: look at a face-down stone by yourself; look at up to three if the
        other side has just scored, on its turn or on yours.
      { verb-challenge }: point at a face-down stone; your opponent names it and turns it.
        Right: a point for the opponent. Wrong: a point for you.
      { verb-boast }: claim to know every face-down stone. Your opponent believes you
        (a point for you), doubts (prove it and win the game; one mistake loses it),
        or steals the claim, and then you believe or doubt.
    Place, Hide and Swap are your choice, but the opponent’s hand moves the stones.
    Say what you like, true or not ({ word-talk }). No memory aids: that’s the game.
rules-reminder-vanguard =
    Two Lines, one score. Name the Line too: B2 is the second stone on Line B.
rules-reminder-round =
    Two teams. The opponent on your left moves the stones and answers you; your
    partner may look for you (peek p2), and a proof alternates between partners.

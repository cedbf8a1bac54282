## Opponents

opponent-now = Opponent: { $who }
opponent-level = The ladder
opponent-apart = Apart from the ladder
opponent-manner = Manner
bot-steady = even
bot-steady-about = No quirks.
chair-across = Across from you
chair-left = On your left
chair-partner = Your partner
chair-right = On your right
bot-sits = Let the house sit here

## A match

option-games = Length
option-games-1 = one game
option-games-3 = the best of three
match-game = Game { $place }, best of three
match-score = The match: { $one } { $first }, { $two } { $second }
match-next = The next game

## The others at the table

guests = At this table
house = The house
guest-mute = Mute
guest-unmute = Hear again
guest-block = Block
guest-unblock = Unblock
guest-report = Report
guest-report-why = What did { $name } do?
guest-report-send = Send to whoever keeps the house
guest-remove = Send away
guest-remove-sure = Really send away
guest-muted = You no longer hear { $name }.
guest-heard = You hear { $name } again.
guest-blocked = { $name } can no longer sit down at your tables.
guest-welcome = { $name } may sit down at your tables again.
guest-reported = Whoever keeps the house will read it.
guest-removed = { $name } was sent away.
chair-seat-lost = Your chair at this table is no longer yours.
chair-closed = This table was closed.
hush = Mute the house
unhush = Hear the house again
bot-instead = Or the house

## A bot's memory, after the game

memory-title = What { $name } remembered
memory-whose = Whose memory
memory-stone = No.
memory-took = { $name } took it for
memory-had = { $name } had seen
memory-sure = sure, { $sure }%
memory-unsure = unsure, { $sure }%
memory-wrong = wrong, { $sure }% sure
memory-forgotten = forgotten
memory-none = No stone lies face-down.
memory-thoughts = What went through that mind
memory-nothing = Nothing was forgotten, and nothing claimed.
memory-changed = This memory can no longer be rebuilt: the bot has changed since, or somebody had what it knew of their play deleted.
memory-forgot = Forgot stone { $space }, and noticed.
memory-confused = Confused stones { $space } and { $other }, and did not notice.
memory-missed = Did not follow when stones { $space } and { $other } changed places.
memory-boast-knew = { $hidden ->
    [one] Boasted, and knew the only one.
   *[other] Boasted, and knew all { $hidden }.
 } Chance given to the other side: { $theirs }%.
memory-boast-mistaken = Boasted in good faith, with { $known } of { $hidden } right. Chance given to the other side: { $theirs }%.
memory-boast-bluffed = Boasted, and bluffed: { $known } of { $hidden } right. Chance given to the other side to know them all: { $theirs }%.
memory-steal-knew = { $hidden ->
    [one] Stole the Boast, and knew the only one.
   *[other] Stole the Boast, and knew all { $hidden }.
 } Chance given to the boaster: { $theirs }%.
memory-steal-mistaken = Stole the Boast in good faith, with { $known } of { $hidden } right. Chance given to the boaster: { $theirs }%.
memory-steal-bluffed = Stole the Boast, and bluffed: { $known } of { $hidden } right. Chance given to the boaster: { $theirs }%.
memory-challenge = Challenged stone { $space }. Chance given to the other side to know it: { $theirs }%.
memory-believe = Believed it. Chance given to the other side to know them all: { $theirs }%.
memory-doubt = Doubted it. Chance given to the other side to know them all: { $theirs }%.

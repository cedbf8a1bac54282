## What is said of a game that is over, of stories that go on, and of going on elsewhere

kept-back-title = What stays hidden
kept-back = The campaign continues. What nobody found, the plan and the others’ cards stay hidden until all the adventurers ask to see them, or until the campaign is over.
kept-back-asked = In favour so far: { $who }.
kept-back-missing = Still to agree: { $who }.
kept-back-later = The same file holds an adventure that nobody has played yet, so nothing in it is shown until the campaign is over.
kept-back-ask = Show us what we didn’t find
checked-title = Was it fair?
checked-about = The house committed to its dice before the first one fell. Anybody can check whether it kept its word.
checked-look = Check the record
checked-here-seal = Checked here in your browser: the seal on the whole record is valid.
checked-here-promise = { $count ->
    [0] Checked here in your browser: the dice came from the secret that was promised before the game.
    [one] Checked here in your browser: the dice came from the secret that was promised before the game, and from what one player contributed.
   *[other] Checked here in your browser: the dice came from the secret that was promised before the game, and from what { $count } players contributed.
 }
checked-here-chain = Checked here in your browser: every line follows from the one before it.
checked-here-opening = Checked here in your browser: the house signed its promise before any player contributed to the seed.
checked-here-signed = Checked here in your browser: the house has signed the whole record.
checked-here-unsigned = Nobody has signed this record.
checked-here-unknown = The record is signed with a key that isn’t this house’s ({ $house }…).
checked-here-unable = Signatures can’t be checked in this browser or over this connection; taberna verify can.
checked-by-house = The house replayed the game:
checked-sum = In short: { $what }
checked-not = This is false: { $what }
checked-yourself = If you trust nobody, download the record and check it on your own machine:
chains = Campaigns and matches to continue
chain-go-on = Continue
chain-with = with { $who }
chain-since = { $count ->
    [one] one evening
   *[other] { $count } evenings
 } since { $date }.
chain-between = Between two evenings.
chain-under-way = Under way.
elsewhere = Continue on another device
elsewhere-note = Whoever opens the link first takes your seat, and you lose it here. Keep the link to yourself.
elsewhere-qr = QR code for the seat: { $name }

title-replay = Replay · Taberna
replay = Replay
eyes = Seen by
eyes-all = All stones face-up
earlier = Earlier
later = Later
moment = Moment of the game
moment-of = { $n } of { $total }
moment-n = Moment { $n }
seen-at = seen at { $moment }
turning-points = Turning points
spoil-yes = Show it anyway
spoil-no = Better not
replay-play = Play
replay-hold = Pause
replay-quick = Twice as fast
replay-by-rounds = Round by round
share-tale = Share the tale
copy-moment = Copy a link to this moment
download = Download the record
download-text = Download the notation
title-me = My games · Taberna
me-lead = What the house keeps about you: take it with you, or have it deleted.
me-nothing = Nothing yet. Play a game first.
me-running = Tables you’re still at
me-games = Games
me-count = { $games ->
    [one] One game
   *[other] { $games } games
 }: { $wins } won, { $losses } lost, { $draws } drawn.
went-well = the adventure is a success
went-badly = the adventure has failed
me-last = The last games
me-against = against { $who }
me-with = with { $who }
figures-recall = What you remembered
figures-recall-about = { $games ->
    [one] Hidden stones you named correctly in the only game that counts so far: { $right } of { $of }.
   *[other] Hidden stones you named correctly in your last { $games } games: { $right } of { $of }.
 }
figures-recall-none = You haven’t had to name a hidden stone yet.
figures-by-stone = By stone
figures-by-swaps = By swaps since you last saw the stone
figures-by-time = By time since you last saw the stone
figures-share = { $right } of { $of } right
figures-you = You
figures-all = Everybody
figures-usual = everybody: { $percent }%
figures-puzzles = { $of ->
    [one] One puzzle answered, { $right } right.
   *[other] { $of } puzzles answered, { $right } right.
 } Your answers are kept only in this browser.
figures-days = { $row ->
    [one] One day so far.
   *[other] { $row } days in a row.
 }
figures-of = { $right } of { $of }
figures-few = too few to say
figures-not-tried = not tried
figures-right = right
figures-wrong = wrong
figures-no-puzzle = You haven’t tried a puzzle yet:
figures-against = Head to head
figures-won-row = { $row ->
    [0] No streak at the moment.
    [one] You won the last game.
   *[other] You won the last { $row } games.
 }
figures-lost-row = { $row ->
    [one] You lost the last game.
   *[other] You lost the last { $row } games.
 }
figures-longest = Longest winning streak: { $longest }.
figures-who = against
figures-won = won
figures-lost = lost
figures-drawn = drawn
me-bots = What bots remember
me-remembered = Let bots remember how I play
me-remembered-about = For your next game together, each bot keeps how good your memory seems to be, how you answer a Boast, whether your claims were true, and how many games you have played. No stones, no moves, no words. If you untick this, all of it is deleted at once.
me-remembered-kept = { $bots ->
    [0] No bot remembers you yet.
    [one] One bot remembers you.
   *[other] { $bots } bots remember you.
 }
notices = When it’s your turn
notices-channel = Announce it in the server’s channel, with my name
notices-closed = You get the notice even when this page is closed. It says which table it is and that it’s your turn, nothing more.
notices-open = The notice reaches you while a table is open in a tab. This server doesn’t send push messages.
notices-forbidden = The browser doesn’t allow notifications: check its settings for this page.
refusal-bad-endpoint = This isn’t the address of a push service that the server knows.
refusal-no-push = This server doesn’t send push messages.
refusal-no-channel = This server can’t send notifications.
rules-find = Find a rule
rules-found = { $count ->
    [0] No rule mentions it.
    [one] One rule found.
   *[other] { $count } rules found.
 }
rules-chapters = Chapters
me-export = Download everything
me-forget = Forget me
me-forget-sure = Yes, forget everything
memory-title = What { $name } remembered
memory-whose = Whose memory?
memory-stone = Stone
memory-took = { $name } thought it was
memory-had = { $name } had seen
memory-sure = { $sure }% sure
memory-unsure = unsure, { $sure }%
memory-wrong = wrong, { $sure }% sure
memory-forgotten = forgotten
memory-none = No stone is face-down.
memory-thoughts = What the bot was thinking
memory-nothing = Nothing was forgotten, and nothing claimed.
memory-changed = This memory can no longer be rebuilt: the bot has changed since, or a player has asked it to forget how they play.
memory-forgot = Forgot stone { $space }, and noticed.
memory-confused = Mixed up stones { $space } and { $other } without noticing.
memory-missed = Lost track when stones { $space } and { $other } changed places.
memory-boast-knew = { $hidden ->
    [one] Boasted, and knew the only hidden stone. By the bot’s reckoning, the chance that the other side knew it too was { $theirs }%.
    [2] Boasted, and knew both hidden stones. By the bot’s reckoning, the chance that the other side knew them too was { $theirs }%.
   *[other] Boasted, and knew all { $hidden } hidden stones. By the bot’s reckoning, the chance that the other side knew them too was { $theirs }%.
 }
memory-boast-mistaken = Boasted in good faith, with { $known } of { $hidden } right. By the bot’s reckoning, the chance that the other side knew them all was { $theirs }%.
memory-boast-bluffed = Boasted, and bluffed: { $known } of { $hidden } right. By the bot’s reckoning, the chance that the other side knew them all was { $theirs }%.
memory-steal-knew = { $hidden ->
    [one] Stole the Boast, and knew the only hidden stone. By the bot’s reckoning, the chance that the boaster knew it too was { $theirs }%.
    [2] Stole the Boast, and knew both hidden stones. By the bot’s reckoning, the chance that the boaster knew them too was { $theirs }%.
   *[other] Stole the Boast, and knew all { $hidden } hidden stones. By the bot’s reckoning, the chance that the boaster knew them too was { $theirs }%.
 }
memory-steal-mistaken = Stole the Boast in good faith, with { $known } of { $hidden } right. By the bot’s reckoning, the chance that the boaster knew them all was { $theirs }%.
memory-steal-bluffed = Stole the Boast, and bluffed: { $known } of { $hidden } right. By the bot’s reckoning, the chance that the boaster knew them all was { $theirs }%.
memory-challenge = Challenged stone { $space }. By the bot’s reckoning, the chance that the other side knew it was { $theirs }%.
memory-believe = Believed the claim. By the bot’s reckoning, the chance that the other side knew all the stones was { $theirs }%.
memory-doubt = Doubted the claim. By the bot’s reckoning, the chance that the other side knew all the stones was { $theirs }%.
end-title = What was on everybody’s mind
end-known = Share of hidden stones that each player had seen in their current places
end-counts = This game
end-looked = looks
end-swapped = swaps
end-challenged = challenges
end-boasted = boasts
end-see = Replay from there
end-none = nothing

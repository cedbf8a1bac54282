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
match-game = Game { $place } of the best of three
match-score = The match: { $one } { $first }, { $two } { $second }
match-next = The next game

## The others at the table

guests = At this table
guest-mute = Mute
guest-unmute = Hear again
guest-block = Block
guest-unblock = Let come again
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

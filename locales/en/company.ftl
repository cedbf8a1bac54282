## Opponents

opponent-now = Opponent: { $who }
opponent-level = Bots by level
opponent-apart = Other bots
opponent-manner = Style
bot-steady = steady
bot-steady-about = No quirks.
chair-across = Across from you
chair-left = On your left
chair-partner = Your partner
chair-right = On your right
bot-sits = Let a bot sit here

## A match

match-game = Game { $place }, best of three
match-score = The match: { $one } { $first }, { $two } { $second }
match-next = The next game

## The others at the table

guests = At this table
house = The house
guest-mute = Mute
guest-unmute = Unmute
guest-block = Block
guest-unblock = Unblock
guest-report = Report
guest-report-why = What did { $name } do?
guest-report-send = Send the report
guest-remove = Remove
guest-remove-sure = Yes, remove
guest-muted = You no longer hear { $name }.
guest-heard = You hear { $name } again.
guest-blocked = { $name } can no longer sit down at your tables.
guest-welcome = { $name } may sit down at your tables again.
guest-reported = Report sent: the server’s host will read it.
guest-removed = { $name } was removed from the table.
chair-seat-lost = You no longer have a chair at this table.
chair-closed = This table was closed.
chair-not-watching = The host has closed this table to spectators.
hush = Mute the house
unhush = Unmute the house
bot-instead = Or seat a bot

## The server: its commands, its plain page, and why it refuses something.

help-serve = Start a server on this machine, so that people can play in the browser and over the network.

    Example: taberna serve

    Example, for a club evening: taberna serve --host 0.0.0.0 --port 8080 --database club.db

    With --host 0.0.0.0, everybody on your network opens http://ADDRESS:8080, with the address of this machine (on Linux, hostname -I prints it). Any number of tables can be played at once. Friends outside your network need a tunnel or an open port: docs/hosting.md
help-serve-host = The address to listen on. With the default, 127.0.0.1, only this machine can connect; with 0.0.0.0, others can too.
help-serve-port = The port to listen on; 0 picks any free one.
help-serve-database = Where tables are stored: a file, or postgresql://…
help-serve-browse = Whether to open the browser.
help-join = Use a link to take a seat at a table on a server. The same link takes you back to your seat.
help-join-name = Your name at that table.
help-bot = Seat a bot that runs on this machine at a table on a server.

    Example: taberna bot --url http://192.168.1.20:8000/join#… --player king
help-bot-url = The invitation link for the seat.
help-bot-player = Which bot. Tellstones: page, squire, knight, marshal or king. TseuQuest: fair, lenient or cunning. By default, simple, which both games have.
help-bot-name = The bot’s name at the table.
help-bot-seed = A seed for the bot’s random draws. By default, a random one.

serve-open = The server is running: { $address }
serve-newer = The database was written by a newer version of Taberna (schema { $found }; this version can use schemas up to { $known }). Nothing was changed. Install a newer version.
package-missing = This needs { $package }. To install it: { $command }
serve-failed = The server can’t start: { $error }
join-gathering = Waiting for the others to sit down.
join-waiting = Waiting for { $seats }.
join-one-device = Playing on one device: { $seats }.
join-bot-plays = A bot takes over for { $seat }.
join-plays-again = { $seat } is playing again.
join-left = { $seat } has left the table.
join-back = { $seat } is back at the table.
bot-sat = { $name } sits down at seat { $seat }.
bot-watching-link = This link is for watching only: a bot needs a seat’s link.
bot-other-options = Note: this table has { $has }. The usual choice with bots is { $usual }.
bot-over = { $seats ->
    [none] The game is over. Nobody has won.
   *[other] The game is over. Won by: { $seats }.
 }
bot-gone = The table can’t be reached any more: { $reason }

page-title = Taberna
page-about = A tavern table for games that never had a complete version on screen. The server is running, but the web page has not been built.
page-games = Games on the shelf:
page-ways = What you can do
page-way-terminal = Play at this machine’s terminal: `taberna play`
page-way-join = Take a seat at a table by its link: `taberna play LINK`
page-way-bot = Seat one of your own bots at a table: `taberna bot --url LINK`
page-way-api = Write your own client: see docs/protocol.md, and start with `GET /api/games`.
page-tables = Public tables
page-no-tables = There are no public tables at the moment.
page-table = { $game }: { $free } of { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
 } free

refusal-no-guest = The house doesn’t know you yet: tell it your name first.
refusal-no-such-table = There is no such table.
refusal-no-such-record = There is no such record.
refusal-no-such-party = There is no such party.
refusal-no-such-guest = There is no such guest.
refusal-no-such-page = There is nothing at this address.
refusal-no-such-bot = There is no bot “{ $bot }”. Choose one of: { $known }.
refusal-not-so = This address doesn’t accept that kind of request.
refusal-failed = Something went wrong on the server. Nothing was done.
refusal-busy = The house is full to the rafters. Try again in a moment.
refusal-too-fast = Not so fast: wait a moment and try again.
refusal-talk-too-fast = Let the others get a word in, then carry on.
refusal-too-large = That is too large to send: the server takes at most { $most } kB at a time.
refusal-too-many-entries = This game is too long to show here: it has more than { $most } entries.
refusal-too-heavy = This record is too large for the server to check.
refusal-record-unsound = { $seq ->
    [0] This record is not valid ({ $reason }), so it wasn’t kept.
   *[other] This record is not valid from entry { $seq } on ({ $reason }), so it wasn’t kept.
 }
refusal-quota-guest = Your space for uploaded records is full ({ $most } MB). The oldest are deleted after a while: try again later.
refusal-quota-address = The space for records uploaded from your address is full ({ $most } MB). The oldest are deleted after a while: try again later.
refusal-quota-house = The server’s space for uploaded records is full ({ $most } MB). The oldest are deleted after a while: try again later.
refusal-too-many-tables = { $most ->
    [one] You have a table open already: close it first.
   *[other] You have { $most } tables open already: close one first.
 }
refusal-too-many-seats = { $most ->
    [one] A table here has one seat.
   *[other] A table here has at most { $most } seats.
 }
refusal-too-many-streams = { $most ->
    [one] A connection can listen to one seat only.
   *[other] A connection can listen to at most { $most } seats.
 }
refusal-too-many-actions = { $most ->
    [one] Send one action at a time.
   *[other] Send between one and { $most } actions at a time.
 }
refusal-too-many-sockets = You have too many connections open: close another tab first.
refusal-bad-origin = A page on another site can’t ask for this.
refusal-bad-away = The time after which a missing player counts as away can be at most { $most } days.
refusal-seed-too-long = This practice seed is too long: at most { $longest } characters.
refusal-wish-too-long = You are looking for too much at once: name at most { $most } choices of { $longest } characters each.
refusal-practice-public = A practice table can’t be public, because somebody chose its seed: invite people by link.
refusal-options-too-long = These options are too long: { $most } characters at most.
refusal-bad-name = { $reason ->
    [text-empty] A name needs at least one letter.
    [text-too-long] That name is too long for the table: choose a shorter one.
   *[other] Something in that name isn’t allowed: choose another.
 }
refusal-bad-id = Each request needs its own id of at most { $longest } characters.
refusal-name-taken = Somebody at this table is already called { $name }: choose another name.
refusal-name-reserved = { $name } is reserved for the house: choose another name.
refusal-not-invited = You need a valid invitation for that: use the whole link you were sent.
refusal-invitation-used = Somebody has already used this invitation: ask for another.
refusal-removed = The host has removed you from this table.
refusal-blocked = You can’t sit down at this host’s tables. Other tables are open to you.
refusal-nothing-offered = There is no such offer right now.
refusal-not-an-offer = This can’t be offered here.
refusal-not-for-two = That is not a game for two.
refusal-host-only = Only the host can do that.
refusal-host-stays = You can’t remove the host from their own table.
refusal-seat-taken = Seat { $seat } is taken.
refusal-seat-kept = Seat { $seat } is reserved for somebody.
refusal-seat-in-play = The game has begun: nobody can be removed from seat { $seat }, and only its player can invite somebody to it.
refusal-other-side = You have played on the other side in this game: seat { $seat } is not for you.
refusal-nobody-vouches = Nobody on the side of seat { $seat } is here to agree, so the bot stays.
refusal-not-agreed = Not all players have agreed yet: until they do, you can’t have seat { $seat }.
refusal-seat-with-bot = A bot plays seat { $seat }.
refusal-seat-without-bot = No bot plays seat { $seat }.
refusal-not-your-seat = That seat is not yours.
refusal-not-watching = This table doesn’t allow spectators.
refusal-not-subscribed = You are not listening to that seat.
refusal-no-previews = This game can’t say beforehand what an action would do.
refusal-not-playing = The game hasn’t started, or is over.
refusal-paused = The table is paused: resume the game first.
refusal-table-over = The game at this table is over.
refusal-table-closed = This table is closed.
refusal-still-playing = Others are still playing here.
refusal-still-running = That can’t be done before the game is over.
refusal-kept-back = What nobody found stays hidden while the campaign continues, unless all the adventurers ask to see it.
refusal-already-open = What nobody found has already been shown.
refusal-no-log = This game is played from memory: there is nothing to look up.
refusal-opening-unread = Read the server’s commitment for this table before you contribute to the seed.

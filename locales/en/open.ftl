## Opening a table at a house elsewhere

help-open = Open a table on another server and get a link for each seat.

    Whoever has a link sits down with taberna play LINK. The game begins when every seat is taken.

    Example: taberna open http://127.0.0.1:8000 tellstones --seat A=Ana --seat B=bot:king

    Example: taberna open http://127.0.0.1:8000 tseuquest good-barrel --option party=A:bruna,B:odo

    Example: taberna open http://127.0.0.1:8000 tseuquest --seat S=Dora

    Exit codes: 0 the table is open; 2 bad option, nobody answers there, or the house refuses.
help-open-url = The server’s address, as the other players will reach it.
help-open-game = The game: tellstones or tseuquest.
help-open-seat = Who is to sit where: SEAT=NAME is a person, SEAT a person without a name, SEAT=bot:BOT a bot of the house; may be repeated. Seats that are not named are people’s; the Evil Sorcerer’s (S) is a bot’s.
open-done = The table is open. The game begins when every seat is taken.
open-seat = Seat { $seat }, { $name }. Whoever takes this seat types this at their own terminal (it works for one person):
open-bot = Seat { $seat }, { $name }: a bot of the house sits there already.
open-watch = To watch (any number of people):
open-keep = Keep the links: they are shown only once, and whoever has one has the seat.
open-url-shape = “{ $url }” isn’t a server address. One looks like http://127.0.0.1:8000
open-nobody = No Taberna server answers at { $url }. Is it running (taberna serve), and is the address right?

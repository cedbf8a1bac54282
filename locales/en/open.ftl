## Opening a table on another server

help-open = Open a table on a running server and get a link for each seat.

    Send each link to the person who will sit there: they type taberna play LINK, or open the link in a browser. The game begins when every seat is taken.

    Example: taberna open http://192.168.1.20:8000 tellstones --seat A=Ana --seat B=bot:king

    Example: taberna open http://192.168.1.20:8000 tseuquest good-barrel --option party=A:bruna,B:odo

    Example: taberna open http://192.168.1.20:8000 tseuquest --seat S=Dora

    Exit codes: 0 the table is open; 2 a bad option, no server answers there, or the server refuses.
help-open-url = The address at which the other players will reach the server; 127.0.0.1 is reached only from this machine.
help-open-game = The game: tellstones or tseuquest.
help-open-seat = Who sits where; may be repeated. SEAT=NAME is a person, SEAT alone a person who has no name yet, SEAT=bot:BOT one of the server’s bots. Seats you don’t mention are for people, except the Evil Sorcerer’s (S), which a bot plays.
open-done = The table is open. The game begins when every seat is taken.
open-seat = Seat { $seat }, { $name }. Whoever takes this seat types this at their own terminal, or opens the link in a browser (it works for one person only):
open-seat-like-bot = “{ $name }” here is a person’s name. For the bot of that name: --seat { $seat }=bot:{ $name }
open-bot = Seat { $seat }, { $name }: one of the server’s bots sits there already.
open-watch = To watch, at the terminal or in a browser (any number of people):
open-keep = Keep the links: they are shown only once, and whoever has one has the seat.
open-url-shape = “{ $url }” isn’t a server address. It should look like http://192.168.1.20:8000
open-nobody = No Taberna server answers at { $url }. Is it running, and is the address right? To be reached from other machines it must have been started with: taberna serve --host 0.0.0.0

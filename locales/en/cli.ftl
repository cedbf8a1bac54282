## The commands

help-app = Play Tellstones and TseuQuest at the terminal, run a server, measure bots, check adventures.

    Play at this terminal: taberna play

    Play a friend over a link: start a server (taberna serve --host 0.0.0.0), then open its page in a browser, or open a table from another terminal: taberna open ADDRESS

    Take a seat by its link: taberna play LINK

    Resume a game: taberna play --resume FILE

    Play against a bot: taberna play --bot B=king. Seat a bot at a friend’s table: taberna bot --url LINK

    Write an adventure: taberna adventure --help

    Use another language (en, es, fr or el): taberna --language es COMMAND

    Exit codes: 0 all is well; 1 a check failed; 2 wrong usage or bad input; 3 you left before the game was over.
help-language = The language: en, es, fr or el. By default, that of LC_ALL or LANG.
help-version = Show the version and exit.

help-play = Play a game at this terminal: two people at one keyboard, against bots, or at a table on a server.

    Type actions in notation (place F right, hide 2, swap 1 4, peek 2, challenge 3, boast), or pick them by number from the menu. If input doesn’t come from a terminal, actions are read from standard input, one per line, as ACTION or SEAT: ACTION; # starts a comment.

    Example: taberna play tellstones --bot B=king

    Example: taberna play tellstones --variant round --bot B1 --bot B2

    Example: taberna play tellstones --option hands=opponent --seed 7 < script.txt

    Example: taberna play tseuquest good-barrel --option party=A:bruna,A:sela --campaign evening.jsonl

    Example: taberna play tseuquest --seat S

    Example: taberna play --resume evening.jsonl

    Exit codes: 0 the game was played to its end; 2 a bad option, or a bad line in the script; 3 you left before the game was over.
help-play-game = The game (default: tellstones), or a link to a table on a server.
help-play-adventure = TseuQuest: the adventure to play; everybody sees which one it is. If you don’t name one, whoever plays the Evil Sorcerer chooses in secret; if a bot plays the Sorcerer, you start with good-barrel, the one for beginners.
help-play-dice = “mine”: roll your own dice and type what they show (TseuQuest).
help-play-seat = The seats you play at this keyboard; bots take the others. S is the Evil Sorcerer.
help-play-resume = Resume an unfinished game from its file. Games are saved even without --save: when you leave, you are told in which file.
help-play-campaign = Play a campaign and save it in this file and others next to it. If the file exists, the campaign continues where you stopped.
help-play-variant = Tellstones: duel, vanguard or round. TseuQuest: adventure or interlude.
help-play-option = A game option, as KEY=VALUE; may be repeated.
help-play-seed = For practice: base all random draws on this seed. The record will say so.
help-play-bot = Have a bot play this seat; add =BOT to choose which (B=king). May be repeated.
help-play-bots = “all”: bots play every seat.
help-play-names = The players’ names: A=Ana,B=Bruno.
help-play-save = Write the record of the game to this file.
help-play-looks = If output doesn’t go to a terminal, also print what each Peek shows.

help-replay = Step through a finished game.

    Enter goes forward, b goes back, a number jumps to that step, q quits. If output doesn’t go to a terminal, the whole game is printed.

    Example: taberna replay evening.jsonl --seat A

    Exit codes: 0 shown; 2 the record can’t be read, or the game isn’t over.
help-replay-record = The file of a game, as written by taberna play --save.
help-replay-seat = Show only what this seat was told. By default, everything is shown.

help-verify = Check records of games and report what each one proves.

    Every move is checked against the rules and every draw is repeated from the seed. Anything that can’t be checked is reported as unproven. To check a match or a campaign, give the records of all its games, first to last.

    Example: taberna verify evening.jsonl

    Exit codes: 0 complete and signed; 1 something is false, or the rules the game was played by are not available here; 2 the file can’t be read. Otherwise the code names the first thing that isn’t proven: 4 the draws, 5 the commitment, 6 who sat where, 7 the times, 8 the signature, 9 that the record is complete.
help-verify-need = How much must be proven for exit code 0. Choose one of: lawful, draws, committed, seats, times, signed, whole. Everything before it in this list must be proven too.
help-verify-key = Trust only the server with this public key (a server publishes its keys at /.well-known/taberna.json). By default, servers whose receipts you have here are trusted. May be repeated.

help-scenario = Run scenario files, or all those in a folder. Scenarios are worked examples of the rules.

    Example: taberna scenario tests/rules/tellstones

    Exit codes: 0 all passed; 1 some failed; 2 no such file.
help-scenario-paths = Files (.toml) or folders.

help-schema = Write JSON Schemas for every game’s actions, events and views.

    Example: taberna schema --out build/docs

    Exit codes: 0 written; 2 the folder can’t be written to.
help-schema-out = The folder to write to.

## The first screen

welcome = Welcome to the tavern.
welcome-opponent = Who is playing?
welcome-bot = You against a bot
welcome-two = Two at this terminal
welcome-round = The King’s Round: you and a bot against two bots
welcome-quest = TseuQuest: into the dungeon, two adventurers against the Sorcerer
welcome-vanguard = Draw the Lines: two Lines, you against a bot
welcome-choose = Your choice (Enter = 1):

## Words that are typed; the English ones are understood in every language

word-help = help
word-notes = notes
word-rules = rules
word-talk = talk
word-log = log
word-undo = undo
word-agree = agree
word-decline = decline
word-mute = mute
word-pause = pause
word-resume = resume
word-quit = quit
word-map = map
word-sheets = sheets
word-story = story
word-about = about
word-resign = resign
word-draw-offer = draw offer
word-draw-accept = draw accept
word-draw-decline = draw decline
word-claim = claim
word-abandon = abandon

## At the table

help-table =
    Type an action in notation, or pick one by its number or its first letters:
      place F right · hide 2 · swap 1 4 · peek 2 · peek 2 4 5 · challenge 3 · boast
      answer K · believe · doubt · steal · name 2 K · stop
    With two Lines, name the Line too: hide A2, place A F right, boast B.
    The stones:
      { $stones }
    Also:
      talk …      say something to the table      rules   a short reminder
      undo        take back what you just did     log     what happened (practice)
      draw offer  offer a draw                    resign  give up the game
      quit        leave the table                 ?       this help
      mute        silence the bots, or let them talk again
    SEAT: ACTION acts for another seat at this terminal, as in “B: resign”.
prompt = { $seat } >
also = also: { $words }, ? for help
menu-back = Enter = back, { word-notes } = show the notes in full
menu-none = “{ $text }” is not one of the choices.
menu-several = “{ $text }” could be: { $choices }.
press-enter = Press Enter to continue.
look-alone = { $seat }, for your eyes only: take the keyboard while the others look away. Press Enter when you’re ready.
look-ready = { $seat }: press Enter to look.
take-keyboard = { $seat }, this is for your eyes only: take the keyboard while the others look away. Press Enter when you’re ready.
look-wiped = Press Enter to clear what you saw from the screen.
taken-back = { $seat } takes back the last move.
undo-agree = { $seat }, { $to } would like to take back the last move: { $agree } or { $decline }?
undo-wish = { $to } would like to take back the last move: { $agree } or { $decline }?
pause-wished = { $seats } would like a pause. Type { $pause } to agree: the clocks stop once everybody has agreed.
pause-begins = The clocks have stopped. Type { $resume } to continue.
pause-ends = The game continues.
receipt-none = This table gave no receipt, so you can’t check whether the server kept its word.
receipt-late = This game began before you joined: you have no say in its draws, and get no receipt.
talked = { $seat }: “{ $text }”
talk-what = Write what you want to say. For example: { word-talk } A fine evening at court.
log-closed = No memory aids during a game. (For practice: --option notes=on)
house-plays-itself = The house makes its own draws; you can’t make them for it.
nothing-to-log = Nothing has happened yet.
game-left = You left before the game was over.
game-unfinished = The script ended before the game did: it was { $seat }’s turn.
line-refused = Script line { $line }: { $text }: { $reason }
saved = The record is in { $path }.
go-on-later = To resume it: { $command }
come-back-later = To come back to your seat: { $command }
practice-seed = Practice: the draws come from seed { $seed }.
next-game = Game { $number } of the match.

## What was typed on the command line

no-such-language = There is no language “{ $language }”. Choose one of: { $known }.
option-shape = “{ $text }” should have the form key=value.
option-unknown = There is no option “{ $name }”. Choose one of: { $known }.
variant-unknown = There is no variant “{ $variant }”. Choose one of: { $known }.
seat-unknown = There is no seat “{ $seat }” here. Choose one of: { $known }.
names-shape = “{ $text }” should have the form SEAT=NAME.
dice-shape = --dice accepts only “mine”, and only in a game with dice.
resume-over = The game in { $path } is already over.
save-taken = { $path } already contains a game. Resume it (--resume), or choose another name.
resume-other-seats = A resumed game keeps its seats: they can’t be changed. Seats played by people: { $people }.
resume-other-bot = { $seat }: the record doesn’t say which bot sat here, so the usual one takes over. To choose another, add --bot { $place }=NAME, where NAME is one of: { $known }.
bots-shape = --bots accepts only “all”.
file-missing = There is no file { $path }.
file-unreadable = { $path } can’t be read: { $problem }
sealed-broken = { $path } is an encrypted game file, but it is damaged.
sealed-elsewhere = { $path } is an encrypted game file. Either { $key } is not its key, or the file has been changed.
file-unwritable = { $path } can’t be written: { $problem }

## Records

replay-step = { $at } of { $total }
replay-help = Enter next · b back · number jump · q quit
replay-odd = “{ $text }” can’t be used here. Press Enter, or type b, q or a number up to { $total }.
replay-end = The end.
replay-unfinished = The record ends here: the game was not finished.
replay-later = You can’t replay this game before it is over. To resume it: taberna play --resume { $path }
verify-sum = { $path }: { $what }
verify-house = signed with the key { $house }
verify-need-shape = --need must be one of: { $known }
verify-chain = These { $count } games form a single chain, in this order.
verify-chain-bad = These games don’t form a single chain.
verify-chain-cut = Another game follows these, and its record is missing: add it.
verify-chain-houses = These games weren’t all signed with the same key, so nothing proves that they belong together. Check each one by itself, and ask the server’s host whether its key has changed.
verify-one-of-several = This is one game of several, and only this one was checked. Give all of them to taberna verify, first to last, to check the whole.
at-entry = entry { $seq }: { $what }
scenario-summary = { $passed } passed, { $failed } failed
scenario-none = There is no scenario in { $path }.
schema-written = { $count ->
    [one] One schema is in { $path }.
   *[other] { $count } schemas are in { $path }.
 }

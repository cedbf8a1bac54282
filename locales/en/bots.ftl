## Measuring bots

help-match = Have two bots play each other many times, and report how often each of them wins, with a 95% interval.

    Games come in pairs, with the seats swapped. The duel is played on the fast core ({ $command }) unless you give --engine.

    Example: taberna match king plain --games 20000 --out bench/bots

    Exit codes: 0 played; 2 no such bot, or a package is missing.
help-match-player = A level (page, squire, knight, marshal, king), a level with a personality (king-gambler), or oracle, plain or random.
help-match-games = How many games.
help-match-engine = Use the engine instead of the fast core.
help-match-bell = Whether to play with last orders, the bell that ends long games (TS-7.3).
help-match-seed = Seed for all random draws.
help-match-jobs = How many processes to use.
help-match-out = Write the figures (JSON) and plots (SVG) into this folder.
match-result = { $one } wins { $share } of the decided games against { $other } ({ $low } to { $high }); { $games ->
    [one] one game
   *[other] { $games } games
 }, { $capped } drawn at the limit, { $turns } turns per game.
no-such-bot = There is no bot “{ $name }”. Choose one of: { $known }.

help-tune = Tune a bot’s parameters by letting it play against others. If interrupted, run the same command again to continue.

    Example: taberna tune king king.json --against plain --itself --games 200000

    Exit codes: 0 done; 2 no such bot, or a package is missing.
help-tune-file = The file where progress is saved.
help-tune-against = An opponent to tune against; may be repeated.
help-tune-itself = Also play it against its own previous version.
help-tune-each = Games against each opponent at every step.
help-tune-tedium = What each turn after the fortieth costs; 0 if only winning counts.
tune-result = { $steps ->
    [one] One step
   *[other] { $steps } steps
 }, { $kept } kept, { $games } games; the bot wins { $share } of the points against the others.

help-solve = Solve a small version of Tellstones with three stones: how often to bluff, to doubt and to steal.

    Example: taberna solve --loss 0.25

    Exit codes: 0 solved.
help-solve-loss = The chance of forgetting a stone in a turn; may be repeated.
help-solve-bell = The chance that the bell rings in a turn.
help-solve-turns = The game is drawn after this many turns.
help-solve-iterations = Number of iterations.
solve-result = With a { $loss } chance of forgetting a stone in a turn: { $bluffs } of the Boasts are bluffs; { $steals } are stolen, { $doubts } doubted (exploitability { $error }).

## Opponents

bot-page = Page
bot-page-about = Forgets quickly, never bluffs, and chatters all the while.
bot-squire = Squire
bot-squire-about = Remembers a little more, and bluffs once in a while.
bot-knight = Knight
bot-knight-about = A fair memory and a mixed game: you’ll never be quite sure.
bot-marshal = Marshal
bot-marshal-about = Watches what you look at, and knows what you have forgotten.
bot-king = King
bot-king-about = The best memory of all; studies you, and adapts.
bot-oracle = Oracle
bot-oracle-about = Never forgets anything. A curiosity, and never rated.
bot-plain = Yeoman
bot-plain-about = Boasts when it knows; otherwise it plays simple moves. The yardstick for all the others.
bot-random = Jester
bot-random-about = Does anything, as long as it is allowed.
bot-gambler = gambler
bot-gambler-about = Boasts early and steals gladly.
bot-watcher = watcher
bot-watcher-about = Looks twice, doubts often, says little.
bot-trickster = trickster
bot-trickster-about = Keeps moving the stones until nobody knows which is which.

bot-stone = { $symbol ->
         [C] the Crown
         [D] the Shield
         [S] the Sword
         [F] the Flag
         [K] the Knight
         [H] the Hammer
        *[L] the Scales
    }

## At the terminal

help-play-known = A file where bots may remember how you play, so that they recognise you next time. By default, they keep nothing.
known-unreadable = { $path } can’t be read: { $reason }
bots-muted = The bots fall silent. Type { word-mute } again to let them talk.
bots-unmuted = The bots may talk again.

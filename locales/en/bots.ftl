## Measuring bots

help-match = Let two bots play many games and say who wins how often, with a 95% interval.

    Games come in pairs with the seats changed. The duel is played on the fast core ({ $command }) unless --engine is given.

    Example: taberna match king plain --games 20000 --out bench/bots

    Exit codes: 0 played; 2 no such player, or something is missing.
help-match-player = A level (page, squire, knight, marshal, king), one with a personality (king-gambler), oracle, plain or random.
help-match-games = How many games.
help-match-engine = Through the engine instead of the fast core.
help-match-bell = With last orders (TS-7.3).
help-match-seed = The draws of all games come from this number.
help-match-jobs = How many processes.
help-match-out = Write the figures (JSON) and plots (SVG) into this folder.
match-result = { $one } wins { $share } of the decided games against { $other } ({ $low }-{ $high }); { $games ->
    [one] one game
   *[other] { $games } games
 }, { $capped } drawn at the limit, { $turns } turns each.
no-such-bot = There is no bot “{ $name }”. There are: { $known }.

help-tune = Tune a bot’s numbers against others. It may be broken off; the same command goes on where it stopped.

    Example: taberna tune king king.json --against plain --itself --games 200000

    Exit codes: 0 done; 2 no such player, or something is missing.
help-tune-file = Where what was reached is kept.
help-tune-against = One of its opponents; may be repeated.
help-tune-itself = Also against what it was itself a step before.
help-tune-each = Games against each opponent at every step.
help-tune-tedium = What each turn beyond forty costs; 0 where only winning counts.
tune-result = { $steps ->
    [one] One step
   *[other] { $steps } steps
 }, { $kept } kept, { $games } games; wins { $share } of the points against the others.

help-solve = Solve the game of three stones: how often to bluff, to doubt and to steal.

    Example: taberna solve --loss 0.25

    Exit codes: 0 solved.
help-solve-loss = The chance to forget a stone in a turn; may be repeated.
help-solve-bell = The chance of the bell in a turn.
help-solve-turns = After so many turns the game is drawn.
help-solve-iterations = How long to compute.
solve-result = loss { $loss }: { $bluffs } of the Boasts are bluffs; { $steals } are stolen, { $doubts } doubted (exploitability { $error }).

## Opponents

bot-page = Page
bot-page-about = Forgets quickly, never bluffs, and chatters all the while.
bot-squire = Squire
bot-squire-about = Remembers a little more, and bluffs once in a while.
bot-knight = Knight
bot-knight-about = A fair memory and a mixed game: you will not always know.
bot-marshal = Marshal
bot-marshal-about = Watches what you look at, and knows what you have forgotten.
bot-king = King
bot-king-about = The longest memory of the ladder; studies you, and adapts.
bot-oracle = Oracle
bot-oracle-about = Never forgets anything. A curiosity, and never rated.
bot-plain = Yeoman
bot-plain-about = Boasts when it knows, and otherwise makes plain moves. Others are measured against it.
bot-random = Jester
bot-random-about = Does anything that is allowed.
bot-gambler = gambler
bot-gambler-about = Boasts early and steals gladly.
bot-watcher = watcher
bot-watcher-about = Looks twice, doubts often, says little.
bot-trickster = trickster
bot-trickster-about = Keeps the stones moving until nobody knows.

## What bots say

bot-says-boast-1 = I know every one of them.
bot-says-boast-2 = All of them. Would you like to hear it?
bot-says-boast-3 = My memory is older than this tavern.
bot-says-doubt-1 = I do not believe a word.
bot-says-doubt-2 = Then show us.
bot-says-doubt-3 = You blinked.
bot-says-steal-1 = Funny. So do I.
bot-says-steal-2 = I will tell them instead of you.
bot-says-steal-3 = Move over, I’ll do it.
bot-says-challenge-1 = And what might this one be?
bot-says-challenge-2 = This one, if you please.
bot-says-challenge-3 = You looked away when it was hidden.
bot-says-praise-1 = I would not dare to doubt you.
bot-says-praise-2 = Well remembered.
bot-says-praise-3 = The point is yours, and so is my respect.
bot-says-feint-1 = Hm. That was somewhere else, surely.
bot-says-feint-2 = Did you follow that?
bot-says-feint-3 = I had better look again.
bot-says-symbol-1 = { stone }… { stone }… where was it?
bot-says-symbol-2 = { stone }! No, wait.
bot-says-symbol-3 = I keep thinking of { bot-stone }.
bot-says-take-back = Very well, take it back.
bot-says-weather-1 = They say it rains at court again.
bot-says-weather-2 = The candles burn low tonight.
bot-says-weather-3 = Is it me, or has the ale got better?
bot-says-tell-1 = Stone { $space } is { bot-stone }, partner.
bot-says-tell-2 = Partner: { $space }, { bot-stone }. Trust me.
bot-says-tell-3 = Mark it well: { bot-stone } lies on { $space }.

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

help-play-known = A file where bots may keep how you play, so that they know you next time. Without it they keep nothing.
known-unreadable = { $path } can’t be read: { $reason }
bots-muted = The bots fall silent. Type { word-mute } again to let them talk.
bots-unmuted = The bots may talk again.

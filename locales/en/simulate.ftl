## Adventures played by bots, many times over

help-simulate = Have bots play adventures many times, and report the results with 95% intervals.

    Games are numbered, and game 7, for example, always has the same party and the same dice, whichever bots play it. With --keep you can interrupt a run: the same command continues where it stopped. You can split the games between machines (--shard 1/4) and add up the results with merge; the totals are the same.

    Example: taberna simulate good-barrel the-audit --games 200 --jobs 2 --out tally.json

    Example: taberna simulate the-cup.toml --heroes fair --games 40

    Example: taberna simulate merge one.json two.json --out tally.json

    Example: taberna simulate compare simple.jsonl fair.jsonl

    Example: taberna simulate tune quiet-hours the-audit --sorcerer fair --games 8 --steps 40 --keep steps.jsonl

    Example: taberna simulate coverage nights.jsonl evening.jsonl

    Example: taberna simulate odds nights.jsonl --plot calibration.svg

    Exit codes: 0 done; 2 no such adventure, bot or adventurer, or files that don’t belong together.
help-simulate-what = Names of adventures, files of your own adventures (ending in .toml), or one of these forms: merge FILE… (written with --out), compare FILE FILE (written with --keep), tune ADVENTURE…, balance FILE… (written with --out), coverage FILE… (written with --keep, or records of games), odds FILE… and choices FILE… (written with --keep).
help-simulate-heroes = The bot that plays the adventurers.
help-simulate-sorcerer = The bot that plays the Sorcerer.
help-simulate-games = How many games of each adventure.
help-simulate-size = The size of the party; may be repeated, and games then take the sizes in turn.
help-simulate-party = Always play these adventurers, separated by commas. By default, they are drawn for each game.
help-simulate-shard = Play only this part of the games, for example 2/4.
simulate-no-hero = There is no adventurer “{ $name }”, or you named one twice. Choose from: { $known }.
simulate-no-adventure = There is no adventure “{ $name }”. Choose one of: { $known }.
simulate-two-alike = Two of the adventures are called “{ $name }”. Rename one of the files, or simulate them one at a time.
simulate-bad-shard = “{ $shard }” is not a valid part: write, for example, 1/4 for the first of four parts.
simulate-other-diary = { $path } contains games by other bots or of other adventures. Choose another file.
simulate-nothing = Name the files to merge.
simulate-no-tally = { $path } was not written by taberna simulate.
simulate-overlap = Two of the files hold the same game: leave one of them out.
simulate-mixed = The files come from different bots or different content.
simulate-caption = Life lost, fallen and traps: per game. Potion: how many of the fallen still had one. Idle: turns in which nothing was done. Alarm: noise woke somebody by round 3.
simulate-adventure = Adventure
simulate-games = Games
simulate-success = Success
simulate-rounds = Rounds
simulate-lost = Life lost
simulate-deaths = Fallen
simulate-potion = Potion
simulate-idle = Idle
simulate-foe-idle = Idle foes
simulate-traps = Traps
simulate-alarm = Alarm
simulate-two-diaries = Name two files written with --keep: the second is compared with the first.
simulate-no-diary = { $path } was not written with --keep.
simulate-first = First
simulate-second = Second
simulate-gain = Gain
simulate-all = all
help-simulate-steps = How many steps to tune for.
help-simulate-seed = The seed for tuning: the same seed takes the same steps.
simulate-tune-what = Name the adventures to tune on, the Sorcerer’s level (--sorcerer) and a file for the steps (--keep).
simulate-step = Step
simulate-before = Before
simulate-after = After
simulate-kept = Kept
help-simulate-plot = Write a plot (SVG): success by party size, and the chance of success round by round.
simulate-sizes = Adventurers
help-simulate-on = Where to run the games: ray for Ray on this machine, or the address of a cluster, ray://host:10001. By default, in processes on this machine.
simulate-no-place = Games can’t be run on “{ $place }”. Write ray, or ray://host:10001.
simulate-no-ray = Ray is not installed. Install taberna with the extra: pip install "taberna[ray]".
simulate-silent = Nothing came back from Ray for ten minutes. The games kept so far are safe: run the command again to resume.
simulate-wanted = Wanted
simulate-fell = Somebody fell
simulate-threat = Threat
simulate-finding = Verdict
simulate-is-easy = too easy
simulate-is-hard = too hard
simulate-is-fits = as it should be
simulate-is-open = too few games to say
simulate-balance-caption = Threat: what a party of this size is up against, and what to try instead. Somebody should fall in 25–60% of the games, and half of the games should last 8–20 rounds.
simulate-figures = Figures
simulate-ladder-caption = Figures: how many minions and elementals stand against a party of this size, and how many to try instead; success: as it is estimated with so many.
help-simulate-outfits = Give each adventurer two purchases beforehand, drawn by lot for each game number. “choices” uses these games to find out what each purchase is worth.
simulate-kept-files = Name files written with --keep.
simulate-kind = Kind
simulate-there = In all
simulate-often = Met often
simulate-seldom = Met too seldom
simulate-never = Never met
simulate-name = Name
simulate-with = With
simulate-without = Without
simulate-told = Estimated
simulate-came = Succeeded
simulate-moments = Rounds
simulate-third = Undecided as the last third begins
simulate-still = Undecided at some point in the last third
simulate-kind-clause = clauses
simulate-kind-card = cards played
simulate-kind-object = objects
simulate-kind-figure = figures
simulate-kind-scenery = scenery
simulate-kind-trap = traps
simulate-kind-power = powers
simulate-kind-treasure = treasure
simulate-kind-text = texts read out
simulate-kind-hero = adventurer
simulate-coverage-caption = In { $games } games. “Often” means at least 50 times in 2,000 games, or the same proportion.
simulate-odds-caption = Each half of the games is judged by an estimate fitted on the other half. Its mean squared error is { $brier }; always guessing the overall success rate would give { $baseline }.
simulate-tense-caption = Undecided: the estimate is between 20% and 80%.
simulate-choices-caption = Gain: the success rate of games with this choice minus that of games without it, compared within each adventure and party size. Objects and cards are drawn before the game.

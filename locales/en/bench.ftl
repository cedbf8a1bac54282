help-bench = Measure speed and robustness. The exit code is 1 if a requirement is not met.
help-bench-engine = Play random games through this program’s engine and, for comparison, through OpenSpiel.

    Example: taberna bench engine --rounds 3
help-bench-envs = Measure how fast this program’s environments are and, for comparison, those of PettingZoo and OpenSpiel.

    Example: taberna bench envs --rounds 3
help-bench-seconds = How many seconds each slice lasts.
help-bench-rounds = How many times to repeat each measurement; the median counts.
help-bench-slices = How many slices each program gets, taking turns; the fastest tenth counts.
help-bench-out = Also write the JSON to this file.
bench-title = Benchmark: { $bench }
bench-figure = Figure
bench-value = Measured
bench-required = Required
bench-running = Measuring
bench-missed = Requirements not met: { $figures }
bench-no-openspiel = OpenSpiel is not installed; `make bench` installs it.
help-bench-seed = The seed for random play.
help-bench-server = Put Taberna’s server and boardgame.io’s under the same load. Each server runs on one core, its clients on another.

    Example: taberna bench server --rounds 1 --out bench/results/server.json
help-bench-best-rounds = How many rounds each server gets, taking turns; the best one counts.
help-bench-alone = Measure only Taberna’s server, not boardgame.io’s.
help-bench-quick = Measure everything briefly: too briefly to check the requirements.
bench-no-boardgameio = boardgame.io is not installed: with Node 20 or newer, run `npm install --no-save` in bench/boardgameio, or skip it with --alone.
help-bench-chaos = Play games on a server that is killed (kill -9) and restarted again and again, and check that every acknowledged action is kept exactly once, and that every game ends.

    Example: taberna bench chaos --games 20
help-bench-games = How many games.
help-bench-every = Roughly how many acknowledged actions to allow between two kills.
help-bench-kills = Kill the server at least this many times.
help-bench-database = The database: a file, or postgresql://… (its contents may be overwritten). By default, a temporary file.
help-bench-strangers = Measure what a move costs while strangers keep making the server check, print and show records, and what a huge replay, a thousand unfinished requests and a full disk do to the server.

    Example: taberna bench strangers --rounds 1
help-bench-wire = Measure what the server sends one seat for each move, in bytes and time: only what changed, compared with the whole view each time.

    Example: taberna bench wire --games 10 --out bench/results/wire.json
help-bench-in-page = Also check one record in a browser.
help-bench-records = Measure how long it takes to seal a duel of a thousand entries, to read its record, and to work out what it proves.

    Example: taberna bench records --out bench/results/records.json
help-bench-commits = How many entries the game has.
help-bench-evening = Measure what an evening of TseuQuest costs the server in bytes, processor time and time per step, compared with an evening of Tellstones. At each table sit two people and two bots (in TseuQuest, plus one for the Sorcerer), and the people act as fast as people read.

    Example: taberna bench evening --tables 100 --out bench/results/evening.json
help-bench-board = Measure TseuQuest’s board in mid-adventure: its Lighthouse scores, and what the page does in each frame while a map with thirty figures is dragged and while dice roll.

    Example: taberna bench board --out bench/results/board.json
help-bench-tables = How many tables.
help-bench-page = Measure the built page as the server sends it: its Lighthouse scores, and what it does in each frame while stones are swapped.

    Example: taberna bench page --out bench/results/page.json
help-bench-visits = How many times Lighthouse visits each page; the median counts.
help-bench-swaps = How many swaps to trace.
bench-no-page = The page is not built, or Chromium is not installed: build the page with `make web`, and install Chromium from your system’s packages.
bench-no-lighthouse = Lighthouse is not installed: with Node 20 or newer, run `npm install --no-save` in bench/lighthouse.
bench-no-playwright = Playwright is not installed; `make setup` installs it.
help-bench-tseuquest = Play random but legal TseuQuest adventures, check that none of them ends in an error, and measure what they cost. An interrupted run continues where it stopped.

    Example: taberna bench tseuquest --adventures 20
help-bench-adventures = How many adventures.
help-bench-keep = Where to save games until the run is finished.

"""`taberna bench tseuquest`: random legal adventures, what they cost, and that none of them fails.

Times are the process's own. What was played is kept after each adventure, so that a run that was cut off
goes on where it was.
"""

from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Annotated, Final

import msgspec
import typer
from rich.progress import Progress

from taberna.cli.bench.report import Bound, Figure, report, show
from taberna.cli.bench.tseuquest.crawl import Crawl, chosen, crowded, opened, picked, set_up, tables
from taberna.games.tseuquest.flow.actions import Activate, Move, Pass, Stop, Walk
from taberna.games.tseuquest.flow.state import State
from taberna.games.tseuquest.game import GAME
from taberna.games.tseuquest.ground.sight import clear, ground, standing
from taberna.games.tseuquest.options import SORCERER
from taberna.table.dice import Draws, keyed
from taberna.table.play import act, settle
from taberna.table.refusal import Refusal
from taberna.table.ruleset import ruleset
from taberna.table.seats import HOUSE
from taberna.texts import Texts

LEAST_EVENTS: Final = 5_000
MOST_LEGAL: Final = 2.0
MOST_SIGHT: Final = 20.0
NO_GROWTH: Final = 1.5
"""How much more the end of a long game may cost than its beginning: room for noise, not for growth."""
LONG_GAME: Final = 20_000
LOOKS: Final = 100_000


@dataclass
class Tally:
    """What so many adventures came to; one that is cut off goes on from here."""

    ruleset: str
    seed: int
    done: int = 0
    actions: int = 0
    events: int = 0
    spent: float = 0.0
    legal: dict[int, int] = field(default_factory=dict)
    """How often `legal` took so many microseconds for an adventurer; on whole faces apart."""
    legal_large: dict[int, int] = field(default_factory=dict)
    results: dict[str, int] = field(default_factory=dict)
    errors: list[str] = field(default_factory=list)


def add(app: typer.Typer, say: Texts) -> None:
    @app.command("tseuquest", help=say("help-bench-tseuquest"))
    def bench_tseuquest(
        adventures: Annotated[
            int, typer.Option(min=1, max=1_000_000, help=say("help-bench-adventures"))
        ] = 1000,
        seed: Annotated[int, typer.Option(help=say("help-bench-seed"))] = 1,
        keep: Annotated[Path, typer.Option(help=say("help-bench-keep"))] = Path("build/bench-tseuquest.json"),
        out: Annotated[Path | None, typer.Option(help=say("help-bench-out"))] = None,
    ) -> None:
        tally = _begun(keep, seed)
        with Progress(transient=True) as progress:
            task = progress.add_task(say("bench-running"), total=adventures, completed=tally.done)
            while tally.done < adventures:
                play_one(tally)
                _save(keep, tally)
                progress.advance(task)
        for error in tally.errors[:20]:
            typer.echo(error, err=True)
        command = f"taberna bench tseuquest --adventures {adventures} --seed {seed}"
        made = report("tseuquest", command, (*figures(tally), *_looks(), growth(seed, LONG_GAME)))
        keep.unlink(missing_ok=True)
        show(made, say, out)


def _begun(keep: Path, seed: int) -> Tally:
    """What an earlier run of the same rules and seed left, or nothing yet."""
    fresh = Tally(ruleset(GAME), seed)
    if not keep.exists():
        return fresh
    try:
        kept = msgspec.json.decode(keep.read_bytes(), type=Tally)
    except msgspec.DecodeError:
        return fresh
    return kept if (kept.ruleset, kept.seed) == (fresh.ruleset, fresh.seed) else fresh


def _save(keep: Path, tally: Tally) -> None:
    keep.parent.mkdir(parents=True, exist_ok=True)
    beside = keep.with_suffix(".new")
    beside.write_bytes(msgspec.json.encode(tally))
    beside.replace(keep)


def play_one(tally: Tally) -> None:
    """The next adventure, to its end."""
    number = tally.done
    table = tables()[number % len(tables())]
    large = table.startswith("face")
    play = opened(table)
    try:
        for n in range(1_000_000):
            if play.state.outcome is not None:
                break
            play = _play_on(
                play, Draws(tally.seed.to_bytes(8), f"adventure {number}", n=n), tally, large=large
            )
        result = play.state.outcome.result if play.state.outcome else "endless"
    except Exception as error:  # what is measured is also that there is none: it is counted, and told
        result = "error"
        tally.errors.append(
            f"{table}, adventure {number} of seed {tally.seed}: {type(error).__name__} {error}"
        )
    tally.results[result] = tally.results.get(result, 0) + 1
    tally.done += 1


def _play_on(play: Crawl, draws: Draws, tally: Tally, *, large: bool) -> Crawl:
    seat = GAME.waiting(play.state)[0]
    if seat in (HOUSE, SORCERER):
        action = chosen(play.state, seat, draws)
    else:
        before = process_time()
        legal = GAME.legal(play.state, seat)
        took = round(1e6 * (process_time() - before))
        times = tally.legal_large if large else tally.legal
        times[took] = times.get(took, 0) + 1
        action = picked(legal, draws)
    before = process_time()
    done = act(play, seat, action)
    tally.spent += process_time() - before
    if isinstance(done, Refusal):
        raise AssertionError(f"{seat} may {action} and is refused: {done.code}")
    tally.actions += 1
    tally.events += len(done[1].events)
    return done[0]


def figures(tally: Tally) -> tuple[Figure, ...]:
    limit = Bound("<=", MOST_LEGAL)
    return (
        Figure("adventures", tally.done),
        *(Figure(result, number) for result, number in sorted(tally.results.items())),
        Figure("errors", len(tally.errors), "", Bound("<=", 0)),
        Figure("endless", tally.results.get("endless", 0), "", Bound("<=", 0)),
        Figure("actions", tally.actions),
        Figure("events", tally.events),
        Figure("speed", tally.events / max(tally.spent, 1e-9), "events/s", Bound(">=", LEAST_EVENTS)),
        Figure("legal for an adventurer, p99", percentile(tally.legal, 99) / 1000, "ms", limit),
        Figure("the same on a whole face, p99", percentile(tally.legal_large, 99) / 1000, "ms", limit),
    )


def percentile(times: dict[int, int], percent: int) -> int:
    """The smallest time that so many of a hundred did not exceed."""
    wanted, seen = sum(times.values()) * percent / 100, 0
    for took in sorted(times):
        seen += times[took]
        if seen >= wanted:
            return took
    return 0


def _looks() -> tuple[Figure, ...]:
    """A sight query on each whole face, once the shapes of all lines are known."""
    faces = [table.partition(" ")[2] for table in tables() if table.startswith("face")]
    return tuple(
        Figure(f"a look across {face}", look(crowded(face).state), "µs", Bound("<=", MOST_SIGHT))
        for face in faces
    )


def look(state: State) -> float:
    land, figures = ground(state), standing(state)
    random, squares = Random(1), sorted(land.squares)
    pairs = [(random.choice(squares), random.choice(squares)) for _ in range(LOOKS)]
    spent = 0.0
    for _ in range(2):
        before = process_time()
        for one, other in pairs:
            clear(land, one, other, figures)
        spent = process_time() - before
    return 1e6 * spent / len(pairs)


def growth(seed: int, commits: int) -> Figure:
    """One endless adventure of nothing but walking: how much more a commit costs at its end than at its
    beginning."""
    play = set_up(next(table for table in tables() if table.startswith("face")), seed)
    play = _without_end(play)
    times = []
    for tenth in range(10):
        before = process_time()
        for n in range(commits // 10):
            draws = Draws(seed.to_bytes(8), f"walk {tenth}", n=n)
            play = _walk_on(settle(play, keyed(draws.below(1 << 32).to_bytes(8)))[0], draws)
        times.append(process_time() - before)
    name = f"cost of a commit, commit {commits:,} / commit 1"
    return Figure(name, median(times[-3:]) / median(times[:3]), "x", Bound("<=", NO_GROWTH))


def _without_end(play: Crawl) -> Crawl:
    state = msgspec.structs.replace(
        play.state, options=msgspec.structs.replace(play.state.options, rounds_max=0), traps=()
    )
    return type(play)(play.game, play.seats, state)


def _walk_on(play: Crawl, draws: Draws) -> Crawl:
    seat = GAME.waiting(play.state)[0]
    legal = GAME.legal(play.state, seat)
    quiet = [a for a in legal.actions if isinstance(a, Activate | Move | Pass | Stop | Walk)]
    done = act(play, seat, draws.one(quiet or list(legal.actions)))
    if isinstance(done, Refusal):
        raise AssertionError(done.code)
    return done[0]

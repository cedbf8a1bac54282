"""`taberna bench strangers`: what strangers do to the house who look into records, bring large ones, begin
requests and do not go on; and what a full disk does."""

import tempfile
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.progress import Progress

from taberna.cli.bench.report import Bound, Figure, report, show
from taberna.cli.load import full_disk, half_requests, record_bomb
from taberna.cli.load.drive import Drive, Overloaded
from taberna.cli.load.http import Rejected
from taberna.cli.load.measures import run
from taberna.cli.load.processes import NotRunning, Running, allow_sockets, serve
from taberna.cli.load.strangers import Spent, Strained, strain
from taberna.cli.load.taberna import TabernaHouse
from taberna.cli.mistakes import Exit, Mistake
from taberna.texts import Texts

CROWD: Final = 12
TABLES: Final = 40
RATE: Final = 100.0
MOST: Final = 3.0
"""How many times its usual p99 a move may take."""
SHARE: Final = 0.25
"""How much of a look may be done on the thread that every move passes through."""
MEMORY: Final = 64
ANSWER: Final = 0.5
"""MB of one answer, whatever was brought."""
SWELLS: Final = 4.0
"""How many times a record its whole replay may be: a moment is what changed in it."""
HALVES: Final = 1000
GOOD: Final = 100
GAMES: Final = 8
FULL: Final = 4
"""How often the disk is full."""
LIMIT: Final = 900.0


def add(app: typer.Typer, say: Texts) -> None:
    @app.command("strangers", help=say("help-bench-strangers"))
    def bench_strangers(
        seconds: Annotated[float, typer.Option(min=0.2, max=60, help=say("help-bench-seconds"))] = 8.0,
        rounds: Annotated[int, typer.Option(min=1, max=9, help=say("help-bench-rounds"))] = 3,
        seed: Annotated[int, typer.Option(help=say("help-bench-seed"))] = 1,
        out: Annotated[Path | None, typer.Option(help=say("help-bench-out"))] = None,
    ) -> None:
        allow_sockets()
        try:
            with Progress(transient=True) as progress:
                task = progress.add_task(say("bench-running"), total=rounds + 3)
                seen = []
                for nth in range(rounds):
                    seen.append(_round(seconds, seed + nth))
                    progress.advance(task)
                shown = _bomb()
                progress.advance(task)
                crowded = _halves()
                progress.advance(task)
                filled = _full(seed)
        except (Overloaded, NotRunning, Rejected) as problem:
            raise Mistake(str(problem), Exit.FAILED) from None
        for fault in filled.toll.faults[:20]:
            typer.echo(fault, err=True)
        command = f"taberna bench strangers --seconds {seconds:g} --rounds {rounds} --seed {seed}"
        measured = (*figures(seen), *of_bomb(shown), *of_halves(crowded), *of_full(filled))
        show(report("strangers", command, measured), say, out)


def _bomb() -> record_bomb.Shown:
    with tempfile.TemporaryDirectory(prefix="taberna-bench-") as folder:
        server = serve(Path(folder))
        try:
            return run(record_bomb.show(server))
        finally:
            server.stop()


def _halves() -> half_requests.Crowded:
    with tempfile.TemporaryDirectory(prefix="taberna-bench-") as folder:
        server = serve(Path(folder), environ=half_requests.PATIENT, program=half_requests.few_files())
        try:
            return run(half_requests.crowd(server.port, HALVES, GOOD))
        finally:
            server.stop()


def _full(seed: int) -> full_disk.Filled:
    with tempfile.TemporaryDirectory(prefix="taberna-bench-") as folder:
        return run(full_disk.fill(Path(folder), games=GAMES, times=FULL, seed=seed), LIMIT)


def _round(seconds: float, seed: int) -> Strained:
    drive = Drive(seed)
    with tempfile.TemporaryDirectory(prefix="taberna-bench-") as folder:
        server = serve(Path(folder))
        try:
            return run(_strained(server, drive, seconds))
        finally:
            server.stop()


async def _strained(server: Running, drive: Drive, seconds: float) -> Strained:
    house = TabernaHouse(server.port, drive)
    return await strain(server, house, drive, tables=TABLES, rate=RATE, seconds=seconds, crowd=CROWD)


def figures(seen: list[Strained]) -> tuple[Figure, ...]:
    """The round in the middle counts, by how much longer a move took."""
    one = sorted(seen, key=_ratio)[len(seen) // 2]
    return (
        Figure("p99 of a move, nobody looking", one.quiet.own_p99, "ms"),
        Figure(f"p99 of a move, {CROWD} looking", one.strained.own_p99, "ms"),
        Figure("times its usual p99", _ratio(one), "", Bound("<=", MOST)),
        Figure("p50 of a move, nobody looking", one.quiet.own_p50, "ms"),
        Figure(f"p50 of a move, {CROWD} looking", one.strained.own_p50, "ms"),
        in_the_loop(one.spent),
        Figure("looks answered", one.looks, "", Bound(">=", CROWD)),
        Figure("looks turned away", one.turned_away),
        Figure("bytes of the record", one.record),
        Figure("growth of the server", _mb(one.memory), "MB", Bound("<=", MEMORY)),
    )


def in_the_loop(spent: Spent) -> Figure:
    """In processor time, which a busy machine does not change."""
    return Figure("share of a look on the thread of the moves", spent.share, "", Bound("<=", SHARE))


def of_bomb(shown: record_bomb.Shown) -> tuple[Figure, ...]:
    return (
        Figure("bomb: bytes of the largest padded record", shown.planted),
        Figure("bomb: what its whole replay would be", _mb(shown.planted_whole), "MB"),
        Figure("bomb: padded records turned away", shown.refused, "", Bound(">=", shown.brought)),
        Figure("bomb: bytes of the sound record", shown.sent),
        Figure("bomb: its whole replay", _mb(shown.whole), "MB"),
        Figure("bomb: times the record", shown.whole / shown.sent, "", Bound("<=", SWELLS)),
        Figure("bomb: the largest answer", _mb(shown.largest), "MB", Bound("<=", ANSWER)),
        Figure("bomb: growth of the server and its helpers", _mb(shown.memory), "MB", Bound("<=", MEMORY)),
    )


def of_halves(crowded: half_requests.Crowded) -> tuple[Figure, ...]:
    return (
        Figure("slow: half requests begun", crowded.begun, "", Bound(">=", HALVES)),
        Figure(f"slow: answered meanwhile, of {GOOD}", crowded.answered, "", Bound(">=", GOOD)),
        Figure("slow: p50 of a request, nobody slow", crowded.quiet, "ms"),
        Figure("slow: times its usual p50", crowded.crowded / crowded.quiet),
    )


def of_full(filled: full_disk.Filled) -> tuple[Figure, ...]:
    toll, none = filled.toll, Bound("<=", 0)
    return (
        Figure("full: times the disk was full", filled.times, "", Bound(">=", FULL)),
        Figure("full: times /readyz said no", filled.said, "", Bound(">=", filled.times)),
        Figure("full: times /readyz said yes again", filled.recovered, "", Bound(">=", filled.times)),
        Figure("full: moves refused", filled.refused, "", Bound(">=", filled.times)),
        Figure("full: actions acknowledged", toll.acknowledged, "", Bound(">=", 1)),
        Figure("full: acknowledged and lost", len(toll.lost), "", none),
        Figure("full: kept twice", len(toll.doubled), "", none),
        Figure("full: games unfinished", len(toll.unfinished), "", none),
        Figure("full: records that do not verify", len(toll.unsound), "", none),
        Figure("full: players told wrongly", len(toll.wrong), "", none),
    )


def _mb(size: int) -> float:
    return size / (1 << 20)


def _ratio(one: Strained) -> float:
    return one.strained.own_p99 / one.quiet.own_p99

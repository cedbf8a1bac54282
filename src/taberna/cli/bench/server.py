"""`taberna bench server`: our server and boardgame.io's under the same load, one after the other, in turns.

The server has one core, its clients another. The best of the rounds counts, for both: whatever else the
machine does can only take away. Everything stays on the loopback, in a folder that is deleted, and is
stopped by its process id.
"""

import tempfile
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Annotated, Final

import typer
from rich.progress import Progress

from taberna.cli.bench.report import Bound, Figure, report, show
from taberna.cli.load import measures
from taberna.cli.load.boardgameio import BoardgameHouse
from taberna.cli.load.drive import Drive, Overloaded
from taberna.cli.load.measures import Play
from taberna.cli.load.processes import (
    NotRunning,
    allow_sockets,
    cores,
    has_boardgameio,
    pin,
    serve,
    serve_boardgameio,
)
from taberna.cli.load.taberna import TabernaHouse
from taberna.cli.mistakes import Exit, Mistake
from taberna.texts import Texts

LONG_TABLES: Final = 5
THEIRS: Final = "boardgame.io"


@dataclass(frozen=True)
class Load:
    tables: int
    seconds: float
    rate: float
    rounds: int
    sockets: int
    commits: int
    seed: int


@dataclass(frozen=True)
class Measured:
    """One server, all rounds."""

    plays: tuple[Play, ...]
    opening: float
    socket: float

    @property
    def moves(self) -> float:
        return max(play.flat_out.moves_a_second for play in self.plays)

    @property
    def moves_a_cpu_second(self) -> float:
        return max(play.moves_a_cpu_second for play in self.plays)

    @property
    def steady(self) -> measures.Pace:
        return min((play.steady for play in self.plays), key=lambda pace: pace.own_p99)


FULL: Final = Load(tables=250, seconds=6, rate=1000, rounds=5, sockets=2000, commits=1000, seed=1)
QUICK: Final = Load(tables=6, seconds=1, rate=50, rounds=1, sockets=32, commits=40, seed=1)


def add(app: typer.Typer, say: Texts) -> None:
    @app.command("server", help=say("help-bench-server"))
    def server(
        seconds: Annotated[
            float, typer.Option(min=0.2, max=60, help=say("help-bench-seconds"))
        ] = FULL.seconds,
        rounds: Annotated[int, typer.Option(min=1, max=9, help=say("help-bench-best-rounds"))] = FULL.rounds,
        seed: Annotated[int, typer.Option(help=say("help-bench-seed"))] = FULL.seed,
        alone: Annotated[bool, typer.Option("--alone", help=say("help-bench-alone"))] = False,
        quick: Annotated[bool, typer.Option("--quick", help=say("help-bench-quick"))] = False,
        out: Annotated[Path | None, typer.Option(help=say("help-bench-out"))] = None,
    ) -> None:
        if not alone and not has_boardgameio():
            raise Mistake(say("bench-no-boardgameio"))
        load = (
            QUICK
            if quick
            else Load(FULL.tables, seconds, FULL.rate, rounds, FULL.sockets, FULL.commits, seed)
        )
        allow_sockets()
        try:
            ours, theirs = _measured(load, alone, say)
        except (Overloaded, NotRunning) as problem:
            raise Mistake(str(problem), Exit.FAILED) from None
        words = f" --seconds {seconds:g} --rounds {rounds} --seed {seed}" if not quick else " --quick"
        figures = _figures(load, ours, theirs, required=not quick)
        show(report("server", f"taberna bench server{words}{' --alone' * alone}", figures), say, out)


def _measured(load: Load, alone: bool, say: Texts) -> tuple[Measured, Measured | None]:
    ours: list[Play] = []
    theirs: list[Play] = []
    server_core, client_core = cores()
    pin(client_core)
    with Progress(transient=True) as progress:
        task = progress.add_task(say("bench-running"), total=(load.rounds + 2) * (1 if alone else 2))
        for _ in range(load.rounds):
            ours.append(_play_ours(load, server_core))
            progress.advance(task)
            if not alone:
                theirs.append(_play_theirs(load, server_core))
                progress.advance(task)
        opening, socket = _opening_ours(load, server_core), _quiet_ours(load, server_core)
        progress.advance(task, 2)
        if alone:
            return Measured(tuple(ours), opening, socket), None
        return (
            Measured(tuple(ours), opening, socket),
            Measured(tuple(theirs), _opening_theirs(load, server_core), _quiet_theirs(load, server_core)),
        )


# -- our server


def _play_ours(load: Load, core: int | None) -> Play:
    with tempfile.TemporaryDirectory(prefix="taberna-bench-") as folder:
        running = serve(Path(folder), core)

        async def work() -> Play:
            drive = Drive(load.seed)
            house = TabernaHouse(running.port, drive)
            return await measures.play(running, house, drive, load.tables, load.seconds, load.rate)

        try:
            return measures.run(work())
        finally:
            running.stop()


def _opening_ours(load: Load, core: int | None) -> float:
    """The server is started anew in between: it has nothing but what is on disk."""
    with tempfile.TemporaryDirectory(prefix="taberna-bench-") as folder:
        running = serve(Path(folder), core)

        async def work() -> float:
            nonlocal running
            drive = Drive(load.seed, rash=0)
            house = TabernaHouse(running.port, drive)
            matches = await measures.lengthen(house, drive, LONG_TABLES, load.commits, limit=60)
            await house.close()
            running.stop()
            running = serve(Path(folder), core)
            took = await measures.openings(TabernaHouse(running.port, drive), matches)
            return median(took[1:])  # the first also loads the program

        try:
            return measures.run(work())
        finally:
            running.stop()


def _quiet_ours(load: Load, core: int | None) -> float:
    with tempfile.TemporaryDirectory(prefix="taberna-bench-") as folder:
        running = serve(Path(folder), core)
        try:
            house = TabernaHouse(running.port, Drive(load.seed))
            return measures.run(measures.quiet_sockets(running, house, load.sockets))
        finally:
            running.stop()


# -- boardgame.io's


def _play_theirs(load: Load, core: int | None) -> Play:
    running = serve_boardgameio(core)

    async def work() -> Play:
        drive = Drive(load.seed)
        house = BoardgameHouse(running.port, drive)
        return await measures.play(running, house, drive, load.tables, load.seconds, load.rate)

    try:
        return measures.run(work())
    finally:
        running.stop()


def _opening_theirs(load: Load, core: int | None) -> float:
    """From memory: a server of theirs that was stopped has no tables any more."""
    running = serve_boardgameio(core)

    async def work() -> float:
        drive = Drive(load.seed, rash=0)
        house = BoardgameHouse(running.port, drive)
        matches = await measures.lengthen(house, drive, LONG_TABLES, load.commits, limit=60)
        took = await measures.openings(house, matches)
        await house.close()
        return median(took[1:])

    try:
        return measures.run(work())
    finally:
        running.stop()


def _quiet_theirs(load: Load, core: int | None) -> float:
    running = serve_boardgameio(core)
    try:
        house = BoardgameHouse(running.port, Drive(load.seed))
        return measures.run(measures.quiet_sockets(running, house, load.sockets))
    finally:
        running.stop()


# -- what it comes to


def _figures(load: Load, ours: Measured, theirs: Measured | None, *, required: bool) -> tuple[Figure, ...]:
    figures = (
        Figure(f"{load.tables} tables", ours.moves, "moves/s", Bound(">=", 2000)),
        Figure("moves a second of the server's processor", ours.moves_a_cpu_second, "moves/s"),
        *_paces(load, ours, Bound("<=", 40)),
        Figure(f"a table of {load.commits:,} commits opens", ours.opening, "ms", Bound("<=", 50)),
        Figure(f"a quiet socket of {load.sockets:,}", ours.socket / 1000, "kB", Bound("<=", 40)),
        *(_beside(load, ours, theirs) if theirs is not None else ()),
    )
    if required:
        return figures
    return tuple(Figure(figure.name, figure.value, figure.unit) for figure in figures)


def _paces(load: Load, of: Measured, bound: Bound | None, name: str = "") -> tuple[Figure, ...]:
    pace, at = of.steady, f"{name}at {load.rate:,.0f} moves/s"
    return (
        Figure(f"{at}: made", pace.moves_a_second, "moves/s"),
        Figure(f"{at}: own answer, p50", pace.own_p50, "ms"),
        Figure(f"{at}: own answer, p99", pace.own_p99, "ms", bound),
        Figure(f"{at}: the other seat has it, p50", pace.other_p50, "ms"),
        Figure(f"{at}: the other seat has it, p99", pace.other_p99, "ms", bound),
    )


def _beside(load: Load, ours: Measured, theirs: Measured) -> tuple[Figure, ...]:
    return (
        Figure(f"{THEIRS}: {load.tables} tables", theirs.moves, "moves/s"),
        Figure(f"{THEIRS}: moves a second of the server's processor", theirs.moves_a_cpu_second, "moves/s"),
        *_paces(load, theirs, None, f"{THEIRS}: "),
        Figure(f"{THEIRS}: a table of {load.commits:,} commits opens, from memory", theirs.opening, "ms"),
        Figure(f"{THEIRS}: a quiet socket of {load.sockets:,}", theirs.socket / 1000, "kB"),
        Figure(f"ours / {THEIRS}: moves/s", ours.moves / theirs.moves, "x", Bound(">=", 2)),
        Figure(f"ours / {THEIRS}: p99", ours.steady.own_p99 / theirs.steady.own_p99, "x", Bound("<=", 1)),
    )

"""`taberna bench strangers`: what a move costs while strangers have records checked, spelled and shown."""

import tempfile
from pathlib import Path
from typing import Annotated, Final

import typer

from taberna.cli.bench.report import Bound, Figure, report, show
from taberna.cli.load.drive import Drive, Overloaded
from taberna.cli.load.measures import run
from taberna.cli.load.processes import NotRunning, Running, allow_sockets, serve
from taberna.cli.load.strangers import Strained, strain
from taberna.cli.load.taberna import TabernaHouse
from taberna.cli.mistakes import Exit, Mistake
from taberna.texts import Texts

CROWD: Final = 12
TABLES: Final = 40
RATE: Final = 100.0
MOST: Final = 3.0
"""How many times its usual p99 a move may take."""
MEMORY: Final = 64


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
            seen = [_round(seconds, seed + nth) for nth in range(rounds)]
        except (Overloaded, NotRunning) as problem:
            raise Mistake(str(problem), Exit.FAILED) from None
        command = f"taberna bench strangers --seconds {seconds:g} --rounds {rounds} --seed {seed}"
        show(report("strangers", command, figures(seen)), say, out)


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
        Figure("looks answered", one.looks, "", Bound(">=", CROWD)),
        Figure("looks turned away", one.turned_away),
        Figure("bytes of the record", one.record),
        Figure("growth of the server", one.memory / (1 << 20), "MB", Bound("<=", MEMORY)),
    )


def _ratio(one: Strained) -> float:
    return one.strained.own_p99 / one.quiet.own_p99

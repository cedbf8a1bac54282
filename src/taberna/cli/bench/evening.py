"""`taberna bench evening`: what tables of four with bots cost one node, at the pace at which people read."""

import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Annotated, Final

import typer
from rich.progress import track

from taberna.cli.bench.report import Bound, Figure, report, show
from taberna.cli.load.drive import Overloaded
from taberna.cli.load.evening import PARTIES, Party, Spent, spend
from taberna.cli.load.http import Rejected
from taberna.cli.load.measures import part, run
from taberna.cli.load.processes import NotRunning, allow_sockets, serve
from taberna.cli.mistakes import Exit, Mistake
from taberna.texts import Texts

PAUSE: Final = {"TABERNA_BOT_PAUSE": "1"}
"""As a house has it that was told nothing else."""
STEP: Final = 100.0
"""Milliseconds that a step may take at its 99th percentile."""


def add(app: typer.Typer, say: Texts) -> None:
    @app.command("evening", help=say("help-bench-evening"))
    def bench_evening(
        tables: Annotated[int, typer.Option(min=1, max=1000, help=say("help-bench-tables"))] = 100,
        seconds: Annotated[float, typer.Option(min=1, max=600, help=say("help-bench-seconds"))] = 30.0,
        seed: Annotated[int, typer.Option(help=say("help-bench-seed"))] = 1,
        out: Annotated[Path | None, typer.Option(help=say("help-bench-out"))] = None,
    ) -> None:
        allow_sockets()
        seen: list[Figure] = []
        try:
            for party in track(PARTIES, say("bench-running"), transient=True):
                seen += figures(party.game, _spent(party, tables, seconds, seed))
        except (Overloaded, NotRunning, Rejected) as problem:
            raise Mistake(str(problem), Exit.FAILED) from None
        command = f"taberna bench evening --tables {tables} --seconds {seconds:g} --seed {seed}"
        show(report("evening", command, tuple(seen)), say, out)


def _spent(party: Party, tables: int, seconds: float, seed: int) -> Spent:
    with tempfile.TemporaryDirectory(prefix="taberna-bench-") as folder:
        running = serve(Path(folder), environ=PAUSE)
        try:
            return run(spend(running, party, tables, seconds, seed))
        finally:
            running.stop()


def figures(game: str, spent: Spent) -> Iterator[Figure]:
    sizes, steps, commits = sorted(spent.sizes), sorted(spent.steps), max(1.0, spent.commits)
    yield Figure(f"{game}: commits", spent.commits, "", Bound(">=", 1))
    yield Figure(f"{game}: a commit and a seat, median", median(sizes or [0]), "bytes")
    yield Figure(f"{game}: a commit and a seat, p99", (sizes or [0])[len(sizes) * 99 // 100], "bytes")
    yield Figure(f"{game}: the server's processor a commit", spent.server / commits * 1e6, "µs")
    yield Figure(f"{game}: its bots' processor a commit", spent.helpers / commits * 1e6, "µs")
    yield Figure(f"{game}: a person's steps", len(steps), "", Bound(">=", 1))
    yield Figure(f"{game}: a step, p50", part(steps, 0.5), "ms")
    if spent.answers:
        answers = sorted(spent.answers)
        yield Figure(f"{game}: questions before one commits oneself", len(answers))
        yield Figure(f"{game}: an answer, p99", part(answers, 0.99), "ms", Bound("<=", STEP))
    yield Figure(f"{game}: a step, p99", part(steps, 0.99), "ms", Bound("<=", STEP))

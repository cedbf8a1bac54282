"""`taberna bench board`: Lighthouse on it in mid-adventure, what a frame costs while things move, and how
long one waits for it after sixty rounds."""

import tempfile
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.progress import Progress

from taberna.cli.bench.frames import work_by_frame
from taberna.cli.bench.page import audits, by_frame, in_browser
from taberna.cli.bench.report import Figure, report, show
from taberna.cli.bench.tseuquest.crowd import PROGRAM, SLEEPERS
from taberna.cli.bench.tseuquest.opening import figures, wait_for_board
from taberna.cli.bench.tseuquest.panning import trace_board
from taberna.cli.load.processes import serve
from taberna.texts import Texts

MOST_MS: Final = 6


def add(app: typer.Typer, say: Texts) -> None:
    @app.command("board", help=say("help-bench-board"))
    def bench_board(
        visits: Annotated[int, typer.Option(min=1, max=25, help=say("help-bench-visits"))] = 5,
        out: Annotated[Path | None, typer.Option(help=say("help-bench-out"))] = None,
    ) -> None:
        measured = in_browser(lambda browser: _measured(browser, visits, say), say)
        show(report("board", f"taberna bench board --visits {visits}", measured), say, out)


def _measured(browser: str, visits: int, say: Texts) -> tuple[Figure, ...]:
    with tempfile.TemporaryDirectory(prefix="taberna-board-") as folder, Progress(transient=True) as progress:
        task = progress.add_task(say("bench-running"), total=visits + 2)
        house = serve(Path(folder), program=PROGRAM)
        try:
            table, traced = trace_board(f"http://127.0.0.1:{house.port}", browser, Path(folder), say)
            progress.advance(task)
            waited = wait_for_board(f"http://127.0.0.1:{house.port}", browser, visits, say)
            progress.advance(task)
            scores = audits({"board": table}, browser, visits, lambda: progress.advance(task))
        finally:
            house.stop()
    panned = f"a map of {SLEEPERS} figures is drawn about"
    return (
        *scores,
        *figures(waited),
        *by_frame(panned, work_by_frame(traced.panning), MOST_MS),
        *by_frame("dice roll", work_by_frame(traced.dice), MOST_MS),
    )

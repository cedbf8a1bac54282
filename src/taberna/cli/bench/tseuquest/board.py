"""`taberna bench board`: Lighthouse on it in mid-adventure, and what a frame costs while things move."""

import tempfile
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.progress import Progress

from taberna.cli.bench.frames import NotTraced, work_by_frame
from taberna.cli.bench.lighthouse import NotAudited, chromium, has_lighthouse
from taberna.cli.bench.page import audits, by_frame
from taberna.cli.bench.report import Figure, report, show
from taberna.cli.bench.tseuquest.crowd import PROGRAM, SLEEPERS
from taberna.cli.bench.tseuquest.panning import trace_board
from taberna.cli.load.processes import NotRunning, serve
from taberna.cli.mistakes import Exit, Mistake
from taberna.server.http.pages import built
from taberna.texts import Texts

MOST_MS: Final = 6


def add(app: typer.Typer, say: Texts) -> None:
    @app.command("board", help=say("help-bench-board"))
    def bench_board(
        visits: Annotated[int, typer.Option(min=1, max=25, help=say("help-bench-visits"))] = 5,
        out: Annotated[Path | None, typer.Option(help=say("help-bench-out"))] = None,
    ) -> None:
        browser = chromium()
        if browser is None or built() is None:
            raise Mistake(say("bench-no-page"))
        if not has_lighthouse():
            raise Mistake(say("bench-no-lighthouse"))
        try:
            figures = _measured(browser, visits, say)
        except (NotRunning, NotAudited, NotTraced) as problem:
            raise Mistake(str(problem), Exit.FAILED) from None
        show(report("board", f"taberna bench board --visits {visits}", figures), say, out)


def _measured(browser: str, visits: int, say: Texts) -> tuple[Figure, ...]:
    with tempfile.TemporaryDirectory(prefix="taberna-board-") as folder, Progress(transient=True) as progress:
        task = progress.add_task(say("bench-running"), total=visits + 1)
        house = serve(Path(folder), program=PROGRAM)
        try:
            table, traced = trace_board(f"http://127.0.0.1:{house.port}", browser, Path(folder), say)
            progress.advance(task)
            scores = audits({"board": table}, browser, visits, lambda: progress.advance(task))
        finally:
            house.stop()
    panned = f"a map of {SLEEPERS} figures is drawn about"
    return (
        *scores,
        *by_frame(panned, work_by_frame(traced.panning), MOST_MS),
        *by_frame("dice roll", work_by_frame(traced.dice), MOST_MS),
    )

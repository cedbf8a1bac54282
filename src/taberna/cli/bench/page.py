"""`taberna bench page`: Lighthouse on the built page, and what a swap costs in each frame."""

import tempfile
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from statistics import median
from typing import Annotated, Final

import typer
from rich.progress import Progress

from taberna.cli.bench.frames import NotTraced, quantile, work_by_frame
from taberna.cli.bench.lighthouse import CATEGORIES, NotAudited, audit, chromium, has_lighthouse
from taberna.cli.bench.report import Bound, Figure, report, show
from taberna.cli.bench.swapping import trace_swaps
from taberna.cli.load.processes import NotRunning, serve
from taberna.cli.mistakes import Exit, Mistake
from taberna.server.http.pages import built
from taberna.texts import Texts

PAGES: Final = {"room": "/", "table": "/learn"}
"""Where people arrive, which has to be there at once; and a table that is there without anybody else."""
REQUIRED: Final = {"performance": 95, "accessibility": 95, "best-practices": 95}
MOST_MS: Final = 8


def add(app: typer.Typer, say: Texts) -> None:
    @app.command("page", help=say("help-bench-page"))
    def page(
        visits: Annotated[int, typer.Option(min=1, max=25, help=say("help-bench-visits"))] = 5,
        swaps: Annotated[int, typer.Option(min=1, max=200, help=say("help-bench-swaps"))] = 12,
        out: Annotated[Path | None, typer.Option(help=say("help-bench-out"))] = None,
    ) -> None:
        figures = in_browser(lambda browser: _measured(browser, visits, swaps, say), say)
        show(report("page", f"taberna bench page --visits {visits} --swaps {swaps}", figures), say, out)


def in_browser(measured: Callable[[str], tuple[Figure, ...]], say: Texts) -> tuple[Figure, ...]:
    """What is measured with a browser and Lighthouse, where both are there and the page is built."""
    browser = chromium()
    if browser is None or built() is None:
        raise Mistake(say("bench-no-page"))
    if not has_lighthouse():
        raise Mistake(say("bench-no-lighthouse"))
    try:
        return measured(browser)
    except (NotRunning, NotAudited, NotTraced) as problem:
        raise Mistake(str(problem), Exit.FAILED) from None


def _measured(browser: str, visits: int, swaps: int, say: Texts) -> tuple[Figure, ...]:
    with tempfile.TemporaryDirectory(prefix="taberna-page-") as folder, Progress(transient=True) as progress:
        task = progress.add_task(say("bench-running"), total=visits * len(PAGES) + 1)
        house = serve(Path(folder))
        try:
            address = f"http://127.0.0.1:{house.port}"
            frames = work_by_frame(trace_swaps(address, browser, swaps, Path(folder), say))
            progress.advance(task)
            pages = {name: address + path for name, path in PAGES.items()}
            scores = audits(pages, browser, visits, lambda: progress.advance(task))
        finally:
            house.stop()
    return (*scores, *by_frame("stones are swapped", frames, MOST_MS))


def audits(
    pages: Mapping[str, str], browser: str, visits: int, advance: Callable[[], None]
) -> tuple[Figure, ...]:
    """What Lighthouse makes of pages, by their names."""
    scores: dict[tuple[str, str], list[float]] = {}
    for _ in range(visits):
        for name, address in pages.items():
            for category, score in audit(address, browser).items():
                scores.setdefault((name, category), []).append(score)
            advance()
    return tuple(
        Figure(
            f"{category}, {name}, median of {visits}",
            median(scores[name, category]),
            "",
            Bound(">=", REQUIRED[category]),
        )
        for name in pages
        for category in CATEGORIES
    )


def by_frame(when: str, frames: list[float], most: float) -> Iterator[Figure]:
    """Script, style and layout of the page's own thread, while something is going on."""
    busy = [work for work in frames if work]
    yield Figure(f"a frame while {when}, p95", quantile(frames, 0.95), "ms", Bound("<=", most))
    yield Figure(f"the same while {when}, of frames with any work", quantile(busy, 0.95), "ms")
    yield Figure(f"the same while {when}, at most", max(frames), "ms")
    yield Figure(f"frames looked at while {when}", len(frames))

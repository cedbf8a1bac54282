"""`taberna bench adventures`: each adventure played to its end by simple bots, and hostile files refused.

What was played is kept line by line, so that a run that was cut off goes on where it was.
"""

from collections import Counter
from pathlib import Path
from time import process_time
from typing import Annotated

import msgspec
import typer
from rich.progress import Progress

from taberna.bots.tseuquest.evening import Played, play_night
from taberna.cli.bench.report import Bound, Figure, report, show
from taberna.cli.bench.tseuquest.hostile import HOSTILE
from taberna.games.tseuquest.authoring.check import check
from taberna.games.tseuquest.game import GAME
from taberna.games.tseuquest.things.shelf import adventures
from taberna.texts import Texts


def add(app: typer.Typer, say: Texts) -> None:
    @app.command("adventures", help=say("help-bench-evenings"))
    def bench_adventures(
        games: Annotated[int, typer.Option(min=1, max=10_000, help=say("help-bench-games"))] = 200,
        only: Annotated[list[str] | None, typer.Option(help=say("help-bench-only"))] = None,
        keep: Annotated[Path | None, typer.Option(help=say("help-bench-keep"))] = None,
        out: Annotated[Path | None, typer.Option(help=say("help-bench-out"))] = None,
    ) -> None:
        names = tuple(only or adventures())
        played = _kept(keep)
        with Progress(transient=True) as progress:
            task = progress.add_task(say("bench-running"), total=games * len(names))
            for number in range(games):
                for name in names:
                    if (name, number) not in played:
                        played[name, number] = play_night(name, number)
                        _keep(keep, played[name, number])
                    progress.advance(task)
        wanted = [played[name, number] for name in names for number in range(games)]
        command = f"taberna bench adventures --games {games}"
        show(report("adventures", command, (*_figures(names, wanted), *_refusals())), say, out)


def _kept(path: Path | None) -> dict[tuple[str, int], Played]:
    if path is None or not path.exists():
        return {}
    rows = [msgspec.json.decode(line, type=Played) for line in path.read_bytes().splitlines()]
    return {(row.adventure, row.number): row for row in rows if row.content == GAME.content}


def _keep(path: Path | None, row: Played) -> None:
    if path is not None:
        with path.open("ab") as file:
            file.write(msgspec.json.encode(row) + b"\n")


def _figures(names: tuple[str, ...], rows: list[Played]) -> tuple[Figure, ...]:
    found: list[Figure] = []
    for name in names:
        mine = [row for row in rows if row.adventure == name]
        results = Counter(row.result for row in mine)
        ended = results["success"] + results["failure"]
        found += [
            Figure(f"{name}: played to the end", ended, "games", Bound(">=", len(mine))),
            Figure(f"{name}: success", 100 * results["success"] / len(mine), "%"),
            Figure(f"{name}: rounds", sum(row.rounds for row in mine) / len(mine)),
        ]
    found.append(Figure("errors", sum(row.result == "error" for row in rows), "", Bound("<=", 0)))
    found.append(Figure("stalls", sum(row.result == "stall" for row in rows), "", Bound("<=", 0)))
    return tuple(found)


def _refusals() -> tuple[Figure, ...]:
    """The processor's time until a hostile file is refused."""
    took: list[float] = []
    refused = 0
    for data in HOSTILE.values():
        before = process_time()
        refused += any(not problem.warning for problem in check(data))
        took.append(process_time() - before)
    return (
        Figure("hostile files refused", refused, "", Bound(">=", len(HOSTILE))),
        Figure("slowest refusal", max(took), "s", Bound("<=", 1.0)),
    )

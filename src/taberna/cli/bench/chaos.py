"""`taberna bench chaos`: a server that is killed again and again, and games that go on all the same."""

import tempfile
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer
from rich.progress import Progress

from taberna.cli.bench.report import Bound, Figure, report, show
from taberna.cli.load.chaos import chaos, limit_of
from taberna.cli.load.measures import run
from taberna.cli.load.processes import allow_sockets
from taberna.cli.load.reckoning import Toll
from taberna.texts import Texts

KILLS: Final = 50
ROUND: Final = 24
"""Games at one store; then they are reckoned, and what came out is kept."""


class Kept(msgspec.Struct, frozen=True):
    """A run that may be broken off and gone on with."""

    command: str
    rounds: int
    toll: Toll


def add(app: typer.Typer, say: Texts) -> None:
    @app.command("chaos", help=say("help-bench-chaos"))
    def bench_chaos(
        games: Annotated[int, typer.Option(min=1, max=10_000, help=say("help-bench-games"))] = 200,
        kills: Annotated[int, typer.Option(min=1, max=10_000, help=say("help-bench-kills"))] = KILLS,
        every: Annotated[int, typer.Option(min=1, max=100_000, help=say("help-bench-every"))] = 80,
        seed: Annotated[int, typer.Option(help=say("help-bench-seed"))] = 1,
        database: Annotated[str, typer.Option(help=say("help-bench-database"))] = "",
        keep: Annotated[Path | None, typer.Option(help=say("help-bench-keep"))] = None,
        out: Annotated[Path | None, typer.Option(help=say("help-bench-out"))] = None,
    ) -> None:
        allow_sockets()
        store = "postgresql" if database.startswith("postgres") else "sqlite"
        command = f"taberna bench chaos --games {games} --kills {kills} --every {every} --seed {seed}"
        keep = keep or Path(f"build/bench-chaos-{store}.json")
        kept = begun(keep, f"{command}, {store}")
        with Progress(transient=True) as progress:
            task = progress.add_task(say("bench-running"), total=games, completed=kept.toll.games)
            while not kept.toll.faults and (kept.toll.games < games or kept.toll.kills < kills):
                kept.toll.add(_round(min(ROUND, games), every, seed * 1000 + kept.rounds, database))
                kept = msgspec.structs.replace(kept, rounds=kept.rounds + 1)
                save(keep, kept)
                progress.update(task, completed=kept.toll.games)
        for fault in kept.toll.faults[:20]:
            typer.echo(fault, err=True)
        keep.unlink(missing_ok=True)
        show(report(f"chaos, {store}", command, figures(kept.toll, games, kills)), say, out)


def _round(games: int, every: int, seed: int, database: str) -> Toll:
    with tempfile.TemporaryDirectory(prefix="taberna-chaos-") as folder:
        address = database or str(Path(folder) / "chaos.db")
        return run(chaos(Path(folder), address, games=games, every=every, seed=seed), 2 * limit_of(games))


def begun(keep: Path, command: str) -> Kept:
    """What an earlier run of the same command left, or nothing yet."""
    fresh = Kept(command, 0, Toll())
    try:
        found = msgspec.json.decode(keep.read_bytes(), type=Kept)
    except (FileNotFoundError, msgspec.DecodeError):
        return fresh
    return found if found.command == command else fresh


def save(keep: Path, kept: Kept) -> None:
    keep.parent.mkdir(parents=True, exist_ok=True)
    beside = keep.with_suffix(".new")
    beside.write_bytes(msgspec.json.encode(kept))
    beside.replace(keep)


def figures(toll: Toll, games: int, kills: int = KILLS) -> tuple[Figure, ...]:
    none = Bound("<=", 0)
    return (
        Figure("games finished", toll.games, "", Bound(">=", games)),
        Figure("kills", toll.kills, "", Bound(">=", kills)),
        Figure("actions acknowledged", toll.acknowledged, "", Bound(">=", 1)),
        Figure("lines of talk acknowledged", toll.said, "", Bound(">=", 1)),
        Figure("guests, tables and seats acknowledged", toll.promised, "", Bound(">=", 1)),
        Figure("commits kept", toll.commits),
        Figure("acknowledged and lost", len(toll.lost), "", none),
        Figure("kept twice", len(toll.doubled), "", none),
        Figure("games unfinished", len(toll.unfinished), "", none),
        Figure("records that do not verify", len(toll.unsound), "", none),
        Figure("players told wrongly", len(toll.wrong), "", none),
    )

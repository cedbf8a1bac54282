"""`taberna bench chaos`: a server that is killed again and again, and games that go on all the same."""

import tempfile
from pathlib import Path
from typing import Annotated

import typer

from taberna.cli.bench.report import Bound, Figure, report, show
from taberna.cli.load.chaos import Toll, chaos, limit_of
from taberna.cli.load.measures import run
from taberna.cli.load.processes import allow_sockets
from taberna.texts import Texts


def add(app: typer.Typer, say: Texts) -> None:
    @app.command("chaos", help=say("help-bench-chaos"))
    def bench_chaos(
        games: Annotated[int, typer.Option(min=1, max=10_000, help=say("help-bench-games"))] = 200,
        every: Annotated[int, typer.Option(min=1, max=100_000, help=say("help-bench-every"))] = 80,
        seed: Annotated[int, typer.Option(help=say("help-bench-seed"))] = 1,
        database: Annotated[str, typer.Option(help=say("help-bench-database"))] = "",
        out: Annotated[Path | None, typer.Option(help=say("help-bench-out"))] = None,
    ) -> None:
        allow_sockets()
        with tempfile.TemporaryDirectory(prefix="taberna-chaos-") as folder:
            address = database or str(Path(folder) / "chaos.db")
            toll = run(chaos(Path(folder), address, games=games, every=every, seed=seed), 2 * limit_of(games))
        for fault in toll.faults[:20]:
            typer.echo(fault, err=True)
        store = "postgresql" if database.startswith("postgres") else "sqlite"
        command = f"taberna bench chaos --games {games} --every {every} --seed {seed}"
        show(report(f"chaos, {store}", command, figures(toll, games)), say, out)


def figures(toll: Toll, games: int) -> tuple[Figure, ...]:
    none = Bound("<=", 0)
    return (
        Figure("games finished", toll.games, "", Bound(">=", games)),
        Figure("kills", toll.kills, "", Bound(">=", 1)),
        Figure("actions acknowledged", toll.acknowledged),
        Figure("commits kept", toll.commits),
        Figure("acknowledged and lost", len(toll.lost), "", none),
        Figure("kept twice", len(toll.doubled), "", none),
        Figure("games unfinished", len(toll.unfinished), "", none),
        Figure("records that do not verify", len(toll.unsound), "", none),
        Figure("players told wrongly", len(toll.wrong), "", none),
    )

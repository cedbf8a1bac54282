"""`taberna solve`: the three-stone game, solved; how often to bluff and to steal."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from taberna.bots.tellstones.three_stones import solve as solve_game
from taberna.texts import Texts


def add(app: typer.Typer, say: Texts) -> None:
    @app.command("solve", help=say("help-solve"))
    def solve(
        loss: Annotated[
            list[float] | None, typer.Option(min=0.0, max=1.0, help=say("help-solve-loss"))
        ] = None,
        bell: Annotated[float, typer.Option(min=0.0, max=1.0, help=say("help-solve-bell"))] = 0.15,
        turns: Annotated[int, typer.Option(min=1, max=10, help=say("help-solve-turns"))] = 5,
        iterations: Annotated[int, typer.Option(min=1, help=say("help-solve-iterations"))] = 400,
        out: Annotated[Path | None, typer.Option(help=say("help-match-out"))] = None,
    ) -> None:
        found = []
        for rate in loss or (0.10, 0.25, 0.40):
            solved = solve_game(rate, bell=bell, turns=turns, iterations=iterations)
            found.append(solved)
            typer.echo(
                say(
                    "solve-result",
                    loss=f"{rate:.2f}",
                    bluffs=f"{solved.bluffs:.0%}",
                    steals=f"{solved.steals:.0%}",
                    doubts=f"{solved.doubts:.0%}",
                    error=f"{solved.exploitability:.1e}",
                )
            )
        if out is not None:
            out.mkdir(parents=True, exist_ok=True)
            data = msgspec.json.format(msgspec.json.encode(found))
            (out / "three-stones.json").write_bytes(data + b"\n")

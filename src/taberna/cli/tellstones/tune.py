"""`taberna tune`: a player's numbers against a pool of others; may be broken off and taken up again."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from taberna.bots.tellstones.levels import level
from taberna.bots.tellstones.levels import names as level_names
from taberna.cli.mistakes import Mistake, untrained
from taberna.texts import Texts

if TYPE_CHECKING:
    from taberna.bots.tellstones.measure.tune import Progress


def add(app: typer.Typer, say: Texts) -> None:
    @app.command("tune", help=say("help-tune"))
    def tune(
        player: Annotated[str, typer.Argument(help=say("help-match-player"), show_default=False)],
        file: Annotated[Path, typer.Argument(help=say("help-tune-file"), show_default=False)],
        against: Annotated[list[str] | None, typer.Option(help=say("help-tune-against"))] = None,
        itself: Annotated[bool, typer.Option("--itself", help=say("help-tune-itself"))] = False,
        games: Annotated[int, typer.Option(min=2, help=say("help-match-games"))] = 200_000,
        each: Annotated[int, typer.Option(min=2, help=say("help-tune-each"))] = 400,
        seed: Annotated[int, typer.Option(help=say("help-match-seed"))] = 1,
        tedium: Annotated[float, typer.Option(min=0.0, help=say("help-tune-tedium"))] = 0.004,
    ) -> None:
        rivals = against or ["plain"]
        for name in (player, *rivals):
            if name not in level_names():
                raise Mistake(say("no-such-bot", name=name, known=", ".join(level_names())))
        try:
            from taberna.bots.tellstones.measure import tune as tuning
        except ImportError as missing:
            raise untrained(missing, say) from None
        progress = tuning.load(file, level(player).params)
        with typer.progressbar(length=games, label=player) as bar:
            bar.update(min(games, progress.games))

            def kept(now: "Progress") -> None:
                tuning.save(file, now)
                bar.update(min(games, now.games) - bar.pos)

            pool = {name: level(name).params for name in rivals}
            progress = tuning.tune(
                progress, pool, games, each + each % 2, seed, kept, refresh=itself, tedium=tedium
            )
        typer.echo(
            say(
                "tune-result",
                steps=progress.step,
                kept=progress.kept,
                games=progress.games,
                share=f"{progress.share:.3f}",
            )
        )

"""`taberna bench`: what is measured, beside what others measure, with what is required of it."""

import typer

from taberna.cli.bench import chaos, envs, evening, page, server, strangers, tellstones, wire
from taberna.cli.bench.tseuquest import adventures, board, random_play
from taberna.texts import Texts

BENCHES = (adventures, tellstones, random_play, server, chaos, strangers, wire, evening, page, board, envs)


def add(app: typer.Typer, say: Texts) -> None:
    benches = typer.Typer(help=say("help-bench"), no_args_is_help=True)
    for bench in BENCHES:
        bench.add(benches, say)
    app.add_typer(benches, name="bench")

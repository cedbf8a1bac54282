"""`taberna bench`: what is measured, beside what others measure, with what is required of it."""

import typer

from taberna.cli.bench import adventures, chaos, engine, page, server, strangers, tseuquest
from taberna.texts import Texts

BENCHES = (adventures, engine, tseuquest, server, chaos, strangers, page)


def add(app: typer.Typer, say: Texts) -> None:
    benches = typer.Typer(help=say("help-bench"), no_args_is_help=True)
    for bench in BENCHES:
        bench.add(benches, say)
    app.add_typer(benches, name="bench")

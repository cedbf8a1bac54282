"""The program `taberna`. Each command lives in a module of its own and is hung here."""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise
from typing import Annotated

import typer

from taberna import __version__
from taberna.cli import (
    bench,
    bot,
    match,
    play,
    replay,
    scenario,
    schema,
    serve,
    solve,
    transfer,
    tune,
    verify,
)
from taberna.cli.mistakes import Mistake
from taberna.texts import LANGUAGES, Texts, preferred, texts

COMMANDS = (play, serve, bot, replay, verify, scenario, schema, bench, transfer, match, tune, solve)


def build(say: Texts) -> typer.Typer:
    """The program with its help in one language."""
    app = typer.Typer(
        help=say("help-app"), no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False
    )

    def say_version(asked: bool) -> None:
        if asked:
            typer.echo(__version__)
            raise typer.Exit

    option = typer.Option("--version", help=say("help-version"), is_eager=True, callback=say_version)

    @app.callback()
    def taberna(version: Annotated[bool, option] = False) -> None:
        pass

    for command in COMMANDS:
        command.add(app, say)
    return app


def main() -> None:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        with suppress(AttributeError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]  # a real stream has it
    say = texts(_asked_for(sys.argv) or preferred(os.environ))
    try:
        build(say)(prog_name="taberna")
    except Mistake as mistake:
        sys.stdout.flush()
        typer.echo(str(mistake), err=True)
        sys.exit(mistake.code)
    except BrokenPipeError:  # whoever read the output has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)


def _asked_for(words: Sequence[str]) -> str | None:
    """The language of the command line, before it is read in earnest: help is to be in it, too."""
    after = (b for a, b in pairwise(words) if a == "--language")
    joined = (word.removeprefix("--language=") for word in words if word.startswith("--language="))
    return next((code for code in (*after, *joined) if code in LANGUAGES), None)

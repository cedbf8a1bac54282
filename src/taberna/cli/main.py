"""The program `taberna`. Each command lives in a module of its own and is hung here."""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from typing import Annotated

import typer

from taberna import __version__
from taberna.cli.mistakes import Exit, Mistake, chosen
from taberna.cli.usage import UsageError, complaint, translate
from taberna.texts import LANGUAGES, Texts, preferred, texts

COMMANDS = {
    "play": "play",
    "open": "open",
    "serve": "serve",
    "bot": "bot",
    "replay": "replay",
    "verify": "verify",
    "scenario": "scenario",
    "adventure": "tseuquest.adventure",
    "schema": "schema",
    "match": "tellstones.match",
    "tune": "tellstones.tune",
    "solve": "tellstones.solve",
    "simulate": "tseuquest.simulation.simulate",
    "bench": "bench",
    "export": "transfer",
    "import": "transfer",
    "backup": "transfer",
}
"""Each command and the module it is in. Only the one that is asked for is read: a table at the terminal need
not wait for a server's libraries."""


def build(say: Texts, command: str | None = None) -> typer.Typer:
    """The program with its help in one language; whole, or with one command."""
    app = typer.Typer(
        help=say("help-app"), no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False
    )

    def say_version(asked: bool) -> None:
        if asked:
            typer.echo(__version__)
            raise typer.Exit

    shown = typer.Option("--version", help=say("help-version"), is_eager=True, callback=say_version)
    spoken = typer.Option("--language", help=say("help-language"))

    @app.callback()
    def taberna(
        context: typer.Context,
        language: Annotated[str | None, spoken] = None,
        version: Annotated[bool, shown] = False,
    ) -> None:
        if language is not None:
            chosen(language, say)  # refused here if there is none; `main` has already built the program in it
            context.default_map = {"play": {"language": language}}  # what it says to resume a game names it

    modules = [COMMANDS[command]] if command in COMMANDS else dict.fromkeys(COMMANDS.values())
    for module in modules:
        import_module(f"taberna.cli.{module}").add(app, say)
    return app


def main() -> None:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        with suppress(AttributeError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]  # a real stream has it
    language, words = _language_first(sys.argv[1:])
    say = texts(_known(language) or preferred(os.environ))
    program = typer.main.get_command(build(say, next(iter(words), None)))
    translate(program, say)
    try:
        left = program.main([*language, *words], prog_name="taberna", standalone_mode=False)
        sys.exit(left if isinstance(left, int) else 0)
    except UsageError as error:
        typer.echo(complaint(error, say), err=True)
        sys.exit(Exit.BAD_INPUT)
    except typer.Abort:
        sys.exit(1)
    except Mistake as mistake:
        sys.stdout.flush()
        typer.echo(str(mistake), err=True)
        sys.exit(mistake.code)
    except BrokenPipeError:  # whoever read the output has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)


def _language_first(words: Sequence[str]) -> tuple[list[str], list[str]]:
    """The language, wherever on the command line it stands, and the other words: every command takes it."""
    language: list[str] = []
    others: list[str] = []
    rest = iter(words)
    for word in rest:
        if word == "--":
            others += [word, *rest]
        elif word == "--language":
            value = next(rest, None)
            if value is None:
                return [word], []  # typer says that it needs one
            language = [word, value]
        elif word.startswith("--language="):
            language = [word]
        else:
            others.append(word)
    return language, others


def _known(language: Sequence[str]) -> str | None:
    """The language of the command line, before it is read in earnest: help is to be in it, too."""
    code = "".join(language[-1:]).removeprefix("--language=")
    return code if code in LANGUAGES else None

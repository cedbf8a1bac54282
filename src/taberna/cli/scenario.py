"""`taberna scenario`: the rulebook as worked examples, each one checked."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from taberna.cli.mistakes import Exit, Mistake, chosen, read_bytes
from taberna.games import GAMES
from taberna.table.scenario import check
from taberna.texts import Texts


def add(app: typer.Typer, say: Texts) -> None:
    @app.command("scenario", help=say("help-scenario"))
    def scenario(
        paths: Annotated[list[Path], typer.Argument(help=say("help-scenario-paths"))],
        language: Annotated[str | None, typer.Option(help=say("help-language"))] = None,
    ) -> None:
        texts = chosen(language, say)
        files = _files(paths, texts)
        failed = sum(not _passes(path, texts) for path in files)
        typer.echo(texts("scenario-summary", passed=len(files) - failed, failed=failed))
        if failed:
            raise typer.Exit(Exit.FAILED)


def _files(paths: Sequence[Path], texts: Texts) -> list[Path]:
    files: list[Path] = []
    for path in paths:
        found = sorted(path.rglob("*.toml")) if path.is_dir() else [path]
        if not found:
            raise Mistake(texts("scenario-none", path=str(path)))
        files += found
    return files


def _passes(path: Path, texts: Texts) -> bool:
    text = read_bytes(path, texts).decode(errors="replace")
    failures = check(text, GAMES)
    for failure in failures:
        typer.echo(f"{path}: {failure}")
    return not failures

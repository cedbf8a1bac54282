"""`taberna export`, `import` and `backup`: everything a store holds, into a file and out of it."""

import asyncio
import os
import sqlite3
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Annotated, TypeVar

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from taberna.cli.mistakes import Mistake, alone, check_writable, chosen
from taberna.server.extras import Missing
from taberna.server.settings import BadSetting, read_settings
from taberna.server.store import private_files
from taberna.server.store.protocol import SchemaNewer
from taberna.table.refusal import Refused
from taberna.texts import Texts

T = TypeVar("T")


def add(app: typer.Typer, say: Texts) -> None:
    database = typer.Option("--database", envvar="TABERNA_DATABASE", help=say("help-serve-database"))
    language = typer.Option("--language", help=say("help-language"))

    @app.command("export", help=say("help-export"))
    def export(
        file: Annotated[Path, typer.Argument(help=say("help-export-file"))],
        database: Annotated[str | None, database] = None,
        language: Annotated[str | None, language] = None,
    ) -> None:
        from taberna.server.store.transfer import export_store

        texts = chosen(language, say)
        address = _address(database)
        check_writable(file, texts)
        rows = _done(lambda tell: export_store(address, file, tell), texts, "export-doing")
        typer.echo(texts("export-done", rows=rows, path=str(file)))

    @app.command("import", help=say("help-import"))
    def import_(
        file: Annotated[Path, typer.Argument(help=say("help-import-file"))],
        database: Annotated[str | None, database] = None,
        language: Annotated[str | None, language] = None,
    ) -> None:
        from taberna.server.store.transfer import import_store

        texts = chosen(language, say)
        address = _address(database)
        if not file.is_file():
            raise Mistake(texts("file-missing", path=str(file)))
        rows = _done(lambda tell: import_store(file, address, tell), texts, "import-doing")
        typer.echo(texts("import-done", rows=rows, path=str(file)))

    @app.command("backup", help=say("help-backup"))
    def backup(
        file: Annotated[Path, typer.Argument(help=say("help-backup-file"))],
        database: Annotated[str | None, database] = None,
        language: Annotated[str | None, language] = None,
    ) -> None:
        from taberna.server.store.transfer import backup_store

        texts = chosen(language, say)
        address = _address(database)
        check_writable(file, texts)
        _done(lambda tell: backup_store(address, file, tell), texts, "backup-doing")
        typer.echo(texts("backup-done", path=str(file)))


def _address(given: str | None) -> str:
    try:
        return read_settings(os.environ, database=given).database
    except BadSetting as bad:
        raise Mistake(str(bad)) from None


def _done(
    work: Callable[[private_files.Progress], Coroutine[object, None, T]], texts: Texts, doing: str
) -> T:
    """Does it behind a bar, where there is somebody to see it. What goes wrong is told in a sentence."""
    from taberna.server.store.driver import FAILED

    failures: tuple[type[Exception], ...] = (*FAILED, sqlite3.Error)
    console = Console(stderr=True)
    parts = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*parts, console=console, transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(texts(doing), total=None)

        def tell(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        try:
            return asyncio.run(work(tell))
        except Refused as refused:
            raise Mistake(texts.refusal(refused.refusal)) from None
        except SchemaNewer as newer:
            raise Mistake(texts("serve-newer", found=newer.found, known=newer.known)) from None
        except Missing as missing:
            raise alone(missing, texts) from None
        except failures as error:
            raise Mistake(texts("store-failed", problem=str(error))) from None

"""`taberna schema`: JSON Schemas of what is said at a table, for programs in other languages."""

import json
from pathlib import Path
from typing import Annotated

import typer

from taberna.cli.mistakes import Mistake, chosen, write_bytes
from taberna.games import GAMES
from taberna.table.schema import schemas
from taberna.texts import Texts


def add(app: typer.Typer, say: Texts) -> None:
    @app.command("schema", help=say("help-schema"))
    def schema(
        out: Annotated[Path, typer.Option(help=say("help-schema-out"))],
        language: Annotated[str | None, typer.Option(help=say("help-language"))] = None,
    ) -> None:
        texts = chosen(language, say)
        try:
            out.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Mistake(texts("file-unwritable", path=str(out), problem=error.strerror or "")) from None
        for name, game in GAMES.items():
            document = json.dumps(schemas(game), indent=2, ensure_ascii=False)
            write_bytes(out / f"{name}.schema.json", f"{document}\n".encode(), texts)
        typer.echo(texts("schema-written", count=len(GAMES), path=str(out)))

"""Where games at this terminal are kept: in the file that was named, or in a folder of their own."""

import os
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

from taberna.cli.chains import place
from taberna.cli.mistakes import Mistake, write_bytes
from taberna.table.record import AnyRecord, save
from taberna.texts import Texts


def usual_place(game: str, now: datetime, environ: Mapping[str, str] = os.environ) -> Path | None:
    """A new file in the folder of games; None where there can be no such folder."""
    home = environ.get("XDG_DATA_HOME") or str(Path(environ.get("HOME") or ".") / ".local" / "share")
    folder = Path(home) / "taberna" / "games"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    path = folder / f"{game}-{now:%Y%m%d-%H%M%S}.jsonl"
    while path.exists():
        path = path.with_stem(f"{path.stem}x")
    return path


def check_free(path: Path, say: Texts) -> None:
    """A game that is kept is not written over by another."""
    taken = next((file for file in (path, place(path, 2)) if file.is_file() and file.stat().st_size), None)
    if taken is not None:
        raise Mistake(say("save-taken", path=str(taken)))


def keep(path: Path, number: int, record: AnyRecord, say: Texts) -> Path:
    file = place(path, number)
    write_bytes(file, save(record), say)
    return file

"""The keeping of games played at this terminal: in the file that was named, or in a folder of their own."""

import os
from collections.abc import Mapping
from contextlib import suppress
from datetime import datetime
from glob import escape
from pathlib import Path

from taberna.cli.chains import place
from taberna.cli.encrypted_files import sealed
from taberna.cli.folder import data_folder
from taberna.cli.mistakes import Mistake, write_bytes
from taberna.table.record import AnyRecord, save
from taberna.texts import Texts


def usual_place(game: str, now: datetime, environ: Mapping[str, str] = os.environ) -> Path | None:
    """A new file in the folder of games; None where there can be no such folder."""
    folder = data_folder(environ) / "games"
    path = folder / f"{game}-{now:%Y%m%d-%H%M%S}.jsonl"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        while True:
            with suppress(FileExistsError):  # another terminal opened in the same second
                path.touch(exist_ok=False)
                return path
            path = path.with_stem(f"{path.stem}x")
    except OSError:
        return None


def check_free(path: Path, say: Texts) -> None:
    """A game that is kept is not written over by another."""
    later = path.parent.glob(f"{escape(path.stem)}-[0-9]*{escape(path.suffix)}")
    numbered = (file for file in sorted(later) if file.stem.removeprefix(f"{path.stem}-").isdecimal())
    for file in (path, *numbered):
        if file.is_file() and file.stat().st_size:
            raise Mistake(say("save-taken", path=str(file)))


def keep(path: Path, number: int, record: AnyRecord, say: Texts) -> Path:
    """As a record once the game is over; until then sealed (TS-4.2)."""
    file = place(path, number)
    write_bytes(file, sealed(record) if record.seal.outcome is None else save(record), say)
    return file

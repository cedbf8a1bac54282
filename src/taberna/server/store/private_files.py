"""Files that hold secrets, written whole or not at all; and a copy of a database that is in use."""

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import BinaryIO, Final, TypeAlias

Progress: TypeAlias = Callable[[int, int], None]
"""Told how much is done, and of how much."""

PRIVATE: Final = 0o600
PAGES: Final = 1024
"""Copied between two looks at the clock."""


def backup(db: sqlite3.Connection, path: Path, progress: Progress | None = None) -> None:
    """A whole copy, also while the file is written to: one moment of it, for its owner's eyes only."""

    def tell(status: int, remaining: int, total: int) -> None:
        if progress is not None:
            progress(total - remaining, total)

    with whole(path) as part:
        db.execute("BEGIN")
        try:
            db.execute("SELECT count(*) FROM sqlite_master").fetchone()
            with closing(sqlite3.connect(part, isolation_level=None)) as copy:
                db.backup(copy, pages=PAGES, progress=tell)
                copy.execute("PRAGMA journal_mode = DELETE")
                found = copy.execute("PRAGMA quick_check").fetchone()[0]
        finally:
            db.execute("COMMIT")
        if found != "ok":
            raise sqlite3.DatabaseError(found)


@contextmanager
def written(path: Path) -> Iterator[BinaryIO]:
    """A file to write to, which is there under its name once all of it is on disk."""
    with whole(path) as part, part.open("wb") as file:
        yield file


@contextmanager
def whole(path: Path) -> Iterator[Path]:
    """The name under which a file is made. It gets its own when it is done, and is removed where it fails."""
    part = path.with_name(f"{path.name}.part")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
    try:
        yield part
        _flush(part, os.O_RDWR)
        part.replace(path)
        _flush(path.parent, os.O_RDONLY)
    finally:
        part.unlink(missing_ok=True)


def _flush(path: Path, how: int) -> None:
    if os.name == "nt" and path.is_dir():  # there, a folder can't be opened
        return
    found = os.open(path, how)
    try:
        os.fsync(found)
    finally:
        os.close(found)

"""Takes what was written from SQLite's log into the file itself, beside the one who writes: a request should
not wait for it."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from threading import Event, Thread
from typing import Final

EVERY: Final = 1.0
ENOUGH: Final = 4 << 20
"""Bytes of log that are worth the trouble."""
TOO_MUCH: Final = 16_384
"""Pages of log at which the writer does it itself: this one can't keep up, or has died."""


class Checkpoints:
    def __init__(self, path: Path, connect: Callable[[Path], sqlite3.Connection]) -> None:
        self._log = path.with_name(path.name + "-wal")
        self._db = connect(path)
        self._stop = Event()
        self._thread = Thread(target=self._run, name="taberna-checkpoints", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._stop.set()
        self._thread.join()
        self._db.close()

    def _run(self) -> None:
        while not self._stop.wait(EVERY):
            try:
                if self._log.stat().st_size > ENOUGH:
                    self._db.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
            except (OSError, sqlite3.Error):
                continue  # the writer does it when there is too much

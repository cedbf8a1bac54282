"""Which store an address means."""

import sqlite3
from pathlib import Path
from typing import Final

from taberna.server.store.driver import FAILED
from taberna.server.store.postgres import open_postgres
from taberna.server.store.protocol import Busy, Store, Unavailable
from taberna.server.store.sqlite import QUEUE, open_sqlite

FAILURES: Final[tuple[type[Exception], ...]] = (Busy, Unavailable, sqlite3.Error, *FAILED)
"""How a store fails that is asked to write something; the disk may be full."""


async def open_store(address: str, *, queue: int = QUEUE) -> Store:
    """A file, or `postgresql://…`."""
    if is_postgres(address):
        return await open_postgres(address, queue=queue)
    return await open_sqlite(file(address), queue=queue)


def is_postgres(address: str) -> bool:
    return address.startswith(("postgresql://", "postgres://"))


def file(address: str) -> Path:
    return Path(address.removeprefix("sqlite:///"))

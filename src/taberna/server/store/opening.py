"""Which store an address means."""

from pathlib import Path

from taberna.server.store.postgres import open_postgres
from taberna.server.store.protocol import Store
from taberna.server.store.sqlite import QUEUE, open_sqlite


async def open_store(address: str, *, queue: int = QUEUE) -> Store:
    """A file, or `postgresql://…`."""
    if is_postgres(address):
        return await open_postgres(address, queue=queue)
    return await open_sqlite(file(address), queue=queue)


def is_postgres(address: str) -> bool:
    return address.startswith(("postgresql://", "postgres://"))


def file(address: str) -> Path:
    return Path(address.removeprefix("sqlite:///"))

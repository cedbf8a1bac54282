"""Which store an address means."""

from pathlib import Path

from taberna.server.store.protocol import Store
from taberna.server.store.sqlite import QUEUE, open_sqlite


async def open_store(address: str, *, queue: int = QUEUE) -> Store:
    return await open_sqlite(Path(address.removeprefix("sqlite:///")), queue=queue)

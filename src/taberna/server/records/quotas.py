"""How much of what is brought is kept: so much a guest, so much an address, so much in all. Games that were
played here never count."""

import asyncio
from hmac import digest
from typing import Final

from taberna.server.settings import Settings
from taberna.server.store.protocol import Store
from taberna.server.store.rows import RecordRow
from taberna.server.tokens import new_secret
from taberna.table.refusal import Refused, refuse

ORIGIN: Final = 32
"""Letters of what is kept of an address."""


class Quotas:
    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._settings = settings
        self._lock = asyncio.Lock()
        self._key = b""

    async def origin(self, address: str) -> str:
        """What is kept of an address: enough to count by, not to find it by without the store's key."""
        if not self._key:
            self._key = (await self._store.key(new_secret(32).hex())).encode()
        return digest(self._key, address.encode(), "sha256").hex()[:ORIGIN]

    async def check(self, guest: str, origin: str, size: int) -> None:
        """Refused where so much more would be too much."""
        brought = await self._store.brought(guest, origin)
        settings = self._settings
        for code, there, most in (
            ("quota-guest", brought.guest, settings.brought_guest),
            ("quota-address", brought.origin, settings.brought_address),
            ("quota-house", brought.whole, settings.brought),
        ):
            if there + size > most:
                raise Refused(refuse(code, most=most >> 20))

    async def keep(self, row: RecordRow) -> None:
        async with self._lock:
            if await self._store.record(row.name) is None:
                await self.check(row.by, row.origin, row.size)
                await self._store.add_record(row)

"""Guests: known by a token of which only the hash is kept."""

from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace

from taberna.server.store.rows import GuestRow
from taberna.server.tables.desk import Desk
from taberna.server.tokens import LONGEST, hashed, new_id, new_token
from taberna.table.refusal import Refusal, Refused, refuse
from taberna.table.talk import LONGEST_NAME, tidy

REMEMBERED: Final = 10_000
FRESH: Final = 30_000
"""Milliseconds for which a guest is known without asking the store."""


@dataclass(frozen=True, slots=True)
class _Seen:
    row: GuestRow
    at: int


class People:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._seen: dict[str, _Seen] = {}

    async def arrive(self, name: str) -> tuple[GuestRow, str]:
        """A new guest, and the token that nobody will see again."""
        token, now = new_token(), self._desk.now()
        row = GuestRow(new_id(), hashed(token), _checked(name) if name else "", now, now)
        await self._desk.store.add_guest(row)
        return row, token

    async def find(self, token: str) -> GuestRow | None:
        if not token or len(token) > LONGEST:
            return None
        key, now = hashed(token), self._desk.now()
        seen = self._seen.get(key)
        if seen is not None and now - seen.at < FRESH:
            return seen.row
        row = await self._desk.store.guest_by_hash(key)
        self._seen.pop(key, None)
        if row is not None:
            self._seen[key] = _Seen(row, now)
            if len(self._seen) > REMEMBERED:
                del self._seen[next(iter(self._seen))]
        return row

    async def rename(self, guest: GuestRow, name: str) -> GuestRow:
        renamed = replace(guest, name=_checked(name))
        await self._desk.store.save_guest(renamed)
        self.forget(guest)
        return renamed

    def forget(self, guest: GuestRow) -> None:
        self._seen.pop(guest.hash, None)

    async def deaf_to(self, guest: str) -> frozenset[str]:
        """Whom a guest does not want to hear."""
        return frozenset(row.other for row in await self._desk.store.relations(guest))


def _checked(name: str) -> str:
    tidied = tidy(name, LONGEST_NAME)
    if isinstance(tidied, Refusal):
        raise Refused(refuse("bad-name", reason=tidied.code))
    return tidied

"""How all guests remember, beside which one's own figures are drawn: of games that are over alone (TS-4.2),
of nobody by name, and read now and then rather than for whoever asks."""

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Iterable, Sequence
from typing import Final, NamedTuple

from taberna.server.guest_statistics import Looking, Remembering, counts, recalled_by
from taberna.server.store.rows import TableRow
from taberna.server.tables.desk import Desk
from taberna.server.wire.http import Usual
from taberna.table.recall import MOVES, SECONDS, Recall, Share, summed
from taberna.table.refusal import Refused

log = logging.getLogger("taberna")

LATEST: Final = 200
"""Games that are looked into."""
OF_EACH: Final = 20
"""of each guest at most: a line of all is not that of whoever plays all day"""
STEP: Final = 5
"""Percent; with finer ones a game more would tell how it went."""
AGAIN: Final = 3_600_000
"""Milliseconds after which it is read again."""


class Enough(NamedTuple):
    """As many have to be in a class, at least."""

    games: int
    guests: int


ENOUGH: Final = Enough(games=20, guests=5)


class Part(NamedTuple):
    """What a guest remembered in one game."""

    guest: str
    record: str
    recall: Recall


class AllGuests:
    def __init__(self, desk: Desk, remembering: Remembering, looking: Looking) -> None:
        self._desk, self._remembering, self._looking = desk, remembering, looking
        self.enough = ENOUGH
        self._usual = Usual()
        self._read_at: int | None = None
        self._reading: asyncio.Task[None] | None = None

    def usual(self) -> Usual:
        """As it was read last; where that is long ago, it is read again meanwhile."""
        now = self._desk.now()
        idle = self._reading is None or self._reading.done()
        if idle and (self._read_at is None or now - self._read_at >= AGAIN):
            self._read_at = now
            self._reading = asyncio.create_task(self._read())
        return self._usual

    async def settled(self) -> None:
        """When nothing is being read any more."""
        if self._reading is not None:
            await self._reading

    async def close(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            await asyncio.wait({self._reading})

    async def _read(self) -> None:
        try:
            self._usual = usual_of([part async for part in self._parts()], self.enough)
        except Exception as failure:  # a page without that line is better than none
            log.warning("how all guests remember was not read", extra={"why": type(failure).__name__})

    async def _parts(self) -> AsyncIterator[Part]:
        looked_at: Counter[str] = Counter()
        for name, game in self._desk.games.items():
            if game.recalled is None:
                continue
            for row in await self._desk.store.tables_over(name, LATEST):
                for guest in _guests(row):
                    if looked_at[guest] == OF_EACH or not counts(self._desk, row, guest):
                        continue
                    looked_at[guest] += 1
                    try:
                        told = await recalled_by(row, guest, self._remembering, self._looking)
                    except Refused:
                        continue
                    yield Part(guest, row.record, summed(told))


def _guests(row: TableRow) -> set[str]:
    return {chair.guest for chair in row.chairs if chair.kind == "person" and chair.guest}


def usual_of(parts: Sequence[Part], enough: Enough) -> Usual:
    def one(shares: Iterable[Share]) -> int | None:
        return _of_class(zip(parts, shares, strict=True), enough)

    return Usual(
        tuple(one(part.recall.moves[n] for part in parts) for n in range(len(MOVES) + 1)),
        tuple(one(part.recall.seconds[n] for part in parts) for n in range(len(SECONDS) + 1)),
    )


def _of_class(told: Iterable[tuple[Part, Share]], enough: Enough) -> int | None:
    found = [(part, share) for part, share in told if share.of]
    guests, games = {part.guest for part, _ in found}, {part.record for part, _ in found}
    if len(guests) < enough.guests or len(games) < enough.games:
        return None
    right, of = sum(share.right for _, share in found), sum(share.of for _, share in found)
    return round(100 * right / of / STEP) * STEP

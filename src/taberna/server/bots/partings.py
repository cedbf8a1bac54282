"""After a game: what its bots keep of the guests who allow it, for another."""

import asyncio
import logging
from typing import Final

import msgspec

from taberna.server.bots import questions
from taberna.server.bots.protocol import Part
from taberna.server.bots.supervisor import Supervisor
from taberna.server.store.rows import AcquaintanceRow, Chair, TableRow
from taberna.server.tables import acquaintances
from taberna.server.tables.desk import Desk
from taberna.server.tables.hosted import Hosted
from taberna.table.seats import Seat

log = logging.getLogger("taberna")

MOST: Final = 1024
"""Bytes that a bot may keep of somebody."""


class Partings:
    def __init__(self, desk: Desk, supervisor: Supervisor) -> None:
        self._desk = desk
        self._supervisor = supervisor
        self.tasks: set[asyncio.Task[None]] = set()

    def look(self, hosted: Hosted) -> None:
        """After every change: has a game come to its end before our eyes? One that ended otherwise is not
        learned from."""
        if hosted.row.status == "playing":
            hosted.under_way = True
        elif hosted.under_way:
            hosted.under_way = False
            if hosted.row.status == "over" and acquaintances.bots(hosted.row):
                task = asyncio.get_running_loop().create_task(self._part(hosted, hosted.row))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)

    async def close(self) -> None:
        """A game that has just ended may still be learned from, while there is time."""
        try:
            while self.tasks:
                await asyncio.wait(self.tasks)
        finally:
            for task in self.tasks:
                task.cancel()

    async def _part(self, hosted: Hosted, row: TableRow) -> None:
        try:
            willing = await self._willing(row)
            if not willing:
                return
            # Of bots with the same name one keeps for all of them.
            for bot in {chair.bot: chair for chair in reversed(acquaintances.bots(row))}.values():
                await self._keep(hosted, row, bot, willing)
        except Exception:  # the game is over and told: nothing else may fail by what is lost here
            log.exception("what a bot would keep of somebody is lost")

    async def _willing(self, row: TableRow) -> dict[Seat, str]:
        return {
            chair.seat: chair.guest
            for chair in acquaintances.people(row)
            if await self._desk.store.allows(chair.guest)
        }

    async def _keep(self, hosted: Hosted, row: TableRow, bot: Chair, willing: dict[Seat, str]) -> None:
        async def asking(n: int, after: int) -> Part:
            return await questions.part(hosted, bot, n, after)

        kept = await self._supervisor.part((row.id, bot.seat), asking)
        for seat, body in ({} if kept is None else kept.of).items():
            if seat in willing and is_fit(body):
                known = AcquaintanceRow(willing[seat], row.game, bot.bot, row.ended, body)
                await self._desk.store.acquaint(known)


def is_fit(body: bytes) -> bool:
    """Small, and something that the guest it is about can read."""
    try:
        msgspec.json.decode(body)
    except msgspec.DecodeError:
        return False
    return len(body) <= MOST

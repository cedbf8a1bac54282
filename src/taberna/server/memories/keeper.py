"""Who has memories rebuilt: in a process beside the server, so that nobody who plays waits for it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from taberna.bots import AnyBots
from taberna.server.helper_process import FAILURES, Helper
from taberna.server.memories.recounting import Recount
from taberna.server.settings import Settings
from taberna.server.wire.http import Memories
from taberna.table.codec import Reader, write
from taberna.table.refusal import Refused, refuse

log = logging.getLogger("taberna")

LONGEST: Final = 64 << 20
"""Bytes of one answer."""

Asking: TypeAlias = Callable[[], Awaitable[Recount]]
"""Reads the game that is asked about: when its turn has come, so that no more than one is held in memory."""

_read: Final[Reader[Memories]] = Reader(Memories)


class Keeper:
    """One game at a time, and so many that wait for it."""

    def __init__(self, settings: Settings, bots: AnyBots) -> None:
        self._settings = settings
        self._told_of = {
            (game, name)
            for game, players in bots.items()
            for name, bot in players.items()
            if bot.account is not None
        }
        """Games and the bots in them whose memory can be told."""
        self._lock = asyncio.Lock()
        self._asked = 0
        """How many games are asked about, the one that is being told included."""
        self.helper = Helper(
            "taberna.server.memories.worker",
            settings.games,
            settings.bots,
            longest=LONGEST,
            deadline=settings.recount_deadline,
        )

    def tells_of(self, game: str, bot: str) -> bool:
        return (game, bot) in self._told_of

    async def recount(self, asking: Asking) -> Memories:
        """Refused where too many wait already, and where it can't be told in time."""
        if self._asked > self._settings.recount_queue:
            raise Refused(refuse("busy"))
        self._asked += 1
        try:
            async with self._lock:
                return await self._told(await asking())
        finally:
            self._asked -= 1

    async def close(self) -> None:
        """For good: who still waits is refused."""
        await self.helper.close()

    async def _told(self, asked: Recount) -> Memories:
        try:
            return _read(await self.helper.ask(write(asked)))
        except (*FAILURES, Refused) as error:
            log.warning("memories could not be rebuilt", extra={"why": type(error).__name__})
            raise Refused(refuse("busy")) from None

"""Those who look into records: processes beside the server, so that nobody who plays waits for them, asked by
one address after the other, so that none waits for another's thousand questions."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from taberna.server.helper_process import FAILURES, Helper
from taberna.server.limits_at_once import Crowd
from taberna.server.records.questions import REFUSED, Question, read_refusal
from taberna.server.settings import Settings
from taberna.table.codec import write
from taberna.table.refusal import Refused, refuse

log = logging.getLogger("taberna")

LONGEST: Final = 16 << 20
"""Bytes of one answer."""

Asking: TypeAlias = Callable[[], Awaitable[Question]]
"""Reads the record that is asked about: when its turn has come, so that few are held in memory."""


class Clerks:
    def __init__(self, settings: Settings) -> None:
        self._crowd = Crowd(settings.looks_guest, settings.looks_address, settings.looks)
        self._waiting: dict[str, deque[asyncio.Future[Helper]]] = {}
        """By address, in the order in which their turn comes."""
        self.helpers = [
            Helper(
                "taberna.server.records.worker",
                *(settings.games, str(LONGEST)),
                longest=LONGEST,
                deadline=settings.look_deadline,
            )
            for _ in range(settings.look_workers)
        ]
        self._free = [*self.helpers]

    async def ask(self, guest: str, address: str, asking: Asking) -> bytes:
        """The answer as JSON. Refused where too much is asked for at once, and where it takes too long."""
        with self._crowd.one(guest, address):
            helper = await self._turn(address)
            try:
                line = await helper.ask(write(await asking()))
            except TimeoutError:
                raise Refused(refuse("too-heavy")) from None
            except FAILURES as error:
                log.warning("a record could not be looked into", extra={"why": type(error).__name__})
                raise Refused(refuse("failed")) from None
            finally:
                self._next(helper)
        if line.startswith(REFUSED):
            raise Refused(read_refusal.decode(line[1:]))
        return line[1:].rstrip(b"\n")

    async def close(self) -> None:
        await asyncio.gather(*(helper.close() for helper in self.helpers))

    async def _turn(self, address: str) -> Helper:
        if self._free:
            return self._free.pop()
        coming: asyncio.Future[Helper] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, deque()).append(coming)
        try:
            return await coming
        except asyncio.CancelledError:
            if coming.done() and not coming.cancelled():
                self._next(coming.result())
            raise

    def _next(self, helper: Helper) -> None:
        """Whose turn it is: the next address's, which then stands behind all others."""
        while self._waiting:
            address = next(iter(self._waiting))
            queue = self._waiting.pop(address)
            coming = queue.popleft()
            if queue:
                self._waiting[address] = queue
            if not coming.done():
                coming.set_result(helper)
                return
        self._free.append(helper)

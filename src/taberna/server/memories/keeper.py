"""Who has memories rebuilt: in a process beside the server, so that nobody who plays waits for it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from taberna.server import children
from taberna.server.memories.recounting import Recount
from taberna.server.settings import Settings
from taberna.server.wire.requests import Memories
from taberna.table.codec import Reader, write
from taberna.table.refusal import Refused, refuse

log = logging.getLogger("taberna")

LONGEST: Final = 64 << 20
"""Bytes of one answer."""
IDLE: Final = 60.0
"""Seconds after which a process that nobody asks is ended."""

Asking: TypeAlias = Callable[[], Awaitable[Recount]]
"""Reads the game that is asked about: when its turn has come, so that no more than one is held in memory."""

_read: Final[Reader[Memories]] = Reader(Memories)


class Keeper:
    """One game at a time, and so many that wait for it. A process that takes too long is killed, and the next
    question starts another."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._process: asyncio.subprocess.Process | None = None
        self._lock = asyncio.Lock()
        self._idle: asyncio.TimerHandle | None = None
        self._asked = 0
        """How many games are asked about, the one that is being told included."""
        self._closed = False

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
        self._closed = True
        await self._stop()

    async def _told(self, asked: Recount) -> Memories:
        if self._closed:
            raise Refused(refuse("busy"))
        if self._idle is not None:
            self._idle.cancel()
        try:
            async with asyncio.timeout(self._settings.recount_deadline):
                told = await self._ask(write(asked))
        except (OSError, ValueError, TimeoutError, EOFError, Refused) as error:
            log.warning("memories could not be rebuilt", extra={"why": type(error).__name__})
            await self._stop()
            raise Refused(refuse("busy")) from None
        except asyncio.CancelledError:
            await self._stop()  # its answer would be taken for the next one's
            raise
        self._idle = asyncio.get_running_loop().call_later(IDLE, self._end)
        return told

    async def _stop(self) -> None:
        if self._idle is not None:
            self._idle.cancel()
        process = self._process
        self._end()
        if process is not None:
            await process.wait()

    async def _ask(self, question: bytes) -> Memories:
        if self._process is None or self._process.returncode is not None:
            worker = "taberna.server.memories.worker"
            self._process = await children.start(worker, self._settings.games, longest=LONGEST)
        asks, answers = self._process.stdin, self._process.stdout
        if asks is None or answers is None:
            raise EOFError
        asks.write(question + b"\n")
        await asks.drain()
        line = await answers.readline()
        if not line:
            raise EOFError
        return _read(line)

    def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            children.end(process)

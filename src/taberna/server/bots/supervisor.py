"""Workers under supervision: one that is slow or dies is killed and started anew."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias, TypeVar

from taberna.server import child_processes
from taberna.server.bots.protocol import Failed, FromWorker, Kept, Lost, Part, Question, Ready, Think, Thought
from taberna.server.metrics import Metrics
from taberna.server.settings import Settings
from taberna.table.codec import Reader, write
from taberna.table.refusal import Refused
from taberna.table.seats import Seat

log = logging.getLogger("taberna")

LINE: Final = 8 << 20
STARTING: Final = 60.0
"""Seconds a worker may take to say that it is ready."""

Key: TypeAlias = tuple[str, Seat]
Asking: TypeAlias = Callable[[int, int], Awaitable[Question]]
"""Makes the question from its number and the seq that the worker's memory has got to."""
Telling: TypeAlias = Callable[[str], None]

A = TypeVar("A", Thought, Kept)

_read: Final[Reader[FromWorker]] = Reader(FromWorker)


class Crashed(Exception):
    """The worker died, was killed, or said something that can't be read."""


class Worker:
    """One process, asked one thing at a time."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._settings = settings
        self._metrics = metrics
        self._process: asyncio.subprocess.Process | None = None
        self._lock = asyncio.Lock()
        self._known: dict[Key, int] = {}
        """Of whom the process remembers something, and up to which seq: it forgets in the same order."""
        self._n = 0
        self._sent = 0
        self._heard = 0
        self._started = 0
        self._ready = False
        self.asked = 0
        """How many questions it has, the one it thinks about included."""

    @property
    def busy(self) -> bool:
        """Also with what nobody waits for any more: a question that was given up, or its own beginning."""
        return bool(self.asked) or (
            self._process is not None and (not self._ready or self._heard < self._sent)
        )

    def knows(self, key: Key) -> bool:
        return key in self._known

    async def ask(self, key: Key, asking: Asking, wanted: type[A], tell: Telling) -> A | None:
        """The bot's answer; None where it failed as often as it was asked. `tell` hears of every failure."""
        self.asked += 1
        try:
            return await self._asked(key, asking, wanted, tell)
        finally:
            self.asked -= 1

    async def _asked(self, key: Key, asking: Asking, wanted: type[A], tell: Telling) -> A | None:
        for attempt in range(self._settings.bot_tries):
            async with self._lock:
                try:
                    return await self._ask(key, asking, wanted)
                except Crashed as crash:
                    await self._kill()
                    last = attempt + 1 == self._settings.bot_tries
                    log.warning("a bot's worker was ended", extra={"why": str(crash)})
                    tell("bot-failed" if last else "bot-restarted")
        return None

    async def close(self) -> None:
        await self._kill()

    async def _ask(self, key: Key, asking: Asking, wanted: type[A]) -> A:
        await self._begin()
        for after in (self._known.pop(key, 0), 0):
            self._n += 1
            question = await asking(self._n, after)
            await self._write(write(question))
            answer = await self._answer()
            if isinstance(answer, Lost):
                continue
            if isinstance(answer, Failed):
                raise Crashed(f"raised {answer.error}")
            if not isinstance(answer, wanted) or answer.n != self._n:
                raise Crashed("answered something else")
            if isinstance(answer, Thought):  # who has parted remembers no more
                self._known[key] = question.story.seq
                if len(self._known) > self._settings.bot_memories:
                    del self._known[next(iter(self._known))]
            return answer
        raise Crashed("remembers nothing")

    async def _begin(self) -> None:
        """Starts the process, unless it runs: whoever wanted it started may have given up meanwhile."""
        if self._process is None or self._process.returncode is not None:
            await self._start()
        if not self._ready:
            if not isinstance(await self._line(STARTING), Ready):
                raise Crashed("did not begin")
            self._ready = True

    async def _start(self) -> None:
        self._known.clear()
        self._ready, self._sent, self._heard = False, 0, 0
        settings = self._settings
        words = settings.games, settings.bots, str(settings.bot_memories)
        self._process = await child_processes.start("taberna.server.bots.worker", *words, longest=LINE)
        self._started += 1
        if self._started > 1:
            self._metrics.count("taberna_bot_restarts_total")

    async def _write(self, line: bytes) -> None:
        process = self._process
        if process is None or process.stdin is None:
            raise Crashed("is gone")
        try:
            process.stdin.write(line + b"\n")
            self._sent = self._n
            async with asyncio.timeout(self._settings.bot_deadline):
                await process.stdin.drain()
        except (OSError, TimeoutError):
            raise Crashed("does not listen") from None

    async def _answer(self) -> FromWorker:
        """To the last question: one to an earlier one, which was given up, comes too late."""
        while True:
            answer = await self._line(self._settings.bot_deadline)
            if isinstance(answer, Ready):
                return answer
            self._heard = answer.n
            if answer.n >= self._n:
                return answer

    async def _line(self, deadline: float) -> FromWorker:
        process = self._process
        if process is None or process.stdout is None:
            raise Crashed("is gone")
        try:
            async with asyncio.timeout(deadline):
                line = await process.stdout.readline()
        except TimeoutError:
            raise Crashed("too slow") from None
        except (OSError, ValueError):
            raise Crashed("said too much") from None
        if not line:
            raise Crashed("died")
        try:
            return _read(line)
        except Refused:
            raise Crashed("said something unreadable") from None

    async def _kill(self) -> None:
        process, self._process = self._process, None
        self._known.clear()
        if process is not None:
            child_processes.end(process)
            await process.wait()


class Supervisor:
    """A seat is thought for by the worker that remembers for it; while that one is busy with another table,
    by one that is not, which is told everything. Where all are busy another is started, up to a number."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._settings = settings
        self._metrics = metrics
        self._workers = [Worker(settings, metrics)]

    async def think(
        self, key: Key, asking: Callable[[int, int], Awaitable[Think]], tell: Telling
    ) -> Thought | None:
        return await self._for(key).ask(key, asking, Thought, tell)

    async def part(self, key: Key, asking: Callable[[int, int], Awaitable[Part]]) -> Kept | None:
        """The game is over: nobody is told where this fails."""
        return await self._for(key).ask(key, asking, Kept, lambda _: None)

    async def close(self) -> None:
        for worker in self._workers:
            await worker.close()

    def _for(self, key: Key) -> Worker:
        idle = [worker for worker in self._workers if not worker.busy]
        if not idle and len(self._workers) < max(1, self._settings.bot_workers):
            idle = [Worker(self._settings, self._metrics)]
            self._workers += idle
        if not idle:
            return min(self._workers, key=lambda worker: worker.asked)
        return next((worker for worker in idle if worker.knows(key)), idle[0])

"""Letters to elsewhere, in a thread with a loop of its own: no table waits for a name to be looked up, for a
handshake, or for whoever does not answer. Bounded in number and time; a redirect is not followed."""

import asyncio
import logging
import ssl
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from threading import Event, Thread
from typing import Final

from taberna.server.notices.addresses import Inside, Target, resolve

AT_ONCE: Final = 8
MOST: Final = 1_000
"""Letters that may wait; what comes then is not sent."""
DEADLINE: Final = 20.0
"""Seconds for one letter, from looking up the name to the answer's first line."""
LINE: Final = 4_096
FAILED: Final = 0

log = logging.getLogger("taberna")


@dataclass(frozen=True, slots=True)
class Letter:
    target: Target
    body: bytes
    headers: dict[str, str] = field(default_factory=dict)
    inside: bool = False
    """Whether it may go to this machine's own network."""


class Courier:
    """The thread begins with the first letter."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self.under_way = 0
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: Thread | None = None
        self._stop = asyncio.Event()
        self._gate = asyncio.Semaphore(AT_ONCE)

    def send(self, write: Callable[[], Letter], answered: Callable[[int], None]) -> bool:
        """The letter is written in the thread, too. `answered` is told the status, in the loop that asks; 0
        where there was none. False: too many are under way."""
        if self.under_way >= self._most:
            return False
        self.under_way += 1
        here = asyncio.get_running_loop()

        def done(status: int) -> None:
            self.under_way -= 1
            answered(status)

        async def carry() -> None:
            async with self._gate:
                status = await _carried(write)
            with suppress(RuntimeError):  # the house is closed by now
                here.call_soon_threadsafe(done, status)

        asyncio.run_coroutine_threadsafe(carry(), self._running())
        return True

    async def close(self) -> None:
        """What is under way is given up: nobody is told twice that it is their turn."""
        thread, loop = self._thread, self._loop
        if thread is not None and loop is not None:
            loop.call_soon_threadsafe(self._stop.set)
            await asyncio.to_thread(thread.join)

    def _running(self) -> asyncio.AbstractEventLoop:
        if self._loop is None:
            ready = Event()
            self._thread = Thread(target=self._run, args=(ready,), name="taberna-courier", daemon=True)
            self._thread.start()
            ready.wait()
        assert self._loop is not None
        return self._loop

    def _run(self, ready: Event) -> None:
        with asyncio.Runner() as runner:  # which ends what is left when it is told to stop
            self._loop = runner.get_loop()
            ready.set()
            runner.run(self._until_stopped())

    async def _until_stopped(self) -> None:
        await self._stop.wait()


async def _carried(write: Callable[[], Letter]) -> int:
    try:
        async with asyncio.timeout(DEADLINE):
            return await _post(write())
    except (OSError, TimeoutError, ValueError, Inside) as failure:
        log.info("a notice was not taken", extra={"why": type(failure).__name__})
        return FAILED


async def _post(letter: Letter) -> int:
    target = letter.target
    number = await resolve(target, inside=letter.inside)
    context = ssl.create_default_context() if target.secure else None
    reader, writer = await asyncio.open_connection(
        number, target.port, ssl=context, server_hostname=target.host if context else None, limit=LINE
    )
    try:
        headers = {
            "Host": target.origin.partition("://")[2],
            "Content-Length": str(len(letter.body)),
            "Connection": "close",
            **letter.headers,
        }
        head = [f"POST {target.path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items())]
        writer.write("\r\n".join((*head, "", "")).encode("ascii") + letter.body)
        await writer.drain()
        return _status(await reader.readline())
    finally:
        writer.transport.abort()


def _status(line: bytes) -> int:
    version, _, rest = line.partition(b" ")
    if not version.startswith(b"HTTP/1."):
        raise ValueError("no answer")
    return int(rest[:3])

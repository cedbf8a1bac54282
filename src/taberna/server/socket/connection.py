"""One socket: what waits to be sent, how fast its client may talk, and which streams it listens to."""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final, TypeAlias

from taberna.server.buckets import Bucket
from taberna.server.settings import Settings
from taberna.server.store.rows import GuestRow
from taberna.server.wire.messages import Bye, Message
from taberna.table.codec import write
from taberna.table.seats import Seat

Send: TypeAlias = Callable[[MutableMapping[str, Any]], Awaitable[None]]

TOO_SLOW: Final = 4008
TOO_FAST: Final = 4029
GOING: Final = 1012


class Connection:
    """Only its own task reads and only its sender writes: nobody at the table waits for a slow reader."""

    __slots__ = (
        "_bucket",
        "_send",
        "_sender",
        "_settings",
        "_waiting",
        "_wake",
        "code",
        "deaf_to",
        "guest_row",
        "outbox",
        "streams",
        "strikes",
    )

    def __init__(self, send: Send, guest: GuestRow, deaf_to: frozenset[str], settings: Settings) -> None:
        self._send = send
        self._settings = settings
        self.guest_row = guest
        self.deaf_to = deaf_to
        self.streams: set[tuple[str, Seat]] = set()
        self.outbox: deque[str] = deque()
        self._waiting = 0
        self._wake: asyncio.Future[None] | None = None
        self._sender: asyncio.Task[None] | None = None
        self._bucket = Bucket(settings.message_burst, time.monotonic())
        self.strikes = 0
        self.code = 0
        """Why it is closed; 0 while it is not."""

    @property
    def guest(self) -> str:
        return self.guest_row.id

    def start(self) -> None:
        self._sender = asyncio.get_running_loop().create_task(self._run())

    def send(self, text: str) -> None:
        if self.code:
            return
        self.outbox.append(text)
        self._waiting += len(text)
        if self._waiting > self._settings.outbox:
            self.close(TOO_SLOW)
            abort(self._send)
        elif self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    def say(self, message: Message) -> None:
        self.send(write(message).decode())

    def end(self, table: str, seat: Seat, reason: str) -> None:
        self.streams.discard((table, seat))

    def allowed(self) -> bool:
        """Whether the client may send another message now."""
        settings = self._settings
        return self._bucket.take(settings.message_rate, settings.message_burst, time.monotonic())

    def bye(self, reason: str, code: int, again: int) -> None:
        """The last message, then the end."""
        if not self.code:
            self.say(Bye(reason, again))
            self.close(code)

    def close(self, code: int) -> None:
        if not self.code:
            self.code = code
            if self._wake is not None and not self._wake.done():
                self._wake.set_result(None)

    async def told(self) -> None:
        """Until everything that waited has been sent, or there is no use in waiting any longer."""
        if self._sender is not None:
            await asyncio.wait((self._sender,), timeout=1)

    async def stop(self) -> None:
        """The client has gone."""
        self.close(GOING)
        if self._sender is not None and self._sender is not asyncio.current_task():
            self._sender.cancel()
            await asyncio.gather(self._sender, return_exceptions=True)

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while True:
                while self.outbox:
                    text = self.outbox.popleft()
                    self._waiting -= len(text)
                    await self._send({"type": "websocket.send", "text": text})
                if self.code:
                    await self._send({"type": "websocket.close", "code": self.code})
                    return
                self._wake = loop.create_future()
                await self._wake
                self._wake = None
        except (OSError, RuntimeError):
            self.code = self.code or GOING  # the other side is gone; its task will hear of it


def abort(send: Send) -> None:
    """Ends a connection whose client does not read. A closing handshake would wait for it, and the
    interface between server and application knows no other end: so the transport is asked itself."""
    transport = getattr(getattr(send, "__self__", None), "transport", None)
    if transport is not None:
        transport.abort()

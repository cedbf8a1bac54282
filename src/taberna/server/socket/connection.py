"""One socket: what waits to be sent and to be done, how fast its client may talk, and what it hears."""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final, TypeAlias

from taberna.server.rate_limits import Bucket
from taberna.server.settings import Settings
from taberna.server.socket.frames import Wire
from taberna.server.store.rows import GuestRow
from taberna.server.wire.messages import Bye, FromClient, Message
from taberna.table.codec import write
from taberna.table.seats import Seat

Send: TypeAlias = Callable[[MutableMapping[str, Any]], Awaitable[None]]

TOO_SLOW: Final = 4008
TOO_FAST: Final = 4029
GOING: Final = 1012


class Post:
    """What is sent in one turn of the loop goes out at its end, in one write a socket."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._due: list[Connection] = []

    def add(self, connection: "Connection") -> None:
        if not self._due:
            self._loop.call_soon(self._go)
        self._due.append(connection)

    def _go(self) -> None:
        due, self._due = self._due, []
        for connection in due:
            connection.flush()


class Connection:
    """Nobody at the table waits for a slow reader: what it does not fetch is kept here, up to a limit."""

    __slots__ = (
        "_bucket",
        "_closing",
        "_over",
        "_post",
        "_posted",
        "_send",
        "_settings",
        "_waiting",
        "code",
        "deaf_to",
        "guest",
        "guest_row",
        "inbox",
        "outbox",
        "streams",
        "strikes",
        "wire",
        "working",
    )

    def __init__(
        self, wire: Wire, send: Send, post: Post, guest: GuestRow, deaf_to: frozenset[str], settings: Settings
    ) -> None:
        self.wire = wire
        self._send = send
        self._post = post
        self._settings = settings
        self.guest_row = guest
        self.guest = guest.id
        self.deaf_to = deaf_to
        self.streams: set[tuple[str, Seat]] = set()
        self.inbox: deque[str | FromClient] = deque()
        """Requests that wait for the one before them: as they came, or understood already."""
        self.working = False
        """Whether a request is being carried out: one after the other, as they came."""
        self.outbox: list[bytes] = []
        self._waiting = 0
        self._posted = False
        self._closing: asyncio.Task[None] | None = None
        self._over: asyncio.Future[None] | None = None
        self._bucket = Bucket(settings.message_burst, time.monotonic())
        self.strikes = 0
        self.code = 0
        """Why it is closed; 0 while it is not."""

    def send(self, text: bytes) -> None:
        if self.code:
            return
        self.outbox.append(text)
        self._waiting += len(text)
        if self._waiting > self._settings.outbox:
            if self.wire.stuffed:
                self.code = TOO_SLOW
                self.wire.abort()
                return
            self.flush()  # much at once is no sign of a slow reader
        if not self._posted:
            self._posted = True
            self._post.add(self)

    def say(self, message: Message) -> None:
        self.send(write(message))

    def flush(self) -> None:
        """Hands over what waits, unless the other side has enough to fetch already."""
        self._posted = False
        if self.wire.stuffed:
            if self.code:
                self.wire.part()
            return
        if self.outbox:
            self.wire.push(self.outbox)
            self.outbox = []
            self._waiting = 0
        if self.code and self._closing is None:
            self._closing = asyncio.get_running_loop().create_task(self._close())

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
        if not self.code:
            self.code = code
            self.inbox.clear()

    async def told(self) -> None:
        """Until everything that waited has been sent, or there is no use in waiting any longer."""
        if self.code and self._over is None:
            self._over = asyncio.get_running_loop().create_future()
            if self._closing is not None and self._closing.done():
                return
            await asyncio.wait((self._over,), timeout=1)

    async def stop(self) -> None:
        """The client has gone."""
        self.code = self.code or GOING
        self.inbox.clear()
        self.wire.forget()
        if self._closing is not None:
            await asyncio.gather(self._closing, return_exceptions=True)

    async def _close(self) -> None:
        try:
            await self._send({"type": "websocket.close", "code": self.code})
        except (OSError, RuntimeError):
            pass  # the other side is gone; its task will hear of it
        finally:
            self.wire.part()
            if self._over is not None and not self._over.done():
                self._over.set_result(None)

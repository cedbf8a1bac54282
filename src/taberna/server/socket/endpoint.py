"""From the handshake to the last message: reads, checks, and hands each request to its table."""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final, TypeAlias

from taberna.server.buckets import Buckets
from taberna.server.people import People
from taberna.server.settings import Settings
from taberna.server.socket.connection import GOING, TOO_FAST, Connection, Send
from taberna.server.socket.requests import Requests
from taberna.server.store.rows import GuestRow
from taberna.server.tables.tavern import Tavern
from taberna.server.wire import messages
from taberna.server.wire.messages import PROTOCOL, FromClient, Hello
from taberna.table.codec import Reader
from taberna.table.refusal import Refused

log = logging.getLogger("taberna")

Receive: TypeAlias = Callable[[], Awaitable[MutableMapping[str, Any]]]

NOT_TEXT: Final = 1003
CROWDED: Final = 4013
STRANGER: Final = 4001
BROKEN: Final = 1011

_read: Final[Reader[FromClient]] = Reader(FromClient)


class Sockets:
    def __init__(self, tavern: Tavern, people: People, settings: Settings) -> None:
        self._tavern = tavern
        self._people = people
        self._settings = settings
        self._open: set[Connection] = set()
        self._guests: Counter[str] = Counter()
        clock = asyncio.get_running_loop().time
        self._requests = Requests(tavern, settings, Buckets(settings.talk_rate, settings.talk_burst, clock))
        self._draining = False
        metrics = tavern.desk.metrics
        metrics.gauge("taberna_sockets", lambda: len(self._open))
        metrics.gauge("taberna_streams", lambda: sum(len(c.streams) for c in self._open))

    async def serve(self, guest: GuestRow | None, receive: Receive, send: Send) -> None:
        """The whole life of one socket."""
        if (await receive())["type"] != "websocket.connect":
            return
        await send({"type": "websocket.accept"})
        why = self._unwelcome(guest)
        if guest is None or why is not None:
            reason, code = why or ("no-guest", STRANGER)
            connection = Connection(send, guest or _NOBODY, frozenset(), self._settings)
            connection.start()
            connection.bye(reason, code, 5000 if code == GOING else -1)
            await _until_gone(receive)
            await connection.stop()
            return
        connection = Connection(send, guest, await self._people.deaf_to(guest.id), self._settings)
        self._open.add(connection)
        self._guests[guest.id] += 1
        connection.start()
        connection.say(Hello(PROTOCOL, guest.id, self._tavern.desk.now()))
        try:
            await self._listen(connection, receive)
        finally:
            self._open.discard(connection)
            self._guests[guest.id] -= 1
            if not self._guests[guest.id]:
                del self._guests[guest.id]
            await self._requests.leave_all(connection)
            await connection.stop()

    def _unwelcome(self, guest: GuestRow | None) -> tuple[str, int] | None:
        if self._draining:
            return "restart", GOING
        if guest is not None and self._guests[guest.id] >= self._settings.sockets_guest:
            return "too-many-sockets", CROWDED
        return None

    async def drain(self, again: int) -> None:
        """Everybody is told to come back, here or at another node."""
        self._draining = True
        for connection in tuple(self._open):
            connection.bye("restart", GOING, again)
        await asyncio.gather(*(connection.told() for connection in tuple(self._open)))

    async def hush(self, guest: str) -> None:
        """A guest wants to hear somebody no longer, or again."""
        deaf_to = await self._people.deaf_to(guest)
        for connection in self._open:
            if connection.guest == guest:
                connection.deaf_to = deaf_to

    def dismiss(self, guest: str) -> None:
        for connection in tuple(self._open):
            if connection.guest == guest:
                connection.bye("deleted", STRANGER, -1)

    async def _listen(self, connection: Connection, receive: Receive) -> None:
        while True:
            event = await receive()
            if event["type"] == "websocket.disconnect":
                return
            if connection.code:
                continue  # nothing more is heard from a socket that was sent away
            if not connection.allowed():
                connection.strikes += 1
                connection.say(_refused("too-fast"))
                if connection.strikes > self._settings.message_strikes:
                    connection.bye("too-fast", TOO_FAST, 10_000)
                continue
            text = event.get("text")
            if text is None:
                connection.bye("not-text", NOT_TEXT, -1)
                continue
            await self._handle(connection, text)

    async def _handle(self, connection: Connection, text: str) -> None:
        try:
            message = _read(text)
        except Refused as refused:
            connection.strikes += 1
            refusal = refused.refusal
            connection.say(messages.Refused("", "", "", refusal.code, refusal.params))
            return
        try:
            await self._requests.handle(connection, message)
        except Exception:
            # The message may hold what its seat alone may know: it is not logged.
            log.exception("a request failed", extra={"kind": type(message).__name__})
            request = getattr(message, "id", "")
            connection.say(messages.Refused(message.table, message.seat, request, "failed", {}))


_NOBODY: Final = GuestRow("", "", "", 0, 0)


def _refused(code: str) -> messages.Refused:
    return messages.Refused("", "", "", code, {})


async def _until_gone(receive: Receive) -> None:
    while (await receive())["type"] != "websocket.disconnect":
        pass

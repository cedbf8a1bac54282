"""From the handshake to the last message: reads, checks, and hands each request to its table."""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, MutableMapping
from functools import partial
from typing import Any, Final, TypeAlias

from taberna.server.people import People
from taberna.server.settings import Settings
from taberna.server.socket.connection import GOING, TOO_FAST, Connection, Post, Send
from taberna.server.socket.frames import Wire
from taberna.server.socket.requests import Requests
from taberna.server.store.rows import GuestRow
from taberna.server.tables.tavern import Tavern
from taberna.server.wire import messages
from taberna.server.wire.messages import PROTOCOL, Act, FromClient, Hello
from taberna.table.codec import Reader
from taberna.table.refusal import Refused, quoted

log = logging.getLogger("taberna")

Receive: TypeAlias = Callable[[], Awaitable[MutableMapping[str, Any]]]

NOT_TEXT: Final = 1003
CROWDED: Final = 4013
STRANGER: Final = 4001
OUTDATED: Final = 4010
OTHER_WIRE: Final = (
    "this house speaks version {ours} of the protocol and this client version {theirs}: "
    "load the page again, or take a taberna of the house's version"
)
"""In words: a client of another version has none of its own for it."""
PILE: Final = 32
"""Requests of one socket that may wait before no more are read."""

_read: Final[Reader[FromClient]] = Reader(FromClient)


class Sockets:
    def __init__(self, tavern: Tavern, people: People, settings: Settings) -> None:
        self._tavern = tavern
        self._people = people
        self._settings = settings
        self._open: set[Connection] = set()
        self._guests: Counter[str] = Counter()
        self._requests = Requests(tavern, settings, asyncio.get_running_loop().time)
        self._post = Post()
        self._draining = False
        metrics = tavern.desk.metrics
        metrics.gauge("taberna_sockets", lambda: len(self._open))
        metrics.gauge("taberna_streams", lambda: sum(len(c.streams) for c in self._open))

    async def serve(
        self, guest: GuestRow | None, wire: Wire, receive: Receive, send: Send, protocol: int = PROTOCOL
    ) -> None:
        """The whole life of one socket, opened for a version of the wire."""
        if (await receive())["type"] != "websocket.connect":
            return
        deaf_to = frozenset[str]() if guest is None else await self._people.deaf_to(guest.id)
        await send({"type": "websocket.accept"})
        connection = Connection(wire, send, self._post, guest or _NOBODY, deaf_to, self._settings)
        why = self._unwelcome(guest)
        if why is None and protocol != PROTOCOL:
            why = OTHER_WIRE.format(ours=PROTOCOL, theirs=protocol), OUTDATED
            connection.say(Hello(PROTOCOL, "", self._tavern.desk.now()))  # a page that hears this loads anew
        if guest is None or why is not None:
            reason, code = why or ("no-guest", STRANGER)
            connection.bye(reason, code, 5000 if code == GOING else -1)
            wire.listen(lambda _: None, connection.flush)
            await _until_gone(receive)
            await connection.stop()
            return
        self._open.add(connection)
        self._guests[guest.id] += 1
        connection.say(Hello(PROTOCOL, guest.id, self._tavern.desk.now()))
        wire.listen(partial(self._hear, connection), connection.flush)
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
        """Until it is gone. Texts are heard at once; whatever else is received was none."""
        while (await receive())["type"] != "websocket.disconnect":
            connection.bye("not-text", NOT_TEXT, -1)

    def _hear(self, connection: Connection, text: str) -> None:
        """One request after the other: while one is carried out, the next ones wait as they came."""
        if connection.working:
            connection.inbox.append(text)
            if len(connection.inbox) > PILE:
                connection.wire.hold()
            return
        message = self._understood(connection, text)
        if message is None:
            return
        if isinstance(message, Act):
            try:
                if self._requests.act_at_once(connection, message, self._work_on):
                    return
            except Exception:  # a fault of ours: who asked is told, and everybody's sockets stay open
                self._failed(connection, message)
                return
        connection.inbox.append(message)
        self._work_on(connection)

    def _understood(self, connection: Connection, text: str) -> FromClient | None:
        """None where the client was told why not."""
        if connection.code:
            return None  # nothing more is heard from a socket that was sent away
        if not connection.allowed():
            connection.strikes += 1
            connection.say(_refused("too-fast"))
            if connection.strikes > self._settings.message_strikes:
                connection.bye("too-fast", TOO_FAST, 10_000)
            return None
        try:
            return _read(text)
        except Refused as refused:
            connection.strikes += 1
            refusal = refused.refusal
            connection.say(messages.Refused("", "", "", refusal.code, quoted(refusal)))
            return None

    def _work_on(self, connection: Connection) -> None:
        """Carries out what waits."""
        connection.working = bool(connection.inbox)
        if connection.working:
            self._tavern.desk.later(self._work(connection))
        else:
            connection.wire.release()

    async def _work(self, connection: Connection) -> None:
        while connection.inbox:
            waiting = connection.inbox.popleft()
            message = self._understood(connection, waiting) if isinstance(waiting, str) else waiting
            if message is None:
                continue
            try:
                await self._requests.handle(connection, message)
            except Exception:  # as above
                self._failed(connection, message)
        self._work_on(connection)

    def _failed(self, connection: Connection, message: FromClient) -> None:
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

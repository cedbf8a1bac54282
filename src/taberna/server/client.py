"""A client: what a program needs to sit at a table of a server. Bots, the terminal and the tests use it."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from types import GenericAlias
from typing import Final, TypeVar, cast
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from taberna.server.wire.messages import (
    PLAIN,
    PROTOCOL,
    Bye,
    Changed,
    Committed,
    FromClient,
    FromServer,
    Hello,
    OnWire,
    Welcome,
)
from taberna.server.wire.requests import About, Guest, Joined, NewGuest, Problem, Promised, SitDown, Unfold
from taberna.table.codec import Reader, generic, write
from taberna.table.commits import Telling, Told, ToldBack
from taberna.table.differences import applied
from taberna.table.forms import Legal
from taberna.table.game import AnyGame
from taberna.table.opening import Receipt, is_genuine, promise, read_opening
from taberna.table.refusal import Refused, refuse
from taberna.table.seats import Seat
from taberna.table.signing import is_signed
from taberna.table.values import Action, Event, View

T = TypeVar("T")

PATIENCE: Final = 30.0
LARGEST: Final = 16 << 20
SOCKET: Final = f"/socket?protocol={PROTOCOL}"
UNCLEAR: Final = "failed"
"""What is said where the house itself did not answer: it may have done what it was asked."""

_problem: Final = msgspec.json.Decoder(Problem)


def split_link(link: str) -> tuple[str, str]:
    """The server's address and the invitation in a link: `http://host/join#TOKEN`."""
    parts = urlsplit(link)
    if parts.scheme not in ("http", "https") or not parts.netloc or not parts.fragment:
        raise Refused(refuse("not-invited"))
    return f"{parts.scheme}://{parts.netloc}", parts.fragment


class Client:
    """One guest of one server."""

    def __init__(self, address: str, token: str = "") -> None:
        self.address = address.rstrip("/")
        self.token = token
        self.receipt: Receipt | None = None
        """Of the seat that was taken last, if what was contributed from it counted."""
        self.promised: Promised | None = None
        """What the house has signed of that table."""

    async def arrive(self, name: str = "") -> Guest:
        guest = await self.ask("POST", "/api/guests", NewGuest(name, bearer=True), Guest)
        self.token = guest.token
        return guest

    async def join(self, invitation: str, name: str = "", contribution: str = "") -> Joined:
        """In two steps: first what the house promises, which is kept, and only then what this seat adds."""
        if not contribution:
            return await self.ask("POST", "/api/join", SitDown(invitation, name), Joined)
        invited = await self.ask("POST", "/api/invitation", Unfold(invitation), Joined)
        promise = await self.promise(invited.table.id)
        sitting = SitDown(invitation, name, contribution, promise.promise)
        joined = await self.ask("POST", "/api/join", sitting, Joined)
        self.receipt = _receipt(promise, joined, contribution)
        return joined

    async def sit(self, table: str, seat: Seat, name: str = "", contribution: str = "") -> Joined:
        promise = await self.promise(table)
        sitting = SitDown("", name, contribution, promise.promise)
        joined = await self.ask("POST", f"/api/tables/{table}/seats/{seat}", sitting, Joined)
        self.receipt = _receipt(promise, joined, contribution)
        return joined

    async def promise(self, table: str) -> Promised:
        """What the house has signed of this table; Refused where it is not signed by the house it names."""
        found = await self.ask("GET", f"/api/tables/{table}/opening", None, Promised)
        if not found.opening:  # whoever opened it brought what nobody may see yet: there is no receipt
            self.promised = found
            return found
        written = found.opening.encode()
        said = read_opening(written)
        if not is_signed(said.house, found.promise, promise(written)):
            raise Refused(refuse("receipt-unsigned"))
        if said.table != table:  # a receipt for another table would be compared with nothing
            raise Refused(refuse("receipt-other-table"))
        self.promised = found
        return found

    async def mute(self, guest: str, *, on: bool) -> None:
        """A guest is heard no longer (`*`: no bot of the house), or again."""
        await self.fetch("POST" if on else "DELETE", "/api/guest/mute", About(guest))

    async def log(self, game: AnyGame, table: str, seat: Seat) -> tuple[Telling[Event], ...]:
        """All that a seat was told, where the game lets its players look back."""
        told = generic(Told, game.types.event) | ToldBack
        read: Reader[tuple[Telling[Event], ...]] = Reader(GenericAlias(tuple, (told, ...)))
        return read(await self.fetch("GET", f"/api/tables/{table}/seats/{seat}/log"))

    async def ask(self, method: str, path: str, body: object, kind: type[T]) -> T:
        """One request over HTTP; Refused with the server's own reason."""
        return msgspec.json.decode(await self.fetch(method, path, body), type=kind)

    async def fetch(self, method: str, path: str, body: object = None) -> bytes:
        return await asyncio.to_thread(self._fetch, method, path, body)

    def _fetch(self, method: str, path: str, body: object) -> bytes:
        data = body if isinstance(body, bytes) else None if body is None else write(body)
        headers = {"Content-Type": "application/json", **self.headers()}
        request = Request(self.address + path, data, headers, method=method)
        try:
            with urlopen(request, timeout=PATIENCE) as response:
                return cast(bytes, response.read())
        except HTTPError as error:
            with error:
                text = error.read()
            try:
                problem = _problem.decode(text)
            except msgspec.DecodeError:
                raise Refused(refuse(UNCLEAR, status=error.code)) from None
            raise Refused(refuse(problem.code, **problem.params)) from None

    def headers(self) -> Mapping[str, str]:
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    @asynccontextmanager
    async def listen(self, game: AnyGame) -> "AsyncIterator[Line]":
        """A socket for tables of one game."""
        socket = "ws" + self.address.removeprefix("http") + SOCKET
        async with connect(
            socket, additional_headers=self.headers(), compression=None, max_size=LARGEST, max_queue=1024
        ) as connection:
            yield Line(connection, game)


class Line:
    """A socket, with messages instead of texts: what changed is applied to what was known."""

    def __init__(self, connection: ClientConnection, game: AnyGame) -> None:
        self.connection = connection
        self._read: Reader[OnWire[Action, Event, View]] = Reader(message_type(game))
        self._view = game.types.view
        self._known: dict[tuple[str, Seat], tuple[object, Legal[Action]]] = {}
        """Of each stream: the view as it is written, and what may be done."""

    async def send(self, message: FromClient) -> None:
        await self.connection.send(write(message).decode())

    async def receive(self) -> FromServer[Action, Event, View]:
        return self._heard(self._read(await self.connection.recv()))

    async def __aiter__(self) -> "AsyncIterator[FromServer[Action, Event, View]]":
        async for text in self.connection:
            yield self._heard(self._read(text))

    def _heard(self, message: OnWire[Action, Event, View]) -> FromServer[Action, Event, View]:
        match message:
            case Hello(protocol) if protocol != PROTOCOL:
                return Bye(f"that house speaks version {protocol} of the protocol, and we {PROTOCOL}", -1)
            case Welcome():
                known = msgspec.json.decode(write(message.view)), message.legal
                self._known[message.table, message.seat] = known
            case Changed():
                return self._applied(message)
        return message

    def _applied(self, news: Changed[Action, Event]) -> Committed[Action, Event, View]:
        stream = news.table, news.seat
        written, legal = self._known[stream]
        written, legal = applied(written, news.view), news.legal or legal
        self._known[stream] = written, legal
        return Committed(
            news.table,
            news.seat,
            news.seq,
            news.tellings,
            msgspec.convert(written, self._view),
            legal,
            news.waiting,
            news.clocks,
            news.outcome,
            news.at,
        )


def _receipt(promise: Promised, joined: Joined, contribution: str) -> Receipt | None:
    """None where the game had begun: then nothing of it counted."""
    receipt = Receipt(promise.opening, promise.promise, joined.seat, contribution, joined.heard)
    return receipt if is_genuine(receipt) else None


def message_type(game: AnyGame) -> object:
    """The type of what the server sends about tables of this game, for msgspec."""
    types = game.types
    welcome = generic(Welcome, types.action, types.event, types.view)
    return PLAIN | welcome | generic(Changed, types.action, types.event)

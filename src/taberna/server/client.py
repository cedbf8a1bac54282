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
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect

from taberna.server.wire.http import (
    About,
    Guest,
    HouseKeys,
    Joined,
    NewGuest,
    Problem,
    Promised,
    SitDown,
    TableInfo,
    Unfold,
)
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
from taberna.table.codec import Reader, generic, write
from taberna.table.commits import Telling, Told, ToldBack
from taberna.table.differences import applied
from taberna.table.forms import Legal
from taberna.table.game import AnyGame
from taberna.table.refusal import Refused, refuse
from taberna.table.seats import SPECTATOR, Seat
from taberna.table.signed_opening import Receipt, is_genuine, promise, read_opening
from taberna.table.signing import is_signed
from taberna.table.values import Action, Event, View
from taberna.table.veil import is_shown

T = TypeVar("T")

PATIENCE: Final = 30.0
LARGEST: Final = 16 << 20
SOCKET: Final = f"/socket?protocol={PROTOCOL}"
UNCLEAR: Final = "failed"
"""What is said where the house itself did not answer: it may have done what it was asked."""
WITHHELD: Final = "receipt-withheld"
"""Where the house has what a seat contributed, and does not sign that it has."""

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

    async def join(
        self, invitation: str, name: str = "", contribution: str = "", *, again: bool = False
    ) -> Joined:
        """In two steps: first what the house promises, which is kept, and only then what this seat adds; who
        only watches adds nothing. `again`: to a seat that this guest has."""
        if not contribution:
            return await self.ask("POST", "/api/join", SitDown(invitation, name), Joined)
        invited = await self.ask("POST", "/api/invitation", Unfold(invitation), Joined)
        if invited.seat == SPECTATOR:
            return await self.join(invitation, name)
        sitting = SitDown(invitation, name, contribution)
        return await self._contribute("/api/join", invited.table, sitting, again=again)

    async def sit(
        self, table: str, seat: Seat, name: str = "", contribution: str = "", *, again: bool = False
    ) -> Joined:
        path = f"/api/tables/{table}"
        shown = await self.ask("GET", path, None, TableInfo)
        sitting = SitDown("", name, contribution)
        return await self._contribute(f"{path}/seats/{seat}", shown, sitting, again=again)

    async def _contribute(self, path: str, table: TableInfo, sitting: SitDown, *, again: bool) -> Joined:
        """Nothing of one's own is sent to a house before it has signed what it is for; and what it would not
        sign that it has heard was told to nobody."""
        promised = await self.promise(table.id, again=again)
        if not promised.opening:
            sitting = replace(sitting, contribution="")
        elif promised.counts and not _is_about(promised, table):
            raise Refused(refuse("opening-differs"))
        elif not again and read_opening(promised.opening).house not in await self.keys():
            raise Refused(refuse("opening-house"))  # made for this one table: nobody would know it later
        joined = await self.ask("POST", path, replace(sitting, promise=promised.promise), Joined)
        self.receipt = _receipt(promised, joined, sitting.contribution)
        counts = promised.counts or joined.table.status == "gathering"
        if sitting.contribution and counts and self.receipt is None and not again:
            raise Refused(refuse(WITHHELD))
        return joined

    async def promise(self, table: str, *, again: bool = False) -> Promised:
        """What the house has signed of this table; Refused where it is not signed by the house it names, or
        where there is nothing that it signed. Only a game that has begun may go on without (`again`): houses
        of before signed no table with an adventure that somebody brought."""
        found = await self.ask("GET", f"/api/tables/{table}/opening", None, Promised)
        if not found.opening:
            if not again or found.counts:
                raise Refused(refuse("opening-missing"))
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

    async def keys(self) -> tuple[str, ...]:
        """Those that the house publishes."""
        return (await self.ask("GET", "/.well-known/taberna.json", None, HouseKeys)).keys

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


def _is_about(promised: Promised, table: TableInfo) -> bool:
    """Whether what was signed is what the house shows to whoever is about to sit down."""
    said = read_opening(promised.opening)
    commitment = getattr(said.dice, "commitment", "")
    same = (said.game, commitment) == (table.game, table.commitment)
    same = same and said.seats == tuple(sitting.seat for sitting in table.seats)
    same = same and said.talk == table.talk and bool(table.previous or not said.previous)
    return same and is_shown(said.options, table.options)


def message_type(game: AnyGame) -> object:
    """The type of what the server sends about tables of this game, for msgspec."""
    types = game.types
    welcome = generic(Welcome, types.action, types.event, types.view)
    return PLAIN | welcome | generic(Changed, types.action, types.event)

"""An evening at the house: a server on loopback with a database of its own, and people who come to it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from itertools import count
from pathlib import Path
from typing import TypeVar

import msgspec
from websockets.exceptions import ConnectionClosed

from house import ALL
from taberna.server.app import App
from taberna.server.client import Client, Line, split_link
from taberna.server.http.context import Context
from taberna.server.serving import server
from taberna.server.settings import Settings
from taberna.server.tables import lobby
from taberna.server.tables.desk import wall_clock
from taberna.server.tables.row_changes import change
from taberna.server.wire.http import Joined, NewTable, Opened, TableInfo
from taberna.server.wire.messages import Ack, Act, Committed, Done, Message, Refused, Say, Subscribe, Welcome
from taberna.table.codec import codec, write
from taberna.table.refusal import Refusal
from taberna.table.seats import Seat
from taberna.table.values import Action, Event, View

M = TypeVar("M", bound=Message)
T = TypeVar("T")

PATIENCE = 120.0
"""Seconds after which a test that waits for something gives up; nothing is measured by it."""

QUICK = Settings(
    port=0,
    games="house:ALL",
    bots="server.bots.sitters:PLAYERS",
    request_rate=1e6,
    request_burst=1_000_000,
    talk_rate=1e6,
    bot_deadline=PATIENCE,
    recount_deadline=PATIENCE,
    bot_pause=0,
    browse=False,
)


class Time:
    """A clock that a test may turn on."""

    def __init__(self) -> None:
        self.ahead = 0

    def __call__(self) -> int:
        return wall_clock() + self.ahead


class House:
    def __init__(self, address: str, app: App, time: Time) -> None:
        self.address = address
        self.app = app
        self.time = time
        self._people = AsyncExitStack()

    @property
    def context(self) -> Context:
        assert self.app.context is not None
        return self.app.context

    async def guest(self, name: str = "") -> Person:
        client = Client(self.address)
        await client.arrive(name)
        return Person(self, client)

    def returning(self, token: str) -> Person:
        """Somebody who was here before, and asks for something new: an id of then would be answered with what
        came of it then."""
        return Person(self, Client(self.address, token), first=1001)

    async def close(self) -> None:
        await self._people.aclose()

    async def connect(self, client: Client, game: str) -> Line:
        return await self._people.enter_async_context(client.listen(ALL[game]))


class Person:
    """A guest with one socket, and everything that came over it in order."""

    def __init__(self, house: House, client: Client, first: int = 1) -> None:
        self.house = house
        self.client = client
        self.line: Line | None = None
        self.game = ""
        self.heard: list[object] = []
        self._news = asyncio.Event()
        self._seen = 0
        self._requests = count(first)
        self._reader: asyncio.Task[None] | None = None

    # -- over HTTP

    async def opens(self, **wanted: object) -> Opened:
        table = msgspec.convert({"game": "tellstones", **wanted}, NewTable)
        return await self.client.ask("POST", "/api/tables", table, Opened)

    async def joins(self, link: str, **given: str) -> Joined:
        return await self.client.join(split_link(link)[1], **given)  # type: ignore[arg-type]

    async def posts(self, path: str, body: object = None) -> TableInfo:
        return await self.client.ask("POST", path, body, TableInfo)

    async def sits_down(self, table: str, seat: Seat, **given: str) -> Joined:
        if "contribution" in given:
            return await self.client.sit(table, seat, **given)  # type: ignore[arg-type]
        return await self.client.ask("POST", f"/api/tables/{table}/seats/{seat}", given, Joined)

    async def gets(self, path: str) -> object:
        return msgspec.json.decode(await self.client.fetch("GET", path))

    async def table(self, table: str) -> TableInfo:
        return await self.client.ask("GET", f"/api/tables/{table}", None, TableInfo)

    # -- on the socket

    async def connects(self, game: str = "tellstones") -> None:
        self.game = game
        self.line = await self.house.connect(self.client, game)
        self._reader = asyncio.create_task(self._listen(self.line))

    async def hangs_up(self) -> None:
        assert self.line is not None
        await self.line.connection.close()
        if self._reader is not None:
            await self._reader

    async def sits(self, table: str, seat: Seat, after: int | None = None) -> Welcome[Action, Event, View]:
        """Listens to a seat, and returns the welcome."""
        if self.line is None:
            await self.connects((await self.table(table)).game)
        await self.sends(Subscribe(table, seat, after))
        return await self.hears(Welcome)

    async def sends(self, message: object) -> None:
        assert self.line is not None
        await self.line.connection.send(write(message).decode())

    async def does(self, table: str, seat: Seat, *texts: str, request: str = "") -> Done | Refused:
        """Actions in the game's own notation."""
        game = ALL[(await self.table(table)).game]
        hosted = await self.house.context.tavern.open(table)
        assert hosted.play is not None
        actions = [a for text in texts for a in game.notation.parse_actions(hosted.play.state, text)]
        return await self.acts(table, seat, *actions, request=request)

    async def acts(self, table: str, seat: Seat, *actions: Action, request: str = "") -> Done | Refused:
        request = request or f"r{next(self._requests)}"
        await self.sends(Act(table, seat, request, tuple(msgspec.Raw(write(a)) for a in actions)))
        answer = await self.until(lambda m: isinstance(m, Done | Refused) and m.id == request)
        assert isinstance(answer, Done | Refused)
        return answer

    async def says(self, table: str, seat: Seat, text: str, request: str = "") -> Done | Refused:
        request = request or f"t{next(self._requests)}"
        await self.sends(Say(table, seat, request, text))
        answer = await self.until(lambda m: isinstance(m, Done | Refused) and m.id == request)
        assert isinstance(answer, Done | Refused)
        return answer

    async def acks(self, table: str, seat: Seat, seq: int) -> None:
        await self.sends(Ack(table, seat, seq))

    async def hears(self, kind: type[M], where: Callable[[M], bool] = lambda _: True) -> M:
        """The next message of a kind; those before it are passed over."""
        found = await self.until(lambda m: isinstance(m, kind) and where(m))
        assert isinstance(found, kind)
        return found

    async def reaches(self, table: str, seq: int) -> Committed[Action, Event, View]:
        return await self.hears(Committed, lambda m: m.table == table and m.seq >= seq)

    async def until(self, found: Callable[[object], bool]) -> object:
        async with asyncio.timeout(PATIENCE):
            while True:
                while self._seen < len(self.heard):
                    message = self.heard[self._seen]
                    self._seen += 1
                    if found(message):
                        return message
                self._news.clear()
                await self._news.wait()

    async def _listen(self, line: Line) -> None:
        with suppress(ConnectionClosed):
            async for message in line:
                self.heard.append(message)
                self._news.set()


@asynccontextmanager
async def house(folder: Path, **settings: object) -> AsyncIterator[House]:
    """A server that runs as long as this lasts; opened in the same folder again it finds its tables."""
    time = settings.pop("time", None) or Time()
    assert isinstance(time, Time)
    chosen = msgspec.structs.replace(QUICK, **{"database": str(folder / "night.db"), **settings})
    app = App(chosen, time)
    opened: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    running = server(chosen, app, opened.set_result)
    serving = asyncio.create_task(running.serve())
    await asyncio.wait((opened, serving), return_when=asyncio.FIRST_COMPLETED)
    if serving.done():
        await serving
        raise AssertionError(app.failure)
    there = House(opened.result(), app, time)
    try:
        yield there
    finally:
        await there.close()
        running.should_exit = True
        await serving


def night(
    **settings: object,
) -> Callable[[Callable[[House], Awaitable[None]]], Callable[[Path], None]]:
    """A test that is played at a house of its own."""

    def decorate(test: Callable[[House], Awaitable[None]]) -> Callable[[Path], None]:
        async def play(folder: Path) -> None:
            async with house(folder, **settings) as there:
                await test(there)

        def run(tmp_path: Path) -> None:
            asyncio.run(play(tmp_path))

        run.__name__ = test.__name__
        run.__doc__ = test.__doc__
        return run

    return decorate


async def duel(house: House, **options: str | int) -> tuple[Person, Person, str]:
    """Ann and Bob at a table of their own, each with a socket, the game begun by A."""
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    opened = await ann.opens(
        options={"first": "A", "opening": "scales", **options}, seats={"A": {"kind": "here"}}
    )
    await bob.joins(opened.invitations[0].link)
    table = opened.table.id
    await ann.sits(table, "A")
    await bob.sits(table, "B")
    return ann, bob, table


async def stays_away(there: House, table: str, seat: Seat) -> None:
    """As long as the table allows."""
    hosted = await there.context.tavern.open(table)
    absences = there.context.tavern.absences
    assert seat not in absences.away(hosted)
    there.time.ahead += hosted.row.away
    absences.look(hosted)
    assert seat in absences.away(hosted)


async def stands_in(house: House, table: str, seat: Seat, bot: str) -> None:
    """As if the seat had been away, and the other side had given it to a bot (TS-7.5)."""
    hosted = await house.context.tavern.open(table)
    changed = await change(hosted, lambda row: lobby.hand_over(row, seat, bot, bot, "00" * 16))
    assert not isinstance(changed, Refusal), changed


def read_action(game: str, parts: object) -> Action:
    return codec(ALL[game]).make_action(parts)

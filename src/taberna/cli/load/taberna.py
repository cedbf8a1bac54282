"""Our own server under load: guests, tables and seats over HTTP, one socket a seat."""

import asyncio
from itertools import count
from typing import Final

import msgspec

from taberna.cli.load.choosing import choose
from taberna.cli.load.drive import Drive, Match, Player, now
from taberna.cli.load.http import Connections
from taberna.cli.load.websocket import WebSocket
from taberna.server.wire.http import Guest, Joined, NewGuest, NewTable, Opened, Place, SitDown
from taberna.server.wire.messages import PROTOCOL
from taberna.table.seats import SPECTATOR, Seat

SEATS: Final = ("A", "B")
SOCKET: Final = f"/socket?protocol={PROTOCOL}"
_COMMITTED: Final = b'{"kind":"committed"'
_DONE: Final = b'{"kind":"done"'
_WELCOME: Final = b'{"kind":"welcome"'
_REFUSED: Final = b'{"kind":"refused"'
_BYE: Final = b'{"kind":"bye"'
_DO: Final = len(b'{"do":"')

LIMITS: Final = {
    "TABERNA_MESSAGE_RATE": "1000000",
    "TABERNA_MESSAGE_BURST": "1000000",
    "TABERNA_REQUEST_RATE": "1000000",
    "TABERNA_REQUEST_BURST": "1000000",
    "TABERNA_SOCKETS_GUEST": "100000",
    "TABERNA_TABLES_GUEST": "100000",
    "TABERNA_TALK_RATE": "1000000",
    "TABERNA_TALK_BURST": "1000000",
    "TABERNA_BOT_PAUSE": "0",
}
"""All the load comes from one address, and each guest plays faster than people do."""


class Legal(msgspec.Struct, frozen=True, gc=False):
    actions: list[msgspec.Raw]


class Standing(msgspec.Struct, frozen=True, gc=False):
    """What a player under load reads of a welcome or a commit."""

    table: str
    seq: int
    legal: Legal | None
    """None: the same as before."""
    waiting: list[str]
    outcome: dict[str, object] | None


_read = msgspec.json.Decoder(Standing)


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


class TabernaPlayer(Player):
    def __init__(self, drive: Drive, place: int, port: int, guest: Guest) -> None:
        super().__init__(drive, place)
        self.seat: Seat = SEATS[place]
        self.guest = guest
        self.socket = WebSocket(port, SOCKET, self.hear, bearer(guest.token))
        self.at = ""
        self.standing: Standing | None = None
        self.welcomed = asyncio.Event()
        self._ids = count(1)

    async def subscribe(self, table: str) -> None:
        if self.at:
            self._say(f'{{"kind":"unsubscribe","table":"{self.at}","seat":"{self.seat}"}}')
        self.at = table
        self.welcomed.clear()
        self._say(f'{{"kind":"subscribe","table":"{table}","seat":"{self.seat}"}}')
        await self.socket.until(self.welcomed)

    def hear(self, message: bytes) -> None:
        if message.startswith(_COMMITTED):
            self._take(_read.decode(message))
        elif message.startswith(_DONE):
            self.drive.acknowledged(self)
        elif message.startswith(_WELCOME):
            self.standing = _read.decode(message)
            self.welcomed.set()
        elif message.startswith((_REFUSED, _BYE)):
            self.drive.refuse(message.decode("utf-8", "replace"))
            self.welcomed.set()  # there will be none; the drive ends with what it was refused

    def _take(self, standing: Standing) -> None:
        if standing.table != self.at:
            return
        if standing.legal is None and self.standing is not None:
            standing = msgspec.structs.replace(standing, legal=self.standing.legal)
        self.standing = standing
        self.drive.told(self)
        if standing.outcome is not None:
            self._say(f'{{"kind":"ack","table":"{self.at}","seat":"{self.seat}","seq":{standing.seq}}}')
            self.drive.over(self)
        elif self.is_to_move():
            self.drive.to_move(self)

    def is_to_move(self) -> bool:
        return self.standing is not None and self.seat in self.standing.waiting

    def move(self) -> None:
        assert self.standing is not None
        assert self.standing.legal is not None
        action = choose(self.standing.legal.actions, kind_of, self.drive.draw, self.drive.rash)
        head = f'{{"kind":"act","table":"{self.at}","seat":"{self.seat}","id":"{next(self._ids)}","actions":['
        self.socket.send(head.encode() + bytes(action) + f'],"ack":{self.standing.seq}}}'.encode())

    def _say(self, message: str) -> None:
        self.socket.send(message.encode())


def kind_of(action: msgspec.Raw) -> str:
    data = bytes(action)
    return data[_DO : data.index(b'"', _DO)].decode()


class TabernaHouse:
    """Opens tables there: the one who opens has seat A, another guest comes to B by invitation."""

    def __init__(self, port: int, drive: Drive) -> None:
        self.port = port
        self.drive = drive
        self._https = Connections(port)
        self._sockets: list[WebSocket] = []

    async def open(self) -> Match:
        guests = [await self.guest(f"guest {seat}") for seat in SEATS]
        players = (
            TabernaPlayer(self.drive, 0, self.port, guests[0]),
            TabernaPlayer(self.drive, 1, self.port, guests[1]),
        )
        for player in players:
            self._sockets.append(player.socket)
            await player.socket.open()
        match = Match(players, self._again)
        await self._again(match)
        return match

    async def sit_by(self, match: Match) -> WebSocket:
        player = match.players[0]
        assert isinstance(player, TabernaPlayer)
        watcher = TabernaPlayer(self.drive, 0, self.port, player.guest)
        watcher.seat = SPECTATOR
        self._sockets.append(watcher.socket)
        await watcher.socket.open()
        await watcher.subscribe(player.at)
        return watcher.socket

    async def come_back(self, match: Match) -> float:
        player = match.players[0]
        assert isinstance(player, TabernaPlayer)
        again = TabernaPlayer(self.drive, 0, self.port, player.guest)
        await again.socket.open()
        began = now()
        await again.subscribe(player.at)
        took = (now() - began) * 1000
        again.socket.abort()
        await again.socket.closed
        return took

    async def guest(self, name: str = "guest") -> Guest:
        return await self._https.next().post("/api/guests", NewGuest(name=name, bearer=True), Guest)

    async def table(self, host: Guest, other: Guest) -> str:
        http = self._https.next()
        wanted = NewTable(game="tellstones", seats={"A": Place(kind="here")}, away=0)
        opened = await http.post("/api/tables", wanted, Opened, bearer(host.token))
        link = next(invitation.link for invitation in opened.invitations if invitation.seat == "B")
        await http.post("/api/join", SitDown(invitation=link.partition("#")[2]), Joined, bearer(other.token))
        return opened.table.id

    async def _again(self, match: Match) -> None:
        host, other = match.players
        assert isinstance(host, TabernaPlayer)
        assert isinstance(other, TabernaPlayer)
        table = await self.table(host.guest, other.guest)
        for player in (host, other):
            player.coming.clear()
            await player.subscribe(table)
        for player in (host, other):
            if player.is_to_move():
                self.drive.to_move(player)

    async def close(self) -> None:
        for socket in self._sockets:
            socket.abort()
        await asyncio.gather(*(socket.closed for socket in self._sockets))
        self._https.close()

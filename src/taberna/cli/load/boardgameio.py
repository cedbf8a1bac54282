"""boardgame.io's server (bench/boardgameio) under load: its lobby over HTTP, socket.io over a WebSocket."""

import asyncio
from functools import cache
from typing import Final, TypeAlias

import msgspec

from taberna.cli.load.choosing import choose
from taberna.cli.load.drive import Drive, Match, Player, now
from taberna.cli.load.http import Connections
from taberna.cli.load.websocket import WebSocket

SYMBOLS: Final = tuple("CDSFKHL")
_EVENT: Final = b"42/tellstones,"
_UPDATE: Final = _EVENT + b'["update"'
_SYNC: Final = _EVENT + b'["sync"'

Choice: TypeAlias = tuple[str, str]
"""A move and its arguments as JSON."""


class Stone(msgspec.Struct, frozen=True, gc=False):
    symbol: str | None
    up: bool


class G(msgspec.Struct, frozen=True, gc=False):
    pool: list[str]
    line: list[Stone]
    pending: str | None
    looks: list[int]


class Ctx(msgspec.Struct, frozen=True, rename="camel", gc=False):
    current_player: str
    active_players: dict[str, str] | None = None
    gameover: dict[str, str] | None = None


class State(msgspec.Struct, frozen=True, gc=False):
    G: G
    ctx: Ctx
    state_id: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct, frozen=True, gc=False):
    state: State


class Created(msgspec.Struct, frozen=True, rename={"match": "matchID"}):
    match: str


class Seated(msgspec.Struct, frozen=True, rename="camel"):
    player_credentials: str


_read_update = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw])
_read_sync = msgspec.json.Decoder(tuple[str, str, Synced])


class BoardgamePlayer(Player):
    def __init__(self, drive: Drive, place: int, port: int) -> None:
        super().__init__(drive, place)
        self.socket = WebSocket(port, "/socket.io/?EIO=4&transport=websocket", self.hear)
        self.name: str | None = str(place)
        """None: watches."""
        self.match = ""
        self.credentials = ""
        self.state: State | None = None
        self.opened: asyncio.Event = asyncio.Event()
        self.synced: asyncio.Event = asyncio.Event()

    async def connect(self) -> None:
        await self.socket.open()
        await self.socket.until(self.opened)

    async def sync(self, match: str, credentials: str) -> None:
        self.match, self.credentials = match, credentials
        self.synced.clear()
        self.socket.send(_EVENT + msgspec.json.encode(["sync", match, self.name, credentials]))
        await self.socket.until(self.synced)

    def hear(self, message: bytes) -> None:
        if message.startswith(_UPDATE):
            _, match, state, _ = _read_update.decode(message[len(_EVENT) :])
            if match == self.match:
                self._take(state)
        elif message.startswith(_SYNC):
            self.state = _read_sync.decode(message[len(_EVENT) :])[2].state
            self.synced.set()
        elif message == b"2":
            self.socket.send(b"3")
        elif message.startswith(b"0"):
            self.socket.send(b"40/tellstones,")
        elif message.startswith(b"40/tellstones,"):
            self.opened.set()

    def _take(self, state: State) -> None:
        self.state = state
        if self.coming and self.coming[0][0] == self.place:
            self.drive.acknowledged(self)
        self.drive.told(self)
        if state.ctx.gameover is not None:
            self.drive.over(self)
        elif self.is_to_move():
            self.drive.to_move(self)

    def is_to_move(self) -> bool:
        assert self.state is not None
        ctx = self.state.ctx
        me = str(self.place)
        return me in ctx.active_players if ctx.active_players else ctx.current_player == me

    def move(self) -> None:
        assert self.state is not None
        g = self.state.G
        lying = "".join("X" if stone.up else "?" for stone in g.line)
        choices = moves(lying, tuple(g.pool), g.pending, tuple(g.looks))
        kind, args = choose(choices, _kind, self.drive.draw, self.drive.rash)
        self.socket.send(
            f'42/tellstones,["update",{{"type":"MAKE_MOVE","payload":{{"type":"{kind}","args":{args},'
            f'"playerID":"{self.place}","credentials":"{self.credentials}"}}}},'
            f'{self.state.state_id},"{self.match}","{self.place}"]'.encode()
        )


def _kind(choice: Choice) -> str:
    return choice[0]


@cache
def moves(
    lying: str, pool: tuple[str, ...], pending: str | None, looked: tuple[int, ...]
) -> tuple[Choice, ...]:
    """What a client of boardgame.io works out for itself: `X` is a stone face-up, `?` one face-down."""
    spaces = range(1, len(lying) + 1)
    up = [space for space in spaces if lying[space - 1] == "X"]
    down = [space for space in spaces if lying[space - 1] == "?"]
    looks = [("peek", f"[{space}]") for space in down if space not in looked]
    match pending:
        case "answer":
            return tuple(("answer", f'["{symbol}"]') for symbol in SYMBOLS)
        case "reply":
            return (("believe", "[]"), ("doubt", "[]"), ("steal", "[]"))
        case "stolen":
            return (("believe", "[]"), ("doubt", "[]"))
        case "prove":
            return tuple(("name", f'[{space},"{symbol}"]') for space in down for symbol in SYMBOLS)
        case "looks":
            return (*looks, ("stop", "[]"))
        case _:
            return (
                *(("place", f'["{symbol}","{end}"]') for symbol in pool for end in ("left", "right")),
                *(("hide", f"[{space}]") for space in up),
                *(("swap", f"[{one},{other}]") for one in spaces for other in spaces if one < other),
                *looks,
                *(("challenge", f"[{space}]") for space in down),
                *((("boast", "[]"),) if down else ()),
            )


class BoardgameHouse:
    """Opens tables there."""

    def __init__(self, port: int, drive: Drive) -> None:
        self.port = port
        self.drive = drive
        self._https = Connections(port)
        self._sockets: list[WebSocket] = []

    async def open(self) -> Match:
        players = (BoardgamePlayer(self.drive, 0, self.port), BoardgamePlayer(self.drive, 1, self.port))
        for player in players:
            self._sockets.append(player.socket)
            await player.connect()
        match = Match(players, self._again)
        await self._again(match)
        return match

    async def sit_by(self, match: Match) -> WebSocket:
        player = match.players[0]
        assert isinstance(player, BoardgamePlayer)
        watcher = BoardgamePlayer(self.drive, 0, self.port)
        watcher.name = None
        self._sockets.append(watcher.socket)
        await watcher.connect()
        await watcher.sync(player.match, "")
        return watcher.socket

    async def come_back(self, match: Match) -> float:
        player = match.players[0]
        assert isinstance(player, BoardgamePlayer)
        again = BoardgamePlayer(self.drive, 0, self.port)
        await again.connect()
        began = now()
        await again.sync(player.match, player.credentials)
        took = (now() - began) * 1000
        again.socket.abort()
        await again.socket.closed
        return took

    async def _again(self, match: Match) -> None:
        http = self._https.next()
        made = await http.post("/games/tellstones/create", {"numPlayers": 2}, Created)
        for player in match.players:
            assert isinstance(player, BoardgamePlayer)
            seated = await http.post(
                f"/games/tellstones/{made.match}/join",
                {"playerID": str(player.place), "playerName": f"guest {player.place}"},
                Seated,
            )
            player.coming.clear()
            await player.sync(made.match, seated.player_credentials)
        for player in match.players:
            assert isinstance(player, BoardgamePlayer)
            if player.is_to_move():
                self.drive.to_move(player)

    async def close(self) -> None:
        for socket in self._sockets:
            socket.abort()
        await asyncio.gather(*(socket.closed for socket in self._sockets))
        self._https.close()

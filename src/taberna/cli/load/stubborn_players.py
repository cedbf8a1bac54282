"""Stubborn players, who go on whatever happens: whose socket is lost connects again, here or at another node,
and sends again what was not acknowledged, under the same id."""

import asyncio
import random
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import msgspec

from taberna.cli.load.choosing import choose
from taberna.cli.load.taberna import SOCKET, bearer, kind_of
from taberna.cli.load.websocket import Lost, WebSocket
from taberna.table.seats import Seat

AGAIN: Final = frozenset({"busy", "failed", "unavailable"})
"""Refusals that say nothing about the action: it is sent again."""
OUTRUN: Final = frozenset({"hero-taken", "heroes-few", "no-such-place"})
"""Refusals where several are waited for at once and somebody else came first: something else is chosen."""
PAUSE: Final = 0.05
TALKATIVE: Final = 0.2
"""How often somebody says a word after a move."""


class Legal(msgspec.Struct, frozen=True):
    actions: list[msgspec.Raw]


class Telling(msgspec.Struct, frozen=True):
    seq: int


class Heard(msgspec.Struct, frozen=True):
    """Any message of the server, as far as a stubborn player reads it."""

    kind: str
    seq: int = 0
    id: str = ""
    code: str = ""
    reason: str = ""
    legal: Legal | None = None
    """None: the same as before."""
    waiting: list[str] = []
    tellings: list[Telling] = []
    outcome: dict[str, object] | None = None


read: Final = msgspec.json.Decoder(Heard).decode


class Stubborn:
    """One seat of one game, played to its end."""

    def __init__(
        self,
        table: str,
        seat: Seat,
        token: str,
        ports: Callable[[], int],
        draw: random.Random,
        acknowledged: Callable[[], None],
        rash: float = 0.4,
    ) -> None:
        self.table = table
        self.seat = seat
        self.acks: dict[str, int] = {}
        """What was acknowledged: the request's id, and the commit it was said to be."""
        self.said: dict[str, tuple[int, str]] = {}
        """Lines that were acknowledged: the request's id, the number it was given, the words."""
        self.told: list[int] = []
        """The commits this seat was told of, in order."""
        self.wrong: list[str] = []
        """What should not have happened."""
        self.put_off = 0
        """How often a move was refused for the house's own sake, to be made again."""
        self.over = asyncio.Event()
        self.connections = 0
        self._token = token
        self._ports = ports
        self._draw = draw
        self._acknowledged = acknowledged
        self._rash = rash
        self._pending: tuple[str, bytes] | None = None
        self._line: tuple[str, str] | None = None
        self._made = 0
        self._socket: WebSocket | None = None
        self._last = Heard("")

    async def play(self) -> None:
        while not self.over.is_set():
            with suppress(Lost, OSError):
                await self._sit()
            if not self.over.is_set():
                await asyncio.sleep(PAUSE)

    async def _sit(self) -> None:
        """Until the game is over or the socket is lost."""
        socket = WebSocket(self._ports(), SOCKET, self._hear, bearer(self._token))
        await socket.open()
        self.connections += 1
        self._socket = socket
        after = self.told[-1] if self.told else 0
        self._send({"kind": "subscribe", "table": self.table, "seat": self.seat, "after": after})
        ended = asyncio.ensure_future(self.over.wait())
        await asyncio.wait((socket.closed, ended), return_when=asyncio.FIRST_COMPLETED)
        ended.cancel()
        if not socket.closed.done():
            socket.close()

    def hang_up(self) -> None:
        if self._socket is not None and self._socket.transport is not None:
            self._socket.transport.abort()

    def _hear(self, message: bytes) -> None:
        heard = read(message)
        match heard.kind:
            case "welcome" | "committed":
                self._take(heard)
            case "done":
                self._done(heard)
            case "refused":
                self._refused(heard)

    def _take(self, heard: Heard) -> None:
        heard = msgspec.structs.replace(heard, legal=heard.legal or self._last.legal)
        self._last = heard
        if heard.kind == "welcome":
            self._send_line()
        for telling in heard.tellings:
            before = self.told[-1] if self.told else 0
            if telling.seq != before + 1:
                self.wrong.append(f"told of {telling.seq} after {before}")
            self.told.append(telling.seq)
        if self.told:
            self._send({"kind": "ack", "table": self.table, "seat": self.seat, "seq": self.told[-1]})
        if heard.outcome is not None:
            if self._pending is None:
                self.over.set()
            else:
                self._send_pending()
        elif self._pending is not None:
            if heard.kind == "welcome":
                self._send_pending()
        elif self.seat in heard.waiting:
            self._made += 1
            action = choose(heard.legal.actions if heard.legal else [], kind_of, self._draw, self._rash)
            self._pending = (f"{self.seat}{self._made}", bytes(action))
            self._send_pending()

    def _done(self, heard: Heard) -> None:
        if self._line is not None and heard.id == self._line[0]:
            self.said[heard.id] = heard.seq, self._line[1]
            self._line = None
            return
        if heard.id in self.said:  # sent again before the first answer came
            if self.said[heard.id][0] != heard.seq:
                self.wrong.append(f"{heard.id} is line {self.said[heard.id][0]} and {heard.seq}")
            return
        if self._pending is None or heard.id != self._pending[0]:
            if self.acks.get(heard.id) != heard.seq:
                self.wrong.append(f"{heard.id} acknowledged at {self.acks.get(heard.id)} and {heard.seq}")
            return
        self.acks[heard.id] = heard.seq
        self._pending = None
        self._acknowledged()
        if self._line is None and self._draw.random() < TALKATIVE:
            request = f"{self.seat} says {len(self.said) + 1}"
            self._line = request, f"{self.seat}, line {len(self.said) + 1}."
            self._send_line()
        # What came before the answer was set aside: perhaps it is this seat's turn already.
        if self._last.seq >= heard.seq:
            self._take(msgspec.structs.replace(self._last, tellings=[]))

    def _refused(self, heard: Heard) -> None:
        if self._line is not None and heard.id == self._line[0]:
            if heard.code in AGAIN:
                asyncio.get_running_loop().call_later(PAUSE, self._send_line)
            else:
                self.wrong.append(f"unheard: {heard.code} {heard.id}")
                self._line = None
            return
        if heard.code in AGAIN and self._pending is not None:
            self.put_off += heard.id == self._pending[0]
            asyncio.get_running_loop().call_later(PAUSE, self._send_pending)
        elif heard.code in OUTRUN and self._pending is not None and heard.id == self._pending[0]:
            self._pending = None
            self._take(msgspec.structs.replace(self._last, kind="committed", tellings=[]))
        else:
            self.wrong.append(f"refused: {heard.code} {heard.id}")
            self.hang_up()

    def _send_pending(self) -> None:
        if self._pending is None:
            return
        request, action = self._pending
        head = f'{{"kind":"act","table":"{self.table}","seat":"{self.seat}","id":"{request}","actions":['
        if self._socket is not None:
            self._socket.send(head.encode() + action + b"]}")

    def _send_line(self) -> None:
        if self._line is not None:
            request, text = self._line
            line = {"kind": "say", "table": self.table, "seat": self.seat, "id": request, "text": text}
            self._send(line)

    def _send(self, message: object) -> None:
        if self._socket is not None:
            self._socket.send(msgspec.json.encode(message))

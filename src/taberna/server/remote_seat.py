"""One seat at a table of a server elsewhere: comes back when the line breaks, and sends again what was not
answered. What was sent twice happens once."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import suppress
from secrets import token_hex
from typing import Final

import msgspec
from websockets.exceptions import WebSocketException

from taberna.server.client import Client, Line
from taberna.server.wire.messages import (
    Ack,
    Act,
    AnswerTakeBack,
    Bye,
    Committed,
    Done,
    FromServer,
    Pause,
    Refused,
    Resume,
    Say,
    Subscribe,
    TakeBack,
    Welcome,
)
from taberna.table.codec import write
from taberna.table.game import AnyGame
from taberna.table.receipts import Heard, hear
from taberna.table.values import Action, Event, View

FIRST_WAIT: Final = 0.2
LONGEST_WAIT: Final = 5.0
TRIES: Final = 40


class Gone(Exception):
    """The server does not want us back, or can't be reached any more."""


class RemoteSeat:
    def __init__(self, client: Client, game: AnyGame, table: str, seat: str) -> None:
        self.client = client
        self.game = game
        self.table = table
        self.seat = seat
        self.seq = 0
        self.heard = Heard()
        """All that was told here, as one hash: to be compared with the record."""
        self._line: Line | None = None
        self._pending: dict[str, Act | Say | TakeBack] = {}

    async def act(self, *actions: Action) -> str:
        request = token_hex(8)
        raws = tuple(msgspec.Raw(write(action)) for action in actions)
        await self._send(request, Act(self.table, self.seat, request, raws, self.seq))
        return request

    async def say(self, text: str) -> str:
        request = token_hex(8)
        await self._send(request, Say(self.table, self.seat, request, text))
        return request

    async def take_back(self) -> str:
        """Asks for this seat's last move to be taken back."""
        request = token_hex(8)
        await self._send(request, TakeBack(self.table, self.seat, request))
        return request

    async def answer(self, *, agree: bool, request: str = "") -> None:
        """Whether the other side may take its move back (TS-7.6). Not sent again: it is asked until anything
        happens, so whoever comes back is told whether it still is."""
        await self._send_once(AnswerTakeBack(self.table, self.seat, request or token_hex(8), agree))

    async def pause(self, *, on: bool) -> None:
        """Wishes the clocks to stand still, or no longer. Not sent again: who comes back is told who does."""
        await self._send_once((Pause if on else Resume)(self.table, self.seat))

    async def ack(self, seq: int) -> None:
        """Up to here everything was received: it is not sent to this seat again. A line that comes back says
        anyway how far one has heard."""
        await self._send_once(Ack(self.table, self.seat, seq))

    async def _send_once(self, message: Ack | AnswerTakeBack | Pause | Resume) -> None:
        if self._line is not None:
            with suppress(WebSocketException):
                await self._line.send(message)

    async def _send(self, request: str, message: Act | Say | TakeBack) -> None:
        self._pending[request] = message
        if self._line is not None:
            with suppress(WebSocketException):  # it is sent again when the line is back
                await self._line.send(message)

    async def news(self) -> AsyncGenerator[FromServer[Action, Event, View], None]:
        """Everything this seat is sent, whatever becomes of the line; ends with Gone."""
        tries, wait = 0, FIRST_WAIT
        while True:
            try:
                async with self.client.listen(self.game) as line:
                    await line.send(Subscribe(self.table, self.seat, self.seq))
                    async for message in line:
                        if isinstance(message, Welcome):
                            self._line, tries, wait = line, 0, FIRST_WAIT
                            for pending in tuple(self._pending.values()):
                                await line.send(pending)
                        self._note(message)
                        yield message
                        if isinstance(message, Bye):
                            if message.again < 0:
                                raise Gone(message.reason)
                            wait = message.again / 1000
            except (OSError, WebSocketException, TimeoutError):
                pass
            finally:
                self._line = None
            tries += 1
            if tries > TRIES:
                raise Gone("unreachable")
            await asyncio.sleep(wait)
            wait = min(LONGEST_WAIT, max(FIRST_WAIT, wait * 2))

    def _note(self, message: FromServer[Action, Event, View]) -> None:
        if isinstance(message, Welcome | Committed):
            self.seq = max(self.seq, message.seq)
            for telling in message.tellings:
                self.heard = hear(self.game, self.heard, telling)
        elif isinstance(message, Done | Refused):
            self._pending.pop(message.id, None)

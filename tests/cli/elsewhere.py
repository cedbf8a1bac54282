"""A seat at a table elsewhere without a house: a line that goes nowhere, and what a house would send."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress

from rich.console import Group, RenderableType
from rich.text import Text

from cli.test_quest_pictures import named
from cli.test_quest_spelling import Typist, cellar
from taberna.cli.client import Client
from taberna.cli.names import sitting
from taberna.cli.presentations import PRESENTATIONS
from taberna.cli.seat_elsewhere import Message, SeatElsewhere
from taberna.cli.terminal import Left, Nudged
from taberna.games import GAMES
from taberna.games.tseuquest.game import GAME
from taberna.server.client import Client as HttpClient
from taberna.server.remote_seat import Gone, RemoteSeat
from taberna.server.wire.messages import Committed, Sitting
from taberna.table.game import any_game
from taberna.table.values import Action, Event, View
from taberna.texts import texts

ANN = Sitting("A", "person", "Ann", "", True, "a1")
BOB = Sitting("B", "person", "Bob", "", True, "b1")


class Sent(RemoteSeat):
    """It knows what was sent, and has it answered at once."""

    def __init__(self, game: str, seat: str, answering: Callable[[], None]) -> None:
        super().__init__(HttpClient("http://127.0.0.1:9"), GAMES.find(game), "t", seat)
        self.sent: list[object] = []
        self._answering = answering

    async def act(self, *actions: Action) -> str:
        return self._asks(*actions)

    async def say(self, text: str) -> str:
        return self._asks(text)

    async def take_back(self) -> str:
        return self._asks("take back")

    async def answer(self, *, agree: bool, request: str = "") -> None:
        self.sent.append(agree)

    async def pause(self, *, on: bool) -> None:
        self.sent.append("pause" if on else "resume")

    def _asks(self, *what: object) -> str:
        self.sent += what
        request = str(len(self.sent))
        self._answering()
        return request


class Reader(Typist):
    """Who keeps all that was on the screen, types these lines, and leaves."""

    def __init__(self, *lines: str) -> None:
        super().__init__(*lines)
        self.seen: list[str] = []

    def read(self, prompt: str, unless: Callable[[], bool] = bool) -> str:
        if unless():
            raise Nudged
        if not self.lines:
            raise Left
        return super().read(prompt)

    def show(self, parts: Sequence[RenderableType], news: Sequence[str] = ()) -> None:
        asked = (line for part in parts if isinstance(part, Group) for line in part.renderables)
        self.seen += [part.plain for part in (*parts, *asked) if isinstance(part, Text)]
        self.seen += news

    def interject(self, text: str) -> None:
        self.seen.append(text)

    def leaf(self, text: str, more: str, last: str) -> None:
        self.seen.append(text)


class Cut(SeatElsewhere):
    """Where there would be more to wait for, the line is cut."""

    def _next(self) -> Message:
        if not self._messages:
            raise Gone("cut")
        return super()._next()


class Table:
    """Somebody at a terminal, and the house at the other end of the line."""

    def __init__(
        self, terminal: Typist, game: str = "tseuquest", seat: str = "A", language: str = "en"
    ) -> None:
        self.seat = Sent(game, seat, self._asked)
        names = named(language) if game == "tseuquest" else sitting(texts(language), (ANN, BOB), {})
        self.port = Cut(self.seat, names)
        self.client = Client(terminal, names, PRESENTATIONS[game], self.port)
        self.answers: list[tuple[Message, ...]] = []
        """What the house sends at each request."""

    def _asked(self) -> None:
        for message in self.answers.pop(0):
            self.port.receive(message)

    def plays(self, *messages: Message) -> None:
        """All this comes, and the evening goes on until somebody leaves or the line is cut."""
        for message in messages:
            self.port.receive(message)
        with suppress(Left, Gone):
            self.client.play()


def standing(seq: int, waiting: str = "A") -> Committed[Action, Event, View]:
    state = cellar()
    view, legal = GAME.view(state, "A"), any_game(GAME).legal(state, "A")
    return Committed("t", "A", seq, (), view, legal, (waiting,), None, None, 0)

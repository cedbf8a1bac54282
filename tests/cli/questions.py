"""One question at a terminal, put to whoever plays seat A of an adventure."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import nullcontext

from cli.test_quest_pictures import named
from taberna.cli.keyboard import Keyboard
from taberna.cli.presentation import any_presentation
from taberna.cli.seat_port import Heard, Turn
from taberna.cli.terminal import Terminal
from taberna.cli.tseuquest import TSEUQUEST
from taberna.games.tseuquest.flow.state import State
from taberna.games.tseuquest.game import GAME
from taberna.table.commits import Telling
from taberna.table.game import AnyGame, any_game
from taberna.table.refusal import Refusal, refuse
from taberna.table.seats import Seat
from taberna.table.values import Action, Event


class Quiet:
    """A seat port where nothing ever happens."""

    lenient = True
    seats: tuple[Seat, ...] = ("S", "A")
    people = frozenset({"A"})

    @property
    def game(self) -> AnyGame:
        return any_game(GAME)

    def news(self) -> Iterator[Heard]:
        yield from ()

    def has_news(self) -> bool:
        return False

    def overheard(self, listener: object) -> nullcontext[None]:
        return nullcontext()

    def act(self, seat: Seat, action: Action) -> Refusal | None:
        return refuse("not-now")

    def say(self, seat: Seat, text: str) -> Refusal | None:
        return None

    def take_back(self, seat: Seat) -> Refusal | None:
        return refuse("not-now")

    def answer_take_back(self, *, agree: bool) -> Refusal | None:
        return refuse("not-asked")

    def pause(self, *, on: bool) -> Refusal | None:
        return None

    def mute(self) -> Refusal | bool:
        return True

    def earlier(self) -> Refusal | tuple[Telling[Event], ...]:
        return ()


def keyboard(terminal: Terminal, state: State, language: str = "en") -> Keyboard:
    view, legal = GAME.view(state, "A"), any_game(GAME).legal(state, "A")
    turn = Turn("A", view, legal, ("A",))
    show = any_presentation(TSEUQUEST)
    return Keyboard(terminal, named(language), show, Quiet(), turn, patient=terminal.guided)

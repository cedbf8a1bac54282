"""What stands on the screen can be typed as it stands there."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from rich.console import RenderableType

from cli.questions import keyboard
from cli.test_quest_pictures import named
from taberna.cli.keyboard import Acting
from taberna.cli.tseuquest.spelling import spelled
from taberna.games.tseuquest.flow import actions
from taberna.games.tseuquest.flow.state import State
from taberna.games.tseuquest.game import GAME
from taberna.games.tseuquest.options import Options
from taberna.games.tseuquest.things.shelf import adventures
from taberna.table.dice import Draws, keyed
from taberna.table.play import act, begin, settle
from taberna.table.refusal import Refusal
from tseuquest.plays import position

MAP = """
+-+-+-+-+
|h r . g|
+ + + + +
|s . . .|
+-+-+-+-+
"""
KEY = """
h = { hero = "sela", hand = ["pyre", "dragon-breath"], items = ["staff", "dagger"] }
r = { minion = "rat", id = "rat-2" }
s = { minion = "rat", id = "rat-5" }
g = { minion = "goblin", id = "goblin-7" }
"""


def cellar() -> State:
    return position(MAP, KEY)


@pytest.mark.parametrize(
    "typed, meant",
    [
        ("attack Goblin 7 with Dagger", "attack goblin-7 with dagger"),
        ("attack goblin with dagger", "attack goblin-7 with dagger"),
        ("attack giant-rat-5", "attack rat-5"),
        ("attack giant rat", "attack giant rat"),
        ("attack rat-2", "attack rat-2"),
        ("cast Dragon's Breath at giant rat 5", "cast dragon-breath at rat-5"),
        ("cast dragons-breath at rat-5", "cast dragon-breath at rat-5"),
        ("cast Pyre at i5", "cast pyre at i5"),
        ("walk", "walk"),
    ],
)
def test_names_are_read_as_they_are_shown(typed: str, meant: str) -> None:
    assert spelled(typed, GAME.view(cellar(), "A"), named("en")) == meant


def test_a_greek_name() -> None:
    greek = named("el")
    shown = greek.texts("figure-goblin")
    assert spelled(f"attack {shown}", GAME.view(cellar(), "A"), greek) == "attack goblin-7"


class Typist:
    """Somebody at a screen who types these lines."""

    guided = True
    line = 0

    def __init__(self, *lines: str) -> None:
        self.lines = list(lines)
        self.asked: list[str] = []

    def read(self, prompt: str, unless: Callable[[], bool] = bool) -> str:
        return self.lines.pop(0)

    def show(self, parts: Sequence[RenderableType], news: Sequence[str] = ()) -> None:
        self.asked.append("")

    def tell(self, lines: Sequence[str]) -> None: ...
    def interject(self, text: str) -> None: ...
    def pause(self, text: str) -> None: ...
    def discard(self) -> None: ...
    def nudge(self) -> None: ...
    def recount(self, news: Sequence[str], more: str, last: str) -> None: ...
    def leaf(self, text: str, more: str, last: str) -> None: ...
    def whisper(self, alone: str, secret: str, wiped: str) -> None: ...
    def fits(self, parts: Sequence[RenderableType], news: Sequence[str]) -> bool:
        return True


@pytest.mark.parametrize(
    "lines, done",
    [
        (("attack", "giant rat 5", "staff"), actions.Attack("rat-5", "staff")),
        (("cast pyre", "giant rat 5"), actions.Cast("pyre", "rat-5")),
        (("cast Pyre", "2"), actions.Cast("pyre", "rat-5")),
        (("attack giant rat 2", "staff"), actions.Attack("rat-2", "staff")),
        (("attack giant-rat-2 with staff",), actions.Attack("rat-2", "staff")),
    ],
)
def test_what_is_left_open_is_asked(lines: tuple[str, ...], done: actions.TseuQuestAction) -> None:
    typist = Typist(*lines)
    assert keyboard(typist, cellar()).ask(()) == Acting("A", (done,))
    assert typist.lines == []


@pytest.mark.slow
def test_what_the_notation_writes_stays_as_it_is() -> None:
    """In the house's own adventures stairs are called `S` and a rock may be called like a square."""
    names = named("en")
    for adventure in adventures():
        begun = begin(GAME, Options(adventure=adventure, sorcerer="human"))
        assert not isinstance(begun, Refusal)
        play = begun[0]
        for number in range(60):
            for seat in play.seats:
                view = GAME.view(play.state, seat)
                for action in GAME.legal(play.state, seat).actions:
                    written = GAME.notation.print_action(action)
                    assert spelled(written, view, names) == written
            ways = [(s, a) for s in GAME.waiting(play.state) for a in GAME.legal(play.state, s).actions]
            if not ways:
                break
            done = act(play, *Draws(b"spelling", "way", n=number).one(ways))
            assert not isinstance(done, Refusal)
            play, _ = settle(done[0], keyed(b"spelling"))


@pytest.mark.parametrize(
    "typed",
    ["move s", "rule place table at d4", "rule place stairs at d4", "rule move rat-3 to x12", "rolled 3 !"],
)
def test_words_of_the_notation_are_no_names(typed: str) -> None:
    begun = begin(GAME, Options(adventure="good-barrel"))
    assert not isinstance(begun, Refusal)
    assert spelled(typed, GAME.view(begun[0].state, "S"), named("en")) == typed

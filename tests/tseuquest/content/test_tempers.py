"""Temperaments: between the same four adventurers, every antagonist makes a choice of its own."""

import pytest
from msgspec.structs import replace

from taberna.bots.tseuquest.simple import SIMPLE
from taberna.games.tseuquest.flow import actions
from taberna.games.tseuquest.flow.actions import TseuQuestAction
from taberna.games.tseuquest.flow.state import Turn
from taberna.games.tseuquest.game import GAME
from taberna.games.tseuquest.things.library import SHEETS, TEMPERS
from tseuquest.plays import position

MAP = """
+-+-+-+
|. g .|
+ + + +
|v w s|
+ + + +
|. n .|
+-+-+-+
"""
KEY = """
g = { hero = "grim", seat = "A" }
v = { hero = "vasil", seat = "A", gold = 90 }
s = { hero = "sela", seat = "B" }
n = { hero = "nim", seat = "B", life = 1 }
"""
"""Grim is the strongest, Vasil the richest, Sela the magician, Nim the weakest; all are as near as can be."""
GOES_FOR = {
    "warlock": "n",
    "countess": "g",
    "abbot": "s",
    "headsman": "g",
    "tax-collector": "v",
    "huntress": "n",
    "bone-king": "g",
}


def choice(antagonist: str, hand: str = "", seq: int = 0) -> TseuQuestAction:
    key = f'{KEY}w = {{ antagonist = "{antagonist}", hand = [{hand}] }}'
    state = replace(position(MAP, key, ""), phase="sorcerer", turn=Turn("w", 2), queue=(), acted=("w",))
    mind = replace(SIMPLE.sit("S", b"temper"), seq=seq)
    return SIMPLE.choose(mind, GAME.view(state, "S"), GAME.legal(state, "S"))


def test_every_antagonist_is_here() -> None:
    assert GOES_FOR.keys() == {sheet.id for sheet in SHEETS.values() if sheet.kind == "antagonist"}


@pytest.mark.parametrize("antagonist", GOES_FOR)
def test_whom_it_goes_for(antagonist: str) -> None:
    struck = choice(antagonist)
    assert isinstance(struck, actions.Attack)
    assert struck.target == GOES_FOR[antagonist]


@pytest.mark.parametrize("antagonist", ["warlock", "countess", "abbot"])
def test_how_often_it_would_rather_cast(antagonist: str) -> None:
    """Of a hundred choices, about as many as its temperament says."""
    cast = sum(isinstance(choice(antagonist, '"dark-bolt"', n), actions.Cast) for n in range(100))
    assert abs(cast - TEMPERS[SHEETS[antagonist].temper].magic) <= 15

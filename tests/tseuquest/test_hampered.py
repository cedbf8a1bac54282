"""A lot that falls on somebody who has fallen meanwhile, as seen in a simulated game."""

import pytest

from taberna.games.tseuquest.chapters.blows import on_hampered
from taberna.games.tseuquest.flow.state import figure
from taberna.games.tseuquest.flow.tale import begin_tale
from tseuquest.plays import position

KEY = 'h = { hero = "bruna" }\ng = { minion = "goblin" }'


@pytest.mark.rule("TQ-8.14")
@pytest.mark.parametrize("name, owes", [("g", 1), ("somebody gone", 0)])
def test_whoever_has_fallen_loses_no_point(name: str, owes: int) -> None:
    tale = begin_tale(position("+-+-+-+\n|h . g|\n+-+-+-+", KEY))
    on_hampered(tale, "h", (name,))
    assert figure(tale.state, "g").debt == owes

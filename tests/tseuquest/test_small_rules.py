"""Small rules that no scenario tells from their neighbours."""

from __future__ import annotations

import pytest

from taberna.games.tseuquest.authoring.brought import LONGEST, fits
from taberna.games.tseuquest.chapters.harm import wound
from taberna.games.tseuquest.chapters.walking import kept
from taberna.games.tseuquest.effects.vocabulary import Mark
from taberna.games.tseuquest.flow.events import GoldChanged
from taberna.games.tseuquest.flow.steps import Motion
from taberna.games.tseuquest.flow.tale import begin_tale
from taberna.games.tseuquest.game import GAME
from taberna.games.tseuquest.ground.paths import Leap
from taberna.games.tseuquest.notation.actions import parse_actions
from taberna.games.tseuquest.phrases.phrase import phrases
from taberna.games.tseuquest.secrets.appearance import bare_mark
from taberna.games.tseuquest.things.sources import EFFECT
from taberna.table.refusal import Refused
from tseuquest.plays import position


@pytest.mark.rule("TQ-6.12")
@pytest.mark.parametrize("cost, left", [(1, ""), (3, ""), (4, "vault"), (5, "vault")])
def test_a_jump_at_the_usual_cost_leaves_the_advantage(cost: int, left: str) -> None:
    moving = Motion("h", "A", "tense", 8, "vault")
    assert kept(moving, Leap("c1", (), cost, ())) == left


@pytest.mark.parametrize("source", ["aardvark", "effect-2", "zinc-idol", "~"])
def test_what_a_mark_came_from_is_the_adventures_own_affair(source: str) -> None:
    mark = Mark("h", "bar", "attack", 0, "turn", source)
    assert bare_mark(mark).source == ""
    for known in ("bolt", "potion", EFFECT):
        from_known = Mark("h", "bar", "attack", 0, "turn", known)
        assert bare_mark(from_known) == from_known


NAMES = {
    "lamp": True,
    "a" * LONGEST: True,
    "a" * (LONGEST + 1): False,
    "Lamp": False,
    "a b": False,
    "": False,
}


@pytest.mark.parametrize("name, good", NAMES.items())
def test_what_an_adventure_may_be_called(name: str, good: bool) -> None:
    assert fits(name) == good


DEALS = (
    "propose h gives potion gives axe",
    "propose h gives",
    "propose h gives potion takes",
    "propose h wants axe",
)


@pytest.mark.parametrize("text", DEALS)
def test_a_deal_says_each_term_once_and_whole(text: str) -> None:
    state = position("+-+\n|h|\n+-+", 'h = { hero = "bruna" }')
    assert parse_actions(state, "propose h gives potion takes axe gold 3")
    with pytest.raises(Refused):
        parse_actions(state, text)


@pytest.mark.parametrize("points, taken", [(-1, 0), (0, 0), (2, 2), (99, 8)])
def test_harm_below_none_heals_nobody(points: int, taken: int) -> None:
    tale = begin_tale(position("+-+\n|h|\n+-+", 'h = { hero = "bruna" }'))
    assert wound(tale, "h", points) == taken
    assert bool(tale.events) == bool(taken)


@pytest.mark.parametrize(
    "by, message", [(3, "quest-gold-won"), (0, "quest-gold-won"), (-3, "quest-gold-lost")]
)
def test_gold_that_stays_what_it_was_is_not_lost(by: int, message: str) -> None:
    """The Sorcerer may rule that somebody has what he has."""
    view = GAME.view(position("+-+\n|h|\n+-+", 'h = { hero = "bruna" }'), "A")
    assert [said.message for said in phrases(GoldChanged("h", by), view, view, "A")] == [message]

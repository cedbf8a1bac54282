"""Whole adventures at random: nothing breaks, everything ends, and nothing is taken back."""

import pytest
from msgspec.structs import replace

from taberna.games.tseuquest.flow.actions import Element, Stop, Walk
from taberna.games.tseuquest.flow.state import State
from taberna.games.tseuquest.flow.steps import PickElement
from taberna.games.tseuquest.game import GAME
from taberna.games.tseuquest.options import Options
from taberna.games.tseuquest.things.dice import die
from taberna.table.play import act, settle, take_back
from taberna.table.refusal import Refusal
from tseuquest.plays import play_from, position, random_adventure

SETTINGS = GAME.study.settings("adventure")


MANY = -(-1000 // len(SETTINGS))
"""Of each setting, for a thousand in all."""
PART = 40


@pytest.mark.parametrize(
    "first, last",
    [
        (0, 2),
        *(
            pytest.param(first, min(first + PART, MANY), marks=pytest.mark.slow)
            for first in range(0, MANY, PART)
        ),
    ],
)
@pytest.mark.parametrize("options", SETTINGS, ids=range(len(SETTINGS)))
def test_adventures_run_without_an_error(options: Options, first: int, last: int) -> None:
    """Two of each, and a thousand in the long run."""
    limited = replace(options, rounds_max=60)
    for seed in range(first, last):
        longest = 0
        for play, _ in random_adventure(limited, seed):
            longest = max(longest, play.state.round)
        assert GAME.outcome(play.state) is not None
        assert longest <= 60


@pytest.mark.rule("TQ-19.5", "TQ-G156")
def test_nothing_is_taken_back() -> None:
    play = play_from(position("+-+-+\n|h .|\n+-+-+", 'h = { hero = "bruna" }'))
    done = act(play, "A", Walk())
    assert not isinstance(done, Refusal)
    moving, _ = settle(done[0], lambda roll: ("1", "2"))
    stopped = act(moving, "A", Stop())
    assert not isinstance(stopped, Refusal)
    refused = take_back(stopped[0], "A")
    assert isinstance(refused, Refusal)
    assert refused.code == "no-taking-back"


@pytest.mark.rule("TQ-G16", "TQ-3.6-B")
def test_an_element_with_too_few_cards_is_not_chosen() -> None:
    begun = position("+-+\n|k|\n+-+", 'k = { hero = "sela", seat = "B" }')
    decks = begun.decks | {"aer": ("gust", "haste")}
    state: State = replace(begun, phase="setup", turn=None, decks=decks, steps=(PickElement("sela", 1),))
    refused = GAME.decide(state, "B", Element("aer"))
    assert isinstance(refused, Refusal)
    assert refused.code == "deck-short"
    assert Element("aer") not in GAME.legal(state, "B").actions


@pytest.mark.rule("TQ-G7", "TQ-G8", "TQ-19.4")
def test_the_dice_fall_as_their_weights_say() -> None:
    com, mov = die("com", "even", False), die("mov", "barrel", False)
    assert dict(zip(com.faces, com.weights, strict=True)) == {
        "skull": 3,
        "kite": 2,
        "oval": 1,
        "!": 1,
        "?": 1,
    }
    assert sum(mov.weights) == 48
    assert mov.weights[-1] * 16 == sum(mov.weights)
    loose = die("com", "even", True)
    assert loose.weights[-1] * 100 == sum(loose.weights)


@pytest.mark.rule("TQ-3.3", "TQ-G183")
def test_the_face_is_public_and_shows_no_door() -> None:
    state = position("+-+-+\n|hd.|\n+-+-+", 'h = { hero = "bruna" }', '[[door]]\nat = "a1e"\nseen = false\n')
    shown = GAME.view(state, "A")
    assert shown.board == "+-+-+\n|.|.|\n+-+-+"
    assert shown.doors == ()
    assert shown.plan is None
    assert GAME.view(state, "S").plan is not None


@pytest.mark.rule("TQ-G170", "TQ-3.6-F")
def test_the_sorcerer_does_not_see_the_hands_of_adventurers() -> None:
    state = position("+-+\n|k|\n+-+", 'k = { hero = "sela", seat = "B", hand = ["bolt"] }')
    for seat, cards in (("S", ()), ("A", ()), ("B", ("bolt",))):
        (hand,) = GAME.view(state, seat).hands
        assert (hand.count, hand.cards) == (1, cards)
        assert GAME.view(state, seat).figures[0].hand == ()

"""Who somebody may be, by what they do with their turns: the crowd goes by the habits of those it knows."""

from __future__ import annotations

from random import Random

import pytest

from bots.test_waiting import hidden
from taberna.bots.tellstones.core.crowd import (
    FEW,
    FORGETS_NOTHING,
    MANNERS_EACH,
    MANNERS_OF,
    crowd_blank,
    heard_move,
    manner_at,
)
from taberna.bots.tellstones.core.rows import (
    BOAST,
    CHALLENGE,
    GUESS,
    GUESSES,
    HIDE,
    MANNERS,
    PEEK,
    PLACE,
    SWAP,
    WEIGHT,
    Row,
)
from taberna.bots.tellstones.core.styles import ANYBODY, ON_PAPER, STYLE, STYLE_KINDS, STYLES
from taberna.bots.tellstones.levels import LADDER

KINDS = (PLACE, HIDE, SWAP, PEEK, CHALLENGE, BOAST, SWAP)
APART = STYLE_KINDS - 1
TURNS, TIMES = 20, 40
STONES = 5


def chances(style: int, stones: int) -> tuple[float, ...]:
    """How often each kind of move, with so many stones face-down and none that shows."""
    at = style * STYLE + 2 * stones * STYLE_KINDS
    return STYLES[at : at + STYLE_KINDS]


def after(style: int, trust: float = 1.0) -> Row:
    """What is thought of somebody of such habits after some turns, on the mean."""
    board, chance, found = hidden(STONES), Random(f"habits {style}"), [0.0] * (GUESS * GUESSES)
    for _ in range(TIMES):
        crowd = [0.0] * (GUESS * GUESSES)
        crowd_blank(crowd)
        for kind in chance.choices(range(STYLE_KINDS), chances(style, STONES), k=TURNS):
            heard_move(crowd, board, KINDS[kind], int(kind == APART), trust)
        found = [one + other / TIMES for one, other in zip(found, crowd, strict=True)]
    return found


def weights(crowd: Row) -> list[float]:
    return [crowd[guess * GUESS + WEIGHT] for guess in range(GUESSES)]


def test_every_kind_of_move_has_its_chance_everywhere() -> None:
    for at in range(0, len(STYLES), STYLE_KINDS):
        assert sum(STYLES[at : at + STYLE_KINDS]) == pytest.approx(1.0, abs=0.01)
        assert min(STYLES[at : at + STYLE_KINDS]) > 0.0


@pytest.mark.parametrize("name", LADDER)
def test_who_plays_like_a_level_is_taken_for_it(name: str) -> None:
    found, at = weights(after(LADDER.index(name))), LADDER.index(name)
    assert found[at] == max(found)
    assert found[at] > 2 * (1.0 - FEW) / len(LADDER)
    assert sum(found) == pytest.approx(1.0)


@pytest.mark.parametrize(
    "style", range(ON_PAPER, ON_PAPER + 4), ids=["storm", "thief", "careful", "challenger"]
)
def test_who_plays_like_those_who_take_notes_is_taken_to_forget_nothing(style: int) -> None:
    assert weights(after(style))[FORGETS_NOTHING] > 3 * FEW


def test_without_trust_habits_say_nothing() -> None:
    blank = [0.0] * (GUESS * GUESSES)
    crowd_blank(blank)
    assert after(0, trust=0.0) == pytest.approx(blank)


def test_whoever_plays_like_nobody_in_particular_may_be_anybody() -> None:
    crowd = after(ANYBODY)
    manners = [
        (j, n)
        for j in range(GUESSES)
        for n in range(MANNERS_EACH)
        if MANNERS_OF[j][n] and manner_at(j, n) == ANYBODY
    ]
    assert len(manners) == GUESSES
    for j, n in manners:
        assert crowd[j * GUESS + MANNERS + n] > MANNERS_OF[j][n]

"""Whoever believes a claim of somebody with two points has lost (TS-1.6): no level does."""

from __future__ import annotations

import pytest

from taberna.bots.tellstones.core import policy
from taberna.bots.tellstones.core.policy import BARRED, MINE, SEEN_AS, THEY_THINK
from taberna.bots.tellstones.core.rows import BELIEVE, MOMENT, NOTES, SCRATCH, THEM, US
from taberna.bots.tellstones.levels import LADDER, level

CLAIMS = 400
CERTAIN, AT_SEA = 0.98, 0.02


def replies(name: str, us: int, them: int, mine: float, barred: bool = False) -> set[int]:
    """What a level answers to a Boast of somebody who most likely knows the whole Line."""
    par, moment = list(level(name).params), [0] * MOMENT
    moment[US], moment[THEM] = us, them
    found: set[int] = set()
    for seq in range(CLAIMS):
        w = [0.0] * SCRATCH
        w[MINE], w[SEEN_AS], w[THEY_THINK], w[BARRED] = mine, mine, CERTAIN, float(barred)
        found.add(policy._reply([0.0] * NOTES, moment, par, w, 1, 2, seq) // 64)
    return found


def answers_to_a_steal(name: str, us: int, them: int) -> set[int]:
    par, moment = list(level(name).params), [0] * MOMENT
    moment[US], moment[THEM] = us, them
    found: set[int] = set()
    for seq in range(CLAIMS):
        w = [0.0] * SCRATCH
        w[MINE], w[SEEN_AS], w[THEY_THINK] = AT_SEA, AT_SEA, CERTAIN
        found.add(policy._answer_steal([0.0] * NOTES, moment, par, w, 1, 2, seq) // 64)
    return found


@pytest.mark.parametrize("name", LADDER)
@pytest.mark.parametrize("us", [0, 1, 2])
@pytest.mark.parametrize("mine", [AT_SEA, CERTAIN])
@pytest.mark.parametrize("barred", [False, True], ids=["may steal", "may not steal"])
def test_a_boast_that_would_end_the_game_is_never_believed(
    name: str, us: int, mine: float, barred: bool
) -> None:
    assert BELIEVE not in replies(name, us, 2, mine, barred)


@pytest.mark.parametrize("name", LADDER)
@pytest.mark.parametrize("us", [0, 1, 2])
def test_a_steal_that_would_end_the_game_is_never_believed(name: str, us: int) -> None:
    assert BELIEVE not in answers_to_a_steal(name, us, 2)


@pytest.mark.parametrize("name", LADDER)
def test_with_a_point_to_spare_somebody_certain_is_sometimes_believed(name: str) -> None:
    assert BELIEVE in replies(name, 0, 0, AT_SEA)

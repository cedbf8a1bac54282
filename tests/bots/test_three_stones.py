"""The solved game of three stones, beside the table it was made after."""

from __future__ import annotations

import pytest

from taberna.bots.tellstones.three_stones import solve


@pytest.mark.parametrize(
    "loss, bluffs, steals",
    [(0.10, 0.10, 1.00), (0.25, 0.33, 0.97), (0.40, 0.53, 0.87)],
)
def test_the_forgetful_bluff_more_and_steal_less(loss: float, bluffs: float, steals: float) -> None:
    solved = solve(loss, turns=4, iterations=200)
    assert solved.exploitability <= 5e-4
    assert abs(solved.bluffs - bluffs) < 0.06
    assert abs(solved.steals - steals) < 0.03


def test_who_never_forgets_never_bluffs() -> None:
    assert solve(0.0, turns=3, iterations=100).bluffs < 0.01

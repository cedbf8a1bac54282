"""The bench of the environments measures all of them, and misses what is required where it is missed."""

from __future__ import annotations

import pytest

from taberna.cli.bench import envs
from taberna.texts import Texts


@pytest.mark.slow
def test_everything_is_measured() -> None:
    figures = {figure.name: figure for figure in envs.speeds(0.05, 1, 1, Texts("en"))}
    assert {
        "many duels",
        "many duels, codes given",
        "liars_dice",
        "python_tellstones",
        "python_kuhn_poker",
        "AEC duel",
        "AEC TseuQuest",
    } <= figures.keys()
    assert all(figure.value > 0 for figure in figures.values())
    assert figures["many duels / liars_dice"].required is not None

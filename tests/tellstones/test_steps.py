"""Whatever is under way, somebody is waited for and has something to choose from (TS-1.7)."""

from typing import get_args

import pytest

from taberna.games.tellstones.legal import CHOICES
from taberna.games.tellstones.steps import TellstonesStep
from taberna.games.tellstones.waiting import WHO


@pytest.mark.parametrize("step", get_args(TellstonesStep))
def test_a_step_waits_for_somebody_who_can_choose(step: type) -> None:
    assert step in WHO.kinds
    assert step in CHOICES.kinds

"""What the simple companions were seen to do wrong, counted over whole games: two dozen here, a thousand in
bench/tseuquest-bots."""

from collections import Counter

import pytest

from taberna.bots.tseuquest.measure.night import Night, Setting, play_night
from taberna.games.tseuquest.things.shelf import adventures

SETTING = Setting("fair", "lenient", (2, 3, 4, 6))
IDLE = 0.06
"""Of the turns of two dozen games; over a thousand it should be half of that."""


@pytest.fixture(scope="module")
def nights() -> tuple[Night, ...]:
    return tuple(play_night(SETTING, name, number) for number in (1, 2) for name in adventures())


@pytest.mark.slow
def test_companions_have_none_of_the_defects_that_simple_ones_had(nights: tuple[Night, ...]) -> None:
    counts = [night.counts for night in nights]
    assert {night.result for night in nights} <= {"success", "failure"}
    kinds: Counter[str] = Counter()
    for each in counts:
        kinds.update(each.idle_kinds)
    assert sum(each.idle for each in counts) <= IDLE * sum(each.turns for each in counts), kinds
    assert sum(each.needless for each in counts) == 0, "a known trap was entered that could be gone round"
    fallen = [death for each in counts for death in each.deaths]
    assert 5 * sum(death.potion for death in fallen) <= len(fallen), "somebody fell with a potion unused"
    alarms = [night.counts.alarm for night in nights if night.adventure == "quiet-hours"]
    assert not any(0 < alarm <= 3 for alarm in alarms), "noise woke somebody in the adventure of stealth"


@pytest.mark.slow
def test_simple_companions_wake_everybody() -> None:
    """So that a count which finds nothing would be seen."""
    simple = Setting("simple", "lenient", (2, 3, 4, 6))
    counts = [play_night(simple, "quiet-hours", number).counts for number in (1, 2, 3)]
    assert any(0 < each.alarm <= 3 for each in counts)

"""Games without names, for a reader who sorts them by level."""

import re

from taberna.bots.tellstones.measure.blind import games
from taberna.texts import Texts


def test_a_game_is_told_and_its_level_is_not() -> None:
    (first,) = games(1, 1, Texts("en"), ("page",))
    assert first.level == "page"
    assert len(first.lines) > 10
    whole = " ".join(first.lines)
    assert not re.search("page|squire|marshal", whole, re.IGNORECASE)
    assert any(re.match(r" ?\d+\.\d s ", line) for line in first.lines)
    assert "Left" in whole
    assert [*games(1, 1, Texts("en"), ("page",))] == [first], "the same seed, the same games"


def test_the_order_says_nothing() -> None:
    found = [told.level for told in games(2, 3, Texts("en"), ("page", "squire"))]
    assert sorted(found) == ["page", "page", "squire", "squire"]
    assert found != sorted(found)

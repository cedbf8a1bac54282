"""What can't be read is pointed at, also in a text of which only a part is quoted."""

import pytest

from taberna.table.notation import LONGEST_QUOTED, unreadable


@pytest.mark.parametrize(
    "before, after", [(0, 0), (2, 5), (99, 200), (150, 9), (150, 49), (300, 300), (5000, 0)]
)
def test_the_offending_character_is_counted_from_one(before: int, after: int) -> None:
    text = "a" * before + "!" + "b" * after
    refusal = unreadable("unreadable-action", text, before).refusal
    quoted, at = refusal.params["text"], refusal.params["at"]
    assert isinstance(quoted, str)
    assert isinstance(at, int)
    assert len(quoted) <= LONGEST_QUOTED
    assert quoted == text or len(text) > LONGEST_QUOTED
    assert quoted[at - 1] == "!"

"""Which seats play together: the house asks the game, and knows nothing of it."""

import msgspec
import pytest

from house import ALL


@pytest.mark.parametrize(
    "game, options, sides",
    [
        ("tellstones", {"variant": "duel"}, [{"A"}, {"B"}]),
        ("tellstones", {"variant": "vanguard"}, [{"A"}, {"B"}]),
        ("tellstones", {"variant": "round"}, [{"A1", "A2"}, {"B1", "B2"}]),
        ("tseuquest", {"variant": "adventure"}, [{"S"}, {"A", "B"}]),
        ("tseuquest", {"variant": "interlude"}, [{"S"}, {"A", "B"}]),
        ("hazard", {}, [{"A"}, {"B"}, {"C"}]),
    ],
)
@pytest.mark.rule("TQ-G179")
def test_the_sides_of_a_table(game: str, options: dict[str, str], sides: list[set[str]]) -> None:
    agreed = msgspec.convert(options, ALL[game].types.options)
    found: dict[str, set[str]] = {}
    for seat in ALL[game].seats(agreed)[0]:
        found.setdefault(ALL[game].side(agreed, seat), set()).add(seat)
    assert list(found.values()) == sides

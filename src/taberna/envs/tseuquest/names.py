"""The names of the content in the order by which codes and observations count: see names.toml."""

import tomllib
from importlib.resources import files
from typing import Final

_NAMES: Final[dict[str, str]] = tomllib.loads(
    (files("taberna.envs.tseuquest") / "names.toml").read_text(encoding="utf-8")
)


def _with_room(kind: str, room: int) -> tuple[str, ...]:
    """The names, then places for those to come: what is new takes one of them, and no code is moved.

    >>> CARDS[0], CARDS[-1], len(CARDS)
    ('gust', 'free-128', 128)
    """
    names = _NAMES[kind].split()
    assert len(names) <= room
    return (*names, *(f"free-{n}" for n in range(len(names) + 1, room + 1)))


CARDS: Final = _with_room("cards", 128)
ITEMS: Final = _with_room("items", 128)
SHEETS: Final = tuple(_NAMES["sheets"].split())
"""Of figures."""
SCENERY: Final = tuple(_NAMES["scenery"].split())
TRAPS: Final = tuple(_NAMES["traps"].split())
BARRIERS: Final = tuple(_NAMES["barriers"].split())
"""Kinds of doors."""
ADVENTURES: Final = _with_room("adventures", 64)
"""Of the house."""
STEPS: Final = _with_room("steps", 40)
"""What may be under way."""

"""How a seat under load picks its move: by chance, though seldom what would end the game."""

import random
from collections.abc import Callable, Sequence
from typing import Final, TypeVar

T = TypeVar("T")

QUITS: Final = frozenset({"resign", "draw", "claim", "abandon", "rule-end"})
RASH: Final = frozenset({"challenge", "boast", "doubt", "put-back", "sit", "trade", "show", "drop"})
TRIES: Final = 24


def choose(choices: Sequence[T], kind: Callable[[T], str], draw: random.Random, rash: float) -> T:
    """Drawn again where it quits the game, and where it is rash but for a part `rash` of the time; the last
    try stands unless it quits."""
    last = None
    for _ in range(TRIES):
        choice = choices[int(draw.random() * len(choices))]
        name = kind(choice)
        if name in QUITS:
            continue
        last = choice
        if name not in RASH or draw.random() < rash:
            return choice
    if last is not None:
        return last
    return next(choice for choice in choices if kind(choice) not in QUITS)

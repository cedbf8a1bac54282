"""Numbers in the names of what nobody gave a name: none of them tells how many there are."""

from typing import Final

from taberna.table.dice import Draws

NUMBERS: Final = tuple(range(2, 10))
"""Of figures on the plan."""
SUMMONED: Final = (1, *range(10, 55))
"""Of figures that are called before everybody's eyes, in this order."""
DARK: Final = tuple(range(55, 100))
"""Of those that are called where nobody looks: they shift no number that anybody sees."""
PIECES: Final = tuple(range(10, 100))
"""Of zones of treasure."""
BEYOND: Final = 100


def named_by_place(kind: str, place: str) -> str:
    """By what everybody sees who sees it, its kind and where it is: nothing else can be read from it."""
    return f"{kind}-{place}"


def number(drawing: str, of: str, numbers: tuple[int, ...], count: int) -> int:
    """For one that comes after so many: in no order, so that the first one seen does not tell of others."""
    shuffled = Draws(b"numbers", f"{of} {drawing}").shuffled(numbers)
    return shuffled[count] if count < len(shuffled) else BEYOND + count

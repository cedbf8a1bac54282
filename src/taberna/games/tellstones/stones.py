"""The seven stones, and the Line they lie on (TS-1.1, TS-1.2).

A Line is written and kept as its notation: one character a space, a capital for a stone that shows its
symbol, a small letter for one that lies face-down, `.` for an empty space of the mat (`ends = mat`).
Spaces are numbered from 1, left to right as seat A sees them.
"""

from functools import cache
from typing import Final, Literal, TypeAlias, get_args

Symbol: TypeAlias = Literal["C", "D", "S", "F", "K", "H", "L"]
"""Crown, shielD, Sword, Flag, Knight, Hammer, scaLes."""

End: TypeAlias = Literal["left", "right"]
Line: TypeAlias = str

SYMBOLS: Final[tuple[Symbol, ...]] = get_args(Symbol)
ENDS: Final[tuple[End, ...]] = get_args(End)
SCALES: Final[Symbol] = "L"
UNSEEN: Final = "?"
VACANT: Final = "."
BARE: Final[Line] = ""
MAT: Final[Line] = VACANT * len(SYMBOLS)
MIDDLE: Final = len(SYMBOLS) // 2

_HIDDEN: Final[dict[str, str]] = {
    VACANT: VACANT,
    UNSEEN: UNSEEN,
    **dict.fromkeys("".join(SYMBOLS).lower(), UNSEEN),
}
_SEEN: Final = str.maketrans(_HIDDEN | {str(symbol): symbol for symbol in SYMBOLS})
_LYING: Final = str.maketrans(_HIDDEN | dict.fromkeys(map(str, SYMBOLS), "X"))
"""With every character that a Line can have: `str.translate` is slow with one that is missing."""


def as_seen(line: Line) -> Line:
    """The Line as it lies on the table: every face-down stone alike, for everybody (TS-4.2)."""
    return line.translate(_SEEN)


def pattern(line: Line) -> Line:
    """How the stones lie, whatever they show: `X` face-up, `?` face-down."""
    return line.translate(_LYING)


def is_face_up(stone: str) -> bool:
    return stone.isupper()


def is_face_down(stone: str) -> bool:
    return stone == UNSEEN or stone.islower()


def face_up(line: Line) -> tuple[int, ...]:
    return tuple(space for space, stone in enumerate(line, 1) if is_face_up(stone))


def face_down(line: Line) -> tuple[int, ...]:
    return tuple(space for space, stone in enumerate(line, 1) if is_face_down(stone))


def in_play(line: Line) -> tuple[int, ...]:
    return tuple(space for space, stone in enumerate(line, 1) if stone != VACANT)


def pool(line: Line) -> tuple[Symbol, ...]:
    """What is not on the Line is in the Pool; a stone never goes back (TS-2.2)."""
    return _not_among(line.upper()) if len(line) < len(SYMBOLS) or VACANT in line else ()


@cache
def _not_among(stones: str) -> tuple[Symbol, ...]:
    return tuple(symbol for symbol in SYMBOLS if symbol not in stones)


def symbol_at(line: Line, space: int) -> Symbol:
    """The truth under a stone; only for resolving what turns or shows it."""
    return SYMBOLS[SYMBOLS.index(line[space - 1].upper())]


def opened(line: Line, symbol: Symbol) -> Line:
    """The first stone goes into the middle (TS-1.3)."""
    return line[:MIDDLE] + symbol + line[MIDDLE + 1 :] if line else symbol


def placed(line: Line, symbol: Symbol, end: End) -> Line:
    """A stone goes outside those in play, never between two of them (TS-2.1)."""
    if VACANT not in line:
        return symbol + line if end == "left" else line + symbol
    space = vacant_end(line, end)
    assert space is not None
    return line[: space - 1] + symbol + line[space:]


def vacant_end(line: Line, end: End) -> int | None:
    """With `ends = mat`: the space just outside the stones in play, where the mat still has one (TS-2.2)."""
    spaces = in_play(line)
    space = spaces[0] - 1 if end == "left" else spaces[-1] + 1
    return space if 1 <= space <= len(line) else None


def hidden(line: Line, space: int) -> Line:
    return line[: space - 1] + line[space - 1].lower() + line[space:]


def turned(line: Line, space: int) -> Line:
    return line[: space - 1] + line[space - 1].upper() + line[space:]


def swapped(line: Line, one: int, other: int) -> Line:
    """Two stones change places, each keeping its side (TS-2.4)."""
    stones = list(line)
    stones[one - 1], stones[other - 1] = stones[other - 1], stones[one - 1]
    return "".join(stones)


def open_ends(line: Line) -> tuple[End, ...]:
    """Where a stone from the Pool may still go (TS-2.2)."""
    if VACANT not in line:
        return ENDS if len(line) < len(SYMBOLS) else ()
    return tuple(end for end in ENDS if vacant_end(line, end))

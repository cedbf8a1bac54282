"""Sides, neighbours and partners. A side is a seat in the duel, a team in the King's Round (TS-6.1)."""

from functools import cache
from typing import Final, Literal, TypeAlias

from taberna.table.seats import Seat

Side: TypeAlias = Literal["A", "B"]

DUEL: Final[tuple[Side, ...]] = ("A", "B")
"""Two seats, each a side of its own."""
ROUND: Final[tuple[Seat, ...]] = ("A1", "B1", "A2", "B2")
"""Clockwise; the next in the row sits on one's left."""

_LEFT: Final = dict(zip((*DUEL, *ROUND), (*DUEL[1:], DUEL[0], *ROUND[1:], ROUND[0]), strict=True))
_RIGHT: Final = {left: seat for seat, left in _LEFT.items()}


def side(seat: Seat) -> Side:
    return "A" if seat[0] == "A" else "B"


def other(a_side: Side) -> Side:
    return "B" if a_side == "A" else "A"


def left(seat: Seat) -> Seat:
    """Who carries out a seat's orders and answers it, and who plays next (TS-6.1, TS-6.2, TS-6.7)."""
    return _LEFT[seat]


def right(seat: Seat) -> Seat:
    return _RIGHT[seat]


def partner(seat: Seat) -> Seat:
    """The teammate across the table; in the duel a player has none and is his own."""
    return _LEFT[_LEFT[seat]]


@cache
def sides(*some: Side) -> tuple[Side, ...]:
    """These sides, each once and in order."""
    return tuple(a_side for a_side in DUEL if a_side in some)


def of_side(seats: tuple[Seat, ...], a_side: Side) -> tuple[Seat, ...]:
    return tuple(seat for seat in seats if side(seat) == a_side)

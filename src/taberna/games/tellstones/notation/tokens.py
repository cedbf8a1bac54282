"""The smallest words: symbols, Lines, spaces, sides and seats."""

from typing import Final

from taberna.games.tellstones.actions import LineName
from taberna.games.tellstones.notation.reader import Reader
from taberna.games.tellstones.options import Variant
from taberna.games.tellstones.seats import DUEL, ROUND, Side
from taberna.games.tellstones.stones import SYMBOLS, Symbol
from taberna.table.seats import Seat

PARTNER: Final = "p"
_SPACE_DIGITS: Final = 2
"""Enough to name a space that isn't there; which ones are is for the rules to say."""


def line_names(variant: Variant) -> tuple[LineName, ...]:
    return DUEL if variant == "vanguard" else (None,)


def seats_of(variant: Variant) -> tuple[Seat, ...]:
    return ROUND if variant == "round" else DUEL


def read_symbol(reader: Reader) -> Symbol:
    return reader.one(SYMBOLS, "symbol")


def read_line_name(reader: Reader, variant: Variant) -> LineName:
    """In the Vanguard a Line is always named, elsewhere never (TS-5.1)."""
    return reader.one(DUEL, "line") if variant == "vanguard" else None


def read_space(reader: Reader, variant: Variant) -> tuple[LineName, int]:
    return read_line_name(reader, variant), reader.number("space", _SPACE_DIGITS)


def read_side(reader: Reader) -> Side:
    return reader.one(DUEL, "side")


def read_seat(reader: Reader, variant: Variant) -> Seat:
    return reader.one(seats_of(variant), "seat")


def print_space(line: LineName, space: int) -> str:
    return f"{line or ''}{space}"

"""What else a position says: bonuses, quiet turns, the bell, offers, who is away."""

from typing import Final

from msgspec.structs import replace

from taberna.games.tellstones.notation.reader import Places, Reader
from taberna.games.tellstones.notation.tokens import read_seat, read_side
from taberna.games.tellstones.options import Variant
from taberna.games.tellstones.seats import Side
from taberna.table.seats import Seat
from taberna.table.values import Value

_KEYS: Final = ("bonus", "quiet", "bell", "turn", "drawn", "second", "earned", "resigns", "away")
_SEVERAL: Final = ("bonus", "earned", "resigns", "away")
"""Notes that may stand more than once, each time of another side or seat."""
_QUIET_DIGITS: Final = 6


class Notes(Value, frozen=True, kw_only=True):
    bonus: tuple[Side, ...] = ()
    quiet: int | None = None
    """None: it is not said."""
    bell: bool = False
    turn: Seat | None = None
    drawn: Side | None = None
    second: Side | None = None
    earned: tuple[Side, ...] = ()
    resigns: tuple[Seat, ...] = ()
    away: tuple[Seat, ...] = ()


def print_notes(notes: Notes) -> tuple[str, ...]:
    """In the order of the grammar; ours last."""
    return (
        *(f"bonus:{side}" for side in notes.bonus),
        *((f"quiet:{notes.quiet}",) if notes.quiet is not None else ()),
        *(("bell",) if notes.bell else ()),
        *((f"turn:{notes.turn}",) if notes.turn else ()),
        *((f"drawn:{notes.drawn}",) if notes.drawn else ()),
        *((f"second:{notes.second}",) if notes.second else ()),
        *(f"earned:{side}" for side in notes.earned),
        *(f"resigns:{seat}" for seat in notes.resigns),
        *(f"away:{seat}" for seat in notes.away),
    )


def read_notes(reader: Reader, variant: Variant, places: Places) -> Notes:
    """All notes up to the end of the text, in any order; each is said once."""
    notes = Notes()
    while not reader.ended():
        reader.between("note")
        start = reader.at
        key = reader.word(_KEYS, "note")
        if key != "bell":
            reader.need(":", "note")
        after = _added(notes, key, reader, variant)
        written = reader.text[start : reader.at]
        if written in print_notes(notes) or (key in places and key not in _SEVERAL):
            raise reader.fail("other-note", start)
        places.setdefault(key, start)
        notes = after
    return notes


def _added(notes: Notes, key: str, reader: Reader, variant: Variant) -> Notes:
    match key:
        case "bonus":
            return replace(notes, bonus=(*notes.bonus, read_side(reader)))
        case "quiet":
            return replace(notes, quiet=reader.number("number", _QUIET_DIGITS))
        case "bell":
            return replace(notes, bell=True)
        case "turn":
            return replace(notes, turn=read_seat(reader, variant))
        case "drawn":
            return replace(notes, drawn=read_side(reader))
        case "second":
            return replace(notes, second=read_side(reader))
        case "earned":
            return replace(notes, earned=(*notes.earned, read_side(reader)))
        case "resigns":
            return replace(notes, resigns=(*notes.resigns, read_seat(reader, variant)))
        case _:
            return replace(notes, away=(*notes.away, read_seat(reader, variant)))

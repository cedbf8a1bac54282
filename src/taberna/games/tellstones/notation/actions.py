"""Actions as people write them: `place F right`, `hide 2`, `name A1 C`."""

from collections.abc import Mapping
from typing import Final, assert_never

from taberna.games.tellstones.actions import (
    Answer,
    Away,
    Back,
    Begin,
    Believe,
    Bell,
    Boast,
    Challenge,
    Claim,
    Doubt,
    Draw,
    First,
    Flag,
    Hide,
    LineName,
    Name,
    Open,
    Order,
    Peek,
    Place,
    Resign,
    Second,
    Steal,
    Stop,
    Swap,
    TellstonesAction,
)
from taberna.games.tellstones.notation.reader import Expected, Reader
from taberna.games.tellstones.notation.tokens import (
    PARTNER,
    print_space,
    read_line_name,
    read_seat,
    read_space,
    read_symbol,
)
from taberna.games.tellstones.options import Variant
from taberna.games.tellstones.stones import End, Symbol

ENDS: Final[tuple[End, ...]] = ("left", "right")
ORDERS: Final = ("place", "hide", "swap")
SILENT: Final = Bell(rings=False)

_SAYS: Final = ("offer", "accept", "decline")
_ALONE: Final[Mapping[str, TellstonesAction]] = {
    "stop": Stop(),
    "believe": Believe(),
    "doubt": Doubt(),
    "steal": Steal(),
    "second": Second(),
    "resign": Resign(),
    "claim": Claim(),
    "bell": Bell(rings=True),
}
_VERBS: Final = (
    *ORDERS, *_ALONE, "peek", "challenge", "answer", "boast", "name",
    "first", "open", "draw", "no", "flag", "away", "back",
)  # fmt: skip


def parse_action(text: str, variant: Variant) -> TellstonesAction:
    """One action. `peek 2 4` is a shorthand for several: see `shorthand`."""
    reader = Reader(text, "unreadable-action")
    action = read_action(reader, variant)
    reader.finish()
    return action


def read_action(reader: Reader, variant: Variant) -> TellstonesAction:
    verb = reader.word(_VERBS, "action")
    if verb in _ALONE:
        return _ALONE[verb]
    match verb:
        case "place" | "hide" | "swap":
            return _read_ordered(reader, variant, verb)
        case "first":
            return _read_first(reader, variant)
        case "boast":
            return Boast(_read_named_line(reader, variant))
    reader.between(_OBJECTS[verb])
    match verb:
        case "peek":
            return read_look(reader, variant)
        case "challenge":
            line, space = read_space(reader, variant)
            return Challenge(space, line)
        case "answer":
            return Answer(read_symbol(reader))
        case "name":
            line, space = read_space(reader, variant)
            reader.between("symbol")
            return Name(space, read_symbol(reader), line)
        case "open":
            line, symbol = _read_pool_stone(reader, variant)
            return Open(symbol, line)
        case "draw":
            return Draw(reader.word(_SAYS, "word"))
        case "flag":
            return Flag(read_seat(reader, variant))
        case "away":
            return Away(read_seat(reader, variant))
        case "back":
            return Back(read_seat(reader, variant))
        case _:
            reader.need("bell", "word")
            return SILENT


_OBJECTS: Final[Mapping[str, Expected]] = {
    "peek": "space",
    "challenge": "space",
    "answer": "symbol",
    "name": "space",
    "open": "symbol",
    "draw": "word",
    "flag": "seat",
    "away": "seat",
    "back": "seat",
    "no": "word",
}


def read_order(reader: Reader, variant: Variant) -> Order:
    """One of the three that the opponent's hand carries out (TS-2.8)."""
    return _read_ordered(reader, variant, reader.word(ORDERS, "order"))


def read_look(reader: Reader, variant: Variant) -> Peek:
    """What follows `peek`, once: `2`, `A2`, or in the King's Round `p2`."""
    partner = variant == "round" and reader.skip(PARTNER)
    line, space = read_space(reader, variant)
    return Peek(space, line, partner)


def _read_ordered(reader: Reader, variant: Variant, verb: str) -> Order:
    if verb == "place":
        reader.between("symbol")
        line, symbol = _read_pool_stone(reader, variant)
        reader.between("word")
        return Place(symbol, reader.word(ENDS, "word"), line)
    reader.between("space")
    line, space = read_space(reader, variant)
    if verb == "hide":
        return Hide(space, line)
    reader.between("space")
    start = reader.at
    other_line, other = read_space(reader, variant)
    if other_line != line:
        raise reader.fail("same-line", start)  # TS-5.5
    return Swap(space, other, line)


def _read_pool_stone(reader: Reader, variant: Variant) -> tuple[LineName, Symbol]:
    line = read_line_name(reader, variant)
    if line is not None:
        reader.between("symbol")
    return line, read_symbol(reader)


def _read_named_line(reader: Reader, variant: Variant) -> LineName:
    if variant != "vanguard":
        return None
    reader.between("line")
    return read_line_name(reader, variant)


def _read_first(reader: Reader, variant: Variant) -> First | Begin:
    """`first` is the elder's word, `first B` the house's draw (TS-1.4)."""
    if reader.ended():
        return First()
    reader.between("seat")
    return Begin(read_seat(reader, variant))


def print_action(action: TellstonesAction) -> str:
    match action:
        case Place(symbol, end, line):
            return f"place {_stone(line, symbol)} {end}"
        case Hide(space, line):
            return f"hide {print_space(line, space)}"
        case Swap(space, other, line):
            return f"swap {print_space(line, space)} {print_space(line, other)}"
        case Peek(space, line, partner):
            return f"peek {PARTNER if partner else ''}{print_space(line, space)}"
        case Challenge(space, line):
            return f"challenge {print_space(line, space)}"
        case Answer(symbol):
            return f"answer {symbol}"
        case Boast(line):
            return f"boast {line}" if line else "boast"
        case Name(space, symbol, line):
            return f"name {print_space(line, space)} {symbol}"
        case Open(symbol, line):
            return f"open {_stone(line, symbol)}"
        case First():
            return "first"
        case Begin(seat):
            return f"first {seat}"
        case Bell(rings):
            return "bell" if rings else "no bell"
        case Flag(seat):
            return f"flag {seat}"
        case Away(seat):
            return f"away {seat}"
        case Back(seat):
            return f"back {seat}"
        case Draw(say):
            return f"draw {say}"
        case Stop() | Believe() | Doubt() | Steal() | Second() | Resign() | Claim():
            return next(word for word, alone in _ALONE.items() if alone == action)
        case _:
            assert_never(action)


def _stone(line: LineName, symbol: Symbol) -> str:
    return f"{line} {symbol}" if line else symbol

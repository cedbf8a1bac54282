"""What a position waits for: `answer:3`, `looks:2,4`, `roll:bell`, or `end:A` once it waits for nothing."""

from typing import Final, TypeAlias, assert_never

from taberna.games.tellstones.actions import LineName
from taberna.games.tellstones.notation.actions import print_action, read_order
from taberna.games.tellstones.notation.reader import Places, Reader
from taberna.games.tellstones.notation.tokens import line_names, print_space, read_line_name, read_space
from taberna.games.tellstones.options import Variant
from taberna.games.tellstones.seats import left
from taberna.games.tellstones.steps import (
    AnswerDue,
    BellRoll,
    ElderChoice,
    FirstRoll,
    LooksOpen,
    OpeningChoice,
    OpeningRoll,
    OrderStanding,
    ProofDue,
    ReplyDue,
    Sight,
    StolenDue,
    TellstonesStep,
)
from taberna.games.tellstones.stones import Line, in_play
from taberna.table.seats import HOUSE, Seat
from taberna.table.values import Value


class Ending(Value, frozen=True):
    """The game is over."""

    result: str


Pending: TypeAlias = TellstonesStep | Ending

JOINT: Final = "_"
"""Stands for a space inside an order, which is itself a word of the position."""

_RESULTS: Final = ("A", "B", "draw")
_KEYS: Final = ("elder", "opening", "order", "answer", "reply", "stolen", "prove", "looks", "roll", "end")


def print_pending(pending: Pending) -> str:
    match pending:
        case ElderChoice():
            return "elder"
        case OpeningChoice():
            return "opening"
        case OrderStanding(order=order):
            return "order:" + print_action(order).replace(" ", JOINT)
        case AnswerDue(line=line, space=space):
            return "answer:" + print_space(line, space)
        case ReplyDue(line=line):
            return _on_line("reply", line)
        case StolenDue(line=line):
            return _on_line("stolen", line)
        case ProofDue(line=line):
            return _on_line("prove", line)
        case LooksOpen(seen):
            return "looks:" + ",".join(print_space(sight.line, sight.space) for sight in seen)
        case OpeningRoll():
            return "roll:opening"
        case FirstRoll():
            return "roll:first"
        case BellRoll():
            return "roll:bell"
        case Ending(result):
            return f"end:{result}"
        case _:
            assert_never(pending)


def _on_line(key: str, line: LineName) -> str:
    return f"{key}:{line}" if line else key


def stands_here(reader: Reader) -> bool:
    """Whether the next word is something pending, and not a note."""
    word = reader.text[reader.at :].partition(" ")[0].partition(":")[0]
    return word in _KEYS


def read_pending(
    reader: Reader, variant: Variant, lines: tuple[Line, ...], seat: Seat, places: Places
) -> Pending:
    places["pending"] = reader.at
    key = reader.word(_KEYS, "pending")
    match key:
        case "elder":
            return ElderChoice(seat)
        case "opening":
            return OpeningChoice()
        case "reply":
            return ReplyDue(seat, _read_line(reader, variant))
        case "stolen":
            stealer = seat if seat == HOUSE else left(seat)
            return StolenDue(seat, stealer, _read_line(reader, variant))
        case "prove":
            return ProofDue(seat, _read_line(reader, variant))
    reader.need(":", "pending")
    places["pending-of"] = reader.at
    match key:
        case "order":
            gap, reader.gap = reader.gap, JOINT
            order = read_order(reader, variant)
            reader.gap = gap
            return OrderStanding(seat, order)
        case "answer":
            line, space = read_space(reader, variant)
            return AnswerDue(seat, line, space)
        case "looks":
            return LooksOpen(_read_sights(reader, variant))
        case "end":
            return Ending(reader.one(_RESULTS, "pending"))
    match reader.word(("opening", "first", "bell"), "pending"):
        case "opening":
            return OpeningRoll(_first_bare(variant, lines))
        case "first":
            return FirstRoll()
        case _:
            return BellRoll()


def _read_line(reader: Reader, variant: Variant) -> LineName:
    if variant != "vanguard":
        return None
    reader.need(":", "line")
    return read_line_name(reader, variant)


def _read_sights(reader: Reader, variant: Variant) -> tuple[Sight, ...]:
    sights = [Sight(*read_space(reader, variant))]
    while reader.skip(","):
        start = reader.at
        sight = Sight(*read_space(reader, variant))
        if sight in sights:
            raise reader.fail("another-stone", start)
        sights.append(sight)
    return tuple(sights)


def _first_bare(variant: Variant, lines: tuple[Line, ...]) -> LineName:
    """The Line that is opened next; the Line of A before that of B."""
    bare = (name for name, line in zip(line_names(variant), lines, strict=True) if not in_play(line))
    return next(bare, None)

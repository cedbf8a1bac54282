"""A position as its text has it: all that anybody needs to go on from there."""

from typing import Final

from taberna.games.tellstones.notation.lines import print_lines, read_lines
from taberna.games.tellstones.notation.notes import Notes, print_notes, read_notes
from taberna.games.tellstones.notation.pending import (
    Ending,
    Pending,
    print_pending,
    read_pending,
    stands_here,
)
from taberna.games.tellstones.notation.reader import Places, Reader
from taberna.games.tellstones.notation.tokens import seats_of
from taberna.games.tellstones.options import Options
from taberna.games.tellstones.seats import right
from taberna.games.tellstones.state import State, step
from taberna.games.tellstones.steps import AnswerDue, OrderStanding, ReplyDue
from taberna.games.tellstones.stones import Line
from taberna.games.tellstones.view import View
from taberna.games.tellstones.waiting import waiting
from taberna.table.seats import HOUSE, Seat
from taberna.table.values import Value

_DIGITS: Final = ("0", "1", "2", "3")


class Position(Value, frozen=True):
    lines: tuple[Line, ...]
    score: tuple[int, int]
    seat: Seat
    """Who must act; once the game is over, whose turn it was."""
    pending: Pending | None = None
    notes: Notes = Notes()


def derived_mover(seat: Seat, pending: Pending | None) -> Seat:
    """Whose turn it is, as far as that follows from who must act: what is ordered, asked or boasted is
    answered on the left (TS-6.2, TS-6.7)."""
    return right(seat) if isinstance(pending, OrderStanding | AnswerDue | ReplyDue) else seat


def of_state(state: State) -> Position:
    pending = Ending(state.outcome.result) if state.outcome is not None else step(state)
    seat = next(iter(waiting(state)), state.mover or HOUSE)
    half_loud = state.second is not None and state.loud
    notes = Notes(
        bonus=state.bonus,
        quiet=None if half_loud else state.quiet,
        bell=state.bell,
        turn=_untold(state.mover, seat, pending),
        drawn=state.drawn,
        second=state.second,
        earned=state.earned if state.second is not None else (),
        resigns=state.resigns,
        away=state.away,
    )
    return Position(state.lines, state.score, seat, pending, notes)


def of_view(view: View) -> Position:
    """What a seat sees of it. Quiet turns are nobody's to count for others (TS-4.2)."""
    pending = Ending(view.outcome.result) if view.outcome is not None else view.pending
    seat = next(iter(view.waiting), view.turn or HOUSE)
    notes = Notes(
        bonus=view.bonus,
        bell=view.bell,
        turn=_untold(view.turn, seat, pending),
        drawn=view.drawn,
        second=view.second,
        resigns=view.resigns,
        away=view.away,
    )
    return Position(tuple(line.stones for line in view.lines), view.score, seat, pending, notes)


def _untold(mover: Seat | None, seat: Seat, pending: Pending | None) -> Seat | None:
    return None if mover is None or mover == derived_mover(seat, pending) else mover


def print_fields(position: Position) -> str:
    a, b = position.score
    return " ".join(
        (
            print_lines(position.lines),
            f"{a}-{b}",
            position.seat,
            *((print_pending(position.pending),) if position.pending is not None else ()),
            *print_notes(position.notes),
        )
    )


def read_fields(reader: Reader, options: Options, *, unseen: bool) -> tuple[Position, Places]:
    """Each part by the grammar; whether they make sense together is for `consistency` to say."""
    places: Places = {"lines": reader.at}
    lines = read_lines(reader, options, unseen=unseen)
    reader.between("digit")
    places["score"] = reader.at
    a = reader.one(_DIGITS, "digit")
    reader.need("-", "dash")
    score = int(a), int(reader.one(_DIGITS, "digit"))
    reader.between("seat")
    places["seat"] = reader.at
    seat = reader.one((*seats_of(options.variant), HOUSE), "seat")
    pending = None
    if reader.skip(reader.gap):
        if stands_here(reader):
            pending = read_pending(reader, options.variant, lines, seat, places)
        else:
            reader.at -= len(reader.gap)
    notes = read_notes(reader, options.variant, places)
    return Position(lines, score, seat, pending, notes), places

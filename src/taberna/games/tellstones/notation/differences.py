"""Field by field, how a state, or what a seat sees of it, differs from a position somebody wrote down."""

from collections.abc import Iterator
from typing import TypeAlias

from msgspec.structs import replace

from taberna.games.tellstones.events import TellstonesEvent
from taberna.games.tellstones.notation.lines import print_lines
from taberna.games.tellstones.notation.notes import Notes, print_notes
from taberna.games.tellstones.notation.pending import print_pending
from taberna.games.tellstones.notation.position import Position, of_state, of_view, read_fields
from taberna.games.tellstones.notation.reader import Reader
from taberna.games.tellstones.options import Options
from taberna.games.tellstones.state import State
from taberna.games.tellstones.stones import UNSEEN, Line, as_seen
from taberna.games.tellstones.view import View
from taberna.table.seats import HOUSE

Past: TypeAlias = tuple[tuple[TellstonesEvent, ...], ...]


def differences(state: State, past: Past, text: str) -> tuple[str, ...]:
    """Lines, score and seat always; what is pending and each note only where it is written. A written
    `?` is any face-down stone."""
    written = _read(text, state.options)
    actual = of_state(state)
    whole = replace(actual, notes=replace(actual.notes, quiet=state.quiet, turn=state.mover))
    lines = tuple(map(_as_written, actual.lines, written.lines))
    return tuple(_differing(replace(whole, lines=lines), written, over=state.outcome is not None))


def view_differences(view: View, told: Past, text: str) -> tuple[str, ...]:
    """As a view is printed: no stone that lies face-down has a symbol, and quiet turns are not counted."""
    written = _read(text, view.options)
    actual = of_view(view)
    whole = replace(actual, notes=replace(actual.notes, turn=view.turn))
    return tuple(_differing(whole, written, over=view.outcome is not None))


def _read(text: str, options: Options) -> Position:
    written, _ = read_fields(Reader(text, "unreadable-position"), options, unseen=True)
    return written


def _differing(actual: Position, written: Position, *, over: bool) -> Iterator[str]:
    if actual.lines != written.lines:
        yield _said("lines", print_lines(actual.lines), print_lines(written.lines))
    if actual.score != written.score:
        yield _said("score", "{}-{}".format(*actual.score), "{}-{}".format(*written.score))
    # Once it is over nobody must act.
    if actual.seat != written.seat and not (over and written.seat == HOUSE):
        yield _said("seat", actual.seat, written.seat)
    if written.pending is not None:
        pending = print_pending(actual.pending) if actual.pending is not None else ""
        if pending != print_pending(written.pending):
            yield _said("pending", pending, print_pending(written.pending))
    yield from _unlike_notes(actual.notes, written.notes)


def _as_written(line: Line, written: Line) -> Line:
    """With its face-down stones shown, or not, as somebody wrote them."""
    return as_seen(line) if UNSEEN in written and as_seen(line) == written else line


def _unlike_notes(actual: Notes, written: Notes) -> Iterator[str]:
    holding = print_notes(actual)
    for note in print_notes(written):
        if note not in holding:
            key, _, value = note.partition(":")
            values = [held.partition(":")[2] or "yes" for held in holding if held.partition(":")[0] == key]
            yield _said(key, " ".join(values), value or "yes")


def _said(field: str, actual: str, written: str) -> str:
    return f"{field}: {actual or 'none'}, written {written}"

"""Field by field, how a state differs from a position somebody wrote down."""

from collections.abc import Iterator

from msgspec.structs import replace

from taberna.games.tellstones.notation.lines import print_lines
from taberna.games.tellstones.notation.notes import Notes, print_notes
from taberna.games.tellstones.notation.pending import print_pending
from taberna.games.tellstones.notation.position import Position, of_state, read_fields
from taberna.games.tellstones.notation.reader import Reader
from taberna.games.tellstones.state import State
from taberna.games.tellstones.stones import UNSEEN, Line, as_seen
from taberna.table.seats import HOUSE


def differences(state: State, text: str) -> tuple[str, ...]:
    """Lines, score and seat always; what is pending and each note only where it is written. A written
    `?` is any face-down stone."""
    reader = Reader(text, "unreadable-position")
    written, _ = read_fields(reader, state.options, unseen=True)
    return tuple(_differing(state, of_state(state), written))


def _differing(state: State, actual: Position, written: Position) -> Iterator[str]:
    if not all(map(_alike, actual.lines, written.lines)):
        yield _said("lines", print_lines(actual.lines), print_lines(written.lines))
    if actual.score != written.score:
        yield _said("score", "{}-{}".format(*actual.score), "{}-{}".format(*written.score))
    over = state.outcome is not None  # then nobody must act
    if actual.seat != written.seat and not (over and written.seat == HOUSE):
        yield _said("seat", actual.seat, written.seat)
    if written.pending is not None:
        pending = print_pending(actual.pending) if actual.pending is not None else ""
        if pending != print_pending(written.pending):
            yield _said("pending", pending, print_pending(written.pending))
    yield from _unlike_notes(replace(actual.notes, quiet=state.quiet, turn=state.mover), written.notes)


def _alike(line: Line, written: Line) -> bool:
    return (as_seen(line) if UNSEEN in written else line) == written


def _unlike_notes(actual: Notes, written: Notes) -> Iterator[str]:
    holding = print_notes(actual)
    for note in print_notes(written):
        if note not in holding:
            key, _, value = note.partition(":")
            values = [held.partition(":")[2] or "yes" for held in holding if held.partition(":")[0] == key]
            yield _said(key, " ".join(values), value or "yes")


def _said(field: str, actual: str, written: str) -> str:
    return f"{field}: {actual or 'none'}, written {written}"

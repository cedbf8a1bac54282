"""What a table's record says beside its game: who took over a seat of a running game, when clocks stood."""

from collections.abc import Iterator
from typing import Final, Literal

from msgspec.structs import replace

from taberna.server.store.rows import Chair, Noted, TableRow
from taberna.server.tables.lobby import is_bots
from taberna.table.notes import Clocks, Hands
from taberna.table.record import Sitter
from taberna.table.seats import Seat

MOST: Final = 500
"""A table's row is written whole: whoever hands a seat to and fro for ever fills no disk."""


def with_notes(before: TableRow, after: TableRow, seq: int, now: int) -> TableRow:
    if before.status != "playing" or after.status != "playing" or len(after.notes) >= MOST:
        return after
    notes = tuple(_changes(before, after, seq, now))
    return replace(after, notes=(*after.notes, *notes)) if notes else after


def first_sitters(row: TableRow) -> tuple[Sitter, ...]:
    """Who sat where when the game began; what came after is in the notes."""
    given = {n.note.seat: n.was for n in reversed(row.notes) if isinstance(n.note, Hands) and n.was}
    return tuple(given.get(chair.seat) or _sitter(chair) for chair in row.chairs)


def host_seats(row: TableRow) -> tuple[Seat, ...]:
    """The seats that whoever opened the table took first."""
    first = {n.note.seat: n.was_guest for n in reversed(row.notes) if isinstance(n.note, Hands)}
    people = (chair.seat for chair in row.chairs if first.get(chair.seat, chair.guest) == row.host)
    bots = {sitter.seat for sitter in first_sitters(row) if sitter.kind == "bot"}
    return tuple(seat for seat in people if seat not in bots)


def forget(row: TableRow, guest: str, name: str) -> TableRow:
    """Without the name of a guest who asked for it."""
    return replace(row, notes=tuple(_without(noted, guest, name) for noted in row.notes))


def _without(noted: Noted, guest: str, name: str) -> Noted:
    if noted.guest == guest and isinstance(noted.note, Hands):
        noted = replace(noted, note=replace(noted.note, name=name), guest="")
    if noted.was_guest == guest and noted.was is not None:
        noted = replace(noted, was=replace(noted.was, name=name), was_guest="")
    return noted


def _changes(before: TableRow, after: TableRow, seq: int, now: int) -> Iterator[Noted]:
    for was, chair in zip(before.chairs, after.chairs, strict=True):
        if chair.kind != "kept" and _player(was) != _player(chair):
            kind: Literal["person", "bot"] = "bot" if chair.kind == "bot" else "person"
            hands = Hands(seq, chair.seat, chair.name or chair.seat, kind)
            yield Noted(now, hands, chair.guest, _sitter(was), was.guest)
    if before.paused != after.paused:
        yield Noted(now, Clocks(seq, not after.paused))


def _sitter(chair: Chair) -> Sitter:
    return Sitter(chair.seat, chair.name or chair.seat, "bot" if is_bots(chair) else "person")


def _player(chair: Chair) -> tuple[str, str]:
    """Who plays a seat: a bot, or a guest; what somebody is called is another matter."""
    return ("bot", "") if chair.kind == "bot" else ("person", chair.guest)

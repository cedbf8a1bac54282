"""Who holds or has held a seat of a running game, and who may therefore take it over (TQ-G179).

A seat goes to a person if its holder agrees; one that is nobody's, if all players do and one of them is of
its own side: those of the other side can't vouch for somebody who may be one of them. It never goes to
somebody who has played for another side of the same game.
"""

from collections.abc import Callable
from typing import TypeAlias

from msgspec.structs import replace

from taberna.server.store.rows import Agreed, Chair, TableRow
from taberna.table.refusal import Refusal, refuse
from taberna.table.seats import Seat

Side: TypeAlias = Callable[[Seat], str]


def has_held(chair: Chair, guest: str) -> bool:
    return bool(guest) and guest in (chair.guest, *chair.past)


def also_held(row: TableRow, chair: Chair) -> tuple[Seat, ...]:
    """The other seats that a chair's holder has or had: one device for several, from the beginning."""
    return tuple(c.seat for c in row.chairs if c.seat != chair.seat and has_held(c, chair.guest))


def not_taken_over(row: TableRow, chair: Chair, guest: str, invited_by: str, side: Side) -> Refusal | None:
    """Why a guest may not take over a seat of a game that runs."""
    if _is_of_another_side(row, chair, guest, side):
        return refuse("other-side", seat=chair.seat)
    if chair.guest:
        taken = "seat-kept" if chair.kind == "kept" else "seat-taken"
        return None if invited_by == chair.guest else refuse(taken, seat=chair.seat)
    if not _has_own(row, chair, side):
        return refuse("nobody-vouches", seat=chair.seat)
    agreed = {word.by for word in chair.agreed if word.to == guest}
    return None if _players(row) <= agreed else refuse("not-agreed", seat=chair.seat)


def agree(row: TableRow, seat: Seat, by: str, to: str, side: Side) -> TableRow | Refusal:
    """A player agrees that a guest takes over a seat that is nobody's."""
    chair = next((chair for chair in row.chairs if chair.seat == seat), None)
    if chair is None:
        return refuse("no-such-seat", seat=seat)
    if row.status != "playing":
        return refuse("not-playing")
    if by not in _players(row):
        return refuse("not-your-seat", seat=seat)
    if chair.guest:
        return refuse("seat-kept" if chair.kind == "kept" else "seat-taken", seat=seat)
    if to in row.removed:
        return refuse("removed")
    if _is_of_another_side(row, chair, to, side):
        return refuse("other-side", seat=seat)
    if not _has_own(row, chair, side):
        return refuse("nobody-vouches", seat=seat)
    words = tuple(word for word in chair.agreed if word.by != by)
    agreed = replace(chair, agreed=(*words, Agreed(by, to)))
    return replace(row, chairs=tuple(agreed if c.seat == seat else c for c in row.chairs))


def noted(before: TableRow, after: TableRow, seq: int) -> TableRow:
    """The table after a change, with who has held what; who is new on a chair was not there up to `seq`."""
    if after.status != "playing":
        return after
    guests = {chair.seat: chair.guest for chair in before.chairs}
    begun = before.status == "playing"
    return replace(after, chairs=tuple(_noted(c, guests[c.seat], seq, begun) for c in after.chairs))


def _noted(chair: Chair, was: str, seq: int, begun: bool) -> Chair:
    if not chair.guest:  # a bot's, or of somebody who wished to be forgotten
        return chair
    before = (*chair.past, was) if begun and was else chair.past
    past = tuple(dict.fromkeys((*before, chair.guest)))
    if not begun or chair.guest == was:
        return replace(chair, past=past)
    return replace(chair, past=past, since=seq, agreed=())


def without(chair: Chair, guest: str) -> Chair:
    """A chair that knows no longer that this guest ever sat there: nobody can come as that guest again."""
    return replace(
        chair,
        past=tuple(held for held in chair.past if held != guest),
        agreed=tuple(word for word in chair.agreed if guest not in (word.by, word.to)),
    )


def _players(row: TableRow) -> set[str]:
    return {chair.guest for chair in row.chairs if chair.guest}


def _is_of_another_side(row: TableRow, chair: Chair, guest: str, side: Side) -> bool:
    ours = side(chair.seat)
    return any(has_held(other, guest) for other in row.chairs if side(other.seat) != ours)


def _has_own(row: TableRow, chair: Chair, side: Side) -> bool:
    return any(other.guest for other in row.chairs if side(other.seat) == side(chair.seat))

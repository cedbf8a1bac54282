"""What one side offers and the other answers, beside the game: a rematch, taking a move back, a pause.

What is open is kept with the table, so that every node knows it and a restart forgets nothing. What became of
the latest offer is kept, too: everybody at the table is told that it was made, withdrawn, declined or agreed
to. A draw is offered by an action of the game, for it is part of the record.
"""

from collections.abc import Callable
from typing import TypeAlias

from msgspec.structs import replace

from taberna.server.store.rows import Denied, OfferRow, OfferState, TableRow, What
from taberna.server.tables import lobby
from taberna.server.tables.lobby import Change
from taberna.table.refusal import Refusal, refuse
from taberna.table.seats import Seat

Told: TypeAlias = Callable[[Seat], int]
"""How much a seat was told so far, in its own numbers: what it was not told of must make no offer possible
again, or it would be told after all (TQ-G203)."""


def told(row: TableRow, what: What, by: Seat, state: OfferState) -> TableRow:
    """The row, with what has just become of an offer."""
    n = 1 if row.offer is None else row.offer.n + 1
    return replace(row, offer=OfferRow(n, what, by, state))


def pending(row: TableRow, seq: int) -> tuple[tuple[What, Seat], ...]:
    """What is open: what, and who offers it."""
    found: list[tuple[What, Seat]] = []
    if row.back is not None and row.back.seq == seq and not row.back.declined:
        found.append(("take-back", row.back.seat))
    if row.status == "playing" and not row.paused:
        found += [("pause", seat) for seat in row.asked]
    if row.status == "over" and not row.next:
        found += [("rematch", seat) for seat in row.again]
    return tuple(found)


def people(row: TableRow) -> set[Seat]:
    """Seats of which somebody has to be asked: a bot of the house agrees to anything."""
    return {chair.seat for chair in row.chairs if chair.guest and not lobby.is_bots(chair)}


# -- a pause


def offer_pause(row: TableRow, seat: Seat, heard: Told) -> Change:
    if row.status == "playing" and not row.asked and _is_denied(row, "pause", seat, heard):
        return refuse("not-granted")
    if row.paused or seat in row.asked:
        return row if row.status == "playing" else refuse("not-playing")
    changed = lobby.ask_pause(row, seat)
    if isinstance(changed, Refusal):
        return changed
    first = row.asked[0] if row.asked else seat
    return told(changed, "pause", first, "agreed" if changed.paused else "pending")


def withdraw_pause(row: TableRow, seat: Seat) -> Change:
    """Also ends a pause that was agreed."""
    changed = lobby.resume(row, seat)
    if isinstance(changed, Refusal) or row.paused or seat not in row.asked:
        return changed
    return told(changed, "pause", seat, "withdrawn")


def decline_pause(row: TableRow, seat: Seat, heard: Told) -> Change:
    if row.status != "playing":
        return refuse("not-playing")
    if row.paused or not row.asked:
        return refuse("nothing-offered")
    if seat in row.asked:
        return refuse("own-wish")
    declined = replace(row, asked=(), denied=_denying(row, "pause", row.asked, heard))
    return told(declined, "pause", row.asked[0], "declined")


# -- a rematch


def offer_rematch(row: TableRow, guest: str, seat: Seat, heard: Told) -> Change:
    """Wishes another game, or agrees to one: it is agreed once everybody wishes it. Who holds several seats
    speaks for all of them."""
    if row.status != "over":
        return refuse("still-running")
    if row.next or seat in row.again:
        return row
    if not row.again and _is_denied(row, "rematch", seat, heard):
        return refuse("not-granted")
    wishing = {*row.again, *lobby.held_by(row, guest)}
    again = replace(row, again=tuple(chair.seat for chair in row.chairs if chair.seat in wishing))
    first = row.again[0] if row.again else seat
    return told(again, "rematch", first, "agreed" if is_agreed(again) else "pending")


def is_agreed(row: TableRow) -> bool:
    """Whether everybody wishes another game."""
    return row.status == "over" and bool(row.again) and people(row) <= set(row.again)


def withdraw_rematch(row: TableRow, guest: str, seat: Seat) -> Change:
    if row.status != "over" or row.next or seat not in row.again:
        return refuse("nothing-offered")
    left = tuple(s for s in row.again if s not in lobby.held_by(row, guest))
    return told(replace(row, again=left), "rematch", seat, "withdrawn")


def decline_rematch(row: TableRow, seat: Seat, heard: Told) -> Change:
    if row.status != "over" or row.next or not row.again:
        return refuse("nothing-offered")
    if seat in row.again:
        return refuse("own-wish")
    declined = replace(row, again=(), denied=_denying(row, "rematch", row.again, heard))
    return told(declined, "rematch", row.again[0], "declined")


# -- taking a move back


def withdraw_take_back(row: TableRow, seat: Seat, seq: int) -> Change:
    asked = row.back
    if asked is None or asked.seat != seat or asked.seq != seq or asked.declined:
        return refuse("nothing-offered")
    return told(replace(row, back=None), "take-back", seat, "withdrawn")


# -- who was told no


def _is_denied(row: TableRow, what: What, seat: Seat, heard: Told) -> bool:
    """Who was told no does not ask again before they were told of anything: nobody is nagged."""
    return Denied(what, seat, heard(seat)) in row.denied


def _denying(row: TableRow, what: What, seats: tuple[Seat, ...], heard: Told) -> tuple[Denied, ...]:
    """What of it still counts: what was declined since each was told of anything."""
    still = (said for said in row.denied if said.seq == heard(said.by))
    return (*still, *(Denied(what, seat, heard(seat)) for seat in seats))

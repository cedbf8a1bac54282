"""Who sits where: pure functions from a table to the table after, or to a refusal.

Saving one with the next version is the caller's business; whoever comes second decides again.
"""

from collections.abc import Callable
from hashlib import blake2b
from typing import Literal, TypeAlias

from msgspec.structs import replace

from taberna.server.store.rows import Chair, TableRow
from taberna.server.tables.holders import Side, not_taken_over, without
from taberna.table.refusal import Refusal, refuse
from taberna.table.seats import HOUSE, SPECTATOR, Seat
from taberna.table.seed import MOST_CONTRIBUTED, unhex
from taberna.table.talk import LONGEST_NAME, tidy

Change: TypeAlias = TableRow | Refusal
Why: TypeAlias = Literal["away", "time", "left"]
Changing: TypeAlias = Callable[[TableRow], Change]


def chair_of(row: TableRow, seat: Seat) -> Chair | None:
    return next((chair for chair in row.chairs if chair.seat == seat), None)


def held_by(row: TableRow, guest: str) -> tuple[Seat, ...]:
    """The seats a guest has at this table, played by a bot for the time being or not."""
    return tuple(chair.seat for chair in row.chairs if guest and chair.guest == guest)


def is_bots(chair: Chair) -> bool:
    """Whether a bot plays it for itself, not in somebody's place for a while."""
    return chair.kind == "bot" and not chair.standing


def is_full(row: TableRow) -> bool:
    return all(chair.kind in ("person", "bot") for chair in row.chairs)


def may_watch(row: TableRow, guest: str) -> bool:
    if guest in row.removed:
        return False
    if row.watching == "anybody" or row.status == "over":
        return True
    invited = row.watching == "invited" and guest in row.watchers
    return guest == row.host or bool(held_by(row, guest)) or invited


def sit(
    row: TableRow, seat: Seat, guest: str, name: str, contribution: str, side: Side, invited_by: str = ""
) -> Change:
    """Takes a seat, or comes back to one's own."""
    chair = chair_of(row, seat)
    if chair is None:
        return refuse("no-such-seat", seat=seat)
    if row.status not in ("gathering", "playing"):
        return refuse("table-over")
    if guest in row.removed:
        return refuse("removed")
    if chair.guest != guest:
        why = (
            _not_free(row, chair, guest, invited_by)
            if row.status == "gathering"
            else not_taken_over(row, chair, guest, invited_by, side)
        )
        if why is not None:
            return why
    part = unhex(contribution)
    if part is None or len(part) > MOST_CONTRIBUTED:
        return refuse("contribution-unreadable", seat=seat)
    called = named(row, seat, name)
    if isinstance(called, Refusal):
        return called
    if row.status == "playing":  # the seed is settled: nothing can be added to it any more
        contribution = chair.contribution
    seated = replace(
        chair,
        kind="person",
        guest=guest,
        name=called,
        bot="",
        bot_seed="",
        contribution=contribution,
        standing="",
    )
    return with_chair(row, seated)


def _not_free(row: TableRow, chair: Chair, guest: str, invited_by: str) -> Refusal | None:
    """Before the game an open seat is for whoever is invited, and at a public table for anybody. One that is
    taken can be given away only by its holder, one that is kept for somebody also by the host."""
    givers = {chair.guest} - {""}
    match chair.kind:
        case "open":
            free = bool(invited_by) or row.public or guest == row.host
            return None if free else refuse("not-invited")
        case "kept":
            return None if invited_by in givers | {row.host} - {""} else refuse("seat-kept", seat=chair.seat)
        case "person" | "bot":
            return None if invited_by in givers else refuse("seat-taken", seat=chair.seat)


def named(row: TableRow, seat: Seat, name: str) -> str | Refusal:
    """A name as it is shown at this table: readable, and nobody else's."""
    called = tidy(name, LONGEST_NAME)
    if isinstance(called, Refusal):
        return called
    others = {chair.name.casefold() for chair in row.chairs if chair.seat != seat and chair.name}
    if called.casefold() in others:
        return refuse("name-taken", name=called)
    if called in (HOUSE, SPECTATOR):
        return refuse("name-reserved", name=called)
    return called


def leave(row: TableRow, seat: Seat) -> Change:
    """Before the game the seat is free again; during it, it is kept for whoever left."""
    chair = chair_of(row, seat)
    if chair is None:
        return refuse("no-such-seat", seat=seat)
    if row.status == "gathering":
        return with_chair(row, Chair(seat=seat))
    if row.status != "playing":
        return refuse("table-over")
    return with_chair(row, replace(chair, kind="kept", bot="", bot_seed=""))


def hand_over(row: TableRow, seat: Seat, bot: str, name: str, seed: str) -> Change:
    """A bot plays on; who held the seat may take it again. One that sits there before the game is nobody's:
    else whoever put it there could take its seat later from another side."""
    chair = chair_of(row, seat)
    if chair is None:
        return refuse("no-such-seat", seat=seat)
    if row.status not in ("gathering", "playing"):
        return refuse("table-over")
    if chair.kind == "bot":
        return refuse("seat-with-bot", seat=seat)
    shown = tidy(chair.name or name, LONGEST_NAME)
    if isinstance(shown, Refusal):
        return shown
    taken = {other.name for other in row.chairs if other.seat != seat}
    shown = next(n for n in (shown, *(f"{shown} {i}" for i in range(2, 100))) if n not in taken)
    if row.status == "gathering":
        chair = Chair(seat=seat)
    return with_chair(row, replace(chair, kind="bot", bot=bot, bot_seed=seed, name=shown))


def take_again(row: TableRow, seat: Seat, guest: str) -> Change:
    chair = chair_of(row, seat)
    if chair is None:
        return refuse("no-such-seat", seat=seat)
    if row.status not in ("gathering", "playing"):
        return refuse("table-over")
    if chair.kind != "bot":
        return refuse("seat-without-bot", seat=seat)
    if chair.guest != guest:
        return refuse("seat-taken", seat=seat)
    return with_chair(row, replace(chair, kind="person", bot="", bot_seed="", standing=""))


def stand_in(row: TableRow, seat: Seat, bot: str, seed: str, why: Why) -> Change:
    """The house puts a bot there until its holder is back; who leaves a bot in their seat has left, too."""
    chair = chair_of(row, seat)
    if chair is None:
        return refuse("no-such-seat", seat=seat)
    if row.status != "playing":
        return refuse("not-playing")
    if chair.kind == "bot":
        return with_chair(row, replace(chair, standing=why)) if why == "left" and chair.guest else row
    return hand_over(with_chair(row, replace(chair, standing=why)), seat, bot, bot, seed)


def remove(row: TableRow, guest: str) -> Change:
    """The host sends a guest away: from watching, and before the game from their seats. Nobody is sent from a
    seat of a game that has begun (TQ-G179)."""
    if not guest:
        return refuse("no-such-guest")
    if guest == row.host:
        return refuse("host-stays")
    if row.status == "playing" and held_by(row, guest):
        return refuse("seat-in-play", seat=held_by(row, guest)[0])
    chairs = row.chairs
    if row.status == "gathering":
        chairs = tuple(Chair(seat=chair.seat) if chair.guest == guest else chair for chair in chairs)
    watchers = tuple(watcher for watcher in row.watchers if watcher != guest)
    removed = (*(r for r in row.removed if r != guest), guest)
    return replace(row, chairs=chairs, watchers=watchers, removed=removed)


def invite_to_watch(row: TableRow, guest: str) -> Change:
    if guest in row.removed:
        return refuse("removed")
    if guest in row.watchers:
        return row
    return replace(row, watchers=(*row.watchers, guest))


def close(row: TableRow, guest: str, away: tuple[Seat, ...]) -> Change:
    """While others are playing, nobody takes the table from under them."""
    if guest != row.host:
        return refuse("host-only")
    if row.status == "closed":
        return refuse("table-over")
    playing = (
        chair.seat
        for chair in row.chairs
        if chair.kind == "person" and chair.guest != guest and chair.seat not in away
    )
    if row.status == "playing" and any(playing):
        return refuse("still-playing")
    return replace(row, status="closed")


def abandon(row: TableRow) -> Change:
    """Closes a table that everybody has left alone."""
    return replace(row, status="closed") if row.status in ("gathering", "playing") else row


def ask_pause(row: TableRow, seat: Seat) -> Change:
    """Agreed once every person who plays has asked."""
    if row.status != "playing":
        return refuse("not-playing")
    asked = tuple(s for s in (c.seat for c in row.chairs) if s in row.asked or s == seat)
    people = {chair.seat for chair in row.chairs if chair.kind == "person"}
    return replace(row, asked=asked, paused=people <= set(asked))


def resume(row: TableRow, seat: Seat) -> Change:
    if row.status != "playing":
        return refuse("not-playing")
    if row.paused:
        return replace(row, asked=(), paused=False)
    return replace(row, asked=tuple(s for s in row.asked if s != seat))


def forget(row: TableRow, guest: str, name: str) -> TableRow:
    """Without anything about a guest who asked for it."""
    chairs = tuple(
        replace(chair, guest="", name=name, kind="kept" if chair.kind == "person" else chair.kind)
        if chair.guest == guest
        else chair
        for chair in (without(chair, guest) for chair in row.chairs)
    )
    return replace(
        row,
        chairs=chairs,
        host="" if row.host == guest else row.host,
        watchers=tuple(w for w in row.watchers if w != guest),
        removed=tuple(r for r in row.removed if r != guest),
    )


def turned(chairs: tuple[Chair, ...]) -> tuple[Chair, ...]:
    """Everybody one seat further, for a rematch; bots sit at once, people's seats are kept for them."""
    seats = [chair.seat for chair in chairs]
    return tuple(_again(chair, seats[(place + 1) % len(seats)]) for place, chair in enumerate(chairs))


def carried(chairs: tuple[Chair, ...]) -> tuple[Chair, ...]:
    """Everybody where they sat, for the next game of a chain."""
    return tuple(_again(chair, chair.seat) for chair in chairs)


def _again(chair: Chair, seat: Seat) -> Chair:
    bot = chair.kind == "bot" and not chair.guest
    if bot:
        # What it forgot in the last game says nothing about this one.
        seed = blake2b(chair.bot_seed.encode(), digest_size=16).hexdigest()
        return Chair(seat=seat, kind="bot", name=chair.name, bot=chair.bot, bot_seed=seed)
    return Chair(seat=seat, kind="kept" if chair.guest else "open", guest=chair.guest, name=chair.name)


def in_order(chairs: tuple[Chair, ...], seats: tuple[Seat, ...]) -> tuple[Chair, ...]:
    by_seat = {chair.seat: chair for chair in chairs}
    return tuple(by_seat[seat] for seat in seats)


def with_chair(row: TableRow, chair: Chair) -> TableRow:
    return replace(row, chairs=tuple(chair if c.seat == chair.seat else c for c in row.chairs))

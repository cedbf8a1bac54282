"""Bots and guests who may know each other again: who sat at a table from the beginning of its game."""

from collections import Counter

from msgspec.structs import replace

from taberna.server.store.rows import Chair, Pairing, TableRow


def bots(row: TableRow) -> tuple[Chair, ...]:
    """Those that play for themselves, and did from the beginning."""
    return tuple(
        chair
        for chair in row.chairs
        if chair.kind == "bot" and not chair.guest and chair.seat not in row.passed_on
    )


def people(row: TableRow) -> tuple[Chair, ...]:
    """Guests who have played one seat themselves. Who holds two plays with somebody at the same screen, and
    nobody can tell which of them did what."""
    held = Counter(chair.guest for chair in row.chairs)
    return tuple(
        chair
        for chair in row.chairs
        if chair.guest and chair.kind != "bot" and held[chair.guest] == 1 and chair.seat not in row.passed_on
    )


def pairings(row: TableRow) -> tuple[Pairing, ...]:
    return tuple(
        Pairing(row.id, bot.seat, guest.seat, guest.guest, row.game, bot.bot)
        for bot in bots(row)
        for guest in people(row)
    )


def handed_on(before: TableRow, after: TableRow) -> TableRow:
    """The table after a change, with the seats that somebody else plays from now on."""
    if before.status != "playing":
        return after
    players = {chair.seat: _player(chair) for chair in before.chairs}
    others = (chair.seat for chair in after.chairs if _player(chair) != players[chair.seat])
    seats = {*before.passed_on, *others}
    return replace(after, passed_on=tuple(chair.seat for chair in after.chairs if chair.seat in seats))


def _player(chair: Chair) -> str:
    """Who goes away and comes back is the same."""
    return f"bot {chair.bot_seed}" if chair.kind == "bot" else chair.guest

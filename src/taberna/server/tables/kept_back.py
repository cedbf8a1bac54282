"""What nobody found in a finished game stays hidden as long as its chain goes on, unless those who looked for
it all ask to see it: until then it is in no record, replay, text, verdict or memory that can be fetched. A
record that also holds what is still to be played waits for the end of the chain, whoever asks."""

from msgspec.structs import replace

from taberna.server.store.rows import TableRow
from taberna.server.tables import parties
from taberna.server.tables.desk import Desk
from taberna.server.tables.editions import reading_of
from taberna.server.tables.ended_rules import is_unread
from taberna.server.tables.lobby import Change, held_by
from taberna.table.codec import codec
from taberna.table.refusal import refuse
from taberna.table.seats import SPECTATOR, Seat
from taberna.table.values import Options


def askers(desk: Desk, row: TableRow) -> tuple[Seat, ...]:
    """Seats whose holders must all ask: those that the game names and that were somebody's at the end. A
    bot's own is nobody's."""
    named = desk.games.find(row.game).opened_by(tuple(chair.seat for chair in row.chairs))
    return tuple(chair.seat for chair in row.chairs if chair.seat in named and chair.guest)


def still_to_ask(desk: Desk, row: TableRow) -> tuple[Seat, ...]:
    return tuple(seat for seat in askers(desk, row) if seat not in row.opened)


async def is_kept_back(desk: Desk, row: TableRow) -> bool:
    if not row.party or is_unread(desk, row):
        return False
    wanted = bool(still_to_ask(desk, row)) or await _is_to_come(desk, row)
    return wanted and not await _is_over(desk, row.party)


async def stays_shut(desk: Desk, row: TableRow) -> bool:
    """Whether it is kept back even once all have asked."""
    return await is_kept_back(desk, replace(row, opened=askers(desk, row)))


async def _is_to_come(desk: Desk, row: TableRow) -> bool:
    return _options(desk, row).secret and await parties.to_come(desk, row)


def _options(desk: Desk, row: TableRow) -> Options:
    game = desk.games.find(row.game)
    return codec(game).options(reading_of(game, row).options(row.options.encode()))


async def _is_over(desk: Desk, party: str) -> bool:
    """Whether no game can follow any more: the chain has come to its end, a table of it was closed, or its
    rules have ended."""
    rows = await desk.store.tables_in(party)
    if any(row.status == "closed" or is_unread(desk, row) for row in rows):
        return True
    return await parties.ended(desk, party) is not None


async def may_be_played_again(desk: Desk, row: TableRow) -> bool:
    """Not an adventure that somebody brought, while the rest of it is kept back: in the next game another
    player would sit behind the screen."""
    return not (await is_kept_back(desk, row) and _options(desk, row).secret)


def may_look_through(row: TableRow, seat: Seat, guest: str) -> bool:
    """Whose eyes are open to a guest while the rest is kept back: everybody's, and those of seats that were
    the guest's from the first."""
    own = (chair for chair in row.chairs if chair.seat == seat and not chair.since)
    return seat == SPECTATOR or any(guest and chair.guest == guest for chair in own)


def ask(row: TableRow, guest: str, named: tuple[Seat, ...]) -> Change:
    """For all the seats that a guest holds."""
    own = set(held_by(row, guest)).intersection(named)
    if not own:
        return refuse("not-your-seat", seat="")
    return replace(row, opened=tuple(seat for seat in named if seat in own or seat in row.opened))


def ask_no_longer(row: TableRow, guest: str, named: tuple[Seat, ...], *, shut: bool) -> Change:
    """As long as nothing is shown: what was shown was shown."""
    if not shut and set(named) <= set(row.opened):
        return refuse("already-open")
    own = held_by(row, guest)
    return replace(row, opened=tuple(seat for seat in row.opened if seat not in own))

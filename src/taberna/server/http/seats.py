"""Seats: sitting down, agreeing who does, leaving, a bot in one's place."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from taberna.server.http.answers import answer
from taberna.server.http.context import Context, asked, changer, context, described, hosted, known, settled
from taberna.server.store.rows import GuestRow, InvitationRow, TableRow
from taberna.server.tables import holders, lobby, opening
from taberna.server.tables.blocked import blocks
from taberna.server.tables.fairness import bot_seed
from taberna.server.tables.hosted import Hosted
from taberna.server.tables.invitations import given_by
from taberna.server.tables.row_changes import change
from taberna.server.tables.stand_ins import standing_in
from taberna.server.wire.http import About, HandOver, Joined, SitDown
from taberna.table.codec import Reader
from taberna.table.refusal import Refused, refuse
from taberna.table.seats import Seat
from taberna.table.signed_opening import hearing, name_of, read_opening

_sit: Final[Reader[SitDown]] = Reader(SitDown)
_hand: Final[Reader[HandOver]] = Reader(HandOver)
_about: Final[Reader[About]] = Reader(About)


async def sit(request: Request) -> Response:
    """Takes an open seat of a public table, or comes back to one's own."""
    here, asks, table = context(request), await changer(request), await hosted(request)
    await not_blocked(here, table.row, asks)
    seat = request.path_params["seat"]
    row = await sat(table, seat, asks, await asked(request, _sit))
    return answer(Joined(described(here, row, asks), seat, heard(here, row, seat)))


def heard(here: Context, row: TableRow, seat: Seat) -> str:
    """The house's word on what a seat has contributed."""
    chair = lobby.chair_of(row, seat)
    if chair is None or not row.opening:
        return ""
    said = hearing(name_of(row.opening.encode()), seat, chair.contribution)
    return here.desk.key.sign(said, read_opening(row.opening).house)


async def sat(
    table: Hosted, seat: Seat, asks: GuestRow, wanted: SitDown, invitation: InvitationRow | None = None
) -> TableRow:
    return settled(await change(table, sitting(table, seat, asks, wanted, invitation)))


def sitting(
    table: Hosted, seat: Seat, asks: GuestRow, wanted: SitDown, invitation: InvitationRow | None
) -> lobby.Changing:
    by = invitation.by if invitation is not None else ""
    chair = lobby.chair_of(table.row, seat)
    kept = chair.name if chair is not None and chair.guest in (asks.id, by) else ""
    name = wanted.name or kept or asks.name or seat

    def sat(row: TableRow) -> lobby.Change:
        if not _has_read(row, wanted):
            return refuse("opening-unread")
        giver = given_by(invitation, row)
        return lobby.sit(row, seat, asks.id, name, wanted.contribution, table.side, giver)

    return sat


def _has_read(row: TableRow, wanted: SitDown) -> bool:
    """Nobody contributes to a seed before they hold what the house has promised of it."""
    counts = wanted.contribution and row.status == "gathering" and row.opening
    return not counts or wanted.promise == row.promise


async def not_blocked(here: Context, row: TableRow, asks: GuestRow) -> None:
    if row.host and row.host != asks.id and await blocks(here.desk.store, row.host, asks.id):
        raise Refused(refuse("blocked"))


async def agree(request: Request) -> Response:
    """That a guest takes over a seat which is nobody's: they may once all players have said so (TQ-G179)."""
    here, asks, table = context(request), await changer(request), await hosted(request)
    seat, to = request.path_params["seat"], await known(request, (await asked(request, _about)).guest)
    row = settled(await change(table, lambda row: holders.agree(row, seat, asks.id, to, table.side)))
    return answer(described(here, row, asks))


async def leave(request: Request) -> Response:
    here, asks, table = context(request), await changer(request), await hosted(request)
    seat = request.path_params["seat"]

    def left(row: TableRow) -> lobby.Change:
        if seat not in lobby.held_by(row, asks.id):
            return refuse("not-your-seat", seat=seat[:20])
        if table.stands_in and row.status == "playing":
            return standing_in(table, seat, "left")(row)
        return lobby.leave(row, seat)

    return answer(described(here, settled(await change(table, left)), asks))


async def hand_over(request: Request) -> Response:
    """A bot plays on: for oneself, for a seat that has been away too long, or an open one. Where the rules
    leave it to the other side, a seat of a running game is given to a bot by them alone (TS-7.5)."""
    here, asks, table = context(request), await changer(request), await hosted(request)
    seat = request.path_params["seat"]
    wanted = await asked(request, _hand)
    bot = opening.known_bot(here.desk, table.row.game, wanted.bot)
    seed = bot_seed(table.row, seat)

    def handed(row: TableRow) -> lobby.Change:
        chair = lobby.chair_of(row, seat)
        if chair is None:
            return refuse("no-such-seat", seat=seat[:20])
        held = lobby.held_by(row, asks.id)
        away = bool(held) and seat in here.tavern.absences.away(table)
        attendance = table.game.attendance
        if row.status == "playing" and attendance is not None and attendance.stand_in == "others":
            if not away or all(table.side(own) == table.side(seat) for own in held):
                return refuse("no-stand-in", seat=seat)
            return lobby.hand_over(row, seat, bot, wanted.name or bot, seed)
        free = chair.kind == "open" and asks.id == row.host
        if chair.guest != asks.id and not free and not away:
            return refuse("not-your-seat", seat=seat)
        return lobby.hand_over(row, seat, bot, wanted.name or bot, seed)

    return answer(described(here, settled(await change(table, handed)), asks))


async def take_again(request: Request) -> Response:
    here, asks, table = context(request), await changer(request), await hosted(request)
    seat = request.path_params["seat"]
    row = settled(await change(table, lambda row: lobby.take_again(row, seat, asks.id)))
    return answer(described(here, row, asks))

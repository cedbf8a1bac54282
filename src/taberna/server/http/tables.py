"""Tables: opening, listing, sitting down, leaving, bots, rematch, the next of a chain, closing."""

from typing import Final

import msgspec
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from taberna.server.http.answers import answer
from taberna.server.http.context import (
    Context,
    asked,
    changer,
    context,
    described,
    guest,
    hosted,
    known,
    link,
    maybe_guest,
    settled,
)
from taberna.server.store.protocol import Collision
from taberna.server.store.rows import GuestRow, InvitationRow, TableRow
from taberna.server.tables import holders, lobby, opening, parties
from taberna.server.tables.hosted import Hosted
from taberna.server.tables.row_changes import change
from taberna.server.tables.stand_ins import standing_in
from taberna.server.tokens import hashed, new_secret
from taberna.server.wire.requests import (
    About,
    GameInfo,
    HandOver,
    Invitation,
    Invite,
    Joined,
    NewTable,
    Opened,
    SitDown,
)
from taberna.table.codec import Reader, codec, write
from taberna.table.game import AnyGame
from taberna.table.refusal import Refused, refuse
from taberna.table.schema import options_schema
from taberna.table.seats import SPECTATOR, Seat

_new: Final[Reader[NewTable]] = Reader(NewTable)
_sit: Final[Reader[SitDown]] = Reader(SitDown)
_invite: Final[Reader[Invite]] = Reader(Invite)
_hand: Final[Reader[HandOver]] = Reader(HandOver)
_about: Final[Reader[About]] = Reader(About)


async def games(request: Request) -> Response:
    desk = context(request).desk
    return answer(tuple(described_game(game, desk.bots.get(game.name, ())) for game in desk.games.values()))


def described_game(game: AnyGame, bots: tuple[str, ...]) -> GameInfo:
    usual = {variant: codec(game).make_options({"variant": variant}) for variant in game.variants}
    return GameInfo(
        game.name,
        game.rules,
        game.variants,
        {variant: game.seats(options)[0] for variant, options in usual.items()},
        {variant: msgspec.Raw(write(options)) for variant, options in usual.items()},
        msgspec.Raw(write(options_schema(game))),
        bots,
    )


async def listed(request: Request) -> Response:
    """The public tables; with `?mine=1` one's own."""
    here = context(request)
    if request.query_params.get("mine"):
        asks = await guest(request)
        own = await here.desk.store.tables_of(asks.id)
        return answer(tuple(described(here, row, asks) for row in own))
    asks_maybe = await maybe_guest(request)
    rows = await here.desk.store.public_tables(here.settings.public_tables)
    return answer(tuple(described(here, row, asks_maybe) for row in rows))


async def open_table(request: Request) -> Response:
    here, asks = context(request), await changer(request)
    wanted = await asked(request, _new)
    if await here.desk.store.running(asks.id) >= here.settings.tables_guest:
        raise Refused(refuse("too-many-tables", most=here.settings.tables_guest))
    row = opening.planned(here.desk, wanted, asks)
    seats = [chair.seat for chair in row.chairs if chair.kind == "open"]
    if row.watching != "nobody":
        seats.append(SPECTATOR)
    tokens = [opening.invitation(here.desk, row, seat, asks.id) for seat in seats]
    await opening.opened(here.desk, row, [kept for _, kept in tokens])
    row = await _begun(await here.tavern.host(row))
    join = link(request, "/join#")
    links = tuple(Invitation(kept.seat, join + token) for token, kept in tokens)
    return answer(Opened(described(here, row, asks), links), 201)


async def _begun(table: Hosted) -> TableRow:
    """A table whose every seat is taken as it is opened begins at once."""
    if table.row.status == "gathering" and lobby.is_full(table.row):
        return settled(await change(table, lambda row: replace(row, changed=row.changed + 1)))
    return table.row


async def _link(request: Request, row: TableRow, seat: Seat, by: GuestRow) -> Invitation:
    token = await opening.invite(context(request).desk, row, seat, by.id)
    return Invitation(seat, link(request, f"/join#{token}"))


async def one(request: Request) -> Response:
    """Who has a table's address may know of it; its game is another matter."""
    table = await hosted(request)
    return answer(described(context(request), table.row, await maybe_guest(request)))


async def invite(request: Request) -> Response:
    """A link for an open seat, by the host; for one's own seat, to go on elsewhere; to watch."""
    table, asks = await hosted(request), await changer(request)
    seat = (await asked(request, _invite)).seat
    chair = lobby.chair_of(table.row, seat)
    own = chair is not None and chair.guest == asks.id
    if seat != SPECTATOR and chair is None:
        raise Refused(refuse("no-such-seat", seat=seat[:20]))
    if not own and asks.id != table.row.host:
        raise Refused(refuse("host-only"))
    if chair is not None and not own and table.row.status == "playing":
        raise Refused(refuse("seat-in-play", seat=seat))
    if chair is not None and not own and chair.kind == "person":
        raise Refused(refuse("seat-taken", seat=seat))
    return answer(await _link(request, table.row, seat, asks), 201)


async def join(request: Request) -> Response:
    """Comes with an invitation, and no other right."""
    here, asks = context(request), await changer(request)
    wanted = await asked(request, _sit)
    key = hashed(wanted.invitation)
    invitation = await here.desk.store.invitation(key)
    if invitation is None:
        raise Refused(refuse("not-invited"))
    if invitation.used not in ("", asks.id) and invitation.seat != SPECTATOR:
        raise Refused(refuse("invitation-used"))
    table = await here.tavern.open(invitation.table)
    await _not_blocked(here, table.row, asks)
    if invitation.seat == SPECTATOR:
        row = settled(await change(table, lambda row: lobby.invite_to_watch(row, asks.id)))
    else:
        settled(_sitting(table, invitation.seat, asks, wanted, invitation)(table.row))
        try:
            await here.desk.store.use_invitation(key, asks.id)
        except Collision:
            raise Refused(refuse("invitation-used")) from None
        row = await _sat(table, invitation.seat, asks, wanted, invitation)
    return answer(Joined(described(here, row, asks), invitation.seat))


async def sit(request: Request) -> Response:
    """Takes an open seat of a public table, or comes back to one's own."""
    here, asks, table = context(request), await changer(request), await hosted(request)
    await _not_blocked(here, table.row, asks)
    seat = request.path_params["seat"]
    row = await _sat(table, seat, asks, await asked(request, _sit))
    return answer(Joined(described(here, row, asks), seat))


async def _sat(
    table: Hosted, seat: Seat, asks: GuestRow, wanted: SitDown, invitation: InvitationRow | None = None
) -> TableRow:
    return settled(await change(table, _sitting(table, seat, asks, wanted, invitation)))


def _sitting(
    table: Hosted, seat: Seat, asks: GuestRow, wanted: SitDown, invitation: InvitationRow | None
) -> lobby.Changing:
    by = invitation.by if invitation is not None else ""
    chair = lobby.chair_of(table.row, seat)
    kept = chair.name if chair is not None and chair.guest in (asks.id, by) else ""
    name = wanted.name or kept or asks.name or seat

    def sat(row: TableRow) -> lobby.Change:
        giver = _given_by(invitation, row)
        return lobby.sit(row, seat, asks.id, name, wanted.contribution, table.side, giver)

    return sat


def _given_by(invitation: InvitationRow | None, row: TableRow) -> str:
    """Who gives the seat away. A link from before the game was for a chair that was free then: who has sat
    down there since, be it whoever made the link, has not given theirs to anybody (TQ-G179)."""
    if invitation is None or (row.status == "playing" and invitation.made <= row.started):
        return ""
    return invitation.by


async def _not_blocked(here: Context, row: TableRow, asks: GuestRow) -> None:
    if row.host and row.host != asks.id and await here.people.blocks(row.host, asks.id):
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
    seed = new_secret(16).hex()

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


async def remove(request: Request) -> Response:
    here, asks, table = context(request), await changer(request), await hosted(request)
    if asks.id != table.row.host:
        raise Refused(refuse("host-only"))
    other = await known(request, (await asked(request, _about)).guest)
    return answer(described(here, settled(await change(table, lambda row: lobby.remove(row, other))), asks))


async def close(request: Request) -> Response:
    here, asks, table = context(request), await changer(request), await hosted(request)
    away = here.tavern.absences.away(table)
    row = settled(await change(table, lambda row: lobby.close(row, asks.id, away)))
    await here.desk.store.revoke_invitations(row.id)
    return answer(described(here, row, asks))


async def rematch(request: Request) -> Response:
    here, asks, table = context(request), await changer(request), await hosted(request)
    if table.row.status != "over":
        raise Refused(refuse("still-running"))
    return await _followed_by(here, asks, table, opening.rematch(here.desk, table.row))


async def next_game(request: Request) -> Response:
    """The next game of a chain, as its `sequel` has it."""
    here, asks, table = context(request), await changer(request), await hosted(request)
    if not table.row.party:
        raise Refused(refuse("no-such-party"))
    if table.row.status != "over" or not table.row.record:
        raise Refused(refuse("still-running"))
    coming = await parties.coming(here.desk, table.row)
    return await _followed_by(here, asks, table, opening.next_in_chain(here.desk, table.row, coming))


async def _followed_by(here: Context, asks: GuestRow, table: Hosted, coming: TableRow) -> Response:
    """Whoever asks first opens it; the others are told where it is."""
    if asks.id != table.row.host and not lobby.held_by(table.row, asks.id):
        raise Refused(refuse("not-your-seat"))
    before = settled(await opening.followed(here.desk, table, coming))
    after = await here.tavern.open(before.next)
    return answer(described(here, await _begun(after), asks), 201)

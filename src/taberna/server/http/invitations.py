"""Invitations: made by whoever may give a seat away, and what they are good for."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from taberna.server.http.answers import answer
from taberna.server.http.context import (
    Context,
    asked,
    changer,
    context,
    described,
    hosted,
    link,
    settled,
    slow_down,
)
from taberna.server.http.request_reading import address
from taberna.server.http.seats import heard, not_blocked, sat, sitting
from taberna.server.store.protocol import Collision
from taberna.server.store.rows import GuestRow, InvitationRow, TableRow
from taberna.server.tables import invitations, lobby
from taberna.server.tables.row_changes import change
from taberna.server.tokens import hashed
from taberna.server.wire.http import Invitation, Invite, Joined, SitDown, Unfold
from taberna.table.codec import Reader
from taberna.table.refusal import Refused, refuse
from taberna.table.seats import SPECTATOR, Seat

_invite: Final[Reader[Invite]] = Reader(Invite)
_join: Final[Reader[SitDown]] = Reader(SitDown)
_unfold: Final[Reader[Unfold]] = Reader(Unfold)


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


async def _link(request: Request, row: TableRow, seat: Seat, by: GuestRow) -> Invitation:
    token = await invitations.invite(context(request).desk, row, seat, by.id)
    return Invitation(seat, link(request, f"/join#{token}"))


async def unfold(request: Request) -> Response:
    """What an invitation is to, for whoever holds it: nobody need be a guest to read it."""
    here = context(request)
    slow_down(request, address(request.scope))
    invitation = await _known(here, (await asked(request, _unfold)).invitation)
    table = await here.tavern.open(invitation.table)
    return answer(Joined(described(here, table.row, None), invitation.seat))


async def _known(here: Context, token: str) -> InvitationRow:
    invitation = await here.desk.store.invitation(hashed(token))
    if invitation is None:
        raise Refused(refuse("not-invited"))
    return invitation


async def join(request: Request) -> Response:
    """Comes with an invitation, and no other right."""
    here, asks = context(request), await changer(request)
    wanted = await asked(request, _join)
    key = hashed(wanted.invitation)
    invitation = await _known(here, wanted.invitation)
    if invitation.used not in ("", asks.id) and invitation.seat != SPECTATOR:
        raise Refused(refuse("invitation-used"))
    table = await here.tavern.open(invitation.table)
    await not_blocked(here, table.row, asks)
    if invitation.seat == SPECTATOR:
        row = settled(await change(table, lambda row: lobby.invite_to_watch(row, asks.id)))
    else:
        settled(sitting(table, invitation.seat, asks, wanted, invitation)(table.row))
        try:
            await here.desk.store.use_invitation(key, asks.id)
        except Collision:
            raise Refused(refuse("invitation-used")) from None
        row = await sat(table, invitation.seat, asks, wanted, invitation)
    said = heard(here, row, invitation.seat)
    return answer(Joined(described(here, row, asks), invitation.seat, said))

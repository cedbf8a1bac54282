"""Invitations: a token in a link carries the right to one seat of a table, or to watch, and no other."""

from taberna.server.store.rows import InvitationRow, TableRow
from taberna.server.tables.desk import Desk
from taberna.server.tokens import hashed, new_token
from taberna.table.seats import SPECTATOR, Seat


def new_invitation(desk: Desk, row: TableRow, seat: Seat, by: str) -> tuple[str, InvitationRow]:
    """A token that carries the right to one seat, or to watch, and what is kept of it."""
    token = new_token()
    return token, InvitationRow(hashed(token), row.id, seat, desk.now(), by)


async def invite(desk: Desk, row: TableRow, seat: Seat, by: str) -> str:
    """A new invitation. The older ones for the seat end."""
    token, kept = new_invitation(desk, row, seat, by)
    if seat != SPECTATOR:
        await desk.store.revoke_invitations(row.id, seat)
    await desk.store.add_invitation(kept)
    return token


def given_by(invitation: InvitationRow | None, row: TableRow) -> str:
    """Who gives the seat away. A link from before the game was for a chair that was free then: who has sat
    down there since, be it whoever made the link, has not given theirs to anybody (TQ-G179)."""
    if invitation is None or (row.status == "playing" and invitation.made <= row.started):
        return ""
    return invitation.by

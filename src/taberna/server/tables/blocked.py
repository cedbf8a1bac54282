"""Whom the host of a table has blocked (`is_shut_out`): they neither watch nor speak there without a seat."""

from taberna.server.store.protocol import Store
from taberna.server.tables.catching_up import dismiss
from taberna.server.tables.hosted import Hosted
from taberna.server.tables.lobby import held_by
from taberna.server.tables.telling import tell_presence
from taberna.table.seats import SPECTATOR, Seat


async def blocks(store: Store, guest: str, other: str) -> bool:
    rows = await store.relations(guest)
    return any(row.other == other and row.kind == "block" for row in rows)


async def is_shut_out(hosted: Hosted, seat: Seat, guest: str) -> bool:
    host = hosted.row.host
    if seat != SPECTATOR or not host or not guest or guest == host or held_by(hosted.row, guest):
        return False
    return await blocks(hosted.desk.store, host, guest)


def show_out(hosted: Hosted, guest: str) -> None:
    """Who watches and has just been blocked."""
    watching = [listener for listener in hosted.streams.get(SPECTATOR, ()) if listener.guest == guest]
    if not watching or held_by(hosted.row, guest):
        return
    for listener in watching:
        dismiss(hosted, SPECTATOR, listener, "seat-lost")
    if not hosted.streams[SPECTATOR]:
        del hosted.streams[SPECTATOR]
    tell_presence(hosted)

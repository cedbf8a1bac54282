"""What nobody comes back to: tables that were left alone are closed, what is of no use is forgotten."""

import logging
from collections.abc import Awaitable, Callable
from typing import Final

from taberna.server.store.rows import TableRow
from taberna.server.tables.desk import Desk
from taberna.server.tables.ended_rules import change_unread, is_unread
from taberna.server.tables.hosted import Hosted
from taberna.server.tables.lobby import abandon
from taberna.server.tables.row_changes import change
from taberna.table.refusal import Refusal

log = logging.getLogger("taberna")

DAY: Final = 24 * 3600 * 1000
SNAPSHOTS: Final = 2
"""Distances between snapshots that are kept behind the latest: for those who come back to a long table."""


async def clean(desk: Desk, open_table: Callable[[str], Awaitable[Hosted]]) -> None:
    """Every node may do it: what one has done the next one finds done."""
    settings, now = desk.settings, desk.now()
    gathering, playing = (now - int(days * DAY) for days in (settings.keep_gathering, settings.keep_playing))
    for row in await desk.store.abandoned(gathering, playing):
        since = gathering if row.status == "gathering" else playing
        try:
            if is_unread(desk, row):
                await change_unread(desk, row, abandon)
                await desk.store.revoke_invitations(row.id)
            else:
                await _close(desk, await open_table(row.id), since)
        except Exception:  # the others are still to be closed
            log.exception("a table that was left alone could not be closed")
    await desk.store.forget_brought(now - int(settings.keep_brought * DAY))
    await desk.store.trim(now - int(settings.keep_nodes * DAY), SNAPSHOTS * settings.snapshot_every)


async def _close(desk: Desk, hosted: Hosted, since: int) -> None:
    def unless_somebody_came(row: TableRow) -> TableRow | Refusal:
        """Looked at when it is our turn: until then anybody may have come back."""
        come_back = hosted.streams or hosted.elsewhere or max(row.changed, hosted.at) >= since
        return row if come_back else abandon(row)

    if any(seat.here and seat.node != desk.node for seat in await desk.store.presences(hosted.id)):
        return
    changed = await change(hosted, unless_somebody_came)
    if not isinstance(changed, Refusal) and changed.status == "closed":
        await desk.store.revoke_invitations(hosted.id)

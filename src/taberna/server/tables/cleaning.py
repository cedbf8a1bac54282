"""What nobody comes back to: tables that were left alone are closed, what is of no use is forgotten."""

import logging
from collections.abc import Awaitable, Callable
from typing import Final

from taberna.server.tables.changing import change
from taberna.server.tables.desk import Desk
from taberna.server.tables.hosted import Hosted
from taberna.server.tables.lobby import abandon

log = logging.getLogger("taberna")

DAY: Final = 24 * 3600 * 1000
SNAPSHOTS: Final = 2
"""Distances between snapshots that are kept behind the latest: for those who come back to a long table."""


async def clean(desk: Desk, open_table: Callable[[str], Awaitable[Hosted]]) -> None:
    """Every node may do it: what one has done the next one finds done."""
    settings, now = desk.settings, desk.now()
    gathering, playing = (now - int(days * DAY) for days in (settings.keep_gathering, settings.keep_playing))
    for row in await desk.store.abandoned(gathering, playing):
        try:
            await _close(desk, await open_table(row.id))
        except Exception:
            log.exception("a table that was left alone could not be closed")
    await desk.store.trim(now - int(settings.keep_nodes * DAY), SNAPSHOTS * settings.snapshot_every)


async def _close(desk: Desk, hosted: Hosted) -> None:
    if not hosted.streams and not hosted.elsewhere:
        await change(hosted, abandon)
        await desk.store.revoke_invitations(hosted.id)

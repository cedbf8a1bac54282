"""Tables whose rules have ended (`is_unread`): nobody can open one any more. What people have a right to is
still done to its row: it is closed when it was left alone, and whoever is forgotten is forgotten there."""

from msgspec.structs import replace

from taberna.server.store.protocol import Collision
from taberna.server.store.rows import TableRow
from taberna.server.tables.desk import Desk
from taberna.server.tables.editions import reading_of
from taberna.server.tables.lobby import Changing
from taberna.server.tables.playing import TRIES
from taberna.table.refusal import Refusal, Refused, refuse


def is_unread(desk: Desk, row: TableRow) -> bool:
    try:
        reading_of(desk.games.find(row.game), row)
    except Refused:
        return True
    return False


async def change_unread(desk: Desk, row: TableRow, changing: Changing) -> TableRow | Refusal:
    for _ in range(TRIES):
        changed = changing(row)
        if isinstance(changed, Refusal) or changed == row:
            return changed
        changed = replace(changed, version=row.version + 1, changed=desk.now())
        try:
            await desk.store.save_table(changed)
        except Collision:
            found = await desk.store.table(row.id)
            if found is None:
                return refuse("no-such-table")
            row = found
        else:
            return changed
    return refuse("busy")

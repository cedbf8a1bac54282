"""What the house's bots remembered, forgot and thought: told once the game is over, and never before.

A bot's seed is kept with its chair and leaves the house at no time; what is told is the memory rebuilt
from it, from what the bot knew of the others when the game began, and from what the seat was told. Where one
of them has had that deleted, the memory is rebuilt without, and it is said that it may have been another.
"""

from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from taberna.server.http.answers import answer
from taberna.server.http.context import Context, context, hosted, slow_down
from taberna.server.http.records import found
from taberna.server.http.request_reading import address
from taberna.server.memories.recounting import Recount
from taberna.server.records.reading import ENTRIES_SHOWN
from taberna.server.store.rows import Chair, MeetingRow, TableRow
from taberna.server.tables import phrases
from taberna.server.tables.acquaintances import bots
from taberna.server.tables.kept_back import is_kept_back
from taberna.server.tables.watchers import is_between_watchers
from taberna.server.wire.http import Memories
from taberna.table.refusal import Refused, refuse


async def of_table(request: Request) -> Response:
    table = await hosted(request)
    return await _told(request, table.row)


async def of_record(request: Request) -> Response:
    """By the record's name. One that a guest has brought has no bots of this house."""
    row = await found(request, request.path_params["name"])
    table = await context(request).desk.store.table(row.table) if row.table else None
    if table is None:
        return answer(Memories(()))
    return await _told(request, table)


async def _told(request: Request, row: TableRow) -> Response:
    if row.status != "over":
        raise Refused(refuse("still-running"))
    here = context(request)
    if await is_kept_back(here.desk, row):
        raise Refused(refuse("kept-back"))
    chairs = tuple(chair for chair in bots(row) if here.keeper.tells_of(row.game, chair.bot))
    if not chairs:
        return answer(Memories(()))
    slow_down(request, address(request.scope))
    met = tuple(await here.desk.store.meetings(row.id))
    response = answer(await here.keeper.recount(partial(_asked, here, row, chairs, met)))
    if not met:  # what somebody may have deleted is kept nowhere on the way
        response.headers["Cache-Control"] = "public, max-age=86400"
    return response


async def _asked(
    here: Context, row: TableRow, chairs: tuple[Chair, ...], met: tuple[MeetingRow, ...]
) -> Recount:
    store = here.desk.store
    entries = await store.entries(row.id)
    if len(entries) > ENTRIES_SHOWN:
        raise Refused(refuse("too-many-entries", most=ENTRIES_SHOWN))
    talk = tuple(
        line
        for line in await store.talk(row.id)
        if not phrases.is_reason(line) and not is_between_watchers(line, row, len(entries))
    )
    return Recount(table=row, chairs=chairs, entries=tuple(entries), talk=talk, met=met)

"""What is kept back of a finished game while its chain goes on: who must ask for it, and who has."""

from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from taberna.server.http.answers import answer
from taberna.server.http.context import changer, context, maybe_guest, settled
from taberna.server.http.records import found
from taberna.server.store.rows import TableRow
from taberna.server.tables import kept_back
from taberna.server.tables.lobby import held_by
from taberna.server.tables.row_changes import change
from taberna.server.wire.http import KeptBack
from taberna.table.refusal import Refused, refuse
from taberna.table.seats import SPECTATOR


async def shown(request: Request) -> Response:
    row = await found(request, request.path_params["name"])
    table = await context(request).desk.store.table(row.table) if row.table else None
    asks = await maybe_guest(request)
    nothing = KeptBack(False, (), ())
    return answer(nothing if table is None else await _described(request, table, asks.id if asks else ""))


async def changed(request: Request) -> Response:
    """POST asks for it with all the seats one holds, DELETE does so no longer."""
    asks, here = await changer(request), context(request)
    kept = await found(request, request.path_params["name"])
    if not kept.table:
        raise Refused(refuse("not-your-seat", seat=""))
    table = await here.tavern.open(kept.table)
    named = kept_back.askers(here.desk, table.row)
    changing = partial(kept_back.ask, guest=asks.id, named=named)
    if request.method == "DELETE":
        shut = await kept_back.stays_shut(here.desk, table.row)
        changing = partial(kept_back.ask_no_longer, guest=asks.id, named=named, shut=shut)
    row = settled(await change(table, changing))
    return answer(await _described(request, row, asks.id))


async def _described(request: Request, table: TableRow, guest: str) -> KeptBack:
    desk = context(request).desk
    if not await kept_back.is_kept_back(desk, table):
        return KeptBack(False, table.opened, ())
    eyes = (SPECTATOR, *(chair.seat for chair in table.chairs))
    own = set(held_by(table, guest))
    return KeptBack(
        True,
        table.opened,
        kept_back.still_to_ask(desk, table),
        tuple(seat for seat in eyes if kept_back.may_look_through(table, seat, guest)),
        tuple(seat for seat in kept_back.askers(desk, table) if seat in own),
    )

"""Records: of finished tables, brought by guests, shown again seat by seat, checked."""

from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from taberna.server.http.answers import answer
from taberna.server.http.context import changer, context, described, guest, hosted, link, maybe_guest
from taberna.server.http.request_reading import address, body
from taberna.server.records.clerks import Asking
from taberna.server.records.questions import Examine, Examined, Judge, Question, Recall, Show, Spell
from taberna.server.store.rows import RecordRow, TableRow
from taberna.server.tables import parties
from taberna.server.tables.blocked import is_shut_out
from taberna.server.tables.hosted import Hosted
from taberna.server.tables.kept_back import is_kept_back, may_look_through
from taberna.server.wire.http import Kept, Parting
from taberna.table.codec import Reader
from taberna.table.refusal import Refused, refuse
from taberna.table.seats import SPECTATOR, Seat

LONGEST_NUMBER: Final = 10

_examined: Final[Reader[Examined]] = Reader(Examined)


async def of_table(request: Request) -> Response:
    """The record of a table, once its game is over and not before (TS-4.2)."""
    table, here = await hosted(request), context(request)
    row = table.row
    if row.status != "over":
        raise Refused(refuse("still-running"))
    if not row.record:
        await here.tavern.seal(table)
    return await _file(request, await opened(request, table.row.record))


async def one(request: Request) -> Response:
    return await _file(request, await opened(request, request.path_params["name"]))


async def _file(request: Request, row: RecordRow) -> Response:
    """As JSON lines, or as text in the game's notation with `?form=text`."""
    name = f"{row.game}-{row.name[:12]}"
    if request.query_params.get("form") == "text":
        text = msgspec.json.decode(
            await _looked(request, partial(_about, request, row.name, Spell)), type=str
        )
        return _attachment(text.encode(), f"{name}.txt", "text/plain; charset=utf-8")
    return _attachment(row.data, f"{name}.jsonl", "application/jsonl")


def _attachment(data: bytes, name: str, kind: str) -> Response:
    headers = {
        "Content-Disposition": f'attachment; filename="{name}"',
        "Cache-Control": "public, max-age=31536000",
    }
    return Response(data, media_type=kind, headers=headers)


async def shown(request: Request) -> Response:
    """A finished game again, piece by piece: as one seat saw it, as those who watched did, or everything
    (`*`)."""
    seat = request.query_params.get("seat", SPECTATOR)
    given = request.query_params.get("after", "0")
    if not (given.isascii() and given.isdigit() and len(given) < LONGEST_NUMBER):
        raise Refused(refuse("unreadable", path="after", problem="a number"))
    return _json(await _looked(request, partial(_shown, request, seat, int(given))))


async def _shown(request: Request, seat: Seat, after: int) -> Question:
    """Where the rest is kept back, what a seat was told of is counted in its own numbers: those of the record
    tell how much nobody saw (TQ-G203)."""
    row = await found(request, request.path_params["name"])
    secret = await table_kept_back(request, row)
    if secret is not None:
        asks = await maybe_guest(request)
        if not may_look_through(secret, seat, asks.id if asks else ""):
            raise Refused(refuse("kept-back"))
    return Show(row.data, seat, after, own_numbers=secret is not None)


async def checked(request: Request) -> Response:
    known = context(request).desk.key.known
    name = request.path_params["name"]
    return _json(await _looked(request, partial(_about, request, name, lambda data: Judge(data, known))))


async def _about(request: Request, name: str, question: Callable[[bytes], Question]) -> Question:
    return question((await opened(request, name)).data)


async def _looked(request: Request, asking: Asking) -> bytes:
    """Asks a clerk about a record, which is read when it is its turn."""
    asks = await maybe_guest(request)
    where = address(request.scope)
    return await context(request).clerks.ask(asks.id if asks else "", where, asking)


def _json(data: bytes) -> Response:
    return Response(data, media_type="application/json")


async def bring(request: Request) -> Response:
    """Keeps a record that a guest brings, to be shown again under its name: if it holds, and if there is room
    for it."""
    asks, here = await changer(request), context(request)
    where = address(request.scope)
    with here.uploads.one(asks.id, where):
        data = await body(request, here.settings.record_size)
        origin = await here.quotas.origin(where)
        await here.quotas.check(asks.id, origin, len(data))
        answered = await here.clerks.ask(asks.id, where, partial(_examine, data, here.desk.key.known))
    found = _examined(answered)
    row = RecordRow(found.name, found.game, "", asks.id, here.desk.now(), data, origin, len(data))
    await here.quotas.keep(row)
    return answer(Kept(found.name, link(request, f"/records/{found.name}"), found.verdict), 201)


async def _examine(data: bytes, known: tuple[str, ...]) -> Question:
    return Examine(data, known)


async def found(request: Request, name: str) -> RecordRow:
    store = context(request).desk.store
    row = await store.record(name[:64])
    if row is not None and not row.data:  # sealed again under another name
        table = await store.table(row.table)
        row = await store.record(table.record) if table is not None else None
    if row is None:
        raise Refused(refuse("no-such-record"))
    return row


async def opened(request: Request, name: str) -> RecordRow:
    """A record that may be seen whole."""
    row = await found(request, name)
    if await table_kept_back(request, row) is not None:
        raise Refused(refuse("kept-back"))
    return row


async def table_kept_back(request: Request, row: RecordRow) -> TableRow | None:
    """The table of a record, where what nobody found is still kept back."""
    desk = context(request).desk
    table = await desk.store.table(row.table) if row.table else None
    return table if table is not None and await is_kept_back(desk, table) else None


async def log(request: Request) -> Response:
    """What happened so far, as one seat was told it. A clerk goes through the game, since that takes a while
    and anybody who watches may ask: through a short one, too, for how many commits a game has is told to
    nobody (TQ-G203)."""
    table = await hosted(request)
    asks = await maybe_guest(request)
    by, seat = asks.id if asks else "", request.path_params["seat"]
    if await is_shut_out(table, seat, by):
        raise Refused(refuse("blocked"))
    await _looks_back_to(
        table, seat, by
    )  # who may not is told so at once, and again if that changes meanwhile

    async def asking() -> Question:
        began = await _looks_back_to(table, seat, by)
        rows = await table.desk.store.entries(table.id)
        entries = tuple(msgspec.Raw(row.body) for row in rows)
        return Recall(table.game.name, table.older.rules, table.seats, entries, seat, began)

    return _json(await context(request).clerks.ask(by, address(request.scope), asking))


async def _looks_back_to(table: Hosted, seat: Seat, by: str) -> int:
    """The entry after which this guest may read a seat's log: only where the game lets its players look back,
    and nothing of before they sat down."""
    if not table.may_hear(seat, by):
        raise Refused(refuse("not-your-seat", seat=seat[:20]))
    if table.row.status == "over" and not await is_kept_back(table.desk, table.row):
        return 0
    if not table.game.keeps_log(table.options):
        raise Refused(refuse("no-log"))
    return table.chairs[seat].since if seat in table.chairs else 0


async def party(request: Request) -> Response:
    here = context(request)
    row = await here.desk.store.party(request.path_params["party"])
    if row is None:
        raise Refused(refuse("no-such-party"))
    asks = await guest(request)
    rows = await here.desk.store.tables_in(row.id)
    tables = tuple(described(here, table, asks) for table in rows)
    return answer(Parting(row.id, row.game, tables, await parties.ended(here.desk, row.id)))

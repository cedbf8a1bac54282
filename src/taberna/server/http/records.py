"""Records: of finished tables, brought by guests, shown again seat by seat, checked."""

from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from taberna.server.http.answers import answer
from taberna.server.http.asking import body
from taberna.server.http.context import changer, context, described, guest, hosted, link, maybe_guest
from taberna.server.store.rows import RecordRow
from taberna.server.tables import parties, streams
from taberna.server.tables.steps import Step
from taberna.server.tables.stories import tellings
from taberna.server.wire.requests import Kept, Moment, Parting, Shown
from taberna.table.codec import write
from taberna.table.commits import Commit
from taberna.table.load import load
from taberna.table.play import tell
from taberna.table.record import AnyRecord
from taberna.table.refusal import Refused, refuse
from taberna.table.replay import opening, replay
from taberna.table.seats import HOUSE, SPECTATOR
from taberna.table.verify import verify

ENTRIES_SHOWN: Final = 5000


async def of_table(request: Request) -> Response:
    """The record of a table, once its game is over and not before (TS-4.2)."""
    table, here = await hosted(request), context(request)
    row = table.row
    if row.status != "over":
        raise Refused(refuse("still-running"))
    if not row.record:
        await here.tavern.seal(table)
    return await _file(request, await found(request, table.row.record))


async def one(request: Request) -> Response:
    return await _file(request, await found(request, request.path_params["name"]))


async def _file(request: Request, row: RecordRow) -> Response:
    """As JSON lines, or as text in the game's notation with `?form=text`."""
    name = f"{row.game}-{row.name[:12]}"
    if request.query_params.get("form") == "text":
        record = load(row.data, context(request).desk.games)
        return _attachment("\n".join(_lines(record)).encode(), f"{name}.txt", "text/plain; charset=utf-8")
    return _attachment(row.data, f"{name}.jsonl", "application/jsonl")


def _attachment(data: bytes, name: str, kind: str) -> Response:
    headers = {
        "Content-Disposition": f'attachment; filename="{name}"',
        "Cache-Control": "public, max-age=31536000",
    }
    return Response(data, media_type=kind, headers=headers)


def _lines(record: AnyRecord) -> list[str]:
    """The game as people write it: one `SEAT: ACTION` a line."""
    game, header = record.game, record.header
    lines = [f'[Game "{game.name}"]', f"[Variant {header.options.variant}]", f"[Rules {header.rules}]"]
    if record.seal.outcome is not None:
        lines.append(f'[Result "{record.seal.outcome.result} {record.seal.outcome.reason}"]')
    for entry in record.entries:
        if isinstance(entry, Commit):
            if entry.action is not None:
                lines.append(f"{entry.seat}: {game.notation.print_action(entry.action)}")
        else:
            lines.append(f"# {entry.seat} takes back to {entry.to}")
    return [*lines, ""]


async def shown(request: Request) -> Response:
    """A finished game again: as one seat saw it, as those who watched did, or everything (`*`)."""
    row = await found(request, request.path_params["name"])
    record = load(row.data, context(request).desk.games)
    seat = request.query_params.get("seat", SPECTATOR)
    if seat not in (*record.header.seats, SPECTATOR, HOUSE):
        raise Refused(refuse("no-such-seat", seat=seat[:20]))
    if len(record.entries) > ENTRIES_SHOWN:
        raise Refused(refuse("too-large", most=ENTRIES_SHOWN))
    before, moments = opening(record), []
    for entry, play in zip(record.entries, replay(record), strict=True):
        whole = seat == HOUSE
        telling = entry if whole else tell(before, entry, seat)
        view = play.state if whole else record.game.view(play.state, seat)
        moments.append(Moment(entry.seq, msgspec.Raw(write(telling)), msgspec.Raw(write(view))))
        before = play
    return answer(Shown(seat, msgspec.Raw(write(record.header)), tuple(moments)))


async def checked(request: Request) -> Response:
    row = await found(request, request.path_params["name"])
    return answer(verify(load(row.data, context(request).desk.games)))


async def bring(request: Request) -> Response:
    """Keeps a record that a guest brings, to be shown again under its name."""
    asks, here = await changer(request), context(request)
    data = await body(request, here.settings.record_size)
    record = load(data, here.desk.games)
    if record.header.options.secret:  # it would be read by whoever is shown the game
        raise Refused(refuse("options-secret"))
    verdict = verify(record)
    row = RecordRow(record.name, record.game.name, "", asks.id, here.desk.now(), data)
    await here.desk.store.add_record(row)
    return answer(Kept(record.name, link(request, f"/records/{record.name}"), verdict), 201)


async def found(request: Request, name: str) -> RecordRow:
    store = context(request).desk.store
    row = await store.record(name[:64])
    if row is not None and not row.data:  # sealed again under another name
        table = await store.table(row.table)
        row = await store.record(table.record) if table is not None else None
    if row is None:
        raise Refused(refuse("no-such-record"))
    return row


async def log(request: Request) -> Response:
    """What happened so far, as one seat was told it: only where the game lets its players look back."""
    table = await hosted(request)
    seat = request.path_params["seat"]
    asks = await maybe_guest(request)
    if not table.may_hear(seat, asks.id if asks else ""):
        raise Refused(refuse("not-your-seat", seat=seat[:20]))
    if table.row.status != "over" and not table.game.keeps_log(table.options):
        raise Refused(refuse("no-log"))
    chair = table.chairs.get(seat)
    async with table.turn:
        began = 0 if chair is None or table.row.status == "over" else chair.since
        steps: list[Step] = await streams.since(table, began)
    return answer(tellings(steps, seat))


async def party(request: Request) -> Response:
    here = context(request)
    row = await here.desk.store.party(request.path_params["party"])
    if row is None:
        raise Refused(refuse("no-such-party"))
    asks = await guest(request)
    rows = await here.desk.store.tables_in(row.id)
    tables = tuple(described(here, table, asks) for table in rows)
    return answer(Parting(row.id, row.game, tables, await parties.ended(here.desk, row.id)))

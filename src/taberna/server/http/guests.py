"""Guests: arriving, being named, muting, blocking, reporting, and what is kept about one."""

from typing import Final, Literal

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from taberna.server.http import acquaintances, notices, request_reading
from taberna.server.http.answers import answer
from taberna.server.http.context import (
    Context,
    asked,
    changer,
    context,
    described,
    guest,
    known,
    maybe_guest,
    settled,
    slow_down,
)
from taberna.server.http.request_reading import COOKIE
from taberna.server.store.rows import GuestRow, RelationRow, ReportRow, TableRow
from taberna.server.tables import lobby, record_notes, records
from taberna.server.tables.blocked import show_out
from taberna.server.tables.ended_rules import change_unread, is_unread
from taberna.server.tables.row_changes import change
from taberna.server.tokens import new_id
from taberna.server.wire.http import About, AllAbout, Guest, NewGuest, Rename, Report, SaidOnce
from taberna.table.codec import Reader
from taberna.table.refusal import Refusal, Refused, refuse
from taberna.table.seats import HOUSE
from taberna.table.talk import tidy

YEAR: Final = 365 * 24 * 3600
NOBODY: Final = "…"
"""What is left of a name."""

_new: Final[Reader[NewGuest]] = Reader(NewGuest)
_rename: Final[Reader[Rename]] = Reader(Rename)
_about: Final[Reader[About]] = Reader(About)
_report: Final[Reader[Report]] = Reader(Report)


async def arrive(request: Request) -> Response:
    """A new guest; whoever comes with a cookie of ours stays who they are, since a browser may keep it
    longer than what the page noted about it."""
    here = context(request)
    wanted = await asked(request, _new)
    slow_down(request, request_reading.address(request.scope))
    same = None if wanted.bearer else await maybe_guest(request)
    if same is not None:
        if wanted.name and wanted.name != same.name:
            same = await here.people.rename(same, wanted.name)
        return answer(Guest(same.id, same.name), 201)
    row, token = await here.people.arrive(wanted.name)
    if wanted.bearer:
        return answer(Guest(row.id, row.name, token), 201)
    response = answer(Guest(row.id, row.name), 201)
    response.set_cookie(
        COOKIE,
        token,
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=here.settings.secure_cookie or request.url.scheme == "https",
    )
    return response


async def myself(request: Request) -> Response:
    row = await guest(request)
    return answer(Guest(row.id, row.name))


async def rename(request: Request) -> Response:
    row = await changer(request)
    renamed = await context(request).people.rename(row, (await asked(request, _rename)).name)
    return answer(Guest(renamed.id, renamed.name))


async def export(request: Request) -> Response:
    row, here = await guest(request), context(request)
    store = here.desk.store
    relations = await store.relations(row.id)
    reports = await store.reports_by(row.id)
    about = AllAbout(
        Guest(row.id, row.name),
        row.made,
        tuple(described(here, table, row) for table in await store.tables_of(row.id)),
        tuple(SaidOnce(line.table, line.at, line.text) for line in await store.talk_by(row.id)),
        tuple(relation.other for relation in relations if relation.kind == "mute"),
        tuple(relation.other for relation in relations if relation.kind == "block"),
        tuple(Report(report.about, report.reason, report.table, report.line) for report in reports),
        tuple(record.name for record in await store.records_by(row.id)),
        await acquaintances.of(store, row.id),
        await notices.asked_by(store, row.id),
    )
    response = answer(about)
    response.headers["Content-Disposition"] = 'attachment; filename="taberna-guest.json"'
    return response


async def delete(request: Request) -> Response:
    """Forgets a guest: the token, the talk, the name at every table and in every record of this house. A
    chain's later records name the earlier ones, so they are sealed again with them."""
    row, here = await changer(request), context(request)
    tables = await here.desk.store.tables_sat_at(row.id)
    for table in tables:
        await _change(here, table, lambda kept: _nameless(kept, row.id))
    await here.desk.store.delete_guest(row.id)
    for table in sorted(tables, key=lambda table: table.place):
        await _forgotten(here, table.id)
    await here.room.leave(row.id)
    here.notices.forget(row.id)
    here.people.forget(row)
    here.sockets.dismiss(row.id)
    response = answer({"deleted": row.id})
    response.delete_cookie(COOKIE)
    return response


def _nameless(kept: TableRow, guest: str) -> TableRow:
    return record_notes.forget(lobby.forget(kept, guest, NOBODY), guest, NOBODY)


async def _forgotten(here: Context, table: str) -> None:
    """Seals a table's record anew, and those that are chained to it."""
    name = ""
    while table and (row := await here.desk.store.table(table)) is not None:
        if name:
            row = await _change(here, row, lambda row, name=name: replace(row, chained=name))  # type: ignore[misc]
        if not row.record:
            return
        name = await records.reseal(here.desk, here.desk.games.find(row.game), row)
        row = await _change(here, row, lambda row, name=name: replace(row, record=name))  # type: ignore[misc]
        table = row.next if row.party else ""


async def _change(here: Context, row: TableRow, changing: lobby.Changing) -> TableRow:
    """Whatever rules the table was played by."""
    if is_unread(here.desk, row):
        return settled(await change_unread(here.desk, row, changing))
    return settled(await change(await here.tavern.open(row.id), changing))


async def mute(request: Request) -> Response:
    return await _relate(request, "mute")


async def block(request: Request) -> Response:
    return await _relate(request, "block")


async def _relate(request: Request, kind: Literal["mute", "block"]) -> Response:
    row, here = await changer(request), context(request)
    about = await asked(request, _about)
    if about.guest != HOUSE or kind != "mute":  # the house's bots can be muted, all of them together
        await _known(request, about.guest, row)
    if request.method == "DELETE":
        await here.desk.store.unrelate(row.id, about.guest, kind)
    else:
        await here.desk.store.relate(RelationRow(row.id, about.guest, kind, here.desk.now()))
        for table in tuple(here.tavern.tables.values()) if kind == "block" else ():
            if table.row.host == row.id:
                show_out(table, about.guest)
    await here.sockets.hush(row.id)
    return answer({"guest": about.guest, kind: request.method != "DELETE"})


async def report(request: Request) -> Response:
    row, here = await changer(request), context(request)
    wanted = await asked(request, _report)
    await _known(request, wanted.guest, row)
    reason = tidy(wanted.reason)
    if isinstance(reason, Refusal):
        raise Refused(reason)
    kept = ReportRow(new_id(), row.id, wanted.guest, wanted.table[:64], wanted.line, reason, here.desk.now())
    await here.desk.store.add_report(kept)
    return answer(replace(wanted, reason=reason), 201)


async def _known(request: Request, other: str, row: GuestRow) -> None:
    if other == row.id:
        raise Refused(refuse("no-such-guest"))
    await known(request, other)

"""Tables: which games there are, opening one, listing them, rematch, the next of a chain, closing."""

from collections.abc import Mapping
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from taberna.bots import AnyBot, beside_ladders, ladders
from taberna.server.http.answers import answer
from taberna.server.http.context import (
    Context,
    asked,
    changer,
    context,
    described,
    guest,
    hosted,
    known,
    link,
    maybe_guest,
    settled,
)
from taberna.server.store.rows import GuestRow, TableRow
from taberna.server.tables import kept_back, lobby, opening, parties, watchers
from taberna.server.tables.hosted import Hosted
from taberna.server.tables.invitations import new_invitation
from taberna.server.tables.row_changes import begun, change
from taberna.server.wire.http import About, Allow, GameInfo, Invitation, NewTable, Opened, Promised
from taberna.table.codec import Reader, codec, write
from taberna.table.game import AnyGame
from taberna.table.refusal import Refused, refuse
from taberna.table.schema import options_schema
from taberna.table.seats import SPECTATOR
from taberna.table.usual_options import usual

_new: Final[Reader[NewTable]] = Reader(NewTable)
_about: Final[Reader[About]] = Reader(About)
_allow: Final[Reader[Allow]] = Reader(Allow)


async def games(request: Request) -> Response:
    desk = context(request).desk
    return answer(tuple(described_game(game, desk.bots.get(game.name, {})) for game in desk.games.values()))


def described_game(game: AnyGame, bots: Mapping[str, AnyBot]) -> GameInfo:
    plain = {variant: codec(game).make_options({"variant": variant}) for variant in game.variants}
    return GameInfo(
        game.name,
        game.rules,
        game.variants,
        {variant: game.seats(options)[0] for variant, options in plain.items()},
        {variant: msgspec.Raw(write(options)) for variant, options in plain.items()},
        usual(game, bots=True),
        msgspec.Raw(write(options_schema(game))),
        game.attendance.clocks if game.attendance else (),
        tuple(bots),
        ladders(bots),
        beside_ladders(bots),
    )


async def listed(request: Request) -> Response:
    """The public tables; with `?mine=1` one's own."""
    here = context(request)
    if request.query_params.get("mine"):
        asks = await guest(request)
        own = await here.desk.store.tables_of(asks.id)
        return answer(tuple(described(here, row, asks) for row in own))
    asks_maybe = await maybe_guest(request)
    rows = await here.desk.store.public_tables(here.settings.public_tables)
    return answer(tuple(described(here, row, asks_maybe) for row in rows))


async def open_table(request: Request) -> Response:
    here, asks = context(request), await changer(request)
    wanted = await asked(request, _new)
    if await here.desk.store.running(asks.id) >= here.settings.tables_guest:
        raise Refused(refuse("too-many-tables", most=here.settings.tables_guest))
    row = opening.planned(here.desk, wanted, asks)
    seats = [chair.seat for chair in row.chairs if chair.kind == "open"]
    if row.watching != "nobody":
        seats.append(SPECTATOR)
    tokens = [new_invitation(here.desk, row, seat, asks.id) for seat in seats]
    await opening.opened(here.desk, row, [kept for _, kept in tokens])
    row = settled(await begun(await here.tavern.host(row)))
    join = link(request, "/join#")
    links = tuple(Invitation(kept.seat, join + token) for token, kept in tokens)
    return answer(Opened(described(here, row, asks), links), 201)


async def one(request: Request) -> Response:
    """Who has a table's address may know of it; its game is another matter."""
    table = await hosted(request)
    return answer(described(context(request), table.row, await maybe_guest(request)))


async def promised(request: Request) -> Response:
    """What the house promised when it opened this table: to be kept before anybody contributes."""
    row = (await hosted(request)).row
    return answer(Promised(row.opening, row.promise, row.status == "gathering"))


async def remove(request: Request) -> Response:
    here, asks, table = context(request), await changer(request), await hosted(request)
    if asks.id != table.row.host:
        raise Refused(refuse("host-only"))
    other = await known(request, (await asked(request, _about)).guest)
    return answer(described(here, settled(await change(table, lambda row: lobby.remove(row, other))), asks))


async def watch(request: Request) -> Response:
    """The host says who may watch from now on; whoever may not any more is shown out."""
    here, asks, table = context(request), await changer(request), await hosted(request)
    wanted = (await asked(request, _allow)).watching
    row = settled(await change(table, lambda row: watchers.allow(row, asks.id, wanted)))
    return answer(described(here, row, asks))


async def close(request: Request) -> Response:
    here, asks, table = context(request), await changer(request), await hosted(request)
    away = here.tavern.absences.away(table)
    row = settled(await change(table, lambda row: lobby.close(row, asks.id, away)))
    await here.desk.store.revoke_invitations(row.id)
    return answer(described(here, row, asks))


async def rematch(request: Request) -> Response:
    here, asks, table = context(request), await changer(request), await hosted(request)
    if table.row.status != "over":
        raise Refused(refuse("still-running"))
    if not await kept_back.may_be_played_again(here.desk, table.row):
        raise Refused(refuse("kept-back"))
    return await _followed_by(here, asks, table, opening.rematch(here.desk, table.row))


async def next_game(request: Request) -> Response:
    """The next game of a chain, as its `sequel` has it."""
    here, asks, table = context(request), await changer(request), await hosted(request)
    if not table.row.party:
        raise Refused(refuse("no-such-party"))
    if table.row.status != "over" or not table.row.record:
        raise Refused(refuse("still-running"))
    coming = await parties.coming(here.desk, table.row)
    return await _followed_by(here, asks, table, opening.next_in_chain(here.desk, table.row, coming))


async def _followed_by(here: Context, asks: GuestRow, table: Hosted, coming: TableRow) -> Response:
    """Whoever asks first opens it; the others are told where it is."""
    if asks.id != table.row.host and not lobby.held_by(table.row, asks.id):
        raise Refused(refuse("not-your-seat"))
    before = settled(await opening.followed(here.desk, table, coming))
    after = await here.tavern.open(before.next)
    return answer(described(here, settled(await begun(after)), asks), 201)

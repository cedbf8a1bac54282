"""What the handlers of HTTP requests work with."""

import asyncio
from dataclasses import dataclass
from typing import TypeVar, cast

import msgspec
from starlette.requests import Request

from taberna.server.all_guests import AllGuests
from taberna.server.guest_statistics import Remembering
from taberna.server.http import request_reading
from taberna.server.limits_at_once import Crowd
from taberna.server.memories.keeper import Keeper
from taberna.server.notices.turns import TurnNotices
from taberna.server.pairing import Room
from taberna.server.people import People
from taberna.server.rate_limits import Buckets
from taberna.server.records.clerks import Clerks
from taberna.server.records.quotas import Quotas
from taberna.server.settings import Settings
from taberna.server.socket.receiving import Sockets
from taberna.server.store.rows import GuestRow, TableRow
from taberna.server.tables import lobby, stories
from taberna.server.tables.desk import Desk
from taberna.server.tables.editions import reading_of
from taberna.server.tables.hosted import Hosted
from taberna.server.tables.tavern import Tavern
from taberna.server.wire.http import TableInfo
from taberna.table.codec import Reader, codec, write
from taberna.table.game import AnyGame
from taberna.table.refusal import Refusal, Refused, refuse

T = TypeVar("T")


@dataclass(slots=True)
class Context:
    settings: Settings
    desk: Desk
    tavern: Tavern
    people: People
    sockets: Sockets
    buckets: Buckets
    keeper: Keeper
    clerks: Clerks
    quotas: Quotas
    uploads: Crowd
    room: Room
    notices: TurnNotices
    remembering: Remembering
    all_guests: AllGuests
    draining: bool = False
    probing: "asyncio.Future[None] | None" = None
    """Whether the store takes what is written is being tried."""


def context(request: Request) -> Context:
    return cast(Context, request.app.state.context)


async def guest(request: Request) -> GuestRow:
    """Who asks; somebody unknown is refused."""
    found = await maybe_guest(request)
    if found is None:
        raise Refused(refuse("no-guest"))
    return found


async def maybe_guest(request: Request) -> GuestRow | None:
    return await context(request).people.find(request_reading.token_of(request.headers))


async def known(request: Request, guest: str) -> str:
    """A guest of whom there is a row."""
    if not guest or await context(request).desk.store.guest(guest[:64]) is None:
        raise Refused(refuse("no-such-guest"))
    return guest


def slow_down(request: Request, name: str) -> None:
    """Requests that change something cost; by guest, or by address before there is one."""
    if not context(request).buckets.take(name):
        raise Refused(refuse("too-fast"))


async def changer(request: Request) -> GuestRow:
    """Who asks for a change, not too often."""
    found = await guest(request)
    slow_down(request, found.id)
    return found


async def asked(request: Request, read: Reader[T]) -> T:
    return await request_reading.asked(request, read, context(request).settings.body_size)


async def hosted(request: Request) -> Hosted:
    return await context(request).tavern.open(request.path_params["table"])


def link(request: Request, path: str) -> str:
    return request_reading.base(request, context(request).settings) + path


def settled(changed: TableRow | Refusal) -> TableRow:
    if isinstance(changed, Refusal):
        raise Refused(changed)
    return changed


def _told(game: AnyGame, row: TableRow) -> msgspec.Raw:
    """Its options, as far as everybody may know them."""
    try:
        options = codec(game).options(reading_of(game, row).options(row.options.encode()))
    except Refused:  # its rules have ended, and under those nothing of them was secret
        return msgspec.Raw(row.options)
    return msgspec.Raw(write(game.told(options)) if options.secret else row.options)


def described(here: Context, row: TableRow, asks: GuestRow | None) -> TableInfo:
    """A table as whoever asks may see it."""
    known = here.tavern.tables.get(row.id)
    return TableInfo(
        id=row.id,
        game=row.game,
        options=_told(here.desk.games.find(row.game), row),
        status=row.status,
        public=row.public,
        watching=row.watching,
        talk=row.talk,
        away=row.away // 1000,
        host=row.host,
        seats=stories.sittings(row, known.here if known else ()),
        commitment=row.commitment,
        practice=bool(row.practice),
        party=row.party,
        previous=row.previous,
        next=row.next,
        record=row.record,
        outcome=row.outcome,
        created=row.created,
        mine=lobby.held_by(row, asks.id) if asks else (),
    )

"""Whether the house's bots may remember how a guest plays, and what they remember. Nothing unasked."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from taberna.server.http.answers import answer
from taberna.server.http.context import changer, context, guest
from taberna.server.store.protocol import Store
from taberna.server.wire.requests import Acquaintance, Meeting, Remembered


async def shown(request: Request) -> Response:
    row = await guest(request)
    return answer(await of(context(request).desk.store, row.id))


async def allow(request: Request) -> Response:
    row, desk = await changer(request), context(request).desk
    await desk.store.allow(row.id, desk.now())
    return answer(await of(desk.store, row.id))


async def forbid(request: Request) -> Response:
    """What is kept is deleted at once; in games under way, bots begin anew with what they saw there."""
    row, desk = await changer(request), context(request).desk
    await desk.store.disallow(row.id)
    return answer(await of(desk.store, row.id))


async def of(store: Store, guest: str) -> Remembered:
    return Remembered(
        await store.allows(guest),
        tuple(
            Acquaintance(row.game, row.bot, row.at, msgspec.Raw(row.body))
            for row in await store.acquaintances(guest)
        ),
        tuple(Meeting(row.table, row.seat, msgspec.Raw(row.body)) for row in await store.met(guest)),
    )

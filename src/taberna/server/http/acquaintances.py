"""/api/guest/remembered: whether the house's bots may remember how a guest plays, and what they remember.
Nothing unasked."""

from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from taberna.server.http.answers import answer
from taberna.server.http.context import changer, context, guest
from taberna.server.store.protocol import Store
from taberna.server.wire.http import Acquaintance, Meeting, Remembered

SHOWN: Final = 100
"""Copies beside games that are shown at once, of the latest games; all of them are in the export."""


async def shown(request: Request) -> Response:
    row = await guest(request)
    return answer(await of(context(request).desk.store, row.id, SHOWN))


async def allow(request: Request) -> Response:
    row, desk = await changer(request), context(request).desk
    await desk.store.allow(row.id, desk.now())
    return answer(await of(desk.store, row.id, SHOWN))


async def forbid(request: Request) -> Response:
    """What is kept is deleted at once; in games under way, bots begin anew with what they saw there."""
    row, desk = await changer(request), context(request).desk
    await desk.store.disallow(row.id)
    return answer(await of(desk.store, row.id, SHOWN))


async def of(store: Store, guest: str, most: int | None = None) -> Remembered:
    since = await store.allowed_since(guest)
    return Remembered(
        since is not None,
        since,
        tuple(
            Acquaintance(row.game, row.bot, row.at, msgspec.Raw(row.body))
            for row in await store.acquaintances(guest)
        ),
        tuple(Meeting(row.table, row.seat, msgspec.Raw(row.body)) for row in await store.met(guest, most)),
        await store.times_met(guest),
    )

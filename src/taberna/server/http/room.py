"""The room: who is there, and somebody to play with."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from taberna.server.http.answers import answer
from taberna.server.http.context import asked, changer, context
from taberna.server.wire.http import LookIn
from taberna.table.codec import Reader

_look: Final[Reader[LookIn]] = Reader(LookIn)


async def look_in(request: Request) -> Response:
    asks = await changer(request)
    wanted = await asked(request, _look)
    return answer(await context(request).room.look_in(asks, wanted.wish, shown=wanted.shown))


async def leave(request: Request) -> Response:
    asks = await changer(request)
    await context(request).room.leave(asks.id)
    return answer({"left": asks.id})

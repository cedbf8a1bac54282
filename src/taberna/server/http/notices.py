"""Being told elsewhere that it is one's turn. Nothing unasked."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from taberna.server.http.answers import answer
from taberna.server.http.context import Context, asked, changer, context, guest
from taberna.server.notices.turns import CHANNEL
from taberna.server.store.protocol import Store
from taberna.server.store.rows import GuestRow, NoticeRow
from taberna.server.wire.http import Asked, AskNotice, Notices
from taberna.table.codec import Reader
from taberna.table.refusal import Refused, refuse

_ask: Final[Reader[AskNotice]] = Reader(AskNotice)
LANGUAGE: Final = 2


async def shown(request: Request) -> Response:
    return answer(await _of(context(request), await guest(request)))


async def ask(request: Request) -> Response:
    row, here = await changer(request), context(request)
    wanted = await asked(request, _ask)
    if wanted.endpoint != CHANNEL:
        here.notices.check(wanted.endpoint, wanted.key, wanted.secret)
        kept = wanted.endpoint, wanted.key, wanted.secret
    elif here.notices.channel is not None:
        kept = CHANNEL, "", ""
    else:
        raise Refused(refuse("no-channel"))
    await here.desk.store.ask_notice(NoticeRow(row.id, *kept, wanted.language[:LANGUAGE], here.desk.now()))
    here.notices.asks(row.id)
    return answer(await _of(here, row))


async def unask(request: Request) -> Response:
    row, here = await changer(request), context(request)
    await here.desk.store.unask(row.id, (await asked(request, _ask)).endpoint)
    left = await _of(here, row)
    if not left.asked:
        here.notices.forget(row.id)
    return answer(left)


async def _of(here: Context, row: GuestRow) -> Notices:
    key, channel = here.notices.key, here.notices.channel is not None
    return Notices(key.public if key else "", channel, await asked_by(here.desk.store, row.id))


async def asked_by(store: Store, guest: str) -> tuple[Asked, ...]:
    return tuple(Asked(row.endpoint, row.language, row.at) for row in await store.notices(guest))

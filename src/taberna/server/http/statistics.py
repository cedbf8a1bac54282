"""/api/guest/figures: what a guest's own games come to."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from taberna.server.guest_statistics import figures
from taberna.server.http.answers import answer
from taberna.server.http.context import context, guest
from taberna.server.http.request_reading import address
from taberna.server.records.questions import Question, Recollect
from taberna.table.codec import Reader
from taberna.table.recall import Recalled
from taberna.table.refusal import Refused, refuse

_recalled: Final[Reader[tuple[Recalled, ...]]] = Reader(tuple[Recalled, ...])


async def shown(request: Request) -> Response:
    """Of whoever asks, and of nobody else. Records that were not read yet are read by a clerk."""
    row, here = await guest(request), context(request)

    async def look(name: str) -> tuple[Recalled, ...]:
        async def asking() -> Question:
            record = await here.desk.store.record(name)
            if record is None or not record.data:
                raise Refused(refuse("no-such-record"))
            return Recollect(record.data)

        return _recalled(await here.clerks.ask(row.id, address(request.scope), asking))

    return answer(await figures(here.desk, row.id, here.remembering, look))

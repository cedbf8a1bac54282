"""Why the bots of a finished game did what they did, as they told everybody while it was played."""

from starlette.requests import Request
from starlette.responses import Response

from taberna.server.http.answers import answer
from taberna.server.http.context import context
from taberna.server.http.records import found, table_kept_back
from taberna.server.tables import phrases
from taberna.server.wire.http import Reason, Reasons


async def of_record(request: Request) -> Response:
    """None of a record that somebody brought; none while the rest is kept back, for the record's numbers tell
    how much nobody saw (TQ-G203)."""
    row = await found(request, request.path_params["name"])
    if not row.table or await table_kept_back(request, row) is not None:
        return answer(Reasons(()))
    lines = await context(request).desk.store.talk(row.table)
    told = ((line, phrases.phrase_of(line)) for line in lines if phrases.is_reason(line))
    return answer(Reasons(tuple(Reason(line.after, line.seat, why) for line, why in told if why)))

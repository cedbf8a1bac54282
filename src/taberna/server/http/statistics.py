"""/api/guest/figures: what a guest's own games come to."""

from starlette.requests import Request
from starlette.responses import Response

from taberna.server.guest_statistics import figures, looking_into
from taberna.server.http.answers import answer
from taberna.server.http.context import context, guest
from taberna.server.http.request_reading import address


async def shown(request: Request) -> Response:
    """Of whoever asks, and of nobody else but of all together."""
    row, here = await guest(request), context(request)
    look = looking_into(here.desk.store, here.clerks, row.id, address(request.scope))
    return answer(await figures(here.desk, row.id, here.remembering, look, here.all_guests.usual()))

"""How the server is."""

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from taberna import __version__
from taberna.server.http.answers import answer
from taberna.server.http.context import context
from taberna.server.store.opening import FAILURES


async def alive(request: Request) -> Response:
    return answer({"status": "alive", "version": __version__})


async def ready(request: Request) -> Response:
    """Whether new requests should come here: the store takes what is written, and the node is not being
    stopped."""
    here = context(request)
    if here.draining:
        return answer({"status": "draining"}, 503)
    try:
        await here.desk.store.probe()
    except FAILURES:
        return answer({"status": "no store"}, 503)
    return answer({"status": "ready"})


async def metrics(request: Request) -> Response:
    return PlainTextResponse(context(request).desk.metrics.text(), media_type="text/plain; version=0.0.4")

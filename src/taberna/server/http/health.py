"""How the server is."""

import asyncio
from ipaddress import ip_address, ip_network

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from taberna import __version__
from taberna.server.http.answers import answer, problem
from taberna.server.http.context import context
from taberna.server.store.opening import FAILURES
from taberna.server.wire.http import HouseKeys
from taberna.table.refusal import refuse


async def alive(request: Request) -> Response:
    return answer({"status": "alive", "version": __version__})


async def house(request: Request) -> Response:
    """The public halves of the keys that this house signs and has signed with, today's first."""
    return answer(HouseKeys(context(request).desk.key.known))


async def ready(request: Request) -> Response:
    """Whether new requests should come here: the store takes what is written, and the node is not being
    stopped. Whoever asks while that is tried is answered with it: a try is written to the disk."""
    here = context(request)
    if here.draining:
        return answer({"status": "draining"}, 503)
    if here.probing is None or here.probing.done():
        here.probing = asyncio.ensure_future(here.desk.store.probe())
    try:
        await asyncio.shield(here.probing)
    except FAILURES:
        return answer({"status": "no store"}, 503)
    return answer({"status": "ready"})


async def metrics(request: Request) -> Response:
    """For those who keep the house alone: these numbers count what nobody at a table is told of (TQ-G203)."""
    here = context(request)
    if not _is_among(request.client.host if request.client else "", here.settings.metrics):
        return problem(refuse("no-such-page"))
    return PlainTextResponse(here.desk.metrics.text(), media_type="text/plain; version=0.0.4")


def _is_among(host: str, networks: str) -> bool:
    try:
        found = ip_address(host)
    except ValueError:
        return False
    return any(found in ip_network(network, strict=False) for network in networks.split())

"""Answers as JSON, and which status a refusal has."""

import logging
from collections.abc import Mapping
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from taberna.server.wire.http import Problem
from taberna.table.codec import write
from taberna.table.refusal import Refusal, Refused, quoted

log = logging.getLogger("taberna")

UNKNOWN: Final = frozenset(
    {"no-such-table", "no-such-record", "no-such-party", "no-such-guest", "no-such-page"}
)
FORBIDDEN: Final = frozenset(
    {"host-only", "not-invited", "not-your-seat", "not-watching", "removed", "blocked", "bad-origin"}
    | {"other-side", "nobody-vouches", "not-agreed", "no-stand-in", "kept-back"}
)
STATUSES: Final[Mapping[str, int]] = {
    "no-guest": 401,
    "too-large": 413,
    "too-many-entries": 413,
    "too-heavy": 413,
    "quota-guest": 413,
    "quota-address": 413,
    "quota-house": 507,
    "too-fast": 429,
    "busy": 503,
    "failed": 500,
    "unreadable": 400,
    "still-running": 409,
    "rules-ended": 410,
    **dict.fromkeys(UNKNOWN, 404),
    **dict.fromkeys(FORBIDDEN, 403),
}


def answer(value: object, status: int = 200) -> Response:
    return Response(write(value), status, media_type="application/json")


def problem(refusal: Refusal) -> Response:
    return answer(Problem(refusal.code, quoted(refusal)), STATUSES.get(refusal.code, 409))


async def on_broken_off(request: Request, error: Exception) -> Response:
    """Whoever sent it is gone before it was whole: a line for those who watch over the house, and no more."""
    log.info("a request was broken off", extra={"method": request.method})
    return Response(status_code=400)


async def on_refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return problem(error.refusal)

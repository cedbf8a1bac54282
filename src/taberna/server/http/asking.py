"""Who asks and for what: the guest behind a request, its body, and whether it may come from where it does."""

from typing import Final, TypeVar
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import Request

from taberna.server.settings import Settings
from taberna.server.tokens import LONGEST
from taberna.table.codec import Reader
from taberna.table.refusal import Refused, refuse

T = TypeVar("T")

COOKIE: Final = "taberna_guest"
_BEARER: Final = "bearer "


def token_of(headers: Headers) -> str:
    """The guest's token: from the header of a program, or the cookie of a browser."""
    given = headers.get("authorization", "")
    if given[: len(_BEARER)].lower() == _BEARER:
        return given[len(_BEARER) :].strip()[: LONGEST + 1]
    for part in headers.get("cookie", "").split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return value[: LONGEST + 1]
    return ""


def origin_allowed(headers: Headers, settings: Settings) -> bool:
    """A browser says which page asks; another site's may not. Programs say nothing."""
    origin = headers.get("origin")
    if origin is None:
        return True
    allowed = {settings.address.rstrip("/"), *(o.rstrip("/") for o in settings.origins.split())} - {""}
    return origin in allowed or (
        urlsplit(origin).netloc != "" and urlsplit(origin).netloc == headers.get("host", "")
    )


async def body(request: Request, most: int) -> bytes:
    length = request.headers.get("content-length", "0")
    if length.isdigit() and int(length) > most:
        raise Refused(refuse("too-large", most=most))
    data = bytearray()
    async for part in request.stream():
        data += part
        if len(data) > most:
            raise Refused(refuse("too-large", most=most))
    return bytes(data)


async def asked(request: Request, read: Reader[T], most: int) -> T:
    """The request's body; nothing at all is an empty object."""
    return read(await body(request, most) or b"{}")

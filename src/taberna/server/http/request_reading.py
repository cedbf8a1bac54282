"""Who asks and for what: the guest behind a request, its body, and whether it may come from where it does."""

import re
from ipaddress import ip_address, ip_network
from typing import Final, TypeVar
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.types import Scope

from taberna.server.settings import Settings
from taberna.server.tokens import LONGEST
from taberna.table.codec import Reader
from taberna.table.refusal import Refused, refuse

T = TypeVar("T")

COOKIE: Final = "taberna_guest"
_BEARER: Final = "bearer "
_HOST: Final = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[0-9A-Za-z.-]+)(:[0-9]{1,5})?")


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


def address(scope: Scope) -> str:
    """Where a request comes from, as a proxy that is believed says it. Who has one address of the newer kind
    has as many as they like, so that all of a network's are one."""
    client = scope.get("client")
    host = client[0] if client else ""
    try:
        found = ip_address(host)
    except ValueError:
        return host
    return host if found.version == 4 else str(ip_network((host.partition("%")[0], 64), strict=False))


def origin_allowed(headers: Headers, settings: Settings) -> bool:
    """A browser says which page asks; another site's may not. Programs say nothing."""
    origin = headers.get("origin")
    if origin is None:
        return True
    allowed = {settings.address.rstrip("/"), *(o.rstrip("/") for o in settings.origins.split())} - {""}
    return origin in allowed or (
        urlsplit(origin).netloc != "" and urlsplit(origin).netloc == headers.get("host", "")
    )


def base(request: Request, settings: Settings) -> str:
    """What links begin with: the stated address, or what the request calls us where that is a name of ours.
    Anybody can ask for any host, and a link must not lead there."""
    if settings.address:
        return settings.address.rstrip("/")
    host, port = request.scope["server"]
    asked = request.headers.get("host", "")
    ours = {host, settings.host, "localhost", *settings.hosts.split()}
    if _HOST.fullmatch(asked) is None or not (_named(asked) in ours or _is_loopback(_named(asked))):
        asked = f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
    return f"{request.scope['scheme']}://{asked}"


def _named(host: str) -> str:
    """Without the port."""
    return host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0].lower()


def _is_loopback(name: str) -> bool:
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return False


async def body(request: Request, most: int) -> bytes:
    """What was sent, if it has no more than so many bytes."""
    too_large = Refused(refuse("too-large", most=-(-most // 1024)))  # in kB: people read it
    length = request.headers.get("content-length", "0")
    if length.isdigit() and int(length) > most:
        raise too_large
    data = bytearray()
    async for part in request.stream():
        data += part
        if len(data) > most:
            raise too_large
    return bytes(data)


async def asked(request: Request, read: Reader[T], most: int) -> T:
    """The request's body; nothing at all is an empty object."""
    return read(await body(request, most) or b"{}")

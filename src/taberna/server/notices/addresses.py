"""Where a notice may go. A browser names the address, and anybody can pretend to be one: so it is https, at a
push service that is known, at the usual port, and never an address of this machine or its network."""

import asyncio
import re
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from socket import IPPROTO_TCP, SOCK_STREAM
from typing import Final
from urllib.parse import urlsplit

from taberna.server.settings import PREFIX, BadSetting, Settings
from taberna.table.refusal import Refused, refuse

SERVICES: Final = (
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    ".push.services.mozilla.com",
    "web.push.apple.com",
    ".push.apple.com",
    ".notify.windows.com",
)
"""Of Chrome and its like, Firefox, Safari and Edge. One with a dot stands for all names under it."""
LONGEST: Final = 1024
HTTPS: Final = 443
_WRITTEN: Final = re.compile(r"https://[a-z0-9.-]{1,253}(:[0-9]{1,5})?/[!-~]*", re.IGNORECASE)
_NAT64: Final = ip_network("64:ff9b::/96")


class Inside(Exception):
    """A name that leads to this machine or its network."""


@dataclass(frozen=True, slots=True)
class Target:
    host: str
    port: int
    path: str
    secure: bool = True

    @property
    def origin(self) -> str:
        usual = HTTPS if self.secure else 80
        port = "" if self.port == usual else f":{self.port}"
        return f"{'https' if self.secure else 'http'}://{self.host}{port}"


@dataclass(frozen=True, slots=True)
class Services:
    """Which push services are known here."""

    further: tuple[str, ...] = ()
    """Those that whoever hosts has named, a port with them where it is another."""
    inside: bool = False
    """Whether they may be in this machine's own network."""

    def target(self, endpoint: str) -> Target:
        """Refused unless a notice may be sent there."""
        if len(endpoint) > LONGEST or not _WRITTEN.fullmatch(endpoint) or "#" in endpoint:
            raise Refused(refuse("bad-endpoint"))
        found = target_of(endpoint)
        named = found.host if found.port == HTTPS else f"{found.host}:{found.port}"
        if not any(named == known or (known[0] == "." and named.endswith(known)) for known in self._known):
            raise Refused(refuse("bad-endpoint"))
        return found

    @property
    def _known(self) -> tuple[str, ...]:
        return *SERVICES, *self.further


def target_of(address: str) -> Target:
    """ValueError where it is no address of the web."""
    parts = urlsplit(address)
    secure = parts.scheme == "https"
    if not parts.hostname or parts.scheme not in ("http", "https") or parts.username is not None:
        raise ValueError(address)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(parts.hostname, parts.port or (HTTPS if secure else 80), path, secure)


def channel_of(settings: Settings) -> Target | None:
    """The operator's own choice, wherever it is."""
    try:
        return target_of(settings.webhook) if settings.webhook else None
    except ValueError:
        raise BadSetting(f"{PREFIX}WEBHOOK: https://… expected") from None


async def resolve(target: Target, *, inside: bool) -> str:
    """The number that is connected to: what was looked at and nothing else, whatever the name says a moment
    later. One number inside, and none of them is trusted."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(target.host, target.port, type=SOCK_STREAM, proto=IPPROTO_TCP)
    numbers = [str(where[4][0]) for where in found]
    if not inside and not all(is_public(ip_address(number.partition("%")[0])) for number in numbers):
        raise Inside(target.host)
    return numbers[0]


def is_public(number: IPv4Address | IPv6Address) -> bool:
    if isinstance(number, IPv6Address):
        if number.ipv4_mapped is not None:
            return is_public(number.ipv4_mapped)
        if number in _NAT64:
            return is_public(IPv4Address(number.packed[-4:]))
        if number.sixtofour is not None or number.teredo is not None:
            return False
    return number.is_global and not number.is_multicast and not number.is_reserved

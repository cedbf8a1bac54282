"""uvicorn's HTTP, with an end to waiting: for a request's head, its body, for somebody to fetch the answer.
When all places are taken, whoever has kept us waiting longest gives theirs up, so that a house full of half
requests locks nobody out."""

import sys
from asyncio import AbstractEventLoop, TimerHandle, Transport
from collections import Counter
from functools import partial
from typing import Any, Final

from uvicorn.config import Config
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from taberna.server.http.request_reading import address
from taberna.server.settings import Settings
from taberna.server.socket.frames import Wire

RESERVE: Final = 128
"""Files that are kept free for the store, for processes beside the server, and for whoever is let in next."""
FEWEST: Final = 16
HEAD: Final = 64 << 10
"""Bytes of a request's head."""
LATE: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
TOO_LONG: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
)


def room() -> int:
    """How many connections there are files for."""
    if sys.platform == "win32":
        return 512
    import resource

    most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return sys.maxsize if most == resource.RLIM_INFINITY else max(FEWEST, most - RESERVE)


class Porch:
    """Who has come in, and who keeps us waiting, the longest first."""

    def __init__(self, settings: Settings, places: int | None = None) -> None:
        self.settings = settings
        self._places = places or settings.connections or room()
        self._trusted = ProxyHeadersMiddleware(_nobody, settings.proxies).trusted_hosts
        self._from: Counter[str] = Counter()
        self.inside = 0
        self._waiting: dict[Front, None] = {}

    def let_in(self, one: "Front") -> bool:
        """Whether there is a place. A proxy that is believed brings many people."""
        believed = one.client is None or one.client[0] in self._trusted
        if not believed and self._from[one.address] >= self.settings.connections_address:
            return False
        if self.inside >= self._places:
            longest = next(iter(self._waiting), None)
            if longest is None:
                return False
            longest.give_up()
        self.inside += 1
        self._from[one.address] += 1
        return True

    def gone(self, address: str) -> None:
        self.inside -= 1
        self._from[address] -= 1
        if not self._from[address]:
            del self._from[address]

    def waits_for(self, one: "Front") -> None:
        self._waiting.pop(one, None)
        self._waiting[one] = None

    def served(self, one: "Front") -> None:
        self._waiting.pop(one, None)


class Front(HttpToolsProtocol):
    _timer: TimerHandle | None = None
    _stuck: TimerHandle | None = None
    _in_head: bool = True
    _head: int = 0
    _has_place: bool = False
    address: str = ""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: AbstractEventLoop | None = None,
        *,
        porch: Porch,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._porch = porch

    def give_up(self) -> None:
        """It has waited, or kept us waiting, for too long."""
        if self._in_head and self._head:
            self.transport.write(LATE)
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is not None and not cycle.response_complete:
            self.transport.abort()
        else:
            self.transport.close()

    # -- what asyncio calls

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self.address = address({"client": self.client})
        self._has_place = self._porch.let_in(self)
        if self._has_place:
            self._wait(self._porch.settings.head_time)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._wait(None)
        self.resume_writing()
        if self._has_place:
            self._has_place = False
            self._porch.gone(self.address)

    def data_received(self, data: bytes) -> None:
        self._head += len(data)
        super().data_received(data)
        if self._in_head and self._head > HEAD and not self.transport.is_closing():
            self.transport.write(TOO_LONG)
            self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stuck = self.loop.call_later(self._porch.settings.answer_time, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stuck is not None:
            self._stuck.cancel()

    # -- what the parser and uvicorn call

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head, self._head = True, 1
        self._wait(self._porch.settings.head_time)

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._wait(self._porch.settings.body_time)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._wait(None)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._timer is None and not self.pipeline:
            self._porch.waits_for(self)

    def handle_websocket_upgrade(self) -> None:
        """The place stays taken until the socket is gone. It keeps nothing of us: a quiet socket is small."""
        self._wait(None)
        super().handle_websocket_upgrade()
        wire = self.transport.get_protocol()
        assert isinstance(wire, Wire)
        if self._has_place:
            self._has_place = False
            wire.left = partial(self._porch.gone, self.address)

    def _wait(self, seconds: float | None) -> None:
        """So long for what comes next; None: it has come."""
        if self._timer is not None:
            self._timer.cancel()
        if seconds is None:
            self._timer = None
            self._porch.served(self)
        else:
            self._timer = self.loop.call_later(seconds, self.give_up)
            self._porch.waits_for(self)


async def _nobody(*_: object) -> None:
    """In place of an application: only whom a proxy's middleware believes is asked for."""

"""Running it: uvicorn, and an orderly end."""

import gc
import socket
import sys
from collections.abc import Callable
from functools import partial
from typing import cast

import uvicorn

from taberna.server.app import App
from taberna.server.http_timeouts import Front
from taberna.server.settings import Settings
from taberna.server.socket.frames import Wire


class Server(uvicorn.Server):
    """Says goodbye before the sockets are closed."""

    def __init__(self, config: uvicorn.Config, app: App, opened: Callable[[str], None]) -> None:
        super().__init__(config)
        self._app = app
        self._opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._app.served = True
            settle_down()
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            shown = f"[{host}]" if ":" in host else host
            self._opened(self._app.settings.address or f"http://{shown}:{port}")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        # As a step of it, but uvicorn counts in whole seconds.
        self.config.timeout_graceful_shutdown = max(1, round(self._app.stop.left() / 2))
        await self._app.drain()
        await super().shutdown(sockets)


def settle_down() -> None:
    """What is loaded by now stays: the collector need not look at it again, and seldom at the rest, for
    states and messages form no cycles. And the thread that writes need not wait long for its turn."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
    sys.setswitchinterval(0.001)


def server(settings: Settings, app: App, opened: Callable[[str], None]) -> Server:
    """`opened` is told the address once requests are answered there."""
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        loop="auto",
        http=cast("type[Front]", partial(Front, porch=app.porch)),
        ws=cast("type[Wire]", partial(Wire, farewell=settings.farewell)),  # it is only ever called
        ws_max_size=settings.message_size,
        ws_ping_interval=settings.ping,
        ws_ping_timeout=settings.ping,
        ws_per_message_deflate=False,
        lifespan="on",
        access_log=False,
        log_config=None,
        server_header=False,
        backlog=4096,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
    )
    return Server(config, app, opened)

"""The whole server as one ASGI application: the socket, and everything else over HTTP."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import cast

from starlette.applications import Starlette
from starlette.datastructures import Headers, QueryParams
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.types import Receive, Scope, Send

from taberna.bots import AnyBots
from taberna.server.all_guests import AllGuests
from taberna.server.bots.players import BotPlayers
from taberna.server.bots.worker import found
from taberna.server.bus.opening import open_bus
from taberna.server.bus.protocol import Bus
from taberna.server.guest_statistics import Remembering, looking_into
from taberna.server.house_key import open_key
from taberna.server.http import answers, pages, request_reading
from taberna.server.http.context import Context
from taberna.server.http.headers import Guarded
from taberna.server.http.routes import ROUTES
from taberna.server.http_timeouts import Porch
from taberna.server.limits_at_once import Crowd
from taberna.server.memories.keeper import Keeper
from taberna.server.metrics import Metrics
from taberna.server.notices.addresses import channel_of
from taberna.server.notices.turns import TurnNotices
from taberna.server.notices.vapid import open_push_key
from taberna.server.pairing import Room
from taberna.server.people import People
from taberna.server.rate_limits import Buckets
from taberna.server.records.clerks import Clerks
from taberna.server.records.quotas import Quotas
from taberna.server.settings import Settings
from taberna.server.socket.frames import STATE
from taberna.server.socket.receiving import Sockets
from taberna.server.stopping import Stop
from taberna.server.store.opening import open_store
from taberna.server.store.protocol import Store
from taberna.server.tables.desk import Desk, Now, steady
from taberna.server.tables.tavern import Tavern
from taberna.server.tokens import new_id
from taberna.table.refusal import Refused
from taberna.table.registry import Registry

log = logging.getLogger("taberna")


def _protocol(scope: Scope) -> int:
    """Which version of the wire a socket is opened for; those who name none speak the first."""
    asked = QueryParams(scope["query_string"]).get("protocol", "1")
    return int(asked) if asked.isascii() and asked.isdigit() and len(asked) < 4 else 0


class App:
    """`/socket` goes past everything that HTTP needs: a frame is on its way to a table at once."""

    def __init__(self, settings: Settings, now: Now | None = None) -> None:
        self.settings = settings
        self.now = now or steady()
        self._metrics = Metrics()
        self._http = Starlette(
            routes=ROUTES,
            lifespan=self._life,
            exception_handlers={
                Refused: answers.on_refused,
                ClientDisconnect: answers.on_broken_off,
                HTTPException: pages.on_http_error,
                Exception: pages.on_failure,
            },
        )
        self._guarded = Guarded(self._http, settings, self._metrics)
        self.context: Context | None = None
        self.failure: Exception | None = None
        """Why it could not be opened."""
        self.served = False
        self.stop = Stop(settings.drain)
        self.porch = Porch(settings)
        self._metrics.gauge("taberna_connections", lambda: self.porch.inside)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._guarded(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        wire = scope["state"].pop(
            STATE
        )  # which holds the scope: nothing of them should wait for the collector
        headers = Headers(scope=scope)
        here = self.context
        if (
            scope["path"] != "/socket"
            or here is None
            or not request_reading.origin_allowed(headers, self.settings)
        ):
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        guest = await here.people.find(request_reading.token_of(headers))
        await here.sockets.serve(guest, wire, receive, send, _protocol(scope))

    async def drain(self) -> None:
        """Tells everybody to come back elsewhere or later, and waits until they have been told."""
        here = self.context
        if here is None:
            return
        here.draining = True
        await here.sockets.drain(again=1000)
        log.info("draining")

    @asynccontextmanager
    async def _life(self, app: Starlette) -> AsyncIterator[None]:
        try:
            bus = open_bus(self.settings.bus)
            self._key = open_key(self.settings)
            push, channel = open_push_key(self.settings), channel_of(self.settings)
            store = await open_store(self.settings.database, queue=self.settings.write_queue)
        except Exception as failure:  # raised again; whoever started the server says it in words
            self.failure = failure
            raise
        async with AsyncExitStack() as closing:  # one after the other, though one of them should fail
            closing.push_async_callback(self.stop.last, store.close)
            bots = cast(AnyBots, found(self.settings.bots))
            desk = self._desk(store, bus, bots)
            tavern, people = Tavern(desk), People(desk)
            closing.push_async_callback(tavern.close, self.stop)
            players = BotPlayers(desk, tavern)
            closing.push_async_callback(players.close, self.stop)
            sockets = Sockets(tavern, people, self.settings)
            clock = asyncio.get_running_loop().time
            keeper = Keeper(self.settings, bots)
            closing.push_async_callback(self.stop.step, keeper.close)
            buckets = Buckets(self.settings.request_rate, self.settings.request_burst, clock)
            clerks, quotas = Clerks(self.settings), Quotas(store, self.settings)
            closing.push_async_callback(self.stop.step, clerks.close)
            uploads = Crowd(self.settings.looks_guest, self.settings.uploads, self.settings.uploads)
            remembering = Remembering()
            reading = looking_into(store, clerks, "*", "")
            all_guests = AllGuests(desk, remembering, reading)
            closing.push_async_callback(self.stop.step, all_guests.close)
            notices = TurnNotices(desk, push, channel)
            closing.push_async_callback(self.stop.step, notices.close)
            self.context = Context(
                settings=self.settings,
                desk=desk,
                tavern=tavern,
                people=people,
                sockets=sockets,
                buckets=buckets,
                keeper=keeper,
                clerks=clerks,
                quotas=quotas,
                uploads=uploads,
                room=Room(desk, tavern),
                notices=notices,
                remembering=remembering,
                all_guests=all_guests,
            )
            app.state.context = self.context
            await notices.open(tavern)
            await tavern.start()
            await players.start()
            log.info("open", extra={"node": desk.node})
            yield
        log.info("closed")

    def _desk(self, store: Store, bus: Bus, bots: AnyBots) -> Desk:
        return Desk(
            store=store,
            bus=bus,
            games=cast(Registry, found(self.settings.games)),
            settings=self.settings,
            node=self.settings.node or new_id(),
            metrics=self._metrics,
            bots=bots,
            key=self._key,
            now=self.now,
        )

"""The bus: a node that is stopped waits for nobody there."""

import asyncio

import pytest
from redis.asyncio import Redis as Client

from server.services import Redis
from taberna.server.bus.redis import RedisBus


def test_it_ends_though_its_client_swallows_being_cancelled(
    redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening() -> None:
        speaking = asyncio.Event()

        async def publish(*_: object) -> None:
            speaking.set()
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                return

        async def nobody(table: str, seq: int) -> None:
            pass

        monkeypatch.setattr(Client, "publish", publish)
        bus = RedisBus(redis.url)
        await bus.start(nobody)
        bus.publish("table", 1)
        await speaking.wait()
        async with asyncio.timeout(30):
            await bus.close()

    asyncio.run(evening())


def test_it_ends_though_its_client_does_not(redis: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> None:
        async def aclose(*_: object) -> None:
            await asyncio.Event().wait()

        async def nobody(table: str, seq: int) -> None:
            pass

        bus = RedisBus(redis.url)
        await bus.start(nobody)
        monkeypatch.setattr(Client, "aclose", aclose)
        async with asyncio.timeout(30):
            await bus.close()

    asyncio.run(evening())

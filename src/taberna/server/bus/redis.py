"""Nodes tell one another through Redis: (table, seq) on one channel, and nothing else.

Redis may be restarted, or lose messages: nothing depends on it but how soon the others hear.
"""

import asyncio
import logging
from contextlib import suppress
from typing import Final

from redis.asyncio import Redis
from redis.exceptions import RedisError

from taberna.server.bus.protocol import Listener
from taberna.server.tokens import new_id

log = logging.getLogger("taberna")

CHANNEL: Final = "taberna"
WAITING: Final = 10_000
AGAIN: Final = 0.5
"""Seconds before a lost connection is tried again."""


class RedisBus:
    def __init__(self, address: str) -> None:
        self._redis: Redis = Redis.from_url(address)
        self._me = new_id()
        self._outgoing: asyncio.Queue[str] = asyncio.Queue(WAITING)
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def shared(self) -> bool:
        return True

    async def start(self, listener: Listener) -> None:
        listening = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._listen(listener, listening)),
            asyncio.create_task(self._speak()),
        ]
        with suppress(TimeoutError):
            async with asyncio.timeout(2):
                await listening.wait()

    def publish(self, table: str, seq: int) -> None:
        with suppress(asyncio.QueueFull):
            self._outgoing.put_nowait(f"{self._me} {table} {seq}")

    async def close(self) -> None:
        waiting = set(self._tasks)
        while waiting:  # Redis's client can swallow that a task was cancelled
            for task in waiting:
                task.cancel()
            _, waiting = await asyncio.wait(waiting, timeout=AGAIN)
        with suppress(RedisError, OSError):
            async with asyncio.timeout(AGAIN):
                await self._redis.aclose()

    async def _speak(self) -> None:
        while True:
            message = await self._outgoing.get()
            try:
                await self._redis.publish(CHANNEL, message)
            except (RedisError, OSError):
                await asyncio.sleep(AGAIN)

    async def _listen(self, listener: Listener, listening: asyncio.Event) -> None:
        while True:
            try:
                async with self._redis.pubsub() as pubsub:
                    await pubsub.subscribe(CHANNEL)
                    if listening.is_set():
                        await self._told(listener, "", 0)  # meanwhile others may have spoken
                    listening.set()
                    async for message in pubsub.listen():
                        if message["type"] == "message":
                            await self._heard(listener, message["data"])
            except (RedisError, OSError):
                log.warning("the bus is gone; trying again")
                await asyncio.sleep(AGAIN)

    async def _heard(self, listener: Listener, data: bytes) -> None:
        sender, table, seq = [*data.decode("ascii", "replace").split(" "), "", ""][:3]
        if sender != self._me and seq.isdigit():
            await self._told(listener, table, int(seq))

    async def _told(self, listener: Listener, table: str, seq: int) -> None:
        try:
            await listener(table, seq)
        except Exception:  # one table's trouble must not end the listening for all the others
            log.exception("what another node wrote could not be read")

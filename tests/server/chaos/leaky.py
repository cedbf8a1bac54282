"""A bus that forgets: between a node and Redis, it now and then swallows what Redis tells the node."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

TOLD = (b"*3\r\n$7\r\nmessage\r\n", b">3\r\n$7\r\nmessage\r\n")
"""How Redis begins to tell a listener something, in its older protocol and in its newer."""


class Leaky:
    def __init__(self, redis: int, seed: int, drops: float) -> None:
        self.drops = drops
        self.swallowed = 0
        self.passed = 0
        self.port = 0
        self._redis = redis
        self._draw = random.Random(seed)
        self._tasks: set[asyncio.Task[None]] = set()

    async def meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self._redis)
        except OSError:
            writer.close()
            return
        for pipe in (self._carry(reader, back), self._tell(there, writer)):
            task = asyncio.create_task(pipe)
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(1 << 16):
                writer.write(data)
        writer.close()

    async def _tell(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(1 << 16):
                if data.startswith(TOLD) and self._draw.random() < self.drops:
                    self.swallowed += 1
                    continue
                self.passed += data.startswith(TOLD)
                writer.write(data)
        writer.close()

    async def close(self) -> None:
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


@asynccontextmanager
async def leaky(redis: int, seed: int, drops: float) -> AsyncIterator[Leaky]:
    made = Leaky(redis, seed, drops)
    door = await asyncio.start_server(made.meet, "127.0.0.1", 0)
    made.port = door.sockets[0].getsockname()[1]
    try:
        yield made
    finally:
        door.close()
        await made.close()

"""A process that plays at several tables until it is killed: `python -m server.store.player ADDRESS 0 0 0`.

At each table it sends numbered requests, starting after the last one that was acknowledged, and prints every
acknowledgement. What it sent before it was killed, it sends again, as a client does that got no answer.
"""

from __future__ import annotations

import asyncio
import sys

from server.store.evening import clock, move, moves
from taberna.server.store.opening import open_store
from taberna.server.store.protocol import Repeated, Store


async def play(store: Store, name: str, acknowledged: int) -> None:
    seq = len(await store.entries(name))
    request = acknowledged
    while True:
        request += 1
        try:
            await store.append(moves(move(seq + 1, str(request), name=name), clock=clock(name, seq=seq + 1)))
            seq += 1
        except Repeated:
            pass
        print(name, request, flush=True)


async def evening(address: str, acknowledged: list[int]) -> None:
    store = await open_store(address)
    await asyncio.gather(*(play(store, f"t{n}", done) for n, done in enumerate(acknowledged)))


if __name__ == "__main__":
    asyncio.run(evening(sys.argv[1], [int(word) for word in sys.argv[2:]]))

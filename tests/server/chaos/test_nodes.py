"""Two nodes on one PostgreSQL, told of one another by Redis; the seats of a table sit at different nodes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from redis import Redis as Client

from server.chaos.leaky import Leaky, leaky
from server.services import Postgres, Redis
from taberna.cli.load.chaos import Evening, Nodes, check_records
from taberna.cli.load.reckoning import Toll

pytestmark = pytest.mark.slow  # two nodes in one process, quickly: tests/server/test_nodes.py

GAMES = 4
PATIENCE = 600.0
"""Seconds until a game that does not go on is given up."""


@asynccontextmanager
async def two_nodes(folder: Path, address: str, bus: str) -> AsyncIterator[Nodes]:
    shared = {"TABERNA_DATABASE": address, "TABERNA_BUS": bus, "TABERNA_HEAL": "0.2"}
    nodes = Nodes(folder, [{**shared, "TABERNA_NODE": name} for name in "ab"])
    try:
        await nodes.start(0)
        await nodes.start(1)
        yield nodes
    finally:
        await nodes.stop()


async def evening_with(
    folder: Path,
    address: str,
    bus: str,
    disturb: Callable[[Nodes, Evening], Awaitable[None]],
    games: int = GAMES,
) -> Toll:
    """Games while something is done to the nodes, and what is in the store in the end."""
    toll = Toll()
    async with two_nodes(folder, address, bus) as nodes:
        evening = Evening(nodes, seed=5)
        playing = [asyncio.create_task(evening.play(number)) for number in range(games)]
        try:
            async with asyncio.timeout(PATIENCE):
                await disturb(nodes, evening)
                await asyncio.gather(*playing)
        except TimeoutError:
            toll.unfinished.append(f"after {evening.acknowledged} actions nothing went on")
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        await check_records(evening, toll)
    await evening.reckon(address, games, toll)
    return toll


def test_seats_at_two_nodes(tmp_path: Path, postgres: Postgres, redis: Redis) -> None:
    async def nothing(nodes: Nodes, evening: Evening) -> None:
        assert nodes.ports[0] != nodes.ports[1]

    toll = asyncio.run(evening_with(tmp_path, postgres.database(), redis.url, nothing))
    assert toll.faults == []
    assert toll.games == GAMES


def test_one_node_is_killed_in_mid_game(tmp_path: Path, postgres: Postgres, redis: Redis) -> None:
    """Its players go on at the other node, and it comes back."""

    async def kill(nodes: Nodes, evening: Evening) -> None:
        for node in (1, 0):
            await evening.until(evening.acknowledged + 15, GAMES)
            await nodes.kill(node)
            await evening.until(evening.acknowledged + 10, GAMES)
            await nodes.start(node)

    toll = asyncio.run(evening_with(tmp_path, postgres.database(), redis.url, kill))
    assert toll.faults == []
    assert toll.games == GAMES


def test_redis_is_restarted_in_mid_game(tmp_path: Path, postgres: Postgres, redis: Redis) -> None:
    async def restart(nodes: Nodes, evening: Evening) -> None:
        await evening.until(20, GAMES)
        await asyncio.to_thread(redis.service.restart)
        await evening.until(evening.acknowledged + 20, GAMES)
        with Client.from_url(redis.url) as client:  # and once more, for the listeners alone
            client.client_kill_filter(_type="pubsub")

    toll = asyncio.run(evening_with(tmp_path, postgres.database(), redis.url, restart))
    assert toll.faults == []
    assert toll.games == GAMES


def test_messages_of_the_bus_are_lost(tmp_path: Path, postgres: Postgres, redis: Redis) -> None:
    """Nothing depends on the bus but how soon the others hear."""
    swallowed: list[Leaky] = []

    async def evening() -> Toll:
        async with leaky(redis.port, seed=6, drops=0.5) as bus:
            swallowed.append(bus)

            async def nothing(nodes: Nodes, evening: Evening) -> None:
                pass

            url = f"redis://127.0.0.1:{bus.port}"
            return await evening_with(tmp_path, postgres.database(), url, nothing, games=2)

    toll = asyncio.run(evening())
    assert toll.faults == []
    assert toll.games == 2
    assert swallowed[0].swallowed > 5
    assert swallowed[0].passed > 5

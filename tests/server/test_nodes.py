"""Two nodes, one store, one bus: any node serves any seat, and none of them is needed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from server.night import PATIENCE, House, Person, house
from server.services import Postgres, Redis
from taberna.server.bus.redis import RedisBus
from taberna.server.client import Client
from taberna.server.store.protocol import Busy
from taberna.server.tables.catching_up import refresh
from taberna.server.wire.messages import Bye, Committed, Done, Ended, Pause, Presence, Refused, Said, Timed


@asynccontextmanager
async def two_nodes(
    postgres: Postgres, redis: Redis, folder: Path, **settings: object
) -> AsyncIterator[tuple[House, House]]:
    shared = {"database": postgres.database(), "bus": redis.url, **settings}
    async with house(folder, **shared) as one, house(folder, **shared) as other:
        yield one, other


async def across(one: House, other: House, **options: str) -> tuple[Person, Person, str]:
    """Ann at one node, Bob at the other, the same table."""
    ann, bob = await one.guest("Ann"), await other.guest("Bob")
    opened = await ann.opens(
        options={"first": "A", "opening": "scales", **options}, seats={"A": {"kind": "here"}}
    )
    link = opened.invitations[0].link
    await bob.joins(link)
    table = opened.table.id
    await ann.sits(table, "A")
    await bob.sits(table, "B")
    await refresh(await one.context.tavern.open(table))  # the bus may still be on its way
    return ann, bob, table


def test_the_seats_of_one_table_on_different_nodes(postgres: Postgres, redis: Redis, tmp_path: Path) -> None:
    async def evening() -> None:
        async with two_nodes(postgres, redis, tmp_path) as (one, other):
            ann, bob, table = await across(one, other)
            for turn in range(3):
                assert isinstance(await ann.does(table, "A", f"place {'FKC'[turn]} right"), Done)
                await bob.reaches(table, 2 * turn + 2)
                assert isinstance(await bob.does(table, "B", f"hide {turn + 1}"), Done)
                await ann.reaches(table, 2 * turn + 3)
            await ann.says(table, "A", "Can you hear me over there?")
            assert (await bob.hears(Said)).line.name == "Ann"
            if not any(isinstance(m, Presence) and all(s.here for s in m.sittings) for m in ann.heard):
                await ann.hears(Presence, lambda m: all(s.here for s in m.sittings))
            await bob.does(table, "B", "resign")
            assert (await ann.hears(Committed, lambda m: m.outcome is not None)).outcome is not None

    asyncio.run(evening())


@pytest.mark.rule("TQ-G204")
def test_a_batch_is_answered_alike_by_the_other_node(
    postgres: Postgres, redis: Redis, tmp_path: Path
) -> None:
    """Ann's line broke before she saw the answer, and the node she comes to has heard of nothing."""

    async def evening() -> None:
        async with two_nodes(postgres, redis, tmp_path, heal=60.0) as (one, other):
            ann, bob, table = await across(one, other)
            await ann.does(table, "A", "hide 1")
            await bob.reaches(table, 2)
            await bob.does(table, "B", "place F right")
            await ann.reaches(table, 3)
            silence(other)
            batch = "boast", "draw offer", "boast"
            first = await ann.does(table, "A", *batch, request="once")
            assert first == Done(table, "A", "once", 4, 2)
            again = Person(other, Client(other.address, ann.client.token))
            await again.sits(table, "A")
            assert await again.does(table, "A", *batch, request="once") == first

    asyncio.run(evening())


def test_a_message_the_bus_has_lost_is_found_in_the_store(
    postgres: Postgres, redis: Redis, tmp_path: Path
) -> None:
    async def evening() -> None:
        async with two_nodes(postgres, redis, tmp_path, heal=0.05) as (one, other):
            ann, bob, table = await across(one, other)
            for there in (one, other):
                silence(there)
            await ann.does(table, "A", "hide 1")
            await bob.reaches(table, 2)
            assert isinstance(await bob.does(table, "B", "peek 1"), Done)
            await ann.reaches(table, 3)

    asyncio.run(evening())


def silence(there: House) -> None:
    """It says nothing any more, and hears nothing: neither what is on its way already."""

    def publish(table: str, seq: int) -> None:
        pass

    async def told(listener: object, table: str, seq: int) -> None:
        pass

    bus = there.context.desk.bus
    assert isinstance(bus, RedisBus)
    bus.publish = publish  # type: ignore[method-assign]
    bus._told = told  # type: ignore[method-assign]


def test_two_who_decide_at_once_do_not_both_win(postgres: Postgres, redis: Redis, tmp_path: Path) -> None:
    """The second append collides, loads what came in between, and decides again."""

    async def evening() -> None:
        async with two_nodes(postgres, redis, tmp_path, heal=60.0) as (one, other):
            ann, bob, table = await across(one, other)
            for there in (one, other):
                silence(there)
            await ann.does(table, "A", "hide 1")
            stale = await other.context.tavern.open(table)
            assert stale.seq == 1
            assert isinstance(await bob.does(table, "B", "draw offer"), Done)
            assert stale.seq == 3
            await bob.reaches(table, 3)
            assert [type(m).__name__ for m in bob.heard].count("Committed") == 2

    asyncio.run(evening())


def test_who_is_sent_away_here_is_no_longer_there(postgres: Postgres, redis: Redis, tmp_path: Path) -> None:
    """The node that served the seat learns of it from the other, and says so to all."""

    async def evening() -> None:
        async with two_nodes(postgres, redis, tmp_path, heal=60.0) as (one, other):
            ann, bob = await one.guest("Ann"), await other.guest("Bob")
            seats = {"A1": {"kind": "here"}}
            table = (await ann.opens(public=True, options={"variant": "round"}, seats=seats)).table.id
            await bob.sits_down(table, "B1")
            await bob.sits(table, "B1")
            hosted = await one.context.tavern.open(table)

            async def is_known(elsewhere: set[str]) -> None:
                """What is being written by the other already is no longer there to be written at once."""
                async with asyncio.timeout(PATIENCE):
                    while hosted.elsewhere != elsewhere:
                        await other.context.tavern._flush()
                        await one.context.tavern._heard(table, 0)

            await is_known({"B1"})
            bobs = next(s.guest for s in (await ann.table(table)).seats if s.seat == "B1")
            await ann.posts(f"/api/tables/{table}/remove", {"guest": bobs})
            assert (await bob.hears(Ended)).reason == "seat-lost"
            await is_known(set())

    asyncio.run(evening())


def test_a_pause_there_stands_against_a_move_here(postgres: Postgres, redis: Redis, tmp_path: Path) -> None:
    async def evening() -> None:
        async with two_nodes(postgres, redis, tmp_path, heal=60.0) as (one, other):
            ann, bob, table = await across(one, other, clock="5+0")
            for there in (one, other):
                silence(there)
            await ann.sends(Pause(table, "A"))
            await ann.hears(Timed, lambda m: m.asked == ("A",))
            await bob.sends(Pause(table, "B"))
            await bob.hears(Timed, lambda m: m.clocks is not None and m.clocks.paused)
            refused = await ann.does(table, "A", "hide 1")
            assert isinstance(refused, Refused)
            assert refused.code == "paused"
            stopped = await one.context.desk.store.clock(table)
            assert stopped is not None
            assert (stopped.seq, stopped.running, stopped.due) == (1, (), None)

    asyncio.run(evening())


def test_a_move_there_is_heard_of_before_the_clocks_are_stopped_here(
    postgres: Postgres, redis: Redis, tmp_path: Path
) -> None:
    async def evening() -> None:
        async with two_nodes(postgres, redis, tmp_path, heal=60.0) as (one, other):
            ann, bob, table = await across(one, other, clock="5+0")
            await ann.sends(Pause(table, "A"))
            await bob.hears(Timed, lambda m: m.asked == ("A",))
            for there in (one, other):
                silence(there)
            assert isinstance(await ann.does(table, "A", "hide 1"), Done)
            await bob.sends(Pause(table, "B"))
            await bob.hears(Timed, lambda m: m.clocks is not None and m.clocks.paused)
            assert any(isinstance(m, Committed) and m.seq == 2 for m in bob.heard)
            stopped = await one.context.desk.store.clock(table)
            assert stopped is not None
            assert (stopped.seq, stopped.turn, stopped.running) == (2, "B", ())

    asyncio.run(evening())


def test_redis_is_restarted_in_mid_game(postgres: Postgres, redis: Redis, tmp_path: Path) -> None:
    async def evening() -> None:
        async with two_nodes(postgres, redis, tmp_path, heal=0.2) as (one, other):
            ann, bob, table = await across(one, other)
            await ann.does(table, "A", "hide 1")
            await bob.reaches(table, 2)
            await asyncio.to_thread(redis.service.restart)
            await bob.does(table, "B", "peek 1")
            await ann.reaches(table, 3)
            await ann.does(table, "A", "place F right")
            await bob.reaches(table, 4)

    asyncio.run(evening())


def test_a_node_that_stops_sends_everybody_on(postgres: Postgres, redis: Redis, tmp_path: Path) -> None:
    async def evening() -> None:
        shared = {"database": postgres.database(), "bus": redis.url}
        async with house(tmp_path, **shared) as one:
            async with house(tmp_path, **shared) as other:
                ann, bob, table = await across(one, other)
                await ann.does(table, "A", "hide 1")
                await bob.reaches(table, 2)
                await other.app.drain()
                assert (await bob.hears(Bye)).reason == "restart"
            moved = Person(one, type(bob.client)(one.address, bob.client.token))
            assert (await moved.sits(table, "B", after=2)).tellings == ()
            assert isinstance(await moved.does(table, "B", "peek 1"), Done)
            await ann.reaches(table, 3)

    asyncio.run(evening())


def test_a_node_that_stops_while_its_database_is_gone_leaves_nobody_behind(
    postgres: Postgres, redis: Redis, tmp_path: Path
) -> None:
    """Who was here last can't be written; all else is ended as ever."""

    async def evening() -> None:
        async with house(tmp_path, database=postgres.database(), bus=redis.url, drain=1.0) as there:
            ann = await there.guest("Ann")
            opened = await ann.opens(seats={"A": {"kind": "here"}})
            await ann.sits(opened.table.id, "A")
            store = there.context.desk.store
            postgres.service.stop()
        left = [repr(task.get_coro()) for task in asyncio.all_tasks()]
        assert [name for name in left if "RedisBus" in name] == []
        with pytest.raises(Busy):
            await store.retire("a store that is closed takes no more")

    try:
        asyncio.run(evening())
    finally:
        postgres.service.start()

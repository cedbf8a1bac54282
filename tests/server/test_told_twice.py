"""Nothing is told twice (TS-4.2): an acknowledgement never goes back, and what was sent too often is gone."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from server.night import House, Person, duel, house
from server.services import Postgres, Redis
from taberna.server.wire.messages import Act, Done, Welcome
from taberna.table.codec import write
from taberna.table.values import Action, Event, View

pytestmark = pytest.mark.rule("TS-4.2")

LOOK = b'"symbol":"L"'


async def peeked(there: House) -> tuple[Person, Person, str]:
    """Bob has looked at the stone, and says that he has seen it."""
    ann, bob, table = await duel(there)
    await ann.does(table, "A", "hide 1")
    await bob.does(table, "B", "peek 1")
    assert LOOK in write((await bob.reaches(table, 3)).tellings)
    return ann, bob, table


async def back(there: House, person: Person) -> Person:
    """The same guest on a new socket, at this house."""
    person.client.address = there.address
    again = Person(there, person.client)
    await again.connects()
    return again


async def acts_first(bob: Person, table: str) -> Welcome[Action, Event, View]:
    """Something that is refused, with an old acknowledgement; then he listens."""
    await bob.sends(Act(table, "B", "old", (msgspec.Raw(b'{"do":"stop"}'),), 1))
    await bob.until(lambda message: getattr(message, "id", "") == "old")
    return await bob.sits(table, "B")


def test_an_old_acknowledgement_after_a_restart(tmp_path: Path) -> None:
    async def evening() -> None:
        async with house(tmp_path) as there:
            _, bob, table = await peeked(there)
            await bob.acks(table, "B", 3)
            assert (await bob.sits(table, "B")).tellings == ()
        async with house(tmp_path) as there:
            welcome = await acts_first(await back(there, bob), table)
            assert LOOK not in write(welcome)
            assert welcome.tellings == ()

    asyncio.run(evening())


def test_an_old_acknowledgement_after_an_eviction(tmp_path: Path) -> None:
    async def evening() -> None:
        async with house(tmp_path, keep_idle=0) as there:
            ann, bob, table = await peeked(there)
            await bob.acks(table, "B", 3)
            assert (await bob.sits(table, "B")).tellings == ()
            tavern = there.context.tavern
            for person in (ann, bob):
                await person.hangs_up()
            there.time.ahead += 60_000
            while table in tavern.tables:
                await tavern._tidy()
            assert (await acts_first(await back(there, bob), table)).tellings == ()

    asyncio.run(evening())


def test_an_acknowledgement_at_another_node(postgres: Postgres, redis: Redis, tmp_path: Path) -> None:
    async def evening() -> None:
        shared = {"database": postgres.database(), "bus": redis.url}
        async with house(tmp_path, **shared) as one, house(tmp_path, **shared) as other:
            _, bob, table = await peeked(one)
            away = await back(other, bob)
            assert LOOK in write(await away.sits(table, "B"))
            await away.acks(table, "B", 3)
            assert (await away.sits(table, "B")).tellings == ()
            await other.context.tavern._flush()
            home = await back(one, bob)
            assert (await home.sits(table, "B")).tellings == ()

    asyncio.run(evening())


def test_who_never_acknowledges_is_not_told_for_ever(tmp_path: Path) -> None:
    """Sent as it happened, and twice more; then it is gone, however often he asks and wherever he comes back.
    What is new is sent as often again."""

    async def evening() -> None:
        async with house(tmp_path, resend=2) as there:
            ann, bob, table = await peeked(there)
            first = await bob.sits(table, "B")
            assert LOOK in write(first.tellings)
        async with house(tmp_path, resend=2) as there:
            bob = await back(there, bob)
            second = await bob.sits(table, "B")
            assert second.tellings == first.tellings[-2:]
            assert (await bob.sits(table, "B")).tellings == ()
        async with house(tmp_path, resend=2) as there:
            bob = await back(there, bob)
            assert (await bob.sits(table, "B", after=0)).tellings == ()
            ann = await back(there, ann)
            assert isinstance(await ann.does(table, "A", "place F right", request="new"), Done)
            for _ in range(2):
                assert [told.seq for told in (await bob.sits(table, "B")).tellings] == [4]
            assert (await bob.sits(table, "B")).tellings == ()

    asyncio.run(evening())


def test_who_acknowledges_is_sent_all_that_is_new(tmp_path: Path) -> None:
    """However often the line breaks."""

    async def evening() -> None:
        async with house(tmp_path, resend=2) as there:
            ann, bob, table = await duel(there)
            for turn in range(6):
                actor, seat = ((ann, "A"), (bob, "B"))[turn % 2]
                await actor.does(table, seat, f"place {'FKCDSH'[turn]} right")
                welcome = await bob.sits(table, "B")
                assert [told.seq for told in welcome.tellings][-1] == welcome.seq == turn + 2
                await bob.acks(table, "B", welcome.seq)

    asyncio.run(evening())

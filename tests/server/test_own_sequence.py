"""A seat's own sequence (TQ-G203) at a table of Hazard where the house whispers to one seat at a time: the
same after a restart, from a snapshot, at another node, and to whoever asks again."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from server.bots.sitters import hear, roam, sit
from server.night import House, Person, house
from server.services import Postgres, Redis
from taberna.server.tables import streams
from taberna.server.tables.hosted import Hosted
from taberna.server.tables.playing import perform
from taberna.server.tables.requests_done import Happened
from taberna.server.tables.stories import tellings
from taberna.server.tables.transitions import acting
from taberna.server.wire.messages import Ack, Done, Welcome
from taberna.table.commits import Telling, Told
from taberna.table.seats import SPECTATOR, Seat
from taberna.table.values import Event

pytestmark = pytest.mark.rule("TQ-G203")

HEARD = ("A", "B", "C", SPECTATOR)


async def opened(there: House) -> tuple[Person, Hosted]:
    ann = await there.guest("Ann")
    seats = {s: {"kind": "here", "name": s} for s in "ABC"}
    made = await ann.opens(
        game="hazard", options={"variant": "whispers", "rounds": 9}, seats=seats, practice="whispers"
    )
    return ann, await there.context.tavern.open(made.table.id)


async def moves(hosted: Hosted, times: int) -> None:
    for _ in range(times):
        play = hosted.play
        assert play is not None
        seat = hosted.waiting[0]
        memory = hear(sit(seat, b"x"), Told(hosted.seq, ()))
        action = roam(memory, hosted.game.view(play.state, seat), hosted.game.legal(play.state, seat))
        done = await perform(hosted, seat, f"m{hosted.seq}", acting(seat, (action,), hosted.dice))
        assert isinstance(done, Happened)


async def story(hosted: Hosted, seat: Seat) -> tuple[int, int, tuple[Telling[Event], ...]]:
    async with hosted.turn:
        steps = await streams.since(hosted, seat, 0)
    return hosted.number(seat), hosted.told_at[seat], tellings(hosted.tally, steps, seat)


@pytest.mark.parametrize("every", [3, 1000])
def test_after_a_restart(every: int, tmp_path: Path) -> None:
    """From a snapshot, or played again from the beginning."""

    async def evening() -> None:
        async with house(tmp_path, snapshot_every=every) as there:
            _, hosted = await opened(there)
            await moves(hosted, 7)
            before = [await story(hosted, seat) for seat in HEARD]
            table, seq = hosted.id, hosted.seq
        async with house(tmp_path, snapshot_every=every) as there:
            hosted = await there.context.tavern.open(table)
            assert hosted.snapshot == 0 if every > 100 else hosted.snapshot > 3
            assert [await story(hosted, seat) for seat in HEARD] == before
            await moves(hosted, 2)
        assert all([t.seq for t in told] == [*range(1, number + 1)] for number, _, told in before)
        assert sum(number for number, _, _ in before) < len(HEARD) * seq

    asyncio.run(evening())


def test_at_another_node(postgres: Postgres, redis: Redis, tmp_path: Path) -> None:
    async def evening() -> None:
        shared = {"database": postgres.database(), "bus": redis.url, "snapshot_every": 3}
        async with house(tmp_path, **shared) as one, house(tmp_path, **shared) as other:
            _, hosted = await opened(one)
            there = await other.context.tavern.open(hosted.id)
            await moves(hosted, 6)
            there = await other.context.tavern.open(hosted.id)
            assert [await story(there, seat) for seat in HEARD] == [
                await story(hosted, seat) for seat in HEARD
            ]

    asyncio.run(evening())


def test_who_comes_back_misses_nothing_and_is_told_nothing_twice(tmp_path: Path) -> None:
    async def evening() -> None:
        async with house(tmp_path) as there:
            ann, hosted = await opened(there)
            first = await ann.sits(hosted.id, "A")
            await ann.acks(hosted.id, "A", first.seq)
            await moves(hosted, 5)
            later = await ann.sits(hosted.id, "A")
            assert [told.seq for told in later.tellings] == [*range(first.seq + 1, later.seq + 1)]
            await ann.sends(Ack(hosted.id, "A", later.seq - 1))
            assert [t.seq for t in (await ann.sits(hosted.id, "A")).tellings] == [later.seq]
            again = await ann.sits(hosted.id, "A", after=first.seq + 2)  # Hazard lets one look back
            assert [told.seq for told in again.tellings] == [*range(first.seq + 3, later.seq + 1)]

    asyncio.run(evening())


def test_a_request_sent_again_has_the_number_it_had(tmp_path: Path) -> None:
    async def evening() -> None:
        async with house(tmp_path, snapshot_every=3) as there:
            ann, hosted = await opened(there)
            await moves(hosted, 4)
            play, seat = hosted.play, hosted.waiting[0]
            assert play is not None
            action = roam(
                sit(seat, b"x"), hosted.game.view(play.state, seat), hosted.game.legal(play.state, seat)
            )
            await ann.sits(hosted.id, seat)
            done = await ann.acts(hosted.id, seat, action, request="once")
            assert isinstance(done, Done)
            assert done.seq == hosted.number(seat, play.seq) + 1
            await moves(hosted, 3)
            table, token = hosted.id, ann.client
        async with house(tmp_path, snapshot_every=3) as there:
            token.address = there.address
            ann = Person(there, token)
            await ann.connects("hazard")
            again = await ann.acts(table, seat, action, request="once")
            assert again == done

    asyncio.run(evening())


def test_the_welcome_says_how_much_a_seat_was_told(tmp_path: Path) -> None:
    async def evening() -> None:
        async with house(tmp_path) as there:
            ann, hosted = await opened(there)
            await moves(hosted, 4)
            for seat in "ABC":
                welcome = await ann.sits(hosted.id, seat)
                assert isinstance(welcome, Welcome)
                assert welcome.seq == len(welcome.tellings) == hosted.number(seat)
                log = msgspec.json.decode(
                    await ann.client.fetch("GET", f"/api/tables/{hosted.id}/seats/{seat}/log")
                )
                assert [told["seq"] for told in log] == [*range(1, welcome.seq + 1)]

    asyncio.run(evening())

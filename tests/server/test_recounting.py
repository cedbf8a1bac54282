"""Memories are rebuilt beside the server, and whoever asks waits no longer than the house allows."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import pytest

from server.bots.test_seats import watch
from server.night import House, Person, night
from taberna.server import helper_process
from taberna.server.memories import recounting
from taberna.server.memories.recounting import Recount
from taberna.server.tables.acquaintances import bots
from taberna.server.wire.http import Memories
from taberna.table.refusal import Refused

BOTS = {"A": {"kind": "bot", "bot": "page-gambler"}, "B": {"kind": "bot", "bot": "king"}}


async def finished(there: House) -> tuple[Person, str]:
    """A game of two bots, and where their memories are."""
    ann = await there.guest("Ann")
    opened = await ann.opens(options={"turns_max": 20, "last_orders": "on"}, seats=BOTS)
    await watch(there, opened.table.id)
    return ann, f"/api/tables/{opened.table.id}/memories"


def test_the_server_itself_does_not_think_them_through(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def here(*_: object) -> None:
        raise AssertionError("everybody who plays would have to wait")

    @night()
    async def evening(there: House) -> None:
        monkeypatch.setattr(recounting, "recount", here)
        ann, path = await finished(there)
        minds = (await ann.client.ask("GET", path, None, Memories)).minds
        assert [(mind.seat, mind.faithful) for mind in minds] == [("A", True), ("B", True)]

    evening(tmp_path)


@pytest.mark.slow
@night()
async def test_a_process_that_dies_is_started_anew(there: House) -> None:
    ann, path = await finished(there)
    first = await ann.client.ask("GET", path, None, Memories)
    process = there.context.keeper.helper.process
    assert process is not None
    os.kill(process.pid, signal.SIGKILL)
    await process.wait()
    assert await ann.client.ask("GET", path, None, Memories) == first
    assert there.context.keeper.helper.process is not process


@night(recount_deadline=0.0)
async def test_what_takes_too_long_is_given_up(there: House) -> None:
    ann, path = await finished(there)
    with pytest.raises(Refused, match="busy"):
        await ann.client.ask("GET", path, None, Memories)
    assert there.context.keeper.helper.process is None


@pytest.mark.slow
def test_a_process_that_nobody_asks_any_more_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(helper_process, "IDLE", 0.0)

    @night()
    async def evening(there: House) -> None:
        ann, path = await finished(there)
        for _ in range(2):
            assert len((await ann.client.ask("GET", path, None, Memories)).minds) == 2
            assert there.context.keeper.helper.process is None

    evening(tmp_path)


@night(recount_queue=1)
async def test_so_many_may_wait_and_no_more(there: House) -> None:
    """Nobody's game is read before its turn; who is refused may come again."""
    ann, path = await finished(there)
    teller, begun, reading = there.context.keeper, asyncio.Event(), 0
    hosted = await there.context.tavern.open(path.split("/")[3])
    entries = tuple(await there.context.desk.store.entries(hosted.id))
    free = asyncio.Event()

    async def asking() -> Recount:
        nonlocal reading
        reading += 1
        begun.set()
        await free.wait()
        return Recount(table=hosted.row, chairs=bots(hosted.row), entries=entries, talk=(), met=())

    one, other = (asyncio.create_task(teller.recount(asking)) for _ in range(2))
    await begun.wait()
    with pytest.raises(Refused, match="busy"):
        await ann.client.ask("GET", path, None, Memories)
    assert reading == 1
    free.set()
    told = await asyncio.gather(one, other)
    assert [len(each.minds) for each in told] == [2, 2]
    assert len((await ann.client.ask("GET", path, None, Memories)).minds) == 2


@night()
async def test_when_the_house_closes_those_who_wait_are_refused(there: House) -> None:
    """And start no process that nobody would end."""
    _, path = await finished(there)
    hosted = await there.context.tavern.open(path.split("/")[3])
    begun, free = asyncio.Event(), asyncio.Event()

    async def asking() -> Recount:
        begun.set()
        await free.wait()
        return Recount(table=hosted.row, chairs=(), entries=(), talk=(), met=())

    teller = there.context.keeper
    waiting = [asyncio.create_task(teller.recount(asking)) for _ in range(2)]
    await begun.wait()
    await teller.close()
    free.set()
    for task in waiting:
        with pytest.raises(Refused, match="busy"):
            await task
    assert teller.helper.process is None

"""Memories are rebuilt beside the server, and whoever asks waits no longer than the house allows."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from server.bots.test_seats import watch
from server.night import House, Person, night
from taberna.bots.tellstones import account
from taberna.server.memories import keeper, recounting
from taberna.server.wire.requests import Memories
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
        monkeypatch.setattr(account, "recount", here)
        monkeypatch.setitem(recounting._TELL, "tellstones", here)
        ann, path = await finished(there)
        minds = (await ann.client.ask("GET", path, None, Memories)).minds
        assert [(mind.seat, mind.faithful) for mind in minds] == [("A", True), ("B", True)]

    evening(tmp_path)


@night()
async def test_a_process_that_dies_is_started_anew(there: House) -> None:
    ann, path = await finished(there)
    first = await ann.client.ask("GET", path, None, Memories)
    process = there.context.keeper._process
    assert process is not None
    os.kill(process.pid, signal.SIGKILL)
    await process.wait()
    assert await ann.client.ask("GET", path, None, Memories) == first
    assert there.context.keeper._process is not process


@night(recount_deadline=0.0)
async def test_what_takes_too_long_is_given_up(there: House) -> None:
    ann, path = await finished(there)
    with pytest.raises(Refused, match="busy"):
        await ann.client.ask("GET", path, None, Memories)
    assert there.context.keeper._process is None


def test_a_process_that_nobody_asks_any_more_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeper, "IDLE", 0.0)

    @night()
    async def evening(there: House) -> None:
        ann, path = await finished(there)
        for _ in range(2):
            assert len((await ann.client.ask("GET", path, None, Memories)).minds) == 2
            assert there.context.keeper._process is None

    evening(tmp_path)

"""A node that has not heard of what another wrote looks before it refuses."""

from __future__ import annotations

from pathlib import Path

import pytest

from server.night import House, Person, duel, night
from taberna.server.bus.local import LocalBus
from taberna.server.store.rows import TalkRow
from taberna.server.tables import playing
from taberna.server.tables.changing import change
from taberna.server.tables.following import load
from taberna.server.tables.hosted import Hosted
from taberna.server.tables.lobby import ask_pause
from taberna.server.tables.playing import perform
from taberna.server.tables.steps import Deciding, acting
from taberna.server.tables.talking import say
from taberna.server.wire.messages import Committed
from taberna.table.refusal import Refusal
from taberna.table.seats import Seat


async def two_copies(house: House) -> tuple[Hosted, Hosted, Person]:
    """A duel as one node has it, with Ann listening, and as another has it."""
    ann, _, table = await duel(house)
    here = await house.context.tavern.open(table)
    there = Hosted(house.context.desk, here.game, here.row)
    await load(there)
    return here, there, ann


def playing_by(hosted: Hosted, seat: Seat, text: str) -> Deciding:
    assert hosted.play is not None
    return acting(seat, tuple(hosted.game.notation.parse_actions(hosted.play.state, text)), hosted.dice)


@night()
async def test_nothing_was_missed(house: House) -> None:
    here, _, _ = await two_copies(house)
    assert not await playing._was_behind(here)


@night()
async def test_a_move_was_missed_and_is_told_now(house: House) -> None:
    here, there, ann = await two_copies(house)
    assert await perform(there, "A", "a", playing_by(there, "A", "hide 1")) == 2
    assert here.seq == 1
    assert await playing._was_behind(here)
    assert here.seq == 2
    assert (await ann.hears(Committed)).seq == 2
    assert not await playing._was_behind(here)


@night()
async def test_a_change_of_the_table_was_missed(house: House) -> None:
    here, there, _ = await two_copies(house)
    await change(there, lambda row: ask_pause(row, "B"))
    assert await playing._was_behind(here)
    assert here.row.asked == ("B",)
    assert not await playing._was_behind(here)


@night()
async def test_a_word_that_was_missed_decides_nothing(house: House) -> None:
    """But it is heard."""
    here, there, _ = await two_copies(house)

    def line(n: int, after: int) -> TalkRow:
        return TalkRow(there.id, n, after, "B", "", "Bob", "Your turn", 0, "word")

    await say(there, line)
    assert not await playing._was_behind(here)
    assert here.n == 1


@pytest.mark.parametrize("shared", [True, False], ids=["many nodes", "one node"])
def test_a_refusal_rests_on_what_is_written(
    shared: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bob may move once Ann has, whether or not his node has heard of it. Where there is no other node, the
    store is not asked for news."""

    @night()
    async def evening(house: House) -> None:
        here, there, _ = await two_copies(house)
        await perform(there, "A", "a", playing_by(there, "A", "hide 1"))
        monkeypatch.setattr(LocalBus, "shared", shared)
        done = await perform(here, "B", "b", playing_by(there, "B", "peek 1"))
        if shared:
            assert done == 3
        else:
            assert isinstance(done, Refusal)
            assert here.seq == 1

    evening(tmp_path)


def test_a_refusal_that_stands_is_given_once_it_was_looked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    @night()
    async def evening(house: House) -> None:
        here, there, _ = await two_copies(house)
        out_of_turn = playing_by(there, "B", "hide 1")
        await change(there, lambda row: ask_pause(row, "B"))
        monkeypatch.setattr(LocalBus, "shared", True)
        done = await perform(here, "B", "b", out_of_turn)
        assert isinstance(done, Refusal)
        assert here.row.asked == ("B",)

    evening(tmp_path)

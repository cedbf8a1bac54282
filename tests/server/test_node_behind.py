"""A node that has not heard of what another wrote looks before it refuses, and before it welcomes."""

from __future__ import annotations

from pathlib import Path

import pytest

from server.night import House, Person, duel, night
from taberna.server.bus.local import LocalBus
from taberna.server.store.rows import PresenceRow, TalkRow
from taberna.server.tables import lobby
from taberna.server.tables.catching_up import load, was_behind
from taberna.server.tables.hosted import Hosted
from taberna.server.tables.playing import perform
from taberna.server.tables.requests_done import Happened
from taberna.server.tables.row_changes import change
from taberna.server.tables.talking import say
from taberna.server.tables.transitions import Deciding, acting
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
    assert not await was_behind(here)


@night()
async def test_a_move_was_missed_and_is_told_now(house: House) -> None:
    here, there, ann = await two_copies(house)
    assert await perform(there, "A", "a", playing_by(there, "A", "hide 1")) == Happened(2)
    assert here.seq == 1
    assert await was_behind(here)
    assert here.seq == 2
    assert (await ann.hears(Committed)).seq == 2
    assert not await was_behind(here)


@night()
async def test_a_change_of_the_table_was_missed(house: House) -> None:
    here, there, _ = await two_copies(house)
    await change(there, lambda row: lobby.ask_pause(row, "B"))
    assert await was_behind(here)
    assert here.row.asked == ("B",)
    assert not await was_behind(here)


@night()
async def test_a_word_that_was_missed_decides_nothing(house: House) -> None:
    """But it is heard."""
    here, there, _ = await two_copies(house)

    def line(n: int, after: int) -> TalkRow:
        return TalkRow(there.id, n, after, "B", "", "Bob", "Your turn", 0, "word")

    await say(there, line)
    assert not await was_behind(here)
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
            assert done == Happened(3)
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
        await change(there, lambda row: lobby.ask_pause(row, "B"))
        monkeypatch.setattr(LocalBus, "shared", True)
        done = await perform(here, "B", "b", out_of_turn)
        assert isinstance(done, Refusal)
        assert here.row.asked == ("B",)

    evening(tmp_path)


@pytest.fixture
def many(monkeypatch: pytest.MonkeyPatch) -> None:
    """There may be other nodes, whose messages are lost."""
    monkeypatch.setattr(LocalBus, "shared", True)


@pytest.mark.usefixtures("many")
@night()
async def test_who_comes_from_a_node_that_was_killed_is_not_welcomed_into_the_past(house: House) -> None:
    here, there, ann = await two_copies(house)
    assert await perform(there, "A", "a", playing_by(there, "A", "hide 1")) == Happened(2)
    again = Person(house, ann.client)
    welcome = await again.sits(here.id, "A", after=2)
    assert welcome.seq == 2
    assert welcome.tellings == ()
    assert welcome.waiting == ("B",)


@pytest.mark.usefixtures("many")
@night()
async def test_a_seat_that_was_given_up_elsewhere_is_free(house: House) -> None:
    ann, bob, cleo = [await house.guest(name) for name in ("Ann", "Bob", "Cleo")]
    opened = await ann.opens(public=True, options={"variant": "round"}, seats={"A1": {"kind": "here"}})
    table = opened.table.id
    await bob.sits_down(table, "B1")
    await ann.sits(table, "A1")
    here = await house.context.tavern.open(table)
    there = Hosted(house.context.desk, here.game, here.row)
    await load(there)
    await change(there, lambda row: lobby.leave(row, "B1"))
    assert (await cleo.sits_down(table, "B1")).seat == "B1"


@pytest.mark.usefixtures("many")
@night()
async def test_a_game_that_ended_elsewhere_is_over_though_nobody_listened(house: House) -> None:
    ann, bob, table = await duel(house)
    here = await house.context.tavern.open(table)
    there = Hosted(house.context.desk, here.game, here.row)
    await load(there)
    for person in (ann, bob):
        await person.hangs_up()
    here.streams.clear()
    assert await perform(there, "A", "a", playing_by(there, "A", "resign")) == Happened(2)
    assert (await ann.table(table)).status == "over"


@pytest.mark.usefixtures("many")
@night()
async def test_who_sat_at_a_node_that_is_gone_has_gone(house: House) -> None:
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    opened = await ann.opens(options={"first": "A", "opening": "scales"}, seats={"A": {"kind": "here"}})
    await bob.joins(opened.invitations[0].link)
    table = opened.table.id
    await ann.sits(table, "A")
    store, tavern, now = house.context.desk.store, house.context.tavern, house.context.desk.now()
    hosted = await tavern.open(table)
    await store.beat("other", now)
    await store.save_presence([PresenceRow(table, "B", "other", True, now)])
    await tavern._heal()  # the word of it was lost
    assert hosted.here == {"A", "B"}
    await store.beat("other", now - 3_600_000)
    await store.beat(house.context.desk.node, now)
    await tavern._heal()
    assert hosted.here == {"A"}


@night()
async def test_who_is_here_is_written_in_the_end(house: House) -> None:
    """The store fails once."""
    _, _, table = await duel(house)
    tavern, store = house.context.tavern, house.context.desk.store
    await tavern._flush()
    tavern.attend(await tavern.open(table), "A", here=False)

    async def fail(_: object) -> None:
        raise OSError("the disk is full")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store, "save_presence", fail)
        with pytest.raises(OSError, match="full"):
            await tavern._flush()
    await tavern._flush()
    assert [row.seat for row in await store.presences(table) if row.here] == ["B"]

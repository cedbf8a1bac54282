"""Clocks: deadlines in the store, which outlast the server and are not charged for its absence (TS-7.1)."""

import asyncio
import time
from pathlib import Path

import pytest
from msgspec.structs import replace

from server.night import House, Time, duel, house, night, stays_away
from taberna.server.app import App
from taberna.server.settings import Settings
from taberna.server.store.rows import ClockRow
from taberna.server.tables import clocks
from taberna.server.wire.messages import Committed, Pause, Refused, Resume, Timed
from taberna.table.attendance import Pace

MINUTE = 60_000
FIVE = Pace(5 * MINUTE, 3_000)


def wound(waiting: tuple[str, ...] = ("A",), turn: str | None = "A") -> ClockRow:
    return clocks.wind("t", FIVE, ("A", "B"), 1, 0, waiting, turn)


def moved(clock: ClockRow, actor: str, now: int, waiting: str, turn: str, pace: Pace = FIVE) -> ClockRow:
    return clocks.move_on(clock, pace, actor, clock.seq + 1, now, (waiting,), turn, moved=True, paused=False)


def offered(clock: ClockRow, actor: str, now: int, waiting: str, turn: str, pace: Pace) -> ClockRow:
    return clocks.move_on(clock, pace, actor, clock.seq + 1, now, (waiting,), turn, moved=False, paused=False)


def taken_back(clock: ClockRow, now: int, turn: str, pace: Pace = FIVE) -> ClockRow:
    return clocks.move_back(clock, pace, clock.seq + 1, now, (turn,), turn, paused=False)


@pytest.mark.rule("TS-7.1")
def test_the_increment_is_paid_when_the_turn_ends_not_with_every_answer() -> None:
    clock = wound()
    assert (clock.running, clock.due) == (("A",), 5 * MINUTE)
    challenged = moved(clock, "A", 10_000, "B", "A")
    assert challenged.left == {"A": 5 * MINUTE - 10_000, "B": 5 * MINUTE}
    answered = moved(challenged, "B", 30_000, "B", "B")
    assert answered.left == {"A": 5 * MINUTE - 7_000, "B": 5 * MINUTE - 20_000}
    assert answered.due == 30_000 + 5 * MINUTE - 20_000


def test_every_seat_that_must_act_is_charged() -> None:
    clock = clocks.wind("t", FIVE, ("A", "B", "C"), 1, 0, ("A", "C", "*"), None)
    assert clocks.time_left(clock, 1000) == {"A": 5 * MINUTE - 1000, "B": 5 * MINUTE, "C": 5 * MINUTE - 1000}
    assert clocks.fallen(clock, 5 * MINUTE) == ("A", "C")


@pytest.mark.rule("TS-7.1")
def test_days_a_move_are_full_again_at_the_next() -> None:
    days = Pace(3 * 24 * 60 * MINUTE, anew=True)
    clock = clocks.wind("t", days, ("A", "B"), 1, 0, ("A",), "A")
    asked = moved(clock, "A", 60 * MINUTE, "B", "A", days)
    back = moved(asked, "B", 120 * MINUTE, "A", "A", days)
    assert back.left["A"] == days.budget
    assert moved(back, "A", 130 * MINUTE, "A", "A", days).left["A"] == days.budget


@pytest.mark.rule("TS-7.1")
def test_an_offer_is_no_move_and_renews_no_day() -> None:
    days = Pace(3 * 24 * 60 * MINUTE, anew=True)
    clock = clocks.wind("t", days, ("A", "B"), 1, 0, ("A",), "A")
    late = offered(clock, "A", 71 * 60 * MINUTE, "A", "A", days)
    assert late.left["A"] == 60 * MINUTE
    assert late.due == days.budget


@pytest.mark.rule("TS-7.1")
@night()
async def test_who_offers_a_draw_has_no_more_time_than_before(there: House) -> None:
    """With a day a move, A offers a draw in the last hour; B declines. A's hour is still an hour."""
    ann, bob, table = await duel(there, clock="1d")
    there.time.ahead += 23 * 60 * MINUTE
    await ann.does(table, "A", "draw offer")
    await bob.does(table, "B", "draw decline")
    clock = await there.context.desk.store.clock(table)
    assert clock is not None
    assert clocks.time_left(clock, there.time())["A"] <= 60 * MINUTE


@pytest.mark.rule("TS-7.1", "TS-7.6")
def test_a_turn_is_paid_for_once_however_often_it_is_taken_back() -> None:
    """A hides a stone in ten seconds, takes it back five seconds later, and hides another in ten more."""
    hidden = moved(wound(), "A", 10_000, "B", "B")
    assert hidden.left["A"] == 5 * MINUTE - 7_000
    back = taken_back(hidden, 15_000, "A")
    assert back.left == {"A": 5 * MINUTE - 10_000, "B": 5 * MINUTE - 5_000}
    assert back.running == ("A",)
    again = moved(back, "A", 25_000, "B", "B")
    assert again.left == {"A": 5 * MINUTE - 17_000, "B": 5 * MINUTE - 5_000}


@pytest.mark.rule("TS-7.1", "TS-7.6")
def test_taking_back_renews_no_day() -> None:
    days = Pace(24 * 60 * MINUTE, anew=True)
    clock = clocks.wind("t", days, ("A", "B"), 1, 0, ("A",), "A")
    hidden = moved(clock, "A", 23 * 60 * MINUTE, "B", "B", days)
    back = taken_back(hidden, 23 * 60 * MINUTE, "A", days)
    assert back.left["A"] == 60 * MINUTE


@pytest.mark.rule("TS-7.1")
def test_out_of_time_loses(tmp_path: Path) -> None:
    @night(heartbeat=0.05)
    async def evening(there: House) -> None:
        ann, bob, table = await duel(there, clock="1+0")
        first = await ann.sits(table, "A")
        assert first.clocks is not None
        assert first.clocks.running == ("A",)
        assert first.clocks.left == {"A": MINUTE, "B": MINUTE}
        hosted = await there.context.tavern.open(table)
        there.time.ahead += MINUTE
        there.context.tavern.flags.look(hosted)  # the alarm was set by a clock that knew of no haste
        end = await bob.hears(Committed, lambda m: m.outcome is not None)
        assert end.outcome is not None
        assert (end.outcome.result, end.outcome.reason) == ("B", "time")

    evening(tmp_path)


@pytest.mark.rule("TS-7.1")
def test_an_outage_is_given_back(tmp_path: Path) -> None:
    async def evening() -> None:
        time = Time()
        async with house(tmp_path, time=time) as there:
            ann, _, table = await duel(there, clock="5+0")
            token = ann.client.token
            await ann.does(table, "A", "hide 1")
            due = await there.context.desk.store.clock(table)
            assert due is not None
            assert due.due is not None
        time.ahead += 60 * MINUTE  # nobody serves for an hour
        async with house(tmp_path, time=time) as there:
            clock = await there.context.desk.store.clock(table)
            assert clock is not None
            assert clock.due is not None
            given = clock.due - due.due
            assert 59 * MINUTE < given <= 61 * MINUTE
            back = await there.guest()
            back.client.token = token
            welcome = await back.sits(table, "A")
            assert (welcome.status, welcome.seq) == ("playing", 2)

    asyncio.run(evening())


@pytest.mark.rule("TS-7.1")
def test_a_clock_set_back_while_the_house_is_closed_charges_and_spares_nobody(tmp_path: Path) -> None:
    """The machine's clock is an hour earlier when it opens again: A's runs on from where it stood."""

    async def evening() -> None:
        time = Time()
        async with house(tmp_path, time=time) as there:
            _, _, table = await duel(there, clock="5+0")
        time.ahead -= 60 * MINUTE
        for _ in range(2):  # the second time there is nothing to set right
            async with house(tmp_path, time=time) as there:
                clock = await there.context.desk.store.clock(table)
                assert clock is not None
                assert clock.due is not None
                assert 4 * MINUTE < clock.due - time() <= 5 * MINUTE
                assert 4 * MINUTE < clocks.time_left(clock, time())["A"] <= 5 * MINUTE

    asyncio.run(evening())


def test_a_clock_set_while_the_house_is_open_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """An hour back, and forward again: who moved in between would have been charged for it."""
    app = App(Settings())
    before = app.now()
    for hours in (-1, 0, 1):
        real, by = time.time_ns, hours * 3600 * 10**9
        with monkeypatch.context() as patch:
            patch.setattr(time, "time_ns", lambda real=real, by=by: real() + by)
            assert 0 <= app.now() - before < 10 * MINUTE


def test_a_flag_that_fell_before_the_server_stopped_falls_when_it_is_back(tmp_path: Path) -> None:
    """At a table that nobody has open, too."""

    async def evening() -> None:
        time = Time()
        async with house(tmp_path, time=time) as there:
            ann, _, table = await duel(there, clock="1+0")
            token = ann.client.token
            store = there.context.desk.store
            time.ahead += 2 * MINUTE
            await store.beat("somebody", time())  # the house was served all the while
        async with house(tmp_path, time=time, heartbeat=0.05) as there:
            back = await there.guest()
            back.client.token = token
            welcome = await back.sits(table, "A")
            outcome = welcome.outcome or (await back.hears(Committed)).outcome
            assert outcome is not None
            assert outcome.reason == "time"

    asyncio.run(evening())


@night()
async def test_a_pause_needs_everybody_and_ends_with_anybody(there: House) -> None:
    ann, bob, table = await duel(there, clock="5+0")
    await ann.sends(Pause(table, "A"))
    asked = await bob.hears(Timed)
    assert asked.asked == ("A",)
    assert asked.clocks is not None
    assert not asked.clocks.paused
    await bob.sends(Pause(table, "B"))
    agreed = await ann.hears(Timed, lambda m: m.clocks is not None and m.clocks.paused)
    assert agreed.clocks is not None
    assert agreed.clocks.running == ()
    refused = await ann.does(table, "A", "hide 1")
    assert isinstance(refused, Refused)
    assert refused.code == "paused"
    there.time.ahead += 60 * MINUTE
    await bob.sends(Resume(table, "B"))
    on = await ann.hears(Timed, lambda m: m.clocks is not None and not m.clocks.paused and m.asked == ())
    assert on.clocks is not None
    assert on.clocks.running == ("A",)
    assert on.clocks.left["A"] > 4 * MINUTE


@pytest.mark.rule("TS-7.5")
def test_who_is_away_too_long_may_lose_the_game_or_find_a_bot_in_their_chair(tmp_path: Path) -> None:
    @night()
    async def evening(there: House) -> None:
        ann, bob = await there.guest("Ann"), await there.guest("Bob")
        tables = []
        for _ in range(2):
            opened = await ann.opens(
                away=3600, options={"first": "A", "opening": "scales"}, seats={"A": {"kind": "here"}}
            )
            await bob.joins(opened.invitations[0].link)
            tables.append(opened.table.id)
            await bob.sits(opened.table.id, "B")
        for table in tables:
            await stays_away(there, table, "A")
            await bob.hears(Committed, lambda m, t=table: m.table == t)  # type: ignore[misc]  # Ann went away
        assert not isinstance(await bob.does(tables[0], "B", "claim"), Refused)
        assert (await bob.table(tables[0])).outcome is not None
        handed = await bob.posts(f"/api/tables/{tables[1]}/seats/A/bot")
        assert [s.kind for s in handed.seats] == ["bot", "person"]
        await bob.hears(Committed, lambda m: m.waiting == ("B",))
        await ann.client.fetch("DELETE", f"/api/tables/{tables[1]}/seats/A/bot")
        assert [s.kind for s in (await ann.table(tables[1])).seats] == ["person", "person"]

    evening(tmp_path)


@night()
async def test_who_comes_back_in_time_is_not_away(there: House) -> None:
    ann, bob = await there.guest("Ann"), await there.guest("Bob")
    opened = await ann.opens(
        away=3600, options={"first": "A", "opening": "scales"}, seats={"A": {"kind": "here"}}
    )
    table = opened.table.id
    await bob.joins(opened.invitations[0].link)
    await bob.sits(table, "B")
    await stays_away(there, table, "A")
    await bob.hears(Committed, lambda m: "went-away" in str(m.tellings) or "WentAway" in str(m.tellings))
    await ann.sits(table, "A")
    await bob.hears(Committed, lambda m: "CameBack" in str(m.tellings))


@night(heartbeat=3600)
async def test_a_table_that_cannot_be_opened_holds_up_nobodys_clock(there: House) -> None:
    """Of a game that this house no longer has, and its flag is the first to fall."""
    tavern, store = there.context.tavern, there.context.desk.store
    ann, bob, lost = await duel(there, clock="1+0")
    cleo, dan, table = await duel(there, clock="2+0")
    row = await store.table(lost)
    assert row is not None
    await store.save_table(replace(row, game="forgotten", version=row.version + 1))
    for person in (ann, bob, cleo, dan):
        await person.hangs_up()
    for known in (lost, table):
        tavern.flags.forget(known)
        del tavern.tables[known]
    there.time.ahead = 3 * MINUTE
    await there.context.desk.store.beat("", there.time())
    await tavern.flags.beat()
    over = await store.table(table)
    assert over is not None
    assert over.status == "over"

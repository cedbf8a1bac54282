"""Clocks, heartbeats and who is there: what must survive a restart."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from server.store.conftest import Do
from server.store.evening import clock, move, moves, presence, table
from taberna.server.store.protocol import Append, Collision, Repeated, Store
from taberna.server.store.rows import ClockRow, EntryRow


def test_a_clock_is_kept_with_the_move_and_replaced_by_the_next(store: Store, do: Do) -> None:
    assert do(store.clock("oak")) is None
    do(store.append(moves(move(1), clock=clock(since=1000))))
    do(store.append(moves(move(2), clock=clock(seq=2, since=2000, due=50_000))))
    assert do(store.clock("oak")) == clock(seq=2, since=2000, due=50_000)


def test_the_next_to_fall_and_those_that_have_fallen(store: Store, do: Do) -> None:
    for name, due in (("oak", 300), ("elm", 100), ("ash", None), ("fir", 200)):
        do(store.append(moves(move(1, name=name), clock=clock(name, due=due))))
    assert [row.table for row in do(store.clocks_due(200))] == ["elm", "fir"]
    assert do(store.clocks_due(99)) == []


def test_a_clock_that_is_stopped_is_not_due(store: Store, do: Do) -> None:
    do(store.append(moves(move(1), clock=clock(due=100))))
    do(store.append(moves(move(2), clock=clock(due=None))))
    assert do(store.clocks_due(1 << 60)) == []


WOUND = clock(since=1000, due=61_000)
STOPPED = clock(since=5000, due=None)


def following(was: ClockRow, *entries: EntryRow, now: ClockRow) -> Append:
    return replace(moves(*entries, clock=now), follows=was)


@pytest.mark.parametrize("batch", [1, 3], ids=["alone", "among others"])
def test_a_move_that_knows_nothing_of_the_pause_collides(
    store: Store, other: Store, do: Do, batch: int
) -> None:
    """Else the clock would run on while everybody has agreed that it stands."""
    names = ["oak", "elm", "fir"][:batch]
    for name in names:
        do(store.create_table(table(name)))
        do(store.append(moves(move(1, name=name), clock=clock(name, since=1000, due=61_000))))
    do(other.save_table(table(version=2, paused=True), STOPPED, follows=WOUND))

    async def evening() -> list[BaseException | None]:
        sent = (
            store.append(
                following(
                    clock(name, since=1000, due=61_000),
                    move(2, f"at {name}", name=name),
                    now=clock(name, seq=2, since=6000, due=90_000),
                )
            )
            for name in names
        )
        return list(await asyncio.gather(*sent, return_exceptions=True))

    first, *others = do(evening())
    assert isinstance(first, Collision)
    assert others == [None] * (batch - 1)
    assert do(store.clock("oak")) == STOPPED
    assert do(store.entries("oak")) == [move(1)]
    for name in names[1:]:
        assert do(store.clock(name)) == clock(name, seq=2, since=6000, due=90_000)
        assert len(do(store.entries(name))) == 2


def test_a_pause_that_knows_nothing_of_the_move_collides(store: Store, other: Store, do: Do) -> None:
    do(store.create_table(table()))
    do(store.append(moves(move(1), clock=WOUND)))
    moved = clock(seq=2, since=4000, due=70_000)
    do(other.append(following(WOUND, move(2), now=moved)))
    with pytest.raises(Collision):
        do(store.save_table(table(version=2, paused=True), STOPPED, follows=WOUND))
    assert do(store.table("oak")) == table()
    assert do(store.clock("oak")) == moved
    do(store.save_table(table(version=2, paused=True), clock(seq=2, since=5000, due=None), follows=moved))
    assert do(store.clocks_due(1 << 60)) == []


def test_a_move_decided_before_an_outage_was_credited_collides(store: Store, do: Do) -> None:
    do(store.append(moves(move(1), clock=WOUND)))
    assert do(store.credit(9000, before=8000)) == ["oak"]
    with pytest.raises(Collision):
        do(store.append(following(WOUND, move(2), now=clock(seq=2, since=12_000))))
    assert do(store.clock("oak")) == clock(since=10_000, due=70_000)


def test_a_repeated_request_is_known_by_its_name_however_the_clock_stands(store: Store, do: Do) -> None:
    do(store.append(moves(move(1, "a"), clock=WOUND)))
    do(store.append(following(WOUND, move(2, "b"), now=clock(seq=2, since=2000))))
    with pytest.raises(Repeated) as repeated:
        do(store.append(following(WOUND, move(3, "b"), now=clock(seq=3, since=3000))))
    assert repeated.value.seq == 2
    assert do(store.clock("oak")) == clock(seq=2, since=2000)


@pytest.mark.parametrize("seed", range(3))
def test_of_a_pause_and_a_move_at_the_same_time_one_comes_first(
    store: Store, other: Store, do: Do, seed: int
) -> None:
    """And the clock that is kept is that of whoever came last, worked out from the other's."""
    do(store.create_table(table()))
    do(store.append(moves(move(1), clock=WOUND)))

    async def evening() -> None:
        kept, version, seq = WOUND, 1, 1
        for n in range(seed, seed + 20):
            stood = table(version=version + 1, paused=True)
            stopped = clock(seq=seq, since=kept.since + 2, due=None)
            moved = clock(seq=seq + 1, since=kept.since + 1, due=kept.since + 50_000)
            pause = store.save_table(stood, stopped, follows=kept)
            move_on = other.append(following(kept, move(seq + 1, f"m{n}"), now=moved))
            outcomes = await asyncio.gather(pause, move_on, return_exceptions=True)
            assert sorted(map(type, outcomes), key=str) == sorted((type(None), Collision), key=str)
            kept = stopped if outcomes[0] is None else moved
            assert await store.clock("oak") == kept
            version += outcomes[0] is None
            seq += outcomes[1] is None

    do(evening())


def test_an_outage_is_credited_to_running_clocks_only(store: Store, do: Do) -> None:
    do(store.append(moves(move(1, name="oak"), clock=clock("oak", since=1000, due=61_000))))
    do(store.append(moves(move(1, name="elm"), clock=clock("elm", since=1000, due=None))))
    do(store.append(moves(move(1, name="ash"), clock=clock("ash", since=9000, due=70_000))))
    assert do(store.credit(5000, before=8000)) == ["oak"]
    assert do(store.clock("oak")) == clock("oak", since=6000, due=66_000)
    assert do(store.clock("elm")) == clock("elm", since=1000, due=None)
    assert do(store.clock("ash")) == clock("ash", since=9000, due=70_000)
    assert [row.due for row in do(store.clocks_due(1 << 60))] == [66_000, 70_000]


def test_time_that_goes_back_takes_clocks_and_heartbeats_with_it(store: Store, do: Do) -> None:
    do(store.append(moves(move(1), clock=clock(since=9000, due=61_000))))
    do(store.append(moves(move(1, name="elm"), clock=clock("elm", since=9000, due=None))))
    do(store.append(moves(move(1, name="fir"), clock=clock("fir", since=11_000, due=61_000))))
    do(store.beat("north", 10_000))
    assert sorted(do(store.credit(-6000, 4000))) == ["fir", "oak"]
    assert do(store.clock("fir")) == clock("fir", since=4000, due=54_000)
    assert do(store.clock("oak")) == clock(since=3000, due=55_000)
    assert do(store.clock("elm")) == clock("elm", since=9000, due=None)
    assert do(store.beat("south", 4500)) == 4000


def test_a_heartbeat_returns_when_any_node_last_served(store: Store, other: Store, do: Do) -> None:
    assert do(store.beat("north", 1000)) is None
    assert do(other.beat("south", 1500)) == 1000
    assert do(store.beat("north", 2000)) == 1500
    assert do(store.beat("north", 3000)) == 2000


def test_of_two_nodes_that_come_back_at_once_one_finds_the_gap(store: Store, other: Store, do: Do) -> None:
    """Otherwise an outage would be credited twice."""

    async def back(now: int) -> list[int | None]:
        return list(await asyncio.gather(store.beat("north", now), other.beat("south", now)))

    last = None
    for now in range(10_000, 200_000, 10_000):
        assert sorted(map(str, do(back(now)))) == sorted(map(str, (last, now)))
        last = now


def test_who_is_there_on_which_node(store: Store, other: Store, do: Do) -> None:
    do(store.beat("north", 1000))
    do(other.beat("south", 1000))
    do(store.save_presence([presence("A"), presence("B", here=False)]))
    do(other.save_presence([presence("B", "south")]))
    do(store.save_presence([presence("A", here=False, since=900)]))
    found = sorted(do(store.presences("oak")), key=lambda row: (row.seat, row.node))
    assert found == [
        presence("A", here=False, since=900),
        presence("B", here=False),
        presence("B", "south"),
    ]
    assert [type(row.here) for row in found] == [bool] * 3
    assert do(store.presences("elm")) == []


def test_a_node_that_has_fallen_silent_knows_nobody(store: Store, do: Do) -> None:
    do(store.beat("north", 1000))
    do(store.save_presence([presence("A"), presence("B", "south")]))
    assert do(store.presences("oak")) == [presence("A")]
    do(store.beat("south", 61_000))
    assert len(do(store.presences("oak"))) == 2
    do(store.beat("south", 61_001))
    assert do(store.presences("oak")) == [presence("B", "south")]


def test_a_node_that_stops_takes_its_people_with_it(store: Store, do: Do) -> None:
    do(store.beat("north", 1000))
    do(store.beat("south", 1000))
    do(store.save_presence([presence("A"), presence("B", here=False, since=7), presence("A", "south")]))
    do(store.retire("north"))
    found = sorted(do(store.presences("oak")), key=lambda row: (row.node, row.seat))
    assert found == [
        presence("A", here=False, since=1000),
        presence("B", here=False, since=7),
        presence("A", "south"),
    ]


def test_a_node_that_never_beat_can_stop_too(store: Store, do: Do) -> None:
    do(store.save_presence([presence("A", since=77)]))
    do(store.retire("north"))
    do(store.beat("north", 1000))
    assert do(store.presences("oak")) == [presence("A", here=False, since=77)]

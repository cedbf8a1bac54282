"""Clocks, heartbeats and who is there: what must survive a restart."""

from __future__ import annotations

import asyncio

from server.store.conftest import Do
from server.store.evening import clock, move, moves, presence
from taberna.server.store.protocol import Store


def test_a_clock_is_kept_with_the_move_and_replaced_by_the_next(store: Store, do: Do) -> None:
    assert do(store.clock("oak")) is None
    do(store.append(moves(move(1), clock=clock(since=1000))))
    do(store.append(moves(move(2), clock=clock(seq=2, since=2000, due=50_000))))
    assert do(store.clock("oak")) == clock(seq=2, since=2000, due=50_000)


def test_the_next_to_fall_and_those_that_have_fallen(store: Store, do: Do) -> None:
    assert do(store.next_due()) is None
    for name, due in (("oak", 300), ("elm", 100), ("ash", None), ("fir", 200)):
        do(store.append(moves(move(1, name=name), clock=clock(name, due=due))))
    assert do(store.next_due()) == 100
    assert [row.table for row in do(store.clocks_due(200))] == ["elm", "fir"]
    assert do(store.clocks_due(99)) == []


def test_a_clock_that_is_stopped_is_not_due(store: Store, do: Do) -> None:
    do(store.append(moves(move(1), clock=clock(due=100))))
    do(store.append(moves(move(2), clock=clock(due=None))))
    assert do(store.next_due()) is None
    assert do(store.clocks_due(1 << 60)) == []


def test_an_outage_is_credited_to_running_clocks_only(store: Store, do: Do) -> None:
    do(store.append(moves(move(1, name="oak"), clock=clock("oak", since=1000, due=61_000))))
    do(store.append(moves(move(1, name="elm"), clock=clock("elm", since=1000, due=None))))
    do(store.append(moves(move(1, name="ash"), clock=clock("ash", since=9000, due=70_000))))
    assert do(store.credit(5000, before=8000)) == ["oak"]
    assert do(store.clock("oak")) == clock("oak", since=6000, due=66_000)
    assert do(store.clock("elm")) == clock("elm", since=1000, due=None)
    assert do(store.clock("ash")) == clock("ash", since=9000, due=70_000)
    assert do(store.next_due()) == 66_000


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

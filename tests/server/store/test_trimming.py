"""What is cleared away, and what is not."""

from __future__ import annotations

from msgspec.structs import replace

from server.store.conftest import Do
from server.store.evening import clock, move, moves, presence, snapshot, table
from taberna.server.store.protocol import Store


def test_a_node_that_is_gone_is_forgotten_with_its_seats(store: Store, do: Do) -> None:
    do(store.beat("north", 1000))
    do(store.beat("south", 100_000))
    do(store.save_presence([presence(node="north"), presence(seat="B", node="south")]))
    do(store.trim(50_000, 0))
    assert [row.node for row in do(store.presences("oak"))] == ["south"]
    do(store.beat("north", 100_001))
    assert [row.node for row in do(store.presences("oak"))] == [
        "south"
    ]  # its seats did not come back with it


def test_the_latest_beat_stays_for_the_outage_is_counted_from_it(store: Store, do: Do) -> None:
    do(store.beat("north", 1000))
    do(store.beat("south", 2000))
    do(store.trim(1 << 60, 0))
    assert do(store.beat("east", 9000)) == 2000


def test_snapshots_far_behind_the_latest_go(store: Store, do: Do) -> None:
    do(store.create_table(table(status="playing")))
    for seq in (64, 128, 192, 256):
        do(store.save_snapshot(snapshot(seq)))
    do(store.trim(0, 128))
    assert [do(store.snapshot("oak", "v1", upto)) for upto in (64, 127)] == [None, None]
    found = [do(store.snapshot("oak", "v1", upto)) for upto in (128, 200, 300)]
    assert [row.seq for row in found if row is not None] == [128, 192, 256]


def test_a_closed_table_needs_no_snapshots(store: Store, do: Do) -> None:
    do(store.create_table(table(status="closed")))
    do(store.save_snapshot(snapshot(64)))
    do(store.trim(0, 1000))
    assert do(store.snapshot("oak", "v1")) is None


def test_tables_that_everybody_has_left_alone(store: Store, do: Do) -> None:
    for name, status, changed in (
        ("ash", "gathering", 1000),
        ("elm", "gathering", 5000),
        ("oak", "playing", 1000),
        ("fir", "playing", 1000),
        ("yew", "over", 1000),
        ("box", "closed", 1000),
    ):
        do(store.create_table(table(name, status=status, changed=changed)))
    do(store.append(moves(replace(move(1, name="oak"), at=2000))))
    do(store.append(moves(replace(move(1, name="fir"), at=2000), replace(move(2, name="fir"), at=9000))))
    assert sorted(row.id for row in do(store.abandoned(3000, 3000))) == ["ash", "oak"]
    assert [row.id for row in do(store.abandoned(3000, 0))] == ["ash"]
    assert do(store.abandoned(1000, 1000)) == []


def test_a_chain_that_has_begun_waits_for_its_people(store: Store, do: Do) -> None:
    """A night is gone on with when they meet again, be it after a year; one whose first game never began is
    a table like any other."""
    for name, status, place in (("ash", "gathering", 1), ("elm", "gathering", 2), ("fir", "playing", 1)):
        do(store.create_table(table(name, status=status, changed=1000, party=f"of {name}", place=place)))
    assert [row.id for row in do(store.abandoned(3000, 3000))] == ["ash"]


def test_a_game_whose_clock_runs_ends_by_its_clock(store: Store, do: Do) -> None:
    """By post it may run for weeks; where it stands still, nobody waits for anybody."""
    for name, due in (("oak", 9_000_000), ("fir", None)):
        do(store.create_table(table(name, status="playing", changed=1000)))
        do(store.append(moves(replace(move(1, name=name), at=2000), clock=clock(name, due=due))))
    assert [row.id for row in do(store.abandoned(3000, 3000))] == ["fir"]


def test_how_many_tables_a_guest_has_running(store: Store, do: Do) -> None:
    for name, host, status in (
        ("ash", "ana", "gathering"),
        ("elm", "ana", "playing"),
        ("oak", "ana", "over"),
        ("fir", "ana", "closed"),
        ("yew", "bruno", "playing"),
    ):
        do(store.create_table(table(name, host=host, status=status)))
    assert [do(store.running(guest)) for guest in ("ana", "bruno", "carla")] == [2, 1, 0]

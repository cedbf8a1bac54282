"""Commits of a table: one after the other, each once, all of a request or nothing."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from server.store.conftest import Do
from server.store.evening import clock, line, move, moves, snapshot, table
from taberna.server.store.protocol import Busy, Collision, Repeated, Store
from taberna.server.store.rows import AckRow, EntryRow
from taberna.server.store.sqlite import open_sqlite


def test_what_was_appended_is_there_in_order(store: Store, do: Do) -> None:
    for seq in (1, 2, 3):
        do(store.append(moves(move(seq))))
    assert do(store.entries("oak")) == [move(1), move(2), move(3)]
    assert do(store.entries("oak", after=1)) == [move(2), move(3)]
    assert do(store.entries("oak", after=1, upto=2)) == [move(2)]
    assert do(store.entries("elm")) == []


def test_another_node_sees_it_at_once(store: Store, other: Store, do: Do) -> None:
    do(store.append(moves(move(1, "first"))))
    assert do(other.entries("oak")) == [move(1, "first")]
    assert do(other.requested("oak", "A", "first")) == 1


def test_it_is_there_after_closing_and_opening(
    store: Store, do: Do, address: str, opened: Callable[..., Store]
) -> None:
    do(store.append(moves(move(1), move(2))))
    do(store.close())
    assert do(opened(address).entries("oak")) == [move(1), move(2)]


@pytest.mark.parametrize("body", [b"", b"\0\xff", "Ἀγορά “ok”".encode(), b"x" * 300_000])
def test_a_body_is_kept_byte_by_byte(store: Store, do: Do, body: bytes) -> None:
    entry = EntryRow("oak", 1, "A", "ähm", 5, body)
    do(store.append(moves(entry)))
    assert do(store.entries("oak")) == [entry]


def test_nothing_is_found_by_names_that_nothing_can_have(store: Store, do: Do) -> None:
    do(store.create_table(table()))
    do(store.append(moves(move(1, "x"))))
    for name in ("oak\0", "\0", "", "o" * 100_000):
        assert do(store.table(name)) is None
        assert do(store.entries(name)) == []
        assert do(store.news(name, 0, 0)) is None
        assert do(store.requested("oak", "A", name)) is None
        assert do(store.guest_by_hash(name)) is None
        assert do(store.acknowledgements(name)) == []


# -- one after the other


def test_the_second_at_a_seq_collides_and_leaves_nothing(store: Store, do: Do) -> None:
    do(store.append(moves(move(1, "a"))))
    with pytest.raises(Collision):
        do(store.append(moves(move(1, "b", seat="B"), move(2))))
    assert do(store.entries("oak")) == [move(1, "a")]
    assert do(store.requested("oak", "B", "b")) is None


def test_where_a_later_entry_collides_nothing_is_kept(store: Store, do: Do) -> None:
    do(store.append(moves(move(2))))
    with pytest.raises(Collision):
        do(store.append(moves(move(1), move(2), clock=clock())))
    assert do(store.entries("oak")) == [move(2)]
    assert do(store.clock("oak")) is None


def test_of_two_writers_at_once_exactly_one_wins(store: Store, other: Store, do: Do) -> None:
    async def race(seq: int) -> list[BaseException | None]:
        north = store.append(moves(move(seq, f"n{seq}", seat="A", text="north"), clock=clock(since=seq)))
        south = other.append(moves(move(seq, f"s{seq}", seat="B", text="south"), clock=clock(since=-seq)))
        return list(await asyncio.gather(north, south, return_exceptions=True))

    won: list[str] = []
    for seq in range(1, 41):
        north, south = do(race(seq))
        assert sorted(map(type, (north, south)), key=str) == sorted((type(None), Collision), key=str)
        won.append("A" if north is None else "B")
        assert do(store.clock("oak")) == clock(since=seq if north is None else -seq)
    assert [entry.seat for entry in do(store.entries("oak"))] == won


def test_many_writers_at_many_tables_leave_no_gap(store: Store, other: Store, do: Do) -> None:
    """Six players at each of five tables on two nodes, each deciding again after a collision."""

    async def play(node: Store, name: str, seat: str) -> None:
        for turn in range(8):
            seq = len(await node.entries(name)) + 1
            while True:
                try:
                    await node.append(moves(move(seq, f"{turn}", name=name, seat=seat), clock=clock(name)))
                    break
                except Collision:
                    seq = len(await node.entries(name)) + 1

    async def evening() -> None:
        seats = [(node, name, seat) for name in "vwxyz" for node in (store, other) for seat in "ABC"]
        await asyncio.gather(*(play(node, name, f"{seat}{id(node)}") for node, name, seat in seats))

    do(evening())
    for name in "vwxyz":
        found = do(store.entries(name))
        assert [entry.seq for entry in found] == list(range(1, 6 * 8 + 1))
        assert len({(entry.seat, entry.action) for entry in found}) == 6 * 8


# -- each once


def test_a_request_sent_again_is_told_where_it_happened(store: Store, do: Do) -> None:
    do(store.append(moves(move(1, "x"), move(2))))
    do(store.append(moves(move(3, "y"))))
    with pytest.raises(Repeated) as repeated:
        do(store.append(moves(move(4, "x"))))
    assert repeated.value.seq == 1
    assert do(store.entries("oak")) == [move(1, "x"), move(2), move(3, "y")]


def test_sent_again_at_the_same_seq_it_is_a_repetition_not_a_collision(store: Store, do: Do) -> None:
    do(store.append(moves(move(1, "x"))))
    with pytest.raises(Repeated) as repeated:
        do(store.append(moves(move(1, "x"))))
    assert repeated.value.seq == 1


def test_an_id_is_a_seats_own_and_a_tables_own(store: Store, do: Do) -> None:
    do(store.append(moves(move(1, "x", seat="A"))))
    do(store.append(moves(move(2, "x", seat="B"))))
    do(store.append(moves(move(1, "x", name="elm"))))
    assert do(store.requested("oak", "B", "x")) == 2
    assert do(store.requested("elm", "A", "x")) == 1


def test_the_house_sends_no_ids_and_repeats_nothing(store: Store, do: Do) -> None:
    do(store.append(moves(move(1, None, seat="*"))))
    do(store.append(moves(move(2, None, seat="*"))))
    with pytest.raises(Collision):
        do(store.append(moves(move(2, None, seat="*"))))


def test_the_same_request_on_two_nodes_happens_once(store: Store, other: Store, do: Do) -> None:
    async def both(seq: int) -> list[BaseException | None]:
        sent = moves(move(seq, f"x{seq}"))
        return list(await asyncio.gather(store.append(sent), other.append(sent), return_exceptions=True))

    for seq in range(1, 21):
        outcomes = do(both(seq))
        (failure,) = (outcome for outcome in outcomes if outcome is not None)
        assert isinstance(failure, Repeated)
        assert failure.seq == seq


# -- together with clock and table


def test_clock_and_table_change_with_the_game(store: Store, do: Do) -> None:
    do(store.create_table(table()))
    over = table(version=2, status="over")
    do(store.append(moves(move(1), clock=clock(due=None), table=over)))
    assert do(store.table("oak")) == over
    assert do(store.clock("oak")) == clock(due=None)


def test_a_table_that_changed_meanwhile_takes_nothing(store: Store, do: Do) -> None:
    do(store.create_table(table()))
    do(store.save_table(table(version=2, paused=True)))
    with pytest.raises(Collision):
        do(store.append(moves(move(1), clock=clock(), table=table(version=2, status="over"))))
    assert do(store.entries("oak")) == []
    assert do(store.clock("oak")) is None
    assert do(store.table("oak")) == table(version=2, paused=True)


def test_a_table_that_comes_after_is_kept_with_the_one_before_or_not_at_all(store: Store, do: Do) -> None:
    do(store.create_table(table()))
    do(store.save_table(table(version=2, next="elm"), opens=table("elm", previous="oak")))
    assert do(store.table("elm")) == table("elm", previous="oak")
    with pytest.raises(Collision):
        do(store.save_table(table(version=2, next="ash"), opens=table("ash", previous="oak")))
    assert do(store.table("ash")) is None


def test_the_last_request_sent_again_is_a_repetition_at_a_table_that_is_over(store: Store, do: Do) -> None:
    do(store.create_table(table()))
    last = moves(move(1, "last"), table=table(version=2, status="over"))
    do(store.append(last))
    with pytest.raises(Repeated) as repeated:
        do(store.append(last))
    assert repeated.value.seq == 1


def test_one_that_fails_disturbs_no_other_of_the_same_moment(store: Store, do: Do) -> None:
    do(store.append(moves(move(1, "x", name="elm"))))
    do(store.create_table(table("ash")))

    async def moment() -> list[BaseException | None]:
        sent = (
            moves(move(1), clock=clock()),
            moves(move(1, "y", name="elm")),
            moves(move(2, "x", name="elm"), clock=clock("elm")),
            moves(move(1 << 80, name="fir")),
            moves(move(1, name="ash"), table=table("ash", version=9)),
            moves(move(1, name="yew"), move(2, name="yew"), clock=clock("yew")),
        )
        return list(await asyncio.gather(*map(store.append, sent), return_exceptions=True))

    oak, elm, again, fir, ash, yew = do(moment())
    assert (oak, yew) == (None, None)
    assert isinstance(elm, Collision)
    assert isinstance(again, Repeated)
    assert isinstance(fir, Exception)
    assert isinstance(ash, Collision)
    assert do(store.entries("oak")) == [move(1)]
    assert do(store.entries("yew")) == [move(1, name="yew"), move(2, name="yew")]
    assert [do(store.clock(name)) for name in ("oak", "elm", "yew")] == [clock(), None, clock("yew")]


def test_a_full_disk_is_told_and_does_no_harm_once_there_is_room(tmp_path: Path, do: Do) -> None:
    store = do(open_sqlite(tmp_path / "tavern.db"))

    async def room(pages: int) -> None:
        await store.writer.submit(lambda db: db.execute(f"PRAGMA max_page_count = {pages}").fetchone())

    big = EntryRow("oak", 1, "A", "x", 5, b"x" * 500_000)
    do(room(1))
    for append in (moves(big), moves(big, clock=clock())):
        with pytest.raises(sqlite3.OperationalError, match="full"):
            do(store.append(append))
    do(room(1 << 20))
    do(store.append(moves(big)))
    assert do(store.entries("oak")) == [big]
    assert do(store.clock("oak")) is None
    do(store.close())


# -- what is new


def test_news_are_a_table_and_all_that_was_added(store: Store, do: Do) -> None:
    do(store.create_table(table()))
    do(store.append(moves(move(1, "a"), move(2), clock=clock(seq=2))))
    do(store.add_talk(line(1)))
    do(store.add_talk(line(2, "Well?")))
    news = do(store.news("oak", 1, 1))
    assert news is not None
    assert (news.table, news.entries, news.talk, news.clock) == (
        table(),
        (move(2),),
        (line(2, "Well?"),),
        clock(seq=2),
    )


def test_no_news(store: Store, do: Do) -> None:
    do(store.create_table(table()))
    news = do(store.news("oak", 0, 0))
    assert news is not None
    assert (news.table, news.entries, news.talk, news.clock) == (table(), (), (), None)
    assert do(store.news("elm", 0, 0)) is None


# -- snapshots and acknowledgements


def test_the_latest_snapshot_that_this_code_can_read(store: Store, do: Do) -> None:
    for row in (snapshot(10), snapshot(20), snapshot(30, "v2")):
        do(store.save_snapshot(row))
    assert do(store.snapshot("oak", "v1")) == snapshot(20)
    assert do(store.snapshot("oak", "v1", upto=19)) == snapshot(10)
    assert do(store.snapshot("oak", "v2", upto=19)) is None
    assert do(store.snapshot("elm", "v1")) is None


def test_a_snapshot_taken_on_two_nodes_is_kept_once(store: Store, other: Store, do: Do) -> None:
    do(store.save_snapshot(snapshot(10)))
    do(other.save_snapshot(snapshot(10)))
    assert do(store.snapshot("oak", "v1")) == snapshot(10)


def test_acknowledgements_only_rise(store: Store, do: Do) -> None:
    assert do(store.acknowledgements("oak")) == []
    do(store.acknowledge([("oak", "A", 7), ("oak", "B", 3)]))
    do(store.acknowledge([("oak", "A", 5), ("oak", "B", 4)]))
    do(store.acknowledge([]))
    assert {(row.seat, row.seq) for row in do(store.acknowledgements("oak"))} == {("A", 7), ("B", 4)}


@pytest.mark.rule("TS-4.2")
def test_an_acknowledgement_does_not_go_back_from_another_node(store: Store, other: Store, do: Do) -> None:
    do(store.acknowledge([("oak", "A", 7)]))
    do(other.deliver([("oak", "A", "[9,4]")]))
    do(other.acknowledge([("oak", "A", 3)]))
    assert do(store.acknowledgements("oak")) == [AckRow("oak", "A", 7, "[9,4]")]
    do(store.deliver([("oak", "A", "[12,9]"), ("oak", "B", "[1]")]))
    assert {(row.seat, row.seq, row.sent) for row in do(other.acknowledgements("oak"))} == {
        ("A", 7, "[12,9]"),
        ("B", 0, "[1]"),
    }


# -- too much at once


def test_a_full_queue_refuses_before_anything_is_done(
    address: str, opened: Callable[..., Store], do: Do
) -> None:
    store = opened(address, queue=3)

    async def rush() -> list[BaseException | None]:
        sent = [store.append(moves(move(1, name=f"t{n}"))) for n in range(50)]
        return list(await asyncio.gather(*sent, return_exceptions=True))

    outcomes = do(rush())
    refused = [outcome for outcome in outcomes if outcome is not None]
    assert refused
    assert all(isinstance(outcome, Busy) for outcome in refused)
    for n, outcome in enumerate(outcomes):
        assert len(do(store.entries(f"t{n}"))) == (outcome is None)
    do(store.append(moves(move(1, name="later"))))


def test_what_was_sent_before_closing_is_written_and_nothing_after(
    store: Store, other: Store, do: Do
) -> None:
    async def leave() -> None:
        sent = [asyncio.ensure_future(store.append(moves(move(1, name=f"t{n}")))) for n in range(20)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*sent)
        with pytest.raises(Busy):
            await store.append(moves(move(1)))

    do(leave())
    assert [len(do(other.entries(f"t{n}"))) for n in range(20)] == [1] * 20
    assert do(other.entries("oak")) == []

"""Records, and the chains they form."""

from __future__ import annotations

from server.store.conftest import Do
from server.store.evening import record, table
from taberna.server.store.protocol import Store
from taberna.server.store.rows import PartyRow, RecordRow


def test_a_record_stays_as_it_was_kept_first(store: Store, other: Store, do: Do) -> None:
    do(store.add_record(record()))
    do(other.add_record(RecordRow("digest", "other", "elm", "eve", 1, b"forged")))
    assert do(store.record("digest")) == record()
    assert do(store.record("nobody's")) is None


def test_records_brought_by_a_guest(store: Store, do: Do) -> None:
    late, early = record("b", by="ana", at=2), record("a", by="ana", at=1)
    for row in (late, early, record("c", by="bruno"), record("d")):
        do(store.add_record(row))
    assert do(store.records_by("ana")) == [early, late]
    do(store.delete_record("a"))
    assert do(store.records_by("ana")) == [late]
    assert do(store.record("a")) is None


def test_what_was_brought_long_ago_leaves_and_what_was_played_here_stays(store: Store, do: Do) -> None:
    for row in (record("a", by="ana", at=1), record("b", by="ana", at=2), record("c", at=1)):
        do(store.add_record(row))
    do(store.forget_brought(2))
    assert [do(store.record(name)) is None for name in "abc"] == [True, False, False]


def test_a_chain_is_found_again_by_its_party(store: Store, do: Do) -> None:
    """Weeks later: the party, its tables in order, each naming the record before."""
    league = PartyRow("league", "hazard", "ana", 1)
    do(store.add_party(league))
    do(store.create_table(table("first", party="league", place=1, next="second", record="r1")))
    do(store.create_table(table("second", party="league", place=2, previous="first", chained="r1")))
    do(store.add_record(record("r1")))
    assert do(store.party("league")) == league
    assert do(store.party("cup")) is None
    first, second = do(store.tables_in("league"))
    assert (first.next, second.previous) == (second.id, first.id)
    assert first.record == second.chained
    assert do(store.record(second.chained)) == record("r1")

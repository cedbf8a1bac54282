"""Tables without their games: who sits where, and the lists in which a table is found."""

from __future__ import annotations

import asyncio

import pytest

from server.store.conftest import Do
from server.store.evening import CHAIRS, clock, table
from taberna.server.store.protocol import Collision, Store
from taberna.server.store.rows import Agreed, Chair
from taberna.table.outcome import Outcome

BOT = Chair(seat="B", kind="bot", bot="simple", bot_seed="7", guest="bruno")
KEPT = Chair(seat="B", kind="kept", guest="carla")


def names(found: list[object]) -> list[str]:
    return [str(getattr(row, "id", row)) for row in found]


def test_a_table_comes_back_whole(store: Store, do: Do) -> None:
    row = table(
        watchers=("carla",),
        removed=("dora",),
        asked=("A",),
        outcome=Outcome("A", "stones"),
        talk=True,
        away=60_000,
        party="league",
        chairs=(
            Chair(seat="A", kind="person", guest="ann", past=("bo", "ann"), since=7),
            Chair(seat="B", kind="bot", guest="carla", standing="away"),
            Chair(seat="C", kind="bot", agreed=(Agreed("ann", "dora"),)),
        ),
    )
    do(store.create_table(row))
    assert do(store.table("oak")) == row
    assert do(store.table("elm")) is None


def test_a_change_is_the_next_version(store: Store, do: Do) -> None:
    do(store.create_table(table()))
    do(store.save_table(table(version=2, paused=True), clock(due=None)))
    assert do(store.table("oak")) == table(version=2, paused=True)
    assert do(store.clock("oak")) == clock(due=None)


@pytest.mark.parametrize("version", [1, 2, 4])
def test_any_other_version_collides_and_changes_nothing(store: Store, do: Do, version: int) -> None:
    do(store.create_table(table()))
    do(store.save_table(table(version=2)))
    with pytest.raises(Collision):
        do(store.save_table(table(version=version, paused=True, chairs=(BOT,)), clock()))
    assert do(store.table("oak")) == table(version=2)
    assert do(store.clock("oak")) is None
    assert do(store.tables_with_bots()) == []


def test_a_table_that_is_not_there_is_not_saved(store: Store, do: Do) -> None:
    with pytest.raises(Collision):
        do(store.save_table(table(version=2)))
    assert do(store.table("oak")) is None


def test_of_two_nodes_that_change_a_table_at_once_one_wins(store: Store, other: Store, do: Do) -> None:
    do(store.create_table(table()))

    async def race(version: int) -> list[BaseException | None]:
        sent = (node.save_table(table(version=version), clock()) for node in (store, other))
        return list(await asyncio.gather(*sent, return_exceptions=True))

    for version in range(2, 22):
        outcomes = do(race(version))
        assert [outcome is None for outcome in outcomes].count(True) == 1
        assert any(isinstance(outcome, Collision) for outcome in outcomes)
    kept = do(store.table("oak"))
    assert kept is not None
    assert kept.version == 21


def test_public_tables_that_can_be_joined_or_watched_the_latest_first(store: Store, do: Do) -> None:
    for name, status, public, changed in (
        ("oak", "gathering", True, 10),
        ("elm", "playing", True, 30),
        ("ash", "gathering", True, 20),
        ("fir", "over", True, 40),
        ("yew", "closed", True, 50),
        ("box", "playing", False, 60),
    ):
        do(store.create_table(table(name, status=status, public=public, changed=changed)))
    assert names([*do(store.public_tables(10))]) == ["elm", "ash", "oak"]
    assert names([*do(store.public_tables(2))]) == ["elm", "ash"]
    do(store.save_table(table("elm", status="over", public=True, version=2)))
    assert names([*do(store.public_tables(10))]) == ["ash", "oak"]


def test_a_guests_tables_as_host_at_a_seat_or_where_one_is_kept(store: Store, do: Do) -> None:
    do(store.create_table(table("oak", changed=1)))
    do(store.create_table(table("elm", host="bruno", chairs=(CHAIRS[0], KEPT), changed=2)))
    do(store.create_table(table("ash", host="carla", chairs=(), changed=3)))
    assert names([*do(store.tables_of("ana"))]) == ["elm", "oak"]
    assert names([*do(store.tables_of("bruno"))]) == ["elm", "oak"]
    assert names([*do(store.tables_of("carla"))]) == ["ash", "elm"]
    assert do(store.tables_of("dora")) == []
    assert do(store.tables_of("")) == []


def test_who_has_left_a_seat_is_no_longer_there(store: Store, do: Do) -> None:
    do(store.create_table(table(host="carla")))
    do(store.save_table(table(host="carla", version=2, chairs=(CHAIRS[0], Chair(seat="B")))))
    assert do(store.tables_of("bruno")) == []
    assert names([*do(store.tables_of("ana"))]) == ["oak"]


def test_tables_of_a_party_in_their_order(store: Store, do: Do) -> None:
    for name, party, place in (("oak", "league", 2), ("elm", "league", 1), ("ash", "", 1), ("fir", "cup", 1)):
        do(store.create_table(table(name, party=party, place=place)))
    assert names([*do(store.tables_in("league"))]) == ["elm", "oak"]
    assert do(store.tables_in("")) == []


def test_tables_being_played_where_a_bot_sits(store: Store, do: Do) -> None:
    with_bot = (CHAIRS[0], BOT)
    do(store.create_table(table("oak", status="playing", chairs=with_bot)))
    do(store.create_table(table("elm", status="playing")))
    do(store.create_table(table("ash", status="gathering", chairs=with_bot)))
    do(store.create_table(table("fir", status="playing", chairs=(BOT, Chair(seat="C", kind="bot", bot="x")))))
    assert do(store.tables_with_bots()) == ["fir", "oak"]


def test_the_latest_tables_at_which_a_game_is_over(store: Store, do: Do) -> None:
    for changed, name in enumerate(("oak", "elm", "fir")):
        do(store.create_table(table(name, status="over", changed=changed)))
    do(store.create_table(table("ash", status="playing", changed=9)))
    do(store.create_table(table("yew", status="over", game="hazard", changed=8)))
    game = table().game
    assert names([*do(store.tables_over(game, 2))]) == ["fir", "elm"]
    assert names([*do(store.tables_over("hazard", 2))]) == ["yew"]

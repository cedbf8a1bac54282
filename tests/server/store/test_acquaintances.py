"""What bots keep of guests: nothing unasked, the latest of each bot, gone when it is no longer allowed."""

from __future__ import annotations

import asyncio

import pytest

from server.store.conftest import Do
from server.store.evening import acquaintance, guest, meeting, move, moves, pairing, table
from taberna.server.store.protocol import Collision, Store


def began(store: Store, do: Do, *, name: str = "oak", version: int = 2) -> None:
    """A game of Ana against a bot."""
    do(store.create_table(table(name)))
    playing = table(name, version=version, status="playing")
    do(store.append(moves(move(1, name=name), table=playing, pairings=(pairing(name=name),))))


def test_nothing_is_kept_of_a_guest_who_has_not_allowed_it(store: Store, do: Do) -> None:
    do(store.add_guest(guest()))
    assert not do(store.allows("ana"))
    do(store.acquaint(acquaintance()))
    assert do(store.acquaintances("ana")) == []
    began(store, do)
    assert do(store.meetings("oak")) == []


def test_nothing_is_kept_of_a_game_that_was_over_before_it_was_allowed(store: Store, do: Do) -> None:
    do(store.allow("ana", 100))
    do(store.allow("ana", 50))
    assert (do(store.allowed_since("ana")), do(store.allowed_since("bruno"))) == (100, None)
    do(store.acquaint(acquaintance(at=99)))
    assert do(store.acquaintances("ana")) == []
    do(store.acquaint(acquaintance(at=100)))
    assert do(store.acquaintances("ana")) == [acquaintance(at=100)]


def test_of_each_bot_the_latest_game_counts_whichever_is_written_last(store: Store, do: Do) -> None:
    do(store.allow("ana", 10))
    for row in (
        acquaintance(at=20, body=b"1"),
        acquaintance(at=40, body=b"3"),
        acquaintance(at=30, body=b"2"),
        acquaintance(at=40, body=b"twice"),
        acquaintance(bot="page", at=30, body=b"4"),
    ):
        do(store.acquaint(row))
    assert do(store.acquaintances("ana")) == [
        acquaintance(at=40, body=b"3"),
        acquaintance(bot="page", at=30, body=b"4"),
    ]


def test_what_a_game_began_with_stays_beside_it(store: Store, do: Do) -> None:
    do(store.allow("ana", 10))
    do(store.acquaint(acquaintance()))
    began(store, do)
    do(store.acquaint(acquaintance(at=500, body=b'{"games":2}')))
    assert do(store.meetings("oak")) == [meeting()]
    assert do(store.meetings("elm")) == []
    assert do(store.met("ana")) == [meeting()]
    assert do(store.met("bruno")) == []


def test_the_latest_games_come_first(store: Store, do: Do) -> None:
    do(store.allow("ana", 10))
    do(store.acquaint(acquaintance()))
    for name, changed in (("elm", 30), ("oak", 50), ("ash", 40)):
        began(store, do, name=name)
        do(store.save_table(table(name, version=3, status="over", changed=changed)))
    every = [meeting(name=name) for name in ("oak", "ash", "elm")]
    assert do(store.met("ana")) == every
    assert do(store.met("ana", 2)) == every[:2]
    assert (do(store.times_met("ana")), do(store.times_met("bruno"))) == (3, 0)


def test_a_game_that_did_not_begin_leaves_nothing_beside_it(store: Store, do: Do) -> None:
    do(store.allow("ana", 10))
    do(store.acquaint(acquaintance()))
    with pytest.raises(Collision):
        began(store, do, version=3)
    assert do(store.meetings("oak")) == []


def test_only_those_who_are_met_are_known_again(store: Store, do: Do) -> None:
    """Not Bruno, who has allowed it too, and not by a bot who never played against Ana."""
    for name in ("ana", "bruno"):
        do(store.allow(name, 10))
        do(store.acquaint(acquaintance(name)))
    do(store.create_table(table()))
    playing, pairs = table(version=2, status="playing"), (pairing(bot="page"),)
    do(store.append(moves(move(1), table=playing, pairings=pairs)))
    assert do(store.meetings("oak")) == []
    began(store, do, name="elm")
    assert do(store.meetings("elm")) == [meeting(name="elm")]


def test_who_no_longer_allows_it_is_forgotten_at_once_everywhere(store: Store, do: Do) -> None:
    for name in ("ana", "bruno"):
        do(store.allow(name, 10))
        do(store.acquaint(acquaintance(name)))
    began(store, do)
    do(store.disallow("ana"))
    assert not do(store.allows("ana"))
    assert do(store.acquaintances("ana")) == []
    assert do(store.meetings("oak")) == []
    assert do(store.acquaintances("bruno")) == [acquaintance("bruno")]
    do(store.acquaint(acquaintance(at=900)))
    assert do(store.acquaintances("ana")) == []


def test_who_is_deleted_is_known_to_nobody(store: Store, do: Do) -> None:
    do(store.add_guest(guest()))
    do(store.allow("ana", 10))
    do(store.acquaint(acquaintance()))
    began(store, do)
    do(store.delete_guest("ana"))
    assert not do(store.allows("ana"))
    assert do(store.acquaintances("ana")) == []
    assert do(store.meetings("oak")) == []


def test_nothing_slips_in_while_it_is_withdrawn(store: Store, other: Store, do: Do) -> None:
    """Two nodes: one keeps and begins games, the other is told to forget."""

    async def evening(n: int) -> None:
        name = f"table {n}"
        await store.allow("ana", 10)
        await store.acquaint(acquaintance(at=20))
        await store.create_table(table(name))
        playing = table(name, version=2, status="playing")
        await asyncio.gather(
            store.acquaint(acquaintance(at=30)),
            store.append(moves(move(1, name=name), table=playing, pairings=(pairing(name=name),))),
            other.disallow("ana"),
        )
        assert await store.acquaintances("ana") == []
        assert await store.meetings(name) == []

    async def evenings() -> None:
        for n in range(20):
            await evening(n)

    do(evenings())

"""What is said: numbered, each line once, whoever says it."""

from __future__ import annotations

import asyncio

import pytest

from server.store.conftest import Do
from server.store.evening import line
from taberna.server.store.protocol import Collision, Repeated, Store


def test_lines_in_order(store: Store, do: Do) -> None:
    for row in (line(1), line(2, "Καλησπέρα 🍷", guest="bruno"), line(3)):
        do(store.add_talk(row))
    assert do(store.talk("oak")) == [line(1), line(2, "Καλησπέρα 🍷", guest="bruno"), line(3)]
    assert do(store.talk("oak", after=2)) == [line(3)]
    assert do(store.talk("elm")) == []


def test_the_second_at_a_number_is_told_to_try_again(store: Store, do: Do) -> None:
    do(store.add_talk(line(1)))
    with pytest.raises(Collision):
        do(store.add_talk(line(1, "me first", guest="bruno")))
    assert do(store.talk("oak")) == [line(1)]


def test_a_line_sent_again_is_told_where_it_stands(store: Store, do: Do) -> None:
    do(store.add_talk(line(1, sent="x")))
    do(store.add_talk(line(2, sent="y")))
    for n in (1, 3):
        with pytest.raises(Repeated) as repeated:
            do(store.add_talk(line(n, sent="x")))
        assert repeated.value.seq == 1
    do(store.add_talk(line(3, sent="x", guest="bruno")))
    do(store.add_talk(line(1, sent="x", name="elm")))


def test_a_guests_lines_at_all_tables(store: Store, do: Do) -> None:
    for row in (line(1), line(2, guest="bruno"), line(3, name="elm")):
        do(store.add_talk(row))
    assert do(store.talk_by("ana")) == [line(1), line(3, name="elm")]


def test_two_nodes_that_speak_at_once_share_no_number(store: Store, other: Store, do: Do) -> None:
    async def chat(node: Store, guest: str) -> None:
        for n in range(10):
            while True:
                place = len(await node.talk("oak")) + 1
                try:
                    await node.add_talk(line(place, guest=guest, sent=str(n)))
                    break
                except Collision:
                    continue

    async def evening() -> None:
        await asyncio.gather(chat(store, "ana"), chat(other, "bruno"))

    do(evening())
    found = do(store.talk("oak"))
    assert [row.n for row in found] == list(range(1, 21))
    assert {(row.guest, row.id) for row in found} == {
        (who, str(n)) for who in ("ana", "bruno") for n in range(10)
    }

"""A copy in memory is a copy: a table is the same when it is opened anew, from a snapshot or without."""

import asyncio
from pathlib import Path

import pytest

from house import ALL
from server.night import House, Person, duel, house
from taberna.server.wire.messages import AnswerTakeBack, Done, TakeBack
from taberna.table.seats import Seat

TURNS = ("place F right", "place K left", "place C right", "hide 1", "hide 2", "hide 3", "hide 4")


async def same_people(there: House, tokens: tuple[str, str]) -> tuple[Person, Person]:
    people = await there.guest(), await there.guest()
    for person, token in zip(people, tokens, strict=True):
        person.client.token = token
    return people


async def turn_by_turn(ann: Person, bob: Person, table: str, texts: tuple[str, ...]) -> None:
    for place, text in enumerate(texts):
        person, seat = ((ann, "A"), (bob, "B"))[place % 2]
        done = await person.does(table, seat, text)
        assert isinstance(done, Done), done


@pytest.mark.parametrize("every", [1, 2, 3, 1000])
def test_opened_anew_it_is_the_same(every: int, tmp_path: Path) -> None:
    async def evening() -> None:
        async with house(tmp_path, snapshot_every=every) as there:
            ann, bob, table = await duel(there)
            await turn_by_turn(ann, bob, table, TURNS)
            before = (await there.context.tavern.open(table)).play
            tokens = (ann.client.token, bob.client.token)
        async with house(tmp_path, snapshot_every=every) as there:
            after = (await there.context.tavern.open(table)).play
            assert before is not None
            assert after is not None
            assert (after.state, after.seq) == (before.state, before.seq)
            ann, bob = await same_people(there, tokens)
            welcome = await bob.sits(table, "B")
            assert welcome.seq == len(TURNS) + 1
            await bob.does(table, "B", "peek 1")

    asyncio.run(evening())


@pytest.mark.parametrize("every", [1, 1000])
def test_what_could_be_taken_back_still_can(every: int, tmp_path: Path) -> None:
    """A snapshot never stands where somebody may still go back behind it."""

    async def evening() -> None:
        async with house(tmp_path, snapshot_every=every) as there:
            ann, bob, table = await duel(there)
            await turn_by_turn(ann, bob, table, TURNS[:3])
            tokens = (ann.client.token, bob.client.token)
        async with house(tmp_path, snapshot_every=every) as there:
            ann, bob = await same_people(there, tokens)
            await ann.sits(table, "A")
            await ann.sends(TakeBack(table, "A", "no"))
            assert (await ann.hears(Done)).seq == 4
            await bob.sits(table, "B")
            await bob.sends(AnswerTakeBack(table, "B", "yes", agree=True))
            assert (await bob.hears(Done)).seq == 5
            again = await there.context.tavern.open(table)
            assert again.play is not None
            position = ALL["tellstones"].notation.print_position(again.play.state)
            assert position.startswith("KLF ")
        async with house(tmp_path, snapshot_every=every) as there:
            again = await there.context.tavern.open(table)
            assert again.play is not None
            assert ALL["tellstones"].notation.print_position(again.play.state) == position
            assert again.play.taken_back == "A", "once a turn (TS-7.6)"

    asyncio.run(evening())


def test_a_snapshot_of_other_code_is_left_alone(tmp_path: Path) -> None:
    async def evening() -> None:
        async with house(tmp_path, snapshot_every=1) as there:
            ann, bob, table = await duel(there)
            await turn_by_turn(ann, bob, table, TURNS)
            state = (await there.context.tavern.open(table)).play
        async with house(tmp_path) as there:
            there.context.desk.codes["tellstones"] = "another"
            again = (await there.context.tavern.open(table)).play
            assert again is not None
            assert state is not None
            assert again.state == state.state

    asyncio.run(evening())


def test_what_was_acknowledged_is_remembered(tmp_path: Path) -> None:
    async def evening() -> None:
        async with house(tmp_path) as there:
            ann, bob, table = await duel(there)
            await turn_by_turn(ann, bob, table, TURNS[:4])
            await bob.reaches(table, 5)
            await bob.acks(table, "B", 3)
            await bob.sits(table, "B")  # answered after the acknowledgement was heard
            tokens = (ann.client.token, bob.client.token)
        async with house(tmp_path) as there:
            ann, bob = await same_people(there, tokens)
            seats: tuple[tuple[Person, Seat], ...] = ((ann, "A"), (bob, "B"))
            told = [[t.seq for t in (await p.sits(table, s)).tellings] for p, s in seats]
            assert told == [[1, 2, 3, 4, 5], [4, 5]]

    asyncio.run(evening())

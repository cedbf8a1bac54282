"""What a bot is asked at the end of a game, and what the next one begins with."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from server.bots.regulars import AGAINST_A_KNIGHT, DUEL, allows, asks, begun_with, known, plays, whole
from server.night import PATIENCE, House, duel, house, night
from server.services import Postgres, Redis
from server.test_nodes import two_nodes
from taberna.bots.players import PLAYERS
from taberna.bots.tellstones import acquaintance, mind
from taberna.bots.tellstones.acquaintance import Acquaintance
from taberna.bots.tellstones.memory import Memory
from taberna.server.bots.partings import MOST, is_fit
from taberna.server.bots.protocol import Kept, Lost, Part, Story, Think, Thought
from taberna.server.bots.questions import part, think
from taberna.server.bots.worker import Worker
from taberna.server.store.rows import Chair
from taberna.server.tables.catching_up import refresh
from taberna.server.wire.http import Memories
from taberna.server.wire.messages import Done
from taberna.table.codec import write


@night()
async def test_a_bot_begins_with_what_was_kept(there: House) -> None:
    """The worker's own memory, not only the store's: it plays as one that knows her, and is rebuilt so."""
    ann = await there.guest("Ann")
    await allows(ann)
    await plays(ann)
    learned = (await known(there, ann))["knight"]
    table = await plays(ann)
    hosted = await there.context.tavern.open(table)
    question = await part(hosted, hosted.chairs["B"], 1, 0)
    worker = Worker(there.context.desk.games, PLAYERS, 1)
    remembered = worker._remembered(question.story)
    assert remembered is not None
    assert isinstance(remembered.memory, Memory)
    assert remembered.memory.known == (("A", learned),)
    assert worker.answer(question) == Kept(1, dict(mind.keep(remembered.memory)))
    assert (await known(there, ann))["knight"] == acquaintance.read(mind.keep(remembered.memory)["A"])
    told = await ann.client.ask("GET", f"/api/tables/{table}/memories", None, Memories)
    assert [one.faithful for one in told.minds] == [True]


@night()
async def test_nothing_it_may_not_know_goes_into_it(there: House) -> None:
    """Both look at the same stone. A bot on Bob's seat would be told what Bob saw, and that Ann looked."""
    ann, bob, table = await duel(there)
    for person, seat, text in (
        (ann, "A", "hide 1"),
        (bob, "B", "peek 1"),
        (ann, "A", "peek 1"),
        (bob, "B", "challenge 1"),
        (ann, "A", "answer C"),
    ):
        done = await person.does(table, seat, text)
        assert isinstance(done, Done), done
    hosted = await there.context.tavern.open(table)
    bot = Chair(seat="B", kind="bot", bot="knight", bot_seed="00")
    question = await part(hosted, bot, 1, 0)
    events = [event for raw in question.story.tellings for event in msgspec.json.decode(raw)["events"]]
    looks = {event["looker"]: event["symbol"] for event in events if event["event"] == "looked"}
    assert looks == {"A": None, "B": "L"}
    kept = Worker(there.context.desk.games, PLAYERS, 1).answer(question)
    assert isinstance(kept, Kept)
    learned = acquaintance.read(kept.of.pop("A"))
    assert learned is not None
    assert learned.strengths != pytest.approx((*(0.2,) * 5, 0.0)), "a wrong answer tells of a memory"
    assert kept.of == {}


@night()
async def test_a_worker_that_began_otherwise_wants_to_be_told_again(there: House) -> None:
    """Another bot, another seed or other acquaintances on the same seat: another memory."""
    ann = await there.guest("Ann")
    opened = await ann.opens(options={**DUEL, "first": "B"}, seats=AGAINST_A_KNIGHT)
    hosted = await there.context.tavern.open(opened.table.id)
    bot = hosted.chairs["B"]
    worker = Worker(there.context.desk.games, PLAYERS, 1)
    begun = await think(hosted, bot, 1, 0)

    def asked(**changes: object) -> Think:
        story: Story = msgspec.structs.replace(begun.story, after=begun.story.seq, tellings=(), waits=())
        return msgspec.structs.replace(begun, story=msgspec.structs.replace(story, **changes))

    strong = acquaintance.write(Acquaintance(3, (0.0, 0.0, 0.0, 0.0, 1.0, 0.0), 0.0, 4.0, 0.0, 3.0, 1.0))
    for changes in ({"bot": "page"}, {"seed": "00"}, {"met": {"A": strong}}):
        assert isinstance(worker.answer(begun), Thought)
        assert isinstance(worker.answer(asked(**changes)), Lost)
    assert isinstance(worker.answer(begun), Thought)
    assert isinstance(worker.answer(asked()), Thought)
    assert isinstance(worker.answer(Part(n=2, story=asked().story)), Kept)
    assert isinstance(worker.answer(asked()), Lost), "who has parted remembers no more"


def test_only_what_is_small_and_readable_is_kept() -> None:
    assert is_fit(b'{"games":1}')
    assert not is_fit(b"\xff not at all")
    assert not is_fit(write("x" * MOST))
    largest = Acquaintance(10**9, (1 / 3,) * 5, *(1234.56789012345,) * 5)
    assert is_fit(acquaintance.write(largest))


@pytest.mark.slow
def test_it_is_known_again_after_a_restart_and_with_postgresql(postgres: Postgres, tmp_path: Path) -> None:
    address = postgres.database()

    async def evenings() -> None:
        async with house(tmp_path, database=address) as there:
            ann = await there.guest("Ann")
            await allows(ann)
            await plays(ann)
            learned, token = await known(there, ann), ann.client.token
        async with house(tmp_path, database=address) as there:
            ann = await there.guest("Ann")
            ann.client.token = token
            table = await plays(ann)
            assert await begun_with(there, table) == {("B", "A"): learned["knight"]}
            await asks(ann, "DELETE")
            assert await known(there, ann) == {}
            assert await begun_with(there, table) == {}

    asyncio.run(evenings())


def test_a_game_that_ends_as_the_house_closes_is_learned_from(tmp_path: Path) -> None:
    """The only worker has other tables' questions before it: they are given up, and none of what it has begun
    is begun again."""

    async def evenings() -> None:
        async with house(tmp_path, bot_workers=1, drain=PATIENCE) as there:
            ann = await there.guest("Ann")
            await allows(ann)
            opened = await ann.opens(options=DUEL, seats=AGAINST_A_KNIGHT)
            await ann.sits(opened.table.id, "A")
            for _ in range(8):
                await ann.opens(options={**DUEL, "first": "B"}, seats=AGAINST_A_KNIGHT)
            await ann.does(opened.table.id, "A", "resign")
            metrics, token = there.context.desk.metrics, ann.client.token
        assert "taberna_bot_restarts_total 0" in metrics.text()
        async with house(tmp_path) as there:
            ann = await there.guest("Ann")
            ann.client.token = token
            assert (await known(there, ann))["knight"].games == 1

    asyncio.run(evenings())


def test_two_nodes_keep_it_once(postgres: Postgres, redis: Redis, tmp_path: Path) -> None:
    """Both see the game end, and both bots have heard all of it."""

    async def evening() -> None:
        async with two_nodes(postgres, redis, tmp_path) as (one, other):
            ann = await one.guest("Ann")
            await allows(ann)
            for games in (1, 2):
                opened = await ann.opens(options=DUEL, seats=AGAINST_A_KNIGHT)
                table = opened.table.id
                await ann.sits(table, "A")
                elsewhere = await other.context.tavern.open(table)
                await ann.does(table, "A", "hide 1")
                await ann.does(table, "A", "resign")
                await refresh(elsewhere)
                assert elsewhere.row.status == "over"
                await whole(one)
                await whole(other)
                assert (await known(one, ann))["knight"].games == games

    asyncio.run(evening())

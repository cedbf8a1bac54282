"""Workers and those who ask them: both know what is remembered."""

from __future__ import annotations

import asyncio

import msgspec

from server.bots.regulars import DUEL
from server.night import QUICK, House, night
from taberna.bots.players import PLAYERS
from taberna.server.bots import questions
from taberna.server.bots.protocol import Lost, Think, Thought
from taberna.server.bots.supervisor import Supervisor
from taberna.server.bots.worker import Worker
from taberna.server.metrics import Metrics
from taberna.server.store.rows import Chair
from taberna.server.tables.hosted import Hosted

BOT = Chair(seat="A", kind="bot", bot="simple", bot_seed="00")


async def tables(there: House, count: int) -> list[Hosted]:
    """Games at which a bot might be asked what it would do in Ann's place."""
    ann = await there.guest("Ann")
    both = {seat: {"kind": "here", "name": seat} for seat in ("A", "B")}
    opened = [await ann.opens(options=DUEL, seats=both) for _ in range(count)]
    return [await there.context.tavern.open(one.table.id) for one in opened]


@night()
async def test_who_was_not_asked_the_longest_is_forgotten(there: House) -> None:
    """By the process and by the one who asks it, so that no question is asked twice."""
    games = await tables(there, 3)
    supervisor = Supervisor(msgspec.structs.replace(QUICK, bot_workers=1, bot_memories=2), Metrics())
    asked: list[tuple[int, bool]] = []

    async def thinks(place: int) -> None:
        async def asking(n: int, after: int) -> Think:
            asked.append((place, after > 0))
            return await questions.think(games[place], BOT, n, after)

        thought = await supervisor.think((games[place].id, "A"), asking, lambda _: None)
        assert isinstance(thought, Thought)

    try:
        for place in (0, 1, 0, 2, 0, 1, 2):
            await thinks(place)
    finally:
        await supervisor.close()
    assert asked == [(0, False), (1, False), (0, True), (2, False), (0, True), (1, False), (2, False)]


@night()
async def test_a_worker_keeps_no_more_memories_than_it_may(there: House) -> None:
    first, second = await tables(there, 2)
    worker = Worker(there.context.desk.games, PLAYERS, 1)
    for game, remembers in ((first, True), (second, True), (first, False)):
        known = await questions.think(game, BOT, 2, game.seq)
        if remembers:
            assert isinstance(worker.answer(await questions.think(game, BOT, 1, 0)), Thought)
            assert isinstance(worker.answer(known), Thought)
        else:
            assert isinstance(worker.answer(known), Lost)


@night()
async def test_a_question_that_is_given_up_costs_the_next_one_nothing(there: House) -> None:
    """While the process begins, and while it thinks: it goes on, and its late answer is dropped."""
    first, second = await tables(there, 2)
    metrics = Metrics()
    supervisor = Supervisor(msgspec.structs.replace(QUICK, bot_workers=1), metrics)
    (worker,) = supervisor._workers
    told: list[str] = []
    busy: list[bool] = []

    def thinks(game: Hosted) -> asyncio.Task[Thought | None]:
        async def asking(n: int, after: int) -> Think:
            return await questions.think(game, BOT, n, after)

        return asyncio.create_task(supervisor.think((game.id, "A"), asking, told.append))

    try:
        beginning = thinks(first)
        while worker._process is None:
            await asyncio.sleep(0)
        beginning.cancel()
        await asyncio.wait([beginning])
        busy.append(worker.busy)
        thought = await thinks(first)
        busy.append(worker.busy)

        given_up = thinks(second)
        while worker._sent < worker._n or worker._heard == worker._sent:
            await asyncio.sleep(0)
        given_up.cancel()
        await asyncio.wait([given_up])
        assert given_up.cancelled()
        busy.append(worker.busy)
        again = await thinks(first)
        busy.append(worker.busy)
    finally:
        await supervisor.close()
    assert thought is not None
    assert again == msgspec.structs.replace(thought, n=worker._n)
    assert busy == [True, False, True, False], "also with what nobody waits for"
    assert told == []
    assert "taberna_bot_restarts_total 0" in metrics.text()

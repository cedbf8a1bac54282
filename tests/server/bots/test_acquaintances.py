"""Whom a bot knows again: those who allow it, from what it saw itself, and only as long as they do."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from server.night import House, Person, duel, house, night
from server.services import Postgres
from taberna.bots.players import PLAYERS
from taberna.bots.tellstones import acquaintance, mind
from taberna.bots.tellstones.acquaintance import Acquaintance
from taberna.server.bots.partings import MOST, Partings, is_fit
from taberna.server.bots.protocol import Kept, Lost, Part, Story, Think, Thought
from taberna.server.bots.questions import part, think
from taberna.server.bots.worker import Worker
from taberna.server.store.rows import Chair
from taberna.server.wire.messages import Done
from taberna.server.wire.requests import Memories, Remembered
from taberna.table.codec import write

DUEL = {"first": "A", "opening": "scales", "turns_max": 40, "last_orders": "on"}
AGAINST_A_KNIGHT = {"A": {"kind": "here"}, "B": {"kind": "bot", "bot": "knight"}}


async def asks(person: Person, method: str = "GET") -> Remembered:
    return await person.client.ask(method, "/api/guest/remembered", None, Remembered)


async def allows(person: Person) -> None:
    assert (await asks(person, "POST")).allowed


async def whole(there: House) -> None:
    """Until the bots have parted from everybody."""
    told = (getattr(look, "__self__", None) for look in there.context.tavern.changed)
    partings = next(one for one in told if isinstance(one, Partings))
    while partings.tasks:
        await asyncio.gather(*partings.tasks)


async def plays(
    ann: Person, seats: object = AGAINST_A_KNIGHT, seat: str = "A", turns: int = 12, **options: object
) -> str:
    """A game in which Ann does whatever comes first, until it is over or she has had enough."""
    opened = await ann.opens(options={**DUEL, **options}, seats=seats)
    table = opened.table.id
    await ann.sits(table, seat)
    await goes_on(ann, table, seat, turns)
    return table


async def goes_on(ann: Person, table: str, seat: str, turns: int = 12) -> None:
    hosted = await ann.house.context.tavern.open(table)
    for _ in range(turns):
        assert hosted.play is not None
        if hosted.row.status == "over":
            break
        if seat in hosted.waiting:
            actions = hosted.game.legal(hosted.play.state, seat).actions
            await ann.acts(table, seat, actions[len(actions) // 2])
        else:
            await ann.reaches(table, hosted.seq + 1)
    if hosted.row.status != "over":
        await ann.does(table, seat, "resign")
    await whole(ann.house)


async def known(there: House, person: Person) -> dict[str, Acquaintance]:
    """By bot, what is in the store of this guest."""
    me = await person.gets("/api/guest")
    assert isinstance(me, dict)
    rows = await there.context.desk.store.acquaintances(me["id"])
    read = {row.bot: acquaintance.read(row.body) for row in rows}
    return {bot: found for bot, found in read.items() if found is not None}


async def begun_with(there: House, table: str) -> dict[tuple[str, str], Acquaintance | None]:
    rows = await there.context.desk.store.meetings(table)
    return {(row.seat, row.other): acquaintance.read(row.body) for row in rows}


# -- one guest, one bot


@night()
async def test_nothing_is_kept_unasked(there: House) -> None:
    ann = await there.guest("Ann")
    assert await asks(ann) == Remembered(False, (), ())
    table = await plays(ann)
    assert await known(there, ann) == {}
    again = await plays(ann)
    assert await begun_with(there, table) == await begun_with(there, again) == {}


@night()
async def test_a_guest_who_allows_it_is_known_again(there: House) -> None:
    ann = await there.guest("Ann")
    await allows(ann)
    first = await plays(ann)
    learned = (await known(there, ann))["knight"]
    assert learned.games == 1
    assert await begun_with(there, first) == {}, "the first time they were strangers"

    second = await plays(ann)
    assert await begun_with(there, second) == {("B", "A"): learned}
    assert (await known(there, ann))["knight"].games == 2
    other = await plays(ann, {"A": {"kind": "here"}, "B": {"kind": "bot", "bot": "king"}})
    assert await begun_with(there, other) == {}, "the King has not met her"
    assert {bot: one.games for bot, one in (await known(there, ann)).items()} == {"knight": 2, "king": 1}


def test_a_bot_begins_with_what_was_kept(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The worker's own memory, not only the store's: it plays as one that knows her, and is rebuilt so."""

    @night()
    async def evening(there: House) -> None:
        ann = await there.guest("Ann")
        await allows(ann)
        await plays(ann)
        learned = (await known(there, ann))["knight"]
        table = await plays(ann)
        hosted = await there.context.tavern.open(table)
        question = await part(hosted, hosted.chairs["B"], 1, 0)
        worker = Worker(there.context.desk.games, PLAYERS)
        remembered = worker._remembered(question.story)
        assert remembered is not None
        assert isinstance(remembered.memory, mind.Memory)
        assert remembered.memory.known == (("A", learned),)
        assert worker.answer(question) == Kept(1, dict(mind.keep(remembered.memory)))
        assert (await known(there, ann))["knight"] == acquaintance.read(mind.keep(remembered.memory)["A"])
        told = await ann.client.ask("GET", f"/api/tables/{table}/memories", None, Memories)
        assert [one.faithful for one in told.minds] == [True]

    evening(tmp_path_factory.mktemp("night"))


@night()
async def test_memories_are_rebuilt_from_what_the_game_began_with(there: House) -> None:
    """Whatever was learned since: the bot's thoughts come out as they were, and otherwise without it."""
    ann = await there.guest("Ann")
    await allows(ann)
    await plays(ann)
    table = await plays(ann)
    path = f"/api/tables/{table}/memories"
    told = await ann.client.ask("GET", path, None, Memories)
    await plays(ann)
    assert await ann.client.ask("GET", path, None, Memories) == told
    assert told.minds[0].faithful


@night()
async def test_it_is_as_they_want_it_while_they_want_it(there: House) -> None:
    ann = await there.guest("Ann")
    await allows(ann)
    await plays(ann)
    table = await plays(ann)
    shown = await asks(ann)
    assert [(one.game, one.bot) for one in shown.acquaintances] == [("tellstones", "knight")]
    assert acquaintance.read(bytes(shown.acquaintances[0].kept)) == (await known(there, ann))["knight"]
    assert shown.tables == (table,)
    kept = await ann.gets("/api/guest/export")
    assert isinstance(kept, dict)
    assert kept["remembered"] == msgspec.json.decode(write(shown))
    assert await asks(ann, "DELETE") == Remembered(False, (), ())
    assert await known(there, ann) == await begun_with(there, table) == {}
    await plays(ann)
    assert await known(there, ann) == {}
    await allows(ann)
    assert await known(there, ann) == {}, "what was deleted does not come back"


@night()
async def test_a_guest_who_is_deleted_is_forgotten_by_bots(there: House) -> None:
    ann = await there.guest("Ann")
    await allows(ann)
    await plays(ann)
    table = await plays(ann)
    me = await ann.gets("/api/guest")
    assert isinstance(me, dict)
    await ann.client.fetch("DELETE", "/api/guest")
    store = there.context.desk.store
    assert not await store.allows(me["id"])
    assert await store.acquaintances(me["id"]) == []
    assert await store.meetings(table) == []


@night()
async def test_who_forbids_it_in_mid_game_is_a_stranger_at_once(there: House) -> None:
    """The bot hears the game again from the beginning, without what it knew; nothing is kept of it, also
    where it is allowed again, but what this game showed."""
    ann = await there.guest("Ann")
    await allows(ann)
    for _ in range(2):
        await plays(ann)
    opened = await ann.opens(options=DUEL, seats=AGAINST_A_KNIGHT)
    table = opened.table.id
    await ann.sits(table, "A")
    assert list(await begun_with(there, table)) == [("B", "A")]
    await asks(ann, "DELETE")
    await allows(ann)
    await goes_on(ann, table, "A")
    assert (await known(there, ann))["knight"].games == 1


# -- several people


@night()
async def test_only_of_those_who_allow_it(there: House) -> None:
    """The King's Round: Ann and Bob against two bots; Bob has allowed nothing."""
    ann, bob = await there.guest("Ann"), await there.guest("Bob")
    await allows(ann)
    seats = {
        "A1": {"kind": "here"},
        "B1": {"kind": "bot", "bot": "squire"},
        "B2": {"kind": "bot", "bot": "squire", "name": "Wit"},
    }
    opened = await ann.opens(options={"variant": "round", "turns_max": 40}, seats=seats)
    await bob.joins(opened.invitations[0].link)
    table = opened.table.id
    await ann.sits(table, "A1")
    await bob.sits(table, "A2")
    await ann.does(table, "A1", "resign")
    await bob.does(table, "A2", "resign")
    await whole(there)
    assert {bot: one.games for bot, one in (await known(there, ann)).items()} == {"squire": 1}
    assert await known(there, bob) == {}

    again = await ann.posts(f"/api/tables/{table}/rematch")
    seat = next(sitting.seat for sitting in again.seats if sitting.name == "Ann")
    bobs = next(sitting.seat for sitting in again.seats if sitting.name == "Bob")
    await ann.sits_down(again.id, seat)
    await bob.sits_down(again.id, bobs)
    bots = {sitting.seat for sitting in again.seats if sitting.kind == "bot"}
    assert set(await begun_with(there, again.id)) == {(bot, seat) for bot in bots}


@night()
async def test_a_partner_learns_too(there: House) -> None:
    """One person with three bots; of two that are called the same, one keeps it for both."""
    ann = await there.guest("Ann")
    await allows(ann)
    seats = {
        "A1": {"kind": "here"},
        "A2": {"kind": "bot", "bot": "page"},
        "B1": {"kind": "bot", "bot": "squire"},
        "B2": {"kind": "bot", "bot": "squire"},
    }
    await plays(ann, seats, "A1", turns=40, variant="round", first="A1", turns_max=8)
    assert {bot: one.games for bot, one in (await known(there, ann)).items()} == {"page": 1, "squire": 1}
    table = await plays(ann, seats, "A1", turns=40, variant="round", first="A1", turns_max=8)
    assert set(await begun_with(there, table)) == {("A2", "A1"), ("B1", "A1"), ("B2", "A1")}


@night()
async def test_of_a_seat_that_changed_hands_nothing_is_kept(there: House) -> None:
    """A bot has played for Ann for a while: what was seen there is not hers alone."""
    ann = await there.guest("Ann")
    await allows(ann)
    opened = await ann.opens(options=DUEL, seats=AGAINST_A_KNIGHT)
    table = opened.table.id
    await ann.sits(table, "A")
    hosted = await there.context.tavern.open(table)
    await ann.posts(f"/api/tables/{table}/seats/A/bot", {"bot": "page"})
    assert hosted.row.passed_on == ("A",)
    await ann.client.fetch("DELETE", f"/api/tables/{table}/seats/A/bot")
    await ann.does(table, "A", "resign")
    await whole(there)
    assert await known(there, ann) == {}


@night()
async def test_who_leaves_and_comes_back_is_the_same(there: House) -> None:
    ann = await there.guest("Ann")
    await allows(ann)
    opened = await ann.opens(options=DUEL, seats=AGAINST_A_KNIGHT)
    table = opened.table.id
    await ann.client.fetch("DELETE", f"/api/tables/{table}/seats/A")
    await ann.sits_down(table, "A")
    await ann.sits(table, "A")
    await ann.does(table, "A", "resign")
    await whole(there)
    assert list(await known(there, ann)) == ["knight"]


@night()
async def test_a_bot_that_steps_in_learns_of_nobody(there: House) -> None:
    ann, bob = await there.guest("Ann"), await there.guest("Bob")
    await allows(bob)
    opened = await ann.opens(options=DUEL, seats={"A": {"kind": "here"}})
    table = opened.table.id
    await bob.joins(opened.invitations[0].link)
    await ann.posts(f"/api/tables/{table}/seats/A/bot", {"bot": "knight"})
    await bob.sits(table, "B")
    await bob.does(table, "B", "resign")
    await whole(there)
    assert await known(there, bob) == {}


@night()
async def test_of_two_at_one_screen_nothing_is_kept(there: House) -> None:
    ann = await there.guest("Ann")
    await allows(ann)
    seats = {seat: {"kind": "here", "name": seat} for seat in ("A1", "A2")}
    bots = {seat: {"kind": "bot", "bot": "page"} for seat in ("B1", "B2")}
    opened = await ann.opens(options={"variant": "round"}, seats=seats | bots)
    for seat in ("A1", "A2"):
        await ann.sits(opened.table.id, seat)
        await ann.does(opened.table.id, seat, "resign")
    assert (await ann.table(opened.table.id)).status == "over"
    await whole(there)
    assert await known(there, ann) == {}


# -- what a bot is asked


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
    kept = Worker(there.context.desk.games, PLAYERS).answer(question)
    assert isinstance(kept, Kept)
    learned = acquaintance.read(kept.of.pop("A"))
    assert learned is not None
    assert learned.strengths != pytest.approx((0.2,) * 5), "a wrong answer tells of a memory"
    assert kept.of == {}


@night()
async def test_a_worker_that_began_otherwise_wants_to_be_told_again(there: House) -> None:
    """Another bot, another seed or other acquaintances on the same seat: another memory."""
    ann = await there.guest("Ann")
    opened = await ann.opens(options={**DUEL, "first": "B"}, seats=AGAINST_A_KNIGHT)
    hosted = await there.context.tavern.open(opened.table.id)
    bot = hosted.chairs["B"]
    worker = Worker(there.context.desk.games, PLAYERS)
    begun = await think(hosted, bot, 1, 0)

    def asked(**changes: object) -> Think:
        story: Story = msgspec.structs.replace(begun.story, after=begun.story.seq, tellings=(), waits=())
        return msgspec.structs.replace(begun, story=msgspec.structs.replace(story, **changes))

    strong = acquaintance.write(Acquaintance(3, (0.0, 0.0, 0.0, 0.0, 1.0), 0.0, 4.0, 0.0, 3.0, 1.0))
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


def test_it_is_known_again_after_a_restart_and_with_postgresql(
    postgres: Postgres, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder, address = tmp_path_factory.mktemp("night"), postgres.database()

    async def evenings() -> None:
        async with house(folder, database=address) as there:
            ann = await there.guest("Ann")
            await allows(ann)
            await plays(ann)
            learned, token = await known(there, ann), ann.client.token
        async with house(folder, database=address) as there:
            ann = await there.guest("Ann")
            ann.client.token = token
            table = await plays(ann)
            assert await begun_with(there, table) == {("B", "A"): learned["knight"]}
            await asks(ann, "DELETE")
            assert await known(there, ann) == await begun_with(there, table) == {}

    asyncio.run(evenings())

"""Whom a bot knows again: those who allow it, from what it saw itself, and only as long as they do."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from server.bots.regulars import (
    AGAINST_A_KNIGHT,
    DUEL,
    allows,
    asks,
    begun_with,
    goes_on,
    known,
    plays,
    whole,
)
from server.night import House, night, stands_in
from taberna.bots.account import AnyStoryStep, Recounted
from taberna.bots.players import PLAYERS
from taberna.bots.tellstones import acquaintance
from taberna.server.http import acquaintances
from taberna.server.memories import recounting
from taberna.server.memories.keeper import Asking
from taberna.server.memories.recounting import Recount
from taberna.server.wire.http import AllAbout, Memories, Remembered
from taberna.table.codec import write
from taberna.table.seats import Seat
from taberna.table.values import Value

# -- one guest, one bot


@night()
async def test_nothing_is_kept_unasked(there: House) -> None:
    ann = await there.guest("Ann")
    assert await asks(ann) == Remembered(False, None, (), (), 0)
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


@pytest.mark.slow
@night()
async def test_memories_are_rebuilt_from_what_the_game_began_with(there: House) -> None:
    """Whatever was learned since."""
    ann = await there.guest("Ann")
    await allows(ann)
    await plays(ann)
    learned = (await known(there, ann))["knight"]
    table = await plays(ann)
    await plays(ann)
    asked: list[Recount] = []
    keeper, started = there.context.keeper, list[Mapping[Seat, bytes]]()
    answers = keeper.recount

    async def overheard(asking: Asking) -> Memories:
        async def question() -> Recount:
            asked.append(await asking())
            return asked[-1]

        return await answers(question)

    knight = PLAYERS["tellstones"]["knight"]
    account = knight.account
    assert account is not None
    its_own = account.recount

    def recount(
        seat: Seat, seed: bytes, story: Iterable[AnyStoryStep], met: Mapping[Seat, bytes]
    ) -> Recounted[Value]:
        started.append(met)
        return its_own(seat, seed, story, met)

    bots = {"tellstones": {"knight": replace(knight, account=replace(account, recount=recount))}}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(keeper, "recount", overheard)
        told = await ann.client.ask("GET", f"/api/tables/{table}/memories", None, Memories)
    assert recounting.recount(there.context.desk.games.find("tellstones"), bots, asked[0]) == told.minds
    assert started == [{"A": acquaintance.write(learned)}]
    assert [one.faithful for one in told.minds] == [True]


@night()
async def test_it_is_as_they_want_it_while_they_want_it(there: House) -> None:
    ann = await there.guest("Ann")
    await allows(ann)
    await plays(ann)
    table = await plays(ann)
    shown = await asks(ann)
    assert [(one.game, one.bot) for one in shown.acquaintances] == [("tellstones", "knight")]
    assert acquaintance.read(bytes(shown.acquaintances[0].kept)) == (await known(there, ann))["knight"]
    assert [(one.table, one.seat) for one in shown.meetings] == [(table, "B")]
    copy = acquaintance.read(bytes(shown.meetings[0].kept))
    assert (await begun_with(there, table)) == {("B", "A"): copy}
    kept = await ann.gets("/api/guest/export")
    assert isinstance(kept, dict)
    assert kept["remembered"] == msgspec.json.decode(write(shown))
    assert await asks(ann, "DELETE") == Remembered(False, None, (), (), 0)
    assert await known(there, ann) == {}
    assert await begun_with(there, table) == {}
    await plays(ann)
    assert await known(there, ann) == {}
    await allows(ann)
    assert await known(there, ann) == {}, "what was deleted does not come back"


def test_not_all_is_shown_at_once_but_all_is_exported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(acquaintances, "SHOWN", 1)

    @night()
    async def evenings(there: House) -> None:
        before = there.context.desk.now()
        ann = await there.guest("Ann")
        await allows(ann)
        after = there.context.desk.now()
        tables = [await plays(ann) for _ in range(3)][1:]
        shown = await asks(ann)
        assert shown.since is not None
        assert before <= shown.since <= after
        assert [one.table for one in shown.meetings] == tables[1:]
        assert shown.met == 2
        kept = await ann.client.ask("GET", "/api/guest/export", None, AllAbout)
        assert [one.table for one in kept.remembered.meetings] == tables[::-1]
        assert (kept.remembered.since, kept.remembered.met) == (shown.since, 2)

    evenings(tmp_path)


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
    await stands_in(there, table, "A", "page")
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
    await stands_in(there, table, "A", "knight")
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

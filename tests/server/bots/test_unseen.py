"""A bot pauses before seen deeds alone, and speaks of no others (TQ-G203): what nobody sees makes nobody
wait, and nobody hears of it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from server.night import PATIENCE, House, Person, Time, house
from server.wire.test_unseen import BEHIND_WALLS
from server.wire.twins import Noon
from taberna.games.tseuquest.options import Chosen, Options
from taberna.server.bots import players as bot_players
from taberna.server.bots.players import BotPlayers
from taberna.server.bots.supervisor import Supervisor
from taberna.server.tables.hosted import Hosted
from taberna.server.wire.messages import Committed
from taberna.table.seats import Seat

WALLED = BEHIND_WALLS.replace("|h . . .|q|", "|h . . .|g|").replace("|k . . g|p|", "|k . . .|p|")
WALLED = WALLED.replace("|r . . . .|", "|r . q . .|")
"""The goblin is in sight and can harm nobody: the adventurers are asked for nothing."""


def bots_of(there: House) -> BotPlayers:
    told = (getattr(one, "__self__", None) for one in there.context.tavern.changed)
    return next(one for one in told if isinstance(one, BotPlayers))


async def sits_down(there: House, bot: str, position: str) -> tuple[Person, Hosted]:
    """Ann and Bob against that bot, where the dungeon stands so; Ann listens."""
    ann = await there.guest("Ann")
    options = Options(party=(Chosen("A", "bruna"), Chosen("B", "sela")))
    seats = {"S": {"kind": "bot", "bot": bot}, "A": {"kind": "here"}, "B": {"kind": "open"}}
    opened = await ann.opens(game="tseuquest", options=msgspec.to_builtins(options), seats=seats)
    hosted = await there.context.tavern.open(opened.table.id)
    bob = await there.guest("Bob")
    await bob.joins(next(i.link for i in opened.invitations if i.seat == "B"))
    await bots_of(there)._left()  # the adventure is chosen: nothing that was thought before comes in between
    await ann.sits(hosted.id, "A")
    assert hosted.play is not None
    state = hosted.game.notation.parse_position(position, hosted.options)
    hosted.play = replace(hosted.play, state=state, back=None)
    return ann, hosted


async def until_asked(there: House, ann: Person, hosted: Hosted) -> None:
    """The Sorcerer's bot plays, up to Ann's turn."""
    bots_of(there).look(hosted)
    async with asyncio.timeout(PATIENCE):
        await ann.hears(Committed, lambda news: news.waiting == ("A",))


@pytest.mark.rule("TQ-G203")
def test_the_sorcerers_bot_takes_its_time_over_what_is_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three figures behind walls, and one goblin in sight. Every deed takes a second of thought; a pause is
    reckoned from what the others last heard of, so that it swallows what went before unseen."""
    time, pauses = Time(), list[int]()
    heard: list[int] = []

    def pause(players: BotPlayers, hosted: Hosted, seat: Seat, wished: int, since: int) -> float:
        assert (seat, wished) == ("S", 3_600_000)
        pauses.append(since)
        heard.append(hosted.number("A"))
        time.ahead += 1000
        return 0.0

    monkeypatch.setattr(BotPlayers, "_pause", pause)

    async def evening() -> None:
        async with house(tmp_path, time=time, talk_burst=1000) as there:
            ann, hosted = await sits_down(there, "ponders", WALLED)
            await until_asked(there, ann, hosted)
            deeds = [step for step in hosted.told["S"] if step.entry.seat == "S"]
            seen = [step for step in deeds if hosted.tally.is_told("A", step.entry.seq)]
            assert len(deeds) > len(seen) + 2
            assert len(pauses) == len(seen)
            assert 0 < len(hosted.lines) <= len(seen)
            assert heard == [hosted.number("A", step.entry.seq) - 1 for step in seen]

    asyncio.run(evening())


STIRRING = BEHIND_WALLS.replace("|k . . g|p|", "|k . . .|p|").replace('g = { minion = "goblin" }\n', "")
QUIET = STIRRING.replace(', state = ["roused"]', "")


async def hears_of_the_next_round(there: House, time: Noon, position: str) -> list[int]:
    """When A is told of something, by the clock, from the last adventurer's pass to the next round."""
    ann, hosted = await sits_down(there, "simple", position)
    time.ahead = 0
    await until_asked(there, ann, hosted)
    news = [told for told in ann.heard if isinstance(told, Committed) and told.table == hosted.id]
    return [told.at - 1_800_000_000_000 for told in news]


def moments(folder: Path, monkeypatch: pytest.MonkeyPatch, thinking: int) -> list[list[int]]:
    """In a quiet dungeon and in one where three figures stir; every thought of the bot takes so long."""
    time, thinks = Noon(), Supervisor.think

    async def think(self: Supervisor, *asked: object) -> object:
        thought = await thinks(self, *asked)  # type: ignore[arg-type]
        time.ahead += thinking
        return thought

    async def rest(milliseconds: float) -> None:
        time.ahead += int(milliseconds)

    monkeypatch.setattr(Supervisor, "think", think)
    monkeypatch.setattr(bot_players, "rest", rest)

    async def evening() -> list[list[int]]:
        async with house(folder, time=time, bot_pause=1) as there:
            return [await hears_of_the_next_round(there, time, each) for each in (QUIET, STIRRING)]

    return asyncio.run(evening())


@pytest.mark.rule("TQ-G203")
def test_what_is_done_unseen_takes_no_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing stirs, or three figures run about: the next round begins at the same moment."""
    quiet, stirring = moments(tmp_path, monkeypatch, thinking=30)
    assert quiet
    assert quiet == stirring


def test_time_that_the_unseen_takes_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BotPlayers, "_pause", lambda *_: 0.0)
    quiet, stirring = moments(tmp_path, monkeypatch, thinking=30)
    assert quiet < stirring


def test_at_once_where_the_house_wants_no_pauses(tmp_path: Path) -> None:
    async def evening() -> None:
        async with house(tmp_path, bot_pause=0) as there:
            ann = await there.guest("Ann")
            opened = await ann.opens(game="tseuquest", seats={"S": {"kind": "bot", "bot": "simple"}})
            hosted = await there.context.tavern.open(opened.table.id)
            assert bots_of(there)._pause(hosted, "S", 1000, there.time()) == 0

    asyncio.run(evening())

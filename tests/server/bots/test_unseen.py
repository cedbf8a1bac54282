"""A bot pauses before seen deeds alone, and speaks of no others (TQ-G203): what nobody sees makes nobody
wait, and nobody hears of it."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from server.night import PATIENCE, House, Time, house
from server.wire.test_unseen import BEHIND_WALLS
from taberna.games.tseuquest.options import Chosen, Options
from taberna.server.bots.players import BotPlayers
from taberna.server.tables.hosted import Hosted
from taberna.server.wire.messages import Committed
from taberna.table.seats import Seat

WALLED = BEHIND_WALLS.replace("|h . . .|q|", "|h . . .|g|").replace("|k . . g|p|", "|k . . .|p|")
WALLED = WALLED.replace("|r . . . .|", "|r . q . .|")
"""The goblin is in sight and can harm nobody: the adventurers are asked for nothing."""


def bots_of(there: House) -> BotPlayers:
    told = (getattr(one, "__self__", None) for one in there.context.tavern.changed)
    return next(one for one in told if isinstance(one, BotPlayers))


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
            ann = await there.guest("Ann")
            options = Options(party=(Chosen("A", "bruna"), Chosen("B", "sela")))
            seats = {"S": {"kind": "bot", "bot": "ponders"}, "A": {"kind": "here"}, "B": {"kind": "open"}}
            opened = await ann.opens(game="tseuquest", options=msgspec.to_builtins(options), seats=seats)
            hosted = await there.context.tavern.open(opened.table.id)
            players = bots_of(there)
            bob = await there.guest("Bob")
            await bob.joins(next(i.link for i in opened.invitations if i.seat == "B"))
            await ann.sits(hosted.id, "A")
            assert hosted.play is not None
            state = hosted.game.notation.parse_position(WALLED, hosted.options)
            hosted.play = replace(hosted.play, state=state, back=None)
            players.look(hosted)
            async with asyncio.timeout(PATIENCE):
                await ann.hears(Committed, lambda news: news.waiting == ("A",))
            deeds = [step for step in hosted.told["S"] if step.entry.seat == "S"]
            seen = [step for step in deeds if hosted.tally.is_told("A", step.entry.seq)]
            assert len(deeds) > len(seen) + 2
            assert len(pauses) == len(seen)
            assert 0 < len(hosted.lines) <= len(seen)
            assert heard == [hosted.number("A", step.entry.seq) - 1 for step in seen]

    asyncio.run(evening())

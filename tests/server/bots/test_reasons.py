"""Bots give reasons for what they do in sight: no talk, told before the deed, kept for the replay, and of
what nobody sees there is none (TQ-G203)."""

from __future__ import annotations

from typing import Any, Final

import pytest
from msgspec.structs import replace

from server.bots.test_seats import watch
from server.bots.test_unseen import WALLED, sits_down, until_asked
from server.night import House, night
from taberna.server.bots import questions
from taberna.server.bots.protocol import Thought
from taberna.server.bots.supervisor import Supervisor
from taberna.server.tables import phrases
from taberna.server.wire.http import Reasons
from taberna.server.wire.messages import Committed, Said
from taberna.table.codec import Reader
from taberna.table.phrase import Phrase

_reasons: Final[Reader[Reasons]] = Reader(Reasons)
BESIDE = WALLED.replace("|h . . .|g|", "|h x . .|g|").replace("[key]", '[key]\nx = { minion = "goblin" }')
"""A goblin that strikes at Bruna, whom Ann defends."""


@night(bot_pause=0)
async def test_a_reason_comes_before_the_deed_and_is_no_talk(there: House) -> None:
    ann, hosted = await sits_down(there, "fair", BESIDE)
    await until_asked(there, ann, hosted)
    news = [one for one in ann.heard if isinstance(one, Said | Committed)]
    first = next(n for n, one in enumerate(news) if isinstance(one, Said) and one.line.reason)
    said = news[first]
    assert isinstance(said, Said)
    assert said.line.phrase is not None
    assert (said.line.seat, said.line.guest, said.line.phrase.message) == ("S", "", "reasoned")
    fights = [n for n, one in enumerate(news) if "FightBegan" in repr(one)]
    assert first < fights[0]

    chair = next(chair for chair in hosted.row.chairs if chair.seat == "S")
    asked = await questions.think(hosted, chair, 1, 0)  # bots hear what is said, and this is not
    assert hosted.lines
    assert asked.story.talk == ()


@pytest.mark.rule("TQ-G203")
@night(bot_pause=0, talk_burst=1000)
async def test_of_what_nobody_sees_there_is_no_reason(there: House) -> None:
    """The house does not leave that to the bot: of one that gives a reason for everything the others hear no
    more than they see it do."""
    right = Supervisor.think

    async def talkative(self: Supervisor, *given: Any) -> Thought | None:
        thought = await right(self, *given)
        return thought and replace(thought, why=Phrase("bell"))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Supervisor, "think", talkative)
        ann, hosted = await sits_down(there, "ponders", WALLED)
        await until_asked(there, ann, hosted)
    deeds = [step for step in hosted.told["S"] if step.entry.seat == "S"]
    seen = [step for step in deeds if hosted.tally.is_told("A", step.entry.seq)]
    assert len(deeds) > len(seen) + 2
    assert len([line for line in hosted.lines if phrases.is_reason(line)]) == len(seen) > 0


@night(bot_pause=0)
async def test_once_it_is_over_they_are_read_beside_the_record(there: House) -> None:
    ann = await there.guest("Ann")
    options = {"adventure": "good-barrel", "rounds_max": 2, "party": [{"seat": "A", "hero": "bruna"}]}
    bots = {seat: {"kind": "bot", "bot": "fair"} for seat in "AS"}
    table = (await ann.opens(game="tseuquest", options=options, seats=bots, talk=True)).table.id
    await ann.connects("tseuquest")
    assert (await watch(there, table)).outcome is not None
    hosted = await there.context.tavern.open(table)
    await there.context.tavern.seal(hosted)
    record = hosted.row.record
    told = _reasons(await ann.client.fetch("GET", f"/api/records/{record}/reasons")).reasons
    assert told
    assert {reason.phrase.message for reason in told} == {"reasoned"}
    assert [reason.after for reason in told] == sorted(reason.after for reason in told)
    kept = (await ann.client.fetch("GET", f"/api/records/{record}")).decode()
    assert "door nobody has tried" not in kept
    assert '"entry":"talk"' not in kept

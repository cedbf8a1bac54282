"""Bots talk at the table (TS-4.1): to everybody in their own language, and to the record in words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from house import ALL
from server.bots.test_seats import watch
from server.night import House, night
from taberna.bots.tellstones.repartee import SITUATIONS, TELL, VARIANTS
from taberna.bots.tellstones.talk import SILENCE
from taberna.server.wire.messages import Said, Spoken
from taberna.table.load import load
from taberna.table.talk import Talk
from taberna.texts import LANGUAGES, say, texts


def of_pages(variant: str = "duel", **options: object) -> dict[str, object]:
    """Pages talk most."""
    seats = ("A", "B") if variant == "duel" else ("A1", "B1", "A2", "B2")
    return {
        "options": {"variant": variant, "turns_max": 40, "last_orders": "on", **options},
        "seats": {seat: {"kind": "bot", "bot": "page"} for seat in seats},
        "talk": True,
    }


@night()
async def test_what_bots_say_is_a_message_in_every_language(there: House) -> None:
    ann = await there.guest("Ann")
    opened = await ann.opens(**of_pages())
    table = opened.table.id
    await watch(there, table)
    welcome = await ann.sits(table, "+")
    assert welcome.talk
    for line in welcome.talk:
        assert line.phrase is not None
        assert line.guest == ""
        assert line.text == say(line.phrase, texts("en"), ", ".join)
        words = {say(line.phrase, texts(code), ", ".join) for code in LANGUAGES}
        assert len(words) == len(LANGUAGES)
    record = load(await ann.client.fetch("GET", f"/api/tables/{table}/record"), ALL)

    def before_the_end(talk: Sequence[Talk | Spoken]) -> list[tuple[str, str]]:
        """What is said to the last action is said while the record is being sealed."""
        return [(line.seat, line.text) for line in talk if line.after < welcome.seq]

    assert before_the_end(record.talk) == before_the_end(welcome.talk)


@night()
async def test_no_bot_talks_all_the_time(there: House) -> None:
    ann = await there.guest("Ann")
    opened = await ann.opens(**of_pages("round"))
    await watch(there, opened.table.id)
    talk = (await ann.sits(opened.table.id, "+")).talk
    for seat in ("A1", "B1", "A2", "B2"):
        spoke = [line.after for line in talk if line.seat == seat]
        assert all(later - earlier >= SILENCE for earlier, later in pairwise(spoke))


@night()
async def test_nobody_speaks_as_a_bot(there: House) -> None:
    """Written by hand it is a line like any other."""
    ann = await there.guest("Ann")
    opened = await ann.opens(seats={"A": {"kind": "here"}})
    table = opened.table.id
    await ann.sits(table, "A")
    text = '{"message":"bot-says-weather-1","params":{}}'
    await ann.says(table, "A", text)
    heard = await ann.hears(Said)
    assert (heard.line.text, heard.line.phrase) == (text, None)


def test_what_bots_say_has_its_words() -> None:
    """Every situation in a dozen ways, none of them naming a hole."""
    for code in LANGUAGES:
        say = texts(code)
        for about in set(SITUATIONS) - {TELL}:
            for way in range(1, VARIANTS + 1):
                assert not re.search(r"[{}]", say(f"bot-says-{about}-{way}", symbol="K"))


@night()
async def test_who_mutes_the_bots_hears_none(there: House) -> None:
    ann, bob = await there.guest("Ann"), await there.guest("Bob")
    await ann.client.fetch("POST", "/api/guest/mute", {"guest": "*"})
    opened = await ann.opens(**of_pages())
    await watch(there, opened.table.id)
    assert (await bob.sits(opened.table.id, "+")).talk
    assert (await ann.sits(opened.table.id, "+")).talk == ()
    await ann.hangs_up()
    await ann.client.fetch("DELETE", "/api/guest/mute", {"guest": "*"})
    await ann.connects()
    assert (await ann.sits(opened.table.id, "+")).talk


@night(talk_burst=1, talk_rate=0)
async def test_a_bot_says_no_more_than_people_may(there: House) -> None:
    ann = await there.guest("Ann")
    opened = await ann.opens(**of_pages())
    await watch(there, opened.table.id)
    talk = (await ann.sits(opened.table.id, "+")).talk
    assert sorted(line.seat for line in talk) in (["A"], ["B"], ["A", "B"])

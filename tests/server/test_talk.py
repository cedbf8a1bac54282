"""Table talk: to all alike, no longer and no faster than the house allows, and no game of its own."""

import pytest

from server.night import House, duel, night
from taberna.server.wire.messages import Done, Refused, Said
from taberna.table.load import load


@pytest.mark.rule("TS-4.1", "TS-6.4")
def test_what_is_said_is_said_to_everybody(tmp_path: object) -> None:
    @night()
    async def evening(house: House) -> None:
        ann, bob, table = await duel(house)
        eve = await house.guest("Eve")
        await eve.sits(table, "+")
        before = (await ann.sits(table, "A")).view
        await ann.says(table, "A", "That was the Crown, I swear.")
        lines = [(await person.hears(Said)).line for person in (ann, bob, eve)]
        assert lines[0] == lines[1] == lines[2]
        assert (lines[0].name, lines[0].after) == ("Ann", 1)
        assert (await ann.sits(table, "A")).view == before

    evening(tmp_path)  # type: ignore[arg-type]


@night()
async def test_a_line_that_not_all_can_read_is_not_said(house: House) -> None:
    ann, bob, table = await duel(house)
    for text, code in (
        ("K\u200bC", "text-character"),
        ("\u202eabc", "text-character"),
        ("bell\x07", "text-character"),
        ("   ", "text-empty"),
        ("x" * 301, "text-too-long"),
    ):
        refused = await ann.says(table, "A", text)
        assert isinstance(refused, Refused)
        assert refused.code == code
    await ann.says(table, "A", "  two   spaces ")
    assert (await bob.hears(Said)).line.text == "two spaces"


@night(talk_rate=0.0001, talk_burst=3)
async def test_others_get_a_word_in(house: House) -> None:
    ann, bob, table = await duel(house)
    answers = [await ann.says(table, "A", f"and {n}") for n in range(4)]
    assert [type(answer) for answer in answers] == [Done, Done, Done, Refused]
    assert isinstance(await bob.says(table, "B", "finally"), Done)


@night()
async def test_said_twice_by_mistake_it_is_heard_once(house: House) -> None:
    ann, bob, table = await duel(house)
    first = await ann.says(table, "A", "Hm.", request="hm")
    assert await ann.says(table, "A", "Hm.", request="hm") == first
    await ann.says(table, "A", "Well.")
    assert [(await bob.hears(Said)).line.text for _ in range(2)] == ["Hm.", "Well."]


@night()
async def test_who_comes_later_hears_what_was_said(house: House) -> None:
    ann, bob, table = await duel(house)
    await ann.says(table, "A", "Good evening.")
    assert [line.text for line in (await bob.sits(table, "B")).talk] == ["Good evening."]


@night()
async def test_nobody_speaks_for_another(house: House) -> None:
    _, bob, table = await duel(house)
    refused = await bob.says(table, "A", "I am Ann.")
    assert isinstance(refused, Refused)
    assert refused.code == "not-your-seat"


@night()
async def test_talk_is_kept_with_the_record_if_the_table_wishes(house: House) -> None:
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    for wish in (True, False):
        opened = await ann.opens(talk=wish, seats={"A": {"kind": "here"}})
        table = opened.table.id
        await bob.joins(opened.invitations[0].link)
        await ann.sits(table, "A")
        await ann.says(table, "A", "Remember this.")
        await ann.does(table, "A", "resign")
        data = await ann.client.fetch("GET", f"/api/tables/{table}/record")
        record = load(data, house.context.desk.games)
        assert [line.text for line in record.talk] == (["Remember this."] if wish else [])


@night()
async def test_muting_and_blocking(house: House) -> None:
    ann, bob, table = await duel(house)
    anns = next(s.guest for s in (await bob.table(table)).seats if s.seat == "A")
    await bob.client.fetch("POST", "/api/guest/mute", {"guest": anns})
    await ann.says(table, "A", "Can you hear me?")
    await bob.client.fetch("DELETE", "/api/guest/mute", {"guest": anns})
    await ann.says(table, "A", "And now?")
    assert (await bob.hears(Said)).line.text == "And now?"

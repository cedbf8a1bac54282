"""What bots remembered: told after the game as it was, and to nobody before."""

import pytest

from server.bots.test_seats import watch
from server.night import House, night, stands_in
from taberna.server.http import memories
from taberna.server.tables import acquaintances
from taberna.server.wire.http import Kept, Memories, Mind
from taberna.table.refusal import Refused

BOTS = {"A": {"kind": "bot", "bot": "page-gambler"}, "B": {"kind": "bot", "bot": "king"}}
BRIEF = {"turns_max": 40, "last_orders": "on"}


async def told(there: House, path: str) -> tuple[Mind, ...]:
    eve = await there.guest("Eve")
    return (await eve.client.ask("GET", path, None, Memories)).minds


@night()
async def test_two_bots_remember_what_they_played_with(there: House) -> None:
    ann = await there.guest("Ann")
    opened = await ann.opens(options=BRIEF, seats=BOTS)
    table = opened.table.id
    await watch(there, table)
    await ann.client.fetch("GET", f"/api/tables/{table}/record")
    minds = await told(there, f"/api/tables/{table}/memories")
    assert [(mind.seat, mind.bot, mind.faithful) for mind in minds] == [
        ("A", "page-gambler", True),
        ("B", "king", True),
    ]
    row = await there.context.desk.store.table(table)
    assert row is not None
    assert len(minds[0].moments) == len(await there.context.desk.store.entries(table))
    assert minds == await told(there, f"/api/records/{row.record}/memories")
    whole = await ann.client.fetch("GET", f"/api/tables/{table}/memories")
    assert not any(chair.bot_seed.encode() in whole for chair in row.chairs)


@night()
async def test_nothing_is_told_while_they_play(there: House) -> None:
    ann = await there.guest("Ann")
    opened = await ann.opens(seats={"A": {"kind": "here"}, "B": {"kind": "bot", "bot": "king"}})
    table = opened.table.id
    with pytest.raises(Refused, match="still-running"):
        await told(there, f"/api/tables/{table}/memories")
    await ann.sits(table, "A")
    await ann.does(table, "A", "resign")
    assert [mind.seat for mind in await told(there, f"/api/tables/{table}/memories")] == ["B"]


@night()
async def test_talk_and_haste_are_part_of_it(there: House) -> None:
    """Whoever is talked to rehearses less (TS-4.1): the rebuilt memory has heard the same."""
    ann = await there.guest("Ann")
    opened = await ann.opens(
        options={**BRIEF, "variant": "round"},
        seats={seat: {"kind": "bot", "bot": "squire"} for seat in ("A1", "B1", "A2", "B2")},
    )
    table = opened.table.id
    await ann.sits(table, "+")
    for text in ("Rain all week.", "Nerves?", "Are you sure?"):
        await ann.says(table, "+", text)
    await watch(there, table)
    minds = await told(there, f"/api/tables/{table}/memories")
    assert [mind.faithful for mind in minds] == [True] * 4


@night()
async def test_what_was_said_at_the_table_is_part_of_it_and_what_the_bench_said_is_not(there: House) -> None:
    """The bot has heard Ann, and never Eve, who watched."""
    ann, eve = await there.guest("Ann"), await there.guest("Eve")
    opened = await ann.opens(seats={"A": {"kind": "here"}, "B": {"kind": "bot", "bot": "squire"}}, talk=True)
    table = opened.table.id
    await ann.sits(table, "A")
    await eve.sits(table, "+")
    await ann.says(table, "A", "Nerves?")
    await eve.says(table, "+", "The first one is the Crown!")
    await ann.does(table, "A", "resign")
    row = (await there.context.tavern.open(table)).row
    asked = await memories._asked(there.context, row, acquaintances.bots(row), ())
    assert [line.text for line in asked.talk if line.guest] == ["Nerves?"]


@night()
async def test_no_minds_but_those_of_the_ladder_from_the_beginning(there: House) -> None:
    ann = await there.guest("Ann")
    opened = await ann.opens(seats={"A": {"kind": "here"}, "B": {"kind": "bot", "bot": "simple"}})
    table = opened.table.id
    await stands_in(there, table, "A", "king")
    await watch(there, table)
    assert await told(there, f"/api/tables/{table}/memories") == ()


@night()
async def test_a_record_from_elsewhere_has_no_minds(there: House) -> None:
    ann = await there.guest("Ann")
    opened = await ann.opens(options=BRIEF, seats=BOTS)
    await watch(there, opened.table.id)
    data = await ann.client.fetch("GET", f"/api/tables/{opened.table.id}/record")
    name = (await ann.table(opened.table.id)).record
    await there.context.desk.store.delete_record(name)
    kept = await ann.client.ask("POST", "/api/records", data, Kept)
    assert await told(there, f"/api/records/{kept.name}/memories") == ()
    with pytest.raises(Refused, match="no-such-record"):
        await told(there, f"/api/records/{'0' * 64}/memories")

"""Bots asked for by level and manner, under names, and again in a rematch."""

import pytest

from server.night import House, Person, night
from taberna.bots.tellstones.levels import LADDER, PERSONALITIES
from taberna.server.wire.http import Parting, TableInfo
from taberna.table.refusal import Refused


@night()
async def test_every_level_in_every_manner_can_be_asked_for(there: House) -> None:
    ann = await there.guest("Ann")
    for bot in (*LADDER, *(f"{level}-{manner}" for level in LADDER for manner in PERSONALITIES), "oracle"):
        seats = {"A": {"kind": "here"}, "B": {"kind": "bot", "bot": bot, "name": "Mirela"}}
        opened = await ann.opens(seats=seats)
        assert [(s.name, s.bot) for s in opened.table.seats] == [("Ann", ""), ("Mirela", bot)]
        await ann.posts(f"/api/tables/{opened.table.id}/close")


@night()
async def test_the_host_gives_an_empty_chair_to_a_bot_with_a_name(there: House) -> None:
    ann = await there.guest("Ann")
    opened = await ann.opens(seats={"A": {"kind": "here"}})
    chair = f"/api/tables/{opened.table.id}/seats/B/bot"
    with pytest.raises(Refused, match="too-long"):
        await ann.posts(chair, {"bot": "king", "name": "x" * 200})
    with pytest.raises(Refused, match="no-such-bot"):
        await ann.posts(chair, {"bot": "emperor"})
    table = await ann.posts(chair, {"bot": "king-watcher", "name": "Tomás"})
    assert (table.seats[1].name, table.seats[1].bot, table.status) == ("Tomás", "king-watcher", "playing")


async def resigned(there: House, **wanted: object) -> tuple[TableInfo, Person]:
    ann = await there.guest("Ann")
    opened = await ann.opens(**wanted)
    await ann.sits(opened.table.id, "A")
    await ann.does(opened.table.id, "A", "resign")
    await ann.client.fetch("GET", f"/api/tables/{opened.table.id}/record")
    return opened.table, ann


@night()
async def test_in_a_rematch_a_bot_forgets_otherwise(there: House) -> None:
    seats = {"A": {"kind": "here"}, "B": {"kind": "bot", "bot": "page"}}
    table, ann = await resigned(there, seats=seats)
    again = await ann.posts(f"/api/tables/{table.id}/rematch")
    rows = [await there.context.desk.store.table(one) for one in (table.id, again.id)]
    seeds = [chair.bot_seed for row in rows if row for chair in row.chairs if chair.kind == "bot"]
    assert len(set(seeds)) == 2
    assert again.party == ""


@night()
async def test_a_match_goes_on_and_after_it_comes_another(there: House) -> None:
    """The best of three (TS-7.4): two games given up, then a rematch begins anew."""
    seats = {"A": {"kind": "here"}, "B": {"kind": "bot", "bot": "page"}}
    table, ann = await resigned(there, seats=seats, options={"games": 3}, party=True)
    second = await ann.posts(f"/api/tables/{table.id}/next")
    assert second.party == table.party
    await ann.sits_down(second.id, "A")
    await ann.sits(second.id, "A")
    await ann.does(second.id, "A", "resign")
    await ann.client.fetch("GET", f"/api/tables/{second.id}/record")
    ended = await ann.client.ask("GET", f"/api/parties/{table.party}", None, Parting)
    assert ended.outcome is not None
    assert (ended.outcome.result, ended.outcome.reason) == ("B", "match")
    again = await ann.posts(f"/api/tables/{second.id}/rematch")
    assert again.party not in ("", table.party)
    assert len((await ann.client.ask("GET", f"/api/parties/{again.party}", None, Parting)).tables) == 1

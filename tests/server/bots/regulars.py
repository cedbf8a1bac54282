"""Guests who come back, and what bots have kept of them."""

from __future__ import annotations

import asyncio

from server.night import House, Person
from taberna.bots.tellstones import acquaintance
from taberna.bots.tellstones.acquaintance import Acquaintance
from taberna.server.bots.partings import Partings
from taberna.server.wire.http import Remembered

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

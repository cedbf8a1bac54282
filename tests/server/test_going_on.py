"""Two go on from a table at the same moment: one table comes after it, and nobody hears of another."""

import asyncio

from server.night import PATIENCE, House, Person, duel, night
from server.test_tables import asks
from taberna.server.tables import opening
from taberna.server.wire.messages import Committed
from taberna.server.wire.requests import AllAbout, TableInfo


async def over(house: House) -> tuple[Person, Person, str]:
    ann, bob, table = await duel(house)
    await ann.does(table, "A", "resign")
    await bob.hears(Committed, lambda message: message.outcome is not None)
    return ann, bob, table


async def listed(who: Person) -> set[str]:
    mine = await who.client.ask("GET", "/api/tables?mine=1", None, tuple[TableInfo, ...])
    about = await who.client.ask("GET", "/api/guest/export", None, AllAbout)
    tables = {info.id for info in mine}
    assert tables == {info.id for info in about.tables}
    return tables


@night()
async def test_the_table_that_was_opened_too_late_is_in_nobodys_list(house: House) -> None:
    ann, bob, table = await over(house)
    hosted = await house.context.tavern.open(table)
    async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as both, hosted.turn:
        asking = [both.create_task(who.posts(f"/api/tables/{table}/rematch")) for who in (ann, bob)]
        await asks(hosted, 2)  # each has opened one by now
    again = {task.result().id for task in asking}
    assert len(again) == 1
    kept = await house.context.desk.store.tables_of(hosted.row.host)
    assert sorted(row.status for row in kept) == ["closed", "gathering", "over"]
    assert await listed(ann) == await listed(bob) == {table, *again}


@night()
async def test_the_house_is_ended_before_the_table_that_comes_is_named(house: House) -> None:
    """Of what was opened nobody hears; whoever asks again opens the one that counts."""
    ann, bob, table = await over(house)
    desk, before = house.context.desk, (await house.context.tavern.open(table)).row
    await opening.opened(desk, opening.rematch(desk, before))
    assert len(await desk.store.tables_of(before.host)) == 2
    assert await listed(ann) == await listed(bob) == {table}
    again = await bob.posts(f"/api/tables/{table}/rematch")
    assert await listed(ann) == await listed(bob) == {table, again.id}

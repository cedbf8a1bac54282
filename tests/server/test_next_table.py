"""Two go on from a table at the same moment: one table comes after it, and there is no other."""

import asyncio

from server.night import PATIENCE, House, Person, duel, night
from server.test_tables import asks
from taberna.server.wire.http import AllAbout, TableInfo
from taberna.server.wire.messages import Committed


async def over(house: House) -> tuple[Person, Person, str]:
    ann, bob, table = await duel(house)
    await ann.does(table, "A", "resign")
    await bob.hears(Committed, lambda message: message.outcome is not None)
    return ann, bob, table


@night()
async def test_of_two_who_ask_at_once_one_opens_a_table(house: House) -> None:
    ann, bob, table = await over(house)
    hosted = await house.context.tavern.open(table)
    async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as both, hosted.turn:
        asking = [both.create_task(who.posts(f"/api/tables/{table}/rematch")) for who in (ann, bob)]
        await asks(hosted, 2)  # each has planned one by now
    (again,) = {task.result().id for task in asking}
    for who in (ann, bob):
        mine = await who.client.ask("GET", "/api/tables?mine=1", None, tuple[TableInfo, ...])
        about = await who.client.ask("GET", "/api/guest/export", None, AllAbout)
        assert {info.id for info in mine} == {info.id for info in about.tables} == {table, again}

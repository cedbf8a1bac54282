"""A table that lasts for weeks: a week a move, and the house is closed and opened in between."""

import asyncio
from pathlib import Path

from server.night import Time, house
from taberna.server.tables import clocks
from taberna.server.tables.cleaning import clean
from taberna.server.wire.messages import Done

DAY = 24 * 3600 * 1000
WEEK = 7 * DAY


def test_a_week_a_move_over_a_restart(tmp_path: Path) -> None:
    """Three days gone before the restart are gone after it; while nobody served, no clock ran. A move gives
    the other a week."""
    time = Time()

    async def before() -> tuple[str, str, str]:
        async with house(tmp_path, time=time, clean=1e6) as there:
            ann, bob = await there.guest("Ann"), await there.guest("Bob")
            opened = await ann.opens(
                options={"first": "A", "clock": "7d"}, seats={"A": {"kind": "here"}}, away=0
            )
            table = opened.table.id
            await bob.joins(opened.invitations[0].link)
            hosted = await there.context.tavern.open(table)
            assert hosted.clock is not None
            assert hosted.clock.left == {"A": WEEK, "B": WEEK}
            time.ahead += 3 * DAY
            await there.context.desk.store.beat(there.context.desk.node, time())  # it served all the while
            return table, ann.client.token, bob.client.token

    async def after(table: str, anns: str, bobs: str) -> None:
        async with house(tmp_path, time=time, clean=1e6) as there:
            ann, bob = there.returning(anns), there.returning(bobs)
            await clean(there.context.desk, there.context.tavern.open)
            assert (await ann.table(table)).status == "playing", "weeks are no reason to clear it away"
            hosted = await there.context.tavern.open(table)
            assert hosted.clock is not None
            assert hosted.clock.due is not None
            left = clocks.time_left(hosted.clock, time())["A"]
            assert 4 * DAY - 600_000 < left <= 4 * DAY
            await ann.sits(table, "A")
            await bob.sits(table, "B")
            assert isinstance(await ann.does(table, "A", "hide 1"), Done)
            assert hosted.clock is not None
            assert clocks.time_left(hosted.clock, time())["B"] > WEEK - 600_000

    table, anns, bobs = asyncio.run(before())
    time.ahead += 2 * DAY  # the house is closed for two days
    asyncio.run(after(table, anns, bobs))

"""Whose turn it is at a table: in the order they asked, and nobody is forgotten."""

import asyncio

import pytest

from taberna.server.tables.table_lock import TableLock


def test_everybody_has_it_in_the_order_they_asked() -> None:
    async def evening() -> list[str]:
        turn, had = TableLock(), []

        async def wants(name: str) -> None:
            async with turn:
                had.append(name)
                await asyncio.sleep(0)

        assert turn.take()
        asking = [asyncio.create_task(wants(name)) for name in ("Ann", "Bob", "Eve")]
        await asyncio.sleep(0)
        assert not turn.take()
        turn.give()
        assert turn.locked()  # it is Ann's: nobody slips in between
        assert not turn.take()
        await asyncio.gather(*asking)
        assert turn.take()
        return had

    assert asyncio.run(evening()) == ["Ann", "Bob", "Eve"]


@pytest.mark.parametrize("given", [False, True], ids=["while waiting", "just when it was given"])
def test_who_goes_away_holds_up_nobody(given: bool) -> None:
    async def evening() -> bool:
        turn = TableLock()

        async def wants() -> bool:
            async with turn:
                return True

        assert turn.take()
        ann, bob = asyncio.create_task(wants()), asyncio.create_task(wants())
        await asyncio.sleep(0)
        if given:
            turn.give()
        ann.cancel()
        if not given:
            await asyncio.sleep(0)
            turn.give()
        return await bob

    assert asyncio.run(evening())

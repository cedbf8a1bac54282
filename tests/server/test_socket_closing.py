"""When a socket is over: who does not go is cut off, and nothing of it stays."""

from __future__ import annotations

import asyncio
import gc
import weakref

from server.hostile.mallory import Mallory, at_the_door, comes, sit_down
from server.night import PATIENCE, House, night
from taberna.server.socket.connection import Connection
from taberna.server.socket.frames import Wire
from taberna.server.wire.messages import Presence, Subscribe


async def turns_deaf(house: House, mallory: Mallory) -> Connection:
    """She sends, and reads nothing any more. Her socket, as the house has it."""
    await mallory.hears("hello")
    transport = mallory.socket.transport
    assert transport is not None
    transport.pause_reading()
    (hers,) = (
        c for c in house.context.sockets._open if c.wire.client == transport.get_extra_info("sockname")
    )
    return hers


async def is_cut(wire: Wire) -> None:
    async with asyncio.timeout(PATIENCE):
        while wire in wire.connections:
            await asyncio.sleep(0.001)


@night(farewell=0.01, ping=3600)
async def test_who_never_answers_the_last_frame_is_cut_off(house: House) -> None:
    pair = await sit_down(house)
    async with at_the_door(house, await comes(house)) as mallory:
        hers = await turns_deaf(house, mallory)
        hers.bye("deleted", 4001, -1)
        await is_cut(hers.wire)
        assert hers.wire.close_sent
    await pair.plays_on()
    assert pair.notices() == []


@night(farewell=0.01, ping=3600, outbox=1 << 30, message_rate=1e6, message_burst=1_000_000)
async def test_who_does_not_even_fetch_it_is_cut_off_too(house: House) -> None:
    """An orderly end would wait until all that was sent before has been fetched: for ever."""
    pair = await sit_down(house)
    async with at_the_door(house, pair.bob.client.token) as mallory:
        hers = await turns_deaf(house, mallory)
        async with asyncio.timeout(PATIENCE):
            while not hers.wire.stuffed:
                mallory.sends(Subscribe(pair.table, "B"))
                await asyncio.sleep(0)
        hers.bye("deleted", 4001, -1)
        await is_cut(hers.wire)
    await pair.plays_on()
    assert pair.notices(Presence) == []


@night()
async def test_nothing_of_a_socket_waits_for_the_collector(house: House) -> None:
    """It comes seldom: what it had to find would pile up meanwhile."""
    ann = await house.guest("Ann")
    opened = await ann.opens(seats={"A": {"kind": "here"}})

    async def visit() -> weakref.ref[Wire]:
        eve = await house.guest("Eve")
        await eve.sits(opened.table.id, "+")
        (wire,) = (found.wire for found in house.context.sockets._open)
        await eve.hangs_up()
        return weakref.ref(wire)

    gc.collect()
    gc.disable()
    try:
        left = await visit()
        async with asyncio.timeout(PATIENCE):
            while left() is not None:
                await asyncio.sleep(0.001)
        assert not any(isinstance(found, Connection) for found in gc.get_objects())
    finally:
        gc.enable()

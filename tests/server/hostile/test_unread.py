"""Sockets that leave in mid-request, and such as make the house speak without listening to it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from server.hostile.mallory import Mallory, at_the_door, comes, sit_down
from server.night import PATIENCE, House, duel, night
from taberna.cli.load.websocket import PING, TEXT, frame
from taberna.server.socket.connection import Connection
from taberna.server.socket.receiving import PILE
from taberna.server.wire.messages import Subscribe

CONTINUED = 0
FLOOD = 32 << 20
"""Bytes: more than any system keeps for a socket that is not read."""


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


def of(house: House, guest: str) -> Connection:
    return next(c for c in house.context.sockets._open if c.guest_row.name == guest)


def stops_reading(mallory: Mallory) -> asyncio.Transport:
    transport = mallory.socket.transport
    assert transport is not None
    transport.pause_reading()
    return transport


@night()
async def test_who_leaves_while_asking_for_a_seat_does_not_sit_there_for_ever(house: House) -> None:
    ann, bob, table = await duel(house)
    hosted = await house.context.tavern.open(table)
    await bob.hangs_up()
    await until(lambda: "B" not in hosted.streams)
    async with at_the_door(house, bob.client.token) as mallory:
        await mallory.hears("hello")
        connection = of(house, "Bob")
        async with hosted.turn:
            mallory.sends(Subscribe(table, "B"))
            await until(lambda: connection.working)
            mallory.socket.abort()
            await until(lambda: connection not in house.context.sockets._open)
    await until(lambda: not connection.working)
    assert "B" not in hosted.streams
    assert hosted.here == {"A"}
    assert connection.streams == set()
    await ann.hangs_up()


@pytest.mark.slow
@night(message_rate=1e6, message_burst=1_000_000)
async def test_who_pings_and_never_reads_is_not_answered_without_end(house: House) -> None:
    pair = await sit_down(house)
    async with at_the_door(house, await comes(house)) as mallory:
        await mallory.hears("hello")
        wire = of(house, "Mallory").wire
        transport = stops_reading(mallory)
        ping = frame(PING, b"?" * 125)
        for _ in range(FLOOD // (len(ping) * 512)):
            transport.write(ping * 512)
            await until(lambda: not transport.get_write_buffer_size() or transport.is_closing())
            assert wire.transport.get_write_buffer_size() < 1 << 20
        await pair.plays_on()


@pytest.mark.slow
@night(ping=2.0, outbox=1 << 30, message_rate=1e6, message_burst=1_000_000)
async def test_who_reads_nothing_and_answers_no_ping_is_given_up_with_what_waits_for_it(house: House) -> None:
    pair = await sit_down(house)
    sockets = house.context.sockets
    async with at_the_door(house, await comes(house)) as mallory:
        mallory.sends(Subscribe(pair.table, "+"))
        await mallory.hears("welcome")
        connection = of(house, "Mallory")
        stops_reading(mallory)
        async with asyncio.timeout(PATIENCE):
            while not connection.wire.stuffed and connection in sockets._open:
                mallory.sends(Subscribe(pair.table, "+"))
                await asyncio.sleep(0)
        await until(lambda: connection not in sockets._open)
        await until(lambda: connection.wire.disconnected)


@night()
async def test_a_message_of_parts_without_end_is_cut_short(house: House) -> None:
    pair = await sit_down(house)
    async with at_the_door(house, await comes(house)) as mallory:
        await mallory.hears("hello")
        wire = of(house, "Mallory").wire
        mallory.socket.send_frame(TEXT, b"{", final=False)
        empty = frame(CONTINUED, b"", final=False) * 1000
        transport = mallory.socket.transport
        assert transport is not None
        for _ in range(100):
            transport.write(empty)
        assert await mallory.is_shown_out() == 1009
        assert len(wire.frames) < 10_000
    await pair.plays_on()


@night(outbox=100)
async def test_who_reads_is_sent_what_is_longer_than_may_wait(house: House) -> None:
    pair = await sit_down(house)
    await pair.plays_on()
    async with at_the_door(house, await comes(house)) as mallory:
        await mallory.hears("hello")
        of(house, "Mallory").bye("a reason that is longer than may wait" * 4, 4001, -1)
        assert await mallory.is_shown_out() == 4001


@night(message_rate=1e6, message_burst=1_000_000)
async def test_who_was_shown_out_with_much_left_to_say_is_heard_to_leave(house: House) -> None:
    """While one request waits, more pile up than are read; then it is sent away, and read again."""
    ann, _, table = await duel(house)
    hosted = await house.context.tavern.open(table)
    async with at_the_door(house, ann.client.token) as mallory:
        await mallory.hears("hello")
        connection = next(c for c in house.context.sockets._open if not c.streams)
        connection.working = True  # as if a move of hers were on its way to the disk
        for _ in range(PILE + 2):
            mallory.sends(Subscribe(table, "A"))
        await until(lambda: connection.wire._held)
        connection.bye("deleted", 4001, -1)
        house.context.sockets._work_on(connection)
        assert not connection.wire._held
        assert await mallory.is_shown_out() == 4001
    assert hosted.row.status == "playing"

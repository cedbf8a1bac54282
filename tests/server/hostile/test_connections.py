"""Sockets that do not read, do not answer, or never become sockets."""

from __future__ import annotations

import asyncio
import socket
from urllib.parse import urlsplit

from server.hostile.mallory import at_the_door, comes, sit_down
from server.night import PATIENCE, House, night
from taberna.server.wire.messages import Presence, Subscribe


def port_of(house: House) -> int:
    port = urlsplit(house.address).port
    assert port is not None
    return port


@night(outbox=1 << 16, message_rate=1e6, message_burst=1_000_000)
async def test_a_slow_reader_is_cut_off_and_nobody_waits_for_it(house: House) -> None:
    pair = await sit_down(house)
    sockets = house.context.sockets
    before = len(sockets._open)
    async with at_the_door(house, pair.bob.client.token) as mallory:
        mallory.sends(Subscribe(pair.table, "B"))
        await mallory.hears("welcome")
        transport = mallory.socket.transport
        assert transport is not None
        transport.pause_reading()
        async with asyncio.timeout(PATIENCE):
            while len(sockets._open) > before:  # every welcome is some kilobytes that nobody fetches
                mallory.sends(Subscribe(pair.table, "B"))
                await asyncio.sleep(0)
        await pair.plays_on(4)
        transport.resume_reading()
        assert await mallory.is_shown_out() in (1006, 4008)
    await pair.plays_on(2)
    assert pair.notices(Presence) == []


@night(ping=1.0)
async def test_a_socket_that_answers_no_ping_is_given_up(house: House) -> None:
    """The other half may be gone without a word: a cable pulled, a laptop closed. Who is only
    slow to answer, as this process may be, is not given up."""
    pair = await sit_down(house)
    sockets = house.context.sockets
    before = len(sockets._open)
    async with at_the_door(house, await comes(house)) as mallory:
        await mallory.hears("hello")
        transport = mallory.socket.transport
        assert transport is not None
        transport.pause_reading()
        async with asyncio.timeout(PATIENCE):
            while len(sockets._open) > before:
                await asyncio.sleep(0.01)
        await pair.plays_on()
    await pair.plays_on()
    assert pair.notices() == []


@night()
async def test_connections_that_never_say_what_they_want_stop_nobody(house: House) -> None:
    """Open, half a request, a wrong request: hundreds of them."""
    pair = await sit_down(house)
    openings = (
        b"",
        b"GET /socket HTTP/1.1\r\nHost:",
        b"GET /socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00",
        b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n{",
    )
    lines: list[socket.socket] = []
    try:
        for number in range(300):
            line = socket.create_connection(("127.0.0.1", port_of(house)))
            line.sendall(openings[number % len(openings)])
            lines.append(line)
        await pair.plays_on(4)
    finally:
        for line in lines:
            line.close()
    await pair.plays_on(2)
    assert pair.notices() == []


@night()
async def test_a_socket_that_vanishes_in_mid_message_leaves_nothing_behind(house: House) -> None:
    pair = await sit_down(house)
    sockets = house.context.sockets
    before = len(sockets._open)
    for _ in range(5):
        async with at_the_door(house, pair.ann.client.token) as mallory:
            await mallory.hears("hello")
            assert mallory.socket.transport is not None
            mallory.socket.transport.write(b"\x81\xfe\x04\x00\0\0\0\0" + b'{"kind":"act"')
            mallory.socket.transport.abort()
    async with asyncio.timeout(PATIENCE):
        while len(sockets._open) > before:
            await asyncio.sleep(0.01)
    await pair.plays_on()
    assert pair.notices(Presence) == []


@night(sockets_guest=5)
async def test_a_guest_opens_only_so_many_sockets(house: House) -> None:
    pair = await sit_down(house)
    token = await comes(house)
    doors = [at_the_door(house, token) for _ in range(5)]
    for door in doors:
        await (await door.__aenter__()).hears("hello")
    async with at_the_door(house, token) as mallory:
        assert (await mallory.hears("bye"))["reason"] == "too-many-sockets"
        assert await mallory.is_shown_out() == 4013
    for door in doors:
        await door.__aexit__(None, None, None)
    await pair.plays_on()
    assert pair.notices() == []

"""Messages that are too long, too deep, too many, or none at all."""

from __future__ import annotations

import asyncio

import pytest

from server.hostile.mallory import Mallory, at_the_door, comes, sit_down
from server.night import House, night
from taberna.cli.load.websocket import TEXT
from taberna.server.wire.messages import Presence, Subscribe

DEEP = 20_000

UNREADABLE = {
    "nothing": b"",
    "no JSON": b"place F right",
    "no object": b"[]",
    "no kind": b"{}",
    "an unknown kind": b'{"kind":"cheat"}',
    "a message of the server": b'{"kind":"bye","reason":"","again":0}',
    "a field too many": b'{"kind":"unsubscribe","table":"t","seat":"A","peek":1}',
    "a field too few": b'{"kind":"act","table":"t","seat":"A"}',
    "a number for a name": b'{"kind":"unsubscribe","table":7,"seat":"A"}',
    "a huge number": b'{"kind":"ack","table":"t","seat":"A","seq":' + b"9" * 4000 + b"}",
    "lists in lists": b"[" * DEEP + b"]" * DEEP,
    "objects in objects": b'{"kind":"act","table":' * (DEEP // 10),
    "deep actions": b'{"kind":"act","table":"t","seat":"A","id":"x","actions":['
    + b"[" * DEEP
    + b"]" * DEEP
    + b"]}",
    "half a surrogate": b'{"kind":"unsubscribe","table":"\\ud800","seat":"A"}',
}


@pytest.mark.parametrize("text", UNREADABLE.values(), ids=UNREADABLE)
def test_what_cannot_be_read_is_refused(text: bytes, tmp_path: object) -> None:
    @night()
    async def evening(house: House) -> None:
        pair = await sit_down(house)
        async with at_the_door(house, await comes(house)) as mallory:
            mallory.sends(text)
            refused = await mallory.hears("refused")
            assert refused["code"] in ("unreadable", "not-subscribed", "no-such-table")
            assert len(str(refused)) < 1000
            await is_still_heard(mallory)
        await pair.plays_on()
        assert pair.notices() == []

    evening(tmp_path)  # type: ignore[arg-type]


async def is_still_heard(mallory: Mallory) -> None:
    mallory.heard.clear()
    mallory.sends(Subscribe("no such table", "A"))
    assert (await mallory.hears("refused"))["code"] == "no-such-table"


@night()
async def test_ten_megabytes_end_the_socket(house: House) -> None:
    pair = await sit_down(house)
    async with at_the_door(house, await comes(house)) as mallory:
        mallory.sends(b'{"kind":"say","text":"' + b"a" * (10 << 20) + b'"}')
        assert await mallory.is_shown_out() in (1009, 1006)
    async with at_the_door(house, await comes(house, "Mallory again")) as mallory:
        for _ in range(200):  # the same in small pieces
            mallory.socket.send_frame(TEXT if _ == 0 else 0, b"a" * 1000, final=False)
        assert await mallory.is_shown_out() == 1009
    await pair.plays_on()
    assert pair.notices() == []


@night()
async def test_a_text_that_is_no_text_ends_the_socket(house: House) -> None:
    pair = await sit_down(house)
    for payload in (b"\xff\xfe", b'{"kind":"say","text":"\xc0\xaf"}', b"\xed\xa0\x80"):
        async with at_the_door(house, await comes(house, f"Mallory {payload.hex()[:4]}")) as mallory:
            mallory.socket.send_frame(TEXT, payload)
            assert await mallory.is_shown_out() == 1007
    await pair.plays_on()
    assert pair.notices() == []


@night()
async def test_bytes_instead_of_text_end_the_socket(house: House) -> None:
    pair = await sit_down(house)
    async with at_the_door(house, await comes(house)) as mallory:
        mallory.socket.send_frame(2, b"\x00\x01")
        assert (await mallory.hears("bye"))["reason"] == "not-text"
        assert await mallory.is_shown_out() == 1003
    await pair.plays_on()
    assert pair.notices() == []


@night()
async def test_frames_that_break_the_protocol_end_the_socket(house: House) -> None:
    pair = await sit_down(house)
    for number, raw in enumerate(
        (b"\xf1\x80\0\0\0\0", b"\x83\x80\0\0\0\0", b"\x81\x05hello", b"\x89\xfe\x00\x80" + bytes(4 + 128))
    ):
        async with at_the_door(house, await comes(house, f"Mallory {number}")) as mallory:
            assert mallory.socket.transport is not None
            mallory.socket.transport.write(raw)
            assert await mallory.is_shown_out() in (1002, 1006)
    await pair.plays_on()
    assert pair.notices() == []


@night()
async def test_a_thousand_messages_a_second_are_too_many(house: House) -> None:
    """The first are answered, then each is refused, then the socket is closed; the others play on."""
    pair = await sit_down(house)
    async with at_the_door(house, await comes(house)) as mallory:
        message = Subscribe("no such table", "A")
        for _ in range(10):
            for _ in range(100):
                mallory.sends(message)
            await asyncio.sleep(0)
        await pair.plays_on()
        bye = await mallory.hears("bye")
        assert (bye["reason"], bye["again"] > 0) == ("too-fast", True)
        assert await mallory.is_shown_out() == 4029
        refused = [m["code"] for m in mallory.heard if m["kind"] == "refused"]
        settings = house.context.settings
        answered = refused.count("no-such-table")
        assert settings.message_burst <= answered < 2 * settings.message_burst
        assert refused.count("too-fast") <= settings.message_strikes + 1
    await pair.plays_on()
    assert pair.notices() == []


@night()
async def test_coming_and_going_again_and_again_is_told_once(house: House) -> None:
    """Whoever watches already and asks again is welcomed again; the table does not hear of it each time."""
    pair = await sit_down(house)
    async with at_the_door(house, await comes(house)) as mallory:
        for _ in range(50):
            mallory.sends(Subscribe(pair.table, "+"))
        await mallory.hears("welcome")
        await is_still_heard(mallory)
        await pair.plays_on()
    presences = [m for m in pair.notices() if isinstance(m, Presence)]
    assert len(presences) <= 2 * 2  # she came, and perhaps already went: to each of the two
    assert pair.notices(Presence) == []

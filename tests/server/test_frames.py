"""Texts on the short way and on the long one: however the bytes come, the same is heard in the same order."""

from __future__ import annotations

import pytest

from server.hostile.mallory import Mallory, at_the_door, comes
from server.night import House, night
from taberna.cli.load.websocket import PING, TEXT, frame
from taberna.server.wire.messages import Subscribe
from taberna.table.codec import write

CONTINUED = 0
LONG = "n" * 300
"""Its frame's length takes two more bytes."""


def asking(table: str) -> bytes:
    return write(Subscribe(table, "A"))


def masked(payload: bytes) -> bytes:
    """As browsers do it, with a mask that is not nothing."""
    mask = b"\x37\xfa\x21\x3d"
    hidden = bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload))
    return frame(TEXT, payload)[: -4 - len(payload)] + mask + hidden


async def is_answered(mallory: Mallory, times: int) -> None:
    """So many refusals: there is no such table."""
    last = frame(TEXT, b'{"kind":"unsubscribe","table":"the last","seat":"A"}')
    transport = mallory.socket.transport
    assert transport is not None
    transport.write(last)
    await mallory.hears("refused", table="the last")
    assert [m["code"] for m in mallory.heard if m["kind"] == "refused"] == [
        *["no-such-table"] * times,
        "not-subscribed",
    ]


WAYS = {
    "one by one": ([frame(TEXT, asking("t")), frame(TEXT, asking("t"))], 2),
    "together": ([frame(TEXT, asking("t")) * 3], 3),
    "byte by byte": ([bytes((byte,)) for byte in frame(TEXT, asking("t")) + masked(asking(LONG))], 2),
    "masked": ([masked(asking("t")) + masked(asking(LONG))], 2),
    "a whole one and half of the next": (
        [frame(TEXT, asking("t")) + masked(asking(LONG))[:9], masked(asking(LONG))[9:]],
        2,
    ),
    "in parts, with a ping between, then whole": (
        [
            frame(TEXT, asking("t")[:10], final=False) + frame(PING, b"?"),
            frame(CONTINUED, asking("t")[10:20], final=False),
            frame(CONTINUED, asking("t")[20:]) + frame(TEXT, asking("t")),
        ],
        2,
    ),
}


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_a_text_is_heard_however_it_comes(way: tuple[list[bytes], int], tmp_path: object) -> None:
    pieces, times = way

    @night()
    async def evening(house: House) -> None:
        async with at_the_door(house, await comes(house)) as mallory:
            await mallory.hears("hello")
            assert mallory.socket.transport is not None
            for piece in pieces:
                mallory.socket.transport.write(piece)
            await is_answered(mallory, times)

    evening(tmp_path)  # type: ignore[arg-type]


@night()
async def test_a_text_within_a_text_breaks_the_protocol(house: House) -> None:
    async with at_the_door(house, await comes(house)) as mallory:
        await mallory.hears("hello")
        mallory.socket.send_frame(TEXT, asking("t")[:10], final=False)
        mallory.socket.send_frame(TEXT, asking("t"))
        assert await mallory.is_shown_out() == 1002

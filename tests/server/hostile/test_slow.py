"""Those who begin and do not go on: half a head, half a body, an answer that nobody fetches, a full house."""

import asyncio
import logging
import socket
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from server.hostile.test_requests import asked
from server.night import House, night
from taberna.server.http_timeouts import HEAD

HALF = b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: "
"""A head that is never ended."""


async def knocks(house: House, text: bytes = b"") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    address = urlsplit(house.address)
    reader, writer = await asyncio.open_connection(address.hostname, address.port)
    writer.write(text)
    await writer.drain()
    return reader, writer


async def shown_out(reader: asyncio.StreamReader) -> bytes:
    """What the house says before it hangs up."""
    try:
        return await asyncio.wait_for(reader.read(), 60)
    except ConnectionResetError:
        return b""


@night(head_time=0.01)
async def test_half_a_head_has_an_end(house: House) -> None:
    for text, said in ((b"", b""), (b"GET", b"HTTP/1.1 408 "), (HALF, b"HTTP/1.1 408 ")):
        reader, writer = await knocks(house, text)
        assert (await shown_out(reader)).startswith(said)
        writer.close()


def test_half_a_body_has_an_end_and_leaves_one_line(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    @night(body_time=0.01)
    async def evening(house: House) -> None:
        ann = await house.guest("Ann")
        head = f"POST /api/records HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {ann.client.token}\r\n"
        caplog.clear()
        reader, writer = await knocks(house, head.encode() + b"Content-Length: 1000\r\n\r\n{")
        assert await shown_out(reader) == b""
        writer.close()
        assert (await asked(house, "GET", "/healthz"))[0] == 200
        said = [line for line in caplog.records if line.name != "asyncio"]
        assert [(line.getMessage(), line.exc_info) for line in said] == [("a request was broken off", None)]

    with caplog.at_level(logging.INFO):
        evening(tmp_path)


@night()
async def test_a_head_has_a_size(house: House) -> None:
    reader, writer = await knocks(house, HALF + b"x" * 2 * HEAD)
    for _ in range(16):
        if writer.is_closing():
            break
        writer.write(b"x" * HEAD)
        await asyncio.sleep(0)
    assert (await shown_out(reader))[:13] in (b"HTTP/1.1 431 ", b"")
    assert (await asked(house, "GET", "/healthz"))[0] == 200


@night(connections=4, proxies="", head_time=3600.0)
async def test_who_keeps_the_house_waiting_longest_gives_way(house: House) -> None:
    """Four half requests have all the places; one after the other is shown out as others come."""
    half = [await knocks(house, HALF) for _ in range(4)]
    for nth in range(4):
        half.append(await knocks(house, HALF))
        assert (await shown_out(half[nth][0])).startswith(b"HTTP/1.1 408 ")
    assert (await asked(house, "GET", "/healthz"))[0] == 200
    assert (await shown_out(half[4][0])).startswith(b"HTTP/1.1 408 ")
    for _, writer in half:
        writer.close()


@night(connections=2)
async def test_nobody_at_a_table_gives_way(house: House) -> None:
    """Sockets are not shown out; who finds every place taken by one is."""
    people = [await house.guest(name) for name in ("Ann", "Bob")]
    for person in people:
        await person.connects()
    reader, writer = await knocks(house, b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
    assert await shown_out(reader) == b""
    writer.close()
    await people[0].hangs_up()
    assert (await asked(house, "GET", "/healthz"))[0] == 200
    assert not people[1].line.connection.close_code  # type: ignore[union-attr]


@night(connections_address=3, proxies="")
async def test_an_address_has_so_many_connections(house: House) -> None:
    half = [await knocks(house, HALF) for _ in range(3)]
    reader, writer = await knocks(house, b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
    assert await shown_out(reader) == b""
    writer.close()
    half[0][1].close()
    while house.app.context is not None:  # until the house has seen that one go
        reader, writer = await knocks(house, b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        said = await shown_out(reader)
        writer.close()
        if said.startswith(b"HTTP/1.1 200 "):
            break
    for _, writer in half:
        writer.close()


def test_who_does_not_fetch_the_answer_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built = tmp_path / "built"
    built.mkdir()
    (built / "index.html").write_text("<!doctype html>")
    (built / "large.bin").write_bytes(bytes(64 << 20))
    monkeypatch.setattr("taberna.server.http.pages.BUILT", (built,))

    @night(answer_time=0.01)
    async def evening(house: House) -> None:
        address = urlsplit(house.address)
        with ExitStack() as open_sockets:
            idle = open_sockets.enter_context(socket.create_connection((address.hostname, address.port)))
            idle.sendall(b"GET /large.bin HTTP/1.1\r\nHost: x\r\n\r\n")
            while house.app.porch.inside:
                await asyncio.sleep(0.01)
        assert (await asked(house, "GET", "/healthz"))[0] == 200

    evening(tmp_path)

"""The little HTTP that opening tables takes: JSON there and back on one kept connection."""

import asyncio
from collections.abc import Mapping
from http import HTTPMethod
from itertools import cycle
from typing import Final, TypeVar

import msgspec

T = TypeVar("T")
CONNECTIONS: Final = 64
"""A guest has a connection of their own. With few for all, tables would wait for each other to be laid, and
the server for them."""


class Rejected(Exception):
    """Answered with a status of 400 or more."""

    def __init__(self, status: int, body: bytes) -> None:
        super().__init__(f"{status} {body[:200].decode('utf-8', 'replace')}")
        self.status = status
        self.body = body


class Http:
    """One request at a time; opened when first used, and again when the server has closed it."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._one = asyncio.Lock()
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(
        self, path: str, body: object, answer: type[T], headers: Mapping[str, str] | None = None
    ) -> T:
        sent = msgspec.json.encode(body)
        return msgspec.json.decode(
            await self.ask(
                HTTPMethod.POST, path, sent, {"Content-Type": "application/json"} | dict(headers or {})
            ),
            type=answer,
        )

    async def get(self, path: str, headers: Mapping[str, str] | None = None) -> bytes:
        return await self.ask(HTTPMethod.GET, path, b"", headers or {})

    async def ask(self, method: HTTPMethod, path: str, body: bytes, headers: Mapping[str, str]) -> bytes:
        async with self._one:
            try:
                status, answer = await self._ask(method, path, body, headers)
            except (ConnectionError, asyncio.IncompleteReadError):
                self.close()
                status, answer = await self._ask(method, path, body, headers)
        if status >= 400:
            raise Rejected(status, answer)
        return answer

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None

    async def _ask(
        self, method: HTTPMethod, path: str, body: bytes, headers: Mapping[str, str]
    ) -> tuple[int, bytes]:
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self._streams
        lines = [
            f"{method} {path} HTTP/1.1",
            f"Host: 127.0.0.1:{self.port}",
            f"Content-Length: {len(body)}",
            *(f"{name}: {value}" for name, value in headers.items()),
        ]
        writer.write(("\r\n".join(lines) + "\r\n\r\n").encode("latin-1") + body)
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
        status = int(head.split(" ", 2)[1])
        return status, await _body(reader, head)


class Connections:
    """The connections of many guests, in turns."""

    def __init__(self, port: int) -> None:
        self._all = [Http(port) for _ in range(CONNECTIONS)]
        self._turns = cycle(self._all)

    def next(self) -> Http:
        return next(self._turns)

    def close(self) -> None:
        for http in self._all:
            http.close()


async def _body(reader: asyncio.StreamReader, head: str) -> bytes:
    fields = dict(line.split(": ", 1) for line in head.split("\r\n")[1:] if ": " in line)
    if fields.get("transfer-encoding") != "chunked":
        return await reader.readexactly(int(fields.get("content-length", "0")))
    parts: list[bytes] = []
    while length := int((await reader.readuntil(b"\r\n")).strip(), 16):
        parts.append((await reader.readexactly(length + 2))[:-2])
    await reader.readuntil(b"\r\n")
    return b"".join(parts)

"""A bare WebSocket client. Frames are masked with zeros, as the protocol allows, so masking costs nothing:
what is measured is the server."""

import asyncio
import os
from base64 import b64encode
from collections.abc import Callable, Mapping
from typing import Final, TypeAlias, cast

Listener: TypeAlias = Callable[[bytes], None]
"""Called with every text message, in order."""

TEXT: Final = 1
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10
_FINAL: Final = 0x80
_MASKED: Final = 0x80
_NO_MASK: Final = bytes(4)


class Lost(Exception):
    """The socket was closed, or never opened; the text says what the server answered."""


class WebSocket(asyncio.Protocol):
    """On the loopback only. Fragments are not put together: no server measured here sends any."""

    def __init__(
        self, port: int, path: str, listener: Listener, headers: Mapping[str, str] | None = None
    ) -> None:
        self._port = port
        self._request = _handshake(port, path, headers or {})
        self._listener = listener
        self._buffer = bytearray()
        self._opened = False
        self.transport: asyncio.Transport | None = None
        loop = asyncio.get_running_loop()
        self.opening: asyncio.Future[None] = loop.create_future()
        self.closed: asyncio.Future[int] = loop.create_future()
        """The code of the server's close frame; 1006 where there was none."""
        self._code = 1006
        self.bytes_in = 0
        self.messages_in = 0

    # -- what asyncio calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's own class is none of asyncio's
        self.transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opening.done():
            self.opening.set_exception(Lost("closed before it was open"))
        if not self.closed.done():
            self.closed.set_result(self._code)

    def data_received(self, data: bytes) -> None:
        self.bytes_in += len(data)
        self._buffer += data
        if self._opened or self._shake_hands():
            self._read_frames()

    # -- what the client calls

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self, "127.0.0.1", self._port)
        await self.opening

    async def until(self, event: asyncio.Event) -> None:
        """Waits for something that the server is to send; Lost where it closes the socket instead."""
        waiting = asyncio.ensure_future(event.wait())
        await asyncio.wait((waiting, self.closed), return_when=asyncio.FIRST_COMPLETED)
        if not event.is_set():
            waiting.cancel()
            raise Lost(f"closed with {self.closed.result()}")

    def send(self, message: bytes) -> None:
        self.send_frame(TEXT, message)

    def send_frame(self, opcode: int, payload: bytes, *, final: bool = True) -> None:
        if self.transport is not None and not self.transport.is_closing():
            self.transport.write(frame(opcode, payload, final=final))

    def abort(self) -> None:
        if self.transport is not None:
            self.transport.abort()

    def close(self) -> None:
        self.send_frame(CLOSE, (1000).to_bytes(2))
        if self.transport is not None:
            self.transport.close()

    # -- how

    def _shake_hands(self) -> bool:
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        status = bytes(self._buffer[: self._buffer.find(b"\r\n")])
        del self._buffer[: end + 4]
        if b" 101 " not in status + b" ":
            self.opening.set_exception(Lost(status.decode("latin-1")))
            if self.transport is not None:
                self.transport.close()
            return False
        self._opened = True
        self.opening.set_result(None)
        return True

    def _read_frames(self) -> None:
        buffer, start = self._buffer, 0
        while len(buffer) - start >= 2:
            length, head = buffer[start + 1] & 0x7F, 2
            if length >= 126:
                extra = 2 if length == 126 else 8
                head += extra
                if len(buffer) - start < head:
                    break
                length = int.from_bytes(buffer[start + 2 : start + head])
            if len(buffer) - start < head + length:
                break
            opcode = buffer[start] & 0x0F
            self._take(opcode, bytes(buffer[start + head : start + head + length]))
            start += head + length
        del buffer[:start]

    def _take(self, opcode: int, payload: bytes) -> None:
        if opcode == TEXT:
            self.messages_in += 1
            self._listener(payload)
        elif opcode == PING:
            self.send_frame(PONG, payload)
        elif opcode == CLOSE:
            self._code = int.from_bytes(payload[:2]) if payload else 1005
            self.send_frame(CLOSE, payload[:2])
            if self.transport is not None:
                self.transport.close()


def frame(opcode: int, payload: bytes, *, final: bool = True) -> bytes:
    first = opcode | (_FINAL if final else 0)
    length = len(payload)
    if length < 126:
        return bytes((first, _MASKED | length)) + _NO_MASK + payload
    if length < 1 << 16:
        return bytes((first, _MASKED | 126)) + length.to_bytes(2) + _NO_MASK + payload
    return bytes((first, _MASKED | 127)) + length.to_bytes(8) + _NO_MASK + payload


def _handshake(port: int, path: str, headers: Mapping[str, str]) -> bytes:
    lines = (
        f"GET {path} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}",
        "Sec-WebSocket-Version: 13",
        *(f"{name}: {value}" for name, value in headers.items()),
    )
    return ("\r\n".join(lines) + "\r\n\r\n").encode("latin-1")

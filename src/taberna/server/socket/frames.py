"""uvicorn's WebSocket, with a short way for what nearly every frame is: a whole text.

The handshake, control frames, fragments and whatever breaks the protocol are left to uvicorn. A plain text
needs nothing of that: it goes to its listener at once, and what is sent goes out as it is, many in one write.
"""

from asyncio import TimerHandle
from collections.abc import Callable, Iterable
from typing import Any, Final, TypeAlias

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.speedups import apply_mask

Hearing: TypeAlias = Callable[[str], None]
Drained: TypeAlias = Callable[[], None]

STATE: Final = "wire"
"""Where an application finds it in the state of its scope."""

WHOLE_TEXT: Final = 0x81
FINAL: Final = 0x80
MASKED: Final = 0x80
CONTROL: Final = 0x08
MASK: Final = 4
PARTS: Final = 1024
"""Frames that one message may come in: empty ones weigh nothing, and would never be too long."""
_SHORT: Final = tuple(bytes((WHOLE_TEXT, length)) for length in range(126))


class Wire(WebSocketsSansIOProtocol):
    _hearing: Hearing | None = None
    _drained: Drained | None = None
    _rest: bytes = b""
    """The beginning of a frame that has not come whole."""
    _in_parts: bool = False
    """Whether a message that comes in several frames is under way."""
    _held: bool = False
    _parting: TimerHandle | None = None
    left: Callable[[], None] | None = None
    """Told when it is gone."""
    stuffed: bool = False
    """Whether the other side has not fetched what was sent, and more should wait."""

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any], *, farewell: float
    ) -> None:
        """`farewell`: seconds the other side has to fetch and answer the last frame."""
        super().__init__(config, server_state, app_state)
        self.close_timeout = farewell

    def listen(self, hearing: Hearing, drained: Drained) -> None:
        """From now on texts go to `hearing`; `drained` is told when it is no longer stuffed."""
        self._hearing, self._drained = hearing, drained

    def forget(self) -> None:
        """Whoever listened has gone, and nothing here keeps them: the collector comes seldom."""
        self._hearing, self._drained = _unheard, None

    def part(self) -> None:
        """It is over, or will be once the other side has fetched what waits. Who lets that take too long, or
        does not answer, is cut off."""
        if self._parting is None and not self.disconnected:
            self._parting = self.loop.call_later(self.close_timeout, self.transport.abort)

    def push(self, texts: Iterable[bytes]) -> None:
        """Sends texts, each a message of its own; none after a close frame, whoever sent it."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join([part for text in texts for part in (_head(len(text)), text)]))

    def abort(self) -> None:
        """Ends it without a word: a closing handshake would wait for somebody who does not read."""
        self.transport.abort()

    def hold(self) -> None:
        """Reads no more for a while."""
        if not self._held and not self.transport.is_closing():
            self._held = True
            self.transport.pause_reading()

    def release(self) -> None:
        if self._held and not self.transport.is_closing():
            self._held = False
            self.transport.resume_reading()

    # -- what asyncio and uvicorn call

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"][STATE] = self

    def data_received(self, data: bytes) -> None:
        hearing = self._hearing
        if hearing is None:
            super().data_received(data)
            return
        if self._rest:
            data = self._rest + data
        start, end = 0, len(data)
        while end - start >= 2 + MASK and not self.transport.is_closing():
            length, head = data[start + 1] & 0x7F, 2
            if length > 125:
                head += 2 if length == 126 else 8
                if end - start < head:
                    break
                length = int.from_bytes(data[start + 2 : start + head])
            whole = head + MASK + length
            if length > self.config.ws_max_size or not data[start + 1] & MASKED:
                super().data_received(data[start:])  # refused by what it begins with
                start = end
                break
            if end - start < whole:
                break
            self._take(hearing, data[start : start + whole], head)
            start += whole
        self._rest = data[start:]

    def send_receive_event_to_app(self) -> None:
        """A text that came in parts is heard in its place, too."""
        hearing = self._hearing
        if hearing is None or self.curr_msg_data_type != "text" or self.close_sent:
            super().send_receive_event_to_app()
            return
        try:
            text = b"".join(self.frames).decode()
        except UnicodeDecodeError:
            super().send_receive_event_to_app()
        else:
            self.frames = []
            hearing(text)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._parting is not None:
            self._parting.cancel()
        if self.left is not None:
            self.left()
            self.left = None
        self.conn.parser.close()  # it holds its connection as that holds it

    def handle_close(self, event: Frame) -> None:
        super().handle_close(event)
        self.part()

    def handle_parser_exception(self) -> None:
        super().handle_parser_exception()
        self.part()

    def handle_ping(self) -> None:
        """Who does not fetch the answers gets no more of them."""
        if self.stuffed:
            self.conn.data_to_send()
        else:
            super().handle_ping()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < PARTS:
            super().handle_cont(event)
        elif not self.close_sent:
            self.conn.fail(CloseCode.MESSAGE_TOO_BIG)
            self.handle_parser_exception()

    def keepalive_timeout(self) -> None:
        """Where something waits for somebody who is gone, an orderly end would wait with it."""
        super().keepalive_timeout()
        if self.transport.get_write_buffer_size():
            self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.stuffed = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self.stuffed = False
        if self._drained is not None:
            self._drained()

    # -- how

    def _take(self, hearing: Hearing, frame: bytes, head: int) -> None:
        if frame[0] == WHOLE_TEXT and not self._in_parts:
            if self.close_sent:
                return
            try:
                text = apply_mask(frame[head + MASK :], frame[head : head + MASK]).decode()
            except UnicodeDecodeError:
                super().data_received(frame)
            else:
                hearing(text)
            return
        if not frame[0] & CONTROL:
            self._in_parts = not frame[0] & FINAL
        super().data_received(frame)


def _unheard(_: str) -> None:
    pass


def _head(length: int) -> bytes:
    if length < 126:
        return _SHORT[length]
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2)
    return b"\x81\x7f" + length.to_bytes(8)

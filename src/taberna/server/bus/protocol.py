"""What a bus carries: that a table has changed, and up to which seq. Never what changed."""

from collections.abc import Awaitable, Callable
from typing import Protocol, TypeAlias

Listener: TypeAlias = Callable[[str, int], Awaitable[None]]
"""Called with (table, seq) when another node has written. It may come late, twice, or not at all: a gap
in seq is read from the store, and so is anything the listener has not got yet. An empty table means that
messages may have been missed."""


class Bus(Protocol):
    @property
    def shared(self) -> bool:
        """Whether there may be other nodes."""

    async def start(self, listener: Listener) -> None: ...
    def publish(self, table: str, seq: int) -> None:
        """Tells the other nodes. Never waits and never fails: what is lost is healed from the store."""

    async def close(self) -> None: ...

"""Whose turn it is to change a table: one after the other, in the order they asked."""

import asyncio
from collections import deque


class TableLock:
    """A lock that can also be taken without waiting, by whoever has no task to wait in."""

    __slots__ = ("_asked", "_taken")

    def __init__(self) -> None:
        self._taken = False
        self._asked: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        return self._taken

    def take(self) -> bool:
        """Takes it, unless somebody has it."""
        if self._taken:
            return False
        self._taken = True
        return True

    def give(self) -> None:
        """To whoever asked first: it is not free in between, so nobody overtakes."""
        while self._asked:
            asked = self._asked.popleft()
            if not asked.done():
                asked.set_result(None)
                return
        self._taken = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        asked = asyncio.get_running_loop().create_future()
        self._asked.append(asked)
        try:
            await asked
        except asyncio.CancelledError:
            if asked.done() and not asked.cancelled():
                self.give()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.give()

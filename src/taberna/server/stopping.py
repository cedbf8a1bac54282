"""An orderly end, in a time that is known: one bound for all that is still to be done."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Final, TypeAlias

log = logging.getLogger("taberna")

GIVING_UP: Final = 0.1
"""Seconds in which a step that is given up may put down what it holds."""

Work: TypeAlias = Callable[[], Coroutine[object, object, None]]


class Stop:
    """Each step may take half of what is left, so that there is time for the next; the last, all of it. Where
    everybody answers, none takes long: whoever does not is not waited for."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._until: float | None = None

    def left(self) -> float:
        """Seconds: the time begins when this is asked for the first time."""
        now = asyncio.get_running_loop().time()
        if self._until is None:
            self._until = now + self._seconds
        return max(0.0, self._until - now)

    async def step(self, work: Work) -> None:
        await self._within(work, self.left() / 2)

    async def last(self, work: Work) -> None:
        await self._within(work, self.left())

    async def _within(self, work: Work, seconds: float) -> None:
        working = work()
        task = asyncio.create_task(working)
        await asyncio.wait({task}, timeout=seconds)
        if not task.done():
            log.warning("not waited for any longer", extra={"step": getattr(working, "__qualname__", "")})
            task.cancel()
            await asyncio.wait({task}, timeout=GIVING_UP)
        if task.done() and not task.cancelled():
            await task

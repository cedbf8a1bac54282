"""How much of something anybody may do: so much a second in the long run, and a little more at once."""

import asyncio
from collections.abc import Callable
from typing import Final

MOST: Final = 20_000
SOON: Final = 0.01
"""Seconds until it is looked again whether there is time."""


class Bucket:
    __slots__ = ("_at", "_level")

    def __init__(self, burst: float, now: float) -> None:
        self._level = float(burst)
        self._at = now

    def take(self, rate: float, burst: float, now: float) -> bool:
        self._level = min(burst, self._level + (now - self._at) * rate)
        self._at = now
        if self._level < 1:
            return False
        self._level -= 1
        return True


class Buckets:
    """One bucket a name; the longest unused are forgotten first."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float]) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._known: dict[str, Bucket] = {}

    def take(self, name: str) -> bool:
        now = self._clock()
        bucket = self._known.pop(name, None) or Bucket(self._burst, now)
        self._known[name] = bucket
        if len(self._known) > MOST:
            del self._known[next(iter(self._known))]
        return bucket.take(self._rate, self._burst, now)


class Share:
    """How much of its time a process has for something: a part of it in the long run, and half a second's
    part at once. What takes longer than is left is done all the same, and paid for before the next."""

    def __init__(self, part: float, clock: Callable[[], float]) -> None:
        self._part = part
        self._most = part / 2
        self._left = self._most
        self._clock = clock
        self._at = clock()

    def is_left(self) -> bool:
        now = self._clock()
        self._left = min(self._most, self._left + (now - self._at) * self._part)
        self._at = now
        return self._left > 0

    async def turn(self, longest: float) -> bool:
        """Waits until some is left; False: not for so long."""
        until = self._clock() + longest
        while not self.is_left():
            if not self._part or self._clock() - self._left / self._part >= until:
                return False
            await asyncio.sleep(SOON)
        return True

    def spend(self, seconds: float) -> None:
        self._left -= seconds

"""How much of something anybody may do: so much a second in the long run, and a little more at once."""

from collections.abc import Callable
from typing import Final

MOST: Final = 20_000


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

"""`Once` remembers what was made of a value by the value itself (its identity), not by its looks."""

from collections.abc import Callable
from typing import Final, Generic, TypeVar

T = TypeVar("T")
R = TypeVar("R")

MOST: Final = 1024


class Once(Generic[T, R]):
    """A function of one frozen value that is asked about the very same value again and again, such as a row
    of a state that most events leave alone. To hash or compare it would cost more than to work it out; the
    value is kept with what was made of it, so nothing else can have its identity meanwhile."""

    __slots__ = ("_function", "_kept", "_most")

    def __init__(self, function: Callable[[T], R], most: int = MOST) -> None:
        self._function = function
        self._most = most
        self._kept: dict[int, tuple[T, R]] = {}

    def __call__(self, value: T) -> R:
        kept = self._kept.get(id(value))
        if kept is None:
            if len(self._kept) >= self._most:
                self._kept = {}  # a new one: another thread may be at the old
            kept = self._kept[id(value)] = (value, self._function(value))
        return kept[1]

"""The helpers that fold `evolve` over what a decision yields; nobody builds states by hand."""

from collections.abc import Callable, Iterable
from functools import reduce
from typing import Generic, TypeAlias, TypeVar

S = TypeVar("S")
E = TypeVar("E")


Moments: TypeAlias = tuple[tuple[S, E, S], ...]
"""The events of a commit, each with the moment before it and the one after."""


def unfold(evolve: Callable[[S, E], S], state: S, events: Iterable[E]) -> Moments[S, E]:
    moments: list[tuple[S, E, S]] = []
    for event in events:
        after = evolve(state, event)
        moments.append((state, event, after))
        state = after
    return tuple(moments)


def fold(evolve: Callable[[S, E], S], state: S, events: Iterable[E]) -> S:
    return reduce(evolve, events, state)


class Unfolding(Generic[S, E]):
    """A decision on its way: the events told so far, and the state they lead to where it is asked for."""

    __slots__ = ("_evolve", "_folded", "_state", "before", "events")

    def __init__(self, evolve: Callable[[S, E], S], before: S, *events: E) -> None:
        self._evolve = evolve
        self.before = before
        self.events = [*events]
        self._state = before
        self._folded = 0

    def tell(self, *events: E) -> None:
        self.events.extend(events)

    @property
    def state(self) -> S:
        if self._folded < len(self.events):
            self._state = fold(self._evolve, self._state, self.events[self._folded :])
            self._folded = len(self.events)
        return self._state

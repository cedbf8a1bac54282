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
    """A decision on its way: the events told so far, and the state they lead to."""

    __slots__ = ("_evolve", "before", "events", "state")

    def __init__(self, evolve: Callable[[S, E], S], before: S) -> None:
        self._evolve = evolve
        self.before = before
        self.state = before
        self.events: list[E] = []

    def tell(self, *events: E) -> None:
        self.state = fold(self._evolve, self.state, events)
        self.events += events

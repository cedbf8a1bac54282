"""The one helper that folds `evolve` over what a decision yields; nobody builds states by hand."""

from collections.abc import Callable, Iterable
from functools import reduce
from typing import Generic, TypeVar

S = TypeVar("S")
E = TypeVar("E")


def fold(evolve: Callable[[S, E], S], state: S, events: Iterable[E]) -> S:
    return reduce(evolve, events, state)


class Unfolding(Generic[S, E]):
    """A decision on its way: the events told so far and the state they lead to."""

    __slots__ = ("_evolve", "events", "state")

    def __init__(self, evolve: Callable[[S, E], S], state: S) -> None:
        self._evolve = evolve
        self.state = state
        self.events: list[E] = []

    def tell(self, *events: E) -> None:
        for event in events:
            self.events.append(event)
            self.state = self._evolve(self.state, event)

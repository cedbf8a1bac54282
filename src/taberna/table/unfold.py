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

    __slots__ = ("_evolve", "_states", "events", "state")

    def __init__(self, evolve: Callable[[S, E], S], before: S) -> None:
        self._evolve = evolve
        self._states = [before]
        self.state = before
        self.events: list[E] = []

    def tell(self, *events: E) -> None:
        state, evolve = self.state, self._evolve
        for event in events:
            state = evolve(state, event)
            self._states.append(state)
        self.state = state
        self.events += events

    @property
    def moments(self) -> Moments[S, E]:
        """What `unfold` makes of the events, but for the work."""
        states = self._states
        return tuple(zip(states, self.events, states[1:], strict=False))

"""One function a kind of value, found by its type: how a game's `evolve` and `decide` are put together.

They are asked through methods: Python calls an object with `__call__` at twice the cost.
"""

from collections.abc import Callable
from typing import Generic, TypeVar

K = TypeVar("K")
R = TypeVar("R")
S = TypeVar("S")
T = TypeVar("T")


class Evolve(Generic[S, K]):
    """`evolve` as a table of functions, one an event."""

    def __init__(self) -> None:
        self._by_kind: dict[type, Callable[[S, K], S]] = {}

    def on(self, kind: type[T]) -> Callable[[Callable[[S, T], S]], Callable[[S, T], S]]:
        def register(apply: Callable[[S, T], S]) -> Callable[[S, T], S]:
            self._by_kind[kind] = apply  # type: ignore[assignment]  # the key says what it is given
            return apply

        return register

    def apply(self, state: S, event: K) -> S:
        return self._by_kind[type(event)](state, event)


class Decide(Generic[S, K, R]):
    """`decide` as a table of functions, one an action."""

    def __init__(self) -> None:
        self._by_kind: dict[type, Callable[[S, str, K], R]] = {}

    def on(self, kind: type[T]) -> Callable[[Callable[[S, str, T], R]], Callable[[S, str, T], R]]:
        def register(resolve: Callable[[S, str, T], R]) -> Callable[[S, str, T], R]:
            self._by_kind[kind] = resolve  # type: ignore[assignment]  # the key says what it is given
            return resolve

        return register

    def resolve(self, state: S, seat: str, action: K) -> R:
        return self._by_kind[type(action)](state, seat, action)

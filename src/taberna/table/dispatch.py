"""One function a kind of value, found by its type: how a game's `evolve` and `decide` are put together.

They are asked through methods: Python calls an object with `__call__` at twice the cost.
"""

from collections.abc import Callable
from typing import Generic, TypeVar

K = TypeVar("K")
R = TypeVar("R")
S = TypeVar("S")
T = TypeVar("T")


class ByKind(Generic[S, K, R]):
    """A question about a state as a table of functions, one a kind of what it is about: `evolve` is one."""

    def __init__(self) -> None:
        self._by_kind: dict[type, Callable[[S, K], R]] = {}

    def on(self, kind: type[T]) -> Callable[[Callable[[S, T], R]], Callable[[S, T], R]]:
        def register(answer: Callable[[S, T], R]) -> Callable[[S, T], R]:
            self._by_kind[kind] = answer  # type: ignore[assignment]  # the key says what it is given
            return answer

        return register

    def apply(self, state: S, value: K) -> R:
        return self._by_kind[type(value)](state, value)

    @property
    def kinds(self) -> frozenset[type]:
        return frozenset(self._by_kind)


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

"""What those who study a game ask of it: tests that go through everything, benches, and search by sampling.
Nobody who plays needs it, and nothing of it is served."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from taberna.table.dice import Draws
from taberna.table.seats import Seat
from taberna.table.values import Options, State

S = TypeVar("S", bound=State)
O = TypeVar("O", bound=Options)  # noqa: E741 - the contract's letters


@dataclass(frozen=True, slots=True)
class Study(Generic[S, O]):
    settings: Callable[[str], tuple[O, ...]]
    """For a variant: options that between them take every setting; the first are the plainest."""
    imagine: Callable[[S, Seat, Draws], S]
    """Another state this seat can't tell from this one, drawn from all there are: a player who samples them
    searches what it may know, and whoever compares them proves that nothing leaks."""

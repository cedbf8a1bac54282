"""How well somebody remembers, of games that are over: whenever a seat had to say what it had seen once,
whether that was right, how much was moved since, and how long ago it was."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeVar

from taberna.table.commits import Commit, Entry
from taberna.table.seats import Seat
from taberna.table.values import Value

A = TypeVar("A")
E = TypeVar("E")

MOVES: Final = (0, 1, 2, 4)
"""Bounds of the classes by how much was moved: up to so often; the last is all beyond."""
SECONDS: Final = (15, 30, 60, 120)
"""and by how long ago it was"""


class Recalled(Value, frozen=True):
    """Once that a seat had to remember something."""

    seat: Seat
    what: str
    right: bool
    moved: int
    """How often something was moved since the seat last saw it."""
    after: int | None
    """Milliseconds since then; None where nobody noted the time."""


class Share(Value, frozen=True):
    """How much of something was right."""

    label: str
    """What it was; of classes the bound, empty for all beyond."""
    right: int
    of: int


class Recall(Value, frozen=True):
    right: int
    of: int
    what: tuple[Share, ...]
    """By what it was, in the order of the alphabet."""
    moves: tuple[Share, ...]
    """By how often something was moved since."""
    seconds: tuple[Share, ...]
    """By how long ago it was seen."""


def standing(entries: Sequence[Entry[A, E]], times: Sequence[int]) -> list[tuple[E, int | None]]:
    """What happened and was not taken back, and when, where that is known."""
    kept: list[tuple[Commit[A, E], int | None]] = []
    for place, entry in enumerate(entries):
        if isinstance(entry, Commit):
            kept.append((entry, times[place] if place < len(times) else None))
        else:
            kept = [(commit, at) for commit, at in kept if commit.seq <= entry.to]
    return [(event, at) for commit, at in kept for event in commit.events]


def summed(recalled: Iterable[Recalled]) -> Recall:
    found = tuple(recalled)
    whats = sorted({one.what for one in found})
    timed = [one for one in found if one.after is not None]
    return Recall(
        *_counted(found),
        tuple(Share(what, *_counted([one for one in found if one.what == what])) for what in whats),
        _classes(found, MOVES, lambda one: one.moved),
        _classes(timed, SECONDS, lambda one: (one.after or 0) / 1000),
    )


def _classes(
    found: Sequence[Recalled], bounds: tuple[int, ...], measure: Callable[[Recalled], float]
) -> tuple[Share, ...]:
    shares, before = [], -1.0
    for bound in (*map(float, bounds), float("inf")):
        within = [one for one in found if before < measure(one) <= bound]
        shares.append(Share("" if bound == float("inf") else f"{bound:.0f}", *_counted(within)))
        before = bound
    return tuple(shares)


def _counted(found: Sequence[Recalled]) -> tuple[int, int]:
    return sum(one.right for one in found), len(found)

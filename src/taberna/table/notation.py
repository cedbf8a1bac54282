"""A game's text forms: positions and actions as people write them in records, tests and bug reports."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from taberna.table.refusal import Refused, refuse

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
O = TypeVar("O")  # noqa: E741 - the contract's letters are state, action, event, view, options


@dataclass(frozen=True, slots=True)
class Notation(Generic[S, A, E, V, O]):
    parse_position: Callable[[str, O], S]
    print_position: Callable[[S], str]
    differences: Callable[[S, tuple[tuple[E, ...], ...], str], tuple[str, ...]]
    """Field by field, how a state differs from what is written; fields not written are not compared. It is
    given what happened before, a tuple a step, since not all that can be said of a moment is in its state."""
    view_differences: Callable[[V, tuple[tuple[E, ...], ...], str], tuple[str, ...]]
    """The same of what a seat sees, from its view and from what it was told."""
    misspelt: Callable[[tuple[S, ...], str], tuple[str, ...]]
    """Parts of what is written that could be true of none of these states: no such word, no such name."""
    parse_actions: Callable[[S, str], tuple[A, ...]]
    """One action, or the several that a shorthand stands for at this moment."""
    print_action: Callable[[A], str]
    glimpse: Callable[[E], str | None]
    """One character for an event that shows something to somebody (`?`: that, not what); else None."""


LONGEST_QUOTED: Final = 200


def unreadable(code: str, text: str, at: int, **params: str | int) -> Refused:
    """A refusal that points at the offending character, counted from 1. Of a long text only the part around
    the place is quoted: a refusal must not be as long as what somebody sent."""
    start = max(0, at - LONGEST_QUOTED // 2) if len(text) > LONGEST_QUOTED else 0
    quoted = text[start : start + LONGEST_QUOTED]
    return Refused(refuse(code, text=quoted, at=at - start + 1, **params))

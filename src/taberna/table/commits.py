"""What a table's story is made of: accepted actions with all their events, numbered from 1."""

from typing import Generic, TypeAlias, TypeVar

from taberna.table.phrase import Phrase
from taberna.table.seats import Seat
from taberna.table.values import Value

A = TypeVar("A")
E = TypeVar("E")


class Commit(Value, Generic[A, E], frozen=True, tag_field="entry", tag="commit"):
    """One accepted action. The first commit of a game is the house's, without an action: the set-up."""

    seq: int
    seat: Seat
    action: A | None
    events: tuple[E, ...]


class TakenBack(Value, frozen=True, tag_field="entry", tag="taken-back"):
    """The seat took back its own commits after `to`; the state is again what it was then."""

    seq: int
    seat: Seat
    to: int


Entry: TypeAlias = Commit[A, E] | TakenBack


class Told(Value, Generic[E], frozen=True, tag_field="told", tag="commit"):
    """A commit as one seat is told it: possibly empty, and never with a count of what was left out."""

    seq: int
    events: tuple[E, ...]
    phrases: tuple[tuple[Phrase, ...], ...] = ()
    """Each event in sentences, where somebody is to read them."""


class ToldBack(Value, frozen=True, tag_field="told", tag="taken-back"):
    """Everybody is told alike when something is taken back."""

    seq: int
    seat: Seat
    to: int


Telling: TypeAlias = Told[E] | ToldBack

"""All that a bot remembers at a table, as frozen values.

What is in the open, one's own traces of every Line, and a crowd of guesses for every other seat and for what
others may think of oneself.
"""

from typing import TypeAlias

from taberna.bots.tellstones.acquaintance import Acquaintance
from taberna.games.tellstones.actions import LineName
from taberna.games.tellstones.stones import Symbol
from taberna.table.seats import Seat
from taberna.table.values import Value

Params: TypeAlias = tuple[float, ...]


class LineMemory(Value, frozen=True):
    board: tuple[int, ...]
    own: tuple[float, ...]
    crowds: tuple[tuple[float, ...], ...]
    """How others may see oneself, then each other seat, the left one first."""


class Memory(Value, frozen=True):
    seat: Seat
    key: int
    lock: int
    seq: int = 0
    others: tuple[Seat, ...] = ()
    lines: tuple[LineMemory, ...] = ()
    notes: tuple[tuple[float, ...], ...] = ()
    """For each other seat, what it did when it was boasted to."""
    haze: float = 0.0
    quiet: int = 0
    loud: bool = False
    rung: bool = False
    """The bell, for this turn."""
    turns: int = 0
    mover: Seat | None = None
    """Whose turn it is."""
    streak: int = 0
    """One's own turns in a row that were a Peek."""
    peeked: int = 0
    """The last turn that was one, anybody's."""
    asked: tuple[Seat, LineName, int] | None = None
    """Who has been challenged on which stone."""
    answered: Symbol | None = None
    claim: tuple[Seat, LineName, bool] | None = None
    """Who claims to know which Line, and whether the claim was stolen."""
    prover: Seat | None = None
    waited: int = 0
    """How long the table has waited for what is heard next."""
    remarks: int = 0
    """Lines of talk heard since one's own last words."""
    spoke: int = 0
    """The seq of one's own last words."""
    said: tuple[str, ...] = ()
    """One's own lines so far, by their messages."""
    addressed: str = ""
    """What somebody's words call for, until one has spoken."""
    known: tuple[tuple[Seat, Acquaintance], ...] = ()
    """Who is met again."""
    past: tuple["Memory", ...] = ()

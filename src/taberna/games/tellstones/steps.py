"""What may be under way at a table. The last step on the stack is the one that is waited for;
with none, it is the turn of the one whose turn it is. No step holds a secret."""

from typing import TypeAlias

from taberna.games.tellstones.actions import LineName, Order
from taberna.table.seats import Seat
from taberna.table.values import Step, Value


class OpeningRoll(Step, frozen=True):
    line: LineName


class OpeningChoice(Step, frozen=True):
    """The first player picks the stone that begins the Line, or each of the two."""


class FirstRoll(Step, frozen=True):
    pass


class ElderChoice(Step, frozen=True):
    elder: Seat


class BellRoll(Step, frozen=True):
    pass


class OrderStanding(Step, frozen=True):
    hand: Seat
    order: Order


class AnswerDue(Step, frozen=True):
    of: Seat
    line: LineName
    space: int


class ReplyDue(Step, frozen=True):
    """Believe, doubt or steal (TS-3.6)."""

    of: Seat
    line: LineName


class StolenDue(Step, frozen=True):
    """The first boaster believes or doubts the stealer (TS-3.7)."""

    of: Seat
    by: Seat
    line: LineName


class ProofDue(Step, frozen=True):
    prover: Seat
    """Who names the next stone; partners alternate (TS-6.8)."""
    line: LineName


class Sight(Value, frozen=True):
    """A stone that was looked at in this Peek."""

    line: LineName
    space: int


class LooksOpen(Step, frozen=True):
    seen: tuple[Sight, ...]


TellstonesStep: TypeAlias = (
    OpeningRoll
    | OpeningChoice
    | FirstRoll
    | ElderChoice
    | BellRoll
    | OrderStanding
    | AnswerDue
    | ReplyDue
    | StolenDue
    | ProofDue
    | LooksOpen
)

"""What a seat may ask for. A Line is named only in the Vanguard, where there are two (TS-5.1)."""

from typing import Literal, TypeAlias

from msgspec.structs import force_setattr

from taberna.games.tellstones.seats import Side
from taberna.games.tellstones.stones import End, Symbol
from taberna.table.seats import Seat
from taberna.table.values import Action

LineName: TypeAlias = Side | None


class Place(Action, frozen=True):
    symbol: Symbol
    end: End
    line: LineName = None


class Hide(Action, frozen=True):
    space: int
    line: LineName = None


class Swap(Action, frozen=True):
    """Two stones, in no order: written with the left one first, whichever was pointed at first."""

    space: int
    other: int
    line: LineName = None

    def __post_init__(self) -> None:
        if self.space > self.other:
            left, right = self.other, self.space
            force_setattr(self, "space", left)
            force_setattr(self, "other", right)


class Peek(Action, frozen=True):
    space: int
    line: LineName = None
    partner: bool = False
    """TS-6.5: the teammate looks instead."""


class Stop(Action, frozen=True):
    """No more looks (TS-2.6)."""


class Challenge(Action, frozen=True):
    space: int
    line: LineName = None


class Answer(Action, frozen=True):
    symbol: Symbol


class Boast(Action, frozen=True):
    line: LineName = None


class Believe(Action, frozen=True):
    pass


class Doubt(Action, frozen=True):
    pass


class Steal(Action, frozen=True):
    pass


class Name(Action, frozen=True):
    """One stone of a proof: named, then turned (TS-3.8)."""

    space: int
    symbol: Symbol
    line: LineName = None


class Open(Action, frozen=True):
    """The stone that begins a Line: the first player's choice, or the house's draw (TS-1.3)."""

    symbol: Symbol
    line: LineName = None


class First(Action, frozen=True):
    """The elder goes first (TS-1.4)."""


class Second(Action, frozen=True):
    pass


class Begin(Action, frozen=True):
    """The house draws who goes first."""

    seat: Seat


class Bell(Action, frozen=True):
    """The house's draw at the start of a turn (TS-7.3)."""

    rings: bool


class Flag(Action, frozen=True):
    """The house: this seat's time is up (TS-7.1)."""

    seat: Seat


class Away(Action, frozen=True):
    """The house: this seat has been away longer than the table allows (TS-7.5)."""

    seat: Seat


class Back(Action, frozen=True):
    """The house: the seat is served again."""

    seat: Seat


class Resign(Action, frozen=True):
    pass


class Claim(Action, frozen=True):
    """The game, from a side with a seat away (TS-7.5)."""


class Draw(Action, frozen=True):
    """TS-7.2."""

    say: Literal["offer", "accept", "decline"]


Order: TypeAlias = Place | Hide | Swap
"""What the opponent's hand carries out (TS-2.8)."""

TurnAction: TypeAlias = Place | Hide | Swap | Peek | Challenge | Boast
HouseAction: TypeAlias = Open | Begin | Bell | Flag | Away | Back
TellstonesAction: TypeAlias = (
    TurnAction
    | Stop
    | Answer
    | Believe
    | Doubt
    | Steal
    | Name
    | First
    | Second
    | Resign
    | Claim
    | Draw
    | HouseAction
)

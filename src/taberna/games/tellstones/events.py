"""What happens at a Tellstones table. `by` is who chose it; `hand` is who carried it out (TS-2.8)."""

from typing import TypeAlias

from taberna.games.tellstones.actions import LineName, Order
from taberna.games.tellstones.options import Options
from taberna.games.tellstones.seats import Side
from taberna.games.tellstones.stones import End, Symbol
from taberna.table.outcome import Outcome
from taberna.table.seats import Seat
from taberna.table.values import Event


class Started(Event, frozen=True):
    options: Options
    seats: tuple[Seat, ...]


class Opened(Event, frozen=True):
    by: Seat
    symbol: Symbol
    line: LineName


class FirstSettled(Event, frozen=True):
    """Who goes first is known; the opening may still be to come."""

    seat: Seat


class TurnBegan(Event, frozen=True):
    """The turn before, if there was one, is over."""

    seat: Seat
    bell: bool
    """Whether the house is asked for the bell before anything else (TS-7.3)."""


class HalfDone(Event, frozen=True):
    """`vanguard = both`: the first action is finished, the second is on the other Line (TS-5.2)."""

    line: Side


class BellRang(Event, frozen=True):
    seat: Seat


class BellSilent(Event, frozen=True):
    seat: Seat


class Ordered(Event, frozen=True):
    """`hands = opponent`: the order stands until that hand has carried it out."""

    by: Seat
    hand: Seat
    order: Order


class Placed(Event, frozen=True):
    by: Seat
    hand: Seat
    symbol: Symbol
    end: End
    line: LineName


class Hidden(Event, frozen=True):
    by: Seat
    hand: Seat
    space: int
    line: LineName


class Swapped(Event, frozen=True):
    by: Seat
    hand: Seat
    space: int
    other: int
    line: LineName


class Looked(Event, frozen=True):
    """The looker alone is told the symbol; everybody else gets None there (TS-2.5)."""

    by: Seat
    looker: Seat
    space: int
    line: LineName
    symbol: Symbol | None


class Challenged(Event, frozen=True):
    by: Seat
    of: Seat
    space: int
    line: LineName


class Answered(Event, frozen=True):
    by: Seat
    symbol: Symbol


class Boasted(Event, frozen=True):
    by: Seat
    of: Seat
    line: LineName


class Believed(Event, frozen=True):
    by: Seat


class Doubted(Event, frozen=True):
    """The prover, who is named here, has to prove it."""

    by: Seat
    prover: Seat


class Stolen(Event, frozen=True):
    by: Seat
    of: Seat


class Named(Event, frozen=True):
    by: Seat
    space: int
    symbol: Symbol
    line: LineName


class Turned(Event, frozen=True):
    """A stone is turned face-up for everybody."""

    by: Seat
    space: int
    symbol: Symbol
    line: LineName


class Scored(Event, frozen=True):
    side: Side


class DrawOffered(Event, frozen=True):
    by: Seat


class DrawDeclined(Event, frozen=True):
    by: Seat


class Resigned(Event, frozen=True):
    """In the King's Round the partner has yet to agree (TS-7.5)."""

    by: Seat


class WentAway(Event, frozen=True):
    seat: Seat


class CameBack(Event, frozen=True):
    seat: Seat


class Ended(Event, frozen=True):
    outcome: Outcome


TellstonesEvent: TypeAlias = (
    Started
    | Opened
    | FirstSettled
    | TurnBegan
    | HalfDone
    | BellRang
    | BellSilent
    | Ordered
    | Placed
    | Hidden
    | Swapped
    | Looked
    | Challenged
    | Answered
    | Boasted
    | Believed
    | Doubted
    | Stolen
    | Named
    | Turned
    | Scored
    | DrawOffered
    | DrawDeclined
    | Resigned
    | WentAway
    | CameBack
    | Ended
)

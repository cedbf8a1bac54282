"""How a game ended."""

from taberna.table.seats import Seat
from taberna.table.values import Value


class Outcome(Value, frozen=True):
    result: str
    """What the record calls it: `A`, `draw`, `success`."""
    reason: str
    winners: tuple[Seat, ...] = ()

"""What happened at a table beside its game and belongs to its story: a seat changed hands, clocks stood."""

from typing import Literal, TypeAlias

from taberna.table.seats import Seat
from taberna.table.values import Value


class Hands(Value, frozen=True, tag_field="entry", tag="hands"):
    """From here on somebody else plays this seat (TS-7.5)."""

    after: int
    """The seq it followed."""
    seat: Seat
    name: str
    kind: Literal["person", "bot"]


class Clocks(Value, frozen=True, tag_field="entry", tag="clocks"):
    """The players agreed that the clocks stand still, or run again."""

    after: int
    running: bool


Note: TypeAlias = Hands | Clocks

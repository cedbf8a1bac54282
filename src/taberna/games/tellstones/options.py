"""What a table can agree on before it plays. Where the rulebooks are silent the choice is ours, with a default."""

from typing import Final, Literal, TypeAlias

from taberna.games.tellstones.seats import DUEL, ROUND
from taberna.table import values
from taberna.table.seats import Seat

Variant: TypeAlias = Literal["duel", "vanguard", "round"]
Opening: TypeAlias = Literal["random", "scales", "choose"]
Ends: TypeAlias = Literal["open", "mat"]
Hands: TypeAlias = Literal["table", "opponent"]
Switch: TypeAlias = Literal["on", "off"]
Vanguard: TypeAlias = Literal["choose", "both"]
Games: TypeAlias = Literal[1, 3]

RANDOM: Final = "random"
ELDER: Final = "elder"


class Options(values.Options, frozen=True, kw_only=True):
    variant: Variant = "duel"
    opening: Opening = "random"
    """TS-1.3."""
    first: str = RANDOM
    """TS-1.4: `random`, `elder`, or a seat."""
    elder: Seat = ""
    """TS-1.4: the seat marked as elder; asked only with `first = elder`. Empty: the first seat."""
    ends: Ends = "open"
    """TS-2.2."""
    hands: Hands = "table"
    """TS-2.8."""
    notes: Switch = "off"
    """TS-4.2: practice; shown to everybody at the table."""
    vanguard: Vanguard = "choose"
    """TS-5.2."""
    last_orders: Switch = "off"
    """TS-7.3."""
    turns_max: int = 0
    """TS-7.2: drawn after so many turns; 0: never. Matches between bots use 400."""
    games: Games = 1
    """TS-7.4: one game, or the best of three."""
    clock: str = "off"
    """TS-7.1: `off`, `MINUTES+SECONDS` a player, or `DAYSd` a move. Kept by whoever hosts the table."""


def seating(options: Options) -> tuple[Seat, ...]:
    return ROUND if options.variant == "round" else DUEL

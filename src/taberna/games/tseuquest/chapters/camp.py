"""What a human Sorcerer has said in a camp between adventures (TQ-18.2 to TQ-18.4, TQ-G202)."""

from typing import Final, Literal, TypeAlias, get_args

from taberna.table.values import Value

Reason: TypeAlias = Literal["too-much", "too-good", "out-of-place"]
REASONS: Final[tuple[Reason, ...]] = get_args(Reason)


class Ware(Value, frozen=True):
    item: str
    price: int
    """0: not for sale."""


class Deal(Value, frozen=True):
    """Offered to an adventurer: an object for one from his store, and gold that he pays; below nothing he is
    paid."""

    hero: str
    gives: str
    takes: str
    gold: int


class Objection(Value, frozen=True):
    """What an adventurer may not set out with this time."""

    hero: str
    item: str
    reason: Reason


class Camp(Value, frozen=True):
    wares: tuple[Ware, ...] = ()
    """Whose price was set; the rest cost what they always do."""
    deal: Deal | None = None
    objection: Objection | None = None

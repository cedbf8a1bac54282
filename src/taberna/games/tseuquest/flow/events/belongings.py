"""Objects, gold and treasure (TQ-12.4, TQ-17.4)."""

from taberna.games.tseuquest.things.pieces import Hoard
from taberna.table.values import Event


class ItemUsed(Event, frozen=True):
    """What it does is told after it."""

    figure: str
    item: str
    at: str
    """A figure or a square; empty: itself."""


class GotItem(Event, frozen=True):
    figure: str
    item: str


class LostItem(Event, frozen=True):
    figure: str
    item: str


class GoldChanged(Event, frozen=True):
    figure: str
    by: int


class TreasureNoted(Event, frozen=True):
    figure: str
    card: str


class TreasureCounted(Event, frozen=True):
    """What the noted cards were worth in the end."""

    figure: str
    gold: int


class BagDropped(Event, frozen=True):
    hoard: Hoard


class HoardTaken(Event, frozen=True):
    hoard: str
    figure: str


class TradeOffered(Event, frozen=True):
    """What one would give and take (TQ-12.4)."""

    figure: str
    partner: str
    gives: tuple[str, ...]
    takes: tuple[str, ...]
    gold: int
    """Below nought: to be paid by the partner."""


class TradeDeclined(Event, frozen=True):
    """By the partner; by the one who declared it, where both are the same."""

    figure: str
    partner: str

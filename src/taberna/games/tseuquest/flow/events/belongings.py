"""Objects, gold and treasure (TQ-12.4, TQ-17.4)."""

from taberna.games.tseuquest.things.pieces import Hoard
from taberna.table.values import Event


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

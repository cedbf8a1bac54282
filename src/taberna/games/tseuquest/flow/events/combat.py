"""Wounds, weapons and noise (TQ-8, TQ-9)."""

from taberna.games.tseuquest.ground.squares import Square
from taberna.table.values import Event


class LifeChanged(Event, frozen=True):
    figure: str
    by: int


class MindChanged(Event, frozen=True):
    figure: str
    by: int


class Slain(Event, frozen=True):
    figure: str


class Vanished(Event, frozen=True):
    """An elemental goes where it came from."""

    figure: str


class Struck(Event, frozen=True):
    """Out of its hands (TQ-8.12/2)."""

    figure: str
    item: str


class Wielded(Event, frozen=True):
    """The weapon it fights with is for two hands and leaves none for a shield, or no longer (TQ-G149)."""

    figure: str
    weapon: str
    both: bool


class Rearmed(Event, frozen=True):
    figure: str


class WeaponRuined(Event, frozen=True):
    figure: str
    weapon: str


class Jammed(Event, frozen=True):
    figure: str
    weapon: str


class Repaired(Event, frozen=True):
    figure: str
    weapon: str
    half: bool


class Noise(Event, frozen=True):
    figure: str
    square: Square

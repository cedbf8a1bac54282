"""Where figures go and how they stand (TQ-6, TQ-16)."""

from taberna.games.tseuquest.ground.squares import Square
from taberna.table.values import Event


class Moved(Event, frozen=True):
    figure: str
    square: Square
    how: str


class FellDown(Event, frozen=True):
    figure: str


class StoodUp(Event, frozen=True):
    figure: str


class FellIn(Event, frozen=True):
    figure: str
    square: Square
    misses: int


class Buried(Event, frozen=True):
    figure: str


class Freed(Event, frozen=True):
    figure: str
    square: Square


class Left(Event, frozen=True):
    figure: str

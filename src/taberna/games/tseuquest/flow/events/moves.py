"""Where figures go and how they stand (TQ-6, TQ-16)."""

from typing import Literal

from taberna.games.tseuquest.flow.steps import MoveMode
from taberna.games.tseuquest.ground.squares import Square
from taberna.games.tseuquest.things.sources import Sources
from taberna.table.seats import Seat
from taberna.table.values import Event


class MoveBegan(Event, frozen=True):
    """Dice are thrown for a movement: how many, and where they come from."""

    figure: str
    how: Literal["tense", "stealth", "climb", "astray"]
    dice: Sources


class SetOff(Event, frozen=True):
    """So many squares of movement, and where they come from (TQ-6.2, TQ-6.10 to TQ-6.17)."""

    figure: str
    by: Seat
    """Who moves it: another where it is lost (TQ-6.14/1)."""
    mode: MoveMode
    squares: Sources


class AdvantageWon(Event, frozen=True):
    """Two lightnings: all the movement there is, and an advantage to choose (TQ-6.12)."""

    figure: str
    squares: Sources


class AdvantageTaken(Event, frozen=True):
    figure: str
    advantage: str


class PassageDenied(Event, frozen=True):
    """Somebody does not let a companion through (TQ-G33)."""

    figure: str
    mover: str


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

"""What is found, opened, sprung and set on the board (TQ-7, TQ-14 to TQ-16)."""

from typing import Literal

from taberna.games.tseuquest.ground.squares import Edge, Square
from taberna.games.tseuquest.things.pieces import Door, Figure, Hoard, Scenery, Trap
from taberna.table.values import Event


class Revealed(Event, frozen=True):
    """The Sorcerer sets on the board what can be seen (TQ-14.2, TQ-14.6)."""

    rooms: tuple[Square, ...]
    figures: tuple[Figure, ...]
    doors: tuple[Door, ...]
    scenery: tuple[Scenery, ...]
    traps: tuple[Trap, ...]
    hoards: tuple[Hoard, ...]
    corridors: tuple[Square, ...] = ()
    """Squares of them that nobody had seen."""


class Opened(Event, frozen=True):
    figure: str
    edge: Edge


class Rattled(Event, frozen=True):
    """A door that does not open for this hand: it is locked, or something else works it (TQ-G120)."""

    figure: str
    edge: Edge


class Closed(Event, frozen=True):
    figure: str
    edge: Edge


class NothingFound(Event, frozen=True):
    """The same whether there is nothing, nothing left or nothing in reach (TQ-G187)."""

    figure: str


class Sprung(Event, frozen=True):
    figure: str
    trap: str


class TrapMissed(Event, frozen=True):
    """It strikes, and not this figure: thanks to its reflexes (TQ-6.12/1), or for what stands between
    (TQ-G142)."""

    figure: str
    trap: str
    why: Literal["reflexes", "sheltered"]


class Dodged(Event, frozen=True):
    """How somebody comes away from under falling rocks (TQ-16.2)."""

    figure: str
    how: Literal["unharmed", "hit", "buried"]


class DisarmFailed(Event, frozen=True):
    """The same whether it was too hard or can't be done at all (TQ-G185)."""

    figure: str
    trap: str


class EscapeFailed(Event, frozen=True):
    """Still in the pit, or under the rocks (TQ-G181)."""

    figure: str


class TrapGone(Event, frozen=True):
    trap: str
    disarmed: bool


class SceneryUsed(Event, frozen=True):
    figure: str
    scenery: str


class SceneryPlaced(Event, frozen=True):
    scenery: Scenery


class Woke(Event, frozen=True):
    group: str
    figures: tuple[str, ...]

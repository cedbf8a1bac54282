"""Rounds, activations and action points (TQ-4, TQ-5)."""

from taberna.table.refusal import Refusal
from taberna.table.values import Event


class RoundBegan(Event, frozen=True):
    round: int
    queue: tuple[str, ...]


class SorcererBegan(Event, frozen=True):
    pass


class TurnBegan(Event, frozen=True):
    figure: str
    points: int


class ControlTaken(Event, frozen=True):
    """A summoner acts through an elemental (TQ-12.6-A)."""

    elemental: str
    master: str
    points: int


class ControlEnded(Event, frozen=True):
    """The elemental is done, and its summoner has points left of his own."""

    elemental: str
    master: str


class TurnEnded(Event, frozen=True):
    figure: str


class TurnMissed(Event, frozen=True):
    figure: str


class Declared(Event, frozen=True):
    """An action is declared and paid for (TQ-5.2)."""

    figure: str
    kind: str
    points: int
    target: str = ""


class Failed(Event, frozen=True):
    """Declared and paid for in vain, where the error also plays (TQ-19.3)."""

    figure: str
    kind: str
    points: int
    why: Refusal


class Restricted(Event, frozen=True):
    """Kinds of action this turn no longer has."""

    figure: str
    kinds: tuple[str, ...]


class PointsLost(Event, frozen=True):
    """Of the present activation."""

    figure: str
    points: int


class Owed(Event, frozen=True):
    """Action points that the next activation lacks, or has more."""

    figure: str
    points: int


class Charging(Event, frozen=True):
    figure: str


class Foresaw(Event, frozen=True):
    figure: str
    first: bool

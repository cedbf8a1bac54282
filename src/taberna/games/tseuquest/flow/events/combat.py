"""Fights, wounds, weapons and noise (TQ-8, TQ-9)."""

from typing import Literal, TypeAlias

from taberna.games.tseuquest.ground.squares import Square
from taberna.games.tseuquest.things.sources import Sources
from taberna.table.seats import Seat
from taberna.table.values import Event

FightKind: TypeAlias = Literal["melee", "shot", "trap-melee", "trap-shot"]


class FightBegan(Event, frozen=True):
    """A blow or a shot is declared, or a trap strikes: with how many dice, and where they come from."""

    attacker: str
    """Empty: a trap."""
    defender: str
    """Empty until the Sorcerer says whom (TQ-19.2)."""
    kind: FightKind
    weapon: str
    """Empty: what it was born with."""
    trap: str
    dice: Sources


class Rerolled(Event, frozen=True):
    """The attack dice are taken up and thrown again."""

    figure: str
    opponent: str
    by: str
    """The card or object that allows it."""


class Fumbled(Event, frozen=True):
    """A row of a table of fumbles applies to this figure (TQ-6.14, TQ-8.12, TQ-8.14, TQ-9.12, TQ-9.14)."""

    figure: str
    opponent: str
    table: Literal["move", "attack", "parry", "shot", "dodge"]
    row: str
    by: Seat = ""
    """Who picked it; empty: the die."""


class Aimed(Event, frozen=True):
    """From now on somebody else is met: named at last (TQ-19.2), by chance (TQ-8.12/4, TQ-9.12/4), or named
    by the attacker's side (TQ-9.14/4)."""

    attacker: str
    defender: str
    why: Literal["named", "astray", "redirected"]


class Defended(Event, frozen=True):
    """With what, and where it comes from; without dice, or without wanting to (TQ-8.6)."""

    figure: str
    opponent: str
    dice: Sources
    """In the order in which they lie."""
    gear: int
    """How many of them are its own: only those fumble (TQ-9.13)."""
    declined: bool = False


class FightEnded(Event, frozen=True):
    """All dice lie: what each is worth, what stopped how much, and what gets through (TQ-G66). What becomes
    of it is told after it."""

    attacker: str
    defender: str
    attack: tuple[int, ...]
    """How many hits each die of the attack counts for."""
    defence: tuple[int, ...]
    """How many hits each die of the defence could stop."""
    blocked: Sources
    """How many were stopped by what."""
    hits: int
    """What gets through."""
    recoil: int
    """What the attacker gets back (TQ-8.12/1, TQ-9.12/1)."""


class Unhurt(Event, frozen=True):
    """Dice of a card or an object hit nothing."""

    figure: str


class LifeChanged(Event, frozen=True):
    figure: str
    by: int


class MindChanged(Event, frozen=True):
    figure: str
    by: int


class Powered(Event, frozen=True):
    """What a figure does of its own accord; what becomes of it is told after it."""

    figure: str
    power: str
    target: str
    """Whom it meets; empty: itself, or nobody in particular."""
    spent: bool = False
    """It will not do so again."""


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

"""The schema of content: what a figure's sheet, an object, a card, a kind of scenery and a treasure say."""

from typing import Literal, TypeAlias

from taberna.games.tseuquest.effects.vocabulary import Effect
from taberna.table.values import Value

Kind: TypeAlias = Literal["hero", "minion", "antagonist", "elemental"]
Element: TypeAlias = Literal["aer", "ignis", "terra", "aqua", "chaos"]
Place: TypeAlias = Literal["hand", "two-hands", "body", "head", "pack"]
Prey: TypeAlias = Literal["nearest", "weakest", "strongest", "magician", "richest"]
Occasion: TypeAlias = Literal["hit", "hurt", "fall", "turn", "seen", "near"]
"""When a power comes about: its owner has wounded somebody, is wounded, has lost its last life point, begins
its turn, comes into view; an adversary has walked up to it."""
TrapKind: TypeAlias = Literal["rocks", "spears", "axes", "arrows", "pit", "deep-pit", "magic"]


class Power(Value, frozen=True):
    """What a figure does of its own accord: no action, nobody's choice. The sheet comes before the rulebook
    (TQ-G172)."""

    id: str
    on: Occasion
    effects: tuple[Effect, ...]
    """The one it wounded or that came near is their target, else itself."""
    once: bool = False
    """Once for each figure that has it."""


class Sheet(Value, frozen=True, weakref=True, gc=True):
    id: str
    kind: Kind
    life: int
    mind: int | None
    """None: no mind to lose (TQ-G108)."""
    attack: int
    defence: int
    dice: int = 0
    """Movement dice (TQ-6.1); 0: `moves` squares, no dice (TQ-6.6)."""
    moves: int = 0
    bonus: int = 0
    """Squares added to what the dice say."""
    armour: int = 0
    """Dice against missiles (TQ-G82)."""
    shot: int = 0
    magic: int = 0
    """Magic level, 0-3: rounds in which cards are drawn (TQ-G15)."""
    chaos: int = 0
    """Cards of chaos drawn when it is activated (TQ-G118)."""
    disarm: int = 0
    """Added to the die when a trap is disarmed (TQ-12.2)."""
    search: int = 0
    """Squares added to how far it searches (TQ-7.2)."""
    gear: tuple[str, ...] = ()
    powers: tuple[str, ...] = ()
    temper: str = ""
    """How whoever plays the Sorcerer may have it behave; no rule."""


class Temper(Value, frozen=True):
    """A temperament: what somebody who plays such a figure would rather do."""

    id: str
    prey: Prey = "nearest"
    """Whom of those in reach it goes for."""
    distance: int = 1
    """How far from its prey it likes to be; 1: in contact."""
    magic: int = 50
    """How often of a hundred it casts where it could strike."""
    flees: int = 0
    """It runs with so many life points left, or fewer."""
    guards: bool = False
    """It stays in its room until somebody comes in."""


class Item(Value, frozen=True, weakref=True, gc=True):
    id: str
    place: Place = "pack"
    attack: int = 0
    defence: int = 0
    armour: int = 0
    shot: int = 0
    range: int = 0
    disarm: int = 0
    search: int = 0
    price: int = 0
    once: bool = True
    """Gone after use, where it has a use."""
    free: bool = False
    """Used without an action (TQ-G109)."""
    loud: bool = False
    strikes: tuple[Effect, ...] = ()
    """Of a weapon: what it does to whoever is wounded with it and still stands."""
    use: tuple[Effect, ...] = ()
    target: Literal["self", "friend", "square"] = "self"


class Card(Value, frozen=True, weakref=True, gc=True):
    id: str
    element: Element
    cost: int
    target: Literal["self", "figure", "friend", "foe", "square"]
    range: int = 0
    """0: no limit."""
    blind: bool = False
    """Needs no line of sight (TQ-G101)."""
    stays: bool = False
    """Lies on the board while its effect lasts (TQ-11.4)."""
    effects: tuple[Effect, ...] = ()
    copies: int = 1
    """How many of it are in the deck of its element."""


class Treasure(Value, frozen=True):
    id: str
    dice: int = 0
    """Gold: the numbers of so many movement dice times ten, thrown when the adventure ends (TQ-G145)."""
    item: str = ""
    effects: tuple[Effect, ...] = ()
    """A hazard, at once."""
    besides: tuple[Effect, ...] = ()
    """The same, since the first box."""
    box: int = 0
    """The box that it came with: in games of an earlier one nobody finds it."""


class SceneryKind(Value, frozen=True):
    """A row of TQ-15.12."""

    id: str
    row: int
    passable: bool
    jumpable: bool
    opaque: bool
    cover: int
    mounted: bool = False
    """Stands against a wall and leaves its square free (TQ-15.11)."""
    edge: bool = False
    """Lies on an edge, not on a square."""
    size: tuple[int, int] = (1, 1)

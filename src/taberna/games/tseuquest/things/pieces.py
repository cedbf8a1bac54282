"""What stands on the board: figures, doors, scenery, traps, treasure. Each says whether it was seen."""

from typing import Literal, TypeAlias

from taberna.games.tseuquest.effects.vocabulary import Effect
from taberna.games.tseuquest.ground.squares import Direction, Edge, Square, sides
from taberna.games.tseuquest.things.sheets import Kind, TrapKind
from taberna.table.seats import Seat
from taberna.table.values import Value

Barrier: TypeAlias = Literal["closed", "open", "secret", "portcullis", "ruined"]


class Figure(Value, frozen=True, cache_hash=True):
    id: str
    sheet: str
    kind: Kind
    seat: Seat
    square: Square
    life: int
    mind: int | None
    seen: bool = True
    asleep: bool = False
    roused: bool = False
    """Woken before anybody saw it: it may act all the same (TQ-13.3, TQ-G117)."""
    group: str = ""
    prone: bool = False
    pit: bool = False
    """In the pit of its square."""
    buried: bool = False
    misses: int = 0
    """Activations it loses (TQ-16.7)."""
    debt: int = 0
    """Action points it loses at its next activation."""
    items: tuple[str, ...] = ()
    worn: tuple[str, ...] = ()
    """Armour that it put on before the adventure; what it finds on the way is only carried (TQ-G113)."""
    grip: str = ""
    """The weapon for two hands that it fought with: no shield till its next activation (TQ-G149)."""
    gold: int = 0
    treasure: tuple[str, ...] = ()
    """Treasure cards it noted (TQ-17.4)."""
    hand: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
    """Struck from its hands, back when no enemy is adjacent; `attack` and `defence` for one without."""
    ruined: tuple[str, ...] = ()
    """Weapons of no use for the rest of the adventure; `shot` for a figure without (TQ-9.12/2)."""
    jammed: tuple[str, ...] = ()
    mended: str = ""
    """The weapon on which the first of two repairs was just made (TQ-G88)."""
    spent: tuple[str, ...] = ()
    """Powers that come only once, and came."""
    summoner: str = ""
    bound: bool = False
    """An elemental under its summoner's control."""
    fresh: bool = False
    """Summoned in this very activation of its summoner (TQ-G114)."""
    late: bool = False
    """Its bond broke after it had been run in this phase: the Sorcerer has it in the next (TQ-G189)."""


class Door(Value, frozen=True, cache_hash=True):
    edge: Edge
    kind: Barrier
    seen: bool = True
    lock: str = ""
    """Opens by this key or lever only."""
    worked: bool = False
    """Worked by a mechanism: it can close again (TQ-15.8)."""
    portcullis: bool = False
    """What comes down when it closes."""


class Scenery(Value, frozen=True, cache_hash=True):
    id: str
    kind: str
    squares: tuple[Square, ...]
    seen: bool = True
    hidden: bool = False
    """Placed only when something says so (TQ-14.3)."""
    wall: Direction | Literal[""] = ""
    """The side of its square that it stands against."""
    use: tuple[Effect, ...] = ()
    """What a multipurpose action on it does."""
    once: bool = True
    used: bool = False
    trap: str = ""
    """The trap that guards it (TQ-G173)."""


class Trap(Value, frozen=True, cache_hash=True):
    id: str
    kind: TrapKind
    square: Square = ""
    edge: Edge = ""
    """One of the two, or neither: the trap of a chest."""
    also: Square = ""
    """The second square of a rockfall."""
    harm: int = 0
    """Life points of rocks and pits, combat dice of the others (TQ-G135)."""
    complexity: int = 0
    """0: it can't be disarmed."""
    seen: bool = False
    source: Square = ""
    """Where a trap of arrows shoots from."""
    effects: tuple[Effect, ...] = ()
    known: bool = False
    """Its nature too, where only its place was found (TQ-12.3)."""
    open: bool = False
    """In plain sight for whoever sees its place."""


def floor_of(trap: Trap) -> tuple[Square, ...]:
    """The squares that it lies on: both of a rockfall (TQ-G194)."""
    if trap.also:
        return (trap.square, trap.also) if trap.square else (trap.also,)
    return (trap.square,) if trap.square else ()


def lies_at(trap: Trap) -> tuple[Square, ...]:
    """The squares that it lies on or between."""
    return sides(trap.edge) if trap.edge else floor_of(trap)


class Hoard(Value, frozen=True, cache_hash=True):
    """Treasure: a zone to be searched, or something placed in hiding; a bag that somebody dropped."""

    id: str
    squares: tuple[Square, ...]
    cards: int = 0
    """Cards a searcher draws at once (TQ-17.4)."""
    items: tuple[str, ...] = ()
    gold: int = 0
    """Lies there and is taken by hand (TQ-G60)."""
    seen: bool = False
    open: bool = False
    """In plain sight for whoever sees its place."""


class Spell(Value, frozen=True):
    """A card that lies on the board (TQ-11.4)."""

    card: str
    caster: str
    target: str

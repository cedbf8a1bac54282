"""What may be under way. The last step on the stack is the one that is waited for or goes on by itself."""

from typing import Literal, TypeAlias

from taberna.games.tseuquest.ground.squares import Direction, Edge, Square
from taberna.games.tseuquest.things.sources import Sources
from taberna.table.seats import Seat
from taberna.table.values import Step

MoveMode: TypeAlias = Literal["tense", "stealth", "stroll", "fixed", "lost"]
DieName: TypeAlias = Literal["mov", "com", "name"]
Way: TypeAlias = Literal["walked", "moved", "aside"]
"""On its own feet, by somebody or something else, out of the way of rocks."""
Stage: TypeAlias = Literal["attack", "fumbles", "aim", "defence", "parries", "resolve", "noise"]


class PickAdventure(Step, frozen=True):
    by: Seat = "S"
    """The Sorcerer (TQ-3.2); where the way divides, the first of the adventurers (TQ-17.1)."""


class PickParty(Step, frozen=True):
    """The players share out the adventurers and sit down (TQ-3.4, TQ-3.5), whoever comes first (TQ-G186)."""


class PickElement(Step, frozen=True):
    hero: str
    round: int


class DrawCards(Step, frozen=True):
    """Cards that are still to be drawn from a deck; while `sealed`, not even their owner looks (TQ-3.6-C)."""

    figure: str
    deck: str
    left: int
    sealed: bool = False


class DrawTreasure(Step, frozen=True):
    figure: str
    left: int


class Throw(Step, frozen=True):
    """Dice to be thrown. What comes of them is decided by their purpose and the step below."""

    purpose: str
    figure: str
    die: DieName
    count: int
    names: tuple[str, ...] = ()
    """What can come up, with `die = name`."""


class Motion(Step, frozen=True):
    figure: str
    by: Seat
    mode: MoveMode
    points: int
    advantage: str = ""
    pushes: int = 0
    pushed: tuple[Square, ...] = ()
    """Where the mover stood when somebody was pushed (TQ-G51)."""
    origin: Square = ""
    """The last square it had for itself."""


class Stepping(Step, frozen=True):
    """A figure on its way into a square: traps of the edges, of the square, then what it sees (TQ-G171)."""

    figure: str
    target: Square
    edges: tuple[Edge, ...]
    cost: int
    stage: Literal["edges", "square", "look"] = "edges"
    how: Way = "walked"
    held: bool = False
    """By an axe (TQ-16.4)."""


class AdvantageDue(Step, frozen=True):
    figure: str
    squares: Sources


class PassageDue(Step, frozen=True):
    of: Seat
    friend: str
    way: Direction
    jump: bool = False


class PushDue(Step, frozen=True):
    by: Seat
    mover: str


class PitDue(Step, frozen=True):
    """Into which of the pits a figure stumbles (TQ-6.15)."""

    by: Seat
    figure: str


class SearchDue(Step, frozen=True):
    """The Sorcerer says what a search for traps finds: always asked, so asking tells nothing (TQ-7.3-A)."""

    figure: str


class Fight(Step, frozen=True, kw_only=True):
    attacker: str
    """Empty: a trap."""
    defender: str
    """Empty until the Sorcerer says whom (TQ-19.2)."""
    kind: Literal["melee", "shot", "trap-melee", "trap-shot"]
    weapon: str = ""
    dice: Sources
    """Of the attack, and where they come from."""
    stage: Stage = "attack"
    attack: tuple[str, ...] = ()
    rows: tuple[str, ...] = ()
    """Fumbles of the attacker; `?` until it is picked."""
    rolls: int = 0
    """Fumble rolls still to make."""
    gear: Sources = ()
    """Dice of what the defender is, wears and carries; they lie first."""
    cover: Sources = ()
    """Dice of obstacles and of difficulty (TQ-9.6)."""
    defence: tuple[str, ...] = ()
    parries: tuple[str, ...] = ()
    redirected: bool = False
    trap: str = ""
    place: Square = ""
    """Where it is heard, although both fell (TQ-G199)."""


class RowDue(Step, frozen=True):
    """Somebody picks a row of a table of fumbles for the other."""

    by: Seat
    table: str


class DefenceDue(Step, frozen=True):
    of: Seat
    figure: str


class AimDue(Step, frozen=True):
    by: Seat


class RedirectDue(Step, frozen=True):
    by: Seat


class DisplaceDue(Step, frozen=True):
    by: Seat
    figure: str


class LoseDue(Step, frozen=True):
    """Which of the things in its hands a figure loses (TQ-8.14/2)."""

    of: Seat
    figure: str


class RerollDue(Step, frozen=True):
    of: Seat
    figure: str


class Rockfall(Step, frozen=True):
    figure: str
    harm: int


class AsideDue(Step, frozen=True):
    """A free square beside the rocks (TQ-16.2)."""

    of: Seat
    figure: str


class Trading(Step, frozen=True):
    figure: str
    partner: str
    gives: tuple[str, ...] = ()
    takes: tuple[str, ...] = ()
    gold: int = 0
    offered: bool = False


class PlaceDue(Step, frozen=True):
    """A human Sorcerer sets what was just seen where the rules let him (TQ-14.7)."""

    figures: tuple[str, ...]


class Ending(Step, frozen=True):
    """The adventure is over but for the worth of what was found (TQ-17.4)."""

    success: bool
    reason: str


TseuQuestStep: TypeAlias = (
    PickAdventure
    | PickParty
    | PickElement
    | DrawCards
    | DrawTreasure
    | Throw
    | Motion
    | Stepping
    | AdvantageDue
    | PassageDue
    | PushDue
    | PitDue
    | SearchDue
    | Fight
    | RowDue
    | DefenceDue
    | AimDue
    | RedirectDue
    | DisplaceDue
    | LoseDue
    | RerollDue
    | Rockfall
    | AsideDue
    | Trading
    | PlaceDue
    | Ending
)

"""The questions, and what the answers are made of."""

from typing import Literal, TypeAlias

from taberna.games.tseuquest.ground.squares import Direction, Edge, Square
from taberna.games.tseuquest.things.sources import Sources
from taberna.table.previews import Preview, Question
from taberna.table.refusal import Refusal
from taberna.table.seats import Seat
from taberna.table.values import Value


class AskReach(Question, frozen=True, tag="reach"):
    """Where a figure can get to."""

    figure: str
    points: int | None = None
    """Squares of movement; without them what is left of the movement under way, or the most it could have."""


class AskStand(Question, frozen=True, tag="stand"):
    """What a figure sees and can strike from a square."""

    figure: str
    square: Square = ""
    """Empty: from where it is."""


class AskWays(Question, frozen=True, tag="ways"):
    """What kinds of action whoever has the turn may still take."""


class AskWhy(Question, frozen=True, tag="why"):
    """Why a figure can't get to a square; with a card, why it can't cast that there."""

    figure: str
    square: Square
    points: int | None = None
    card: str = ""


class AskCamp(Question, frozen=True, tag="camp"):
    """Between adventures: why something can't be bought or taken along, and what somebody still lacks."""


TseuQuestQuestion: TypeAlias = AskReach | AskStand | AskWays | AskWhy | AskCamp


class Reached(Value, frozen=True):
    """A square on the way, and the step to it; by `came` a way is followed back to where it starts."""

    square: Square
    cost: int
    """All the way to here."""
    came: int
    """The place in the row of the square before; -1: it starts here."""
    do: Literal["", "move", "jump"]
    way: Direction | Literal[""]
    ends: bool
    """Whether one may stop here: nobody else stands on it."""
    traps: tuple[str, ...]
    """Traps that everybody sees and that this step comes into."""


class Threshold(Value, frozen=True):
    """A closed door that could be opened on the way."""

    edge: Edge
    way: Direction
    came: int
    """The place in the row of the square that one opens it from."""
    cost: int
    """All the way, and to open it."""


class Reach(Preview, frozen=True):
    figure: str
    points: int
    squares: tuple[Reached, ...]
    """The cheapest first, the first being where it is."""
    doors: tuple[Threshold, ...]


class Obstacle(Value, frozen=True):
    """What a line of sight ends at."""

    what: Literal["wall", "door", "scenery", "figure"]
    name: str
    """A figure's or a piece's id, an edge; empty at a corner."""
    at: tuple[int, int]
    """On a grid twice as fine as the squares: 1, 1 is the middle of a1, 2, 1 its east side."""


class Shelter(Value, frozen=True):
    """What gives whoever is behind it dice."""

    name: str
    """A piece's id, or an edge."""
    dice: int


class Blow(Value, frozen=True):
    """One way to strike somebody: the dice on both sides, and where each comes from."""

    kind: Literal["attack", "shoot"]
    weapon: str
    why: Refusal | None
    """Why not."""
    attack: Sources
    defence: Sources


class Aim(Value, frozen=True):
    """An adversary as he is seen from there."""

    figure: str
    distance: int
    stopped: Obstacle | None
    """None: the line is clear."""
    shelter: tuple[Shelter, ...]
    blows: tuple[Blow, ...]


class Stand(Preview, frozen=True):
    figure: str
    square: Square
    seen: tuple[Square, ...]
    """Squares in the line of sight, as far as they are known."""
    aims: tuple[Aim, ...]


class Way(Value, frozen=True):
    kind: str
    why: Refusal | None
    """Why not; None: it may be."""


class Ways(Preview, frozen=True):
    figure: str
    points: int
    ways: tuple[Way, ...]


class Why(Preview, frozen=True):
    figure: str
    square: Square
    why: Refusal | None
    """None: it can."""


class Unfit(Value, frozen=True):
    """What an adventurer can't buy, or take along out of the store."""

    hero: str
    item: str
    why: Refusal


class Lack(Value, frozen=True):
    """Why a seat can't say that it is ready."""

    seat: Seat
    why: Refusal


class Idle(Value, frozen=True):
    """What an adventurer can't do at all, whatever it is done to."""

    hero: str
    kind: Literal["buy", "sell", "barter", "carry", "store", "swap"]
    why: Refusal


class Camped(Preview, frozen=True):
    buys: tuple[Unfit, ...]
    carries: tuple[Unfit, ...]
    lacks: tuple[Lack, ...]
    idle: tuple[Idle, ...]


TseuQuestPreview: TypeAlias = Reach | Stand | Ways | Why | Camped

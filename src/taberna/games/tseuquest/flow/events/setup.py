"""Setting up, and the start of an adventure (TQ-3)."""

from taberna.games.tseuquest.options import Chosen, Options
from taberna.games.tseuquest.things.pieces import Door, Figure, Hoard, Scenery, Trap
from taberna.games.tseuquest.things.script import Script, Words
from taberna.table.seats import Seat
from taberna.table.values import Event


class Started(Event, frozen=True):
    options: Options
    seats: tuple[Seat, ...]
    heroes: tuple[Figure, ...] = ()


class AdventureChosen(Event, frozen=True):
    name: str


class HeroPicked(Event, frozen=True):
    """TQ-3.4: whoever has it is written on it."""

    hero: Figure


class HeroPutBack(Event, frozen=True):
    seat: Seat
    hero: str


class HeroSeated(Event, frozen=True):
    """TQ-3.5: from now on at this place in the order."""

    hero: str
    place: int


class PartyFormed(Event, frozen=True):
    """All are agreed: who plays whom, in the order of turns."""

    party: tuple[Chosen, ...]


class ElementChosen(Event, frozen=True):
    hero: str
    round: int
    element: str


class Drew(Event, frozen=True):
    figure: str
    deck: str
    card: str
    """Empty for those who may not see it."""
    sealed: bool = False


class HandSeen(Event, frozen=True):
    """The three rounds are over and a player looks at what he drew (TQ-3.6-E)."""

    figure: str
    cards: tuple[str, ...]


class PlanLaid(Event, frozen=True):
    """What only the Sorcerer knows."""

    script: Script
    doors: tuple[Door, ...]
    scenery: tuple[Scenery, ...]
    traps: tuple[Trap, ...]
    hoards: tuple[Hoard, ...]
    figures: tuple[Figure, ...]


class Introduced(Event, frozen=True):
    """TQ-3.7."""

    name: str
    texts: dict[str, Words]
    """Title, introduction, advice and goal, each in its languages; none in the record (`secrets.worded`)."""
    board: str
    heroes: tuple[Figure, ...]


class WentOn(Event, frozen=True):
    """A chained adventure is over, and the next follows without rest."""

    heroes: tuple[Figure, ...]

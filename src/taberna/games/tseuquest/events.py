"""What happened. An event already says all that it changes."""

from typing import TypeAlias

from taberna.games.tseuquest.actions import Ruling
from taberna.games.tseuquest.effects import Mark
from taberna.games.tseuquest.options import Belongings, Options
from taberna.games.tseuquest.pieces import Door, Figure, Hoard, Scenery, Spell, Trap
from taberna.games.tseuquest.script import Script
from taberna.games.tseuquest.squares import Edge, Square
from taberna.games.tseuquest.steps import TseuQuestStep
from taberna.table.outcome import Outcome
from taberna.table.seats import Seat
from taberna.table.values import Event


class Began(Event, frozen=True):
    """Something is under way."""

    step: TseuQuestStep


class Continued(Event, frozen=True):
    step: TseuQuestStep


class Settled(Event, frozen=True):
    pass


class Thrown(Event, frozen=True):
    purpose: str
    figure: str
    faces: tuple[str, ...]


class Started(Event, frozen=True):
    options: Options
    seats: tuple[Seat, ...]
    heroes: tuple[Figure, ...] = ()


class AdventureChosen(Event, frozen=True):
    name: str


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
    title: str
    board: str
    heroes: tuple[Figure, ...]


class WentOn(Event, frozen=True):
    """A chained adventure is over, and the next follows without rest."""

    heroes: tuple[Figure, ...]


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


class LifeChanged(Event, frozen=True):
    figure: str
    by: int


class MindChanged(Event, frozen=True):
    figure: str
    by: int


class Slain(Event, frozen=True):
    figure: str


class Vanished(Event, frozen=True):
    """An elemental goes where it came from."""

    figure: str


class Left(Event, frozen=True):
    figure: str


class Revealed(Event, frozen=True):
    """The Sorcerer sets on the board what can be seen (TQ-14.2, TQ-14.6)."""

    rooms: tuple[Square, ...]
    figures: tuple[Figure, ...]
    doors: tuple[Door, ...]
    scenery: tuple[Scenery, ...]
    traps: tuple[Trap, ...]
    hoards: tuple[Hoard, ...]


class Opened(Event, frozen=True):
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


class TrapGone(Event, frozen=True):
    trap: str
    disarmed: bool


class GotItem(Event, frozen=True):
    figure: str
    item: str


class LostItem(Event, frozen=True):
    figure: str
    item: str


class GoldChanged(Event, frozen=True):
    figure: str
    by: int


class TreasureNoted(Event, frozen=True):
    figure: str
    card: str


class TreasureCounted(Event, frozen=True):
    """What the noted cards were worth in the end."""

    figure: str
    gold: int


class BagDropped(Event, frozen=True):
    hoard: Hoard


class HoardTaken(Event, frozen=True):
    hoard: str
    figure: str


class Struck(Event, frozen=True):
    """Out of its hands (TQ-8.12/2)."""

    figure: str
    item: str


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


class CardPlayed(Event, frozen=True):
    figure: str
    card: str
    at: str


class SpellStays(Event, frozen=True):
    spell: Spell


class SpellEnded(Event, frozen=True):
    spell: Spell


class CardsReturned(Event, frozen=True):
    """Discarded cards go back to their decks (TQ-11.5)."""

    figure: str
    cards: tuple[str, ...]


class CardShown(Event, frozen=True):
    figure: str
    card: str


class Marked(Event, frozen=True):
    mark: Mark


class Unmarked(Event, frozen=True):
    mark: Mark


class Summoned(Event, frozen=True):
    figure: Figure


class Unbound(Event, frozen=True):
    figure: str


class Flagged(Event, frozen=True):
    flag: str


class Said(Event, frozen=True):
    text: str


class Fired(Event, frozen=True):
    trigger: str


class SceneryUsed(Event, frozen=True):
    figure: str
    scenery: str


class SceneryPlaced(Event, frozen=True):
    scenery: Scenery


class Woke(Event, frozen=True):
    group: str
    figures: tuple[str, ...]


class Ruled(Event, frozen=True):
    """Of a ruling on hidden things the others learn that it was made: `ruling` is None for them."""

    ruling: Ruling | None


class Abandoned(Event, frozen=True):
    seat: Seat


class Traded(Event, frozen=True):
    hero: str
    what: str
    item: str
    belongings: tuple[Belongings, ...]


class HeroSwapped(Event, frozen=True):
    hero: str
    reserve: str


class SeatReady(Event, frozen=True):
    seat: Seat


class Ended(Event, frozen=True):
    outcome: Outcome


TseuQuestEvent: TypeAlias = (
    Began
    | Continued
    | Settled
    | Thrown
    | Started
    | AdventureChosen
    | ElementChosen
    | Drew
    | HandSeen
    | PlanLaid
    | Introduced
    | WentOn
    | RoundBegan
    | SorcererBegan
    | TurnBegan
    | ControlTaken
    | TurnEnded
    | TurnMissed
    | Declared
    | Restricted
    | PointsLost
    | Owed
    | Charging
    | Foresaw
    | Moved
    | FellDown
    | StoodUp
    | FellIn
    | Buried
    | Freed
    | LifeChanged
    | MindChanged
    | Slain
    | Vanished
    | Left
    | Revealed
    | Opened
    | Closed
    | NothingFound
    | Sprung
    | TrapGone
    | GotItem
    | LostItem
    | GoldChanged
    | TreasureNoted
    | TreasureCounted
    | BagDropped
    | HoardTaken
    | Struck
    | Rearmed
    | WeaponRuined
    | Jammed
    | Repaired
    | Noise
    | CardPlayed
    | SpellStays
    | SpellEnded
    | CardsReturned
    | CardShown
    | Marked
    | Unmarked
    | Summoned
    | Unbound
    | Flagged
    | Said
    | Fired
    | SceneryUsed
    | SceneryPlaced
    | Woke
    | Ruled
    | Abandoned
    | Traded
    | HeroSwapped
    | SeatReady
    | Ended
)

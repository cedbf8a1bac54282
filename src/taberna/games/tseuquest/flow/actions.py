"""What a seat may ask for. The one who acts is the figure whose turn it is; it is not named."""

from typing import Literal, TypeAlias

from taberna.games.tseuquest.chapters.camp import Reason
from taberna.games.tseuquest.ground.squares import Direction, Edge, Square
from taberna.table.seats import Seat
from taberna.table.values import Action

SearchKind: TypeAlias = Literal["traps", "treasure", "doors"]


class Adventure(Action, frozen=True):
    """TQ-3.2: the Sorcerer's secret choice."""

    name: str


class Pick(Action, frozen=True):
    """TQ-3.4: an adventurer that nobody has."""

    hero: str


class PutBack(Action, frozen=True):
    """One of one's own, for somebody else."""

    hero: str


class Sit(Action, frozen=True):
    """TQ-3.5: one of one's own to this place in the order of turns, counted from the Sorcerer's left."""

    hero: str
    place: int


class Element(Action, frozen=True):
    """TQ-3.6-B."""

    name: Literal["aer", "ignis", "terra", "aqua"]


class Walk(Action, frozen=True):
    """Begins a movement action: the dice are thrown (TQ-6.1, TQ-6.17)."""

    how: Literal["tense", "stealth", "stroll"] = "tense"


class Move(Action, frozen=True):
    """One square (TQ-6.4)."""

    way: Direction


class Jump(Action, frozen=True):
    way: Direction


class Open(Action, frozen=True):
    way: Direction


class Leave(Action, frozen=True):
    """TQ-G146."""


class Stop(Action, frozen=True):
    """Ends the movement (TQ-6.3)."""


class Pass(Action, frozen=True):
    """Ends an activation, or declines what is offered."""


class Choose(Action, frozen=True):
    """Of what is asked: a row, a square, a figure, an object."""

    what: str


class Allow(Action, frozen=True):
    pass


class Deny(Action, frozen=True):
    pass


class Push(Action, frozen=True):
    figure: str
    way: Direction


class Search(Action, frozen=True):
    what: SearchKind


class Attack(Action, frozen=True):
    target: str
    weapon: str = ""


class Shoot(Action, frozen=True):
    target: str
    weapon: str = ""


class Defend(Action, frozen=True):
    pass


class Yield(Action, frozen=True):
    """No defence roll (TQ-8.6)."""


class Cast(Action, frozen=True):
    card: str
    at: str = ""
    last_breath: bool = False
    """It costs the caster's last mind point (TQ-G104)."""


class Disarm(Action, frozen=True):
    trap: str


class Detect(Action, frozen=True):
    """TQ-12.3."""


class Trade(Action, frozen=True):
    partner: str


class Give(Action, frozen=True):
    item: str


class Take(Action, frozen=True):
    item: str


class Pay(Action, frozen=True):
    """Gold to the partner; less than nothing: from the partner."""

    gold: int


class Offer(Action, frozen=True):
    pass


class Use(Action, frozen=True):
    """A multipurpose action (TQ-12.5): an object, a piece of scenery, something that lies there."""

    what: str
    at: str = ""


class Control(Action, frozen=True):
    elemental: str


class Dismiss(Action, frozen=True):
    elemental: str


class Repair(Action, frozen=True):
    weapon: str


class Show(Action, frozen=True):
    """A card, to everybody (TQ-G18)."""

    card: str


class Drop(Action, frozen=True):
    item: str


class Activate(Action, frozen=True):
    figure: str


class Abandon(Action, frozen=True):
    """TQ-G146."""


class Rolled(Action, frozen=True):
    faces: tuple[str, ...]


class Flag(Action, frozen=True):
    """By the house: this seat's time is up."""

    seat: Seat


class Away(Action, frozen=True):
    """By the house: nobody serves this seat (TQ-G179)."""

    seat: Seat


class Back(Action, frozen=True):
    seat: Seat


class RuleMove(Action, frozen=True):
    """The rulings of a human Sorcerer (TQ-13.1, TQ-19.1)."""

    figure: str
    square: Square


class RuleValue(Action, frozen=True):
    figure: str
    value: Literal["life", "mind", "gold"]
    amount: int


class RuleGive(Action, frozen=True):
    figure: str
    item: str


class RuleTake(Action, frozen=True):
    figure: str
    item: str


class RuleDoor(Action, frozen=True):
    edge: Edge
    to: Literal["open", "closed"]


class RulePlace(Action, frozen=True):
    kind: str
    square: Square


class RuleEnd(Action, frozen=True):
    result: Literal["success", "failure"]


class Buy(Action, frozen=True):
    hero: str
    item: str


class Sell(Action, frozen=True):
    hero: str
    item: str


class Barter(Action, frozen=True):
    """An object to another adventurer, or gold."""

    hero: str
    to: str
    item: str


class Purse(Action, frozen=True):
    hero: str
    to: str
    gold: int


class Carry(Action, frozen=True):
    hero: str
    item: str


class Store(Action, frozen=True):
    hero: str
    item: str


class Swap(Action, frozen=True):
    """TQ-18.6, TQ-18.7."""

    hero: str
    reserve: str


class Price(Action, frozen=True):
    """What a human Sorcerer wants for something on the list (TQ-18.2, TQ-G202)."""

    item: str
    gold: int


class Withdraw(Action, frozen=True):
    """Not for sale this time."""

    item: str


class Propose(Action, frozen=True):
    """A deal with an adventurer: an object for one from his store, and gold from him."""

    hero: str
    gives: str
    takes: str
    gold: int


class Object(Action, frozen=True):
    """To something that is taken along, once a camp (TQ-18.4)."""

    hero: str
    item: str
    reason: Reason


class Ready(Action, frozen=True):
    pass


Ruling: TypeAlias = RuleMove | RuleValue | RuleGive | RuleTake | RuleDoor | RulePlace | RuleEnd
TseuQuestAction: TypeAlias = (
    Adventure
    | Pick
    | PutBack
    | Sit
    | Element
    | Walk
    | Move
    | Jump
    | Open
    | Leave
    | Stop
    | Pass
    | Choose
    | Allow
    | Deny
    | Push
    | Search
    | Attack
    | Shoot
    | Defend
    | Yield
    | Cast
    | Disarm
    | Detect
    | Trade
    | Give
    | Take
    | Pay
    | Offer
    | Use
    | Control
    | Dismiss
    | Repair
    | Show
    | Drop
    | Activate
    | Abandon
    | Rolled
    | Flag
    | Away
    | Back
    | Ruling
    | Buy
    | Sell
    | Barter
    | Purse
    | Carry
    | Store
    | Swap
    | Price
    | Withdraw
    | Propose
    | Object
    | Ready
)

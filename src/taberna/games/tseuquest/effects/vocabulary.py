"""What cards, objects, scenery, traps and adventures can do: one closed vocabulary."""

from typing import Literal, TypeAlias

from taberna.table.values import Value

Verb: TypeAlias = Literal[
    "damage",  # amount life points, or `dice` combat dice against no defence
    "heal",
    "drain",  # mind points
    "restore",
    "move",  # to the square `what`; empty: to the square that is the target, as a step there (TQ-G160)
    "halt",  # where it stands: its movement is over
    "swap",  # places with the one who does it
    "push",  # one square in the direction `what`, `away` from or `toward` the one who does it
    "free",  # out of a pit or from under rocks, beside it
    "prone",
    "bar",  # actions of the kind `what`
    "dice",  # amount more dice for `what`: attack, defence, shot, armour, move
    "reroll",  # one throw of attack dice
    "points",  # action points, more or fewer, at the next activation
    "summon",  # the figure `what` beside the one who does it
    "ambush",  # the Sorcerer's figure `what`, beside each whom it meets
    "reveal",  # all that is hidden in the room of the target
    "spoil",  # visible traps that can be disarmed, within the radius
    "mend",  # jammed weapons
    "dispel",  # an elemental, or what spells stay on a figure
    "wake",  # the group `what`
    "open",  # the door or portcullis `what`; empty: doors of the target's square that just stand closed
    "close",
    "give",  # the object `what`
    "take",
    "gold",
    "steal",  # amount gold, or what there is of it, for the one who does it
    "drop",  # all its gold, in a bag
    "draw",  # amount cards of the element `what`
    "place",  # the scenery `what`, already on the plan, is set on the board
    "noise",
    "flag",
    "say",
    "end",  # the adventure: success or failure
]
Who: TypeAlias = Literal[
    "self",
    "target",
    "heroes",
    "adversaries",
    "adjacent",  # to the one who does it
    "near",  # the target, within the radius
    "friends",  # of the one who does it, himself too, within the radius of the target; 0: anywhere in view
    "foes",
    "group",
]
Lasts: TypeAlias = Literal["now", "turn", "round", "card", "adventure"]


class Effect(Value, frozen=True):
    do: Verb
    who: Who = "target"
    amount: int = 0
    dice: int = 0
    what: str = ""
    lasts: Lasts = "now"
    radius: int = 0
    when: str = ""
    """Empty: always. `flag X`, `no flag X`, `group X gone`; of whom it meets `hero`, `minion`, `mindless`."""


class Mark(Value, frozen=True):
    """An effect that lasts, on a figure."""

    figure: str
    do: Literal["bar", "dice", "reroll"]
    what: str
    amount: int
    lasts: Lasts
    source: str
    """The card, object or trap it came from; empty: a rule."""

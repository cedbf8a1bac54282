"""What cards, objects, scenery, traps and adventures can do: one closed vocabulary."""

from typing import Literal, TypeAlias

from taberna.table.values import Value

Verb: TypeAlias = Literal[
    "damage",  # amount life points, or `dice` combat dice against no defence
    "heal",
    "drain",  # mind points
    "restore",
    "move",  # to the square `what`
    "push",  # one square in the direction `what`
    "prone",
    "bar",  # actions of the kind `what`
    "dice",  # amount more dice for `what`: attack, defence, shot, armour, move
    "reroll",  # one throw of attack dice
    "points",  # action points, more or fewer, at the next activation
    "summon",  # the figure `what` beside the one who does it
    "reveal",  # all that is hidden in the room of the target
    "wake",  # the group `what`
    "open",  # the door or portcullis `what`
    "close",
    "give",  # the object `what`
    "take",
    "gold",
    "draw",  # amount cards of the element `what`
    "place",  # the scenery `what`, already on the plan, is set on the board
    "noise",
    "flag",
    "say",
    "end",  # the adventure: success or failure
]
Who: TypeAlias = Literal["self", "target", "heroes", "adversaries", "adjacent", "near", "group"]
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
    """Empty: always. `flag X`, `no flag X`, `hero` (whom it meets is one), `group X gone`."""


class Mark(Value, frozen=True):
    """An effect that lasts, on a figure."""

    figure: str
    do: Literal["bar", "dice", "reroll"]
    what: str
    amount: int
    lasts: Lasts
    source: str
    """The card, object or trap it came from; empty: a rule."""

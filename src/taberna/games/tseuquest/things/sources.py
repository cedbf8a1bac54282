"""Where dice and squares of movement come from: a name and a number for each that adds or takes away."""

from typing import Final

from taberna.games.tseuquest.things.library import CARDS, ITEMS, POWERS, TREASURE
from taberna.table.values import Value

OWN: Final = "own"
CHARGE: Final = "charge"
DISARMED: Final = "disarmed"
"""Without what was struck from its hands (TQ-G70)."""
PRONE: Final = "prone"
SENSELESS: Final = "senseless"
COVER: Final = "cover"
DISTANCE: Final = "distance"
TRAP: Final = "trap"
DICE: Final = "dice"
BEST: Final = "best"
"""All that the dice could have shown: the lightning (TQ-6.11)."""
BONUS: Final = "bonus"
ROW: Final = "row"
"""What a table of fumbles says (TQ-6.14)."""
RULE: Final = "rule"
"""A number of the rules: a stroll, the best of stealth."""
EFFECT: Final = "effect"
"""Something that nobody need know more of."""


class Source(Value, frozen=True):
    """An object, a card or a treasure by its id, or one of the words above."""

    what: str
    count: int


Sources = tuple[Source, ...]


def total(sources: Sources) -> int:
    return sum([source.count for source in sources])


def known(origin: str) -> str:
    """Cards, objects and sheets are on the table; what else there is may be the adventure's own affair."""
    return origin if any(origin in shelf for shelf in (CARDS, ITEMS, TREASURE, POWERS)) else EFFECT


def at_least_none(sources: Sources) -> Sources:
    """There are no fewer than none: whatever takes away takes no more than there is."""
    less = -total(sources)
    if less <= 0:
        return sources
    *rest, last = sources
    return (*rest, Source(last.what, last.count + less))


def spread(sources: Sources) -> tuple[str, ...]:
    """A source for each die, in the order in which they lie; what takes away takes the last of those before
    it."""
    dice: list[str] = []
    for source in sources:
        if source.count < 0:
            del dice[source.count :]
        else:
            dice += [source.what] * source.count
    return tuple(dice)

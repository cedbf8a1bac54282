"""What an adventurer is good at besides dice, by nature or by what he carries."""

from taberna.games.tseuquest.chapters.dice_counts import in_hand
from taberna.games.tseuquest.ground.neighbours import sheet
from taberna.games.tseuquest.things.library import ITEMS
from taberna.games.tseuquest.things.pieces import Figure


def deftness(figure: Figure) -> int:
    """Added to the die that disarms a trap (TQ-12.2)."""
    return sheet(figure).disarm + max((ITEMS[item].disarm for item in in_hand(figure)), default=0)


def keenness(figure: Figure) -> int:
    """Squares added to the reach of a search (TQ-7.2)."""
    return sheet(figure).search + max((ITEMS[item].search for item in in_hand(figure)), default=0)

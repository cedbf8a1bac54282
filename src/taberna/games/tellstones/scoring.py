"""Points, and the third that ends the game (TS-1.6, TS-3.11)."""

from typing import Final

from taberna.games.tellstones.actions import LineName
from taberna.games.tellstones.events import Scored
from taberna.games.tellstones.seats import Side
from taberna.games.tellstones.state import State, points
from taberna.games.tellstones.turns import Events, end, finish

POINTS_TO_WIN: Final = 3


def score(state: State, told: Events, winner: Side, line: LineName) -> Events:
    """A point, and with it the end of the action."""
    told = (*told, Scored(winner))
    if points(state, winner) + 1 < POINTS_TO_WIN:
        return finish(state, told, line)
    return (*told, end(state, winner, "points"))

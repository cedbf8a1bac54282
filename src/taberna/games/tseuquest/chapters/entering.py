"""Coming onto a square otherwise than by a step: what is hidden there goes off all the same (TQ-G193)."""

from taberna.games.tseuquest.flow.state import find
from taberna.games.tseuquest.flow.steps import Stepping
from taberna.games.tseuquest.flow.tale import Tale, begin


def arrive(tale: Tale, name: str) -> None:
    """It stands there now: the trap of the square, then what it sees."""
    arrived = find(tale.state, name)
    if arrived is not None:
        begin(tale, Stepping(name, arrived.square, (), 0, stage="square"))

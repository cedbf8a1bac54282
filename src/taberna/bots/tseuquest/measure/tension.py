"""How an evening stands, round by round: of the games that are still on, how many will be won."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from taberna.bots.tseuquest.measure.summary import by_number, wilson
from taberna.bots.tseuquest.measure.tally import Tally
from taberna.table.values import Value

FEWEST: Final = 5
"""Games that must still be on for a chance to say anything."""


class Moment(Value, frozen=True):
    round: int
    games: int
    """Still on when this round ends."""
    chance: float
    low: float
    high: float


def tension(cell: Mapping[str, int]) -> tuple[Moment, ...]:
    """From before the first round on, as long as enough games last."""
    ended, won = by_number(cell, "rounds"), by_number(cell, "won")
    found: list[Moment] = []
    for number in range(max(ended, default=0) + 1):
        games = sum(n for at, n in ended.items() if at > number)
        through = sum(n for at, n in won.items() if at > number)
        if games < FEWEST:
            break
        found.append(Moment(number, games, through / games, *wilson(through, games)))
    return tuple(found)


def tensions(tally: Tally) -> dict[str, tuple[Moment, ...]]:
    """Of each adventure, parties of all sizes together."""
    wholes: dict[str, Counter[str]] = {}
    for name, cell in tally.cells.items():
        wholes.setdefault(name.rpartition("/")[0], Counter()).update(cell)
    return {name: tension(whole) for name, whole in sorted(wholes.items())}

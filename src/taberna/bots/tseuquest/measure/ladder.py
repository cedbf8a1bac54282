"""How many of an adventure's figures should stand against a party of each size: what games against the first
so many of them say (`the-audit-first-12`, `copies.py`), with the adventure's own last round."""

import tomllib
from collections import defaultdict
from collections.abc import Iterable
from typing import Final, NamedTuple

from taberna.bots.tseuquest.measure.balance import FIRST, USUAL
from taberna.bots.tseuquest.measure.copies import figures_of, rung_of, source_of
from taberna.bots.tseuquest.measure.logistic import Row, dot, fitted_to, squashed
from taberna.bots.tseuquest.measure.met import last_round
from taberna.bots.tseuquest.measure.summary import by_number
from taberna.bots.tseuquest.measure.tally import Tally
from taberna.games.tseuquest.things import shelf
from taberna.table.values import Value

STEEP: Final = 4.0
"""By how much the share of the figures is written larger than it is: the ridge presses less on it."""


class Tried(NamedTuple):
    """Games of one size against one rung."""

    size: int
    rung: int
    games: int
    won: int
    """Before the last round."""


class Proposal(Value, frozen=True):
    name: str
    """An adventure and a size: `adventure/4`."""
    games: int
    now: int
    """Figures that stand against them."""
    better: int
    success: float
    """Against so many, as it is estimated."""


def proposals(tally: Tally, first: str) -> tuple[Proposal, ...]:
    """`first` is the adventure that a table begins with."""
    found: dict[str, list[Tried]] = defaultdict(list)
    for name, cell in tally.cells.items():
        copy, _, size = name.rpartition("/")
        rung = rung_of(copy)
        if rung:
            source = source_of(copy)
            until = last_round(shelf.adventure(source).script)
            won = sum(n for at, n in by_number(cell, "won").items() if at < until)
            found[source].append(Tried(int(size), rung, cell["games"], won))
    return tuple(row for source in sorted(found) for row in _proposals(source, found[source], first))


def _proposals(source: str, tried: list[Tried], first: str) -> Iterable[Proposal]:
    figures = figures_of(tomllib.loads(shelf.written(source)))
    sizes = sorted({each.size for each in tried})
    weights = estimate(tried, sizes, len(figures))
    least = 1
    for size in sizes:
        games = sum(each.games for each in tried if each.size == size)
        now = sum(int(str(figure.get("least", 1))) <= size for figure in figures)
        rung, told = nearest(weights, sizes, size, len(figures), FIRST if source == first else USUAL, least)
        least = rung  # against more of them never fewer
        yield Proposal(f"{source}/{size}", games, now, rung, told)


def estimate(tried: Iterable[Tried], sizes: list[int], figures: int) -> Row:
    """How hard each size finds it, and how much harder for every figure more."""
    rows: list[Row] = []
    won: list[int] = []
    weight: list[int] = []
    for each in tried:
        for came, games in ((1, each.won), (0, each.games - each.won)):
            rows.append(_row(sizes, each.size, each.rung, figures))
            won.append(came)
            weight.append(games)
    return fitted_to(rows, won, weight, len(sizes) + 1)


def nearest(
    weights: Row, sizes: list[int], size: int, figures: int, wanted: tuple[float, float], least: int = 1
) -> tuple[int, float]:
    """The number of figures with which success is likeliest to lie in the middle of what is wanted."""
    middle = sum(wanted) / 2
    told = {n: squashed(dot(weights, _row(sizes, size, n, figures))) for n in range(least, figures + 1)}
    best = min(told, key=lambda n: (abs(told[n] - middle), n))
    return best, told[best]


def _row(sizes: list[int], size: int, rung: int, figures: int) -> Row:
    return (STEEP * rung / figures, *(float(each == size) for each in sizes))

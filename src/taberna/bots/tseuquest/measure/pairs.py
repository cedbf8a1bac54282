"""Two simulations of the same games, game by game: what other players made of the same party and dice."""

from collections.abc import Iterable
from math import sqrt

from taberna.bots.tseuquest.measure.night import Night
from taberna.bots.tseuquest.measure.summary import SURE
from taberna.table.values import Value


class Paired(Value, frozen=True):
    name: str
    """An adventure; empty: all of them."""
    games: int
    one: float
    """Share of success in the first."""
    other: float
    gain: float
    """Of the second over the first."""
    low: float
    high: float
    """Between these two, with 95 % of confidence."""


def paired(one: Iterable[Night], other: Iterable[Night]) -> tuple[Paired, ...]:
    """Of the games that are in both: each adventure, then all of them."""
    first = {(night.adventure, night.number): night for night in one}
    pairs = [(first[key], night) for night in other if (key := (night.adventure, night.number)) in first]
    names = sorted({night.adventure for night, _ in pairs})
    rows = [_row(name, [pair for pair in pairs if pair[0].adventure == name]) for name in names]
    return (*rows, _row("", pairs)) if pairs else ()


def _row(name: str, pairs: list[tuple[Night, Night]]) -> Paired:
    games = len(pairs)
    won, also = (sum(pair[n].result == "success" for pair in pairs) for n in (0, 1))
    differ = sum((a.result == "success") != (b.result == "success") for a, b in pairs)
    gain = (also - won) / games
    spread = SURE * sqrt(max(differ / games - gain * gain, 1 / games**2) / games)
    return Paired(name, games, won / games, also / games, gain, gain - spread, gain + spread)

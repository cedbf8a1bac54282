"""How likely a success is, by what everybody sees at the end of a round: how late it is, how much life is
left, who fell, who is out, what is done of the goal, what stands in sight. A logistic fit on one half of
the games judges the other half, so that no game is judged by a fit that has seen it."""

from collections.abc import Iterable, Sequence
from functools import cache
from hashlib import sha256
from typing import Final, NamedTuple

from taberna.bots.tseuquest.measure.logistic import Row, dot, fitted_to, squashed
from taberna.bots.tseuquest.measure.met import Hour, last_round
from taberna.bots.tseuquest.measure.night import Night
from taberna.bots.tseuquest.measure.summary import wilson
from taberna.games.tseuquest.things.shelf import adventure
from taberna.table.values import Value

OPEN: Final = (0.2, 0.8)
"""Between these nothing is decided yet."""
BINS: Final = 10
THOUSAND: Final = 1000


class Fit(NamedTuple):
    names: tuple[str, ...]
    """Of adventures: each is as hard as it is."""
    weights: Row


class Bin(Value, frozen=True):
    """Of all judged moments that were given a chance between two tenths."""

    told: float
    """The mean of the chances that were told."""
    came: float
    """The share of them that ended in success."""
    moments: int
    games: int
    low: float
    high: float
    """The interval of `came`, as if each game had been asked once."""


class Tense(Value, frozen=True):
    """Of one adventure."""

    name: str
    games: int
    begins: float
    """The share of games in which it was open as the last third began."""
    still: float
    """The share in which it was open at some moment of the last third."""
    low: float
    high: float


class Odds(Value, frozen=True):
    calibration: tuple[Bin, ...]
    brier: float
    """The mean square of what was told wrongly, of each game at one moment drawn by its number; 0.25 knows
    nothing."""
    baseline: float
    """The same for somebody who always names the share of successes."""
    tense: tuple[Tense, ...]


def odds(nights: Iterable[Night]) -> Odds:
    played = [night for night in nights if night.result in ("success", "failure") and night.hours]
    names = tuple(sorted({night.adventure for night in played}))
    halves = [[n for n in played if _half(n) == side] for side in (0, 1)]
    fits = [fit(half, names) for half in halves]
    judged = [(night, _chances(fits[1 - _half(night)], night)) for night in played]
    return Odds(
        _calibration(judged),
        _brier([(chances[len(chances) // 2], _won(night)) for night, chances in judged]),
        _brier([(sum(map(_won, played)) / max(1, len(played)), _won(night)) for night in played]),
        tuple(_tense(name, [row for row in judged if row[0].adventure == name]) for name in names),
    )


def fit(nights: Sequence[Night], names: tuple[str, ...]) -> Fit:
    """Every round of a game counts as much as it has rounds to share one game among."""
    rows, won, weight = [], [], []
    for night in nights:
        for hour in night.hours:
            rows.append(_seen(names, night, hour))
            won.append(_won(night))
            weight.append(1 / len(night.hours))
    width = len(_seen(names, nights[0], nights[0].hours[0])) if nights else 0
    return Fit(names, fitted_to(rows, won, weight, width))


def chance(fitted: Fit, night: Night, hour: Hour) -> float:
    return squashed(dot(fitted.weights, _seen(fitted.names, night, hour)))


def _chances(fitted: Fit, night: Night) -> list[float]:
    return [chance(fitted, night, hour) for hour in night.hours]


def _half(night: Night) -> int:
    """By lot: the number alone would put parties of one size into one half."""
    return sha256(f"{night.adventure} {night.number}".encode()).digest()[0] % 2


def _won(night: Night) -> int:
    return int(night.result == "success")


def _seen(names: tuple[str, ...], night: Night, hour: Hour) -> Row:
    late = hour.round / _limit(night.adventure)
    life, goals, foes = hour.life / THOUSAND, hour.goals / THOUSAND, min(2.0, hour.foes / THOUSAND)
    size = len(night.party)
    fallen, out = hour.fallen / size, hour.out / size
    known = (
        late,
        life,
        fallen,
        out,
        goals,
        foes,
        hour.rooms / BINS,
        size / 4,
        late * (1 - goals),
        life * late,
        foes * life,
    )
    return (1.0, *known, *(float(night.adventure == name) for name in names))


@cache
def _limit(name: str) -> int:
    return last_round(adventure(name).script)


def _calibration(judged: Sequence[tuple[Night, Sequence[float]]]) -> tuple[Bin, ...]:
    found: list[Bin] = []
    for number in range(BINS):
        inside = [
            (night, told)
            for night, chances in judged
            for told in chances
            if number == min(BINS - 1, int(told * BINS))
        ]
        if not inside:
            continue
        came = sum(_won(night) for night, _ in inside) / len(inside)
        games = len({(night.adventure, night.number) for night, _ in inside})
        low, high = wilson(round(came * games), games)
        told = sum(told for _, told in inside) / len(inside)
        found.append(Bin(told, came, len(inside), games, low, high))
    return tuple(found)


def _brier(rows: Sequence[tuple[float, int]]) -> float:
    return sum((told - came) ** 2 for told, came in rows) / max(1, len(rows))


def _tense(name: str, judged: Sequence[tuple[Night, Sequence[float]]]) -> Tense:
    thirds = [chances[2 * len(chances) // 3 :] for _, chances in judged]
    still = sum(any(map(_open, third)) for third in thirds)
    low, high = wilson(still, len(thirds))
    begins = sum(_open(third[0]) for third in thirds)
    return Tense(name, len(thirds), begins / len(thirds), still / len(thirds), low, high)


def _open(told: float) -> bool:
    return OPEN[0] <= told <= OPEN[1]

"""Tuning a Sorcerer's weights: a small change, played on the same games as what it would replace, and kept
where the adventurers fare worse. A trial is a pure function of the seed, its number and what was reached."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeAlias

from msgspec.structs import asdict, replace

from taberna.bots.tseuquest.measure.night import Night, Setting
from taberna.bots.tseuquest.tactics.weights import WEIGHTS, Weights
from taberna.table.dice import Draws
from taberna.table.values import Value

Game: TypeAlias = tuple[str, int]
Plays: TypeAlias = Callable[[Setting, Iterable[Game]], Iterable[Night]]

SCALE: Final = {
    "hit": 0.3,
    "kill": 1.0,
    "threat": 0.2,
    "weak": 0.4,
    "harm": 0.08,
    "doom": 0.15,
    "near": 0.06,
    "caution": 1.5,
    "mind": 0.1,
}
"""What may be tuned, and how far a trial goes at most."""
AT_ONCE: Final = 2
FINE: Final = 1000
FIRST: Final = 1_000_000
"""Games that are tuned on have numbers that nobody measures with."""


class Course(Value, frozen=True):
    """All that a tuning depends on; the first line of its file."""

    level: str
    heroes: str
    adventures: tuple[str, ...]
    games: int
    """Of each adventure, at a trial."""
    sizes: tuple[int, ...]
    seed: int
    content: str = Setting().content


class Trial(Value, frozen=True):
    number: int
    tried: Weights
    before: float
    """How the adventurers fared against what was reached so far; 1: all came through, 0: nobody."""
    after: float
    kept: bool


def reached(course: Course, trials: Sequence[Trial]) -> Weights:
    kept = [trial.tried for trial in trials if trial.kept]
    return kept[-1] if kept else WEIGHTS[course.level]


def changed(course: Course, weights: Weights, number: int) -> Weights:
    draws = Draws(b"%d" % course.seed, "tune", course.level, number)
    values: dict[str, float] = asdict(weights)
    for name in draws.shuffled(sorted(SCALE))[:AT_ONCE]:
        by = SCALE[name] * (draws.below(2 * FINE + 1) - FINE) / FINE
        values[name] = round(max(0.0, values[name] + by), 3)
    return Weights(**values)


def numbers(course: Course, number: int) -> tuple[Game, ...]:
    """Every trial has games of its own, so that nothing is learnt by heart."""
    first = FIRST + number * course.games
    return tuple((name, n) for n in range(first, first + course.games) for name in course.adventures)


def fared(nights: Iterable[Night]) -> float:
    """Half of it whether they came through, half how many of them stood: it says more than success alone."""
    rows = [
        ((night.result == "success") + 1 - len(night.counts.deaths) / len(night.party)) / 2
        for night in nights
    ]
    return sum(rows) / len(rows)


def make_trial(course: Course, trials: Sequence[Trial], plays: Plays) -> Trial:
    number, now = len(trials), reached(course, trials)
    tried, games = changed(course, now, number), numbers(course, number)
    setting = Setting(course.heroes, course.level, course.sizes)
    before = fared(plays(replace(setting, weights=now), games))
    after = fared(plays(replace(setting, weights=tried), games))
    return Trial(number, tried, before, after, kept=after < before)

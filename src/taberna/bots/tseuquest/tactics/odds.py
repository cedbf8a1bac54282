"""What dice will do, exactly: hits that get through, by the dice on both sides (TQ-8, TQ-9).

Rows that strike somebody else or come back to the attacker are left out; a row that the other side picks is
taken for the one that hurts most.
"""

from collections import defaultdict
from functools import lru_cache
from itertools import product
from math import factorial
from typing import Final, TypeAlias

Chances: TypeAlias = tuple[float, ...]
"""Of 0, 1, 2… hits."""

_SKULL, _SHIELDS, _BOLT, _WHAT = 3 / 8, 3 / 8, 1 / 8, 1 / 8
_MOST: Final = 2
"""Fumbles that are thrown for (TQ-8.11)."""
_ALL: Final = 99

_ATTACK: Final = {"melee": {2: 2 / 8, 1: 1 / 8, 0: 5 / 8}, "shot": {_ALL: 4 / 8, 1: 1 / 8, 0: 3 / 8}}
"""How many skulls a fumble annuls, with which chance (TQ-8.12, TQ-9.12)."""
_PARRY: Final = {
    "melee": {(2, False): 2 / 8, (1, False): 1 / 8, (0, True): 1 / 8, (0, False): 4 / 8},
    "shot": {(_ALL, False): 2 / 8, (0, True): 1 / 8, (0, False): 5 / 8},
}
"""How many shields, and whether the attacker's shields hit too (TQ-8.14, TQ-9.14)."""


def _ways(*counts: int) -> int:
    ways = factorial(sum(counts))
    for count in counts:
        ways //= factorial(count)
    return ways


def _split(dice: int) -> list[tuple[int, int, int, int]]:
    return [
        (a, b, c, dice - a - b - c)
        for a in range(dice + 1)
        for b in range(dice + 1 - a)
        for c in range(dice + 1 - a - b)
    ]


@lru_cache(maxsize=256)
def _attacks(dice: int, kind: str) -> dict[tuple[int, int, int], float]:
    """Skulls, skulls if the shields count too, and what lightning does."""
    found: dict[tuple[int, int, int], float] = defaultdict(float)
    for skulls, shields, bolts, whats in _split(dice):
        chance = _ways(skulls, shields, bolts, whats) * _SKULL**skulls * _SHIELDS**shields
        chance *= _BOLT**bolts * _WHAT**whats
        direct = bolts if kind == "melee" else max(0, 2 * bolts - 1)
        for rows in product(_ATTACK[kind].items(), repeat=min(_MOST, whats)):
            annuls, p = sum(n for n, _ in rows), chance
            for _, row in rows:
                p *= row
            met = 0 if annuls >= _ALL else direct
            found[max(0, skulls - annuls), max(0, skulls + shields - annuls), met] += p
    return dict(found)


@lru_cache(maxsize=256)
def _defences(dice: int, kind: str, shield: int) -> dict[tuple[int, bool], float]:
    """What is stopped, and whether the attacker's shields hit too; `shield` of eight faces stop one."""
    found: dict[tuple[int, bool], float] = defaultdict(float)
    good, other = shield / 8, (6 - shield) / 8
    for shields, blanks, bolts, whats in _split(dice):
        chance = _ways(shields, blanks, bolts, whats) * good**shields * other**blanks
        chance *= _BOLT**bolts * _WHAT**whats
        for rows in product(_PARRY[kind].items(), repeat=min(_MOST, whats)):
            annuls, exposed, p = 0, False, chance
            for (less, shows), row in rows:
                annuls, exposed, p = annuls + less, exposed or shows, p * row
            stops = 0 if annuls >= _ALL else max(0, shields - annuls) + 2 * bolts
            found[stops, exposed] += p
    return dict(found)


@lru_cache(maxsize=4096)
def hits(attack: int, defence: int, kind: str, heroic: bool) -> Chances:
    """By so many dice on so many; `heroic`: an adventurer defends, whose shields are twice as many."""
    row = [0.0] * (2 * attack + 1)
    for (plain, exposed, direct), p in _attacks(attack, kind).items():
        for (stops, shows), q in _defences(defence, kind, 2 if heroic else 1).items():
            row[direct + max(0, (exposed if shows else plain) - stops)] += p * q
    return tuple(row)


@lru_cache(maxsize=64)
def plain_hits(dice: int) -> Chances:
    """Of dice that nobody defends against: skulls and lightning."""
    return tuple(_ways(n, dice - n) * 0.5**dice for n in range(dice + 1))


@lru_cache(maxsize=8192)
def outlook(chances: Chances, life: int) -> tuple[float, float]:
    """The life points it takes on average, and the chance that it takes the last."""
    taken = sum(min(n, life) * p for n, p in enumerate(chances))
    return taken, sum(chances[life:])

"""Logistic regression, by Newton's steps."""

from collections.abc import Sequence
from math import exp
from typing import Final, TypeAlias

Row: TypeAlias = tuple[float, ...]
STEPS: Final = 12
"""It stands still long before."""
RIDGE: Final = 1.0
"""So much evidence against every weight: few games say little."""


def squashed(at: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, at))))


def dot(one: Sequence[float], other: Sequence[float]) -> float:
    return sum(a * b for a, b in zip(one, other, strict=True))


def fitted_to(rows: Sequence[Row], won: Sequence[int], weight: Sequence[float], width: int) -> Row:
    weights = [0.0] * width
    for _ in range(STEPS):
        slope = [-RIDGE * w / 10 for w in weights]
        curve = [[RIDGE / 10 if i == j else 0.0 for j in range(width)] for i in range(width)]
        for row, came, much in zip(rows, won, weight, strict=True):
            told = squashed(dot(weights, row))
            off, bend = much * (came - told), much * told * (1 - told)
            filled = [(i, value) for i, value in enumerate(row) if value]
            for i, value in filled:
                slope[i] += off * value
                line = curve[i]
                for j, other in filled:
                    line[j] += bend * value * other
        weights = [w + step for w, step in zip(weights, _solved(curve, slope), strict=True)]
    return tuple(weights)


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss, with the largest of each column."""
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for at in range(size):
        best = max(range(at, size), key=lambda i: abs(rows[i][at]))
        rows[at], rows[best] = rows[best], rows[at]
        for i in range(at + 1, size):
            much = rows[i][at] / rows[at][at]
            if much:
                rows[i] = [a - much * b for a, b in zip(rows[i], rows[at], strict=True)]
    found = [0.0] * size
    for at in reversed(range(size)):
        found[at] = (rows[at][-1] - dot(rows[at][at + 1 : size], found[at + 1 :])) / rows[at][at]
    return found

"""The exact distribution over the orders of the hidden symbols that a memory implies.

An order weighs the product over the spaces of how well it fits each trace: 1 where it agrees or nothing is
remembered, less where it contradicts. How much less is fitted until each trace has about the chance of
being right that the mind gives it (iterative proportional fitting): it starts from what a single
confusion would weigh, with a forgotten stone where there is one, else with another trace.
"""

from math import sqrt
from typing import Final

from taberna.bots.tellstones.core.rows import (
    DOWN,
    HIDDEN,
    LABEL,
    SPACES,
    SURE,
    W_ALL,
    W_BACKWARD,
    W_BEST,
    W_CHANCE,
    W_FORWARD,
    W_ROWS,
    W_SURE,
    W_WEIGHTS,
    Ints,
    Row,
    kernel,
    kernel_apart,
)

FITTINGS: Final = 2
TRADED: Final = 0.6
"""A trace that is wrong was so often confused with another that is still there, else with a forgotten one."""
SUREST: Final = 0.9999
LEAST_SURE: Final = 0.02


@kernel_apart
def weigh_orders(own: Row, board: Ints, w: Row) -> None:
    """Fills W_CHANCE (space by symbol), W_BEST and W_SURE, and how likely a whole proof succeeds."""
    down, held = 0, 0
    for space in range(board[SPACES]):
        if board[space] == DOWN:
            down += 1
            if own[LABEL + space] >= 0.0:
                held += 1
    for i in range(49):
        w[W_CHANCE + i] = 0.0
    for space in range(7):
        w[W_BEST + space] = -1.0
        w[W_SURE + space] = 0.0
    if down == 0:
        w[W_ALL] = 0.0
        return
    _fill_weights(own, board, w, down, held)
    _count_rows(w, down)
    whole = _share_out(w, down)
    if held and down > 1:
        for _ in range(FITTINGS):
            _fit_weights(own, board, w, down)
            whole = _share_out(w, down)
    w[W_ALL] = 1.0 / whole
    _find_best(board, w)


@kernel_apart
def _fill_weights(own: Row, board: Ints, w: Row, down: int, held: int) -> None:
    blank = down - held
    taken = 0
    for space in range(board[SPACES]):
        if board[space] == DOWN and own[LABEL + space] >= 0.0:
            taken |= 1 << int(own[LABEL + space])
    row = 0
    for space in range(board[SPACES]):
        if board[space] != DOWN:
            continue
        label = own[LABEL + space]
        traded, lost = 1.0, 1.0
        if label >= 0.0 and down > 1:
            sure = min(SUREST, max(LEAST_SURE, own[SURE + space]))
            odds = (1.0 - sure) / sure
            lost = odds * (1.0 - TRADED) / blank if blank else 0.0
            traded = sqrt(odds * (TRADED if blank else 1.0) / (held - 1)) if held > 1 else 0.0
        column = 0
        for symbol in range(7):
            if board[HIDDEN] >> symbol & 1:
                if label < 0.0 or label == symbol:
                    weight = 1.0
                else:
                    weight = traded if taken >> symbol & 1 else lost
                w[W_WEIGHTS + row * 7 + column] = weight
                column += 1
        row += 1


@kernel
def _count_rows(w: Row, down: int) -> None:
    """Which stone comes next when so many symbols, as bits, are used."""
    w[W_ROWS] = 0.0
    for used in range(1, 1 << down):
        w[W_ROWS + used] = w[W_ROWS + (used >> 1)] + (used & 1)


@kernel_apart
def _share_out(w: Row, down: int) -> float:
    """Sums over all orders by the set of symbols used so far: from the left, then from the right, where
    both meet at every symbol of every space."""
    full = (1 << down) - 1
    w[W_FORWARD] = 1.0
    for used in range(1, full + 1):
        row, total = W_WEIGHTS - 7 + 7 * int(w[W_ROWS + used]), 0.0
        for symbol in range(down):
            if used >> symbol & 1:
                total += w[W_FORWARD + (used ^ (1 << symbol))] * w[row + symbol]
        w[W_FORWARD + used] = total
    for i in range(down * 7):
        w[W_CHANCE + i] = 0.0
    w[W_BACKWARD + full] = 1.0
    for used in range(full - 1, -1, -1):
        row, total, here = 7 * int(w[W_ROWS + used]), 0.0, w[W_FORWARD + used]
        for symbol in range(down):
            if not used >> symbol & 1:
                term = w[W_BACKWARD + (used | (1 << symbol))] * w[W_WEIGHTS + row + symbol]
                total += term
                w[W_CHANCE + row + symbol] += here * term
        w[W_BACKWARD + used] = total
    whole = w[W_BACKWARD]
    for i in range(down * 7):
        w[W_CHANCE + i] /= whole
    return whole


@kernel_apart
def _fit_weights(own: Row, board: Ints, w: Row, down: int) -> None:
    """Where a trace came out surer or less sure than the mind holds it, what contradicts it weighs more
    or less."""
    row = 0
    for space in range(board[SPACES]):
        if board[space] != DOWN:
            continue
        label = own[LABEL + space]
        if label >= 0.0:
            sure = min(SUREST, max(LEAST_SURE, own[SURE + space]))
            column, at = 0, -1
            for symbol in range(7):
                if board[HIDDEN] >> symbol & 1:
                    if label == symbol:
                        at = column
                    column += 1
            if at >= 0:
                came = min(SUREST, max(LEAST_SURE, w[W_CHANCE + row * 7 + at]))
                factor = (1.0 - sure) / sure * came / (1.0 - came)
                for column in range(down):
                    if column != at:
                        w[W_WEIGHTS + row * 7 + column] *= factor
        row += 1


@kernel
def _find_best(board: Ints, w: Row) -> None:
    row = 0
    for space in range(board[SPACES]):
        if board[space] != DOWN:
            continue
        column = 0
        for symbol in range(7):
            if board[HIDDEN] >> symbol & 1:
                if w[W_CHANCE + row * 7 + column] > w[W_SURE + space] + 1e-9:
                    w[W_SURE + space] = w[W_CHANCE + row * 7 + column]
                    w[W_BEST + space] = float(symbol)
                column += 1
        row += 1

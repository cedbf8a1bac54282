"""The exact distribution over the orders of the hidden symbols that a memory implies.

An order weighs the product over the spaces of how well it fits each trace: 1 where it agrees or nothing is
remembered, less where it contradicts. How much less is chosen so that each trace keeps, to the first order, the
chance of being right that the mind gives it: a trace that is wrong trades places with a forgotten stone where
there is one, else with another trace.
"""

from math import sqrt

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
    W_SURE,
    W_WEIGHTS,
    Ints,
    Row,
    kernel,
)


@kernel
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
    whole = _count_orders(w, down)
    w[W_ALL] = 1.0 / whole
    _share_out(board, w, down, whole)


@kernel
def _fill_weights(own: Row, board: Ints, w: Row, down: int, held: int) -> None:
    blank = down - held
    row = 0
    for space in range(board[SPACES]):
        if board[space] != DOWN:
            continue
        label = own[LABEL + space]
        misfit = 1.0
        if label >= 0.0 and down > 1:
            sure = min(0.9999, max(0.02, own[SURE + space]))
            odds = (1.0 - sure) / sure
            misfit = odds / blank if blank else sqrt(odds / (held - 1))
        column = 0
        for symbol in range(7):
            if board[HIDDEN] >> symbol & 1:
                w[W_WEIGHTS + row * 7 + column] = 1.0 if label < 0.0 or label == symbol else misfit
                column += 1
        row += 1


@kernel
def _count_orders(w: Row, down: int) -> float:
    """Sums over all orders by the set of symbols used so far: from the left, then from the right."""
    full = (1 << down) - 1
    w[W_FORWARD] = 1.0
    for used in range(1, full + 1):
        row = -1
        for symbol in range(down):
            row += used >> symbol & 1
        total = 0.0
        for symbol in range(down):
            if used >> symbol & 1:
                total += w[W_FORWARD + (used ^ (1 << symbol))] * w[W_WEIGHTS + row * 7 + symbol]
        w[W_FORWARD + used] = total
    w[W_BACKWARD + full] = 1.0
    for used in range(full - 1, -1, -1):
        row = 0
        for symbol in range(down):
            row += used >> symbol & 1
        total = 0.0
        for symbol in range(down):
            if not used >> symbol & 1:
                total += w[W_BACKWARD + (used | (1 << symbol))] * w[W_WEIGHTS + row * 7 + symbol]
        w[W_BACKWARD + used] = total
    return w[W_FORWARD + full]


@kernel
def _share_out(board: Ints, w: Row, down: int, whole: float) -> None:
    full = (1 << down) - 1
    for used in range(full):
        row = 0
        for symbol in range(down):
            row += used >> symbol & 1
        for symbol in range(down):
            if not used >> symbol & 1:
                w[W_CHANCE + row * 7 + symbol] += (
                    w[W_FORWARD + used]
                    * w[W_WEIGHTS + row * 7 + symbol]
                    * w[W_BACKWARD + (used | (1 << symbol))]
                    / whole
                )
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

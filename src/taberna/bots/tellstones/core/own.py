"""One's own memory of a Line: what the events of the table do to it.

How sure one is of each trace is kept where it `weighs`: whoever plays at random never asks."""

from typing import Final

from taberna.bots.tellstones.core.rows import (
    DOWN,
    LABEL,
    SPACES,
    SURE,
    TRACES,
    Ints,
    Row,
    kernel,
    kernel_apart,
)
from taberna.bots.tellstones.core.traces import (
    clear,
    doubt,
    follow_swap,
    forget_own,
    rehearse,
    reveal,
    shift,
    witness,
)

FIELDS: Final = TRACES // 7
FORGOTTEN: Final = 0.5
"""How likely a stone that was forgotten had been confused with another before."""


@kernel
def own_blank(own: Row) -> None:
    for space in range(7):
        clear(own, 0, space)
        own[SURE + space] = 0.0


@kernel
def own_placed(own: Row, shifted: int) -> None:
    if shifted:
        shift(own, 0, FIELDS)


@kernel
def _suspect(own: Row, space: int) -> float:
    """How much a stone is to be suspected of having been confused with another."""
    return max(0.0001, 1.0 - own[SURE + space]) if own[LABEL + space] >= 0.0 else FORGOTTEN


@kernel_apart
def own_cleared(own: Row, board: Ints, space: int, symbol: int) -> None:
    """A stone is seen for what it is: whatever is not thought to be it was not confused with it."""
    total = 0.0
    for other in range(board[SPACES]):
        if board[other] == DOWN:
            total += _suspect(own, other)
    here = _suspect(own, space)
    for other in range(board[SPACES]):
        if (
            other != space
            and board[other] == DOWN
            and own[LABEL + other] >= 0.0
            and own[LABEL + other] != symbol
        ):
            rest = total - _suspect(own, other)
            own[SURE + other] = 1.0 - (1.0 - own[SURE + other]) * max(0.0, 1.0 - here / rest)


@kernel
def own_looked(own: Row, board: Ints, space: int, symbol: int, weighs: int) -> None:
    if weighs:
        own_cleared(own, board, space, symbol)
    own_seen(own, board, space, symbol)


@kernel
def own_seen(own: Row, board: Ints, space: int, symbol: int) -> None:
    """Hidden before one's eyes, or looked at."""
    witness(own, 0, board[SPACES], space, float(symbol))
    own[SURE + space] = 1.0


@kernel
def own_turned(own: Row, board: Ints, space: int, symbol: int, weighs: int) -> None:
    if weighs:
        own_cleared(own, board, space, symbol)
    reveal(own, 0, board[SPACES], space, float(symbol))


@kernel
def own_swapped(
    own: Row, board: Ints, one: int, other: int, down: int, slip: float, weighs: int,
    key: int, lock: int, seq: int,
) -> None:  # fmt: skip
    """The board still lies as it did before the swap."""
    hidden = (board[one] == DOWN) + (board[other] == DOWN)
    if hidden == 0:
        return
    both = 1 if hidden == 2 else 0
    follow_swap(own, 0, FIELDS, one, other, both, slip, key, lock, seq, 0)
    if both and weighs:
        if own[LABEL + one] >= 0.0:
            doubt(own, 0, one, down, slip)
        if own[LABEL + other] >= 0.0:
            doubt(own, 0, other, down, slip)


@kernel
def own_turn_passes(
    own: Row, board: Ints, down: int, tau: float, budget: float, weighs: int, w: Row, at: int,
    key: int, lock: int, seq: int,
) -> None:  # fmt: skip
    if budget > 0.0:
        rehearse(own, 0, board, budget, key, lock, seq, 0)
    forget_own(own, 0, board, down, tau, weighs, w, at, key, lock, seq, 0)

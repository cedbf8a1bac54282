"""One's own memory of a Line: what the events of the table do to it."""

from taberna.bots.tellstones.core.rows import DOWN, LABEL, SPACES, SURE, TRACES, Ints, Row, kernel
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

FIELDS = TRACES // 7


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
def own_seen(own: Row, board: Ints, space: int, symbol: int) -> None:
    """Hidden before one's eyes, or peeked at."""
    witness(own, 0, board[SPACES], space, float(symbol))
    own[SURE + space] = 1.0


@kernel
def own_turned(own: Row, board: Ints, space: int, symbol: int) -> None:
    reveal(own, 0, board[SPACES], space, float(symbol))


@kernel
def own_swapped(
    own: Row, board: Ints, one: int, other: int, down: int, slip: float, key: int, lock: int, seq: int
) -> None:
    """The board still lies as it did before the swap."""
    hidden = (board[one] == DOWN) + (board[other] == DOWN)
    if hidden == 0:
        return
    both = 1 if hidden == 2 else 0
    follow_swap(own, 0, FIELDS, one, other, both, slip, key, lock, seq, 0)
    if both:
        if own[LABEL + one] >= 0.0:
            doubt(own, 0, one, down, slip)
        if own[LABEL + other] >= 0.0:
            doubt(own, 0, other, down, slip)


@kernel
def own_turn_passes(
    own: Row, board: Ints, down: int, tau: float, budget: float, w: Row, at: int, key: int, lock: int, seq: int
) -> None:
    if budget > 0.0:
        rehearse(own, 0, board, budget, key, lock, seq, 0)
    forget_own(own, 0, board, down, tau, w, at, key, lock, seq, 0)

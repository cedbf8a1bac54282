"""A player without a thought: any action that is allowed, each as likely as the next."""

from taberna.bots.tellstones.core.board import count_down, end_space
from taberna.bots.tellstones.core.draw import AT_CHOICE, uniform
from taberna.bots.tellstones.core.rows import (
    ANSWER,
    BELIEVE,
    BOAST,
    CHALLENGE,
    DOWN,
    DUTY,
    DUTY_CLAIM,
    DUTY_HANDLE,
    EMPTY,
    HIDE,
    NAME,
    PEEK,
    PHASE,
    PHASE_ANSWER,
    PHASE_LOOKS,
    PHASE_REPLY,
    PHASE_STOLEN,
    PHASE_TURN,
    PLACE,
    POOL,
    SEEN,
    SPACES,
    STOP,
    SWAP,
    Ints,
    kernel,
)


@kernel
def nth_down(board: Ints, n: int, seen: int) -> int:
    """The space of the n-th face-down stone that is not among those seen."""
    for space in range(board[SPACES]):
        if board[space] == DOWN and not seen >> space & 1:
            if n == 0:
                return space
            n -= 1
    return -1


@kernel
def nth_up(board: Ints, n: int) -> int:
    for space in range(board[SPACES]):
        if board[space] != DOWN and board[space] != EMPTY:
            if n == 0:
                return space
            n -= 1
    return -1


@kernel
def nth_lying(board: Ints, n: int) -> int:
    for space in range(board[SPACES]):
        if board[space] != EMPTY:
            if n == 0:
                return space
            n -= 1
    return -1


@kernel
def nth_bit(bits: int, n: int) -> int:
    for symbol in range(7):
        if bits >> symbol & 1:
            if n == 0:
                return symbol
            n -= 1
    return -1


@kernel
def count_bits(bits: int) -> int:
    total = 0
    for symbol in range(7):
        total += bits >> symbol & 1
    return total


@kernel
def choose_any(board: Ints, moment: Ints, key: int, lock: int, seq: int) -> int:
    pick = uniform(key, lock, seq, AT_CHOICE, 0)
    phase = moment[PHASE]
    if phase == PHASE_TURN:
        return _any_move(board, moment, pick)
    if phase == PHASE_ANSWER:
        return ANSWER * 64 + int(pick * 7) * 8
    if phase == PHASE_REPLY:
        return (BELIEVE + int(pick * 3)) * 64
    if phase == PHASE_STOLEN:
        return (BELIEVE + int(pick * 2)) * 64
    down = count_down(board)
    if phase == PHASE_LOOKS:
        n = int(pick * (down - count_bits(moment[SEEN]) + 1))
        space = nth_down(board, n, moment[SEEN])
        return PEEK * 64 + space * 8 if space >= 0 else STOP * 64
    n = int(pick * down * 7)
    return NAME * 64 + nth_down(board, n // 7, 0) * 8 + n % 7


@kernel
def _any_move(board: Ints, moment: Ints, pick: float) -> int:
    down, lying = 0, 0
    for space in range(7):
        down += board[space] == DOWN
        lying += board[space] != EMPTY
    duty = moment[DUTY]
    left, right = end_space(board, 0) >= 0, end_space(board, 1) >= 0
    ends = (1 if left else 0) + (1 if right else 0)
    places = count_bits(board[POOL]) * ends if duty != DUTY_CLAIM else 0
    hides = lying - down if duty != DUTY_CLAIM else 0
    swaps = lying * (lying - 1) // 2 if duty == 0 else 0
    peeks = down if duty == 0 else 0
    claims = down + (1 if down else 0) if duty != DUTY_HANDLE else 0
    n = int(pick * (places + hides + swaps + peeks + claims))
    if n < places:
        end = n % ends if ends == 2 else (0 if left else 1)
        return PLACE * 64 + nth_bit(board[POOL], n // ends) * 8 + end
    n -= places
    if n < hides:
        return HIDE * 64 + nth_up(board, n) * 8
    n -= hides
    if n < swaps:
        one = 0
        while n >= lying - 1 - one:
            n -= lying - 1 - one
            one += 1
        return SWAP * 64 + nth_lying(board, one) * 8 + nth_lying(board, one + 1 + n)
    n -= swaps
    if n < peeks:
        return PEEK * 64 + nth_down(board, n, 0) * 8
    n -= peeks
    return CHALLENGE * 64 + nth_down(board, n, 0) * 8 if n < down else BOAST * 64

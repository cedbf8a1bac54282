"""The plain player that others are measured against: it boasts when it knows the whole Line, doubts and
steals by its own knowledge, and otherwise makes plain moves. It models nobody."""

from typing import Final

from taberna.bots.tellstones.core.board import count_down, end_space
from taberna.bots.tellstones.core.chance import count_bits, nth_bit, nth_down, nth_up
from taberna.bots.tellstones.core.draw import AT_CHOICE, uniform
from taberna.bots.tellstones.core.rows import (
    ANSWER,
    BELIEVE,
    BOAST,
    CHALLENGE,
    DOUBT,
    DOWN,
    DUTY,
    DUTY_CLAIM,
    DUTY_HANDLE,
    HIDE,
    LABEL,
    LEFT,
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
    RIGHT,
    SEEN,
    SPACE,
    SPACES,
    STEAL,
    STOP,
    SWAP,
    THEM,
    W_BEST,
    W_SURE,
    Ints,
    Row,
    kernel,
    kernel_apart,
)

ENOUGH: Final = 3
"""With fewer stones face-down everybody knows them: no boast, and a Challenge only when the bell asks for
one."""
CHALLENGES: Final = 0.15
PEEKS: Final = 0.55
HIDES: Final = 0.55
SWAPS: Final = 0.45


@kernel
def count_blank(own: Row, board: Ints) -> int:
    blank = 0
    for space in range(board[SPACES]):
        if board[space] == DOWN and own[LABEL + space] < 0.0:
            blank += 1
    return blank


@kernel
def nth_blank(own: Row, board: Ints, n: int, seen: int) -> int:
    for space in range(board[SPACES]):
        if board[space] == DOWN and own[LABEL + space] < 0.0 and not seen >> space & 1:
            if n == 0:
                return space
            n -= 1
    return -1


@kernel_apart
def choose_plainly(own: Row, board: Ints, moment: Ints, w: Row, key: int, lock: int, seq: int) -> int:
    """After `weigh_orders`."""
    phase, down, blank = moment[PHASE], count_down(board), count_blank(own, board)
    if phase == PHASE_TURN:
        return _plain_move(own, board, moment, down, blank, key, lock, seq)
    if phase == PHASE_ANSWER:
        return ANSWER * 64 + int(w[W_BEST + moment[SPACE]]) * 8
    if phase == PHASE_LOOKS:
        space = nth_blank(own, board, 0, moment[SEEN])
        return PEEK * 64 + space * 8 if space >= 0 else STOP * 64
    if phase == PHASE_REPLY:
        if blank <= 1:
            return STEAL * 64
        return DOUBT * 64 if moment[THEM] == 2 or blank * 2 > down else BELIEVE * 64
    if phase == PHASE_STOLEN:
        return DOUBT * 64 if moment[THEM] == 2 else BELIEVE * 64
    return surest_name(board, w)


@kernel
def surest_name(board: Ints, w: Row) -> int:
    best = -1
    for space in range(board[SPACES]):
        if board[space] == DOWN and (best < 0 or w[W_SURE + space] > w[W_SURE + best]):
            best = space
    return NAME * 64 + best * 8 + int(w[W_BEST + best])


@kernel
def _plain_move(
    own: Row, board: Ints, moment: Ints, down: int, blank: int, key: int, lock: int, seq: int
) -> int:
    duty = moment[DUTY]
    point = uniform(key, lock, seq, AT_CHOICE, 1)
    if duty != DUTY_HANDLE and down >= ENOUGH and blank <= 1:
        return BOAST * 64
    tempted = down >= ENOUGH and uniform(key, lock, seq, AT_CHOICE, 2) < CHALLENGES
    if duty == DUTY_CLAIM or (tempted and duty != DUTY_HANDLE):
        return CHALLENGE * 64 + nth_down(board, int(point * down), 0) * 8
    if duty == 0 and blank and uniform(key, lock, seq, AT_CHOICE, 3) < PEEKS:
        return PEEK * 64 + nth_blank(own, board, int(point * blank), 0) * 8
    lying = 0
    for space in range(board[SPACES]):
        lying += 1 if board[space] >= 0 else 0
    if duty == 0 and down >= 2 and uniform(key, lock, seq, AT_CHOICE, 4) < SWAPS:
        one = int(point * down)
        other = (one + 1 + int(uniform(key, lock, seq, AT_CHOICE, 5) * (down - 1))) % down
        a, b = nth_down(board, min(one, other), 0), nth_down(board, max(one, other), 0)
        return SWAP * 64 + a * 8 + b
    can_place = board[POOL] != 0 and (end_space(board, LEFT) >= 0 or end_space(board, RIGHT) >= 0)
    up = lying - down
    if up and (not can_place or uniform(key, lock, seq, AT_CHOICE, 6) < HIDES):
        return HIDE * 64 + nth_up(board, int(point * up)) * 8
    if can_place:
        end = LEFT if uniform(key, lock, seq, AT_CHOICE, 7) < 0.5 else RIGHT
        if end_space(board, end) < 0:
            end = 1 - end
        return PLACE * 64 + nth_bit(board[POOL], int(point * count_bits(board[POOL]))) * 8 + end
    # All seven lie face-down: nothing is left but to mix, or to look again.
    if down >= 2:
        one = int(point * (down - 1))
        return SWAP * 64 + nth_down(board, one, 0) * 8 + nth_down(board, one + 1, 0)
    return PEEK * 64 + nth_down(board, 0, 0) * 8

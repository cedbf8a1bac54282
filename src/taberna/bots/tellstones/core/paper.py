"""Players who take notes: they forget nothing, see only what their seat is told, and model nobody.

What they write down of a stone is how often it was moved since the other player saw it. They share no
judgement with those they are played against, so that they are a test of them.
"""

from typing import Final

from taberna.bots.tellstones.core.board import count_down, end_space
from taberna.bots.tellstones.core.chance import count_bits, nth_bit, nth_down, nth_lying, nth_up
from taberna.bots.tellstones.core.draw import AT_CHOICE, uniform
from taberna.bots.tellstones.core.params import BLUFFER, CAREFUL, CHALLENGER, DARING, DEPTH, KIND, THIEF
from taberna.bots.tellstones.core.plain import count_blank, surest_name
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
    EMPTY,
    HIDE,
    LEFT,
    PEEK,
    PHASE,
    PHASE_ANSWER,
    PHASE_LOOKS,
    PHASE_REPLY,
    PHASE_STOLEN,
    PHASE_TURN,
    PLACE,
    POOL,
    SPACE,
    SPACES,
    STEAL,
    STOP,
    SWAP,
    THEM,
    US,
    W_BEST,
    Ints,
    Row,
    kernel,
    kernel_apart,
)

MOVED: Final = 0
"""In the row that others keep guesses in: how often each stone was moved since the other saw it."""


@kernel
def paper_blank(row: Row) -> None:
    for space in range(7):
        row[MOVED + space] = 0.0


@kernel
def paper_placed(row: Row, shifted: int) -> None:
    if shifted:
        for space in range(6, 0, -1):
            row[MOVED + space] = row[MOVED + space - 1]
        row[MOVED] = 0.0


@kernel
def paper_seen(row: Row, space: int) -> None:
    row[MOVED + space] = 0.0


@kernel
def paper_swapped(row: Row, one: int, other: int) -> None:
    row[MOVED + one], row[MOVED + other] = row[MOVED + other] + 1.0, row[MOVED + one] + 1.0


@kernel
def _haziest(row: Row, board: Ints) -> int:
    best = -1
    for space in range(board[SPACES]):
        if board[space] == DOWN and (best < 0 or row[MOVED + space] > row[MOVED + best]):
            best = space
    return best


@kernel
def _count_hazy(row: Row, board: Ints, moved: float) -> int:
    """How many hidden stones were moved at least so often since the other saw them."""
    hazy = 0
    for space in range(board[SPACES]):
        if board[space] == DOWN and row[MOVED + space] >= moved:
            hazy += 1
    return hazy


@kernel_apart
def choose_on_paper(
    own: Row, row: Row, board: Ints, moment: Ints, par: Row, w: Row, key: int, lock: int, seq: int
) -> int:
    """After `weigh_orders`."""
    phase = moment[PHASE]
    if phase == PHASE_TURN:
        return _paper_turn(row, board, moment, par, key, lock, seq)
    if phase == PHASE_ANSWER:
        return ANSWER * 64 + int(w[W_BEST + moment[SPACE]]) * 8
    if phase == PHASE_LOOKS:
        return STOP * 64
    if phase == PHASE_REPLY:
        if count_blank(own, board) <= 1:
            return STEAL * 64
        return DOUBT * 64 if moment[THEM] == 2 else BELIEVE * 64
    if phase == PHASE_STOLEN:
        unsure = _count_hazy(row, board, par[DARING]) > 1
        return DOUBT * 64 if moment[THEM] == 2 or unsure else BELIEVE * 64
    return surest_name(board, w)


@kernel
def _paper_turn(row: Row, board: Ints, moment: Ints, par: Row, key: int, lock: int, seq: int) -> int:
    down, duty, kind = count_down(board), moment[DUTY], par[KIND]
    if duty == DUTY_CLAIM or (duty != DUTY_HANDLE and down >= 2):
        hazy = _count_hazy(row, board, par[DARING])
        boasts = (kind == CAREFUL and hazy > 1) or (kind == BLUFFER and moment[US] == 2)
        if boasts:
            return BOAST * 64
        if duty == DUTY_CLAIM or (hazy > 0 and (kind == CHALLENGER or kind == BLUFFER)):  # noqa: SIM109
            return CHALLENGE * 64 + _haziest(row, board) * 8
    point = uniform(key, lock, seq, AT_CHOICE, 1)
    lying = 0
    for space in range(board[SPACES]):
        lying += 1 if board[space] != EMPTY else 0
    can_place = board[POOL] != 0 and (end_space(board, 0) >= 0 or end_space(board, 1) >= 0)
    if duty == DUTY_HANDLE or down < par[DEPTH] or lying < 2:
        up = lying - down
        if up > 0 and (up > 1 or down == 0 or not can_place):
            return HIDE * 64 + nth_up(board, int(point * up)) * 8
        if can_place:
            end = LEFT if end_space(board, LEFT) >= 0 else 1
            return PLACE * 64 + nth_bit(board[POOL], int(point * count_bits(board[POOL]))) * 8 + end
    if kind == THIEF and down > 0:
        return PEEK * 64 + nth_down(board, int(point * down), 0) * 8
    second = uniform(key, lock, seq, AT_CHOICE, 2)
    if down >= 2:
        one = int(point * down)
        other = (one + 1 + int(second * (down - 1))) % down
        return SWAP * 64 + nth_down(board, min(one, other), 0) * 8 + nth_down(board, max(one, other), 0)
    one = int(point * lying)
    other = (one + 1 + int(second * (lying - 1))) % lying
    return SWAP * 64 + nth_lying(board, min(one, other)) * 8 + nth_lying(board, max(one, other))

"""What another may still know: a crowd of guesses at that mind, weighed by what it does.

A guess holds no symbol. Its traces say "what lies here is thought to be the stone that in truth lies there", by
space: right where both are the same. So it says what the other knows without saying what there is to know.
How strong the other's memory is belongs to the guess, and is learned with the rest.
"""

from typing import Final

from taberna.bots.tellstones.core.draw import AT_RESAMPLING, uniform
from taberna.bots.tellstones.core.rows import (
    DOWN,
    GUESS,
    LABEL,
    SLIP,
    SPACES,
    TAU,
    W_ALL,
    W_KNOWS,
    WEIGHT,
    Ints,
    Row,
    kernel,
)
from taberna.bots.tellstones.core.traces import clear, follow_swap, forget, rehearse, reveal, shift, witness

FIELDS: Final = 4
SHARPEST: Final = -2.8
DULLEST: Final = -0.8
BUDGET: Final = 0.12
"""How often another is thought to rehearse."""
ERRS: Final = 0.03
"""How often somebody who knows better says something else, or the other way round."""


@kernel
def crowd_blank(crowd: Row, guesses: int, base: float, spread: float) -> None:
    """Memories of every strength about `base`, evenly spread."""
    for j in range(guesses):
        o = j * GUESS
        for space in range(7):
            clear(crowd, o, space)
        tau = base + spread * ((j + 0.5) / guesses * 2.0 - 1.0)
        crowd[o + TAU] = tau
        crowd[o + SLIP] = min(0.22, max(0.05, 0.2 + (tau + 1.0) * 0.075))
        crowd[o + WEIGHT] = 1.0 / guesses


@kernel
def crowd_placed(crowd: Row, guesses: int, shifted: int) -> None:
    if not shifted:
        return
    for j in range(guesses):
        o = j * GUESS
        for space in range(7):
            if crowd[o + LABEL + space] >= 0.0:
                crowd[o + LABEL + space] += 1.0
        shift(crowd, o, FIELDS)


@kernel
def crowd_seen(crowd: Row, guesses: int, board: Ints, space: int) -> None:
    for j in range(guesses):
        witness(crowd, j * GUESS, board[SPACES], space, float(space))


@kernel
def crowd_turned(crowd: Row, guesses: int, board: Ints, space: int) -> None:
    for j in range(guesses):
        reveal(crowd, j * GUESS, board[SPACES], space, float(space))


@kernel
def crowd_swapped(
    crowd: Row, guesses: int, board: Ints, one: int, other: int, key: int, lock: int, seq: int, number: int
) -> None:
    """The board still lies as it did before the swap."""
    hidden = (board[one] == DOWN) + (board[other] == DOWN)
    if hidden == 0:
        return
    both = 1 if hidden == 2 else 0
    for j in range(guesses):
        o = j * GUESS
        follow_swap(crowd, o, FIELDS, one, other, both, crowd[o + SLIP], key, lock, seq, number + j)
        for space in range(7):
            if crowd[o + LABEL + space] == one:
                crowd[o + LABEL + space] = float(other)
            elif crowd[o + LABEL + space] == other:
                crowd[o + LABEL + space] = float(one)


@kernel
def crowd_turn_passes(
    crowd: Row, guesses: int, board: Ints, down: int, key: int, lock: int, seq: int, number: int
) -> None:
    for j in range(guesses):
        o = j * GUESS
        rehearse(crowd, o, board, BUDGET, key, lock, seq, number + j)
        forget(crowd, o, board, down, crowd[o + TAU], key, lock, seq, (number + j) * 8)


@kernel
def knows_stone(crowd: Row, o: int, board: Ints, space: int) -> int:
    """Whether this guess knows the stone: by its trace, or because it knows all others."""
    label = crowd[o + LABEL + space]
    if label >= 0.0:
        return 1 if label == space else 0
    for other in range(board[SPACES]):
        if other != space and board[other] == DOWN and crowd[o + LABEL + other] != other:
            return 0
    return 1


@kernel
def crowd_weigh(crowd: Row, guesses: int, board: Ints, w: Row, at: int) -> None:
    """How likely the other knows each stone and the whole Line, and thinks so."""
    for space in range(7):
        w[W_KNOWS + space] = 0.0
    proof, thinks = 0.0, 0.0
    for j in range(guesses):
        o = j * GUESS
        blank, right, down = 0, 0, 0
        for space in range(board[SPACES]):
            if board[space] == DOWN:
                down += 1
                if crowd[o + LABEL + space] < 0.0:
                    blank += 1
                elif crowd[o + LABEL + space] == space:
                    right += 1
                    w[W_KNOWS + space] += crowd[o + WEIGHT]
        if blank == 1 and right == down - 1:
            for space in range(board[SPACES]):
                if board[space] == DOWN and crowd[o + LABEL + space] < 0.0:
                    w[W_KNOWS + space] += crowd[o + WEIGHT]
        if blank <= 1:
            thinks += crowd[o + WEIGHT]
            if right + blank == down:
                proof += crowd[o + WEIGHT]
    w[W_ALL + at] = proof
    w[W_ALL + at + 1] = thinks


@kernel
def heard_answer(crowd: Row, guesses: int, board: Ints, space: int, down: int, right: int, heed: float) -> None:
    """It named the stone rightly, or not. The stone still lies face-down."""
    for j in range(guesses):
        o = j * GUESS
        if knows_stone(crowd, o, board, space):
            chance = 1.0 - ERRS
        elif crowd[o + LABEL + space] >= 0.0:
            chance = ERRS
        else:
            blank = 0
            for other in range(board[SPACES]):
                if board[other] == DOWN and crowd[o + LABEL + other] < 0.0:
                    blank += 1
            chance = 1.0 / max(2, blank)
        crowd[o + WEIGHT] *= (chance if right else 1.0 - chance) ** heed


@kernel
def heard_look(crowd: Row, guesses: int, space: int, heed: float) -> None:
    """One looks where one does not know, mostly. The look itself comes after."""
    for j in range(guesses):
        o = j * GUESS
        crowd[o + WEIGHT] *= (0.35 if crowd[o + LABEL + space] >= 0.0 else 1.0) ** heed


@kernel
def heard_claim(crowd: Row, guesses: int, board: Ints, bluffs: float, heed: float) -> None:
    """It boasted or stole: it thinks it knows the whole Line, or it bluffs so often."""
    for j in range(guesses):
        o = j * GUESS
        blank = 0
        for space in range(board[SPACES]):
            if board[space] == DOWN and crowd[o + LABEL + space] < 0.0:
                blank += 1
        crowd[o + WEIGHT] *= (1.0 if blank <= 1 else bluffs) ** heed


@kernel
def heard_hesitation(crowd: Row, guesses: int, space: int, slow: float, heed: float) -> None:
    """Who takes long over an answer is less likely to know it."""
    for j in range(guesses):
        o = j * GUESS
        crowd[o + WEIGHT] *= (1.0 if crowd[o + LABEL + space] < 0.0 else 1.0 - slow) ** heed


@kernel
def settle_crowd(crowd: Row, guesses: int, key: int, lock: int, seq: int, number: int) -> None:
    """Weights add up to one; when few guesses carry them all, the likely ones are doubled."""
    total, squares = 0.0, 0.0
    for j in range(guesses):
        total += crowd[j * GUESS + WEIGHT]
    for j in range(guesses):
        crowd[j * GUESS + WEIGHT] /= total
        squares += crowd[j * GUESS + WEIGHT] ** 2
    if squares * guesses < 2.0:
        return
    _resample(crowd, guesses, uniform(key, lock, seq, AT_RESAMPLING, number))


@kernel
def _resample(crowd: Row, guesses: int, start: float) -> None:
    """Each guess is kept as often as its weight says; those with no share are overwritten by those with more."""
    mark, free = start / guesses, 0
    reached = 0.0
    # First pass: WEIGHT becomes the number of copies.
    for j in range(guesses):
        reached += crowd[j * GUESS + WEIGHT]
        copies = 0.0
        while mark < reached and mark < 1.0:
            copies += 1.0
            mark += 1.0 / guesses
        crowd[j * GUESS + WEIGHT] = copies
    for j in range(guesses):
        while crowd[j * GUESS + WEIGHT] > 1.0:
            while free < guesses and crowd[free * GUESS + WEIGHT] != 0.0:
                free += 1
            if free == guesses:
                break
            for i in range(GUESS):
                crowd[free * GUESS + i] = crowd[j * GUESS + i]
            crowd[free * GUESS + WEIGHT] = 1.0
            crowd[j * GUESS + WEIGHT] -= 1.0
    for j in range(guesses):
        crowd[j * GUESS + WEIGHT] = 1.0 / guesses

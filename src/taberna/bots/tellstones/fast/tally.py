"""What is counted while games are played: actions, bluffs, and how true memories and guesses at memories
are."""

from typing import Final

from taberna.bots.tellstones.core.params import KIND, THINKER
from taberna.bots.tellstones.core.plain import count_blank
from taberna.bots.tellstones.core.rows import (
    BOAST,
    DOWN,
    KINDS,
    LABEL,
    PHASE,
    PHASE_TURN,
    SPACES,
    W_BEST,
    W_KNOWS,
    W_SURE,
    Ints,
    Row,
    kernel,
    kernel_apart,
)

BINS: Final = 20
AGES: Final = 40
SWAPS: Final = 8
LATE: Final = 20

# One player's part of the row.
ACTIONS: Final = 0
BLUFFS: Final = ACTIONS + KINDS
OWN: Final = BLUFFS + 2
"""For each bin: how many, the sum of what was said, how many were right."""
OTHERS: Final = OWN + 3 * BINS
OTHERS_LATE: Final = OTHERS + 3 * BINS
"""The same, once LATE turns have shown what sort of player it is."""
BY_AGE: Final = OTHERS_LATE + 3 * BINS
"""For each age: how many stones, how many known."""
BY_SWAPS: Final = BY_AGE + 2 * AGES
PART: Final = BY_SWAPS + 2 * SWAPS
TALLY: Final = 2 * PART
# For each player and space: the turn of the last sight, and the swaps since.
SIGHTS: Final = 28


@kernel
def note_seen(sights: Ints, who: int, space: int, turn: int) -> None:
    sights[who * 14 + space] = turn
    sights[who * 14 + 7 + space] = 0


@kernel
def note_shift(sights: Ints) -> None:
    for part in range(4):
        for space in range(6, 0, -1):
            sights[part * 7 + space] = sights[part * 7 + space - 1]


@kernel
def note_swap(sights: Ints, one: int, other: int) -> None:
    for part in range(4):
        at = part * 7
        sights[at + one], sights[at + other] = sights[at + other], sights[at + one]
    for who in range(2):
        sights[who * 14 + 7 + one] += 1
        sights[who * 14 + 7 + other] += 1


@kernel
def knows(own: Row, board: Ints, truth: Ints, space: int) -> int:
    """Whether a memory really knows a stone: by its trace, or because it knows all others."""
    if own[LABEL + space] >= 0.0:
        return 1 if own[LABEL + space] == truth[space] else 0
    for other in range(board[SPACES]):
        if other != space and board[other] == DOWN and own[LABEL + other] != truth[other]:
            return 0
    return 1


@kernel
def note_choice(tally: Row, who: int, code: int, own: Row, board: Ints) -> None:
    at = who * PART
    tally[at + ACTIONS + code // 64] += 1.0
    if code // 64 == BOAST and count_blank(own, board) > 1:
        tally[at + BLUFFS] += 1.0


@kernel_apart
def note_truth(
    tally: Row, sights: Ints, who: int, own: Row, other: Row, par: Row, board: Ints, truth: Ints,
    moment: Ints, w: Row, turn: int,
) -> None:  # fmt: skip
    """At the moment of a choice on one's turn: what was thought beside what is so."""
    if moment[PHASE] != PHASE_TURN:
        return
    at = who * PART
    for space in range(board[SPACES]):
        if board[space] != DOWN:
            continue
        known = knows(own, board, truth, space)
        age = min(AGES - 1, max(0, turn - sights[who * 14 + space]))
        moved = min(SWAPS - 1, sights[who * 14 + 7 + space])
        tally[at + BY_AGE + 2 * age] += 1.0
        tally[at + BY_AGE + 2 * age + 1] += known
        tally[at + BY_SWAPS + 2 * moved] += 1.0
        tally[at + BY_SWAPS + 2 * moved + 1] += known
        if par[KIND] != THINKER:
            continue
        _fill(tally, at + OWN, w[W_SURE + space], 1 if w[W_BEST + space] == truth[space] else 0)
        theirs = knows(other, board, truth, space)
        _fill(tally, at + OTHERS, w[W_KNOWS + space], theirs)
        if turn > LATE:
            _fill(tally, at + OTHERS_LATE, w[W_KNOWS + space], theirs)


@kernel
def _fill(tally: Row, at: int, said: float, right: int) -> None:
    n = min(BINS - 1, int(said * BINS))
    tally[at + 3 * n] += 1.0
    tally[at + 3 * n + 1] += said
    tally[at + 3 * n + 2] += right

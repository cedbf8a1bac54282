"""How a player's numbers move with the situation: each of them is what it is at rest, and something more or
less for each thing that may be so. A reader finds what in levels.toml, under `when`."""

from typing import Final

from taberna.bots.tellstones.core.params import (
    ADAPT,
    CLAIM_TEMPER,
    FIRST_MOVED,
    IMPATIENCE,
    MIX,
    MOVED,
    NUMBERS,
    SITUATIONS,
    SUPPLE,
    TEMPER,
)
from taberna.bots.tellstones.core.rows import (
    BURNT,
    DOWN,
    DUTY,
    EMPTY,
    LOOKS,
    QUIET,
    SPACES,
    THEM,
    TURN,
    US,
    W_ALL,
    W_FEARED,
    W_NUMBERS,
    W_SITUATION,
    W_SURE,
    Ints,
    Row,
    kernel,
    kernel_apart,
)

COOLEST: Final = 0.002
STEADIEST: Final = 0.005
"""Nobody chooses less loosely than that: moves, and replies to a claim."""


@kernel
def _take_stock(notes: Row, board: Ints, moment: Ints, w: Row) -> None:
    """What is so, each between 0 and 1: params.SITUATIONS in their order."""
    down, shown, known = 0, 0, 0.0
    least, haziest = 1.0, 1.0
    for space in range(board[SPACES]):
        if board[space] == DOWN:
            down += 1
            known += w[W_FEARED + space]
            least = min(least, w[W_SURE + space])
            haziest = min(haziest, w[W_FEARED + space])
        elif board[space] != EMPTY:
            shown += 1
    at = W_SITUATION
    w[at] = 0.5 * moment[US]
    w[at + 1] = 0.5 * moment[THEM]
    w[at + 2] = down / 7.0
    w[at + 3] = min(1.0, shown / 3.0)
    w[at + 4] = min(1.0, moment[QUIET] / 12.0)
    w[at + 5] = 1.0 if moment[DUTY] != 0 else 0.0
    w[at + 6] = min(1.0, moment[TURN] / 80.0)
    w[at + 7] = w[W_ALL]
    w[at + 8] = w[W_ALL + 2]
    w[at + 9] = w[W_ALL + 4]
    w[at + 10] = 1.0 - least
    w[at + 11] = 1.0 - haziest
    w[at + 12] = known / max(1.0, 1.0 * down)
    w[at + 13] = w[W_ALL + 7]
    w[at + 14] = min(1.0, 0.5 * notes[BURNT])
    w[at + 15] = notes[LOOKS]


@kernel_apart
def move_numbers(notes: Row, board: Ints, moment: Ints, par: Row, w: Row) -> None:
    """Leaves at W_NUMBERS what the numbers come to just now."""
    for n in range(NUMBERS):
        w[W_NUMBERS + n] = par[n]
    if par[SUPPLE] == 0.0:
        return
    _take_stock(notes, board, moment, w)
    for n in range(MOVED):
        more = 0.0
        for k in range(SITUATIONS):
            more += par[NUMBERS + n * SITUATIONS + k] * w[W_SITUATION + k]
        w[W_NUMBERS + FIRST_MOVED + n] += more
    w[W_NUMBERS + TEMPER] = max(COOLEST, w[W_NUMBERS + TEMPER])
    w[W_NUMBERS + CLAIM_TEMPER] = max(STEADIEST, w[W_NUMBERS + CLAIM_TEMPER])
    w[W_NUMBERS + MIX] = min(1.0, max(0.0, w[W_NUMBERS + MIX]))
    w[W_NUMBERS + ADAPT] = max(0.0, w[W_NUMBERS + ADAPT])
    w[W_NUMBERS + IMPATIENCE] = max(0.0, w[W_NUMBERS + IMPATIENCE])

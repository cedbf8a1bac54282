"""A whole mind in the duel: its own memory, its guesses at the other's (`crowd`), and what it takes the other to
think of its own (`mirror`). One function an event; the board lies as it did before the event."""

from typing import Final

from taberna.bots.tellstones.core.crowd import (
    crowd_blank,
    crowd_placed,
    crowd_seen,
    crowd_swapped,
    crowd_turn_passes,
    crowd_turned,
    heard_answer,
    heard_claim,
    heard_look,
    settle_crowd,
)
from taberna.bots.tellstones.core.own import (
    own_blank,
    own_placed,
    own_seen,
    own_swapped,
    own_turn_passes,
    own_turned,
)
from taberna.bots.tellstones.core.params import (
    BASE,
    BUDGET,
    GUESSES,
    HEED,
    KIND,
    MIRROR,
    P_SLIP,
    P_TAU,
    SPREAD,
    THINKER,
)
from taberna.bots.tellstones.core.rows import HAZE, NOTES, W_RISE, Ints, Row, kernel

EACH: Final = 64
"""Numbers for chance that each crowd has to itself: the mirror's begin here, the next crowd's at twice this."""
BLUFFS: Final = 0.3
"""How often a claim that was believed is taken to have been a bluff."""


@kernel
def mind_blank(own: Row, crowd: Row, mirror: Row, notes: Row, par: Row) -> None:
    own_blank(own)
    if par[KIND] == THINKER:
        crowd_blank(mirror, int(par[MIRROR]), par[BASE], par[SPREAD])
        crowd_blank(crowd, int(par[GUESSES]), par[BASE], par[SPREAD])
    for i in range(NOTES):
        notes[i] = 0.0


@kernel
def mind_placed(own: Row, crowd: Row, mirror: Row, par: Row, shifted: int) -> None:
    own_placed(own, shifted)
    if par[KIND] == THINKER:
        crowd_placed(mirror, int(par[MIRROR]), shifted)
        crowd_placed(crowd, int(par[GUESSES]), shifted)


@kernel
def mind_hidden(own: Row, crowd: Row, mirror: Row, par: Row, board: Ints, space: int, symbol: int) -> None:
    own_seen(own, board, space, symbol)
    if par[KIND] == THINKER:
        crowd_seen(mirror, int(par[MIRROR]), board, space)
        crowd_seen(crowd, int(par[GUESSES]), board, space)


@kernel
def mind_swapped(
    own: Row, crowd: Row, mirror: Row, par: Row, board: Ints, down: int, one: int, other: int,
    key: int, lock: int, seq: int,
) -> None:  # fmt: skip
    own_swapped(own, board, one, other, down, par[P_SLIP], key, lock, seq)
    if par[KIND] == THINKER:
        crowd_swapped(mirror, int(par[MIRROR]), board, one, other, key, lock, seq, EACH)
        crowd_swapped(crowd, int(par[GUESSES]), board, one, other, key, lock, seq, 2 * EACH)


@kernel
def crowd_looked(
    crowd: Row, guesses: int, board: Ints, space: int, heed: float, key: int, lock: int, seq: int, number: int
) -> None:
    heard_look(crowd, guesses, space, heed)
    settle_crowd(crowd, guesses, key, lock, seq, number)
    crowd_seen(crowd, guesses, board, space)


@kernel
def mind_looked(
    own: Row, crowd: Row, mirror: Row, par: Row, board: Ints, space: int, symbol: int,
    key: int, lock: int, seq: int,
) -> None:  # fmt: skip
    """`symbol` is below 0 where it was the other who looked."""
    if symbol >= 0:
        own_seen(own, board, space, symbol)
    if par[KIND] != THINKER:
        return
    if symbol >= 0:
        crowd_looked(mirror, int(par[MIRROR]), board, space, par[HEED], key, lock, seq, EACH)
    else:
        crowd_looked(crowd, int(par[GUESSES]), board, space, par[HEED], key, lock, seq, 2 * EACH)


@kernel
def crowd_answered(
    crowd: Row, guesses: int, board: Ints, space: int, down: int, right: int, heed: float,
    key: int, lock: int, seq: int, number: int,
) -> None:  # fmt: skip
    heard_answer(crowd, guesses, board, space, down, right, heed)
    settle_crowd(crowd, guesses, key, lock, seq, number)


@kernel
def mind_answered(
    crowd: Row, mirror: Row, par: Row, board: Ints, down: int, space: int, right: int, mine: int,
    key: int, lock: int, seq: int,
) -> None:  # fmt: skip
    """Before the stone is turned."""
    if par[KIND] != THINKER:
        return
    if mine:
        crowd_answered(
            mirror, int(par[MIRROR]), board, space, down, right, par[HEED], key, lock, seq, EACH
        )
    else:
        crowd_answered(
            crowd, int(par[GUESSES]), board, space, down, right, par[HEED], key, lock, seq, 2 * EACH
        )


@kernel
def mind_turned(own: Row, crowd: Row, mirror: Row, par: Row, board: Ints, space: int, symbol: int) -> None:
    own_turned(own, board, space, symbol)
    if par[KIND] == THINKER:
        crowd_turned(mirror, int(par[MIRROR]), board, space)
        crowd_turned(crowd, int(par[GUESSES]), board, space)


@kernel
def crowd_believed(
    crowd: Row, guesses: int, board: Ints, heed: float, key: int, lock: int, seq: int, number: int
) -> None:
    heard_claim(crowd, guesses, board, BLUFFS, heed)
    settle_crowd(crowd, guesses, key, lock, seq, number)


@kernel
def mind_believed(
    crowd: Row, mirror: Row, par: Row, board: Ints, mine: int, key: int, lock: int, seq: int
) -> None:
    """A claim, one's own or the other's, passed without proof."""
    if par[KIND] != THINKER:
        return
    if mine:
        crowd_believed(mirror, int(par[MIRROR]), board, par[HEED], key, lock, seq, EACH)
    else:
        crowd_believed(crowd, int(par[GUESSES]), board, par[HEED], key, lock, seq, 2 * EACH)


@kernel
def mind_turn_passes(
    own: Row, crowd: Row, mirror: Row, notes: Row, par: Row, board: Ints, down: int, w: Row,
    key: int, lock: int, seq: int,
) -> None:  # fmt: skip
    if down:
        budget = par[BUDGET] * max(0.0, 1.0 - notes[HAZE])
        own_turn_passes(own, board, down, par[P_TAU], budget, w, W_RISE, key, lock, seq)
        if par[KIND] == THINKER:
            crowd_turn_passes(mirror, int(par[MIRROR]), board, down, key, lock, seq, EACH)
            crowd_turn_passes(crowd, int(par[GUESSES]), board, down, key, lock, seq, 2 * EACH)
    notes[HAZE] = 0.0

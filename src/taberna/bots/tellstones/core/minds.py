"""A whole mind in the duel: its own memory, its guesses at the other's (`crowd`), and what it takes the
other to think of its own (`mirror`). One function an event; the board lies as it did before the event."""

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
    heard_move,
)
from taberna.bots.tellstones.core.own import (
    own_blank,
    own_looked,
    own_placed,
    own_seen,
    own_swapped,
    own_turn_passes,
    own_turned,
)
from taberna.bots.tellstones.core.paper import (
    paper_blank,
    paper_placed,
    paper_seen,
    paper_swapped,
)
from taberna.bots.tellstones.core.params import (
    BUDGET,
    HEED,
    KIND,
    NOTES_FROM,
    P_SLIP,
    P_TAU,
    RANDOM,
    THINKER,
    TRUST,
)
from taberna.bots.tellstones.core.rows import HAZE, LOOKS, NOTES, W_RISE, Ints, Row, kernel

BLUFFS: Final = 0.3
"""How often a claim that was believed is taken to have been a bluff."""
FRESH: Final = 0.1
"""How much the last turn counts in what is noted of the other's habits."""


@kernel
def weighs(par: Row) -> int:
    return 1 if par[KIND] != RANDOM else 0


@kernel
def mind_blank(own: Row, crowd: Row, mirror: Row, notes: Row, par: Row) -> None:
    own_blank(own)
    if par[KIND] == THINKER:
        crowd_blank(mirror)
        crowd_blank(crowd)
    elif par[KIND] >= NOTES_FROM:
        paper_blank(crowd)
    for i in range(NOTES):
        notes[i] = 0.0


@kernel
def mind_placed(own: Row, crowd: Row, mirror: Row, par: Row, shifted: int) -> None:
    own_placed(own, shifted)
    if par[KIND] == THINKER:
        crowd_placed(mirror, shifted)
        crowd_placed(crowd, shifted)
    elif par[KIND] >= NOTES_FROM:
        paper_placed(crowd, shifted)


@kernel
def mind_hidden(own: Row, crowd: Row, mirror: Row, par: Row, board: Ints, space: int, symbol: int) -> None:
    own_seen(own, board, space, symbol)
    if par[KIND] == THINKER:
        crowd_seen(mirror, board, space, 0)
        crowd_seen(crowd, board, space, 0)
    elif par[KIND] >= NOTES_FROM:
        paper_seen(crowd, space)


@kernel
def mind_swapped(
    own: Row, crowd: Row, mirror: Row, par: Row, board: Ints, down: int, one: int, other: int,
    key: int, lock: int, seq: int,
) -> None:  # fmt: skip
    own_swapped(own, board, one, other, down, par[P_SLIP], weighs(par), key, lock, seq)
    if par[KIND] == THINKER:
        crowd_swapped(mirror, board, one, other)
        crowd_swapped(crowd, board, one, other)
    elif par[KIND] >= NOTES_FROM:
        paper_swapped(crowd, one, other)


@kernel
def mind_looked(
    own: Row, crowd: Row, mirror: Row, par: Row, board: Ints, down: int, space: int, symbol: int
) -> None:
    """`symbol` is below 0 where it was the other who looked."""
    if symbol >= 0:
        own_looked(own, board, space, symbol, weighs(par))
    if par[KIND] == THINKER:
        crowd_looked(mirror if symbol >= 0 else crowd, board, down, space, par[HEED])
    elif par[KIND] >= NOTES_FROM and symbol < 0:
        paper_seen(crowd, space)


@kernel
def mind_watched(notes: Row, peeked: int) -> None:
    """The other has chosen what to do with a turn."""
    notes[LOOKS] += FRESH * (peeked - notes[LOOKS])


@kernel
def mind_chose(crowd: Row, mirror: Row, par: Row, board: Ints, kind: int, apart: int, mine: int) -> None:
    """Somebody has chosen among everything that may be done with a turn."""
    if par[KIND] == THINKER:
        heard_move(mirror if mine else crowd, board, kind, apart, par[TRUST])


@kernel
def crowd_looked(crowd: Row, board: Ints, down: int, space: int, heed: float) -> None:
    heard_look(crowd, board, space, heed)
    crowd_seen(crowd, board, space, down)


@kernel
def mind_answered(crowd: Row, mirror: Row, par: Row, board: Ints, space: int, right: int, mine: int) -> None:
    """Before the stone is turned."""
    if par[KIND] == THINKER:
        heard_answer(mirror if mine else crowd, board, space, right, par[HEED])


@kernel
def mind_turned(
    own: Row, crowd: Row, mirror: Row, par: Row, board: Ints, down: int, space: int, symbol: int
) -> None:
    own_turned(own, board, space, symbol, weighs(par))
    if par[KIND] == THINKER:
        crowd_turned(mirror, board, space, down)
        crowd_turned(crowd, board, space, down)
    elif par[KIND] >= NOTES_FROM:
        paper_seen(crowd, space)


@kernel
def mind_believed(crowd: Row, mirror: Row, par: Row, board: Ints, mine: int) -> None:
    """A claim, one's own or the other's, passed without proof."""
    if par[KIND] == THINKER:
        heard_claim(mirror if mine else crowd, board, BLUFFS, par[HEED])


@kernel
def mind_turn_passes(
    own: Row, crowd: Row, mirror: Row, notes: Row, par: Row, board: Ints, down: int, w: Row,
    key: int, lock: int, seq: int,
) -> None:  # fmt: skip
    if down:
        budget = par[BUDGET] * max(0.0, 1.0 - notes[HAZE])
        own_turn_passes(own, board, down, par[P_TAU], budget, weighs(par), w, W_RISE, key, lock, seq)
        if par[KIND] == THINKER:
            crowd_turn_passes(mirror, board, down, w, W_RISE)
            crowd_turn_passes(crowd, board, down, w, W_RISE)
    notes[HAZE] = 0.0

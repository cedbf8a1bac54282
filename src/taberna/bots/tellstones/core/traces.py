"""What a mind holds of a Line: traces that fade, get mixed up, and are refreshed by looking and rehearsing.

Activation of a trace is ln(uses) - 0.5 ln(age) - 0.15 (stones face-down - 1), recall is its logistic.
Each turn a trace is lost with 1 - recall now / recall before, so that the curve of recall is the
formula's and nothing but the trace itself need be kept. Three in ten losses go unnoticed: two stones
trade their symbols in memory.
"""

from math import exp, sqrt
from typing import Final

from taberna.bots.tellstones.core.draw import AT_REHEARSAL, AT_SWAP, AT_TIME, uniform
from taberna.bots.tellstones.core.rows import (
    AGE,
    DOWN,
    LABEL,
    NOTHING,
    RECALL,
    SPACES,
    SURE,
    USES,
    Ints,
    Row,
    kernel,
    kernel_apart,
)

CROWDING: Final = 0.15
SPREAD: Final = 0.4
NOTICED: Final = 0.7
UNSEEN: Final = 0.8
"""Of what gets confused, so much stays so unseen: the rest is undone by chance or contradicts what one
sees next. Fitted so that one is as sure as one is right."""
HALF_OPEN: Final = 0.4
"""A swap with an open stone is missed so much more rarely."""


@kernel
def fade(down: int, tau: float) -> float:
    """What recall has of the moment and the mind: the same for all traces of a turn."""
    return exp((tau + CROWDING * (down - 1)) / SPREAD)


@kernel
def recall(uses: float, age: float, faded: float) -> float:
    """1 / (1 + exp((tau - activation) / 0.4)), with the logarithms resolved: exp(-activation / 0.4) is
    (sqrt(age) / uses) to the power of 2.5, times what `fade` says."""
    x = sqrt(age)
    if uses > 1.0:
        x /= uses
    return 1.0 / (1.0 + faded * x * x * sqrt(x))


@kernel
def clear(m: Row, o: int, space: int) -> None:
    m[o + LABEL + space] = NOTHING
    m[o + USES + space] = 0.0
    m[o + AGE + space] = 0.0
    m[o + RECALL + space] = 1.0


@kernel
def witness(m: Row, o: int, spaces: int, space: int, label: float) -> None:
    """Seen with one's own eyes: a fresh trace. Whatever was thought to be that stone elsewhere is not."""
    for other in range(spaces):
        if other != space and m[o + LABEL + other] == label:
            clear(m, o, other)
    m[o + USES + space] = 1.0
    m[o + LABEL + space] = label
    m[o + AGE + space] = 0.0
    m[o + RECALL + space] = 1.0


@kernel
def reveal(m: Row, o: int, spaces: int, space: int, label: float) -> None:
    """It shows its symbol: nothing need be remembered of it, and nothing else is thought to be it."""
    for other in range(spaces):
        if m[o + LABEL + other] == label:
            clear(m, o, other)
    clear(m, o, space)


@kernel
def shift(m: Row, o: int, fields: int) -> None:
    """A stone was put before the first: every trace moves up by one."""
    for field in range(fields):
        base = o + field * 7
        for space in range(6, 0, -1):
            m[base + space] = m[base + space - 1]
    clear(m, o, 0)


@kernel
def trade(m: Row, o: int, fields: int, one: int, other: int) -> None:
    for field in range(fields):
        a, b = o + field * 7 + one, o + field * 7 + other
        m[a], m[b] = m[b], m[a]


@kernel
def follow_swap(
    m: Row, o: int, fields: int, one: int, other: int, both_down: int, slip: float,
    key: int, lock: int, seq: int, number: int,
) -> None:  # fmt: skip
    """Two stones change places before one's eyes, at least one of them face-down; now and then one's mind
    does not follow."""
    missed = uniform(key, lock, seq, AT_SWAP, number) < (slip if both_down else slip * HALF_OPEN)
    if not missed:
        trade(m, o, fields, one, other)
    elif not both_down:  # the open stone lies where the trace was: so it is gone, and one knows it
        clear(m, o, one)
        clear(m, o, other)


@kernel
def rehearse(m: Row, o: int, board: Ints, budget: float, key: int, lock: int, seq: int, number: int) -> None:
    """Now and then there is time to go over what is about to slip away."""
    if uniform(key, lock, seq, AT_REHEARSAL, number) >= budget:
        return
    weakest = -1
    for space in range(7):
        if board[space] == DOWN and m[o + LABEL + space] >= 0.0:  # noqa: SIM102 - one test a line
            if weakest < 0 or m[o + RECALL + space] < m[o + RECALL + weakest]:
                weakest = space
    if weakest >= 0:
        m[o + USES + weakest] += 1.0


@kernel
def _lose(m: Row, o: int, board: Ints, space: int, chance: float) -> int:
    """Whether it was noticed. What is left of the same draw says with which stone this one is confused."""
    held = 0
    for other in range(board[SPACES]):
        if other != space and board[other] == DOWN and m[o + LABEL + other] >= 0.0:
            held += 1
    if chance < NOTICED or held == 0:
        clear(m, o, space)
        return 1
    pick = int((chance - NOTICED) / (1.0 - NOTICED) * held)
    for other in range(board[SPACES]):
        if other != space and board[other] == DOWN and m[o + LABEL + other] >= 0.0:
            if pick == 0:
                m[o + LABEL + space], m[o + LABEL + other] = m[o + LABEL + other], m[o + LABEL + space]
                return 0
            pick -= 1
    return 0


@kernel
def forget_own(
    m: Row, o: int, board: Ints, down: int, tau: float, weighs: int, rise: Row, w: int,
    key: int, lock: int, seq: int, number: int,
) -> None:  # fmt: skip
    """A turn passes in one's own mind. What is still there may have been confused meanwhile, and one
    knows how likely that is: `sure` follows the same chances that the traces themselves were lost by. It
    is kept where it `weighs`."""
    held, faded = 0, fade(down, tau)
    for space in range(7):
        if weighs:
            rise[w + space] = 0.0
        if board[space] != DOWN or m[o + LABEL + space] < 0.0:
            continue
        held += 1
        m[o + AGE + space] += 1.0
        now = recall(m[o + USES + space], m[o + AGE + space], faded)
        before = m[o + RECALL + space]
        m[o + RECALL + space] = now
        if now >= before:
            continue
        lost = uniform(key, lock, seq, AT_TIME, (number + space) * 2) * before < before - now
        noticed = 0
        if lost:
            noticed = _lose(m, o, board, space, uniform(key, lock, seq, AT_TIME, (number + space) * 2 + 1))
        if weighs and not noticed:
            rise[w + space] = 1.0 - now / before
    if weighs:
        _grow_unsure(m, o, board, down, held, rise, w)


@kernel_apart
def _grow_unsure(m: Row, o: int, board: Ints, down: int, held: int, rise: Row, w: int) -> None:
    if held < 2:
        return
    total = 0.0
    for space in range(board[SPACES]):
        if board[space] == DOWN and m[o + LABEL + space] >= 0.0:
            total += rise[w + space]
    for space in range(board[SPACES]):
        if board[space] == DOWN and m[o + LABEL + space] >= 0.0:
            own = rise[w + space]
            mixed_up = (1.0 - NOTICED) * (own + (total - own) / (held - 1)) / (1.0 - NOTICED * own)
            doubt(m, o, space, down, mixed_up)


@kernel
def doubt(m: Row, o: int, space: int, down: int, wrong: float) -> None:
    """The trace may have become wrong, or right again by chance."""
    sure = m[o + SURE + space]
    wrong *= UNSEEN
    back = wrong / (down - 1) if down > 1 else 0.0
    m[o + SURE + space] = sure * (1.0 - wrong) + (1.0 - sure) * back

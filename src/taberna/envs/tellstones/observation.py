"""What a seat of Tellstones may know, as numbers: what lies in the open, and what it was just told.

A face-down stone is a face-down stone, also for the one who peeked at it (TS-4.2): to remember is the
player's part. What a seat saw in its looks is in the one observation that follows them, and the last things
done are told by their codes, so that nothing done in the open between two observations is missed.
"""

from dataclasses import dataclass
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from taberna.games.tellstones import steps
from taberna.games.tellstones.options import Variant
from taberna.games.tellstones.seats import side
from taberna.games.tellstones.stones import SYMBOLS, VACANT, Symbol
from taberna.games.tellstones.view import View

SPACES: Final = 7
CELL: Final = 9
"""Of a space: 0 nothing, 1 face-down, then which of the seven symbols shows."""
LAST: Final = 8
"""How many of the last actions are told."""
PHASES: Final[tuple[type[steps.TellstonesStep] | None, ...]] = (
    None,
    steps.LooksOpen,
    steps.AnswerDue,
    steps.ReplyDue,
    steps.StolenDue,
    steps.ProofDue,
    steps.OrderStanding,
    steps.OpeningChoice,
    steps.ElderChoice,
)
_CELLS: Final = {VACANT: 0, "?": 1} | {str(symbol): 2 + n for n, symbol in enumerate(SYMBOLS)}


@dataclass(frozen=True, slots=True)
class Told:
    """What a seat was told and has not yet acted upon."""

    looks: tuple[tuple[int, int, Symbol], ...] = ()
    """Line, space from 0 as it was at the look, what lay there."""
    last: tuple[tuple[int, int], ...] = ()
    """Who did what, by seat and code from 1, the newest first."""


@cache
def fields(variant: Variant) -> dict[str, slice]:
    """Where everything stands.

    >>> fields("duel")["looks"], length("duel")
    (slice(63, 112, None), 164)
    """
    lines = 2 if variant == "vanguard" else 1
    sizes = {
        "lines": lines * SPACES * CELL,
        "looks": lines * SPACES * len(SYMBOLS),
        "score": 8,
        "phase": len(PHASES),
        "space": SPACES,
        "line": 2,
        "second": 2,
        "bonus": 2,
        "bell": 1,
        "turn": 1,
        "seats": 4,
        "last": 2 * LAST,
    }
    found, at = {}, 0
    for name, size in sizes.items():
        found[name] = slice(at, at + size)
        at += size
    return found


@cache
def length(variant: Variant) -> int:
    return int(fields(variant)["last"].stop)


def observe(view: View, told: Told) -> NDArray[np.int16]:
    at = fields(view.options.variant)
    seen = np.zeros(length(view.options.variant), np.int16)
    base = 0
    for line in view.lines:
        for space, stone in enumerate(line.stones):
            seen[base + space * CELL + _CELLS[stone]] = 1
        for space in range(len(line.stones), SPACES):
            seen[base + space * CELL] = 1
        base += SPACES * CELL
    base = at["looks"].start
    for number, space, symbol in told.looks:
        seen[base + (number * SPACES + space) * len(SYMBOLS) + SYMBOLS.index(symbol)] = 1
    ours = 0 if side(view.seat) == "A" else 1
    seen[at["score"].start + view.score[ours]] = 1
    seen[at["score"].start + 4 + view.score[1 - ours]] = 1
    due = view.pending
    kind = None if due is None else type(due)
    seen[at["phase"].start + PHASES.index(kind if kind in PHASES else None)] = 1
    if isinstance(due, steps.AnswerDue):
        seen[at["space"].start + due.space - 1] = 1
    name = getattr(due, "line", None)
    if name is not None:
        seen[at["line"].start + (name == "B")] = 1
    if view.second is not None:
        seen[at["second"].start + (view.second == "B")] = 1
    for a_side in view.bonus:
        seen[at["bonus"].start + (a_side != side(view.seat))] = 1
    seen[at["bell"].start] = view.bell
    seen[at["turn"].start] = view.turn == view.seat
    seen[at["seats"].start + view.seats.index(view.seat)] = 1
    base = at["last"].start
    for seat, code in told.last:
        seen[base] = seat
        seen[base + 1] = code
        base += 2
    return seen

"""What a match says, as one value that is written as JSON."""

from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from taberna.bots.tellstones.core.rows import BOAST, KINDS
from taberna.bots.tellstones.fast.tally import (
    ACTIONS,
    AGES,
    BINS,
    BLUFFS,
    BY_AGE,
    BY_SWAPS,
    OTHERS,
    OWN,
    PART,
    SWAPS,
)
from taberna.bots.tellstones.measure.arena import Score

KIND_NAMES: Final = (
    "place", "hide", "swap", "peek", "stop", "challenge", "answer", "boast", "believe", "doubt", "steal",
    "name" )  # fmt: skip


class Bin(msgspec.Struct, frozen=True):
    said: float
    """What was thought, on the mean."""
    was: float
    n: int


class Calibration(msgspec.Struct, frozen=True):
    error: float
    """The mean distance between what was thought and what was so (ECE, twenty bins)."""
    bins: list[Bin]


class PlayerReport(msgspec.Struct, frozen=True):
    name: str
    actions: dict[str, int]
    boasts: int
    bluff_share: float
    own: Calibration
    others: Calibration
    recall_by_age: list[Bin]
    recall_by_swaps: list[Bin]


class Report(msgspec.Struct, frozen=True, kw_only=True):
    a: str
    b: str
    core: str
    variant: str
    last_orders: bool
    seed: int
    games: int
    won: int
    lost: int
    capped: int
    capped_share: float
    share: float
    low: float
    high: float
    turns: float
    proofs: float
    players: list[PlayerReport] = []


def report(
    a: str, b: str, score: Score, *, core: str, seed: int, last_orders: bool = True, variant: str = "duel",
    details: bool = True,
) -> Report:  # fmt: skip
    low, high = score.interval
    parts = (score.tally[:PART], score.tally[PART:])
    players = [of_player(name, part) for name, part in zip((a, b), parts, strict=True)] if details else []
    return Report(
        a=a, b=b, core=core, variant=variant, last_orders=last_orders, seed=seed,
        games=score.games, won=score.won, lost=score.lost, capped=score.capped,
        capped_share=round(score.capped / score.games, 5),
        share=round(score.share, 4), low=round(low, 4), high=round(high, 4),
        turns=round(score.turns / score.games, 2), proofs=round(score.proofs / score.games, 4),
        players=players,
    )  # fmt: skip


def of_player(name: str, part: NDArray[np.float64]) -> PlayerReport:
    actions = {KIND_NAMES[i]: int(part[ACTIONS + i]) for i in range(KINDS)}
    boasts = int(part[ACTIONS + BOAST])
    return PlayerReport(
        name,
        actions,
        boasts,
        round(float(part[BLUFFS]) / boasts, 4) if boasts else 0.0,
        calibration(part[OWN : OWN + 3 * BINS]),
        calibration(part[OTHERS : OTHERS + 3 * BINS]),
        _shares(part[BY_AGE : BY_AGE + 2 * AGES]),
        _shares(part[BY_SWAPS : BY_SWAPS + 2 * SWAPS]),
    )


def calibration(row: NDArray[np.float64]) -> Calibration:
    rows = [(n, said, right) for n, said, right in row.reshape(-1, 3).tolist() if n]
    whole = sum(n for n, _, _ in rows)
    error = sum(abs(said - right) for _, said, right in rows) / whole if whole else 0.0
    bins = [Bin(round(said / n, 4), round(right / n, 4), int(n)) for n, said, right in rows]
    return Calibration(round(error, 4), bins)


def _shares(row: NDArray[np.float64]) -> list[Bin]:
    """By age or by swaps, from 0: `said` is the age or the number."""
    pairs = enumerate(row.reshape(-1, 2).tolist())
    return [Bin(float(at), round(known / n, 4), int(n)) for at, (n, known) in pairs if n]

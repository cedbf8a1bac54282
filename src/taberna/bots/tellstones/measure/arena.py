"""Many games between two players on the fast core, in pairs with the seats changed."""

from dataclasses import dataclass, field
from math import sqrt
from typing import Final

import numpy as np
from numpy.typing import NDArray

from taberna.bots.tellstones.core.params import PARAMS
from taberna.bots.tellstones.fast.duel import change_seats, lay_table
from taberna.bots.tellstones.fast.play import play_many
from taberna.bots.tellstones.fast.tally import TALLY
from taberna.bots.tellstones.memory import Params

TURNS_MOST: Final = 400
Z95: Final = 1.959964


@dataclass(frozen=True, slots=True)
class Score:
    """How a match went, from the first player's side."""

    games: int
    won: int
    lost: int
    capped: int
    turns: int
    proofs: int
    pairs: NDArray[np.float64] = field(default_factory=lambda: np.zeros(0))
    """For the interval: each pair's points, of 2; a drawn game is half a point there."""
    tally: NDArray[np.float64] = field(default_factory=lambda: np.zeros(TALLY))
    rows: NDArray[np.int64] = field(default_factory=lambda: np.zeros((0, 3), np.int64))
    """Of each game: the winner or 2, its turns, whether a proof decided it."""

    @property
    def share(self) -> float:
        """Of the games that were decided."""
        return self.won / max(1, self.won + self.lost)

    @property
    def interval(self) -> tuple[float, float]:
        """95 %, from the spread between pairs: the two games of a pair are no independent draws."""
        n = len(self.pairs)
        if n < 2:
            return (0.0, 1.0)
        shares = self.pairs / 2
        spread = sqrt(float(shares.var(ddof=1)) / n)
        return max(0.0, self.share - Z95 * spread), min(1.0, self.share + Z95 * spread)


def meet(
    one: Params, other: Params, games: int, seed: int = 1, *, first: int = 0, last_orders: bool = True,
    counted: bool = False, ahead: tuple[int, int] = (0, 0),
) -> Score:  # fmt: skip
    """`games` games beginning with number `first`; both even, so that pairs stay whole. `ahead` are the
    points that the two begin with."""
    assert len(one) == len(other) == PARAMS
    table = lay_table(np.array([one, other], dtype=np.float64))
    seats_changed = change_seats(table)
    table.ahead[0], table.ahead[1] = ahead
    seats_changed.ahead[0], seats_changed.ahead[1] = ahead[::-1]
    results = np.zeros((games, 3), np.int64)
    play_many(
        table, seats_changed, seed, first, games, int(last_orders), TURNS_MOST, int(counted), results
    )  # fmt: skip
    theirs, ours = np.split(np.asarray(seats_changed.tally), 2)
    return score(results, np.asarray(table.tally) + np.concatenate([ours, theirs]))


def score(results: NDArray[np.int64], tally: NDArray[np.float64]) -> Score:
    winner = results[:, 0]
    points = np.where(winner == 0, 1.0, np.where(winner == 2, 0.5, 0.0))
    return Score(
        games=len(results),
        won=int((winner == 0).sum()),
        lost=int((winner == 1).sum()),
        capped=int((winner == 2).sum()),
        turns=int(results[:, 1].sum()),
        proofs=int(results[:, 2].sum()),
        pairs=points[0::2] + points[1::2],
        tally=tally,
        rows=results,
    )


def together(scores: list[Score]) -> Score:
    return Score(
        games=sum(s.games for s in scores),
        won=sum(s.won for s in scores),
        lost=sum(s.lost for s in scores),
        capped=sum(s.capped for s in scores),
        turns=sum(s.turns for s in scores),
        proofs=sum(s.proofs for s in scores),
        pairs=np.concatenate([s.pairs for s in scores]),
        tally=np.sum([s.tally for s in scores], axis=0),
    )

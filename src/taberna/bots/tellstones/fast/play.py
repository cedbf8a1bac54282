"""Whole games at speed."""

import numpy as np
from numpy.typing import NDArray

from taberna.bots.tellstones.fast.compiled import compiled
from taberna.bots.tellstones.fast.duel import (
    BY_PROOF,
    TURNS,
    WINNER,
    Table,
    mixed_seed,
    play_out,
)


@compiled
def play_one(t: Table, last_orders: int, turns_most: int, mat: int, counted: int) -> None:
    """Compiled once, for whoever plays: it takes most of a minute."""
    play_out(t, last_orders, turns_most, mat, counted)


@compiled
def play_many(
    t: Table,
    seats_changed: Table,
    seed: int,
    first: int,
    games: int,
    last_orders: int,
    turns_most: int,
    counted: int,
    results: NDArray[np.int64],
) -> None:
    """Pairs of games: in the second of each the players have changed seats, and each seat has the same draws.
    A row of results is (winner of the two players or 2, turns, decided by a proof)."""
    for n in range(games):
        pair, swapped = (first + n) // 2, (first + n) % 2
        for seat in range(3):
            t.keys[seat][0] = mixed_seed(seed, pair * 4 + seat, 0)
            t.keys[seat][1] = mixed_seed(seed, pair * 4 + seat, 1)
        if swapped:
            play_one(seats_changed, last_orders, turns_most, 0, counted)
        else:
            play_one(t, last_orders, turns_most, 0, counted)
        winner = t.game[WINNER]
        results[n, 0] = 1 - winner if swapped and winner < 2 else winner
        results[n, 1] = t.game[TURNS]
        results[n, 2] = t.game[BY_PROOF]

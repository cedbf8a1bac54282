"""What stands around the translated functions: the table as a struct, and the kernel that plays a game."""

from typing import Final

from taberna.bots.tellstones.core.params import PARAMS
from taberna.bots.tellstones.core.rows import BOARD, GUESS, GUESSES, MOMENT, NOTES, SCRATCH, TRACES
from taberna.bots.tellstones.fast.duel import COUNTS, DONE, GAME

TABLE: Final = {
    "TRACES": str(TRACES), "CROWD": str(GUESS * GUESSES), "NOTES": str(NOTES), "PARAMS": str(PARAMS),
    "BOARD": str(BOARD), "GAME": str(GAME), "MOMENT": str(MOMENT), "SCRATCH": str(SCRATCH),
    "COUNTS": str(COUNTS), "DONE": str(DONE),
}  # fmt: skip

HEAD: Final = """
struct Two { double one, other; };
struct Table {
    double own[2][@TRACES@], crowd[2][@CROWD@], mirror[2][@CROWD@], notes[2][@NOTES@], par[2][@PARAMS@];
    double w[@SCRATCH@], tally[1];
    long long keys[3][2], board[@BOARD@], truth[7], game[@GAME@], moment[@MOMENT@];
    long long sights[1], story[1], ahead[2];
};
"""

FOOT: Final = """
extern "C" __global__ void play(
    const double *par, const long long seed, const long long first, const long long games,
    const long long matches, const long long last_orders, const long long turns_most,
    int *winners, int *turns, int *done
) {
    const long long at = blockIdx.x * (long long)blockDim.x + threadIdx.x;
    if (at >= games * matches) return;
    const long long match = at / games, n = first + at % games, pair = n / 2, swapped = n % 2;
    Table t;
    for (int i = 0; i < @SCRATCH@; i++) t.w[i] = 0.0;
    for (int seat = 0; seat < 3; seat++)
        for (int part = 0; part < 2; part++) t.keys[seat][part] = mixed_seed(seed, pair * 4 + seat, part);
    for (int side = 0; side < 2; side++) {
        t.ahead[side] = 0;
        for (int i = 0; i < @PARAMS@; i++)
            t.par[swapped ? 1 - side : side][i] = par[(match * 2 + side) * @PARAMS@ + i];
    }
    play_out(t, last_orders, turns_most, 0, 0);
    const long long winner = t.game[@WINNER@];
    winners[at] = swapped && winner < 2 ? 1 - winner : winner;
    turns[at] = t.game[@TURNS@];
    for (int side = 0; side < 2; side++)
        for (int kind = 0; kind < @COUNTS@; kind++)
            atomicAdd(&done[(match * 2 + side) * @COUNTS@ + kind],
                      (int)t.game[@DONE@ + (swapped ? 1 - side : side) * @COUNTS@ + kind]);
}
"""

"""What a network advises: how far each number by which a mind like the King's weighs its moves is to be moved
in a situation. And the kernel in which players, with a network or without, meet; a thread a game."""

import re

from by_hand import written_out
from narrow import narrowed

SEES, INSIDE = 30, 16
SAYS = {
    "mix": 0.5, "boast": 0.15, "boast_mix": 0.15, "bluff": 0.15, "challenge": 0.15, "impatience": 0.01,
    "peek": 0.15, "peek_doubt": 0.3, "swap": 0.15, "swap_them": 0.2, "swap_us": 0.2, "swap_open": 0.1,
    "hide": 0.15, "hide_edge": 0.15, "place": 0.15, "doubt": 0.15, "steal": 0.15, "call": 0.15,
    "shallow": 0.1, "again": 0.2, "study": 0.15, "spare": 0.3, "bored": 0.3,
}  # fmt: skip
"""Which numbers it moves, and how far."""
WEIGHTS = INSIDE * (SEES + 1) + len(SAYS) * (INSIDE + 1)
COLUMNS = 4
"""What is counted of a match before the actions of both: won by the first, drawn, turns, games of CAP turns
and more."""
ASKED = 7
"""What a match is: two players, the network of each (or -1), the bell, the first game, the most turns."""
CAP = 200

ADVICE = """
__device__ float *NETS;
__device__ const int MOVED[@SAYS@] = {@MOVED@};
__device__ const float HOW_FAR[@SAYS@] = {@HOW_FAR@};
__device__ __noinline__ narrow *advised(narrow *notes, int *board, int *moment, narrow *par, narrow *w) {
    if (par[@FLAG@] >= 0.0f) return par;
    const float *net = NETS + (long long)(-1.0f - par[@FLAG@]) * @WEIGHTS@;
    float x[@SEES@];
    int down = 0, up = 0;
    float sure = 0.0f, least = 1.0f, known = 0.0f, low = 1.0f, high = 0.0f;
    for (int i = 0; i < board[7]; i++) {
        if (board[i] == 7) {
            down++;
            sure += w[@SURE@ + i]; least = fminf(least, w[@SURE@ + i]);
            known += w[@FEARED@ + i]; low = fminf(low, w[@FEARED@ + i]); high = fmaxf(high, w[@FEARED@ + i]);
        } else if (board[i] >= 0) up++;
    }
    const float each = 1.0f / fmaxf(1.0f, (float)down);
    int n = 0;
    x[n++] = moment[1] * 0.5f; x[n++] = moment[2] * 0.5f; x[n++] = down / 7.0f; x[n++] = up / 3.0f;
    x[n++] = fminf(3.0f, moment[5] / 12.0f); x[n++] = fminf(3.0f, moment[7] / 40.0f);
    x[n++] = fminf(2.0f, moment[9] / 3.0f); x[n++] = moment[8];
    x[n++] = moment[6] == 1; x[n++] = moment[6] == 2;
    x[n++] = moment[0] == 3; x[n++] = moment[0] == 4; x[n++] = board[8] != 0;
    for (int i = 0; i < 5; i++) x[n++] = w[@ALL@ + i];
    x[n++] = w[@ALL@ + 7];
    x[n++] = sure * each; x[n++] = least; x[n++] = known * each; x[n++] = low; x[n++] = high;
    x[n++] = notes[8]; x[n++] = fminf(2.0f, notes[7]);
    x[n++] = fminf(2.0f, notes[0]); x[n++] = fminf(2.0f, notes[1]); x[n++] = fminf(2.0f, notes[2]);
    x[n++] = moment[5] >= 11;
    narrow *mine = w + @SCRATCH@;
    for (int i = 0; i < @NUMBERS@; i++) mine[i] = par[i];
    float out[@SAYS@];
    const float *last = net + @INSIDE@ * (@SEES@ + 1);
    for (int k = 0; k < @SAYS@; k++) out[k] = last[k * (@INSIDE@ + 1) + @INSIDE@];
    for (int h = 0; h < @INSIDE@; h++) {
        const float *row = net + h * (@SEES@ + 1);
        float sum = row[@SEES@];
        for (int i = 0; i < @SEES@; i++) sum += row[i] * x[i];
        sum = tanhf(sum);
        for (int k = 0; k < @SAYS@; k++) out[k] += last[k * (@INSIDE@ + 1) + h] * sum;
    }
    for (int k = 0; k < @SAYS@; k++) mine[MOVED[k]] += HOW_FAR[k] * out[k];
    mine[@MIX@] = fminf(1.0f, fmaxf(0.0f, mine[@MIX@]));
    mine[@BORED@] = fminf(1.0f, fmaxf(0.0f, mine[@BORED@]));
    mine[@IMPATIENCE@] = fmaxf(0.0f, mine[@IMPATIENCE@]);
    return mine;
}
"""

PLAY = """
extern "C" __global__ void meet(
    const float *par, float *nets, const int *matches, const long long seed, const int games, const int count,
    int *found
) {
    const long long at = blockIdx.x * (long long)blockDim.x + threadIdx.x;
    if (at >= (long long)games * count) return;
    const int *match = matches + at / games * @ASKED@;
    int *mine = found + at / games * (@COLUMNS@ + 2 * @COUNTS@);
    const long long n = match[5] + at % games, pair = n / 2, swapped = n % 2;
    NETS = nets;
    Table t;
    for (int i = 0; i < @SCRATCH@; i++) t.w[i] = 0.0;
    for (int seat = 0; seat < 3; seat++)
        for (int part = 0; part < 2; part++)
            t.keys[seat][part] = (int)mixed_seed(seed, pair * 4 + seat, part);
    for (int side = 0; side < 2; side++) {
        const int who = swapped ? 1 - side : side;
        const float *row = par + (long long)match[side] * @PARAMS@;
        t.ahead[side] = 0;
        for (int i = 0; i < @PARAMS@; i++) t.par[who][i] = row[i];
        if (match[2 + side] >= 0) t.par[who][@FLAG@] = -1.0f - match[2 + side];
    }
    play_out(t, match[4], match[6], 0, 0);
    const int winner = t.game[@WINNER@], turns = t.game[@TURNS@];
    if (winner == 2) atomicAdd(&mine[1], 1);
    else if ((winner == 0) == (swapped == 0)) atomicAdd(&mine[0], 1);
    atomicAdd(&mine[2], turns);
    if (turns >= @CAP@) atomicAdd(&mine[3], 1);
    for (int side = 0; side < 2; side++)
        for (int kind = 0; kind < @COUNTS@; kind++)
            atomicAdd(&mine[@COLUMNS@ + side * @COUNTS@ + kind],
                      (int)t.game[@DONE@ + (swapped ? 1 - side : side) * @COUNTS@ + kind]);
}
"""


def kernels(known: dict, text: str, *, by_hand: bool = True) -> str:
    names, layout = known["names"], known["layout"]
    text = text[: text.index('extern "C"')]
    hook = re.search(r" _decided\([^;{]*\) \{\n(?:.*\n)*?    phase = .*\n", text)
    assert hook
    text = text[: hook.end()] + "    par = advised(notes, board, moment, par, w);\n" + text[hook.end() :]
    text = text.replace(f"w[{layout['SCRATCH']}]", f"w[{layout['SCRATCH']} + {layout['NUMBERS']}]", 1)
    values = {
        **layout, "SAYS": len(SAYS), "SEES": SEES, "INSIDE": INSIDE, "WEIGHTS": WEIGHTS, "PARAMS": len(names),
        "MOVED": ", ".join(str(names.index(name)) for name in SAYS),
        "HOW_FAR": ", ".join(f"{far}f" for far in SAYS.values()),
        "FLAG": names.index("depth"), "MIX": names.index("mix"), "BORED": names.index("bored"),
        "IMPATIENCE": names.index("impatience"), "ASKED": ASKED, "COLUMNS": COLUMNS, "CAP": CAP,
        "COUNTS": known["kinds"],
    }  # fmt: skip
    above, below = ADVICE, PLAY
    for name, value in values.items():
        above, below = above.replace(f"@{name}@", str(value)), below.replace(f"@{name}@", str(value))
    text = narrowed(
        (text + below).replace("__device__ const double STYLES", "__device__ double STYLES"), above
    )
    return written_out(text, layout) if by_hand else text

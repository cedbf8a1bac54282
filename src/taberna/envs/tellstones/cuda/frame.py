"""What stands around the translated functions: a duel is read from the arrays, goes a step, and is written
back.

Everything lies number by number, duels side by side (`rows[i * count + n]`), which is how a card reads
fast. Only what a bot notes of its opponent lies duel by duel: it is large, and little of it is touched in a
turn.
"""

from typing import Final

from taberna.bots.tellstones.core.params import PARAMS
from taberna.bots.tellstones.core.rows import BOARD, GUESS, GUESSES, MOMENT, NOTES, SCRATCH, TRACES
from taberna.envs.tellstones import vector
from taberna.envs.tellstones.cuda.minds import BESIDE, REMEMBERED

CROWD: Final = GUESS * GUESSES
NUMBERS: Final = {
    "TRACES": TRACES, "CROWD": CROWD, "NOTES": NOTES, "PARAMS": PARAMS, "BOARD": BOARD, "MOMENT": MOMENT,
    "SCRATCH": SCRATCH, "BESIDE": BESIDE, "REMEMBERED": REMEMBERED, "ROW": vector.ROW, "SIZE": vector.SIZE,
    "LENGTH": vector.LENGTH, "WINNER": vector.WINNER, "RUNNING": vector.RUNNING, "DUE": vector.DUE,
    "BLOCK": 128,
}  # fmt: skip

HEAD: Final = """
#ifndef __CUDACC__
#include <algorithm>
#include <cmath>
using namespace std;
#define __device__
#define __noinline__
#define __forceinline__ inline
#endif
struct Two { double one, other; };
struct Table {
    double own[2][@TRACES@], notes[2][@NOTES@], w[@SCRATCH@];
    double *crowd[2], *mirror[2], *par[2];
    long long board[@BOARD@], moment[@MOMENT@], game[@BESIDE@];
};
struct Arrays {
    long long count, turns_most, bell;
    long long *rows, *beside, *wrong;
    double *own, *notes, *noted, *par;
    signed char *masks, *over;
    short *seen;
    float *known, *rewards;
};
"""

FOOT: Final = """
__device__ __forceinline__ void brought(const Arrays &a, const long long n, long long *row, Table &t) {
    for (int i = 0; i < @ROW@; i++) row[i] = a.rows[i * a.count + n];
    for (int i = 0; i < @BESIDE@; i++) t.game[i] = a.beside[i * a.count + n];
    for (int who = 0; who < 2; who++) {
        for (int i = 0; i < @TRACES@; i++) t.own[who][i] = a.own[(who * @TRACES@ + i) * a.count + n];
        for (int i = 0; i < @NOTES@; i++) t.notes[who][i] = a.notes[(who * @NOTES@ + i) * a.count + n];
        t.par[who] = a.par + who * @PARAMS@;
        t.crowd[who] = who ? a.noted + n * 2 * @CROWD@ : nullptr;
        t.mirror[who] = who ? a.noted + (n * 2 + 1) * @CROWD@ : nullptr;
    }
}

__device__ __forceinline__ void taken(const Arrays &a, const long long n, long long *row, Table &t) {
    signed char mask[@SIZE@];
    short seen[@LENGTH@];
    float known[@REMEMBERED@];
    allow(row, mask);
    show(row, seen);
    recollect(t, row, known);
    for (int i = 0; i < @SIZE@; i++) a.masks[i * a.count + n] = mask[i];
    for (int i = 0; i < @LENGTH@; i++) a.seen[i * a.count + n] = seen[i];
    for (int i = 0; i < @REMEMBERED@; i++) a.known[i * a.count + n] = known[i];
    for (int i = 0; i < @ROW@; i++) a.rows[i * a.count + n] = row[i];
    for (int i = 0; i < @BESIDE@; i++) a.beside[i * a.count + n] = t.game[i];
    for (int who = 0; who < 2; who++) {
        for (int i = 0; i < @TRACES@; i++) a.own[(who * @TRACES@ + i) * a.count + n] = t.own[who][i];
        for (int i = 0; i < @NOTES@; i++) a.notes[(who * @NOTES@ + i) * a.count + n] = t.notes[who][i];
    }
}

/* Until somebody who is no bot must act; a duel that is over begins anew. */
template <bool BOT> __device__ __forceinline__ void onward(
    const Arrays &a, const long long n, long long *row, Table &t
) {
    float paid = 0.0f;
    signed char over = 0;
    while (true) {
        if (row[@WINNER@] != @RUNNING@) {
            paid = row[@WINNER@] == 0 ? 1.0f : row[@WINNER@] == 1 ? -1.0f : 0.0f;
            over = 1;
            sit_down(t, row);
        }
        if (!BOT || row[@DUE@] == 0) break;
        play(t, row, asked(t, row), a.turns_most, a.bell);
    }
    a.rewards[n] = paid;
    a.rewards[a.count + n] = -paid;
    a.over[n] = over;
}

template <bool BOT> __device__ __forceinline__ void stepped(
    const Arrays &a, const long long *codes, const long long n
) {
    long long row[@ROW@];
    Table t;
    brought(a, n, row, t);
    long long code = codes ? codes[n] : -1;
    if (codes) {
        if (code < 0 || code >= @SIZE@ || !a.masks[code * a.count + n]) { *a.wrong = n; return; }
    } else {
        int open = 0;
        for (int i = 0; i < @SIZE@; i++) open += a.masks[i * a.count + n];
        int left = (int)(draw(row) * open);
        for (code = 0; code < @SIZE@; code++) if (a.masks[code * a.count + n] && left-- == 0) break;
    }
    play(t, row, code, a.turns_most, a.bell);
    onward<BOT>(a, n, row, t);
    taken(a, n, row, t);
}

template <bool BOT> __device__ __forceinline__ void begun(const Arrays &a, const long long n) {
    long long row[@ROW@];
    Table t;
    brought(a, n, row, t);
    sit_down(t, row);
    onward<BOT>(a, n, row, t);
    taken(a, n, row, t);
}

template <bool BOT> __device__ __forceinline__ void once(
    const Arrays &a, const long long *codes, int begins, long long n
) {
    if (begins) begun<BOT>(a, n); else stepped<BOT>(a, codes, n);
}

#ifdef __CUDACC__
template <bool BOT> __global__ void all(const Arrays a, const long long *codes, int begins) {
    const long long n = blockIdx.x * (long long)blockDim.x + threadIdx.x;
    if (n < a.count) once<BOT>(a, codes, begins, n);
}
#define ALL(BOT) all<BOT><<<(a.count + @BLOCK@ - 1) / @BLOCK@, @BLOCK@>>>(a, codes, begins)
#define RESULT (int)cudaGetLastError()
#else
#define ALL(BOT) for (long long n = 0; n < a.count; n++) once<BOT>(a, codes, begins, n)
#define RESULT 0
#endif
extern "C" int go(const Arrays *of, const long long *codes, int begins, int bot) {
    const Arrays a = *of;
    if (bot) { ALL(true); } else { ALL(false); }
    return RESULT;
}
"""

"""Where players with networks and without meet, many matches at once: on a card, or on this machine's
processor to try things out."""

import json
import re
import subprocess
from ctypes import CDLL, POINTER, c_float, c_int, c_longlong
from hashlib import blake2b
from pathlib import Path

import numpy as np
from advice import ASKED, COLUMNS, WEIGHTS, kernels
from by_hand import BLOCK

HABITS = re.compile(r"__device__ const double STYLES\[(\d+)\] = \{([^}]*)\};")
ON_PROCESSOR = """
#include <algorithm>
#include <cmath>
using namespace std;
#define __device__
#define __noinline__ __attribute__((noinline))
#define __forceinline__ inline
#define __global__
static void atomicAdd(int *sum, int more) { *sum += more; }
struct Place { long long x; };
static Place blockIdx, blockDim = {1}, threadIdx;
#define __shared__ static
#define __ffs __builtin_ffs
#include "%s"
extern "C" void all(const float *par, float *nets, const int *matches, long long seed, int games, int count,
                    int *found) {
    for (long long n = 0; n < (long long)games * count; n++) {
        blockIdx.x = n;
        meet(par, nets, matches, seed, games, count, found);
    }
}
extern "C" float *styles() { return STYLES; }
extern "C" void shared_out(float *w, int down) { _count_rows(w, down); _share_out(w, down); }
extern "C" void passed(float *crowd, int *board, int down, float *w) {
    crowd_turn_passes(crowd, board, down, w, 424);
}
extern "C" void weighed(float *crowd, int *board, float *w) { crowd_weigh(crowd, board, w, 1); }
"""


class Hall:
    def __init__(self, folder: Path, *, card: bool = True, by_hand: bool | None = None) -> None:
        self.folder = folder
        self.known = json.loads((folder / "players.json").read_text(encoding="utf-8"))
        self.names, self.players = self.known["names"], self.known["players"]
        self.columns = COLUMNS + 2 * self.known["kinds"]
        self.played, self.card = 0, card
        text = (folder / "kernels.cu").read_text(encoding="utf-8")
        held = HABITS.search(text)
        assert held
        habits = np.asarray([float(x) for x in held[2].split(",")], dtype=np.float32)
        # Told afterwards, so that what was built is found again when they have changed.
        text = text[: held.start()] + f"__device__ double STYLES[{held[1]}];" + text[held.end() :]
        by_hand = self.known.get("by_hand", True) if by_hand is None else by_hand
        source = kernels(self.known, text, by_hand=by_hand)
        if card:
            import cupy

            self.on = cupy
            options = ("--std=c++14", "--use_fast_math", *self.known.get("options", ()))
            self.module = cupy.RawModule(code=source, options=options)
            self.kernel = self.module.get_function("meet")
            styles = cupy.ndarray(len(habits), cupy.float32, self.module.get_global("STYLES"))
            styles[:] = cupy.asarray(habits)
        else:
            (folder / "meet.cu").write_text(source, encoding="utf-8")
            (folder / "meet.cpp").write_text(ON_PROCESSOR % "meet.cu", encoding="utf-8")
            # Under a name of its own: a library of the same name is not loaded a second time.
            made = folder / f"meet-{blake2b(source.encode(), digest_size=8).hexdigest()}.so"
            options = ["-O2", "-shared", "-fPIC", "-o", made, folder / "meet.cpp"]
            subprocess.run(["g++", *options], check=True)
            library = CDLL(str(made.resolve()))
            self.library, self.kernel = library, library.all
            library.styles.restype = POINTER(c_float)
            np.ctypeslib.as_array(library.styles(), (len(habits),))[:] = habits

    def play(self, players, nets, matches, games: int, seed: int):
        """So many games of each match (advice.ASKED says what one is): a row of counts for each."""
        players = np.ascontiguousarray(players, dtype=np.float32)
        nets = np.ascontiguousarray(nets, dtype=np.float32).reshape(-1, WEIGHTS)
        matches = np.ascontiguousarray(matches, dtype=np.int32).reshape(-1, ASKED)
        assert players.shape[1] == len(self.names)
        count = len(matches)
        self.played += games * count
        if not self.card:
            found = np.zeros((count, self.columns), np.int32)
            whole, float32 = POINTER(c_int), POINTER(c_float)
            self.kernel(
                players.ctypes.data_as(float32), nets.ctypes.data_as(float32), matches.ctypes.data_as(whole),
                c_longlong(seed), c_int(games), c_int(count), found.ctypes.data_as(whole),
            )  # fmt: skip
            return found
        on = self.on
        found = on.zeros((count, self.columns), on.int32)
        blocks = (games * count + BLOCK - 1) // BLOCK
        given = tuple(map(on.asarray, (players, nets, matches)))
        self.kernel(
            (blocks,), (BLOCK,), (*given, on.int64(seed), on.int32(games), on.int32(count), found)
        )  # fmt: skip
        return found.get()

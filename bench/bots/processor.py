"""Two players on this machine's processor: the functions of the card, built with g++."""

import subprocess
from math import sqrt
from pathlib import Path

from cuda_matrix import CAP, KINDS

MAIN = """
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>
using namespace std;
#define __device__
#define __noinline__ __attribute__((noinline))
#define __forceinline__ inline
#define __global__
static void atomicAdd(int *sum, int more) { *sum += more; }
struct Place { long long x; };
static Place blockIdx, blockDim = {1}, threadIdx;
#include "kernels.cu"
int main(int, char **words) {
    const int games = atoi(words[1]), bell = atoi(words[2]), seed = atoi(words[3]);
    double par[@PARAMS@];
    for (double &number : par) if (scanf("%lf", &number) != 1) return 1;
    vector<int> winners(games), turns(games);
    int done[2 * @COUNTS@] = {};
    for (int n = 0; n < games; n++) {
        blockIdx.x = n;
        play(par, seed, 0, games, 1, bell, 400, winners.data(), turns.data(), done);
        printf("%d %d\\n", winners[n], turns[n]);
    }
    for (int count : done) printf("%d ", count);
}
"""


def build(folder: Path, params: int, counts: int) -> Path:
    main = MAIN.replace("@PARAMS@", str(2 * params)).replace("@COUNTS@", str(counts))
    (folder / "main.cpp").write_text(main, encoding="utf-8")
    program = folder / "play"
    subprocess.run(["g++", "-O2", "-ffp-contract=off", "-o", program, folder / "main.cpp"], check=True)
    return program.resolve()


def meeting(
    program: Path, one: list[float], other: list[float], games: int, bell: bool, counts: int, seed: int = 1
) -> dict:
    numbers = " ".join(map(repr, [*one, *other]))
    words = [str(program), str(games), str(int(bell)), str(seed)]
    printed = subprocess.run(words, input=numbers, capture_output=True, text=True, check=True).stdout
    *rows, last = printed.splitlines()
    played = [tuple(map(int, row.split())) for row in rows]
    done = list(map(int, last.split()))
    points = [{0: 1.0, 1: 0.0}.get(winner, 0.5) for winner, _ in played]
    pairs = [(a + b) / 2 for a, b in zip(points[::2], points[1::2], strict=True)]
    mean = sum(pairs) / len(pairs)
    half = 1.96 * sqrt(sum((pair - mean) ** 2 for pair in pairs)) / len(pairs)
    won, lost = points.count(1.0), points.count(0.0)
    return {
        "points": round(mean, 4), "low": round(mean - half, 4), "high": round(mean + half, 4),
        "share": round(won / max(1, won + lost), 4), "games": games, "capped": games - won - lost,
        f"over {CAP} turns": sum(turns >= CAP for _, turns in played),
        "turns": round(sum(turns for _, turns in played) / games, 1),
        "actions": {name: [round(done[side * counts + kind] / games, 2) for side in (0, 1)]
                    for name, kind in KINDS.items()},
    }  # fmt: skip

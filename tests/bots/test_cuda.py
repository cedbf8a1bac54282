"""The core in CUDA C++: built for this machine's processor, it plays the very games of the fast core."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from taberna.bots.tellstones.core.rows import KERNELS
from taberna.bots.tellstones.cuda.translate import LEFT_OUT, translate
from taberna.bots.tellstones.fast.duel import COUNTS
from taberna.bots.tellstones.levels import level
from taberna.bots.tellstones.measure.arena import meet

GAMES = 20
AROUND = """
#include <algorithm>
#include <cmath>
#include <cstdio>
using namespace std;
#define __device__
#define __noinline__
#define __forceinline__ inline
#define __global__
static void atomicAdd(int *sum, int more) { *sum += more; }
struct Place { long long x; };
static Place blockIdx, blockDim = {1}, threadIdx;
#include "kernels.cu"
int main() {
    double par[@PARAMS@];
    for (double &number : par) if (scanf("%lf", &number) != 1) return 1;
    int winners[@GAMES@], turns[@GAMES@], done[2 * @COUNTS@] = {};
    for (int n = 0; n < @GAMES@; n++) {
        blockIdx.x = n;
        play(par, 3, 0, @GAMES@, 1, 1, 400, winners, turns, done);
        printf("%d %d\\n", winners[n], turns[n]);
    }
}
"""


def test_every_function_is_put_into_the_other_language() -> None:
    text = translate()
    for kernel in KERNELS:
        left_out = kernel.__name__ in LEFT_OUT or kernel.__module__.endswith("tally")
        assert left_out or f" {kernel.__name__}(" in text
    assert "@" not in text


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program that plays, for any two players."""
    if shutil.which("g++") is None:
        pytest.skip("needs a C++ compiler")
    folder = tmp_path_factory.mktemp("core")
    around = AROUND.replace("@PARAMS@", str(2 * len(level("random").params)))
    around = around.replace("@GAMES@", str(GAMES)).replace("@COUNTS@", str(COUNTS))
    (folder / "kernels.cu").write_text(translate(), encoding="utf-8")
    (folder / "main.cpp").write_text(around, encoding="utf-8")
    program = folder / "play"
    subprocess.run(["g++", "-O1", "-ffp-contract=off", "-o", program, folder / "main.cpp"], check=True)
    return program


@pytest.mark.slow
@pytest.mark.parametrize(
    "one, other", [("random", "random"), ("king", "plain"), ("king", "knight"), ("storm", "bluffer")]
)
def test_the_same_games(built: Path, one: str, other: str) -> None:
    players = (*level(one).params, *level(other).params)
    numbers = " ".join(map(repr, players))
    printed = subprocess.run([built], input=numbers, capture_output=True, text=True, check=True).stdout
    games = [tuple(map(int, line.split())) for line in printed.splitlines()]
    assert games == [
        (w, n) for w, n, _ in meet(level(one).params, level(other).params, GAMES, 3).rows.tolist()
    ]

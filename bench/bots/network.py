"""A small network learns, on a graphics card, to beat one frozen player of Tellstones with the bell.

python bench/bots/network.py FOLDER SECONDS [PLAYER [GAMES]]
FOLDER as cuda_tune.py prepares it; leaves FOLDER/network.json, the network and how it fares.

It has the memory and the mind of the player it is to beat, sees what that mind sees of the moment, and says
how far each number by which moves are weighed is to be moved just now: so it plays differently from one
situation to the next. It is learned by evolution strategies: candidates in mirrored pairs around the present
weights, all in the same games; what won more is followed. Games are played in single precision, else by the
same functions.
"""

import json
import re
import sys
from math import sqrt
from pathlib import Path
from time import time

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
CANDIDATES, GAMES = 512, 512
EVERYWHERE = 40
FARS, LONGER, SURELY = (0.05, 0.1, 0.2, 0.4, 0.7, 1.2, 2.0), 16384, 0.0015
"""How far to go along a slope, in how many games each; and how much more it must win to be gone."""
ENOUGH = 100_000_000
CHECKED = 20
BLOCK = 64

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
    for (int i = 0; i < @PARAMS@; i++) mine[i] = par[i];
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
extern "C" __global__ void learn(
    const float *par, float *nets, const long long seed, const long long first, const long long games,
    const long long candidates, const int players, const int networks, const int last_orders,
    int *won, int *drawn, int *turns
) {
    const long long at = blockIdx.x * (long long)blockDim.x + threadIdx.x;
    if (at >= games * candidates) return;
    const long long match = at / games, n = first + at % games, pair = n / 2, swapped = n % 2;
    NETS = nets;
    Table t;
    for (int i = 0; i < @SCRATCH@; i++) t.w[i] = 0.0f;
    for (int seat = 0; seat < 3; seat++)
        for (int part = 0; part < 2; part++)
            t.keys[seat][part] = (int)mixed_seed(seed, pair * 4 + seat, part);
    for (int side = 0; side < 2; side++) {
        t.ahead[side] = 0;
        for (int i = 0; i < @PARAMS@; i++)
            t.par[swapped ? 1 - side : side][i] = par[(players ? match : 0) * @PARAMS@ + i];
    }
    t.par[swapped ? 1 : 0][@FLAG@] = -1.0f - (networks ? match : 0);
    play_out(t, last_orders, 400, 0, 0);
    const int winner = t.game[@WINNER@];
    if (winner == 2) atomicAdd(&drawn[match], 1);
    else if ((winner == 0) == (swapped == 0)) atomicAdd(&won[match], 1);
    atomicAdd(&turns[match], (int)t.game[@TURNS@]);
}
"""


def kernels(known: dict, text: str) -> str:
    names, layout = known["names"], known["layout"]
    text = text[: text.index('extern "C"')]
    hook = re.search(r"    _take_care\(.*\n", text)
    assert hook
    text = text[: hook.end()] + "    par = advised(notes, board, moment, par, w);\n" + text[hook.end() :]
    text = text.replace(f"w[{layout['SCRATCH']}]", f"w[{layout['SCRATCH']} + {len(names)}]", 1)
    values = {
        **layout, "SAYS": len(SAYS), "SEES": SEES, "INSIDE": INSIDE, "WEIGHTS": WEIGHTS, "PARAMS": len(names),
        "MOVED": ", ".join(str(names.index(name)) for name in SAYS),
        "HOW_FAR": ", ".join(f"{far}f" for far in SAYS.values()),
        "FLAG": names.index("depth"), "MIX": names.index("mix"), "BORED": names.index("bored"),
        "IMPATIENCE": names.index("impatience"),
    }  # fmt: skip
    above, below = ADVICE, PLAY
    for name, value in values.items():
        above, below = above.replace(f"@{name}@", str(value)), below.replace(f"@{name}@", str(value))
    return narrowed(
        (text + below).replace("__device__ const double STYLES", "__device__ double STYLES"), above
    )


class Learner:
    def __init__(self, folder: Path) -> None:
        import cupy

        self.np = cupy
        self.known = json.loads((folder / "players.json").read_text(encoding="utf-8"))
        source = kernels(self.known, (folder / "kernels.cu").read_text(encoding="utf-8"))
        options = ("--std=c++14", "--use_fast_math")
        self.module = cupy.RawModule(code=source, options=options)
        self.kernel = self.module.get_function("learn")
        self.played = 0

    def take_habits(self, styles: list[float]) -> None:
        """What everybody does with their turns, where that was counted again."""
        held = self.np.ndarray(len(styles), self.np.float32, self.module.get_global("STYLES"))
        held[:] = self.np.asarray(styles, dtype=self.np.float32)

    def play(self, players, nets, games: int, seed: int, bell: bool = True):
        """For each network against the player, or for each player against the network: games that the network
        won, drawn ones, and turns in all."""
        on_card, many, each = self.np, players.ndim == 2, nets.ndim == 2
        count = len(players) if many else len(nets)
        won, drawn, turns = (on_card.zeros(count, on_card.int32) for _ in range(3))
        whole = tuple(on_card.int64(x) for x in (seed, 0, games, count))
        flags = tuple(on_card.int32(int(x)) for x in (many, each, bell))
        assert nets.dtype == players.dtype == on_card.float32
        assert nets.flags.c_contiguous
        n = games * count
        self.kernel(
            ((n + BLOCK - 1) // BLOCK,), (BLOCK,), (players, nets, *whole, *flags, won, drawn, turns)
        )  # fmt: skip
        self.played += n
        return won, drawn, turns

    def points(self, player, net, games: int, seed: int, bell: bool = True) -> dict:
        """Of one network; intervals as of single games."""
        parts = 64
        nets = self.np.repeat(net[None], parts, axis=0)
        shares, long = [], 0.0
        for part in range(max(1, games // (parts * 1024))):
            won, drawn, turns = self.play(player, nets[:1], 1024 * parts, seed + part, bell)
            shares.append((float(won[0]) + 0.5 * float(drawn[0])) / (1024 * parts))
            long += float(turns[0])
        count = len(shares) * 1024 * parts
        share = sum(shares) / len(shares)
        half = 1.96 * sqrt(share * (1 - share) / count)
        return {
            "points": round(share, 4), "low": round(share - half, 4), "high": round(share + half, 4),
            "games": count, "turns": round(long / count, 1),
        }  # fmt: skip


def blank(learner: Learner):
    """A network that changes nothing yet."""
    np = learner.np
    first = INSIDE * (SEES + 1)
    net = np.zeros(WEIGHTS, np.float32)
    net[:first] = np.random.standard_normal(first, dtype=np.float32) / sqrt(SEES)
    return net


def learn(learner: Learner, king, net, seconds: float, enough: int, found: list, seed: int = 0):
    """Until the time is up or so many games were played; `found` takes how it fares as it goes."""
    began, learner.played, step = time(), 0, 0
    state = Search(learner, king, net)
    while time() - began < seconds and learner.played < enough:
        step += 1
        state.step(seed + step)
        if step % CHECKED == 0:
            learned = learner.played
            now = learner.points(king, state.net, 65536, 20_000_000 + seed + step * 100)
            learner.played = learned
            found.append({"games": learned, **now})
            print(step, learned, round(time() - began, 1), now, state.told(), flush=True)
    return state.net


def at_the_end(learner: Learner, king, net) -> dict:
    """In games that it did not learn from."""
    return {
        f"last orders {'on' if bell else 'off'}": learner.points(king, net, 200_000, 90_000_000, bell)
        for bell in (True, False)
    }


def main(folder: Path, seconds: float, name: str, enough: int) -> None:
    began = time()
    learner = Learner(folder)
    np = learner.np
    np.random.seed(7)
    king = np.asarray(learner.known["players"][name], dtype=np.float32)
    net, found = blank(learner), []
    print("compiled", round(time() - began, 1), learner.points(king, net, 65536, 10_000_000), flush=True)
    learner.played, started = 0, time()
    net = everywhere(learner, king, net)
    first = learner.played
    net = learn(learner, king, net, seconds - (time() - began), enough - first, found)
    played, took = first + learner.played, time() - started
    whole = {
        "against": name, "games it learned from": played, "seconds": round(took, 1),
        "at the end": at_the_end(learner, king, net), "as it learned": found,
        "weights": [round(float(x), 4) for x in net.get()],
    }  # fmt: skip
    (folder / "network.json").write_text(json.dumps(whole), encoding="utf-8")
    print(whole["at the end"], flush=True)


def everywhere(learner: Learner, king, net):
    """First what helps in every situation: the mean of the best quarter, in steps that get smaller."""
    np, says = learner.np, len(SAYS)
    at = np.asarray([WEIGHTS - says * (INSIDE + 1) + k * (INSIDE + 1) + INSIDE for k in range(says)])
    middle = np.zeros(says, np.float32)
    for step in range(EVERYWHERE):
        size = 0.6 * 0.93**step
        noise = np.random.standard_normal((CANDIDATES // 2, says), dtype=np.float32) * size
        tried = middle + np.concatenate([noise, -noise])
        nets = np.repeat(net[None], CANDIDATES, axis=0)
        nets[:, at] = tried.astype(np.float32)
        won, drawn, _ = learner.play(king, nets, GAMES, 1_000_000 + step)
        best = np.argsort(-(won + 0.5 * drawn))[: CANDIDATES // 4]
        weights = np.arange(CANDIDATES // 4, 0, -1, dtype=np.float32)
        middle = (weights[:, None] * tried[best]).sum(axis=0) / weights.sum()
    net = net.copy()
    net[at] = middle.astype(np.float32)
    print("everywhere", learner.points(king, net, 65536, 11_000_000), flush=True)
    return net


class Search:
    """Then all weights: the slope is estimated, kept while one stays, and how far to go along it is tried out
    in games that the slope was not estimated in."""

    def __init__(self, learner: Learner, king, net) -> None:
        np = learner.np
        self.learner, self.king, self.net, self.size = learner, king, net, 0.05
        self.slope, self.gained, self.far = np.zeros_like(net), 0, 0.0
        self.each = np.ones_like(net)
        self.each[: INSIDE * (SEES + 1)] = 2.0

    def step(self, number: int) -> None:
        np, learner = self.learner.np, self.learner
        noise = np.random.standard_normal((CANDIDATES // 2, WEIGHTS), dtype=np.float32)
        moved = self.size * noise * self.each
        won, drawn, _ = learner.play(
            self.king, np.concatenate([self.net + moved, self.net - moved]), GAMES, number
        )
        points = (won + 0.5 * drawn) / GAMES
        gain = (points[: CANDIDATES // 2] - points[CANDIDATES // 2 :]).astype(np.float32)
        self.slope = 0.8 * self.slope + (gain @ noise) * self.each
        along = (self.slope / (np.sqrt((self.slope**2).sum()) + 1e-9)).astype(np.float32)
        fars = np.asarray([0.0, *FARS], dtype=np.float32)
        won, drawn, _ = learner.play(self.king, self.net + fars[:, None] * along, LONGER, 2_000_000 + number)
        points = (won + 0.5 * drawn) / LONGER
        best = int(points.argmax())
        if best and float(points[best] - points[0]) > SURELY:
            self.net, self.far = self.net + float(fars[best]) * along, float(fars[best])
            self.gained += 1
        else:
            self.far = 0.0

    def told(self) -> list[float]:
        return [self.gained, round(self.far, 2)]


if __name__ == "__main__":
    main(
        Path(sys.argv[1]),
        float(sys.argv[2]),
        sys.argv[3] if len(sys.argv) > 3 else "king",
        int(float(sys.argv[4])) if len(sys.argv) > 4 else ENOUGH,
    )

"""Tunes a player on a graphics card against a league: the levels, those who take notes, its own past, and
whoever learned to beat it; with the bell and without.

python bench/bots/cuda_tune.py FOLDER --prepare         (needs taberna: leaves kernels.cu and players.json)
python bench/bots/cuda_tune.py FOLDER PLAYER=SECONDS...  (needs cupy and a card: leaves tuned.json, and in
                                                          players.json those that were tuned)

Players are tuned in the order given: the King against the league, the others against those
above and below them.
"""

import json
import re
import sys
from pathlib import Path
from random import Random
from time import time

import numpy as np
from aims import (
    AIMS,
    BLUFF,
    BOAST,
    CHALLENGE,
    HIDE,
    PAPER_LEAST,
    PAPER_PEEKS,
    PEEK,
    PLACE,
    SWAP,
    TURNS,
    Aim,
    outside,
    over,
    points,
    under,
)
from narrow import narrowed

CANDIDATES, PARENTS = 96, 24
BLOCK = 64
CAP = 200
BELL_SHARE = 0.7
"""How much of the King's judgement is about games with the bell, as bots are played with."""
BELOW_MOST = 0.74
"""What the King should get at most against the Marshal: a step of the ladder, no cliff."""
ENDS = ("heed", "patience", "bored", "burnt")
"""How long the King waits: what makes its games end (docs/bots-of-tellstones.md), set by hand."""
KINGS_OWN = (
    "heed", "rest", "wary", "burnt", "shallow", "study", "again", "adapt", "patience", "bored", "keep_up",
)  # fmt: skip
"""What those below the King have no use for."""
LADDER = ("page", "squire", "knight", "marshal", "king")
ON_PAPER = ("storm", "thief", "careful", "challenger")


def prepare(folder: Path) -> None:
    from taberna.bots.tellstones.core.params import NAMES, NUMBERS
    from taberna.bots.tellstones.core.rows import (
        DOWN,
        LABEL,
        SCRATCH,
        SPACES,
        W_ALL,
        W_CHANCE,
        W_FEARED,
        W_KNOWS,
        W_SURE,
        W_WEIGHTS,
    )
    from taberna.bots.tellstones.cuda.translate import translate
    from taberna.bots.tellstones.fast.duel import COUNTS, DONE, RUNG, WINNER
    from taberna.bots.tellstones.fast.duel import TURNS as TURNS_AT
    from taberna.bots.tellstones.levels import LADDER, ON_PAPER, YARDSTICKS, level
    from taberna.bots.tellstones.measure.tune import LEAST, MOST, SCALE

    folder.mkdir(parents=True, exist_ok=True)
    (folder / "kernels.cu").write_text(translate(), encoding="utf-8")
    everybody = (*LADDER, *YARDSTICKS, *ON_PAPER, "oracle", "patient")
    players = {name: level(name).params for name in everybody}
    known = {
        "names": NAMES,
        "kinds": COUNTS,
        "players": players,
        "scale": SCALE,
        "least": LEAST,
        "most": MOST,
        "layout": {
            "NUMBERS": NUMBERS,
            "SCRATCH": SCRATCH,
            "DONE": DONE,
            "WEIGHTS": W_WEIGHTS,
            "CHANCE": W_CHANCE,
            "SURE": W_SURE,
            "FEARED": W_FEARED,
            "KNOWS": W_KNOWS,
            "ALL": W_ALL,
            "WINNER": WINNER,
            "TURNS": TURNS_AT,
            "RUNG": RUNG,
            "LABEL": LABEL,
            "SPACES": SPACES,
            "DOWN": DOWN,
        },
    }
    (folder / "players.json").write_text(json.dumps(known), encoding="utf-8")


WATCH = """
__device__ int WATCHED;
__device__ int MOVES[@MOVES@];
__device__ float LATE[@LATE@];
__device__ __noinline__ void watch(Table &t, long long who, long long code) {
    if (!WATCHED || (t.sights[0] ? 1 - who : who) != 0) return;
    int down = 0, up = 0, apart = 0, at;
    for (int i = 0; i < t.board[@SPACES@]; i++) {
        if (t.board[i] == @DOWN@) down++;
        else if (t.board[i] >= 0) up = 1;
    }
    const int kind = code >> 6;
    if (kind == 2) apart = t.board[code >> 3 & 7] != @DOWN@ || t.board[code & 7] != @DOWN@;
    at = kind == 2 ? (apart ? 6 : 2) : kind == 5 ? 4 : kind == 7 ? 5 : kind;
    if (!t.game[@RUNG@]) atomicAdd(&MOVES[(down * 2 + up) * 7 + at], 1);
    if (t.par[who][0] != 2 || t.game[@TURNS@] <= 20) return;
    for (int i = 0; i < t.board[@SPACES@]; i++) if (t.board[i] == @DOWN@) {
        const float said = t.w[@KNOWS@ + i];
        int right = 1;
        const int other = 1 - who;
        if (t.own[other][i] >= 0) right = t.own[other][i] == t.truth[i];
        else for (int k = 0; k < t.board[@SPACES@]; k++)
            if (k != i && t.board[k] == @DOWN@ && t.own[other][k] != t.truth[k]) right = 0;
        const int bin = min((int)(said * 20), 19) * 3;
        atomicAdd(&LATE[bin], 1.0f); atomicAdd(&LATE[bin + 1], said); atomicAdd(&LATE[bin + 2], (float)right);
    }
}
"""
"""What the first of two players does with its turns, and how true its guesses at the other's memory are."""
CONTEXTS, MOVE_KINDS, BINS = 16, 7, 20
STYLED = ("page", "squire", "knight", "marshal", "king", "", "storm", "thief", "careful", "challenger")
"""Whose habits the core holds, in that order; the one without a name is the mean of the levels."""


def watching(text: str, layout: dict) -> str:
    """The kernels with eyes, for a card on which habits are to be learned again."""
    text = text.replace("__device__ const double STYLES", "__device__ double STYLES", 1)
    asked = re.search(r"    code = _asked\(t, who, \(0LL\).*\n", text)
    assert asked
    text = text[: asked.end()] + "    watch(t, who, code);\n" + text[asked.end() :]
    body = re.search(r"(?m)^__device__ [^;={]*\) \{$", text)
    assert body
    above = WATCH
    for name, value in {**layout, "MOVES": CONTEXTS * MOVE_KINDS, "LATE": BINS * 3}.items():
        above = above.replace(f"@{name}@", str(value))
    text = text[: body.start()] + above.lstrip() + text[body.start() :]
    return text.replace("    Table t;\n", "    Table t;\n    t.sights[0] = swapped;\n", 1)


class Card:
    def __init__(self, folder: Path, known: dict, *, exact: bool = True) -> None:
        """`exact`: as on the processor; else in single precision, and what others do is watched."""
        import cupy

        self.np, self.kinds = cupy, known["kinds"]
        source = (folder / "kernels.cu").read_text(encoding="utf-8")
        if not exact:
            source = narrowed(watching(source, known["layout"]))
        options = ("--std=c++14", "--fmad=false" if exact else "--use_fast_math")
        self.module = cupy.RawModule(code=source, options=options)
        self.kernel = self.module.get_function("play")
        self.played = 0

    def held(self, name: str, shape, dtype):
        return self.np.ndarray(shape, dtype, self.module.get_global(name))

    def watch(self, one, rivals, games: int, seed: int, bells: tuple[bool, ...]):
        """What one does with its turns against these, and how true its guesses are."""
        moves = self.held("MOVES", CONTEXTS * MOVE_KINDS, self.np.int32)
        late = self.held("LATE", BINS * 3, self.np.float32)
        flag = self.held("WATCHED", 1, self.np.int32)
        moves[:], late[:], flag[:] = 0, 0, 1
        for bell in bells:
            self.play([(one, rival) for rival in rivals], games, seed, 0, bell)
        flag[:] = 0
        return moves.get().reshape(CONTEXTS, MOVE_KINDS), late.get().reshape(BINS, 3)

    def play(self, pairs, games: int, seed: int, first: int = 0, bell: bool = True, cap: int = 400):
        """Winner (of the two players, or 2) and turns of every game, pair of players by pair of players; and
        how often each of the two took each kind of action."""
        on_card = self.np
        par = on_card.asarray([[*one, *other] for one, other in pairs], dtype=np.float64).ravel()
        n = games * len(pairs)
        winners, turns = on_card.zeros(n, np.int32), on_card.zeros(n, np.int32)
        done = on_card.zeros(len(pairs) * 2 * self.kinds, np.int32)
        whole = tuple(np.int64(x) for x in (seed, first, games, len(pairs), int(bell), cap))
        self.kernel(((n + BLOCK - 1) // BLOCK,), (BLOCK,), (par, *whole, winners, turns, done))
        self.played += n
        return winners, turns, done.reshape(len(pairs), 2, self.kinds)

    def meet(self, pairs, games: int, seed: int, first: int = 0, bell: bool = True, cap: int = 400):
        """For each pair of players: shares won, drawn and lost, turns, and actions a game of the first."""
        winners, turns, done = self.play(pairs, games, seed, first, bell, cap)
        winners = winners.reshape(-1, games)
        won, lost = (winners == 0).mean(axis=1).get(), (winners == 1).mean(axis=1).get()
        return (
            won,
            1.0 - won - lost,
            lost,
            turns.reshape(-1, games).mean(axis=1).get(),
            done[:, 0].get() / games,
        )


class Tuner:
    def __init__(self, folder: Path, *, exact: bool = True) -> None:
        known = json.loads((folder / "players.json").read_text(encoding="utf-8"))
        self.names, self.players = known["names"], known["players"]
        self.scale, self.least, self.most = known["scale"], known["least"], known["most"]
        self.card, self.seed = Card(folder, known, exact=exact), 1000

    def learn_habits(self) -> list[float]:
        """What everybody does with their turns now: the core goes by it when it asks who somebody is."""
        counted = {}
        for name in filter(None, STYLED):
            rivals = [self.players[other] for other in LADDER]
            if name in LADDER:
                rivals += [self.players[other] for other in ON_PAPER]
            moves, _ = self.card.watch(self.players[name], rivals, 1000, 5, (True, False))
            counted[name] = moves.astype(float)
        shares = [counted[name] / counted[name].sum(axis=1, keepdims=True).clip(min=1.0) for name in LADDER]
        usual = sum(shares) / len(shares)
        usual = usual / usual.sum(axis=1, keepdims=True).clip(min=1e-9)
        found = {}
        for name, moves in counted.items():
            more = moves + 20.0 * usual + 1.0
            found[name] = more / more.sum(axis=1, keepdims=True)
        found[""] = sum(found[name] for name in LADDER) / len(LADDER)
        styles = [round(float(x), 4) for name in STYLED for x in found[name].ravel()]
        self.card.held("STYLES", len(styles), self.card.np.float32)[:] = self.card.np.asarray(
            styles, dtype=self.card.np.float32
        )
        return styles

    def calibration(self, games: int = 1000) -> dict[str, dict[str, list[float]]]:
        """After twenty turns, of each level's guesses at each other's memory: error, what was thought, what
        was so."""
        found: dict[str, dict[str, list[float]]] = {}
        for one in LADDER:
            for other in (*LADDER, *ON_PAPER, "oracle"):
                _, late = self.card.watch(self.players[one], [self.players[other]], games, 9, (True,))
                count = max(1.0, float(late[:, 0].sum()))
                parts = abs(late[:, 1] - late[:, 2]).sum(), late[:, 1].sum(), late[:, 2].sum()
                found.setdefault(one, {})[other] = [round(float(part) / count, 3) for part in parts]
        return found

    def with_numbers(self, player: list[float], **numbers: float) -> list[float]:
        return [numbers.get(name, number) for name, number in zip(self.names, player, strict=True)]

    def bounded(self, name: str, value: float) -> float:
        return round(min(self.most.get(name, 1.0), max(self.least.get(name, -1.0), value)), 5)

    def spread(
        self, start: list[float], size: float, chance: Random, but: tuple[str, ...]
    ) -> list[list[float]]:
        """Candidates around a player, in mirrored pairs."""
        found = []
        for _ in range(CANDIDATES // 2):
            steps = {n: chance.gauss(0.0, self.scale[n] * size) for n in self.scale if n not in but}
            for sign in (1.0, -1.0):
                moved = zip(self.names, start, strict=True)
                found.append([self.bounded(n, x + sign * steps[n]) if n in steps else x for n, x in moved])
        return found

    def met(self, tried, rivals, games: int, bells: tuple[bool, ...] = (True, False)):
        """Of each candidate against each rival: points, draws and actions, with the bell and without."""
        self.seed += 1
        pairs = [(one, rival) for one in tried for rival in rivals]
        for bell in bells:
            won, drawn, _, _, done = self.card.meet(pairs, games, self.seed, bell=bell, cap=CAP)
            shape = (len(tried), len(rivals))
            yield won.reshape(shape), drawn.reshape(shape), done.reshape(*shape, -1)

    def judged_in_league(self, tried, rivals, papers, games: int, aim: Aim):
        """Points against rivals, the worst counting more; those who take notes must not win much more than
        half, nor the level below, which comes first, be left far behind; less what is missed of the aim.
        Between rivals a draw is worth little."""
        worth = np.zeros(len(tried))
        for bell in (True, False):
            share = BELL_SHARE if bell else 1.0 - BELL_SHARE
            played = games if bell else games // 2
            for won, drawn, done in self.met(tried, [*rivals, *papers], played, (bell,)):
                levels, notes = slice(0, len(rivals)), slice(len(rivals), None)
                score = (won + 0.3 * drawn)[:, levels]
                worth += share * (0.5 * score.mean(axis=1) + 0.5 * np.sort(score, axis=1)[:, :2].mean(axis=1))
                worth -= over(points(won, drawn)[:, 0], BELOW_MOST)
                worth -= aim.cost(done[:, levels].mean(axis=1), drawn[:, levels].mean(axis=1))
                beaten = under(points(won, drawn)[:, notes], PAPER_LEAST)
                worth -= beaten.mean(axis=1) + beaten.max(axis=1)
                peeks = done[:, notes, PEEK] / done[:, notes][:, :, TURNS].sum(axis=2)
                worth -= 0.1 * over(peeks, PAPER_PEEKS).mean(axis=1)
        return worth

    def judged_alone(self, tried, beaten, games: int):
        """Points against one, with the bell, as bots are played with."""
        ((won, drawn, _),) = self.met(tried, [beaten], games, (True,))
        return points(won, drawn)[:, 0]

    def judged_by_aim(self, tried, above, others, games: int, aim: Aim):
        """What is missed, nothing else: `above` is the level above."""
        worth = np.zeros(len(tried))
        for won, drawn, done in self.met(tried, [above, *others], games):
            worth -= 2.0 * outside(points(won, drawn)[:, 0], *aim.above)
            worth -= aim.cost(done.mean(axis=1), drawn.mean(axis=1))
        return worth

    def step(self, start, size, chance, judged, but=("heed",)):
        """The mean of the best quarter of the candidates."""
        tried = self.spread(start, size, chance, but)
        worth = judged(tried)
        best = sorted(range(len(tried)), key=lambda n: -worth[n])[:PARENTS]
        weights = [PARENTS - n for n in range(PARENTS)]
        return [
            self.bounded(
                name, sum(w * tried[n][i] for w, n in zip(weights, best, strict=True)) / sum(weights)
            )
            if name in self.scale and name not in but
            else start[i]
            for i, name in enumerate(self.names)
        ]

    def league(self, seconds: float) -> list[float]:
        """The King among those below, itself, whoever learned to beat it, and those who take notes."""
        player, chance, began = self.players["king"], Random("league"), time()
        beaters = [self.beater(player, chance, 12, 1000)]
        generation = 0
        while time() - began < seconds:
            generation += 1
            levels = [self.players[name] for name in ("marshal", "knight", "page")]
            rivals = [*levels, player, *beaters[-2:]]
            papers = [self.players[name] for name in ("thief", "storm", "careful")]
            papers.append(self.with_numbers(player, tau=-99.0, slip=0.0, budget=0.0))
            size = max(0.12, 0.4 * 0.96**generation)

            def judged(tried, rivals=rivals, papers=papers):
                return self.judged_in_league(tried, rivals, papers, 128, AIMS["king"])

            player = self.step(player, size, chance, judged, ENDS)
            if generation % 8 == 0:
                beaters.append(self.beater(beaters[-1], chance, 3, 600, player))
                print(generation, round(time() - began), self.card.played, flush=True)
                self.tell("king", player, {"beater": beaters[-1]}, 600)
        return player

    def beater(
        self, start: list[float], chance: Random, steps: int, games: int, of: list[float] | None = None
    ) -> list[float]:
        """Somebody of the same memory who learned to beat this one, or `of`, and nothing else."""
        found, beaten = start, of or start
        for _ in range(steps):
            found = self.step(found, 0.8, chance, lambda tried: self.judged_alone(tried, beaten, games), ())
        return found

    def character(self, name: str, seconds: float, far: float = 0.8) -> list[float]:
        """A level between its neighbours, as it should be; `far` is how far the first steps go."""
        player, chance, began, at = self.players[name], Random(name), time(), LADDER.index(name)
        above = self.players[LADDER[at + 1]]
        below = [self.players[other] for other in LADDER[max(0, at - 1) : at]]
        generation = 0
        while time() - began < seconds:
            generation += 1

            def judged(tried, player=player):
                return self.judged_by_aim(tried, above, [player, *below], 400, AIMS[name])

            player = self.step(player, max(0.1, far * 0.95**generation), chance, judged, KINGS_OWN)
            if generation % 10 == 0:
                print(name, generation, round(time() - began), self.card.played, flush=True)
                self.tell(name, player, {}, 1000)
        return player

    def tell(self, name: str, player: list[float], others: dict[str, list[float]], games: int = 4000) -> None:
        everybody = {**self.players, **others, name: player}
        for bell in (True, False):
            pairs = [(player, other) for other in everybody.values()]
            won, drawn, _, turns, done = self.card.meet(pairs, games, 77_777, bell=bell, cap=CAP)
            row = " ".join(
                f"{other} {points(won, drawn)[i]:.3f}/{drawn[i]:.2f}" for i, other in enumerate(everybody)
            )
            mean = done[[list(everybody).index(level) for level in LADDER]].mean(axis=0)
            print("  bell" if bell else "  none", row, f"turns {turns.mean():.0f}", flush=True)
            counts = " ".join(
                f"{word} {mean[k]:.2f}"
                for word, k in (
                    ("place", PLACE),
                    ("hide", HIDE),
                    ("swap", SWAP),
                    ("chal", CHALLENGE),
                    ("boast", BOAST),
                )
            )
            print(
                f"      {counts} peeks {mean[PEEK] / mean[TURNS].sum():.2f}"
                f" bluffs {mean[BLUFF] / max(1e-3, mean[BOAST]):.2f}",
                flush=True,
            )


def main(folder: Path, plan: list[tuple[str, float]]) -> None:
    tuner = Tuner(folder, exact=False)
    tuner.learn_habits()
    for name, seconds in plan:
        found = tuner.league(seconds) if name == "king" else tuner.character(name, seconds)
        found = [round(number, 4) for number in found]
        tuner.players[name] = found
        if name == "king":
            tuner.players["oracle"] = tuner.with_numbers(found, tau=-99.0, slip=0.0, budget=0.0)
            tuner.players["patient"] = tuner.with_numbers(found, impatience=0.001, bored=0.0)
        styles = tuner.learn_habits()
        named = {who: dict(zip(tuner.names, par, strict=True)) for who, par in tuner.players.items()}
        (folder / "tuned.json").write_text(json.dumps({"players": named, "styles": styles}))
        known = json.loads((folder / "players.json").read_text(encoding="utf-8"))
        (folder / "players.json").write_text(json.dumps({**known, "players": tuner.players}))
        print(f"== {name}", json.dumps(named[name]), flush=True)
        tuner.tell(name, found, {}, 10_000)
    print(json.dumps(tuner.calibration()), flush=True)


if __name__ == "__main__":
    if "--prepare" in sys.argv:
        prepare(Path(sys.argv[1]))
    else:
        main(Path(sys.argv[1]), [(n, float(s)) for n, s in (one.split("=") for one in sys.argv[2:])])

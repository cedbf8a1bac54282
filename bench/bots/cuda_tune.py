"""Tunes the King on a graphics card against a league of itself, of those that learned to beat it, and of the
levels below.

python bench/bots/cuda_tune.py FOLDER --prepare   (needs taberna: leaves kernels.cu and players.json)
python bench/bots/cuda_tune.py FOLDER SECONDS     (needs cupy and a card: leaves king.json)
"""

import json
import sys
from pathlib import Path
from random import Random
from time import time

AT_ONCE, EACH, ROOM = 6, 400, 10_000_000
TEDIUM, LONG = 0.001, 40
CANDIDATES, PARENTS = 96, 24
BLOCK = 64


def prepare(folder: Path) -> None:
    from taberna.bots.tellstones.core.params import NAMES
    from taberna.bots.tellstones.cuda.translate import translate
    from taberna.bots.tellstones.levels import LADDER, YARDSTICKS, level
    from taberna.bots.tellstones.measure.tune import LEAST, MOST, SCALE

    folder.mkdir(parents=True, exist_ok=True)
    (folder / "kernels.cu").write_text(translate(), encoding="utf-8")
    players = {name: level(name).params for name in (*LADDER, *YARDSTICKS)}
    known = {"names": NAMES, "players": players, "scale": SCALE, "least": LEAST, "most": MOST}
    (folder / "players.json").write_text(json.dumps(known), encoding="utf-8")


class Card:
    def __init__(self, folder: Path) -> None:
        import cupy

        self.np = cupy
        source = (folder / "kernels.cu").read_text(encoding="utf-8")
        options = ("--std=c++14", "--fmad=false")
        self.kernel = cupy.RawModule(code=source, options=options).get_function("play")
        self.played = 0

    def play(self, pairs, games: int, seed: int, first: int = 0, bell: bool = True):
        """Winner (of the two players, or 2) and turns of every game, pair of players by pair of players."""
        np = self.np
        par = np.asarray([[*one, *other] for one, other in pairs], dtype=np.float64).ravel()
        n = games * len(pairs)
        winners, turns = np.zeros(n, np.int32), np.zeros(n, np.int32)
        whole = tuple(np.int64(x) for x in (seed, first, games, len(pairs), int(bell)))
        self.kernel(((n + BLOCK - 1) // BLOCK,), (BLOCK,), (par, *whole, winners, turns))
        self.played += n
        return winners, turns

    def meet(self, pairs, games: int, seed: int, first: int = 0):
        """For each pair of players: points of the first (a draw is a quarter), wins, losses, mean turns."""
        winners, turns = self.play(pairs, games, seed, first)
        won = (winners.reshape(-1, games) == 0).sum(axis=1)
        lost = (winners.reshape(-1, games) == 1).sum(axis=1)
        mean = turns.reshape(-1, games).mean(axis=1)
        drawn = games - won - lost
        return ((won + 0.25 * drawn) / games).get(), won.get(), lost.get(), mean.get()


class Tuner:
    def __init__(self, folder: Path) -> None:
        known = json.loads((folder / "players.json").read_text(encoding="utf-8"))
        self.names, self.players = known["names"], known["players"]
        self.scale, self.least, self.most = known["scale"], known["least"], known["most"]
        self.card, self.seed = Card(folder), 1000

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

    def step(self, start, rivals, size, chance, games, tedium, but=()):
        """The mean of the best quarter of the candidates against all rivals."""
        tried = self.spread(start, size, chance, but)
        self.seed += 1
        pairs = [(one, rival) for one in tried for rival in rivals]
        points, _, _, turns = self.card.meet(pairs, games, self.seed)
        dull = tedium * (turns - LONG).clip(min=0.0)
        worth = (points - dull).reshape(len(tried), len(rivals)).mean(axis=1)
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

    def share(self, one: list[float], other: list[float], games: int = 20_000) -> tuple[float, float]:
        _, won, lost, turns = self.card.meet([(one, other)], games, 77_777)
        return round(float(won[0] / (won[0] + lost[0])), 4), round(float(turns[0]), 1)

    def league(self, seconds: float) -> list[float]:
        king, chance, began = self.players["king"], Random("league"), time()
        past, beaters = [king], []
        generation = 0
        while time() - began < seconds:
            generation += 1
            rivals = [self.players["marshal"], self.players["knight"], king, *past[-3:], *beaters[-4:]]
            size = max(0.25, 0.6 * 0.97**generation)
            king = self.step(king, rivals, size, chance, 400, TEDIUM, but=("heed",))
            if generation % 6 == 0:
                past.append(king)
                beater = king
                for _ in range(4):
                    beater = self.step(beater, [king], 0.8, chance, 1500, 0.0)
                beaters.append(beater)
                met = {name: self.share(king, self.players[name]) for name in ("king", "marshal", "plain")}
                print(generation, round(time() - began), self.card.played, met, flush=True)
                print("  beaten by one that was evolved for it:", self.share(beater, king), flush=True)
        return king

    def retune(self, king: list[float], budget: int, seed: int = 9) -> tuple[list[float], int]:
        """As measure/tune.py: from the King, against the King, winning alone counts."""
        numbers, step, kept = list(king), 0, 0
        while step * 2 * EACH < budget:
            chance = Random(f"{seed} {step}")
            tried = list(numbers)
            for name in chance.sample(sorted(self.scale), AT_ONCE):
                at = self.names.index(name)
                tried[at] = self.bounded(name, tried[at] + chance.gauss(0.0, self.scale[name]))
            points = self.card.meet([(numbers, king), (tried, king)], EACH, seed, step * EACH % ROOM)[0]
            if points[1] > points[0]:
                numbers, kept = tried, kept + 1
            step += 1
        return numbers, kept


def main(folder: Path, seconds: float) -> None:
    tuner = Tuner(folder)
    for name, other in (("king", "marshal"), ("king", "plain"), ("king", "page"), ("page", "random")):
        began = time()
        print(name, other, tuner.share(tuner.players[name], tuner.players[other]), round(time() - began, 2))
    king = [round(number, 4) for number in tuner.league(seconds)]
    whole = json.loads((folder / "players.json").read_text(encoding="utf-8"))
    whole["players"]["king"] = king
    (folder / "players.json").write_text(json.dumps(whole), encoding="utf-8")
    (folder / "king.json").write_text(json.dumps(dict(zip(tuner.names, king, strict=True)), indent=2))
    for name, other in tuner.players.items():
        print("king", name, tuner.share(king, other), flush=True)


if __name__ == "__main__":
    if "--prepare" in sys.argv:
        prepare(Path(sys.argv[1]))
    else:
        main(Path(sys.argv[1]), float(sys.argv[2]))

"""Tunes a player on a graphics card against a league: the levels, those who take notes, its own past, and
whoever learned to beat it; with the bell and without.

python bench/bots/cuda_tune.py FOLDER --prepare         (needs taberna: leaves kernels.cu and players.json)
python bench/bots/cuda_tune.py FOLDER SECONDS [PLAYER]  (needs cupy and a card: leaves PLAYER.json, else king)
"""

import json
import sys
from pathlib import Path
from random import Random
from time import time

import numpy as np

AT_ONCE, EACH, ROOM = 6, 400, 10_000_000
CANDIDATES, PARENTS = 96, 24
BLOCK = 64
CAP = 200
PLACE, HIDE, SWAP, PEEK, _, CHALLENGE, _, BOAST = range(8)


def prepare(folder: Path) -> None:
    from taberna.bots.tellstones.core.params import NAMES
    from taberna.bots.tellstones.core.rows import KINDS
    from taberna.bots.tellstones.cuda.translate import translate
    from taberna.bots.tellstones.levels import LADDER, ON_PAPER, YARDSTICKS, level
    from taberna.bots.tellstones.measure.tune import LEAST, MOST, SCALE

    folder.mkdir(parents=True, exist_ok=True)
    (folder / "kernels.cu").write_text(translate(), encoding="utf-8")
    everybody = (*LADDER, *YARDSTICKS, *ON_PAPER, "oracle", "patient")
    players = {name: level(name).params for name in everybody}
    known = {"names": NAMES, "kinds": KINDS, "players": players, "scale": SCALE, "least": LEAST, "most": MOST}
    (folder / "players.json").write_text(json.dumps(known), encoding="utf-8")


class Card:
    def __init__(self, folder: Path, kinds: int) -> None:
        import cupy

        self.np, self.kinds = cupy, kinds
        source = (folder / "kernels.cu").read_text(encoding="utf-8")
        options = ("--std=c++14", "--fmad=false")
        self.kernel = cupy.RawModule(code=source, options=options).get_function("play")
        self.played = 0

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


class Manner:
    """How a player should play against the levels, beside winning: at most so many of its turns a Peek, and
    at least so many of some actions a game."""

    def __init__(self, peeks: float, least: dict[int, float]) -> None:
        self.peeks, self.least = peeks, least

    def cost(self, actions):
        """`actions` by candidate and kind: the mean over its rivals."""
        turns = actions[:, [PLACE, HIDE, SWAP, PEEK, CHALLENGE, BOAST]].sum(axis=1)
        cost = (actions[:, PEEK] / turns - self.peeks).clip(min=0.0)
        for kind, least in self.least.items():
            cost += 0.1 * (1.0 - actions[:, kind] / least).clip(min=0.0)
        return cost


MANNERS = {
    "king": Manner(0.31, {SWAP: 3.0, BOAST: 0.6, CHALLENGE: 0.5}),
    "marshal": Manner(0.33, {SWAP: 2.0, BOAST: 1.2, CHALLENGE: 0.5}),
    "knight": Manner(0.33, {SWAP: 8.0, BOAST: 0.5, CHALLENGE: 0.5}),
}


class Tuner:
    def __init__(self, folder: Path) -> None:
        known = json.loads((folder / "players.json").read_text(encoding="utf-8"))
        self.names, self.players = known["names"], known["players"]
        self.scale, self.least, self.most = known["scale"], known["least"], known["most"]
        self.card, self.seed = Card(folder, known["kinds"]), 1000

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

    def judged(self, tried, rivals, games: int, manner: Manner | None):
        """Of each candidate: points against all rivals, with the bell and without, the worst counting more,
        less what its manner costs. A draw is worth half against somebody who only waits, and little else."""
        self.seed += 1
        pairs = [(one, rival) for one in tried for rival, _, _ in rivals]
        weight = np.array([share for _, share, _ in rivals])
        waits = np.array([waiting for _, _, waiting in rivals])
        worth = np.zeros(len(tried))
        actions = np.zeros((len(tried), self.card.kinds))
        for bell in (True, False):
            won, drawn, _, _, done = self.card.meet(pairs, games, self.seed, bell=bell, cap=CAP)
            won, drawn = won.reshape(len(tried), -1), drawn.reshape(len(tried), -1)
            points = won + np.where(waits, 0.5, 0.3) * drawn
            worst = np.sort(points, axis=1)[:, :3].mean(axis=1)
            worth += 0.5 * (0.65 * (points * weight).sum(axis=1) / weight.sum() + 0.35 * worst)
            if manner:
                actions += 0.5 * done.reshape(len(tried), len(rivals), -1)[:, ~waits].mean(axis=1)
                worth -= 0.3 * (drawn[:, ~waits] - 0.08).clip(min=0.0).mean(axis=1)
        return worth - manner.cost(actions) if manner else worth

    def step(self, start, rivals, size, chance, games, manner=None, but=("heed",)):
        """The mean of the best quarter of the candidates."""
        tried = self.spread(start, size, chance, but)
        worth = self.judged(tried, rivals, games, manner)
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

    def papers(self) -> list[tuple[list[float], float, bool]]:
        """Those who take notes, deep and shallow, careful and daring; their weight; and no level."""
        found = []
        for name, waits in (("storm", True), ("careful", True), ("challenger", True), ("thief", True)):
            for depth, daring in ((2, 2), (4, 4), (6, 6)):
                found.append((self.with_numbers(self.players[name], depth=depth, daring=daring), 0.5, waits))
        return [*found, (self.players["bluffer"], 0.5, True), (self.players["oracle"], 1.0, True)]

    def league(self, seconds: float, name: str = "king") -> list[float]:
        player, chance, began = self.players[name], Random("league"), time()
        below = {"king": ("marshal", "knight", "squire", "page"), "marshal": ("knight", "squire", "page")}
        past, beaters = [player], []
        generation = 0
        while time() - began < seconds:
            generation += 1
            rivals = [(self.players[n], 1.0, False) for n in below.get(name, ("squire", "page"))]
            rivals += [(one, 1.0, False) for one in (*past[-2:], *beaters[-3:])] + self.papers()
            size = max(0.2, 0.6 * 0.98**generation)
            player = self.step(player, rivals, size, chance, 128, MANNERS.get(name))
            if generation % 8 == 0:
                past.append(player)
                beater = player
                for _ in range(4):
                    beater = self.step(beater, [(player, 1.0, False)], 0.8, chance, 1000, but=())
                beaters.append(beater)
                print(generation, round(time() - began), self.card.played, flush=True)
                self.tell(player, {"beater": beater}, 1000)
        return player

    def tell(self, player: list[float], others: dict[str, list[float]], games: int = 4000) -> None:
        everybody = {**self.players, "itself": player, **others}
        for bell in (True, False):
            pairs = [(player, other) for other in everybody.values()]
            won, drawn, _, turns, done = self.card.meet(pairs, games, 77_777, bell=bell, cap=CAP)
            row = " ".join(
                f"{name} {won[i] + 0.5 * drawn[i]:.3f}/{drawn[i]:.2f}" for i, name in enumerate(everybody)
            )
            mean = done.mean(axis=0)
            print("  bell" if bell else "  none", row, f"turns {turns.mean():.0f}", flush=True)
            print(
                "      place hide swap peek chal boast",
                [round(float(mean[k]), 2) for k in (0, 1, 2, 3, 5, 7)],
            )

    def retune(self, king: list[float], budget: int, seed: int = 9) -> tuple[list[float], int]:
        """As measure/tune.py: from the King, against the King, winning alone counts."""
        numbers, step, kept = list(king), 0, 0
        while step * 2 * EACH < budget:
            chance = Random(f"{seed} {step}")
            tried = list(numbers)
            for name in chance.sample(sorted(self.scale), AT_ONCE):
                at = self.names.index(name)
                tried[at] = self.bounded(name, tried[at] + chance.gauss(0.0, self.scale[name]))
            won, drawn, _, _, _ = self.card.meet(
                [(numbers, king), (tried, king)], EACH, seed, step * EACH % ROOM
            )
            points = won + 0.25 * drawn
            if points[1] > points[0]:
                numbers, kept = tried, kept + 1
            step += 1
        return numbers, kept


def main(folder: Path, seconds: float, name: str) -> None:
    tuner = Tuner(folder)
    began = time()
    tuner.tell(tuner.players[name], {})
    print(round(time() - began, 1), "s", tuner.card.played, "games", flush=True)
    player = [round(number, 4) for number in tuner.league(seconds, name)]
    (folder / f"{name}.json").write_text(json.dumps(dict(zip(tuner.names, player, strict=True)), indent=2))
    tuner.tell(player, {}, 20_000)


if __name__ == "__main__":
    if "--prepare" in sys.argv:
        prepare(Path(sys.argv[1]))
    else:
        main(Path(sys.argv[1]), float(sys.argv[2]), sys.argv[3] if len(sys.argv) > 3 else "king")

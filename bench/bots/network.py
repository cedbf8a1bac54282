"""A small network learns, on a graphics card, to beat one frozen player of Tellstones with the bell.

python bench/bots/network.py FOLDER NAME SECONDS GAMES [BEFORE]
FOLDER as cuda_tune.py prepares it; puts the network, and how it fares against the King, into
FOLDER/responses.json under NAME. From nothing, or from BEFORE: an earlier responses.json (the network under
NAME) or a league.json (the best of its networks).

It has the memory and the mind of the player it is to beat, sees what that mind sees of the moment, and says
how far each number by which moves are weighed is to be moved just now: so it plays differently from one
situation to the next. It is learned by evolution strategies (climb.py). Games are played in single precision,
else by the same functions.
"""

import json
import sys
from math import sqrt
from pathlib import Path
from time import time

import numpy as np
from advice import INSIDE, SAYS, WEIGHTS
from hall import Hall
from league import blank, climbing

PLAYER = "king"
CANDIDATES, GAMES, SITTING, LONGER = 512, 512, 32, 16384
EVERYWHERE = 40
CHECKED, SAVED = 10, 20
AT_THE_END = {True: 196_608, False: 32_768}
"""Games that it did not learn from, with the bell and without."""


class Learner:
    """Somebody with a network, against somebody without."""

    def __init__(self, hall: Hall, base, beaten) -> None:
        self.hall, self.rows = hall, np.asarray([base, beaten])

    def play(self, nets, games: int, seed: int, bell: bool = True):
        """Points of each network, and turns a game."""
        parts = games // SITTING
        matches = [(0, 1, n, -1, bell, s * SITTING, 400) for n in range(len(nets)) for s in range(parts)]
        found = self.hall.play(self.rows, nets, matches, SITTING, seed).reshape(len(nets), parts, -1)
        whole = found.sum(axis=1) / games
        return whole[:, 0] + 0.5 * whole[:, 1], whole[:, 2]

    def told(self, net, games: int, seed: int, bell: bool = True) -> dict:
        """Of one network; intervals as of single games."""
        points, turns = self.play(net[None], games, seed, bell)
        share, half = float(points[0]), 1.96 * sqrt(points[0] * (1 - points[0]) / games)
        return {
            "points": round(share, 4), "low": round(share - half, 4), "high": round(share + half, 4),
            "games": games, "turns": round(float(turns[0]), 1),
        }  # fmt: skip


def everywhere(learner: Learner, net, chance: np.random.Generator):
    """First what helps in every situation: the mean of the best quarter, in steps that get smaller."""
    says = len(SAYS)
    at = np.asarray([WEIGHTS - says * (INSIDE + 1) + k * (INSIDE + 1) + INSIDE for k in range(says)])
    middle = np.zeros(says)
    for step in range(EVERYWHERE):
        noise = chance.standard_normal((CANDIDATES // 2, says)) * 0.6 * 0.93**step
        tried = middle + np.concatenate([noise, -noise])
        nets = np.repeat(net[None], CANDIDATES, axis=0)
        nets[:, at] = tried
        points, _ = learner.play(nets, GAMES, 1_000_000 + step)
        best = np.argsort(-points)[: CANDIDATES // 4]
        weights = np.arange(CANDIDATES // 4, 0, -1)
        middle = (weights[:, None] * tried[best]).sum(axis=0) / weights.sum()
    net = net.copy()
    net[at] = middle
    return net


def respond(learner: Learner, net, seconds: float, enough: float, found: list, write) -> None:
    """Until the time is up or so many games were played; `found` is how it fared as it learned before."""
    hall, chance, began = learner.hall, np.random.default_rng(7 + len(found)), time()
    step = first = 10_000 * len(found)
    hall.played = found[-1]["games"] if found else 0
    if net is None:
        net = everywhere(learner, blank(chance), chance)
    climb, saved, learned = climbing(net), time(), hall.played
    while time() - began < seconds and learned < enough:
        step += 1
        points, _ = learner.play(climb.around(CANDIDATES, chance), GAMES, 10 * step)
        points, _ = learner.play(climb.along(points), LONGER, 10 * step + 1)
        climb.settle(points)
        learned = hall.played
        if (step - first) % CHECKED == 0:
            found.append({**learner.told(climb.at, 65536, 20_000_000 + step), "games": learned})
            hall.played = learned
            print(step, round(time() - began, 1), found[-1], climb.gained, flush=True)
            if time() - saved > SAVED:
                saved = time()
                write(told(learner, climb.at, learned, time() - began, found))
    whole = told(learner, climb.at, learned, time() - began, found)
    whole["at the end"] = {
        f"last orders {'on' if bell else 'off'}": learner.told(climb.at, AT_THE_END[bell], 90_000_000, bell)
        for bell in (True, False)
    }
    write(whole)
    print(whole["at the end"], flush=True)


def told(learner: Learner, net, learned: int, seconds: float, found: list) -> dict:
    return {
        "games it learned from": learned, "seconds": round(seconds, 1), "as it learned": found,
        "weights": net.round(4).tolist(), "base": learner.rows[0].round(5).tolist(),
    }  # fmt: skip


def before(path: Path, name: str):
    """A network, the numbers it moves, and how it fared as it learned."""
    whole = json.loads(path.read_text(encoding="utf-8"))
    if "networks" in whole:
        best = int(np.argmax(whole["told"][-1]["nets"][: len(whole["networks"])]))
        return np.asarray(whole["networks"][best]), whole["bases"][best], []
    return np.asarray(whole[name]["weights"]), whole[name]["base"], whole[name]["as it learned"]


def main(folder: Path, name: str, seconds: float, enough: float, start: Path | None) -> None:
    hall, path = Hall(folder), folder / "responses.json"
    beaten = hall.players[PLAYER]
    net, base, found = (None, beaten, []) if start is None else before(start, name)

    def write(whole: dict) -> None:
        known = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
        part = path.with_suffix(".part")
        part.write_text(json.dumps({**known, name: whole}), encoding="utf-8")
        part.replace(path)

    respond(Learner(hall, base, beaten), net, seconds, enough, found, write)


if __name__ == "__main__":
    main(
        Path(sys.argv[1]), sys.argv[2], float(sys.argv[3]), float(sys.argv[4]),
        Path(sys.argv[5]) if len(sys.argv) > 5 else None,
    )  # fmt: skip

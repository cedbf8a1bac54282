"""Everybody against everybody on a graphics card: the same functions as on the fast core, a thread a game.

python bench/bots/cuda_matrix.py FOLDER [GAMES [SECONDS]]
FOLDER as cuda_tune.py prepares it; leaves matrix.json there. In SECONDS somebody learns to beat the King.
"""

import json
import sys
from itertools import combinations
from math import sqrt
from pathlib import Path
from random import Random
from time import time

from cuda_tune import CAP, Tuner

RATED = ("king", "marshal", "knight", "squire", "page", "plain", "random")
EVOLVED = 50.0
"""Seconds for somebody of the King's memory and policy to learn to beat it."""
OUTSIDE = ("storm", "careful", "challenger", "thief", "bluffer", "oracle", "patient")
KINDS = {
    "place": 0,
    "hide": 1,
    "swap": 2,
    "peek": 3,
    "challenge": 5,
    "boast": 7,
    "believe": 8,
    "doubt": 9,
    "steal": 10,
    "bluff": 12,
}


def meeting(tuner: Tuner, one: list[float], other: list[float], games: int, seed: int, bell: bool) -> dict:
    """Points count a draw as half; shares are of decided games; intervals 95 % between pairs of games with
    the seats changed."""
    np = tuner.card.np
    winners, turns, done = tuner.card.play([(one, other)], games, seed, 0, bell)
    won, lost = int((winners == 0).sum()), int((winners == 1).sum())
    points = np.where(winners == 0, 1.0, np.where(winners == 1, 0.0, 0.5)).reshape(-1, 2).mean(axis=1)
    half = 1.96 * float(points.std()) / sqrt(games / 2)
    share, mean = won / max(1, won + lost), float(points.mean())
    return {
        "points": round(mean, 4), "low": round(mean - half, 4), "high": round(mean + half, 4),
        "share": round(share, 4), "games": games, "capped": games - won - lost,
        f"over {CAP} turns": int((turns >= CAP).sum()), "turns": round(float(turns.mean()), 1),
        "actions": {name: [round(float(done[0, side, kind]) / games, 2) for side in (0, 1)]
                    for name, kind in KINDS.items()},
    }  # fmt: skip


def ratings(names: tuple[str, ...], found: dict[str, dict]) -> dict[str, float]:
    """Points on the usual scale (400 = ten to one), the Page at 0: what fits all shares best."""
    scores = dict.fromkeys(names, 0.0)
    for _ in range(4000):
        for one in names:
            pull = 0.0
            for pair, met in found.items():
                a, b = pair.split(" - ")
                if one in (a, b) and a in scores and b in scores:
                    other, share = (b, met["points"]) if one == a else (a, 1.0 - met["points"])
                    pull += share - 1.0 / (1.0 + 10 ** ((scores[other] - scores[one]) / 400))
            scores[one] += 30.0 * pull
    return {name: round(score - scores["page"]) for name, score in scores.items()}


def main(folder: Path, games: int, evolved: float) -> None:
    tuner, began = Tuner(folder), time()
    whole: dict[str, object] = {"games a pair": games, "seed": 1}
    for bell in (True, False):
        found = {
            f"{a} - {b}": meeting(tuner, tuner.players[a], tuner.players[b], games, 1, bell)
            for a, b in (*combinations((*RATED, *OUTSIDE), 2), *((one, one) for one in RATED))
        }
        whole["last orders on" if bell else "last orders off"] = found
        if bell:
            whole["ratings"] = ratings(RATED, found)
    whole["seconds"] = round(time() - began, 1)
    whole["games"] = tuner.card.played
    written = folder / "matrix.json"
    written.write_text(json.dumps(whole, indent=1), encoding="utf-8")
    king, chance, began = tuner.players["king"], Random("beater"), time()
    beater = king
    played = tuner.card.played
    while time() - began < evolved:
        beater = tuner.beater(beater, chance, 1, 2000, king)
    whole["games it was evolved with"] = tuner.card.played - played
    whole["its numbers"] = dict(zip(tuner.names, beater, strict=True))
    for bell in (True, False):
        name = f"a player evolved against the King, last orders {'on' if bell else 'off'}"
        whole[name] = meeting(tuner, beater, king, games, 5, bell)
    written.write_text(json.dumps(whole, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main(
        Path(sys.argv[1]),
        int(sys.argv[2]) if len(sys.argv) > 2 else 20_000,
        float(sys.argv[3]) if len(sys.argv) > 3 else EVOLVED,
    )

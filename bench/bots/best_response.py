"""A player with the King's memory and policy learns, on this processor, to beat the King with the bell.

python bench/bots/best_response.py FOLDER STEPS [START]
FOLDER as cuda_tune.py prepares it. START: a JSON file with numbers to begin with (else the King's).
What was reached is written to FOLDER/best_response.json after every step: called again, it goes on.
"""

import json
import sys
from pathlib import Path
from random import Random

from processor import build, meeting

CANDIDATES, PARENTS, GAMES = 32, 8, 300
CHECKED, CHECK_GAMES, CHECK_SEED = 10, 3000, 777_777
"""Every so many steps it plays this many games that it has not learned from."""


def bounded(known: dict, name: str, value: float) -> float:
    return round(min(known["most"].get(name, 1.0), max(known["least"].get(name, -1.0), value)), 5)


def spread(known: dict, start: list[float], size: float, chance: Random) -> list[list[float]]:
    """Candidates around a player, in mirrored pairs."""
    found = []
    for _ in range(CANDIDATES // 2):
        steps = {name: chance.gauss(0.0, known["scale"][name] * size) for name in known["scale"]}
        for sign in (1.0, -1.0):
            moved = zip(known["names"], start, strict=True)
            found.append([bounded(known, n, x + sign * steps[n]) if n in steps else x for n, x in moved])
    return found


def step(known: dict, program: Path, start: list[float], king: list[float], number: int) -> list[float]:
    """The mean of the best quarter of the candidates, which all play the same games."""
    tried = spread(known, start, max(0.3, 0.8 * 0.98**number), Random(f"best response {number}"))
    seed, counts = 1000 + number, known["kinds"]
    points = [meeting(program, one, king, GAMES, True, counts, seed)["points"] for one in tried]
    best = sorted(range(len(tried)), key=lambda n: -points[n])[:PARENTS]
    weights = range(PARENTS, 0, -1)
    return [
        bounded(known, name, sum(w * tried[n][i] for w, n in zip(weights, best, strict=True)) / sum(weights))
        if name in known["scale"]
        else start[i]
        for i, name in enumerate(known["names"])
    ]


def main(folder: Path, steps: int, begin: Path | None) -> None:
    known = json.loads((folder / "players.json").read_text(encoding="utf-8"))
    program, king = build(folder, len(known["names"]), known["kinds"]), known["players"]["king"]
    kept = folder / "best_response.json"
    if kept.exists():
        state = json.loads(kept.read_text(encoding="utf-8"))
    else:
        numbers = dict(zip(known["names"], king, strict=True))
        numbers |= json.loads(begin.read_text(encoding="utf-8")) if begin else {}
        state = {"step": 0, "games": 0, "numbers": numbers, "checks": [], "best": {"points": 0.0}}
    while state["step"] < steps:
        now = [state["numbers"][name] for name in known["names"]]
        found = step(known, program, now, king, state["step"])
        state["step"] += 1
        state["games"] += CANDIDATES * GAMES
        state["numbers"] = dict(zip(known["names"], found, strict=True))
        if state["step"] % CHECKED == 0:
            met = meeting(program, found, king, CHECK_GAMES, True, known["kinds"], CHECK_SEED)
            state["checks"].append([state["step"], met["points"], met["low"], met["high"]])
            if met["points"] > state["best"]["points"]:
                state["best"] = {"points": met["points"], "numbers": state["numbers"]}
            print(state["step"], state["games"], met["points"], met["low"], met["high"], flush=True)
        kept.write_text(json.dumps(state, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3]) if len(sys.argv) > 3 else None)

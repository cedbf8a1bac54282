"""The levels and those who take notes against each other on the fast core, last orders on and off, with what
each of them does a game; may be broken off and taken up again.

python bench/bots/matrix.py [GAMES] [FILE]     (needs taberna[train]; FILE: else bench/bots/matrix.json)
"""

import json
import sys
from itertools import combinations
from pathlib import Path

from rich.progress import track

from taberna.bots.tellstones.core.params import NAMES
from taberna.bots.tellstones.core.rows import BOAST, CHALLENGE, HIDE, PEEK, PLACE, STEAL, SWAP
from taberna.bots.tellstones.fast.tally import ACTIONS, BLUFFS, PART
from taberna.bots.tellstones.levels import LADDER, ON_PAPER, YARDSTICKS, level
from taberna.bots.tellstones.measure.arena import Score, meet

KINDS = {"place": PLACE, "hide": HIDE, "swap": SWAP, "peek": PEEK, "challenge": CHALLENGE, "boast": BOAST}
LONG = 200
PAIRS = (
    *((one, one) for one in reversed(LADDER)),
    *combinations((*reversed(LADDER), *YARDSTICKS), 2),
    *((one, other) for one in reversed(LADDER) for other in (*ON_PAPER, "oracle")),
    ("king", "patient"),
)


def actions(score: Score, side: int) -> dict[str, float]:
    tally, at = score.tally, side * PART
    counted = {name: tally[at + ACTIONS + kind] / score.games for name, kind in KINDS.items()}
    turns = sum(counted.values())
    more = {
        "steal": tally[at + ACTIONS + STEAL] / score.games,
        "bluffs of boasts": tally[at + BLUFFS] / max(1.0, tally[at + ACTIONS + BOAST]),
        "peeks of turns": counted["peek"] / turns,
    }
    return {name: round(float(number), 3) for name, number in (counted | more).items()}


def told(score: Score) -> dict[str, object]:
    low, high = score.interval
    points = (score.won + 0.5 * score.capped) / score.games
    middle = (low + high) / 2 - score.share
    return {
        "points": round(points, 4), "low": round(low - score.share + points - middle, 4),
        "high": round(high - score.share + points - middle, 4), "share": round(score.share, 4),
        "games": score.games, "capped": score.capped,
        f"over {LONG} turns": int((score.rows[:, 1] > LONG).sum()),
        "turns": round(score.turns / score.games, 1), "actions": [actions(score, 0), actions(score, 1)],
    }  # fmt: skip


def main(games: int, path: Path) -> None:
    key = {"games a pair": games, "seed": 1, "numbers": {name: level(name).params for name in LADDER}}
    found: dict[str, object] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    if found.get("of") != json.loads(json.dumps(key)):
        found = {"of": key, "names of the numbers": NAMES}
    for one, other in track(PAIRS, "matches"):
        for bell in (True, False):
            name = f"{one} - {other}, last orders {'on' if bell else 'off'}"
            if name not in found:
                met = meet(level(one).params, level(other).params, games, last_orders=bell, counted=True)
                found[name] = told(met)
                path.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(
        int(sys.argv[1]) if len(sys.argv) > 1 else 20_000,
        Path(sys.argv[2]) if len(sys.argv) > 2 else Path(__file__).with_name("matrix.json"),
    )

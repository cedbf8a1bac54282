"""Every level against every level: how true its own recall is, and its guess at what the other knows.

python bench/bots/calibration.py [GAMES A PAIR] > bench/bots/calibration.json
"""

import json
import sys

from taberna.bots.tellstones.fast.tally import BINS, LATE, OTHERS, OTHERS_LATE, OWN, PART
from taberna.bots.tellstones.levels import LADDER, level
from taberna.bots.tellstones.measure.arena import meet, together
from taberna.bots.tellstones.measure.report import calibration

SEED = 2024
"""Not the draws that the filter was mended with."""


def told(part):
    """The expected error; and what was thought of the other on the whole, beside what was so."""
    count, thought, true = (sum(part[at::3]) for at in range(3))
    whole = {"thought": round(thought / count, 3), "true": round(true / count, 3)} if count else {}
    return {"error": calibration(part).error, **whole}


games = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
found = {}
for name in LADDER:
    met = {
        other: meet(level(name).params, level(other).params, games, SEED, counted=True) for other in LADDER
    }
    part = together(list(met.values())).tally[:PART]
    found[name] = {
        "own": calibration(part[OWN : OWN + 3 * BINS]).error,
        "others": calibration(part[OTHERS : OTHERS + 3 * BINS]).error,
        "others, one by one": {
            other: calibration(score.tally[OTHERS : OTHERS + 3 * BINS]).error for other, score in met.items()
        },
        f"others after {LATE} turns, one by one": {
            other: told(score.tally[OTHERS_LATE : OTHERS_LATE + 3 * BINS]) for other, score in met.items()
        },
    }
print(json.dumps({"games a pair": games, "seed": SEED, "expected calibration error": found}, indent=2))

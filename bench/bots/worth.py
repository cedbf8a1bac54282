"""How likely a game is won from each score, between two Kings: what core/claims.py calls WORTH.

python bench/bots/worth.py [GAMES A SCORE] > bench/bots/worth.json
"""

import json
import sys

from taberna.bots.tellstones.core.claims import WORTH
from taberna.bots.tellstones.levels import level
from taberna.bots.tellstones.measure.arena import meet

games = int(sys.argv[1]) if len(sys.argv) > 1 else 4000
king = level("king").params
found = {}
for us in range(3):
    for them in range(us):
        score = meet(king, king, games, 21, ahead=(us, them))
        low, high = score.interval
        found[f"{us}-{them}"] = {
            "won": round(score.share, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "WORTH": WORTH[us][them],
        }
print(json.dumps({"games a score": games, "chances to win": found}, indent=2))

"""Twenty games of the levels without their names, four of each, for somebody who has not seen the code: which
five kinds of player are these, from the weakest to the strongest? The key to it goes into a file of its own.

python bench/bots/blind.py KEY [SEED] [LANGUAGE] > games.txt
"""

import json
import sys
from pathlib import Path

from taberna.bots.tellstones.measure.blind import games
from taberna.texts import Texts

key, seed, language = (*sys.argv[1:], *("1", "en")[max(0, len(sys.argv) - 2) :])
kept = {}
for number, told in enumerate(games(4, int(seed), Texts(language)), 1):
    print(f"Game {number}\n", *told.lines, "", sep="\n", flush=True)
    kept[number] = told.level
Path(key).write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")

"""Players against everybody on this machine's processor: the functions of the card, built with g++.

python bench/bots/processor_row.py FOLDER PLAYER[,PLAYER…] GAMES LONG_GAMES OUT
FOLDER as cuda_tune.py prepares it; LONG_GAMES is for games without the bell against those who never claim.
What was measured is put into OUT (cuda_matrix.json), pair by pair, so that it may be broken off.
"""

import json
import sys
from itertools import product
from pathlib import Path

from cuda_matrix import OUTSIDE, RATED
from processor import build, meeting

LONG = ("storm", "thief", "patient")


def main(folder: Path, names: list[str], games: int, long_games: int, out: Path) -> None:
    known = json.loads((folder / "players.json").read_text(encoding="utf-8"))
    players, counts = known["players"], known["kinds"]
    program = build(folder, len(known["names"]), counts)
    whole = json.loads(out.read_text(encoding="utf-8"))
    players["evolved"] = [whole["its numbers"].get(number, 0.0) for number in known["names"]]
    pairs = [(name, other) for name in names for other in (*RATED, *OUTSIDE, "evolved")]
    for bell, (name, other) in product((True, False), pairs):
        found = whole["last orders on" if bell else "last orders off"]
        if f"{name} - {other}" in found or f"{other} - {name}" not in found:
            least = long_games if not bell and other in LONG else games
            met = meeting(program, players[name], players[other], least, bell, counts)
            found[f"{name} - {other}"] = met
            out.write_text(json.dumps(whole, indent=1), encoding="utf-8")
            print(bell, name, other, met["points"], met["turns"], flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2].split(","), int(sys.argv[3]), int(sys.argv[4]), Path(sys.argv[5]))

"""Counts again, on a graphics card, what everybody does with their turns, once a player has changed.

python bench/bots/habits.py FOLDER
FOLDER as cuda_tune.py prepares it, with the new player in players.json; puts the habits into kernels.cu, as
adopt.py would round them, and leaves tuned.json for adopt.py.
"""

import json
import sys
from pathlib import Path

from adopt import LEAST
from cuda_tune import Tuner
from hall import HABITS


def main(folder: Path) -> None:
    tuner = Tuner(folder, exact=False)
    styles = [float(f"{max(LEAST, x):.3f}") for x in tuner.learn_habits()]
    kernels = folder / "kernels.cu"
    text = kernels.read_text(encoding="utf-8")
    habits = f"__device__ const double STYLES[{len(styles)}] = {{{', '.join(map(repr, styles))}}};"
    kernels.write_text(HABITS.sub(habits, text), encoding="utf-8")
    named = {who: dict(zip(tuner.names, par, strict=True)) for who, par in tuner.players.items()}
    (folder / "tuned.json").write_text(json.dumps({"players": named, "styles": styles}), encoding="utf-8")
    found = tuner.calibration(1500)
    (folder / "calibration.json").write_text(json.dumps(found), encoding="utf-8")
    print("calibration", found["king"], flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))

"""The duels as CUDA C++.

python -m taberna.envs.tellstones.cuda.translate FOLDER    (needs taberna; leaves duels.cu and duels.json: on
                                                            a machine with a card `duels.py` needs them alone)
"""

import json
import sys
from pathlib import Path

from taberna.bots.tellstones.core.rows import KERNELS
from taberna.bots.tellstones.cuda.translate import bodies
from taberna.bots.tellstones.levels import LADDER, ON_PAPER, YARDSTICKS, level
from taberna.envs.tellstones import vector
from taberna.envs.tellstones.cuda.frame import FOOT, HEAD, NUMBERS
from taberna.envs.tellstones.cuda.minds import MINDS


def translate() -> str:
    core = [f for f in KERNELS if ".core." in f.__module__]
    pairs = ", ".join(f"{{{one}, {other}}}" for one, other in vector.PAIRS.tolist())
    text = "\n".join(
        (
            HEAD,
            f"__device__ const long long PAIRS[21][2] = {{{pairs}}};\n",
            bodies([*core, *vector.RULES, *MINDS]),
            FOOT,
        )
    )
    for name, value in NUMBERS.items():
        text = text.replace(f"@{name}@", str(value))
    return text


def prepare(folder: Path) -> None:
    """Writes only what is new, so that nothing is compiled again for nothing."""
    folder.mkdir(parents=True, exist_ok=True)
    source, text = folder / "duels.cu", translate()
    if not source.exists() or source.read_text(encoding="utf-8") != text:
        source.write_text(text, encoding="utf-8")
    players = {name: level(name).params for name in (*LADDER, *YARDSTICKS, *ON_PAPER, "oracle")}
    sizes = NUMBERS | {"players": players, "DRAW": vector.DRAW, "TURNS": vector.TURNS}
    (folder / "duels.json").write_text(json.dumps(sizes), encoding="utf-8")


if __name__ == "__main__":
    prepare(Path(sys.argv[1]))

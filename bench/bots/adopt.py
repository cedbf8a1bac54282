"""Takes what cuda_tune.py found into the sources: the levels' numbers, and everybody's habits.

python bench/bots/adopt.py FOLDER/tuned.json [PLAYER...]      (all levels, if none is named; habits always)
"""

import json
import re
import sys
from pathlib import Path

TELLSTONES = Path(__file__).resolve().parents[2] / "src/taberna/bots/tellstones"
CONTEXTS, KINDS = 16, 7
WHO = (
    "page", "squire", "knight", "marshal", "king", "anybody", "storm", "thief", "careful", "challenger",
)  # fmt: skip
LEAST = 0.001
WIDE = 8
TABLE = re.compile(r"\A\[level\.\w+\.when\]\n(?:.+\n)*\n")


def habits(styles: list[float]) -> str:
    lines = []
    for n, who in enumerate(WHO):
        lines.append(f"    # {who}")
        for context in range(CONTEXTS):
            at = (n * CONTEXTS + context) * KINDS
            lines.append("    " + " ".join(f"{max(LEAST, x):.3f}," for x in styles[at : at + KINDS]))
    return "\n".join(lines)


def moves(name: str, numbers: dict[str, float]) -> str:
    """How the numbers of somebody supple move: a row for each, a column for each thing that may be so."""
    if not numbers["supple"]:
        return ""
    whole = [key.split() for key in numbers if " " in key]
    when = list(dict.fromkeys(thing for _, thing in whole))
    lines = ["#".ljust(15) + " ".join(thing.rjust(WIDE) for thing in when)]
    for moved in dict.fromkeys(number for number, _ in whole):
        row = ", ".join(f"{numbers[f'{moved} {thing}']:.4f}".rjust(WIDE - 1) for thing in when)
        lines.append(f"{moved.ljust(12)} = [{row}]")
    return f"[level.{name}.when]\n" + "\n".join(lines) + "\n\n"


def main(path: Path, names: list[str]) -> None:
    tuned = json.loads(path.read_text(encoding="utf-8"))
    module = TELLSTONES / "core/styles.py"
    text = module.read_text(encoding="utf-8")
    start = text.index("STYLES: Final = (\n") + len("STYLES: Final = (\n")
    text = text[:start] + habits(tuned["styles"]) + "\n" + text[text.index(")  # fmt: skip") :]
    module.write_text(text, encoding="utf-8")
    levels = TELLSTONES / "levels.toml"
    text = levels.read_text(encoding="utf-8")
    for name in names or WHO[:5]:
        head, part = text.split(f"[level.{name}]\n", 1)
        part, gap, rest = part.partition("\n\n")
        rest = moves(name, tuned["players"][name]) + TABLE.sub("", rest, count=1)
        for key, value in tuned["players"][name].items():
            line = re.compile(rf"(?m)^{key} = (.*)$")
            found = line.search(part)
            if found and float(found[1]) != value:
                part = line.sub(f"{key} = {value:g}", part, count=1)
        text = f"{head}[level.{name}]\n{part}{gap}{rest}"
    levels.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])

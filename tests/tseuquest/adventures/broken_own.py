"""Mistakes in what a file brings of its own, each in the guide's example."""

import re
from pathlib import Path

FILE = Path(__file__).parents[3] / "docs" / "examples" / "tallow.toml"
TALLOW = FILE.read_text(encoding="utf-8")

MISTAKES = {
    "own-id": ('id = "wax-king"\nkind', 'id = "Wax King"\nkind'),
    "own-taken": ('id = "cold-spoon"\nuse', 'id = "potion"\nuse'),
    "two-alike": ('id = "wick"\nkind', 'id = "wax-king"\nkind'),
    "own-nameless": ('name.en = "wick"', "name = {}"),
    "missing": ('name.en = "wick"\n', ""),
    "own-number": ("life = 6", "life = 60"),
    "own-mind": ('mind = "none"', 'mind = "no"'),
    "own-moves": ("moves = 6\n", ""),
    "own-dice": ("moves = 6\n", "dice = 2\n"),
    "own-portrait": ('portrait = "ghoul"', 'portrait = "goul"'),
    "own-idle": (re.findall(r"effects = \[{ do = \"damage\".*\n", TALLOW)[0], ""),
    "own-verb": ('{ do = "heal", who = "self", amount = 2 }', '{ do = "flag", what = "crown" }'),
    "own-when": ('do = "damage", amount = 1 ', 'do = "damage", amount = 1, when = "flag x" '),
    "effect-nothing": ('do = "damage", amount = 1 ', 'do = "damage" '),
    "effect-fleeting": (', lasts = "round"', ""),
    "effect-unknown": ('what = "move", amount', 'what = "mood", amount'),
    "no-item": ("chaos = 1\n", 'chaos = 1\ngear = ["tallow-crwn"]\n'),
    "not-one-of": ('kind = "antagonist"', 'kind = "villain"'),
    "unknown-field": ("chaos = 1\n", "chaos = 1\nstrength = 3\n"),
    "wrong-kind": ("price = 60", 'price = "sixty"'),
    "language-unknown": ('name.en = "wick"', 'name.de = "Docht"'),
    "text-markup": ('name.en = "wick"', 'name.en = "<i>wick</i>"'),
    "name-long": ('name.en = "wick"', f'name.en = "{"wick " * 12}"'),
    "no-figure": ('w = { minion = "wick"', 'w = { minion = "wik"'),
    "figure-kind": ('K = { antagonist = "wax-king"', 'K = { minion = "wax-king"'),
}

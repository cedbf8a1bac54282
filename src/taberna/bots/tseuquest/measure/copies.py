"""Adventures made of those of the house, by their names: `the-audit-mirrored` is the same the other way
round, `the-audit-fuzz-7` one with other figures, sleepers, numbers and doors, drawn by its number. They are
never offered; only simulations play them."""

import re
import tomllib
from typing import Final, cast

from taberna.bots.tseuquest.measure.mirror import mirrored, rows_of, written_as_toml
from taberna.games.tseuquest.things import shelf
from taberna.games.tseuquest.things.library import SHEETS
from taberna.table.dice import Draws

MIRRORED: Final = "-mirrored"
_FUZZED: Final = re.compile(r"(.+)-fuzz-(\d{1,6})")
_MINIONS: Final = tuple(sheet.id for sheet in SHEETS.values() if sheet.kind == "minion")


def source_of(name: str) -> str:
    """Of which adventure of the house this is a copy; empty: of none."""
    fuzzed = _FUZZED.fullmatch(name)
    source = fuzzed[1] if fuzzed else name.removesuffix(MIRRORED) if name.endswith(MIRRORED) else ""
    return source if source in shelf.adventures() else ""


def lay_aside(name: str) -> None:
    """Makes the copy, where it is one, so that it can be played by its name."""
    source = source_of(name)
    if source and name not in shelf.ASIDE:
        toml = shelf.written(source)
        fuzzed = _FUZZED.fullmatch(name)
        shelf.ASIDE[name] = fuzz(toml, int(fuzzed[2])) if fuzzed else mirrored(toml)


def fuzz(toml: str, number: int) -> str:
    """Some of its minions become others, wake or sleep, and come sooner or later; doors stand open; traps and
    gifts are more or less; every other copy is mirrored too."""
    table = tomllib.loads(mirrored(toml) if number % 2 else toml)  # its own, to be changed
    draws = Draws(b"fuzz", toml[:40], "", number)
    for row in rows_of(table):
        changed = cast(dict[str, object], row)
        if "minion" in row and draws.below(2):
            changed["minion"] = draws.one(_MINIONS)
        if "minion" in row and draws.below(4) == 0:
            changed["asleep"] = not row.get("asleep", False)
        if "least" in row and draws.below(3) == 0:
            changed["least"] = 1 + draws.below(8)
        if "harm" in row:
            changed["harm"] = 1 + draws.below(3)
        if isinstance(row.get("amount"), int) and draws.below(3) == 0:
            changed["amount"] = 1 + draws.below(4)
    lines = str(table["map"]).split("\n")
    table["map"] = "\n".join(
        "".join(
            "o" if sign == "d" and (x + y) % 2 and draws.below(5) == 0 else sign
            for x, sign in enumerate(line)
        )
        for y, line in enumerate(lines, lines[0] == "")
    )
    return written_as_toml(table)

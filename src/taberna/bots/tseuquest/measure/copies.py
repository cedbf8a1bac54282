"""Adventures made of those of the house, by their names: `the-audit-mirrored` is the same the other way
round, `the-audit-fuzz-7` one with other figures, sleepers, numbers and doors, drawn by its number, and
`the-audit-first-12` the same with the first twelve of its figures for every size of party, and without a
last round: a rung of a ladder (`ladder.py`). They are never offered; only simulations play them."""

import re
import tomllib
from collections.abc import Mapping
from typing import Final, cast

from taberna.bots.tseuquest.measure.mirror import mirrored, rows_of, written_as_toml
from taberna.games.tseuquest.things import shelf
from taberna.games.tseuquest.things.library import SHEETS
from taberna.table.dice import Draws

MIRRORED: Final = "-mirrored"
_FUZZED: Final = re.compile(r"(.+)-fuzz-(\d{1,6})")
_FIRST: Final = re.compile(r"(.+)-first-(\d{1,2})")
NEVER: Final = 9
"""Adventurers that no party has."""
_MINIONS: Final = tuple(sheet.id for sheet in SHEETS.values() if sheet.kind == "minion")


def source_of(name: str) -> str:
    """Of which adventure of the house this is a copy; empty: of none."""
    made = _FUZZED.fullmatch(name) or _FIRST.fullmatch(name)
    source = made[1] if made else name.removesuffix(MIRRORED) if name.endswith(MIRRORED) else ""
    return source if source in shelf.adventures() else ""


def rung_of(name: str) -> int:
    """How many of its figures a copy has kept; 0: it is no such copy."""
    made = _FIRST.fullmatch(name)
    return int(made[2]) if made and source_of(name) else 0


def lay_aside(name: str) -> None:
    """Makes the copy, where it is one, so that it can be played by its name."""
    source = source_of(name)
    if source and name not in shelf.ASIDE:
        toml = shelf.written(source)
        fuzzed, rung = _FUZZED.fullmatch(name), rung_of(name)
        shelf.ASIDE[name] = (
            fuzz(toml, int(fuzzed[2])) if fuzzed else first_of(toml, rung) if rung else mirrored(toml)
        )


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


def figures_of(table: Mapping[str, object]) -> tuple[dict[str, object], ...]:
    """Those of a file that are there for their numbers, as they come: against the smallest parties first,
    then as they are written. Antagonists are there for the story."""
    rows = [cast(dict[str, object], row) for row in rows_of(table.get("key", {}))]
    figures = [row for row in rows if "minion" in row or "elemental" in row]
    return tuple(sorted(figures, key=lambda row: cast(int, row.get("least", 1))))


def first_of(toml: str, number: int) -> str:
    """Only the first so many of its figures stand there, against everybody; and no round is the last."""
    table = tomllib.loads(toml)  # its own, to be changed
    for at, figure in enumerate(figures_of(table)):
        figure["least"] = 1 if at < number else NEVER
    for trigger in cast(list[dict[str, object]], table.get("trigger", [])):
        if trigger["on"] == "round":
            effects = cast(list[dict[str, object]], trigger["effects"])
            trigger["effects"] = [e for e in effects if (e["do"], e.get("what")) != ("end", "failure")]
    return written_as_toml(table)

"""What a file names: figures, scenery, objects, rules, adventures. All of it must exist."""

from collections.abc import Collection, Iterator
from typing import Final

from taberna.games.tseuquest.authoring.own import own_ids
from taberna.games.tseuquest.authoring.problems import Path, Problem, problem
from taberna.games.tseuquest.authoring.shape import unknown
from taberna.games.tseuquest.authoring.spots import Spots
from taberna.games.tseuquest.authoring.syntax import Table
from taberna.games.tseuquest.things.library import ITEMS, RULES, SCENERY, SHEETS

STANDING: Final = tuple(k.id for k in SCENERY.values() if not k.edge and not k.id.endswith("-trap"))
"""Scenery that can be set on squares; doors and traps have their own ways to be drawn."""
FIGURES: Final = ("minion", "antagonist", "elemental")


def name_problems(table: Table, adventures: Collection[str], spots: Spots) -> Iterator[Problem]:
    key = table["key"]
    assert isinstance(key, dict)
    for sign, entry in key.items():
        rows = entry if isinstance(entry, list) else [entry]
        for n, row in enumerate(rows):
            path: Path = ("key", sign, n) if isinstance(entry, list) else ("key", sign)
            yield from _entry(row, spots, path, own_ids(table))
    script = table["script"]
    assert isinstance(script, dict)
    own = own_ids(table)
    yield from _each(script, "stock", ITEMS, "no-item", spots, ("script",), own["object"])
    yield from _each(script, "rules", RULES, "no-rule", spots, ("script",))
    yield from _each(script, "next", sorted(adventures), "no-adventure", spots, ("script",))
    for n, item in enumerate(script.get("stock", ())):
        if item in ITEMS and not ITEMS[item].price:
            yield problem("no-price", spots.of("script", "stock", n), name=item)
    doors = table.get("door", [])
    assert isinstance(doors, list)
    for n, door in enumerate(doors):
        if door.get("lock") and door["lock"] not in ITEMS:
            yield unknown("no-item", door["lock"], (*own["object"], *ITEMS), spots, ("door", n, "lock"))


def _entry(
    row: dict[str, object], spots: Spots, path: Path, own: dict[str, tuple[str, ...]]
) -> Iterator[Problem]:
    said = [kind for kind in FIGURES if kind in row]
    if len(said) > 1:
        yield problem("two-kinds", spots.of(*path), one=said[0], other=said[1])
    for kind in said:
        alike = (*own["figure"], *(sheet.id for sheet in SHEETS.values() if sheet.kind == kind))
        there = SHEETS.get(str(row[kind]))
        if there is not None and there.kind != kind:
            yield problem("figure-kind", spots.of(*path, kind), name=there.id, kind=there.kind, wanted=kind)
        elif there is None:
            yield unknown("no-figure", str(row[kind]), alike, spots, (*path, kind))
    if "scenery" in row and row["scenery"] not in STANDING:
        yield unknown("no-scenery", str(row["scenery"]), STANDING, spots, (*path, "scenery"))
    yield from _each(row, "items", ITEMS, "no-item", spots, path, own["object"])


def _each(
    row: dict[str, object],
    field: str,
    known: Collection[str],
    code: str,
    spots: Spots,
    path: Path,
    own: tuple[str, ...] = (),
) -> Iterator[Problem]:
    named = row.get(field, [])
    assert isinstance(named, list | dict)
    for n, name in enumerate(named):
        if name not in known:
            place = name if isinstance(named, dict) else n
            yield unknown(code, str(name), (*own, *known), spots, (*path, field, place))

"""What can still be read of a file with mistakes, so that the rest of it is looked at too.

A word that is not one is read as the nearest there is; a field that does not fit is left out, and so is a row
that can't be made. Nobody plays what comes of it.
"""

import tomllib
from collections.abc import Callable, Collection, Iterator
from copy import deepcopy
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from typing import Final

from msgspec import inspect

from taberna.games.tseuquest.authoring.drawing import Drawing, edge_problems
from taberna.games.tseuquest.authoring.names import FIGURES, STANDING
from taberna.games.tseuquest.authoring.problems import Path
from taberna.games.tseuquest.authoring.schema import ENTRIES, Adventure
from taberna.games.tseuquest.authoring.shape import kind
from taberna.games.tseuquest.authoring.spots import Spots
from taberna.games.tseuquest.authoring.syntax import Source, Table
from taberna.games.tseuquest.things.library import ITEMS, SHEETS
from taberna.games.tseuquest.things.own import Own
from taberna.games.tseuquest.things.own_file import KINDS, filled_in, read_own, without_full_ids
from taberna.games.tseuquest.things.plan import EMPTY, UNUSED

NOTHING: Final = object()
PARTS: Final = ("door", "trap", "zone", "trigger")


def mend_shape(source: Source) -> Source:
    """Every part there, and of the kind that is wanted."""
    wanted = kind(Adventure)
    assert isinstance(wanted, inspect.StructType)
    fitting = _Fitting()
    whole: Table = {"key": {}, "script": {}, "text": {}}
    for part in wanted.fields:
        found = fitting.fitted(source.table.get(part.name), part.type, (part.name,))
        if found is not NOTHING:
            whole[part.name] = found
    key = whole["key"]
    assert isinstance(key, dict)
    made = {sign: fitting.entry(entry, ("key", sign)) for sign, entry in key.items() if len(sign) == 1}
    whole["key"] = {sign: entry for sign, entry in made.items() if entry is not NOTHING}
    return replace(source, table=whole, spots=without(source.spots, fitting.left_out))


@dataclass(slots=True)
class _Fitting:
    left_out: set[Path] = field(default_factory=set)
    """Places in lists, of which those that follow move up."""

    def entry(self, entry: object, path: Path) -> object:
        if isinstance(entry, list):
            rows = ((n, self._thing(row, (*path, n))) for n, row in enumerate(entry))
            return self._kept(rows, path)
        return self._thing(entry, path)

    def _thing(self, row: object, path: Path) -> object:
        said = next((word for word in ENTRIES if word in row), None) if isinstance(row, dict) else None
        return NOTHING if said is None else self.fitted(row, kind(ENTRIES[said]), path)

    def fitted(self, value: object, wanted: inspect.Type, path: Path) -> object:
        match wanted:
            case inspect.StructType() if isinstance(value, dict):
                return self._struct(value, wanted, path)
            case inspect.DictType(value_type=inner) if isinstance(value, dict):
                parts = {name: self.fitted(part, inner, (*path, name)) for name, part in value.items()}
                return {name: part for name, part in parts.items() if part is not NOTHING}
            case inspect.ListType(item_type=inner) | inspect.VarTupleType(item_type=inner) if isinstance(
                value, list
            ):
                rows = ((n, self.fitted(each, inner, (*path, n))) for n, each in enumerate(value))
                return self._kept(rows, path)
            case inspect.LiteralType(values=known) if isinstance(value, str):
                return value if value in known else nearest(value, tuple(map(str, known)))
            case inspect.StrType() if isinstance(value, str):
                return value
            case inspect.BoolType() if isinstance(value, bool):
                return value
            case inspect.IntType() if isinstance(value, int) and not isinstance(value, bool):
                return value
            case inspect.AnyType() | inspect.CustomType() if value is not None:
                return deepcopy(value)
            case _:
                return NOTHING

    def _kept(self, rows: Iterator[tuple[int, object]], path: Path) -> list[object]:
        kept: list[object] = []
        for n, row in rows:
            if row is NOTHING:
                self.left_out.add((*path, n))
            else:
                kept.append(row)
        return kept

    def _struct(self, value: Table, wanted: inspect.StructType, path: Path) -> object:
        row: Table = {}
        for part in wanted.fields:
            there = part.name in value
            found = self.fitted(value[part.name], part.type, (*path, part.name)) if there else NOTHING
            if found is not NOTHING:
                row[part.name] = found
            elif part.required and part.name != "id":
                return NOTHING
            elif part.required:
                row["id"] = f"? {path}"
        return row


def without(spots: Spots, left_out: set[Path]) -> Spots:
    """Where everything stands, by the places it has now."""

    def moved(path: Path) -> Path | None:
        found: list[str | int] = []
        for n, part in enumerate(path):
            if path[: n + 1] in left_out:
                return None
            before = sum((*path[:n], m) in left_out for m in range(part)) if isinstance(part, int) else 0
            found.append(part - before if isinstance(part, int) else part)
        return tuple(found)

    values = {new: spot for path, spot in spots.values.items() if (new := moved(path)) is not None}
    keys = {new: spot for path, spot in spots.keys.items() if (new := moved(path)) is not None}
    return Spots(values, keys, spots.verbatim)


def leave_out(source: Source, unfit: Callable[[str, Table], bool]) -> Source:
    """Without the rows of which this is true."""
    left_out: set[Path] = set()
    table = dict(source.table)
    for part in PARTS:
        rows = table.get(part, [])
        assert isinstance(rows, list)
        wrong = {n for n, row in enumerate(rows) if unfit(part, row)}
        left_out |= {(part, n) for n in wrong}
        table[part] = [row for n, row in enumerate(rows) if n not in wrong]
    return replace(source, table=table, spots=without(source.spots, left_out))


def leave_out_own(source: Source, unmade: Collection[Path]) -> tuple[Source, Own]:
    """Without those of its own things, and the others made anew; what there is of them must be held."""
    table: Table = without_full_ids(tomllib.loads(source.text))
    for word in KINDS:
        rows = table.get(word, [])
        if (word,) in unmade or not isinstance(rows, list):
            table.pop(word, None)
        elif word in table:
            table[word] = [row for n, row in enumerate(rows) if (word, n) not in unmade]
    own = read_own(table)
    spots = without(source.spots, {path for path in unmade if len(path) > 1})
    return replace(source, table=dict(filled_in(table, own)), spots=spots), own


def nearest(name: str, known: tuple[str, ...]) -> str:
    return next(iter(get_close_matches(name, known, 1)), known[0])


def mend_names(table: Table) -> None:
    """Figures and objects that there are; scenery that is none is left out."""
    key = table["key"]
    assert isinstance(key, dict)
    for sign, entry in key.items():
        rows = entry if isinstance(entry, list) else [entry]
        if any(row.get("scenery", STANDING[0]) not in STANDING for row in rows):
            key[sign] = rows = [row for row in rows if row.get("scenery", STANDING[0]) in STANDING]
        for row in rows:
            for word in FIGURES:
                alike = tuple(sheet.id for sheet in SHEETS.values() if sheet.kind == word)
                if word in row and row[word] not in alike:
                    row[word] = nearest(str(row[word]), alike)
            if "items" in row:
                row["items"] = [item for item in row["items"] if item in ITEMS]


def mend_drawing(drawing: Drawing, key: Table) -> Drawing:
    """Walls as they are printed, and nothing where the key is silent."""
    lines = ("".join(_line(drawing, row, key)) for row in range(len(drawing.lines)))
    return replace(drawing, lines=tuple(lines))


def _line(drawing: Drawing, row: int, key: Table) -> Iterator[str]:
    for column, sign in enumerate(drawing.lines[row]):
        printed = drawing.face[row][column]
        if row % 2 and column % 2:
            yield sign if sign in EMPTY or sign == UNUSED or sign in key else "."
        elif row % 2 or column % 2:
            wrong = any(edge_problems(drawing, row, column, sign, drawing.first))
            yield printed if wrong else sign
        else:
            yield printed


def written_names(value: object) -> Iterator[str]:
    """What the file calls its own, whether or not it could be made."""
    for table in _tables(value):
        for name, part in table.items():
            if name in ("id", "group", "treasure", "at") and isinstance(part, str):
                yield part


def said_names(value: object) -> Iterator[str]:
    """Texts that some effect says, wherever it stands."""
    for table in _tables(value):
        match table:
            case {"do": "say", "what": str(what)}:
                yield what


def _tables(value: object) -> Iterator[dict[str, object]]:
    """Every table of a file, however deep."""
    if isinstance(value, dict):
        yield value
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    for part in parts:
        yield from _tables(part)

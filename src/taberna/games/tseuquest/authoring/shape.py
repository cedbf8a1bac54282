"""A table beside its schema: what is missing, what is too much, what is of another kind."""

from collections.abc import Collection, Iterator
from difflib import get_close_matches
from functools import cache
from typing import Final

from msgspec import Struct, inspect

from taberna.games.tseuquest.authoring.limits import NAME, NUMBER
from taberna.games.tseuquest.authoring.problems import Path, Problem, problem
from taberna.games.tseuquest.authoring.schema import ENTRIES
from taberna.games.tseuquest.authoring.spots import Spots
from taberna.games.tseuquest.things.own import own_name

SHOWN: Final = 8
"""Of what is known, where somebody named what is not."""
ALL: Final = 16
"""So many are few enough to be shown whole."""


@cache
def kind(schema: type[Struct]) -> inspect.Type:
    return inspect.type_info(schema)


def misfits(value: object, schema: type[Struct], spots: Spots, path: Path = ()) -> Iterator[Problem]:
    yield from _misfits(value, kind(schema), spots, path)


def _misfits(value: object, wanted: inspect.Type, spots: Spots, path: Path) -> Iterator[Problem]:
    match wanted:
        case inspect.StructType() if isinstance(value, dict):
            yield from _fields(value, wanted, spots, path)
        case inspect.DictType(value_type=inner) if isinstance(value, dict):
            for name, part in value.items():
                yield from _misfits(part, inner, spots, (*path, name))
        case inspect.ListType(item_type=inner) | inspect.VarTupleType(item_type=inner) if isinstance(
            value, list
        ):
            for n, part in enumerate(value):
                yield from _misfits(part, inner, spots, (*path, n))
        case inspect.LiteralType(values=known) if isinstance(value, str):
            if value not in known:
                yield unknown("not-one-of", value, tuple(map(str, known)), spots, path)
        case inspect.StrType() if isinstance(value, str):
            wordy = path[0] in ("map", "text") or {"what", "about"} & {*path[-2:]}
            if len(value) > NAME and not wordy and own_name(value) is None:
                yield problem("name-long", spots.of(*path), most=NAME)
        case inspect.BoolType() if isinstance(value, bool):
            pass
        case inspect.IntType() if isinstance(value, int) and not isinstance(value, bool):
            if abs(value) > NUMBER:
                yield problem("number-wild", spots.of(*path), most=NUMBER)
        case inspect.AnyType() | inspect.CustomType():
            pass
        case _:
            yield problem("wrong-kind", spots.of(*path), field=_name(path), wanted=_word(wanted))


def _fields(
    value: dict[str, object], wanted: inspect.StructType, spots: Spots, path: Path
) -> Iterator[Problem]:
    known = {field.name: field for field in wanted.fields}
    for name, part in value.items():
        if name not in known:
            yield unknown("unknown-field", name, tuple(known), spots, (*path, name), key=True)
        else:
            yield from _misfits(part, known[name].type, spots, (*path, name))
    for name, field in known.items():
        if field.required and name not in value:
            yield problem("missing", spots.key(*path), field=name, where=_name(path))


def unknown(
    code: str, name: str, known: tuple[str, ...], spots: Spots, path: Path, *, key: bool = False
) -> Problem:
    """With the nearest that there is."""
    near = get_close_matches(name[:NAME], known, 1)
    at = spots.key(*path) if key else spots.of(*path)
    alike = nearest(name, known)
    said = ", ".join(alike)
    return problem(
        code, at, name=name[:NAME], near=near[0] if near else "", known=said, more=len({*known}) - len(alike)
    )


def nearest(name: str, known: Collection[str]) -> list[str]:
    """Those that are most like it, the likest first; of a long list only a few."""
    there = tuple(dict.fromkeys(known))
    return get_close_matches(name[:NAME], there, max(1, len(there) if len(there) <= ALL else SHOWN), cutoff=0)


def _name(path: Path) -> str:
    return next((str(part) for part in reversed(path) if isinstance(part, str)), "")


def _word(wanted: inspect.Type) -> str:
    match wanted:
        case inspect.StructType() | inspect.DictType():
            return "table"
        case inspect.ListType() | inspect.VarTupleType():
            return "list"
        case inspect.BoolType():
            return "bool"
        case inspect.IntType():
            return "number"
        case _:
            return "text"


def entry_misfits(key: dict[str, object], spots: Spots) -> Iterator[Problem]:
    """The entries of the key: each says by one word what it is."""
    for sign, entry in key.items():
        if len(sign) != 1 or sign in ".# ":
            yield problem("key-sign", spots.key("key", sign), sign=sign[:NAME])
        rows = entry if isinstance(entry, list) else [entry]
        for n, row in enumerate(rows):
            path: Path = ("key", sign, n) if isinstance(entry, list) else ("key", sign)
            if not isinstance(row, dict):
                yield problem("wrong-kind", spots.of(*path), field=sign[:NAME], wanted="table")
                continue
            said = next((word for word in ENTRIES if word in row), None)
            if said is None:
                yield problem("key-kind", spots.of(*path), sign=sign[:NAME], known=", ".join(ENTRIES))
            else:
                yield from misfits(row, ENTRIES[said], spots, path)

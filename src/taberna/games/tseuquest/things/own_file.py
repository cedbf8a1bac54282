"""The part of an adventure's file that brings things of its own, and the rest of it with their ids filled in.

A file calls them by short ids. Before anything is made of it each gets its whole id, wherever it is spoken
of; what can't be read stays as it is, and `adventure check` says why.
"""

import re
from collections.abc import Mapping
from typing import Final, TypeAlias, cast

import msgspec
from msgspec.structs import replace

from taberna.games.tseuquest.things.library import ITEMS
from taberna.games.tseuquest.things.own import (
    LETTERS,
    MARK,
    NOTHING,
    SHORT,
    Called,
    Own,
    Thing,
    Words,
    author_id,
    full_id,
    renamed,
)
from taberna.games.tseuquest.things.sheets import Card, Item, Sheet

Row: TypeAlias = dict[str, object]
KINDS: Final[dict[str, type[Thing]]] = {"object": Item, "card": Card, "figure": Sheet}
"""The headings of own things, in the order in which they may speak of one another."""
CALLED: Final = ("name", "about", "portrait")
_FULL: Final = re.compile(rf"[a-z0-9-]+{MARK}[a-p]{{{SHORT}}}(?:[a-p]{{{LETTERS - SHORT}}})?", re.ASCII)
_FIGURES: Final = ("minion", "antagonist", "elemental")
_SPOKEN: Final = (*_FIGURES, "lock")
_LISTED: Final = ("items", "stock", "gear")


def read_own(table: Mapping[str, object]) -> Own:
    """Nothing where a thing can't be made."""
    if not any(kind in table for kind in KINDS):
        return NOTHING
    ids: dict[str, str] = {}
    made: list[tuple[Thing, Called]] = []
    try:
        for word, kind in KINDS.items():
            for row in cast(list[Row], table.get(word, [])):
                if MARK in str(row["id"]):  # nobody could tell what is the author's of it
                    return NOTHING
                thing, called = _read(row, kind, ids)
                ids[str(row["id"])] = thing.id
                made.append((thing, called))
    except (msgspec.ValidationError, KeyError, TypeError, AttributeError, ValueError):
        return NOTHING
    if len(ids) < len(made):
        return NOTHING
    things = [thing for thing, _ in made]
    return Own(
        tuple(each for each in things if isinstance(each, Sheet)),
        tuple(each for each in things if isinstance(each, Item)),
        tuple(each for each in things if isinstance(each, Card)),
        tuple(called for _, called in made),
    )


def _read(row: Row, kind: type[Thing], ids: Mapping[str, str]) -> tuple[Thing, Called]:
    bare = {name: value for name, value in row.items() if name not in CALLED}
    if bare.get("mind") == "none":  # TOML has no word for it
        bare["mind"] = None
    thing: Thing = msgspec.convert(bare, kind)
    match thing:
        case Sheet():  # whoever sees it is shown its sheet, and not what it has in its pockets (`filled_in`)
            thing = replace(thing, gear=())
        case Item():
            thing = replace(thing, use=renamed(thing.use, ids), strikes=renamed(thing.strikes, ids))
        case Card():
            thing = replace(thing, effects=renamed(thing.effects, ids))
    words: Row = {name: value for name, value in row.items() if name in CALLED}
    called = msgspec.convert({**words, "id": thing.id}, Called)
    whole = full_id(thing, called)
    return replace(thing, id=whole), replace(called, id=whole)


def without_full_ids(table: Row) -> Row:
    """The file without whole ids: an author knows none. Whoever could write one into a file would be told, by
    whether it is known, what another table of this house has brought."""
    return {name: _cut(part) for name, part in table.items()}


def _cut(value: object) -> object:
    if isinstance(value, list):
        return [_cut(part) for part in value]
    if isinstance(value, dict):
        return without_full_ids(value)
    return f"{author_id(value)}{MARK}" if isinstance(value, str) and _FULL.fullmatch(value) else value


def filled_in(table: Mapping[str, object], own: Own) -> Mapping[str, object]:
    """The file with whole ids wherever it speaks of its own things; the very same where it has none."""
    if not own.called:
        return table
    ids = {author_id(each.id): each.id for each in own.called}
    filled = {
        name: part if name in ("map", "face", "text", *KINDS) else _filled(part, ids)
        for name, part in table.items()
    }
    gear = _gear(cast(list[Row], table.get("figure", [])), ids)
    return {**filled, "key": _equipped(filled["key"], gear)} if gear and "key" in filled else filled


def _gear(rows: list[Row], ids: Mapping[str, str]) -> dict[str, list[str]]:
    """What each of these figures has, wherever it stands, as far as it is there."""
    worn = {ids[author_id(str(row["id"]))]: cast(list[str], row.get("gear", [])) for row in rows}
    known = {name: [ids.get(item, item) for item in items] for name, items in worn.items()}
    return {name: [item for item in items if item in ITEMS] for name, items in known.items() if items}


def _equipped(value: object, gear: Mapping[str, list[str]]) -> object:
    """A key's figures with what they have of their own, unless it is said there what they have."""
    if isinstance(value, list):
        return [_equipped(part, gear) for part in value]
    if not isinstance(value, dict):
        return value
    worn = next((gear[str(value[kind])] for kind in _FIGURES if str(value.get(kind)) in gear), None)
    if worn is not None:
        return {"items": worn, **value}
    return {sign: _equipped(part, gear) for sign, part in value.items()}


def _filled(value: object, ids: Mapping[str, str]) -> object:
    if isinstance(value, list):
        return [_filled(part, ids) for part in value]
    if not isinstance(value, dict):
        return value
    row = {name: _filled(part, ids) for name, part in value.items()}
    for name in _SPOKEN:
        if isinstance(row.get(name), str):
            row[name] = ids.get(str(row[name]), row[name])
    for name in _LISTED:
        if isinstance(row.get(name), list):
            listed = cast(list[object], row[name])
            row[name] = [ids.get(each, each) if isinstance(each, str) else each for each in listed]
    if row.get("do") in ("give", "take", "summon", "ambush") and isinstance(row.get("what"), str):
        row["what"] = ids.get(str(row["what"]), row["what"])
    return row


def words_of(row: Mapping[str, object], part: str) -> Words:
    """A name or a word on a thing, as far as it can be read."""
    found = row.get(part)
    return {k: v for k, v in found.items() if isinstance(v, str)} if isinstance(found, dict) else {}

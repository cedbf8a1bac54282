"""Adventures that can be played: the house's own, those that are only tried out, and what a table brought."""

import tomllib
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Final

from msgspec import convert
from msgspec.structs import replace

from taberna.games.tseuquest.options import Options
from taberna.games.tseuquest.things.library import deciding, names, text
from taberna.games.tseuquest.things.naming import at_table
from taberna.games.tseuquest.things.own import Own, joined
from taberna.games.tseuquest.things.own_file import filled_in, read_own, without_full_ids
from taberna.games.tseuquest.things.plan import Plan, read_plan
from taberna.games.tseuquest.things.script import Script, Texts

KEPT: Final = 32
"""Files that are remembered."""
EDITION: Final = 16
"""Signs of a hash that name one."""
ASIDE: Final[dict[str, str]] = {}
"""Copies that a simulation made for itself in this process, by name: never offered."""


@cache
def adventures() -> tuple[str, ...]:
    """What the house offers."""
    return names("adventures", "toml")


@cache
def trials() -> tuple[str, ...]:
    """Small ones with a little of everything, for tests and for those who learn to write one, and lessons:
    never offered, and played by whoever asks for them by name."""
    return tuple(sorted((*names("trials", "toml"), *lessons())))


@cache
def lessons() -> tuple[str, ...]:
    """For those who learn to play. A lesson is no rule, and its name stands for what it decides: one that is
    changed in that gets a new name, so that what was played by the old one is still verified."""
    return names("lessons", "toml")


@cache
def adventure(name: str) -> Plan:
    return _read(written(name))


def written(name: str) -> str:
    """The file of an adventure of the house."""
    if name in ASIDE:
        return ASIDE[name]
    folder = "lessons" if name in lessons() else "trials" if name in trials() else "adventures"
    return text(f"{folder}/{name}.toml")


def plan_of(options: Options, name: str) -> Plan:
    """The adventure of this name at this table."""
    own = next((each.text for each in options.brought if each.name == name), None)
    return adventure(name) if own is None else _read(own)


def texts_of(options: Options, script: Script) -> Texts:
    """What the adventure says that this script is of: as it is written today, or as it was in its own edition
    where today's file decides otherwise and the old one was put by, in `before`. None where nobody has it:
    the script may come from a stranger's record."""
    if f"{script.name}.{script.edition}" in _before():
        return laid_out(text(f"before/{script.name}.{script.edition}.toml")).script.texts
    return plan_of(options, script.name).script.texts if script.name in playable(options) else {}


def plan_before(name: str, edition: str) -> Plan | None:
    """An adventure as it was in an edition that was put by."""
    path = f"{name}.{edition}"
    return at_table(laid_out(text(f"before/{path}.toml"))) if path in _before() else None


@cache
def _before() -> tuple[str, ...]:
    return names("before", "toml")


def playable(options: Options) -> tuple[str, ...]:
    """All that may be named at this table."""
    return (*(each.name for each in options.brought), *adventures(), *trials(), *ASIDE)


def parsed(toml: str) -> Mapping[str, object]:
    """A file as a table, read once however many ask. It is everybody's: nobody changes it. What it brings of
    its own is spoken of by its whole id (`own_of`)."""
    return _opened(toml)[0]


def campaign_of(begins: str) -> Texts:
    """What the house's campaign says that begins with this adventure; nothing where none does."""
    return next((own for first, own in _campaigns() if first == begins), {})


@cache
def _campaigns() -> tuple[tuple[str, Texts], ...]:
    files = [parsed(text(f"campaigns/{name}.toml")) for name in names("campaigns", "toml")]
    return tuple((str(file["begins"]), convert(file["text"], Texts)) for file in files)


def own_of(toml: str) -> Own:
    """What a file brings of its own."""
    return _opened(toml)[1]


@lru_cache(maxsize=KEPT)
def _opened(toml: str) -> tuple[Mapping[str, object], Own]:
    table = without_full_ids(tomllib.loads(toml))
    own = read_own(table)
    return filled_in(table, own), own


def brought_own(options: Options) -> Own:
    """All that the files of a table bring of their own."""
    return joined(tuple(own_of(each.text) for each in options.brought))


@lru_cache(maxsize=KEPT)
def laid_out(toml: str) -> Plan:
    """The plan that a file draws, with the names that its author gave."""
    return read_plan(parsed(toml), seen=False)


@lru_cache(maxsize=KEPT)
def _read(toml: str) -> Plan:
    plan = at_table(laid_out(toml))
    return replace(plan, script=replace(plan.script, edition=deciding(parsed(toml))[:EDITION]))

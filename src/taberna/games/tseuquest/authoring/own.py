"""What a file brings of its own: objects, cards and figures, held to what holds for the house's."""

import re
from collections.abc import Iterator
from typing import Any, Final

from msgspec import Struct, convert, defstruct
from msgspec.structs import fields

from taberna.games.tseuquest.authoring.problems import Path, Problem, problem, warning
from taberna.games.tseuquest.authoring.shape import misfits, unknown
from taberna.games.tseuquest.authoring.spots import Spots
from taberna.games.tseuquest.authoring.syntax import Source
from taberna.games.tseuquest.authoring.texts import LANGUAGES, plain_problems
from taberna.games.tseuquest.effects.vocabulary import Effect
from taberna.games.tseuquest.things.library import CARDS, ITEMS, POWERS, SHEETS, TEMPERS, TREASURE
from taberna.games.tseuquest.things.own_file import KINDS, words_of
from taberna.games.tseuquest.things.validate import is_fleeting, is_nothing, known

ID: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", re.ASCII)
LONGEST: Final = 24
"""Letters of an id; a name may have a few more."""
NAME: Final = 40
MOST: Final = {"life": 20, "mind": 12, "price": 500, "range": 20, "copies": 4, "cost": 6, "moves": 12}
"""Of a number; of any other, `USUALLY`."""
USUALLY: Final = 8
LEAST: Final = {"life": 1, "copies": 1}
OF_A_PLAN: Final = ("say", "flag", "wake", "place", "end", "close")
"""What only a plan can speak of: a trigger does it, no object and no card."""
PORTRAITS: Final = tuple(sheet.id for sheet in SHEETS.values() if sheet.kind != "hero")
FIGURES: Final = ("minion", "antagonist")


def _written(thing: type[Struct]) -> type[Struct]:
    """As a file writes it: all that the house says of such a thing, and what it is called."""

    parts = [
        (each.name, object if each.name == "mind" else each.type, each.required) for each in fields(thing)
    ]
    needed: list[tuple[str, Any]] = [(name, kind) for name, kind, must in parts if must]
    rest: list[tuple[str, Any, Any]] = [(name, kind, None) for name, kind, must in parts if not must]
    called: list[tuple[str, Any, Any]] = [("about", dict[str, str], {}), ("portrait", str, "")]
    return defstruct(thing.__name__, [*needed, ("name", dict[str, str]), *rest, *called], frozen=True)


WRITTEN: Final = {word: _written(kind) for word, kind in KINDS.items()}


def own_ids(table: dict[str, object]) -> dict[str, tuple[str, ...]]:
    """What the file calls its own, by heading."""
    found: dict[str, tuple[str, ...]] = {}
    for word in KINDS:
        rows = table.get(word)
        named = [row.get("id") for row in rows if isinstance(row, dict)] if isinstance(rows, list) else []
        found[word] = tuple(name for name in named if isinstance(name, str))
    return found


def own_problems(source: Source) -> Iterator[Problem]:
    """Everything wrong with them."""
    yield from (found for _, found in own_mistakes(source))


def own_mistakes(source: Source) -> Iterator[tuple[Path, Problem]]:
    """Each with the row that it stands in."""
    ids = own_ids(source.table)
    taken: set[str] = set()
    for word, schema in WRITTEN.items():
        rows = source.table.get(word, [])
        if not isinstance(rows, list):
            yield (word,), problem("wrong-kind", source.spots.of(word), field=word, wanted="list")
            continue
        for n, row in enumerate(rows):
            for found in _row(word, n, row, schema, ids, taken, source):
                yield (word, n), found


def _row(
    word: str,
    n: int,
    row: object,
    schema: type[Struct],
    ids: dict[str, tuple[str, ...]],
    taken: set[str],
    source: Source,
) -> Iterator[Problem]:
    wrong = tuple(misfits(row, schema, source.spots, (word, n)))
    yield from wrong
    if wrong or not isinstance(row, dict):
        return
    yield from _id(str(row["id"]), taken, source.spots, (word, n, "id"))
    taken.add(str(row["id"]))
    yield from _called(row, source, (word, n))
    yield from _numbers(row, source.spots, (word, n))
    match word:
        case "figure":
            yield from _figure(row, ids, source.spots, (word, n))
        case "card":
            yield from _effects(row, "effects", ids, source.spots, (word, n))
            if not row.get("effects"):
                yield problem("own-idle", source.spots.of(word, n), name=str(row["id"]))
        case _:
            yield from _effects(row, "use", ids, source.spots, (word, n))
            yield from _effects(row, "strikes", ids, source.spots, (word, n))
            if row.get("portrait", "") not in ("", *ITEMS):
                at: Path = (word, n, "portrait")
                yield unknown("own-portrait", str(row["portrait"]), tuple(ITEMS), source.spots, at)


def _id(name: str, taken: set[str], spots: Spots, path: Path) -> Iterator[Problem]:
    if not ID.fullmatch(name) or len(name) > LONGEST:
        yield problem("own-id", spots.of(*path), name=name[:NAME], most=LONGEST)
    elif any(name in stock for stock in (SHEETS, ITEMS, CARDS, TREASURE)):
        yield problem("own-taken", spots.of(*path), name=name)
    elif name in taken:
        yield problem("two-alike", spots.of(*path), name=name)


def _called(row: dict[str, object], source: Source, path: Path) -> Iterator[Problem]:
    spots, name = source.spots, str(row["id"])
    called = words_of(row, "name")
    if not called:
        yield problem("own-nameless", spots.of(*path), name=name)
    texts = source.table.get("text")
    spoken = [language for language in LANGUAGES if isinstance(texts, dict) and language in texts]
    for part in ("name", "about"):
        words = words_of(row, part)
        for language, text in words.items():
            at = spots.of(*path, part, language)
            if language not in LANGUAGES:
                yield problem("language-unknown", at, name=language, known=", ".join(LANGUAGES))
            yield from plain_problems(text, f"{name}.{part}", at)
            if part == "name" and len(text) > NAME:
                yield problem("name-long", at, most=NAME)
        for language in spoken if words else ():
            if language not in words:
                yield warning("text-missing", spots.of(*path, part), name=f"{name}.{part}", language=language)


def _numbers(row: dict[str, object], spots: Spots, path: Path) -> Iterator[Problem]:
    for field, value in row.items():
        if isinstance(value, int) and not isinstance(value, bool):
            least, most = LEAST.get(field, 0), MOST.get(field, USUALLY)
            if not least <= value <= most:
                at = spots.of(*path, field)
                yield problem("own-number", at, field=field, least=least, most=most)


def _figure(
    row: dict[str, object], ids: dict[str, tuple[str, ...]], spots: Spots, path: Path
) -> Iterator[Problem]:
    if row["kind"] not in FIGURES:
        yield unknown("not-one-of", str(row["kind"]), FIGURES, spots, (*path, "kind"))
    mind = row.get("mind")
    if mind != "none" and (not isinstance(mind, int) or isinstance(mind, bool) or mind < 1):
        yield problem("own-mind", spots.of(*path, "mind"), most=MOST["mind"])
    if bool(row.get("dice")) == bool(row.get("moves")):
        yield problem("own-moves", spots.of(*path), name=str(row["id"]))
    elif row["kind"] == "minion" and row.get("dice"):
        yield problem("own-dice", spots.of(*path, "dice"), name=str(row["id"]))
    if not row.get("portrait"):
        yield problem("missing", spots.key(*path), field="portrait", where=str(path[0]))
    elif row["portrait"] not in PORTRAITS:
        yield unknown("own-portrait", str(row["portrait"]), PORTRAITS, spots, (*path, "portrait"))
    gear = row.get("gear", [])
    assert isinstance(gear, list)
    for n, item in enumerate(gear):
        if item not in ITEMS and item not in ids["object"]:
            yield unknown("no-item", str(item), (*ids["object"], *ITEMS), spots, (*path, "gear", n))
    powers = row.get("powers", [])
    assert isinstance(powers, list)
    for n, power in enumerate(powers):
        if power not in POWERS:
            yield unknown("not-one-of", str(power), tuple(POWERS), spots, (*path, "powers", n))
    if row.get("temper") and row["temper"] not in TEMPERS:
        yield unknown("not-one-of", str(row["temper"]), tuple(TEMPERS), spots, (*path, "temper"))


def _effects(
    row: dict[str, object], part: str, ids: dict[str, tuple[str, ...]], spots: Spots, path: Path
) -> Iterator[Problem]:
    for n, effect in enumerate(convert(row.get(part, []), list[Effect])):
        here: Path = (*path, part, n)
        there = known(effect)
        of = {"summon": "figure", "ambush": "figure", "give": "object", "take": "object"}.get(effect.do)
        own = ids[of] if of else ()
        if effect.do in OF_A_PLAN or (effect.do in ("open", "move") and effect.what):
            yield problem("own-verb", spots.of(*here), verb=effect.do)
        elif there is not None and effect.what not in there and effect.what not in own:
            yield unknown("effect-unknown", effect.what, (*own, *there), spots, (*here, "what"))
        if is_nothing(effect):
            yield problem("effect-nothing", spots.of(*here), verb=effect.do)
        if is_fleeting(effect):
            yield problem("effect-fleeting", spots.of(*here), verb=effect.do)
        if effect.when and effect.when not in ("hero", "minion", "mindless"):
            yield problem("own-when", spots.of(*here, "when"), name=effect.when[:NAME])

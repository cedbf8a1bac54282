"""How much there is of everything, counted on the bare table: a file that is too much is not gone into."""

from collections.abc import Iterator

from taberna.games.tseuquest.authoring import limits
from taberna.games.tseuquest.authoring.problems import Path, Problem, problem
from taberna.games.tseuquest.authoring.spots import Spots
from taberna.games.tseuquest.authoring.syntax import Source


def count_problems(source: Source) -> Iterator[Problem]:
    table, spots = source.table, source.spots
    drawn = table.get("map")
    if isinstance(drawn, str) and len(drawn) > (2 * limits.SIDE + 2) ** 2:
        yield problem("map-large", spots.of("map"), most=limits.SIDE)
    for part, most in limits.ROWS.items():
        rows = table.get(part, ())
        if isinstance(rows, dict | list) and len(rows) > most:
            yield problem("too-many", spots.of(part), name=part, count=len(rows), most=most)
    texts = table.get("text")
    for language, words in texts.items() if isinstance(texts, dict) else ():
        if isinstance(words, dict) and len(words) > limits.TEXTS:
            at = spots.of("text", language)
            yield problem("too-many", at, name="text", count=len(words), most=limits.TEXTS)
    yield from _effects(table, spots, ())


def _effects(value: object, spots: Spots, path: Path) -> Iterator[Problem]:
    if isinstance(value, dict):
        for name, part in value.items():
            yield from _effects(part, spots, (*path, name))
    elif isinstance(value, list):
        if path[-1] in ("effects", "use") and len(value) > limits.EFFECTS:
            at = spots.of(*path)
            yield problem("too-many", at, name="effects", count=len(value), most=limits.EFFECTS)
        for n, part in enumerate(value):
            yield from _effects(part, spots, (*path, n))

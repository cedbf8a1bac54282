"""What the signs of the map mean: told from the very table that it is drawn with."""

from collections.abc import Iterator
from typing import Final

from taberna.cli.tseuquest.map import EDGES, NARROW
from taberna.cli.tseuquest.terms import scenery_name, trap_name
from taberna.games.tseuquest.things.signs import LOOKS, sign
from taberna.texts import Texts

INDENT: Final = 2
"""How far in the lines of a help stand below what they belong to."""


def legend(say: Texts) -> str:
    """Each sign with its name, and signs of the same name together, in lines of the narrowest terminal."""
    signs: dict[str, list[str]] = {}
    for name, drawn in _named(say):
        known = signs.setdefault(drawn, [])
        known += [] if name in known else [name]
    entries: dict[str, list[str]] = {}
    for drawn, names in signs.items():
        entries.setdefault(" / ".join(names), []).append(drawn)
    return f"\n{' ' * INDENT}".join(_lines([f"{' '.join(drawn)} {name}" for name, drawn in entries.items()]))


def _named(say: Texts) -> Iterator[tuple[str, str]]:
    """Name and sign, as often as the map has them."""
    yield say("legend-unseen"), sign("mark", "dark")
    yield say("sign-floor"), sign("mark", "floor")
    for kind in ("wall", *LOOKS["door"], "trap"):
        named = {"wall": "wall-line", "trap": "wall-trap"}.get(kind)
        name = scenery_name(named, say) if named else say(f"door-{kind}")
        yield from ((name, drawn) for drawn in (EDGES[kind].lying, EDGES[kind].sign))
    out = sign("mark", "exit")
    yield say("sign-exit", stairs=sign("scenery", "stairs"), exit=out), out
    yield say("hoard"), sign("mark", "hoard")
    yield from ((trap_name(kind, say), look.sign) for kind, look in LOOKS["trap"].items())
    yield from ((scenery_name(kind, say), look.sign) for kind, look in LOOKS["scenery"].items())


def _lines(entries: list[str]) -> Iterator[str]:
    line = ""
    for entry in entries:
        longer = f"{line}, {entry}" if line else entry
        if len(longer) + INDENT >= NARROW:
            yield f"{line},"
            longer = entry
        line = longer
    yield f"{line}."

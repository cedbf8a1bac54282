"""What the signs of the map mean: told from the very tables that it is drawn with."""

from collections.abc import Iterator
from typing import Final

from taberna.cli.tseuquest.map import ACROSS, DOWN, EXIT, FLOOR, FOG, HOARD, NARROW, SIGNS, TRAPS
from taberna.cli.tseuquest.terms import scenery_name, trap_name
from taberna.texts import Texts

INDENT: Final = 2
"""How far in the lines of a help stand below what they belong to."""


def legend(say: Texts) -> str:
    """Each sign with its name, and signs of the same name together, in lines of the narrowest terminal."""
    signs: dict[str, list[str]] = {}
    for name, sign in _named(say):
        known = signs.setdefault(sign, [])
        known += [] if name in known else [name]
    entries: dict[str, list[str]] = {}
    for sign, names in signs.items():
        entries.setdefault(" / ".join(names), []).append(sign)
    return f"\n{' ' * INDENT}".join(_lines([f"{' '.join(signs)} {name}" for name, signs in entries.items()]))


def _named(say: Texts) -> Iterator[tuple[str, str]]:
    """Name and sign, as often as the map has them."""
    yield say("legend-unseen"), FOG[0][0]
    yield say("sign-floor"), FLOOR[0].strip()
    yield from ((scenery_name("wall-line", say), sign) for sign in "─│")
    for kind in ACROSS:
        name = scenery_name("wall-trap", say) if kind == "trap" else say(f"door-{kind}")
        yield from ((name, sign) for sign in (ACROSS[kind][0], DOWN[kind]))
    yield say("sign-exit", stairs=SIGNS["stairs"], exit=EXIT[0].strip()), EXIT[0].strip()
    yield say("hoard"), HOARD[0].strip()
    yield from ((trap_name(kind, say), sign) for kind, sign in TRAPS.items())
    yield from ((scenery_name(kind, say), sign) for kind, sign in SIGNS.items())


def _lines(entries: list[str]) -> Iterator[str]:
    line = ""
    for entry in entries:
        longer = f"{line}, {entry}" if line else entry
        if len(longer) + INDENT >= NARROW:
            yield f"{line},"
            longer = entry
        line = longer
    yield f"{line}."

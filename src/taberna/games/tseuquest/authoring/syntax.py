"""From bytes to a table, or why not: size, signs and TOML."""

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from taberna.games.tseuquest.authoring.limits import DEPTH, FILE, HEADINGS
from taberna.games.tseuquest.authoring.problems import Spot, Stop, problem
from taberna.games.tseuquest.authoring.spots import Spots, find_spots
from taberna.games.tseuquest.things.shelf import KEPT, parsed

Table: TypeAlias = dict[str, object]

_PLACE: Final = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)$")
_SAID: Final = (
    ("syntax-string", ("Unterminated string", "Expected \"'", "Illegal character", "Unescaped", "escape")),
    ("syntax-twice", ("Cannot overwrite", "Cannot declare", "Cannot mutate", "Duplicate", "Can't redefine")),
    ("syntax-inline", ("inline table",)),
    ("syntax-array", ("Unclosed array",)),
    ("syntax-key", ("Expected '='", "initial character for a key", "key part")),
    ("syntax-value", ("Invalid value", "Invalid date", "Invalid hex", "digits")),
    ("syntax-header", ("Expected ']'",)),
)


@dataclass(frozen=True, slots=True)
class Source:
    text: str
    table: Table
    spots: Spots


@lru_cache(maxsize=KEPT)
def read_source(data: bytes) -> Source:
    """Read once however many ask; nobody changes it."""
    if len(data) > FILE:
        raise Stop(problem("too-large", Spot(1, 1), count=len(data), most=FILE))
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Stop(problem("not-utf8", _spot(data[: error.start].decode("utf-8")))) from None
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    _refuse_odd_signs(text)
    _refuse_depth(text)
    _refuse_headings(text)
    table = _loaded(text)
    return Source(text, table, find_spots(text))


def _spot(before: str) -> Spot:
    """Just after this text."""
    return Spot(before.count("\n") + 1, len(before) - (before.rfind("\n") + 1) + 1)


def is_odd(sign: str) -> bool:
    """Control signs, and those that turn the direction of a text or can't be seen."""
    point = ord(sign)
    return (
        (point < 32 and sign not in "\n\t")
        or 127 <= point < 160
        or 0x200B <= point <= 0x200F
        or 0x202A <= point <= 0x202E
        or 0x2060 <= point <= 0x206F
        or point in (0xFEFF, 0x2028, 0x2029)
        or 0xD800 <= point < 0xE000
    )


def _refuse_odd_signs(text: str) -> None:
    place = next((n for n, sign in enumerate(text) if is_odd(sign)), None)
    if place is not None:
        raise Stop(problem("odd-sign", _spot(text[:place]), sign=f"U+{ord(text[place]):04X}"))


def _refuse_depth(text: str) -> None:
    """Brackets one in another, line by line: nothing an author writes opens so many on one line, and the
    parser would have to go down them all."""
    for number, line in enumerate(text.split("\n"), 1):
        depth = 0
        for column, sign in enumerate(line, 1):
            depth += (sign in "[{") - (sign in "]}")
            if depth > DEPTH:
                raise Stop(problem("too-deep", Spot(number, column), most=DEPTH))
        if line.count(".") > 200 and "=" in line and line.index("=") > 400:
            raise Stop(problem("too-deep", Spot(number, 1), most=DEPTH))


def _refuse_headings(text: str) -> None:
    """The parser takes longer for each heading, the more there are."""
    headings = [number for number, line in enumerate(text.split("\n"), 1) if line.startswith("[")]
    if len(headings) > HEADINGS:
        at = Spot(headings[HEADINGS], 1)
        raise Stop(problem("too-many", at, name="[ ]", count=len(headings), most=HEADINGS))


def _loaded(text: str) -> Table:
    try:
        return dict(parsed(text))
    except RecursionError:
        raise Stop(problem("too-deep", Spot(1, 1), most=DEPTH)) from None
    except ValueError as error:
        said = str(error)
        place = _PLACE.search(said)
        at = Spot(int(place[1]), int(place[2])) if place and place[1] else _spot(text.rstrip("\n"))
        code = next((code for code, parts in _SAID if any(part in said for part in parts)), "syntax-line")
        raise Stop(problem(code, at)) from None

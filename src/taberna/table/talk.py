"""What is said at the table: a stream of its own, no event of any game.

A line is for everybody. It has no addressee, and it may hold nothing that only some can see: what
does not show on a screen would be a channel the others cannot read (TS-6.4).
"""

from typing import Final
from unicodedata import category, normalize

from taberna.table.refusal import Refusal, refuse
from taberna.table.seats import Seat
from taberna.table.values import Value

LONGEST_LINE: Final = 300
LONGEST_NAME: Final = 40
MOST_MARKS: Final = 3
"""Accents on one letter, beyond which a line grows into its neighbours."""

_JOINER: Final = "\u200d"
_AS_PICTURE: Final = "\ufe0f"
_SKINS: Final = frozenset(map(chr, range(0x1F3FB, 0x1F400)))
_MARKS: Final = frozenset({"Mn", "Me"})
_UNSEEN: Final = frozenset(
    chr(code)
    for first, last in (
        # Unicode's Default_Ignorable_Code_Point where its category does not already say so, and
        # the braille cell without dots.
        (0x034F, 0x034F), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F), (0x2800, 0x2800),
        (0x3164, 0x3164), (0xFE00, 0xFE0F), (0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8), (0xE0000, 0xE0FFF),
    )
    for code in range(first, last + 1)
)  # fmt: skip
_REFUSED: Final = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"})
"""Controls, directions and other format characters, and what has no agreed look."""


class Talk(Value, frozen=True, tag_field="entry", tag="talk"):
    n: int
    """Lines are numbered from 1."""
    after: int
    """The seq it followed."""
    seat: Seat
    """Who said it; `+` for somebody who watches."""
    text: str


def say(n: int, after: int, seat: Seat, text: str) -> Talk | Refusal:
    line = tidy(text)
    return line if isinstance(line, Refusal) else Talk(n, after, seat, line)


def tidy(text: str, longest: int = LONGEST_LINE) -> str | Refusal:
    """The text as it is kept: NFC, every kind of space a plain one, pictures unjoined. Also for names."""
    if len(text) > 4 * longest:
        return refuse("text-too-long", longest=longest)
    if not (text.isascii() and text.isprintable()):  # of which nothing needs a closer look
        text = normalize("NFC", _unjoined(text))
        for place, char in enumerate(text):
            if not _shows(text, place):
                return refuse("text-character", at=place + 1, character=f"U+{ord(char):04X}")
        text = "".join(" " if category(c) == "Zs" else c for c in text)
    text = " ".join(text.split())
    if not text:
        return refuse("text-empty")
    if len(text) > longest:
        return refuse("text-too-long", longest=longest)
    return text


def _unjoined(text: str) -> str:
    """Keyboards write one picture as several, joined by characters nobody sees. The pictures stay."""
    kept: list[str] = []
    for place, char in enumerate(text):
        joins = char == _AS_PICTURE or (char == _JOINER and _is_picture(text[place + 1 : place + 2]))
        if not (joins and kept and _is_picture(kept[-1])):
            kept.append(char)
    return "".join(kept)


def _shows(text: str, place: int) -> bool:
    char = text[place]
    kind = category(char)
    if kind in _REFUSED or char in _UNSEEN:
        return False
    if kind in _MARKS:
        before = text[max(0, place - MOST_MARKS) : place]
        return before != "" and not all(category(c) in _MARKS for c in before)
    return True


def _is_picture(char: str) -> bool:
    return char != "" and (category(char) == "So" or char in _SKINS)

"""A cursor over a line of text. Whatever it can't read it refuses at the very character."""

from collections.abc import Iterable
from typing import Final, Literal, TypeAlias, TypeVar

from taberna.table.notation import unreadable
from taberna.table.refusal import Parameter, Refused

Code: TypeAlias = Literal["unreadable-action", "unreadable-position", "unreadable-game", "unreadable-options"]

Expected: TypeAlias = Literal[
    # of the text itself
    "action", "dash", "digit", "end", "gap", "line", "note", "number", "order", "pending", "seat", "side",
    "smaller-number", "space", "stone", "symbol", "unpadded-number", "word",
    # of what it says together
    "another-stone", "bonus", "earlier-action", "empty-line", "end-pending", "face-down-space",
    "face-down-stone", "fewer-looks", "house", "known-stone", "mat", "no-points", "no-turn", "one-stone",
    "opened-line", "other-note", "player", "possible-order", "same-line", "second-line", "the-elder",
    "the-mover", "turn", "winner", "with-option",
    # of a game's text
    "bracket", "equals", "game", "header", "move", "option", "other-header", "quote", "result", "rules",
    "variant",
]  # fmt: skip
"""What should have stood there: a stable key, put into words where it is shown."""

Places: TypeAlias = dict[str, int]
"""Where in the text each part of it begins."""

T = TypeVar("T", bound=str)

_DIGITS: Final = "0123456789"
_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
_SHOWN: Final = 16
"""So much of what was found instead goes into a refusal."""


class Reader:
    __slots__ = ("at", "code", "gap", "place", "text")

    def __init__(self, text: str, code: Code, gap: str = " ", **place: Parameter) -> None:
        self.text = text
        self.code = code
        self.gap = gap
        """What stands between two words."""
        self.place = place
        """Where the text itself is found: the line of a file."""
        self.at = 0

    def ended(self) -> bool:
        return self.at >= len(self.text)

    def fail(self, expected: Expected, at: int | None = None, **params: Parameter) -> Refused:
        at = self.at if at is None else at
        rest = self.text[at : at + _SHOWN]
        found = rest[:1] if rest[:1].isspace() else "".join(rest.split()[:1])
        return unreadable(
            self.code, self.text, at, **(self.place | params | {"expected": expected, "found": found})
        )

    def skip(self, mark: str) -> bool:
        """Passes over the mark, if it stands here."""
        here = self.text.startswith(mark, self.at)
        if here:
            self.at += len(mark)
        return here

    def need(self, mark: str, expected: Expected) -> None:
        if not self.skip(mark):
            raise self.fail(expected)

    def between(self, expected: Expected) -> None:
        """Passes over the gap before a further word; at the end it is that word which is missing."""
        if self.ended():
            raise self.fail(expected)
        self.need(self.gap, "gap")

    def one(self, among: Iterable[T], expected: Expected) -> T:
        for mark in among:
            if self.skip(mark):
                return mark
        raise self.fail(expected)

    def run(self, of: str) -> str:
        """The longest row of these characters, possibly empty."""
        start = self.at
        while self.at < len(self.text) and self.text[self.at] in of:
            self.at += 1
        return self.text[start : self.at]

    def word(self, among: Iterable[T], expected: Expected) -> T:
        """A whole word of small letters; a wrong one is refused where it begins."""
        start = self.at
        written = self.run(_LETTERS)
        for word in among:
            if word == written:
                return word
        raise self.fail(expected, start)

    def number(self, expected: Expected, digits: int) -> int:
        """A plain whole number: no sign, no leading zero, no more digits than there can be."""
        start = self.at
        written = self.run(_DIGITS)
        if not written:
            raise self.fail(expected)
        if written[0] == "0" and len(written) > 1:
            raise self.fail("unpadded-number", start)
        if len(written) > digits:
            raise self.fail("smaller-number", start)
        return int(written)

    def finish(self) -> None:
        if not self.ended():
            raise self.fail("end")

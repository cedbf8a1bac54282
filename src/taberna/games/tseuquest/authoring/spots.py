"""Where every key and value of a TOML document stands. `tomllib` has accepted it; this only walks along."""

from dataclasses import dataclass, field
from typing import Final

from taberna.games.tseuquest.authoring.limits import DEPTH
from taberna.games.tseuquest.authoring.problems import Path, Spot, Stop, problem

_STRINGS: Final = ('"""', "'''", '"', "'")
_BARE_END: Final = frozenset(",]}#\n \t\r")


@dataclass(slots=True)
class Spots:
    values: dict[Path, Spot] = field(default_factory=dict)
    keys: dict[Path, Spot] = field(default_factory=dict)
    verbatim: set[Path] = field(default_factory=set)
    """Strings of several lines, written as they are: their lines are lines of the file."""

    def of(self, *path: str | int) -> Spot:
        """Of the value, or of whatever it would be in."""
        while path not in self.values and path not in self.keys and path:
            path = path[:-1]
        return self.values.get(path) or self.keys.get(path) or Spot(1, 1)

    def key(self, *path: str | int) -> Spot:
        """Of its name; of the first heading, where it is an array of tables."""
        return self.keys.get(path) or self.keys.get((*path, 0)) or self.of(*path)


def find_spots(text: str) -> Spots:
    walk = _Walk(text)
    walk.document()
    return walk.spots


class _Walk:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.line = 1
        self.line_start = 0
        self.spots = Spots()
        self.arrays: dict[Path, int] = {}
        """Arrays of tables, and how many tables each has so far."""

    def spot(self) -> Spot:
        return Spot(self.line, self.at - self.line_start + 1)

    def ahead(self, sign: str) -> bool:
        return self.text.startswith(sign, self.at)

    def step(self, count: int = 1) -> None:
        for _ in range(count):
            if self.text[self.at : self.at + 1] == "\n":
                self.line += 1
                self.line_start = self.at + 1
            self.at += 1

    def blank(self, signs: str = " \t\r\n") -> None:
        """Over blanks and comments."""
        while self.at < len(self.text):
            if self.text[self.at] in signs:
                self.step()
            elif self.text[self.at] == "#" and "\n" in signs:
                while self.at < len(self.text) and self.text[self.at] != "\n":
                    self.step()
            else:
                return

    def document(self) -> None:
        prefix: Path = ()
        self.blank()
        while self.at < len(self.text):
            spot = self.spot()
            if self.ahead("["):
                many = self.ahead("[[")
                self.step(2 if many else 1)
                prefix = self.header(self.key(), many)
                self.step(2 if many else 1)
                self.spots.keys[prefix] = spot
            else:
                self.pair(prefix, 0)
            self.blank()

    def header(self, parts: list[str], many: bool) -> Path:
        path = self.resolved((), parts[:-1])
        path = (*path, parts[-1])
        if many:
            self.arrays[path] = self.arrays.get(path, 0) + 1
        return (*path, self.arrays[path] - 1) if path in self.arrays else path

    def resolved(self, path: Path, parts: list[str]) -> Path:
        for part in parts:
            path = (*path, part)
            if path in self.arrays:
                path = (*path, self.arrays[path] - 1)
        return path

    def key(self) -> list[str]:
        parts: list[str] = []
        while True:
            self.blank(" \t")
            if self.text[self.at] in "\"'":
                start = self.at + 1
                self.string()
                parts.append(self.text[start : self.at - 1])
            else:
                start = self.at
                while self.text[self.at].isalnum() or self.text[self.at] in "-_":
                    self.step()
                parts.append(self.text[start : self.at])
            self.blank(" \t")
            if not self.ahead("."):
                return parts
            self.step()

    def pair(self, prefix: Path, depth: int) -> None:
        spot = self.spot()
        path = (*prefix, *self.key())
        self.spots.keys[path] = spot
        self.step()  # =
        self.blank(" \t")
        self.value(path, depth)

    def value(self, path: Path, depth: int) -> None:
        if depth > DEPTH:
            raise Stop(problem("too-deep", self.spot(), most=DEPTH))
        self.spots.values[path] = self.spot()
        if self.ahead("["):
            self.array(path, depth)
        elif self.ahead("{"):
            self.table(path, depth)
        elif self.ahead('"') or self.ahead("'"):
            start = self.at
            self.string()
            written = self.text[start : self.at]
            if written.startswith(("'''\n", '"""\n')) and ("'" in written[:3] or "\\" not in written):
                self.spots.verbatim.add(path)
        else:
            while self.at < len(self.text) and self.text[self.at] not in _BARE_END:
                self.step()

    def string(self) -> None:
        mark = next(mark for mark in _STRINGS if self.ahead(mark))
        self.step(len(mark))
        while not self.ahead(mark):
            self.step(2 if mark[0] == '"' and self.ahead("\\") else 1)
        self.step(len(mark))
        while len(mark) == 3 and self.ahead(mark[0]):  # quotes that belong to the text
            self.step()

    def array(self, path: Path, depth: int) -> None:
        self.step()
        self.blank()
        count = 0
        while not self.ahead("]"):
            self.value((*path, count), depth + 1)
            count += 1
            self.blank()
            if self.ahead(","):
                self.step()
                self.blank()
        self.step()

    def table(self, path: Path, depth: int) -> None:
        self.step()
        self.blank(" \t")
        while not self.ahead("}"):
            self.pair(path, depth + 1)
            self.blank(" \t")
            if self.ahead(","):
                self.step()
                self.blank(" \t")
        self.step()

"""Versions of a game's rules: what a game was begun under, and how one of before is read today."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from taberna.table.values import Value

Rewriting: TypeAlias = Callable[[bytes], bytes]


def _as_it_is(line: bytes) -> bytes:
    return line


class Edition(Value, frozen=True):
    """The rules a game is begun under and keeps to its end, whatever comes after them."""

    rules: str
    ruleset: str
    """The hash of those rules and of their content: see `ruleset.ruleset`."""


@dataclass(frozen=True, slots=True)
class Older:
    """Rules of before whose games are still read. What had another form then is brought into today's, JSON to
    JSON: whoever changes a form writes this, and a record of before is never written again."""

    rules: str
    options: Rewriting = _as_it_is
    entry: Rewriting = _as_it_is

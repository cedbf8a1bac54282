"""The guided menu: one question after another until there is an action.

A game says for each action how it is reached, question by question; the menu is the tree of these ways.
"""

import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class Fork:
    """One question on the way to an action, and the answer that leads there."""

    question: str
    key: str
    """What one types: the number of a stone, the letter of a symbol. Empty: a number in order."""
    label: str
    note: str = ""
    rank: tuple[int, ...] = ()
    """Where it stands among the others: by this first, then as they come."""
    asked: bool = False
    """Whether it is asked also where there is but one answer: what is spent is named before it is gone."""


Path: TypeAlias = tuple[Fork, ...]


@dataclass(frozen=True, slots=True)
class Closed:
    """The end of a way that can't be gone now, and why not."""

    reason: str


@dataclass(frozen=True, slots=True)
class Choice(Generic[A]):
    key: str
    label: str
    note: str
    then: "Menu[A] | A | Closed"

    @property
    def closed(self) -> bool:
        then = self.then
        return all(choice.closed for choice in then.choices) if isinstance(then, Menu) else _shut(then)


@dataclass(frozen=True, slots=True)
class Menu(Generic[A]):
    question: str
    choices: tuple[Choice[A], ...]


def _shut(end: object) -> bool:
    return isinstance(end, Closed)


def build(ways: Iterable[tuple[Path, A | Closed]]) -> Menu[A]:
    """The tree of these ways. A question with a single answer is not asked, unless it says so."""
    menu = _branch([(path, action) for path, action in ways if path])
    only = menu.choices[0].then if len(menu.choices) == 1 else None
    return only if isinstance(only, Menu) else menu


def _branch(ways: Sequence[tuple[Path, A | Closed]]) -> Menu[A]:
    groups: dict[tuple[str, str], list[tuple[Path, A | Closed]]] = {}
    forks: dict[tuple[str, str], Fork] = {}
    for path, action in ways:
        name = (path[0].key, path[0].label)
        forks.setdefault(name, path[0])
        groups.setdefault(name, []).append((path[1:], action))
    choices = [
        Choice(forks[name].key or str(number), forks[name].label, forks[name].note, _then(group))
        for number, (name, group) in enumerate(sorted(groups.items(), key=lambda g: forks[g[0]].rank), 1)
    ]
    return Menu(ways[0][0][0].question if ways else "", tuple(choices))


def _then(ways: Sequence[tuple[Path, A | Closed]]) -> Menu[A] | A | Closed:
    path, action = ways[0]
    if not path:
        return action
    menu = _branch(ways)
    return menu.choices[0].then if len(menu.choices) == 1 and not path[0].asked else menu


def pick(menu: Menu[A], text: str) -> tuple[Choice[A], ...]:
    """The choices a text can mean: its key, its label, its place, or how a word of its label begins."""
    typed = plainly(text)
    exact = tuple(c for c in menu.choices if typed in (plainly(c.key), plainly(c.label)))
    return (
        exact
        or _counted(menu, typed)
        or tuple(c for c in menu.choices if typed and plainly(c.label).startswith(typed))
        or tuple(c for c in menu.choices if typed and f" {typed}" in plainly(c.label))
    )


def plainly(text: str) -> str:
    """As somebody types it: small letters without accents, `giant-rat-5` like `Giant rat 5`."""
    bare = unicodedata.normalize("NFD", text.casefold().replace("-", " "))
    return " ".join("".join(c for c in bare if c.isalnum() or c.isspace() or c == "?").split())


def _counted(menu: Menu[A], typed: str) -> tuple[Choice[A], ...]:
    """A choice by its place, also where it has a letter; unless numbers are names, as those of stones are."""
    places = {str(n): choice for n, choice in enumerate(menu.choices, 1)}
    if any(c.key.isdecimal() and places.get(c.key) is not c for c in menu.choices):
        return ()
    return (places[typed],) if typed in places else ()


def walk(menu: Menu[A], text: str) -> Menu[A] | A | Closed | None:
    """As far as a line leads, word by word (`Esconder 2`); None where a word leads nowhere or two ways."""
    whole = pick(menu, text)
    if len(whole) == 1:
        return whole[0].then
    at: Menu[A] | A | Closed = menu
    for word in text.split():
        found = pick(at, word) if isinstance(at, Menu) else ()
        if len(found) != 1:
            return None
        at = found[0].then
    return at

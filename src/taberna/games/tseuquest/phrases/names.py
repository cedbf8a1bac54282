"""What things are called. Names of content are messages of their own (`figure-…`, `item-…`, `card-…`,
`treasure-…`, `scenery-…`, `trap-…`); a name always stands alone in its first case, so that it fits any
language."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from taberna.games.tseuquest.ground.squares import AT
from taberna.games.tseuquest.secrets.view import PlanView, View
from taberna.games.tseuquest.things.dice import SIGNS
from taberna.games.tseuquest.things.library import CARDS, ITEMS, POWERS, SHEETS, TREASURE
from taberna.games.tseuquest.things.own import author_id, own_name
from taberna.games.tseuquest.things.sources import Source, Sources
from taberna.table.phrase import Listed, Parameter, Term, Translated

ONLY_ONE: Final = ("hero", "antagonist")
"""Kinds of figures of which there is one of each name."""


def named(sort: str, name: str, *, capital: bool = False) -> Term | Translated:
    """A thing of the house by its message, one that a file brought by what its author calls it."""
    own = own_name(name)
    if own is None:
        return Term(f"{sort}-{author_id(name)}", capital=capital)
    called = {language: f"{n[:1].upper()}{n[1:]}" if capital else n for language, n in own.name.items()}
    return Translated(called, name=True)


def item(name: str) -> Term | Translated:
    return named("item", name)


def card(name: str) -> Term | Translated:
    return named("card", name)


def treasure(name: str) -> Term:
    return Term(f"treasure-{name}")


def power(name: str) -> Term:
    return Term(f"power-{name}")


def scenery(kind: str, *, capital: bool = False) -> Term:
    return Term(f"scenery-{kind}", capital=capital)


def trap(kind: str, *, capital: bool = False) -> Term:
    return Term(f"trap-{kind}", capital=capital)


def weapon(name: str) -> Term | Translated:
    """Of a figure without weapons: what it was born with."""
    return item(name) if name in ITEMS else Term(f"bare-{name or 'hands'}")


def missile(name: str) -> Term | Translated:
    return weapon(name or "shot")


def kind_of_action(kind: str) -> Term:
    return Term("kind-of-action", {"kind": kind})


def faces(thrown: Iterable[str], between: str = " ") -> str:
    return between.join([SIGNS.get(face, face) for face in thrown])


def several(parts: Iterable[Parameter]) -> Listed:
    return Listed(tuple(parts))


def placed(name: Parameter, where: str = "") -> Parameter:
    """A thing and where it is; the trap of a chest is nowhere but in it."""
    return Term("thing-placed", {"thing": name, "where": where}) if where else name


def origin(name: str) -> Term | Translated:
    """Where a die or a square of movement comes from."""
    if name in ITEMS:
        return item(name)
    if name in CARDS:
        return card(name)
    if name in POWERS:
        return power(name)
    return treasure(name) if name in TREASURE else Term(f"source-of-{name}")


def sources(parts: Sources) -> Parameter:
    """`2 own + 1 longsword − 1 lying down`."""
    said: Parameter = ""
    for part in parts:
        said = _and(said, part)
    return said


def _and(said: Parameter, part: Source) -> Parameter:
    params: dict[str, Parameter] = {"count": abs(part.count), "what": origin(part.what)}
    if said != "":
        return Term("source-less" if part.count < 0 else "source-more", {"rest": said, **params})
    return Term("source-first", params)


UNSEEN_TRAPS: Final = ("trap", "guard")
"""How the ids of traps begin (`at_table`)."""


@dataclass(frozen=True, slots=True)
class Seen:
    """What a seat sees, of which it knows things by name."""

    views: tuple[View, ...]

    @property
    def vain(self) -> bool:
        """Whether a defence was asked for, before this, that could do nothing."""
        return self.views[0].vain

    def _parts(self) -> Iterator[View | PlanView]:
        for view in self.views:
            yield view
            if view.plan is not None:
                yield view.plan

    def sheet(self, name: str) -> str:
        """Of which kind a figure is; empty: there is no such figure."""
        for part in self._parts():
            for figure in part.figures:
                if figure.id == name:
                    return figure.sheet
        sheet = name if name in SHEETS else name.rpartition("-")[0]
        return sheet if sheet in SHEETS else ""

    def figure(self, name: str) -> Parameter:
        """`goblin-2` is the second goblin; adventurers and antagonists are the only ones of their name."""
        sheet = self.sheet(name)
        if not sheet:
            return name
        called = named("figure", sheet, capital=True)
        number = name.rpartition("-")[2]
        if SHEETS[sheet].kind in ONLY_ONE or not number.isdigit():
            return called
        return Term("numbered", {"figure": called, "number": number})

    def figures(self, names: Iterable[str]) -> Listed:
        return several(self.figure(name) for name in names)

    def thing(self, name: str, *, capital: bool = False) -> Parameter:
        """Whatever has this id."""
        for part in self._parts():
            if any(figure.id == name for figure in part.figures):
                return self.figure(name)
            for piece in part.scenery:
                if piece.id == name:
                    return scenery(piece.kind, capital=capital)
            for found in part.traps:
                if found.id == name:
                    return trap(found.kind, capital=capital)
            if any(hoard.id == name for hoard in part.hoards):
                return Term("hoard", capital=capital)
        if name in ITEMS:
            return named("item", name, capital=capital)
        if name in CARDS:
            return named("card", name, capital=capital)
        if self.sheet(name):
            return self.figure(name)
        if name.partition("-")[0] in UNSEEN_TRAPS:  # it came into view and was gone at once
            return Term("some-trap", capital=capital)
        return name if name in AT else name.replace("-", " ")

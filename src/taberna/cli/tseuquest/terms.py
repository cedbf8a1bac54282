"""What things are called. Names of content are messages of their own (`figure-…`, `item-…`, `card-…`,
`treasure-…`, `scenery-…`, `trap-…`); where there is none, the id speaks for itself."""

import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from string import ascii_lowercase
from typing import Final

from taberna.cli.names import Names
from taberna.games.tseuquest.ground.squares import AT
from taberna.games.tseuquest.secrets.view import PlanView, View
from taberna.games.tseuquest.things.library import CARDS, ITEMS, SHEETS
from taberna.games.tseuquest.things.pieces import Figure
from taberna.games.tseuquest.things.script import Words
from taberna.texts import Texts, texts

USUAL: Final = "en"
FACES: Final = {"skull": "☠", "kite": "▼", "oval": "●", "!": "↯", "-": "∅"}
"""Signs of the dice that fit one column of any terminal; the others stand for themselves."""

PITS: Final = "vν"
"""A pit on the map looks like these letters: nobody is called by them there."""


def figure_name(sheet: str, texts: Texts) -> str:
    return _called(f"figure-{sheet}", sheet, texts)


def item_name(item: str, texts: Texts) -> str:
    return _called(f"item-{item}", item, texts)


def card_name(card: str, texts: Texts) -> str:
    return _called(f"card-{card}", card, texts)


def treasure_name(card: str, texts: Texts) -> str:
    return _called(f"treasure-{card}", card, texts)


def scenery_name(kind: str, texts: Texts) -> str:
    return _called(f"scenery-{kind}", kind, texts)


def trap_name(kind: str, texts: Texts) -> str:
    return _called(f"trap-{kind}", kind, texts)


def about(kind: str, name: str, texts: Texts) -> str:
    """A word on a thing of the content, where there is one."""
    message = f"{kind}-{name}-about"
    return texts(message) if message in texts else ""


def _called(message: str, name: str, texts: Texts) -> str:
    return texts(message) if message in texts else name.replace("-", " ")


def said(words: Words, names: Names) -> str:
    """A text of an adventure, in the reader's language where it has it."""
    return words.get(names.texts.language) or words.get(USUAL) or next(iter(words.values()), "")


def faces(thrown: Iterable[str]) -> str:
    return " ".join(FACES.get(face, face) for face in thrown)


@dataclass(frozen=True, slots=True)
class Things:
    """Everything with an id that a seat knows of, by name."""

    texts: Texts
    figures: Mapping[str, Figure]
    scenery: Mapping[str, str]
    """Kinds by id."""
    traps: Mapping[str, str]

    def figure(self, name: str) -> str:
        """`goblin-2` is the second goblin; adventurers and antagonists are the only ones of their name."""
        found = self.figures.get(name)
        sheet = found.sheet if found else name if name in SHEETS else name.rpartition("-")[0]
        if sheet not in SHEETS:
            return name
        called = figure_name(sheet, self.texts)
        called = called[:1].upper() + called[1:]
        if SHEETS[sheet].kind in ("hero", "antagonist"):
            return called
        number = name.rpartition("-")[2]
        return f"{called} {number}" if number.isdigit() else called

    def thing(self, name: str) -> str:
        """Whatever has this id."""
        if name in self.figures or name in SHEETS:
            return self.figure(name)
        if name in self.scenery:
            return scenery_name(self.scenery[name], self.texts)
        if name in self.traps:
            return trap_name(self.traps[name], self.texts)
        if name in ITEMS:
            return item_name(name, self.texts)
        if name in CARDS:
            return card_name(name, self.texts)
        sheet, _, number = name.rpartition("-")
        if sheet in SHEETS and number.isdigit():
            return self.figure(name)
        return name if name in AT else name.replace("-", " ")

    def weapon(self, name: str) -> str:
        """Of a figure without weapons: what it was born with."""
        if name in ITEMS:
            return item_name(name, self.texts)
        return self.texts(f"bare-{name or 'hands'}")


def things(names: Names, *views: View) -> Things:
    parts: list[View | PlanView] = [*views, *(view.plan for view in views if view.plan is not None)]
    figures = {f.id: f for part in parts for f in part.figures}
    scenery = {s.id: s.kind for part in parts for s in part.scenery}
    traps = {t.id: t.kind for part in parts for t in part.traps}
    return Things(names.texts, figures, scenery, traps)


def bare(word: str) -> str:
    """Without accents, so that a letter can be typed."""
    return "".join(c for c in unicodedata.normalize("NFD", word.casefold()) if c.isalpha())


@lru_cache(maxsize=8)
def letters(language: str) -> Mapping[str, str]:
    """A letter of its own for every kind of the Sorcerer's figures: the first of its name that is free."""
    say = texts(language)
    given: dict[str, str] = {}
    for sheet in SHEETS.values():
        if sheet.kind != "hero":
            wanted = (*bare(figure_name(sheet.id, say)), *ascii_lowercase, *"αβγδεζηθικλμνξοπρστυφχψω")
            given[sheet.id] = next((c for c in wanted if c not in (*PITS, *given.values())), "?")
    return given


def label(figure: Figure, names: Names) -> str:
    """Two characters by which a figure is known on the map: `Br`, `g2`."""
    if figure.kind == "hero":
        name = figure_name(figure.sheet, names.texts)
        return f"{name[:1].upper()}{name[1:2]}".ljust(2)
    number = figure.id.rpartition("-")[2]
    sign = letters(names.texts.language).get(figure.sheet, "?")
    return f"{sign}{number if number.isdigit() and len(number) == 1 else ' '}"

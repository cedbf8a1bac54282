"""What things are called, in the reader's language, and by which letters they go on the map."""

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from string import ascii_lowercase
from typing import Final

from taberna.cli.names import Names
from taberna.games.tseuquest.phrases import names as called
from taberna.games.tseuquest.phrases.names import Seen
from taberna.games.tseuquest.secrets.view import PlanView, View
from taberna.games.tseuquest.things.library import SHEETS
from taberna.games.tseuquest.things.own import own_name, portrait
from taberna.games.tseuquest.things.pieces import Figure
from taberna.games.tseuquest.things.script import Words
from taberna.table.phrase import Parameter as Part
from taberna.table.phrase import Translated
from taberna.texts import Texts, said_part, texts

PITS: Final = "vν"
"""A pit on the map looks like these letters: nobody is called by them there."""


def words(part: Part, texts: Texts) -> str:
    """What stands for a name that belongs to no player."""
    return str(said_part(part, texts, ", ".join))


def figure_name(sheet: str, texts: Texts) -> str:
    return words(called.named("figure", sheet), texts)


def item_name(item: str, texts: Texts) -> str:
    return words(called.item(item), texts)


def card_name(card: str, texts: Texts) -> str:
    return words(called.card(card), texts)


def treasure_name(card: str, texts: Texts) -> str:
    return words(called.treasure(card), texts)


def scenery_name(kind: str, texts: Texts) -> str:
    return words(called.scenery(kind), texts)


def trap_name(kind: str, texts: Texts) -> str:
    return words(called.trap(kind), texts)


def about(kind: str, name: str, texts: Texts) -> str:
    """A word on a thing of the content, where there is one."""
    own = own_name(name)
    if own is not None:
        return words(Translated(own.about), texts)
    message = f"{kind}-{name}-about"
    return texts(message) if message in texts else ""


def said(text: Words, names: Names) -> str:
    """A text of an adventure, in the reader's language where it has it."""
    return words(Translated(text), names.texts)


@dataclass(frozen=True, slots=True)
class Things:
    """Everything with an id that a seat knows of, by name."""

    texts: Texts
    seen: Seen
    figures: Mapping[str, Figure]
    scenery: Mapping[str, str]
    """Kinds by id."""
    traps: Mapping[str, str]

    def figure(self, name: str) -> str:
        return words(self.seen.figure(name), self.texts)

    def thing(self, name: str) -> str:
        return words(self.seen.thing(name), self.texts)

    def weapon(self, name: str) -> str:
        return words(called.weapon(name), self.texts)


def things(names: Names, *views: View) -> Things:
    parts: list[View | PlanView] = [*views, *(view.plan for view in views if view.plan is not None)]
    figures = {f.id: f for part in parts for f in part.figures}
    scenery = {s.id: s.kind for part in parts for s in part.scenery}
    traps = {t.id: t.kind for part in parts for t in part.traps}
    return Things(names.texts, Seen(views), figures, scenery, traps)


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
    sign = letters(names.texts.language).get(portrait(figure.sheet), "?")
    return f"{sign}{number if number.isdigit() and len(number) == 1 else ' '}"

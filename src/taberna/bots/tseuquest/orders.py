"""Orders in a word: said at the table, heard by everybody, in any language of the house.

A line is an order where it begins with one of its wordings, after the names of those it is meant for. What it
is about (a foe, a square) follows it.
"""

import re
from functools import cache
from typing import Final, Literal, TypeAlias, get_args
from unicodedata import combining, normalize

from taberna.games.tseuquest.ground.squares import AT, Square
from taberna.games.tseuquest.things.library import SHEETS
from taberna.games.tseuquest.things.pieces import Figure
from taberna.table.seats import Seat
from taberna.table.values import Value
from taberna.texts import LANGUAGES, texts

Word: TypeAlias = Literal["hold", "follow", "guard", "scout", "search", "leave", "attack", "free"]
WORDS: Final[tuple[Word, ...]] = get_args(Word)
HEROES: Final = tuple(sheet.id for sheet in SHEETS.values() if sheet.kind == "hero")
_TOKENS: Final = re.compile(r"\w+")
_MORE: Final = {"attack": 6, "search": 3}
"""Words that may follow; a sentence that goes on after any other order is just talk."""


class Order(Value, frozen=True):
    what: Word
    by: Seat
    """Whom to follow or to guard, and where to search."""
    about: tuple[str, ...] = ()
    """The words that came after it: whom to attack, or where."""
    to: tuple[str, ...] = ()
    """Adventurers by name; empty: everybody."""


def tokens(text: str) -> tuple[str, ...]:
    """Words without accents, as one writes in haste."""
    bare = "".join(c for c in normalize("NFD", text.casefold()) if not combining(c))
    return tuple(_TOKENS.findall(bare))


@cache
def _wordings() -> tuple[tuple[tuple[str, ...], Word], ...]:
    """The longest first: `guard me` is not `guard`."""
    found: dict[tuple[str, ...], Word] = {}
    for language in LANGUAGES:
        say = texts(language)
        for word in WORDS:
            said = (say(f"order-{word}"), *say(f"order-{word}-also").split("·"))
            found |= {tokens(each): word for each in said}
    return tuple(sorted(found.items(), key=lambda row: (-len(row[0]), row[0])))


@cache
def _names(kind: Literal["hero", "foe"]) -> dict[tuple[str, ...], str]:
    """What figures are called, in every language."""
    sheets = [s.id for s in SHEETS.values() if (s.kind == "hero") == (kind == "hero")]
    return {tokens(texts(code)(f"figure-{sheet}")): sheet for code in LANGUAGES for sheet in sheets}


def understand(by: Seat, text: str) -> Order | None:
    """None: it is no order."""
    words, to = tokens(text), []
    names = _names("hero")
    while (hero := names.get(words[:1])) is not None:
        to.append(hero)
        words = words[1:]
    for wording, word in _wordings():
        about = words[len(wording) :]
        if words[: len(wording)] == wording and len(about) <= _MORE.get(word, 0):
            return Order(word, by, about, tuple(to))
    return None


def meant(order: Order, foes: tuple[Figure, ...]) -> tuple[Figure, ...]:
    """Of those in sight: by name and number, else by square; anybody where nobody is named."""
    named = {sheet for name, sheet in _names("foe").items() if _within(name, order.about)}
    numbers = {word for word in order.about if word.isdecimal()}
    if named:
        kin = tuple(foe for foe in foes if foe.sheet in named)
        return tuple(foe for foe in kin if foe.id.rpartition("-")[2] in numbers) or kin
    square = square_of(order)
    return tuple(foe for foe in foes if foe.square == square) if square else foes


def square_of(order: Order) -> Square:
    return next((word for word in order.about if word in AT), "")


def _within(name: tuple[str, ...], words: tuple[str, ...]) -> bool:
    return any(words[n : n + len(name)] == name for n in range(len(words)))

"""Things that an adventure brings itself: figures, objects and cards, and what they are called.

Everything at a table is found by its id, and so are these: theirs is the author's, with a sign that no id of
the house has and a digest of all that it stands for. Whoever knows the id therefore knows one thing, on
whichever table it lies, and no file can give its own sword the id of another's. They are known as long as
somebody holds a state or a view in which they are; `Own` makes them known when it is made or read.
"""

from collections.abc import Mapping
from hashlib import sha256
from typing import Final, TypeAlias, TypeVar
from weakref import WeakValueDictionary

import msgspec
from msgspec.structs import force_setattr, replace

from taberna.games.tseuquest.effects.vocabulary import Effect
from taberna.games.tseuquest.things.library import CARDS, ITEMS, SHEETS
from taberna.games.tseuquest.things.sheets import Card, Item, Sheet
from taberna.table.values import Value

MARK: Final = "~"
"""Between an author's id and its digest; no id of the house has it."""
LETTERS: Final = 32
"""Of the digest, four bits each: nobody finds two things with one id (docs/decisions/0022)."""
SHORT: Final = 10
"""What it had before: tables and records that began so are read as they are."""
_ALPHABET: Final = str.maketrans("0123456789abcdef", "abcdefghijklmnop")
"""No digits: the number of a figure stands behind them."""

Words: TypeAlias = dict[str, str]
Thing: TypeAlias = Sheet | Item | Card
T = TypeVar("T", bound="Sheet | Item | Card | Called")


class Called(Value, frozen=True, weakref=True, gc=True):
    """What a thing is called and looks like."""

    id: str
    name: Words
    about: Words = {}
    portrait: str = ""
    """Of a figure: whose drawing it borrows."""


CALLED: Final[WeakValueDictionary[str, Called]] = WeakValueDictionary()


class Own(Value, frozen=True):
    sheets: tuple[Sheet, ...] = ()
    items: tuple[Item, ...] = ()
    cards: tuple[Card, ...] = ()
    called: tuple[Called, ...] = ()

    def __post_init__(self) -> None:
        if not self.called:
            return
        named = {each.id: each for each in self.called}
        things: tuple[Thing, ...] = (*self.sheets, *self.items, *self.cards)
        for thing in things:
            letters = SHORT if len(thing.id.partition(MARK)[2]) == SHORT else LETTERS
            if thing.id not in named or thing.id != full_id(thing, named[thing.id], letters):
                raise ValueError(f"“{thing.id}” is not what its name says")
        force_setattr(self, "sheets", tuple(_shared(SHEETS.own, each) for each in self.sheets))
        force_setattr(self, "items", tuple(_shared(ITEMS.own, each) for each in self.items))
        force_setattr(self, "cards", tuple(_shared(CARDS.own, each) for each in self.cards))
        force_setattr(self, "called", tuple(_shared(CALLED, each) for each in self.called))


NOTHING: Final = Own()


def _shared(known: "WeakValueDictionary[str, T]", thing: T) -> T:
    """The one that everybody holds: as long as one of them is held, it is known."""
    there = known.setdefault(thing.id, thing)
    if there != thing:
        raise ValueError(f"“{thing.id}” is another thing")
    return there


def author_id(name: str) -> str:
    """What its author calls it, of a thing or of a figure's kind."""
    return name.partition(MARK)[0]


def full_id(thing: Thing, called: Called, letters: int = LETTERS) -> str:
    bare = author_id(thing.id)
    meant = (type(thing).__name__, replace(thing, id=bare), replace(called, id=bare))
    digest = sha256(msgspec.json.encode(meant, order="sorted")).hexdigest()
    return f"{bare}{MARK}{digest[:letters].translate(_ALPHABET)}"


def own_name(name: str) -> Called | None:
    """What a file calls this; None: it is the house's."""
    return CALLED.get(name) if MARK in name else None


def portrait(sheet: str) -> str:
    """Whose drawing a figure has."""
    found = own_name(sheet)
    return found.portrait if found else sheet


def joined(parts: tuple[Own, ...]) -> Own:
    """Of several files; what two of them bring alike is there once."""
    if not any(part.called for part in parts):
        return NOTHING
    return Own(
        tuple({each.id: each for part in parts for each in part.sheets}.values()),
        tuple({each.id: each for part in parts for each in part.items}.values()),
        tuple({each.id: each for part in parts for each in part.cards}.values()),
        tuple({each.id: each for part in parts for each in part.called}.values()),
    )


def shown(own: Own, ids: "set[str]") -> Own:
    """Of these things, those that somebody has before him."""
    if not own.called or not any(each.id in ids for each in own.called):
        return NOTHING
    return Own(
        tuple(each for each in own.sheets if each.id in ids),
        tuple(each for each in own.items if each.id in ids),
        tuple(each for each in own.cards if each.id in ids),
        tuple(each for each in own.called if each.id in ids),
    )


def renamed(effects: tuple[Effect, ...], ids: Mapping[str, str]) -> tuple[Effect, ...]:
    return tuple(replace(e, what=ids.get(e.what, e.what)) if e.do in _ABOUT else e for e in effects)


_ABOUT: Final = ("give", "take", "summon", "ambush")
"""Effects that speak of things by their ids."""

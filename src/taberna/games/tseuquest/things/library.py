"""Content, read once from the files beside the rules, and found by its id."""

import tomllib
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Final, TypeVar, get_args
from weakref import WeakValueDictionary

import msgspec

from taberna.games.tseuquest.things.sheets import (
    Card,
    Element,
    Item,
    Power,
    SceneryKind,
    Sheet,
    Temper,
    Treasure,
)

T = TypeVar("T", bound=Card | Item | Power | SceneryKind | Sheet | Temper | Treasure)
_FOLDER: Final = files("taberna.games.tseuquest.content")


@cache
def text(name: str) -> str:
    return _FOLDER.joinpath(name).read_text(encoding="utf-8")


def names(folder: str, ending: str) -> tuple[str, ...]:
    """The files of a folder of content, without their ending; none where there is no such folder."""
    inside = _FOLDER.joinpath(folder)
    found = [entry.name for entry in inside.iterdir()] if inside.is_dir() else []
    return tuple(sorted(name.removesuffix(f".{ending}") for name in found if name.endswith(f".{ending}")))


class Stock(dict[str, T]):
    """The house's own, by id; whoever asks for one by its id also finds what a file brought (`own`).
    Whoever goes through them all goes through the house's."""

    def __init__(self, things: dict[str, T]) -> None:
        super().__init__(things)
        self.own: WeakValueDictionary[str, T] = WeakValueDictionary()

    def __missing__(self, name: str) -> T:
        return self.own[name]

    def __contains__(self, name: object) -> bool:
        return super().__contains__(name) or name in self.own

    def get(self, name: str, default: T | None = None) -> T | None:  # type: ignore[override]
        return super().get(name) or self.own.get(name, default)


def _table(name: str, kind: type[T]) -> Stock[T]:
    rows = tomllib.loads(text(f"{name}.toml"))
    (written,) = rows.values()
    for row in written:
        if row.get("mind") == "none":  # TOML has no word for it
            row["mind"] = None
    read = [msgspec.convert(row, kind) for row in written]
    return Stock({each.id: each for each in read})


POWERS: Final = _table("powers", Power)
BOX: Final = 1
"""The box of today. Before the first, figures did nothing of their own accord."""
SHEETS: Final = _table("figures", Sheet)
TEMPERS: Final = _table("tempers", Temper)
ITEMS: Final = _table("items", Item)
CARDS: Final = _table("cards", Card)
TREASURE: Final = _table("treasure", Treasure)
SCENERY: Final = _table("scenery", SceneryKind)
RULES: Final[dict[str, int]] = msgspec.convert(tomllib.loads(text("rules.toml")), dict[str, int])


@cache
def treasure(box: int) -> tuple[str, ...]:
    """What can be found in games of this box."""
    return tuple(card.id for card in TREASURE.values() if card.box <= box)


def deck(element: str) -> tuple[str, ...]:
    """A whole deck; in no order, since every draw is a throw."""
    return tuple(card.id for card in CARDS.values() if card.element == element for _ in range(card.copies))


DECKS: Final = {element: deck(element) for element in get_args(Element)}


def deciding(table: Mapping[str, object]) -> str:
    """The hash of what decides a game: of a file without its texts, its comments and its order."""
    return sha256(
        msgspec.json.encode({part: table[part] for part in table if part != "text"}, order="sorted")
    ).hexdigest()


def fingerprint() -> str:
    """The hash of all content that decides a game; whoever corrects a word changes nothing of it."""
    tables = ["figures", "powers", "tempers", "items", "cards", "treasure", "scenery", "rules", "fumbles"]
    for folder in ("adventures", "trials"):
        tables += [f"{folder}/{name}" for name in names(folder, "toml")]
    parts = {name: deciding(tomllib.loads(text(f"{name}.toml"))) for name in tables}
    parts |= {f"faces/{name}": text(f"faces/{name}.txt") for name in names("faces", "txt")}
    return sha256(msgspec.json.encode(parts, order="sorted")).hexdigest()

"""Content, read once from the files beside the rules, and found by its id."""

import tomllib
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Final, TypeVar

import msgspec

from taberna.games.tseuquest.things.sheets import Card, Item, SceneryKind, Sheet, Temper, Treasure

T = TypeVar("T", bound=Card | Item | SceneryKind | Sheet | Temper | Treasure)
_FOLDER: Final = files("taberna.games.tseuquest.content")


@cache
def text(name: str) -> str:
    return _FOLDER.joinpath(name).read_text(encoding="utf-8")


def names(folder: str, ending: str) -> tuple[str, ...]:
    """The files of a folder of content, without their ending."""
    found = (entry.name for entry in _FOLDER.joinpath(folder).iterdir())
    return tuple(sorted(name.removesuffix(f".{ending}") for name in found if name.endswith(f".{ending}")))


def _table(name: str, kind: type[T]) -> dict[str, T]:
    rows = tomllib.loads(text(f"{name}.toml"))
    (written,) = rows.values()
    for row in written:
        if row.get("mind") == "none":  # TOML has no word for it
            row["mind"] = None
    read = [msgspec.convert(row, kind) for row in written]
    return {each.id: each for each in read}


SHEETS: Final = _table("figures", Sheet)
TEMPERS: Final = _table("tempers", Temper)
ITEMS: Final = _table("items", Item)
CARDS: Final = _table("cards", Card)
TREASURE: Final = _table("treasure", Treasure)
SCENERY: Final = _table("scenery", SceneryKind)
RULES: Final[dict[str, int]] = msgspec.convert(tomllib.loads(text("rules.toml")), dict[str, int])


def deck(element: str) -> tuple[str, ...]:
    """A whole deck; in no order, since every draw is a throw."""
    return tuple(card.id for card in CARDS.values() if card.element == element for _ in range(card.copies))


DECKS: Final = {element: deck(element) for element in ("aer", "ignis", "terra", "aqua", "chaos")}


def fingerprint() -> str:
    """The hash of all content."""
    tables = ("figures", "tempers", "items", "cards", "treasure", "scenery", "rules", "fumbles")
    parts = [text(f"{name}.toml") for name in tables]
    parts += [text(f"faces/{name}.txt") for name in names("faces", "txt")]
    for folder in ("adventures", "trials"):
        parts += [text(f"{folder}/{name}.toml") for name in names(folder, "toml")]
    return sha256("\n".join(parts).encode()).hexdigest()

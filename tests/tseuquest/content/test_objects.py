"""Every object has a reason to be chosen and can be had in the Book, as docs/tseuquest/objects.md says."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from taberna.games.tseuquest.effects.vocabulary import Effect
from taberna.games.tseuquest.things.library import ITEMS, TREASURE
from taberna.games.tseuquest.things.sheets import Item
from taberna.games.tseuquest.things.shelf import adventure, adventures

PAGE = Path(__file__).resolve().parents[3] / "docs" / "tseuquest" / "objects.md"
HANDS = ("hand", "two-hands")


def places() -> dict[str, set[str]]:
    """Where each object can be had."""
    had: dict[str, set[str]] = {name: set() for name in ITEMS}
    for card in TREASURE.values():
        if card.item:
            had[card.item].add("treasure")
    for name in adventures():
        plan = adventure(name)
        for item in plan.script.stock:
            had[item].add("shop")
        effects = [e for piece in plan.scenery for e in piece.use]
        effects += [e for trigger in plan.script.triggers for e in trigger.effects]
        given = [e.what for e in effects if e.do == "give"] + [i for h in plan.hoards for i in h.items]
        for item in given:
            had[item].add(name)
    return had


def test_every_object_can_be_had_in_the_book() -> None:
    assert [name for name, where in places().items() if not where] == []


# -- no twins


def worth(item: Item) -> tuple[int, ...]:
    reach = (item.range or 99) if item.shot else 0
    quiet = not item.loud
    return (
        *(item.attack, item.defence, item.armour, item.shot, reach, item.disarm, item.search, quiet),
        *(item.place != "two-hands", -item.price),
    )


def besides(item: Item) -> tuple[tuple[Effect, ...], ...]:
    return (item.use, item.strikes)


def beaten() -> Iterator[tuple[str, str]]:
    """An object and another that goes to the same place, is as good in everything and costs no more."""
    for one in ITEMS.values():
        for other in ITEMS.values():
            same = one.place == other.place or {one.place, other.place} == set(HANDS)
            if one.id == other.id or not same or besides(one) != besides(other) or not other.price:
                continue
            if all(a >= b for a, b in zip(worth(one), worth(other), strict=True)):
                yield other.id, one.id


def test_no_object_is_worse_than_its_neighbour_in_everything() -> None:
    assert list(beaten()) == []


def test_a_twin_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ITEMS, "club", Item("club", "hand", attack=1, price=90))
    assert ("club", "mace") in beaten()


def test_no_treasure_is_another_under_a_new_name() -> None:
    kinds = [(card.dice, card.item, card.effects, card.besides) for card in TREASURE.values()]
    assert len(set(kinds)) == len(kinds)


# -- the table


def row(item: Item, where: set[str]) -> tuple[str, ...]:
    gives = [f"{n} {what}" for what in ("attack", "defence", "armour", "shot") if (n := getattr(item, what))]
    gives += [f"{what} +{n}" for what in ("disarm", "search") if (n := getattr(item, what))]
    gives += [f"within {item.range}"] if item.range else []
    gives += ["loud"] if item.loud else []
    had = sorted(where - {"shop", "treasure"})
    had = sorted(where & {"shop", "treasure"}) + ([f"{len(had)} adventures"] if len(had) > 1 else had)
    return f"`{item.id}`", item.place, ", ".join(gives), str(item.price or ""), ", ".join(had)


def test_the_table_says_what_the_content_says_and_gives_a_reason() -> None:
    had, written = places(), PAGE.read_text(encoding="utf-8")
    cells = [re.split(r"\s*\|\s*", line.strip("| ")) for line in written.splitlines() if line[:3] == "| `"]
    rows = {line[0]: tuple(line) for line in cells}
    wanted = {f"`{item.id}`": row(item, had[item.id]) for item in ITEMS.values()}
    assert {name: line[:5] for name, line in rows.items()} == wanted
    reasons = [line[5] for line in rows.values()]
    assert all(reasons)
    assert len(set(reasons)) == len(reasons)

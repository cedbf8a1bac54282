"""What is in the box: enough of everything, no two things alike, and numbers that hang together."""

from collections import Counter

import msgspec
import pytest

from taberna.games.tseuquest.things.library import CARDS, DECKS, ITEMS, SHEETS, TEMPERS, TREASURE
from taberna.games.tseuquest.things.sheets import Sheet

ELEMENTS = ("aer", "ignis", "terra", "aqua")


def sheets(kind: str) -> list[Sheet]:
    return [sheet for sheet in SHEETS.values() if sheet.kind == kind]


def of(element: str) -> list[str]:
    return [card.id for card in CARDS.values() if card.element == element]


@pytest.mark.rule("TQ-3.4", "TQ-G15")
def test_eight_adventurers_four_with_magic_of_every_level() -> None:
    heroes = sheets("hero")
    assert len(heroes) == 8
    assert sorted(hero.magic for hero in heroes) == [0, 0, 0, 0, 1, 1, 2, 3]


def test_no_two_adventurers_are_alike() -> None:
    """Between any two, at least three numbers of the sheet differ."""
    heroes = sheets("hero")
    fields = ("life", "mind", "attack", "defence", "dice", "bonus", "magic", "disarm", "search", "gear")
    for one in heroes:
        for other in heroes:
            if one.id < other.id:
                assert sum(getattr(one, f) != getattr(other, f) for f in fields) >= 3, (one.id, other.id)


def test_enough_adversaries_and_no_two_alike() -> None:
    minions, antagonists = sheets("minion"), sheets("antagonist")
    assert len(minions) >= 12
    assert len(antagonists) >= 6
    numbers = Counter(msgspec.structs.replace(s, id="", temper="") for s in (*minions, *antagonists))
    assert max(numbers.values()) == 1


def test_every_antagonist_has_a_temperament_of_its_own() -> None:
    tempers = [sheet.temper for sheet in sheets("antagonist")]
    assert len(set(tempers)) == len(tempers)
    assert set(tempers) == TEMPERS.keys()
    assert all(not sheet.temper for sheet in SHEETS.values() if sheet.kind != "antagonist")


@pytest.mark.parametrize("element", ELEMENTS)
@pytest.mark.rule("TQ-3.6-A", "TQ-G16")
def test_twelve_different_cards_of_each_element_and_an_elemental_among_them(element: str) -> None:
    assert len(of(element)) >= 12
    assert len(DECKS[element]) >= 12
    summoned = [e.what for name in of(element) for e in CARDS[name].effects if e.do == "summon"]
    assert [SHEETS[what].kind for what in summoned] == ["elemental"]


def test_every_element_has_an_elemental_of_its_own() -> None:
    calling = [e.what for card in CARDS.values() for e in card.effects if e.do == "summon"]
    elementals = {sheet.id for sheet in sheets("elemental")}
    assert elementals <= set(calling)
    assert len(calling) == len(set(calling))


@pytest.mark.rule("TQ-13.6", "TQ-G118")
def test_fourteen_different_cards_of_chaos_and_enough_for_all_antagonists() -> None:
    assert len(of("chaos")) >= 14
    assert sum(sheet.chaos for sheet in sheets("antagonist")) <= len(DECKS["chaos"])


def test_no_two_cards_of_an_element_do_the_same() -> None:
    for element in (*ELEMENTS, "chaos"):
        same = Counter(msgspec.structs.replace(CARDS[name], id="", cost=0, copies=1) for name in of(element))
        assert max(same.values()) == 1, element


def test_thirty_objects_with_a_price_of_every_sort() -> None:
    priced = [item for item in ITEMS.values() if item.price]
    assert len(priced) >= 30
    assert {item.place for item in priced} == {"hand", "two-hands", "body", "head", "pack"}
    assert [item.id for item in ITEMS.values() if not item.price] == ["rusty-key"], "what nobody would buy"


def test_what_protects_or_strikes_is_held_or_worn() -> None:
    """Otherwise a pack full of bucklers would be the best armour (TQ-G149)."""
    for item in ITEMS.values():
        if item.attack or item.shot or item.defence or item.armour:
            assert item.place != "pack", item.id
        if item.attack or item.shot:
            assert item.place in ("hand", "two-hands"), item.id


def test_what_does_more_costs_more() -> None:
    """Of two objects for the same place, one that is better in nothing is not dearer."""
    worn = [item for item in ITEMS.values() if item.place != "pack" and item.price]
    numbers = ("attack", "defence", "armour", "shot", "search", "disarm")
    for one in worn:
        for other in worn:
            better = all(getattr(one, n) >= getattr(other, n) for n in numbers)
            reach = not one.shot or (one.range or 99) >= (other.range or 99)
            quiet = other.loud or not one.loud
            if one.place == other.place and better and reach and quiet and one != other:
                more = any(getattr(one, n) > getattr(other, n) for n in numbers)
                assert not more or one.price > other.price, (one.id, other.id)


@pytest.mark.rule("TQ-17.4")
def test_a_deck_of_treasure_more_kind_than_not() -> None:
    assert len(TREASURE) >= 24
    kinds = Counter("gold" if t.dice else "thing" if t.item else "other" for t in TREASURE.values())
    assert kinds["gold"] >= 5
    assert kinds["thing"] >= 8
    harmful = [
        t.id
        for t in TREASURE.values()
        if any(e.do in ("damage", "noise", "bar", "prone", "drain") or e.amount < 0 for e in t.effects)
    ]
    assert 3 * len(harmful) < len(TREASURE)

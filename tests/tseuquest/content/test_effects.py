"""The vocabulary of effects: each word of it does something, nothing uses another, and nothing is unused."""

from collections.abc import Iterator
from typing import get_args

import pytest
from msgspec.structs import replace

from taberna.games.tseuquest.effects.interpreter import VERBS, apply
from taberna.games.tseuquest.effects.vocabulary import Effect, Lasts, Verb, Who
from taberna.games.tseuquest.flow.events import RoundBegan, TurnEnded
from taberna.games.tseuquest.flow.state import State, door_at, figure
from taberna.games.tseuquest.flow.tale import Tale, begin_tale
from taberna.games.tseuquest.things.library import CARDS, ITEMS, POWERS, TREASURE
from taberna.games.tseuquest.things.pieces import Spell
from taberna.games.tseuquest.things.shelf import adventure, adventures, trials
from tseuquest.plays import position

SORTS = ("hero", "minion", "mindless")


def used() -> Iterator[Effect]:
    """Every effect of the content and of the adventures."""
    for card in CARDS.values():
        yield from card.effects
    for item in ITEMS.values():
        yield from item.use
        yield from item.strikes
    for power in POWERS.values():
        yield from power.effects
    for treasure in TREASURE.values():
        yield from (*treasure.effects, *treasure.besides)
    for name in (*adventures(), *trials()):
        plan = adventure(name)
        for piece in plan.scenery:
            yield from piece.use
        for trap in plan.traps:
            yield from trap.effects
        for trigger in plan.script.triggers:
            yield from trigger.effects


def test_every_word_is_used_and_every_use_is_a_word() -> None:
    effects = tuple(used())
    assert {effect.do for effect in effects} == set(get_args(Verb)) == VERBS
    assert {effect.who for effect in effects} | {"group"} == set(get_args(Who))
    assert {effect.lasts for effect in effects} == set(get_args(Lasts))
    assert {sort for sort in SORTS if any(e.when == sort for e in effects)} == set(SORTS)


def test_what_lasts_as_long_as_a_card_is_on_a_card_that_stays() -> None:
    for card in CARDS.values():
        if any(effect.lasts == "card" for effect in card.effects):
            assert card.stays, card.id
    others = [e for p in POWERS.values() for e in p.effects]
    others += [e for i in ITEMS.values() for e in (*i.use, *i.strikes)]
    others += [e for t in TREASURE.values() for e in (*t.effects, *t.besides)]
    assert not any(effect.lasts == "card" for effect in others)


HALL = """
+-+-+-+-+
|h . b .|
+-+-+ +d+
|k r . .|
+-+-+-+-+
"""
WHO = """
h = { hero = "sela" }
k = { hero = "bruna" }
b = { minion = "bones" }
r = { minion = "rat" }
"""


def hall() -> State:
    return position(HALL, WHO)


def done(state: State, effect: Effect, source: str, target: str) -> Tale:
    tale = begin_tale(state)
    apply(tale, (effect,), source, target, "test")
    return tale


@pytest.mark.parametrize(
    "effect, target, met",
    [
        (Effect("gold", who="friends", amount=1), "h", {"h", "k"}),
        (Effect("gold", who="friends", amount=1, radius=1), "h", {"h", "k"}),
        (Effect("gold", who="friends", amount=1, radius=1), "d1", set()),
        (Effect("gold", who="foes", amount=1), "h", {"b", "r"}),
        (Effect("gold", who="foes", amount=1, radius=1), "d1", {"b"}),
        (Effect("gold", who="near", amount=1, radius=2, when="mindless"), "b2", {"b"}),
        (Effect("gold", who="near", amount=1, radius=9, when="minion"), "b2", {"b", "r"}),
        (Effect("gold", who="near", amount=1, radius=9, when="hero"), "b2", {"h", "k"}),
        (Effect("gold", amount=1, when="minion"), "k", set()),
        (Effect("gold", who="adjacent", amount=1), "h", set()),
    ],
)
def test_whom_it_meets(effect: Effect, target: str, met: set[str]) -> None:
    tale = done(hall(), effect, "h", target)
    assert {str(getattr(event, "figure", "")) for event in tale.events} == met


def test_what_is_unseen_is_met_by_nothing_that_looks_for_friends_or_foes() -> None:
    state = position("+-+-+\n|h b|\n+-+-+", 'h = { hero = "sela" }\nb = { minion = "rat", hidden = true }')
    assert done(state, Effect("damage", who="foes", amount=1), "h", "h").events == []


def test_two_change_places() -> None:
    tale = done(hall(), Effect("swap"), "h", "b")
    assert (figure(tale.state, "h").square, figure(tale.state, "b").square) == ("c1", "a1")


def test_nobody_changes_places_with_a_pit() -> None:
    key = 'h = { hero = "sela" }\n"^" = [{ trap = "pit" }, { minion = "rat", id = "r", state = ["pit"] }]'
    assert done(position("+-+-+\n|h ^|\n+-+-+", key), Effect("swap"), "h", "r").events == []


@pytest.mark.parametrize("state", ["pit", "buried"])
def test_somebody_is_freed(state: str) -> None:
    stuck = f'{{ hero = "nim", id = "n", state = ["{state}"] }}'
    key = f'h = {{ hero = "sela" }}\n"^" = [{{ trap = "deep-pit" }}, {stuck}]'
    tale = done(position("+-+-+-+\n|h ^ .|\n+-+-+-+", key), Effect("free", who="near"), "h", "b1")
    freed = figure(tale.state, "n")
    assert (freed.square, freed.pit, freed.buried) == ("c1", False, False)


def test_traps_that_can_be_disarmed_are_spoiled_and_no_others() -> None:
    key = 'h = { hero = "sela" }\na = { trap = "axes", complexity = 3 }\np = { trap = "pit" }\n'
    key += 'q = { trap = "rocks", complexity = 3, hidden = true }\nr = { trap = "rocks", complexity = 3 }'
    state = position("+-+-+-+-+-+-+\n|h a p q . r|\n+-+-+-+-+-+-+", key)
    tale = done(state, Effect("spoil", radius=1), "h", "c1")
    assert {trap.id for trap in tale.state.traps} == {"p", "q", "r"}


def test_jammed_weapons_are_mended() -> None:
    state = position("+-+\n|h|\n+-+", 'h = { hero = "odo", jammed = ["shortbow"] }')
    assert figure(done(state, Effect("mend"), "h", "h").state, "h").jammed == ()


def test_spells_and_elementals_are_dispelled() -> None:
    key = 'h = { hero = "sela" }\ne = { elemental = "crag", seat = "A", summoner = "h", bound = true }'
    state = position("+-+-+\n|h e|\n+-+-+", key)
    assert {f.id for f in done(state, Effect("dispel"), "h", "e").state.figures} == {"h"}
    spells = (Spell("stone-skin", "h", "h"), Spell("call-crag", "h", "h"))
    tale = done(replace(state, spells=spells), Effect("dispel"), "h", "h")
    assert tale.state.spells == (Spell("call-crag", "h", "h"),), "what was summoned keeps its card there"


@pytest.mark.parametrize(
    "more, kind",
    [
        ("", "open"),
        ("[[door]]\nat = 'd1s'\nlock = 'key'", "closed"),
        ("[[door]]\nat = 'd1s'\nworked = true", "closed"),
    ],
)
def test_doors_of_a_square_open_unless_they_wait_for_something(more: str, kind: str) -> None:
    tale = done(position(HALL, WHO, more), Effect("open"), "h", "d1")
    door = door_at(tale.state, "d1s")
    assert door is not None
    assert door.kind == kind


def test_toward_and_away() -> None:
    for how, way in (("toward", "b1"), ("away", "d1")):
        (began,) = done(hall(), Effect("push", what=how), "h", "b").events
        assert getattr(began, "step").target == way  # noqa: B009


def test_the_summoned_are_never_called_alike() -> None:
    state = position(
        "+-+-+-+\n|. h r|\n+-+-+-+", 'h = { hero = "sela" }\nr = { minion = "rat", id = "rat-2" }'
    )
    tale = done(state, Effect("summon", what="rat"), "h", "h")
    assert [f.id for f in tale.state.figures] == ["h", "rat-2", "rat-1"]


@pytest.mark.parametrize(
    "lasts, gone",
    [("turn", "turn"), ("round", "round"), ("adventure", "")],
)
def test_how_long_it_lasts(lasts: Lasts, gone: str) -> None:
    """What is on somebody for a turn ends with it, for a round with the round, else with the adventure."""
    tale = begin_tale(hall())
    apply(tale, (Effect("dice", what="attack", amount=1, lasts=lasts),), "h", "h", "test")
    assert len(tale.state.marks) == 1
    tale.tell(TurnEnded("h"))
    assert len(tale.state.marks) == (gone != "turn")
    tale.tell(RoundBegan(2, ("h", "k")))
    assert len(tale.state.marks) == (gone == "")


def test_a_turn_of_another_does_not_end_it() -> None:
    tale = done(hall(), Effect("bar", what="attack", lasts="turn"), "h", "b")
    tale.tell(TurnEnded("h"))
    assert [mark.figure for mark in tale.state.marks] == ["b"]

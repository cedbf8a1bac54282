"""The properties are worth something: random play meets everything, and planted faults are found."""

from collections.abc import Callable
from dataclasses import replace
from itertools import count, product

import pytest
from msgspec import inspect, structs

import sample
from house import ALL
from properties.tables import TABLES, TRAITS, Table, tag
from properties.test_play import accepted, awaited, refused, replayed
from properties.test_text import actions_noted, position_noted, serialised
from properties.walks import Claim, nights, walk
from sample.state import Call, Leave, Rolled
from taberna.table.forms import Legal
from taberna.table.game import AnyGame, any_game
from taberna.table.outcome import Outcome
from taberna.table.seats import Seat
from taberna.table.values import Action, State

HAZARD = any_game(sample.GAME)


@pytest.mark.parametrize(
    "name", [pytest.param(one, marks=pytest.mark.slow if one == "tseuquest" else ()) for one in ALL]
)
def test_random_play_meets_every_kind_of_action_and_event(name: str) -> None:
    unions = (ALL[name].types.action, ALL[name].types.event)
    kinds = {str(kind.tag) for union in unions for kind in members(union)}
    met: set[str] = set()
    for table in (table for table in TABLES.values() if table.game.name == name):
        for night, calm in product(range(18), (8, 40)):
            for taken in walk(table, range(night * 80, night * 80 + 80), calm=calm):
                met |= {tag(each) for each in (taken.commit.action, *taken.commit.events) if each}
    assert kinds - met - TRAITS[name].rare == set()


def members(union: object) -> list[inspect.StructType]:
    kind = inspect.type_info(union)
    kinds = kind.types if isinstance(kind, inspect.UnionType) else (kind,)
    return [each for each in kinds if isinstance(each, inspect.StructType)]


def lists_too_much(game: AnyGame) -> AnyGame:
    def legal(state: State, seat: Seat) -> Legal[Action]:
        right = game.legal(state, seat)
        return Legal((*right.actions, Call(99)), right.forms)

    return replace(game, legal=legal)


def lists_too_little(game: AnyGame) -> AnyGame:
    def legal(state: State, seat: Seat) -> Legal[Action]:
        right = game.legal(state, seat)
        return Legal(tuple(way for way in right.actions if way != Leave()), right.forms)

    return replace(game, legal=legal)


def is_over_at_once(game: AnyGame) -> AnyGame:
    return replace(game, outcome=lambda state: Outcome("A", "sleight of hand"))


def rolls_while_it_applies(game: AnyGame) -> AnyGame:
    throws = count()
    return replace(
        game, evolve=lambda state, event: structs.replace(game.evolve(state, event), stake=next(throws))
    )


def keeps_a_list(game: AnyGame) -> AnyGame:
    return replace(
        game, evolve=lambda state, event: structs.replace(game.evolve(state, event), seats=[*"ABC"])
    )


def forgets_the_stake(game: AnyGame) -> AnyGame:
    def printed(state: State) -> str:
        return game.notation.print_position(structs.replace(state, stake=0))

    return replace(game, notation=replace(game.notation, print_position=printed))


def prints_one_face(game: AnyGame) -> AnyGame:
    def printed(action: Action) -> str:
        return "rolled 1" if isinstance(action, Rolled) else game.notation.print_action(action)

    return replace(game, notation=replace(game.notation, print_action=printed))


@pytest.mark.parametrize(
    "fault, claim",
    [
        (lists_too_much, accepted),
        (lists_too_little, refused),
        (is_over_at_once, awaited),
        (rolls_while_it_applies, replayed),
        (keeps_a_list, serialised),
        (forgets_the_stake, position_noted),
        (prints_one_face, actions_noted),
    ],
)
def test_a_planted_fault_is_found(fault: Callable[[AnyGame], AnyGame], claim: Claim) -> None:
    options = HAZARD.study.settings("plain")[0]
    claim(table := Table(HAZARD, options), nights(table, 1)[0])
    with pytest.raises(AssertionError):
        claim(table := Table(fault(HAZARD), options), nights(table, 1)[0])

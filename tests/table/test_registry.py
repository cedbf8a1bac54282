"""The games of a house, by name."""

import pytest

import sample
from taberna.table.game import any_game
from taberna.table.refusal import Refusal, Refused
from taberna.table.registry import Registry
from table import countdown

HAZARD, COUNTDOWN = any_game(sample.GAME), any_game(countdown.GAME)
HOUSE = Registry(HAZARD, COUNTDOWN)


def test_a_game_is_found_by_its_name() -> None:
    assert HOUSE.find("hazard") is HAZARD
    assert [*HOUSE] == ["hazard", "countdown"]
    assert [*HOUSE.values()] == [HAZARD, COUNTDOWN]


def test_one_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(Refused) as refused:
        HOUSE.find("chess")
    assert refused.value.refusal == Refusal("unknown-game", {"name": "chess", "known": "hazard, countdown"})


def test_two_games_of_one_name_are_a_mistake() -> None:
    with pytest.raises(ValueError, match="one name"):
        Registry(HAZARD, HAZARD)


def test_nothing_is_added_later() -> None:
    with pytest.raises(TypeError):
        HOUSE["chess"] = HAZARD  # type: ignore[index]  # that it can't be is the point

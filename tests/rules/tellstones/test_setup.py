"""What a table can agree on, and what the house throws for it."""

import pytest

from taberna.games.tellstones.game import GAME
from taberna.games.tellstones.options import Options
from taberna.games.tellstones.stones import SYMBOLS
from taberna.table.dice import Die
from taberna.table.play import begin
from taberna.table.refusal import Refusal
from tavern import after, agreed, at


def thrown(position: str, **options: str) -> tuple[Die, ...]:
    roll = GAME.roll(at(position, **options).state)
    assert roll is not None
    return roll.dice


@pytest.mark.rule("TS-1.1", "TS-1.3")
def test_each_stone_opens_as_often_as_another() -> None:
    assert thrown("- 0-0 * roll:opening") == (Die(SYMBOLS),)


@pytest.mark.rule("TS-1.4")
def test_each_player_begins_as_often_as_another() -> None:
    assert thrown("C 0-0 * roll:first") == (Die(("A", "B")),)
    assert thrown("C 0-0 * roll:first", variant="round") == (Die(("A1", "B1", "A2", "B2")),)


@pytest.mark.rule("TS-7.3")
def test_the_bell_rings_with_fifteen_percent() -> None:
    (bell,) = thrown("cs 0-0 * roll:bell turn:A quiet:12", last_orders="on")
    weights = dict(zip(bell.faces, bell.weights, strict=True))
    assert weights["bell"] * 100 == 15 * sum(weights.values())


@pytest.mark.rule("TS-1.3", "TS-1.4", "TS-2.2", "TS-2.8", "TS-4.2", "TS-5.2", "TS-7.1", "TS-7.3", "TS-7.4")
def test_what_is_agreed_where_nothing_is_said() -> None:
    assert Options() == Options(
        variant="duel", opening="random", first="random", ends="open", hands="table", notes="off",
        vanguard="choose", last_orders="off", turns_max=0, games=1, clock="off",
    )  # fmt: skip


@pytest.mark.rule("TS-1.4", "TS-5.2", "TS-7.1")
@pytest.mark.parametrize(
    "options",
    [
        {"first": "C"},
        {"first": "A1"},
        {"variant": "round", "first": "A"},
        {"first": "elder", "elder": "B2"},
        {"variant": "duel", "vanguard": "both"},
        {"variant": "round", "vanguard": "both"},
        {"clock": "soon"},
        {"clock": "0+0"},
        {"turns_max": -1},
    ],
)
def test_what_no_table_can_agree_on(options: dict[str, str | int]) -> None:
    agreement = agreed(**options)
    refused = GAME.start(agreement, GAME.seats(agreement)[0])
    assert isinstance(refused, Refusal)
    assert refused.code == "bad-option"
    assert refused.params["option"] in options


@pytest.mark.rule("TS-5.2", "TS-6.1")
def test_two_play_the_duel_and_the_vanguard_and_four_the_round() -> None:
    two, four = ("A", "B"), ("A1", "B1", "A2", "B2")
    for variant, seats, others in (("duel", two, four), ("vanguard", two, four), ("round", four, two)):
        options = agreed(variant=variant)
        assert GAME.seats(options) == (seats,)
        refused = begin(GAME, options, others)
        assert isinstance(refused, Refusal)
        assert refused.code == "bad-seats"


@pytest.mark.rule("TS-6.1")
def test_teams_sit_alternately() -> None:
    refused = begin(GAME, agreed(variant="round"), ("A1", "A2", "B1", "B2"))
    assert isinstance(refused, Refusal)
    assert refused.code == "bad-seats"


@pytest.mark.rule("TS-7.2")
def test_a_match_of_400_turns_is_drawn() -> None:
    begun = begin(GAME, Options(first="A", opening="scales", turns_max=400))
    assert not isinstance(begun, Refusal)
    table = after(begun[0], "A: place C left")
    for turn in range(2, 401):
        assert GAME.outcome(table.state) is None
        table = after(table, f"{'AB'[(turn - 1) % 2]}: swap 1 2")
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.result == "draw"

"""One game, or the best of three (TS-7.4)."""

import pytest

from taberna.games.tellstones.game import GAME
from taberna.games.tellstones.options import Options
from taberna.games.tellstones.state import State
from taberna.table.outcome import Outcome
from taberna.table.play import begin
from taberna.table.refusal import Refusal
from tavern import after, agreed


def game(options: Options, result: str) -> State:
    """A game that ended so: the other side resigned, or a draw was agreed."""
    begun = begin(GAME, options)
    assert not isinstance(begun, Refusal)
    seats = begun[0].seats
    table = begun[0]
    if options.first == "random":
        table = after(table, "*: first B")
    if result == "draw":
        table = after(table, f"{seats[0]}: draw offer", f"{seats[1]}: draw accept")
    else:
        table = after(table, *(f"{seat}: resign" for seat in seats if seat[0] != result))
    return table.state


def match(*results: str, **options: str | int) -> Options | Outcome:
    """What follows a match of these games, each begun as the one before provided for."""
    usual: dict[str, str | int] = {"opening": "scales", "first": "A", "games": 3}
    chosen = agreed(**usual | options)
    played: list[State] = []
    for result in results:
        played.append(game(chosen, result))
        sequel = GAME.sequel(tuple(played))
        if isinstance(sequel, Outcome):
            assert len(played) == len(results), "the match was over before its last game"
            return sequel
        chosen = sequel
    return chosen


def result(sequel: Options | Outcome) -> str | None:
    return sequel.result if isinstance(sequel, Outcome) else None


@pytest.mark.rule("TS-7.4")
@pytest.mark.parametrize("won", ["A", "B", "draw"])
def test_one_game_is_the_whole_match(won: str) -> None:
    assert result(match(won, games=1)) == won


@pytest.mark.rule("TS-7.4")
@pytest.mark.parametrize(
    "results",
    [
        *(("A",), ("B",), ("draw",)),
        *(("A", "B"), ("B", "A"), ("A", "draw"), ("draw", "draw")),
        *(("A", "draw", "draw"), ("draw", "B", "draw"), ("draw", "draw", "A"), ("A", "draw", "B", "draw")),
    ],
)
def test_one_win_is_not_enough(results: tuple[str, ...]) -> None:
    assert isinstance(match(*results), Options)


@pytest.mark.rule("TS-7.4")
@pytest.mark.parametrize(
    "results, won",
    [
        (("A", "A"), "A"),
        (("B", "B"), "B"),
        (("A", "B", "A"), "A"),
        (("A", "B", "B"), "B"),
        (("draw", "A", "A"), "A"),
        (("B", "draw", "B"), "B"),
    ],
)
def test_two_wins_win_the_match(results: tuple[str, ...], won: str) -> None:
    assert result(match(*results)) == won


@pytest.mark.rule("TS-7.4")
def test_three_drawn_games_draw_the_match() -> None:
    assert result(match("draw", "draw", "draw")) == "draw"


@pytest.mark.rule("TS-7.4")
@pytest.mark.parametrize(
    "results, first", [(("A",), "B"), (("B",), "B"), (("draw",), "B"), (("A", "B"), "A")]
)
def test_who_began_alternates_whoever_won(results: tuple[str, ...], first: str) -> None:
    following = match(*results)
    assert isinstance(following, Options)
    assert following.first == first


@pytest.mark.rule("TS-7.4")
def test_after_a_draw_of_lots_the_other_begins() -> None:
    following = match("A", first="random")
    assert isinstance(following, Options)
    assert following.first == "A"


@pytest.mark.rule("TS-7.4", "TS-7.5")
@pytest.mark.parametrize("variant, first", [("duel", "random"), ("round", "random"), ("duel", "elder")])
def test_a_game_given_up_before_anybody_began_is_followed_by_the_same_set_up(
    variant: str, first: str
) -> None:
    options = agreed(variant=variant, opening="scales", first=first, games=3)
    begun = begin(GAME, options)
    assert not isinstance(begun, Refusal)
    over = after(begun[0], *(f"{seat}: resign" for seat in begun[0].seats if seat[0] == "A"))
    assert over.state.outcome is not None
    assert over.state.outcome.result == "B"
    assert GAME.sequel((over.state,)) == options


@pytest.mark.rule("TS-7.4")
def test_in_the_round_the_other_team_begins() -> None:
    second = match("A", variant="round", first="A2")
    third = match("A", "B", variant="round", first="A2")
    assert isinstance(second, Options)
    assert isinstance(third, Options)
    assert (second.first[0], third.first[0]) == ("B", "A")


@pytest.mark.rule("TS-7.4")
def test_the_rest_of_the_agreement_stands() -> None:
    following = match("A", ends="mat", hands="opponent", last_orders="on")
    assert following == agreed(
        opening="scales", games=3, first="B", ends="mat", hands="opponent", last_orders="on"
    )

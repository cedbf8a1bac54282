"""Clocks, and who has a say in how a game ends (TS-7.1, TS-7.2, TS-7.5)."""

import pytest

from taberna.games.tellstones.actions import Claim, Draw, Resign, TellstonesAction
from taberna.games.tellstones.game import GAME
from taberna.table.attendance import Pace
from taberna.table.refusal import Refusal
from tavern import agreed, at

MINUTE = 60_000
DAY = 24 * 60 * MINUTE


@pytest.mark.rule("TS-7.1")
@pytest.mark.parametrize(
    "clock, pace",
    [
        ("off", None),
        ("10+5", Pace(10 * MINUTE, 5_000)),
        ("1+0", Pace(MINUTE)),
        ("600+600", Pace(600 * MINUTE, 600_000)),
        ("1d", Pace(DAY, anew=True)),
        ("3d", Pace(3 * DAY, anew=True)),
    ],
)
def test_minutes_a_player_and_seconds_a_turn_or_days_a_move(clock: str, pace: Pace | None) -> None:
    assert GAME.attendance is not None
    assert GAME.attendance.pace(agreed(clock=clock)) == pace


@pytest.mark.rule("TS-7.1")
@pytest.mark.parametrize(
    "position, turn", [("csF 0-0 A", "A"), ("csF 0-0 B", "B"), ("csF 0-0 B answer:1", "A")]
)
def test_an_answer_belongs_to_the_turn_of_the_one_who_asked(position: str, turn: str) -> None:
    assert GAME.attendance is not None
    assert GAME.attendance.turn(at(position, clock="10+5").state) == turn


SAYINGS = [Draw("offer"), Draw("accept"), Draw("decline"), Resign(), Claim()]


@pytest.mark.rule("TS-7.2", "TS-7.5")
@pytest.mark.parametrize("stranger", ["+", "", "Z", "a", "A1", "B2"])
@pytest.mark.parametrize("saying", SAYINGS, ids=str)
def test_who_does_not_sit_at_the_table_has_no_say(stranger: str, saying: TellstonesAction) -> None:
    for position in ("csF 0-0 A", "csF 0-0 A drawn:B", "csF 0-0 B away:A", "csF 0-0 B answer:1"):
        refused = GAME.decide(at(position).state, stranger, saying)
        assert isinstance(refused, Refusal)
        assert (refused.code, refused.params) == ("no-such-seat", {"seat": stranger})


@pytest.mark.rule("TS-7.2", "TS-7.5")
@pytest.mark.parametrize("saying", SAYINGS, ids=str)
def test_the_house_agrees_to_nothing(saying: TellstonesAction) -> None:
    refused = GAME.decide(at("csF 0-0 A drawn:B away:A").state, "*", saying)
    assert isinstance(refused, Refusal)
    assert refused.code == "players-only"

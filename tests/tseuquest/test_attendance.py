"""A seat that is away, in TseuQuest: everybody is told, nothing else changes (TQ-G179)."""

import pytest

from taberna.games.tseuquest.chapters.attendance import pace
from taberna.games.tseuquest.flow.actions import Away, Back, Flag
from taberna.games.tseuquest.flow.events import CameBack, StoodIn
from taberna.games.tseuquest.game import GAME
from taberna.games.tseuquest.options import Options
from taberna.table.attendance import Pace
from taberna.table.play import act, begin, tell
from taberna.table.refusal import Refusal
from taberna.table.seats import HOUSE, SPECTATOR

pytestmark = pytest.mark.rule("TQ-G179")


@pytest.mark.parametrize("variant", ["adventure", "interlude"])
@pytest.mark.parametrize("seat", ["S", "A"])
def test_everybody_is_told_who_is_stood_in_for(variant: str, seat: str) -> None:
    begun = begin(GAME, GAME.study.settings(variant)[0])
    assert not isinstance(begun, Refusal)
    play = begun[0]
    waited = GAME.waiting(play.state)
    for action, event, away in (
        (Away(seat), StoodIn(seat, "away"), (seat,)),
        (Back(seat), CameBack(seat), ()),
    ):
        assert GAME.legal(play.state, HOUSE).allows(action)
        done = act(play, HOUSE, action)
        assert not isinstance(done, Refusal)
        for ear in (*play.seats, SPECTATOR):
            assert tell(done[1], done[0], ear).events == (event,)  # type: ignore[union-attr]
        play = done[0]
        assert {GAME.view(play.state, ear).away for ear in (*play.seats, SPECTATOR)} == {away}
        assert GAME.waiting(play.state) == waited


def test_a_clock_is_so_long_for_each_thing_asked() -> None:
    assert pace(Options()) is None
    assert pace(Options(clock="5m")) == Pace(5 * 60_000, anew=True)
    assert pace(Options(clock="2d")) == Pace(2 * 24 * 3_600_000, anew=True)


@pytest.mark.parametrize("clock", ["", "5", "m", "0m", "5+3", "-1d", "1000d", "5m ", "٣m"])
def test_a_clock_that_is_none_begins_no_game(clock: str) -> None:
    refused = begin(GAME, Options(clock=clock))
    assert isinstance(refused, Refusal)
    assert refused.params["option"] == "clock"


def test_without_a_clock_no_flag_falls() -> None:
    begun = begin(GAME, Options(adventure="good-barrel"))
    assert not isinstance(begun, Refusal)
    refused = act(begun[0], HOUSE, Flag("A"))
    assert isinstance(refused, Refusal)
    assert refused.code == "no-clock"

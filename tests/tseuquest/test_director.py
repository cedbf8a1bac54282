"""The pace of an evening, and what an antagonist is like: both are data, both only choose."""

import pytest
from msgspec.structs import replace

from taberna.bots.tseuquest import levels
from taberna.bots.tseuquest.director import PACES, Mood, Pace, feel, row
from taberna.bots.tseuquest.levels import Mind, bot
from taberna.bots.tseuquest.memory import Memory
from taberna.bots.tseuquest.tactics.weights import WEIGHTS
from taberna.games.tseuquest.flow import actions, events
from taberna.games.tseuquest.flow.actions import TseuQuestAction
from taberna.games.tseuquest.flow.events import TseuQuestEvent
from taberna.games.tseuquest.flow.state import State, Turn
from taberna.games.tseuquest.game import GAME
from taberna.table.commits import Told
from tseuquest.plays import position

PACE = Pace(peak=2.0, calm=0.5, keeps=0.5, fall=2.0, sustain=1, relax=1, presses="fair", rests="lenient-rest")
PARTY = ("bruna", "odo")


def begins(number: int) -> TseuQuestEvent:
    return events.RoundBegan(number, PARTY)


def hurt(name: str, by: int) -> TseuQuestEvent:
    return events.LifeChanged(name, -by)


def stages(*told: TseuQuestEvent) -> list[str]:
    mood = Mood()
    found: list[str] = []
    for event in told:
        mood = feel(PACE, mood, event)
        found.append(mood.stage)
    return found


def test_they_are_pressed_until_they_have_had_enough_then_let_go() -> None:
    """Two life points a head is enough: a round of it, a lull until half a point is left, then peace."""
    evening = (begins(1), hurt("bruna", 3), hurt("odo", 1), begins(2), begins(3), begins(4), begins(5))
    assert stages(*evening) == ["build-up", "build-up", "sustain", "fade", "relax", "build-up", "build-up"]


def test_what_is_done_to_his_own_figures_does_not_count() -> None:
    assert stages(begins(1), hurt("goblin-1", 9), events.Slain("goblin-1"))[-1] == "build-up"


def test_who_falls_weighs_more_than_the_wound() -> None:
    assert stages(begins(1), hurt("odo", 2), events.Slain("odo"))[-1] == "sustain"


def test_a_mood_is_rebuilt_from_what_was_told() -> None:
    """Heard in one telling or in three, it is the same."""
    told = (begins(1), hurt("bruna", 3), hurt("odo", 2))
    player = bot("lenient")

    def heard(*tellings: Told[TseuQuestEvent]) -> Mind:
        mind = player.sit("S", b"")
        for telling in tellings:
            mind = player.hear(mind, telling)
        return mind

    one = heard(Told(3, told))
    assert one == heard(*(Told(n + 1, (event,)) for n, event in enumerate(told)))
    assert isinstance(one, Memory)
    assert one.mood.stage == "fade"


@pytest.mark.parametrize("name", PACES)
def test_a_pace_names_weights_there_are(name: str) -> None:
    pace = PACES[name]
    assert {pace.presses, pace.rests} <= WEIGHTS.keys()
    assert pace.calm < pace.peak
    assert row(pace, Mood()) == pace.presses
    assert row(pace, Mood("relax")) == pace.rests
    assert name in levels.LEVELS


def chosen(name: str, state: State, mood: Mood) -> TseuQuestAction:
    player = bot(name)
    mind = player.sit("S", b"")
    assert isinstance(mind, Memory)
    return player.choose(replace(mind, mood=mood), GAME.view(state, "S"), GAME.legal(state, "S"))


def his(drawing: str, key: str, name: str) -> State:
    return replace(position(drawing, key), phase="sorcerer", turn=Turn(name, 2), steps=())


def test_while_they_rest_the_lenient_one_does_not_strike_the_last_blow() -> None:
    """Two life points left, and an ogre beside her: pressed, she is struck; let go, she is not."""
    key = 'h = { hero = "bruna", life = 2 }\ng = { minion = "ogre" }'
    state = his("+-+-+-+\n|h g .|\n+-+-+-+", key, "g")
    assert isinstance(chosen("lenient", state, Mood("build-up")), actions.Attack)
    assert not isinstance(chosen("lenient", state, Mood("relax")), actions.Attack)


# -- temperaments


def target(sheet: str, level: str) -> str:
    key = f'a = {{ antagonist = "{sheet}" }}\ns = {{ hero = "sela" }}\nb = {{ hero = "bruna" }}'
    state = his("+-+-+-+\n|s a b|\n+-+-+-+", key, "a")
    done = chosen(level, state, Mood())
    assert isinstance(done, actions.Attack)
    return done.target


def test_a_duellist_strikes_the_strongest_where_his_temper_has_its_way() -> None:
    """Beside sela (5 life points, 1 die to defend) and bruna (8, with a shield)."""
    assert target("countess", "lenient") == "b"
    assert target("headsman", "fair") == "s"

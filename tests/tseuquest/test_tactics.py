"""Companions and a Sorcerer who think: what the simple ones were seen to do wrong, each as a position."""

import pytest
from msgspec.structs import replace

from taberna.bots.tseuquest import lore
from taberna.bots.tseuquest.levels import bot
from taberna.bots.tseuquest.measure.night import Setting, play_night
from taberna.bots.tseuquest.tactics.odds import hits, outlook, plain_hits
from taberna.games.tseuquest.flow import actions, events
from taberna.games.tseuquest.flow.actions import TseuQuestAction
from taberna.games.tseuquest.flow.events import TseuQuestEvent
from taberna.games.tseuquest.flow.state import State, Turn
from taberna.games.tseuquest.flow.steps import Motion
from taberna.games.tseuquest.game import GAME
from taberna.table.commits import Told
from taberna.table.play import act
from taberna.table.refusal import Refusal
from taberna.table.seats import HOUSE
from tseuquest.plays import play_from, position

FAIR = bot("fair")


def chosen(state: State, mind: lore.Lore | None = None) -> TseuQuestAction:
    seat = GAME.waiting(state)[0]
    known = FAIR.sit(seat, b"seed") if mind is None or seat == "S" else mind
    return FAIR.choose(known, GAME.view(state, seat), GAME.legal(state, seat))


def deeds(state: State, mind: lore.Lore | None = None, most: int = 30) -> list[TseuQuestAction]:
    """What the one who is to act does until somebody else is; every die shows a skull or a 4."""
    play = play_from(state)
    done: list[TseuQuestAction] = []
    seat = GAME.waiting(state)[0]
    while GAME.waiting(play.state) in ((seat,), (HOUSE,)) and len(done) < most:
        due = GAME.roll(play.state)
        if due is not None:
            faces = tuple("skull" if "skull" in die.faces else "4" for die in due.dice)
            stepped = act(play, HOUSE, GAME.rolled(play.state, faces))
        else:
            done.append(chosen(play.state, mind))
            stepped = act(play, seat, done[-1])
        assert not isinstance(stepped, Refusal), (done, stepped)
        play = stepped[0]
        if play.state.phase != state.phase:
            break
    return done


# -- the dice


def test_dice_are_reckoned_as_the_rules_throw_them() -> None:
    """One die on nobody's: a skull or lightning, four faces of eight. The rest by the table of fumbles."""
    assert hits(1, 0, "melee", False) == pytest.approx((0.5, 0.5, 0.0))
    assert plain_hits(2) == (0.25, 0.5, 0.25)
    for attack, defence, kind, heroic in ((3, 2, "melee", True), (4, 5, "shot", False), (2, 0, "shot", True)):
        assert sum(hits(attack, defence, kind, heroic)) == pytest.approx(1.0)
    assert outlook(hits(3, 2, "melee", True), 9)[0] == pytest.approx(0.94, abs=0.02)  # as the rules have it
    assert outlook(hits(3, 2, "melee", False), 9)[0] == pytest.approx(1.09, abs=0.03)
    assert outlook((0.25, 0.25, 0.5), 1) == (0.75, 0.75)


# -- companions

SPEARS = '[[trap]]\nid = "s"\nkind = "spears"\nedge = "a1e"\nharm = 2\nseen = true\n'

GATE = """
+-+-+-+-+
|. hxg .|
+d+-+-+-+
|. . . .|
+-+-+-+-+
"""


def test_before_a_foe_behind_a_gate_one_tries_the_other_door() -> None:
    state = position(GATE, 'h = { hero = "bruna" }\ng = { minion = "goblin" }')
    assert actions.Open("s") in deeds(state)


SLEEPING = 'h = { hero = "bruna" }\nd = { minion = "hound", asleep = true }'
KENNEL = "+-+-+-+-+\n|h d . .|\n+-+-+-+-+"


def test_sleeping_dogs_are_let_lie_where_it_would_be_heard() -> None:
    warned = replace(lore.sit("A", b"seed"), soft=frozenset({"c1"}))
    state = position(KENNEL, SLEEPING)
    assert not any(isinstance(deed, actions.Attack) for deed in deeds(state, warned))
    assert any(isinstance(deed, actions.Attack) for deed in deeds(state))


def test_the_advice_is_read_for_squares() -> None:
    texts = {"advice": {"en": "The boards at s14 and v5 creak; a2b and z99 are nothing."}}
    told: Told[TseuQuestEvent] = Told(1, (events.Introduced("x", texts, "", ()),))
    assert lore.hear(lore.sit("A", b"seed"), told).soft == {"s14", "v5"}


def test_one_steals_over_boards_that_creak() -> None:
    state = position("+-+-+-+-+\n|h . . c|\n+-+-+-+-+", 'h = { hero = "bruna" }\nc = { scenery = "chest" }')
    warned = replace(lore.sit("A", b"seed"), soft=frozenset({"b1"}))
    assert deeds(state, warned)[0] == actions.Walk("stealth")
    assert deeds(state)[0] == actions.Walk("tense")
    assert deeds(state, replace(warned, woken=True))[0] == actions.Walk("tense")


def test_one_stops_before_a_board_that_creaks_rather_than_run_over_it() -> None:
    """The dice were thrown for a walk before anybody knew that the way leads there."""
    state = position(
        "+-+-+-+-+-+\n|h . . . c|\n+-+-+-+-+-+", 'h = { hero = "bruna" }\nc = { scenery = "chest" }'
    )
    moving = replace(state, steps=(Motion("h", "A", "tense", 8, origin="a1"),))
    warned = replace(lore.sit("A", b"seed"), soft=frozenset({"c1"}))
    assert deeds(moving, warned)[:2] == [actions.Move("e"), actions.Stop()]
    assert deeds(moving)[:3] == [actions.Move("e")] * 3


def test_a_trap_beside_one_is_disarmed_by_each_who_did_not_fail() -> None:
    state = position("+-+-+\n|h .|\n+-+-+", 'h = { hero = "nim" }', SPEARS)
    assert deeds(state)[0] == actions.Disarm("s")
    baffled = replace(lore.sit("A", b"seed"), baffled=frozenset({("s", "h")}))
    assert actions.Disarm("s") not in deeds(state, baffled)


def test_nobody_goes_through_a_trap_while_there_is_something_on_this_side() -> None:
    key = 'h = { hero = "bruna" }\nc = { scenery = "chest" }\nd = { scenery = "chest" }'
    state = position("+-+-+-+-+-+-+-+\n|c . h . . . d|\n+-+-+-+-+-+-+-+", key, SPEARS.replace("a1e", "b1e"))
    walked = [deed.way for deed in deeds(state) if isinstance(deed, actions.Move)]
    assert walked == ["e"] * 3


ROUND = """
+-+-+-+-+
|h . . c|
+ +-+ +-+
|. . . .|
+-+-+-+-+
"""


def test_a_known_trap_is_gone_round() -> None:
    key = 'h = { hero = "bruna" }\nc = { scenery = "chest" }'
    walked = [deed.way for deed in deeds(position(ROUND, key, SPEARS)) if isinstance(deed, actions.Move)]
    assert walked[:3] == ["s", "e", "e"]
    unafraid = [deed.way for deed in deeds(position(ROUND, key)) if isinstance(deed, actions.Move)]
    assert unafraid[:2] == ["e", "e"]


def test_a_pit_in_the_way_is_jumped() -> None:
    key = 'h = { hero = "bruna" }\np = { trap = "pit", seen = true }\nc = { scenery = "chest" }'
    done = deeds(position("+-+-+-+-+\n|h p . c|\n+-+-+-+-+", key))
    assert done[:2] == [actions.Walk("tense"), actions.Jump("e")]


def test_one_drinks_before_it_is_too_late() -> None:
    key = 'h = { hero = "bruna", life = 1, items = ["potion", "longsword"] }\ng = { minion = "ogre" }'
    assert deeds(position("+-+-+-+\n|h g .|\n+-+-+-+", key))[0] == actions.Use("potion")
    whole = key.replace("life = 1", "life = 8")
    assert isinstance(deeds(position("+-+-+-+\n|h g .|\n+-+-+-+", whole))[0], actions.Attack)


def test_a_companion_who_is_worse_off_gets_the_potion() -> None:
    key = (
        'h = { hero = "bruna", items = ["potion"] }\no = { hero = "odo", life = 1 }\n'
        'g = { minion = "goblin" }'
    )
    assert deeds(position("+-+-+-+-+\n|h o . g|\n+-+-+-+-+", key))[0] == actions.Use("potion", "o")


@pytest.mark.parametrize("items, tries", [("", False), (', items = ["rusty-key"]', True)])
def test_whoever_has_a_key_tries_the_door_that_did_not_open(items: str, tries: bool) -> None:
    state = position("+-+-+-+-+\n|. hd. .|\n+-+-+-+-+", f'h = {{ hero = "odo"{items} }}')
    mind = replace(lore.sit("A", b"seed"), rattled=frozenset({("b1e", "somebody else")}))
    assert any(isinstance(deed, actions.Open) for deed in deeds(state, mind)) == tries


def test_a_chest_of_words_is_what_one_came_for() -> None:
    said = events.Said({"en": "The tap!"})
    mind = replace(lore.sit("A", b"seed"), where={"h": "a1"}, chests=frozenset({"c"}))
    used: Told[TseuQuestEvent] = Told(2, (events.SceneryUsed("h", "c"), said))
    assert lore.hear(mind, used).done
    assert not lore.hear(mind, Told(2, (*used.events, events.GotItem("h", "potion")))).done
    assert not lore.hear(mind, Told(2, (events.SceneryUsed("thief", "c"), said))).done


def test_done_means_leaving() -> None:
    key = (
        'h = { hero = "bruna" }\nc = { scenery = "chest" }\n'
        's = [{ scenery = "stairs" }, { exit = true }, { start = true }]'
    )
    state = position("+-+-+-+-+\n|c h . s|\n+-+-+-+-+", key)
    mind = replace(lore.sit("A", b"seed"), done=True)
    assert deeds(state, mind)[-1] == actions.Leave()
    assert deeds(state)[0] == actions.Use("c")


def test_whoever_lies_in_a_pit_climbs_out_whoever_waits_above() -> None:
    """Seen in a recorded game: forty rounds in a pit, until the time was up."""
    key = 'h = [{ hero = "bruna", pit = true }, { trap = "pit", seen = true }]\ng = { minion = "goblin" }'
    done = deeds(position("+-+-+-+-+\n|. h g .|\n+-+-+-+-+", key))
    assert actions.Walk("tense") in done
    assert any(isinstance(deed, actions.Move) for deed in done)


def test_nobody_waits_for_those_who_are_ahead_and_fight() -> None:
    """Seen in a recorded game: the leader waited seven rounds for the others, who fought far ahead."""
    key = 'b = { hero = "bruna" }\no = { hero = "odo" }\ng = { minion = "rat" }'
    top, row = "+" + "-+" * 20, "|b" + " ." * 17 + " o g|"
    far = "\n".join((top, row, "+" + " +" * 20, "|." + " ." * 19 + "|", top))
    done = deeds(position(far, key))
    assert sum(deed == actions.Move("e") for deed in done) > 3


TWO_BEHIND = """
+-+-+-+-+-+-+-+-+-+-+-+-+
|. . . . . . . . . . . .|
+ +-+-+-+-+-+-+-+-+-+-+ +
|. . . g t b h . . . . .|
+-+-+-+-+-+-+-+-+-+-+d+d+
|. . . . . . . . . . . .|
+-+-+-+-+-+-+-+-+-+-+-+-+
"""
ACROSS = 'g = { minion = "goblin" }\nt = { trap = "pit", seen = true }\n'


def test_two_who_stand_near_a_foe_do_not_wait_for_each_other() -> None:
    """Seen in a recorded game: each took the other for hard pressed and stayed, with doors untried."""
    state = position(TWO_BEHIND, ACROSS + 'b = { hero = "bruna" }\nh = { hero = "grim", seat = "B" }')
    state = replace(state, turn=Turn("h", 2), steps=())
    done = deeds(state, replace(lore.sit("B", b"seed"), round=5, stirred=1))
    assert sum(deed == actions.Move("e") for deed in done) == 4
    assert actions.Open("s") in done


CORRIDOR = "+-+-+-+-+-+-+\n|. . b h g .|\n+-+-+-+-+-+-+"


@pytest.mark.parametrize(
    "life, behind, back",
    [(1, "bruna", True), (3, "bruna", True), (4, "bruna", False), (1, "bruna-weak", False)],
)
def test_the_weak_make_room_for_the_strong_who_can_not_come_near(life: int, behind: str, back: bool) -> None:
    """Seen in a recorded game: one with eight life points stood ten rounds behind one who fell."""
    other = behind.removesuffix("-weak")
    key = f'h = {{ hero = "odo", life = {life} }}\ng = {{ minion = "rat" }}\nb = {{ hero = "{other}"'
    key += ", life = 1 }" if other != behind else " }"
    state = position(CORRIDOR, key)
    state = replace(state, turn=Turn("h", 1), steps=())
    assert isinstance(chosen(state), actions.Walk) == back


# -- the Sorcerer


def phase(drawing: str, key: str, more: str = "") -> State:
    """His turn."""
    play = play_from(position(drawing, key, more))
    while play.state.phase != "sorcerer":
        done = act(play, GAME.waiting(play.state)[0], actions.Pass())
        assert not isinstance(done, Refusal)
        play = done[0]
    return play.state


def test_an_archer_behind_a_gate_shoots_through_it() -> None:
    drawing = "+-+-+-+-+-+\n|h .x. . a|\n+-+-+-+-+-+"
    state = phase(drawing, 'h = { hero = "sela" }\na = { minion = "archer" }')
    assert deeds(state)[:2] == [actions.Activate("a"), actions.Shoot("h")]


def test_whoever_can_strike_goes_first() -> None:
    key = 'h = { hero = "sela" }\ng = { minion = "goblin" }\nr = { minion = "slime" }'
    hall = "+-+-+-+-+-+-+-+-+\n|h . g . . . . r|\n+-+-+-+-+-+-+-+-+"
    assert deeds(phase(hall, key))[0] == actions.Activate("g")


def test_the_one_who_is_nearly_down_is_finished() -> None:
    key = 'h = { hero = "bruna" }\no = { hero = "odo", life = 1 }\ng = { minion = "goblin" }'
    done = deeds(phase("+-+-+-+-+-+\n|h . g . o|\n+-+-+-+-+-+", key))
    assert actions.Attack("o") in done
    assert actions.Attack("h") not in done


def test_a_lenient_sorcerer_spares_whoever_is_nearly_down() -> None:
    key = 'h = { hero = "bruna"%s }\ng = { minion = "ogre" }'
    hall, kind = "+-+-+-+\n|h g .|\n+-+-+-+", bot("lenient")
    for life, spared in ((", life = 1", True), ("", False)):
        state = replace(phase(hall, key % life), turn=Turn("g", 2))
        did = kind.choose(kind.sit("S", b""), GAME.view(state, "S"), GAME.legal(state, "S"))
        assert isinstance(did, actions.Attack) != spared


def test_who_can_do_nothing_is_not_called_up() -> None:
    key = 'h = { hero = "sela" }\ng = { minion = "goblin" }'
    assert deeds(phase("+-+-+-+\n|hxg .|\n+-+-+-+", key)) == [actions.Pass()]


def test_a_figure_of_his_climbs_out_of_a_pit() -> None:
    key = 'h = { hero = "sela" }\ng = [{ minion = "goblin", pit = true }, { trap = "pit", seen = true }]'
    done = deeds(phase("+-+-+-+-+-+\n|h . . g .|\n+-+-+-+-+-+", key))
    assert done[:2] == [actions.Activate("g"), actions.Walk("tense")]


# -- both


@pytest.mark.slow
@pytest.mark.parametrize("adventure", ["good-barrel", "quiet-hours", "four-weathers", "the-audit"])
def test_a_party_of_companions_comes_to_an_end(adventure: str) -> None:
    for number in (2, 3):
        night = play_night(Setting("fair", "fair"), adventure, number)
        assert night.result in ("success", "failure"), night.reason
        assert 5 * night.counts.idle < 2 * night.counts.turns

"""Companions who don't stand in each other's way, and leave nothing behind: what was seen to go wrong in
simulated games, each as a position."""

import pytest
from msgspec.structs import replace

from taberna.bots.tseuquest import lore
from taberna.bots.tseuquest.companion import Companion
from taberna.bots.tseuquest.cunning.player import choose_by as cunningly
from taberna.bots.tseuquest.errands import SEARCHED, Quest
from taberna.bots.tseuquest.measure.counts import another_way
from taberna.bots.tseuquest.memory import Memory
from taberna.bots.tseuquest.tactics.answers import answer
from taberna.bots.tseuquest.tactics.scene import Scene
from taberna.bots.tseuquest.tactics.weights import WEIGHTS
from taberna.bots.tseuquest.wandering import Wanderer
from taberna.games.tseuquest.flow import actions, events
from taberna.games.tseuquest.flow.events import TseuQuestEvent
from taberna.games.tseuquest.flow.state import State, Turn
from taberna.games.tseuquest.flow.steps import AsideDue, Motion
from taberna.games.tseuquest.game import GAME
from taberna.games.tseuquest.ground.squares import NEXT
from taberna.games.tseuquest.options import SORCERER
from taberna.table.commits import Told
from tseuquest.plays import position

MIND = lore.sit("A", b"seed")


def quest(state: State, name: str, mind: lore.Lore = MIND) -> Quest:
    return Quest(Scene(GAME.view(state, "A"), WEIGHTS["companion"], name), mind)


BLOCKED = """
+-+-+-+-+-+-+
|s b g . . c|
+-+-+-+-+-+-+
"""
KEY = (
    's = [{ scenery = "stairs" }, { exit = true }, { start = true }]\nb = { hero = "bruna" }\n'
    'c = { scenery = "chest" }\n'
)


def test_nobody_goes_home_while_a_foe_stands_before_what_is_left_to_do() -> None:
    """Seen in a game: three of four went up the stairs while the fourth fought in the only door."""
    left = quest(position(BLOCKED, KEY + 'g = { minion = "goblin" }'), "b")
    assert "leave" not in {errand.what for errand in left.errands()}
    over = quest(position(BLOCKED, KEY.replace("chest", "table") + 'g = { scenery = "table" }'), "b")
    combed = frozenset((what, f"{x}1") for what in ("doors", "treasure") for x in "abcdef")
    over.lore = replace(MIND, combed=combed)
    assert {errand.what for errand in over.errands()} == {"leave"}


def test_what_gave_something_is_not_used_again_when_an_antagonist_falls() -> None:
    mind = replace(MIND, where={"b": "a1"}, chiefs=frozenset({"x"}), used=frozenset({"c", "altar"}))
    gave: Told[TseuQuestEvent] = Told(2, (events.SceneryUsed("b", "c"), events.GotItem("b", "potion")))
    fallen: Told[TseuQuestEvent] = Told(3, (events.Slain("x"),))
    assert lore.hear(lore.hear(mind, gave), fallen).used == {"c"}
    assert lore.hear(mind, fallen).used == frozenset()


def test_a_door_to_which_one_has_the_key_comes_first() -> None:
    """Seen in a game: the key was carried past its door for ten rounds."""
    key = 'o = { hero = "odo", items = ["rusty-key"] }'
    state = position("+-+-+-+-+-+-+-+\n|.d. o . . .d.|\n+-+-+-+-+-+-+-+", key)
    locked = replace(MIND, rattled=frozenset({("f1e", "somebody else")}))
    assert quest(state, "o").best() is not None
    best = quest(state, "o", locked).best()
    assert best is not None
    assert best[1] == "f1"
    untried = quest(state, "o").best()
    assert untried is not None
    assert untried[1] == "b1"


CORRIDOR = """
+-+-+-+-+-+-+-+-+-+
|. . . b o . . . c|
+-+-+-+-+-+-+-+-+-+
"""


def test_those_who_follow_keep_out_of_the_leaders_way() -> None:
    """Seen in a game: whoever followed stood in a corridor between the leader and what he was going to."""
    key = 'b = { hero = "bruna" }\no = { hero = "odo", seat = "B" }\nc = { scenery = "altar" }'
    state = position(CORRIDOR, key)
    state = replace(state, turn=Turn("o", 2))
    scene = Scene(GAME.view(state, "B"), WEIGHTS["companion"], "o")
    odo = Wanderer(scene, lore.sit("B", b"seed"), GAME.legal(state, "B").actions)
    assert odo.quest.leader.id == "b"
    assert odo._lane == {"e1", "f1", "g1", "h1"}
    assert odo._post("h1", 3, 2, odo._lane) not in odo._lane


CORNER = """
+-+-+-+
|. . .|
+ +-+-+
|p .|.|
+-+-+-+
"""
PIT = 'p = [{ hero = "bruna", pit = true }, { trap = "pit", seen = true }]\n'


def test_one_climbs_out_of_a_pit_to_where_it_goes_on() -> None:
    """Seen in a game: one climbed out into a nook, and nobody jumps a pit round a corner."""
    inside = quest(position(CORNER, PIT), "p")
    assert inside.pocket == {"b2"}
    assert "b2" not in inside.ways
    assert {"a1", "b1", "c1"} <= set(inside.ways)


def test_who_is_helped_out_of_a_pit_is_put_where_it_goes_on() -> None:
    state = position(CORNER, PIT)
    state = replace(state, steps=(AsideDue("A", "p"),))
    found = answer(GAME.view(state, "A"), (actions.Choose("b2"), actions.Choose("a1")), WEIGHTS["companion"])
    assert found == actions.Choose("a1")


def test_nobody_jumps_from_where_another_stands() -> None:
    """A pit behind a friend is no way until he has gone."""
    key = 'b = { hero = "bruna" }\no = { hero = "odo" }\np = { trap = "pit", seen = true }'
    state = position("+-+-+-+-+-+\n|b o p . .|\n+-+-+-+-+-+", key)
    assert "d1" not in quest(state, "b").ways
    assert "d1" in quest(state, "b").clear
    assert "d1" in quest(state, "o").ways


@pytest.mark.parametrize("round_, ways", [(5, {"a1", "b1"}), (6, {"a1", "b1", "c1"})])
def test_nobody_goes_to_and_fro_through_a_trap(round_: int, ways: set[str]) -> None:
    spears = '[[trap]]\nid = "s"\nkind = "spears"\nedge = "b1e"\nharm = 2\nseen = true\n'
    state = position("+-+-+-+\n|b . .|\n+-+-+-+", 'b = { hero = "bruna" }', spears)
    combed = frozenset((what, square) for what in ("doors", "treasure") for square in ("a1", "b1"))
    stung = lore.hear(replace(MIND, round=5, combed=combed), Told(2, (events.Sprung("b", "s"),)))
    assert set(quest(state, "b", replace(stung, round=round_)).ways) == ways


LOOP = """
+-+-+-+
|h . .|
+ +-+ +
|. . .|
+-+-+-+
"""


@pytest.mark.parametrize(
    "face, other", [(LOOP, True), (LOOP.replace(". . .|\n+-+-+-+\n", ".|. .|\n+-+-+-+\n"), False)]
)
def test_a_trap_is_needless_where_another_way_leads_past_it(face: str, other: bool) -> None:
    spears = '[[trap]]\nid = "s"\nkind = "spears"\nedge = "a1e"\nharm = 2\nseen = true\n'
    state = position(face, 'h = { hero = "bruna" }', spears)
    assert another_way(state, "a1", "s") == other


CELLAR = """
+-+-+-+-+-+-+-+
|b . . . .s. s|
+-+-+-+-+-+-+-+
"""


def test_who_sees_no_way_out_searches_again_where_nobody_stood() -> None:
    """Seen in a game: one alone stood before a blocked corridor to the end, a hidden door beside him."""
    key = 'b = { hero = "bruna" }\ns = [{ scenery = "stairs" }, { exit = true }]'
    state = position(CELLAR, key)
    combed = frozenset((what, square) for what in SEARCHED for square in ("a1", "e1"))
    shut_in = quest(state, "b", replace(MIND, combed=combed))
    assert shut_in.lost
    found = shut_in.best()
    assert found is not None
    assert (found[0].what, found[1]) == ("search", "b1")
    everywhere = frozenset((what, f"{x}1") for what in SEARCHED for x in "abcde")
    assert quest(state, "b", replace(MIND, combed=everywhere)).best() is None
    open_ = position(CELLAR.replace(".s. s", ". . s"), key)
    best = quest(open_, "b", replace(MIND, combed=everywhere)).best()
    assert best is not None
    assert best[0].what in ("leave", "explore")


TWO_DOORS = "+-+-+-+-+-+-+-+-+\n|.d. . b . . .d.|\n+-+-+-+-+-+-+-+-+"


def test_who_turns_round_on_the_way_stops_instead() -> None:
    """Seen in a game: what a companion was going to changed with every step, and so did its way."""
    state = replace(position(TWO_DOORS, 'b = { hero = "bruna" }'), turn=Turn("b", 1))
    moving = Motion("b", "A", "tense", 5, origin="d1")
    state = replace(state, steps=(moving,))
    view, legal = GAME.view(state, "A"), GAME.legal(state, "A")
    scene = Scene(view, WEIGHTS["companion"], "b")
    free = Companion(scene, MIND, legal.actions).step(moving)
    assert isinstance(free, actions.Move)
    back = replace(MIND, trodden=frozenset({NEXT["d1", free.way]}))
    assert Companion(scene, back, legal.actions).step(moving) == actions.Stop()


def test_what_one_was_walking_away_from_is_further() -> None:
    """Seen in a game: a key was carried to and fro between two doors."""
    state = position(TWO_DOORS, 'b = { hero = "bruna" }')
    to_the_west = quest(state, "b", replace(MIND, where={"b": "d1"}, origins={"b": "g1"})).best()
    to_the_east = quest(state, "b", replace(MIND, where={"b": "d1"}, origins={"b": "b1"})).best()
    assert to_the_west is not None
    assert to_the_east is not None
    assert (to_the_west[1], to_the_east[1]) == ("b1", "g1")


def test_a_walk_is_remembered_square_by_square_and_where_it_began() -> None:
    mind = replace(MIND, where={"b": "a1"}, trodden=frozenset({"z9"}))
    walked: Told[TseuQuestEvent] = Told(
        2,
        (
            events.SetOff("b", "A", "tense", ()),
            events.Moved("b", "b1", "step"),
            events.Moved("b", "c1", "step"),
        ),
    )
    told = lore.hear(mind, walked)
    assert told.trodden == {"a1", "b1", "c1"}
    assert told.origins == {"b": "a1"}


def test_a_cunning_figure_far_from_the_fight_draws_nearer() -> None:
    key = 'h = { hero = "bruna" }\ng = { minion = "bones" }'
    row = "|h" + " ." * 24 + " g|"
    edge = "+" + "-+" * 26
    state = replace(position(f"{edge}\n{row}\n{edge}", key), phase="sorcerer", turn=Turn("g", 2))
    view, legal = GAME.view(state, SORCERER), GAME.legal(state, SORCERER)
    found = cunningly(WEIGHTS["cunning"], Memory(SORCERER, b"seed"), view, legal)
    assert isinstance(found, actions.Walk)

"""The cunning Sorcerer: the small model he tries his phase out on, and what he makes of it."""

import pytest
from msgspec.structs import replace

from taberna.bots.tseuquest.cunning import search
from taberna.bots.tseuquest.cunning.field import BIT, NAME, field_of
from taberna.bots.tseuquest.cunning.fray import Bout, Macro
from taberna.bots.tseuquest.cunning.hidden import bolts
from taberna.bots.tseuquest.cunning.search import Turn, search_of, turns_of
from taberna.bots.tseuquest.levels import bot
from taberna.bots.tseuquest.sorcerer import scene_of
from taberna.bots.tseuquest.tactics.land import land_of
from taberna.bots.tseuquest.tactics.odds import outlook
from taberna.bots.tseuquest.tactics.scene import Scene
from taberna.bots.tseuquest.tactics.weights import WEIGHTS
from taberna.games.tseuquest.flow import actions
from taberna.games.tseuquest.flow.actions import TseuQuestAction
from taberna.games.tseuquest.flow.state import State, figure
from taberna.games.tseuquest.flow.state import Turn as Activation
from taberna.games.tseuquest.game import GAME
from taberna.games.tseuquest.ground.sight import clear, ground
from taberna.games.tseuquest.things.library import CARDS
from taberna.games.tseuquest.things.pieces import Spell
from tseuquest.plays import position

MAZE = """
+-+-+-+-+-+
|h .|. . .|
+ + +-+ + +
|. . . .d.|
+-+ + + +-+
|. . .|. g|
+-+-+-+-+-+
"""
KEY = 'h = { hero = "bruna" }\ng = { minion = "goblin" }'
CUNNING = bot("cunning")


def his_turn(state: State, points: int = 2, name: str = "g") -> State:
    return replace(state, phase="sorcerer", turn=Activation(name, points), steps=())


def scene(state: State, name: str = "g") -> Scene:
    return scene_of(WEIGHTS["cunning"], GAME.view(state, "S"), name)


def chosen(state: State, seed: bytes = b"seed") -> TseuQuestAction:
    return CUNNING.choose(CUNNING.sit("S", seed), GAME.view(state, "S"), GAME.legal(state, "S"))


def squares(bits: int) -> set[str]:
    return {name for bit, name in NAME.items() if bit & bits}


# -- the board in whole numbers


@pytest.mark.parametrize("opens", [False, True])
def test_feet_come_as_far_as_on_the_board(opens: bool) -> None:
    state = position(MAZE, KEY)
    field, land = field_of(state, opens=opens), land_of(state, truth=True, opens=opens)
    for square, beside in land.next.items():
        assert squares(field.around(BIT[square])) == {there for _, there in beside}
        for steps in (0, 1, 3, 9):
            within = {there for there, gap in land.gaps(square).items() if gap <= steps}
            assert squares(field.reach(BIT[square], steps, 0)) == within


def test_whoever_stands_in_the_way_is_gone_round() -> None:
    field = field_of(position(MAZE, KEY), opens=False)
    assert "d2" in squares(field.reach(BIT["a1"], 4, 0))
    assert "d2" not in squares(field.reach(BIT["a1"], 4, BIT["c2"]))
    assert squares(field.nearest(BIT["a1"], BIT["b2"] | BIT["d2"], 0)) == {"b2"}
    assert not field.nearest(BIT["e2"], BIT["a1"], BIT["e1"])


def test_eyes_see_as_on_the_board() -> None:
    state = position(MAZE, KEY)
    field, land = field_of(state, opens=False), ground(state)
    for one in sorted(land.squares):
        assert squares(field.sees(BIT[one])) == {s for s in land.squares if clear(land, one, s, frozenset())}


# -- the fight in small


def test_blows_take_as_much_as_dice_do() -> None:
    """A thousand of them: within three deviations of what was reckoned."""
    here = scene(position("+-+-+\n|h g|\n+-+-+", KEY))
    fray = search_of(here, (), 7).fray
    bruna, goblin = 0, 1
    taken = 0
    for number in range(1000):
        bout = Bout(fray, number)
        bout.carry_out(goblin, Macro(BIT["b1"], bruna, 0, 1))
        taken += fray.lives[bruna] - bout.life[bruna]
    assert taken / 1000 == pytest.approx(outlook(here.best_blow(here.me, here.foes[0]), 8)[0], abs=0.08)


def test_hands_nobody_knows_are_drawn_from_all_that_may_be_in_them() -> None:
    """All copies of the four elements; what lies on the board is in nobody’s hand."""
    state = position("+-+-+\n|h g|\n+-+-+", KEY)
    whole = sum(card.copies for card in CARDS.values() if card.element != "chaos")
    stays = next(card.id for card in CARDS.values() if card.stays and card.element != "chaos")
    assert len(bolts(GAME.view(state, "S"))) == whole
    lying = replace(state, spells=(Spell(stays, "h", "h"),))
    assert len(bolts(GAME.view(lying, "S"))) == whole - 1


def test_the_hand_itself_changes_nothing() -> None:
    """Two hands of the same size: the same search. What is in them is not looked at."""
    state = his_turn(position("+-+-+-+-+\n|h . . g|\n+-+-+-+-+", KEY))
    tries = []
    for card in ("bolt", "haste"):
        figures = tuple(replace(f, hand=(card,)) if f.id == "h" else f for f in state.figures)
        here = scene(replace(state, figures=figures))
        found = search.Search(here, (), 3)
        tries.append(found.best(turns_of(here, 2, 1, 8), lambda _: 0.0))
    assert tries[0] == tries[1]


# -- what comes of it


def test_the_one_who_is_nearly_down_is_finished() -> None:
    key = 'h = { hero = "bruna" }\no = { hero = "odo", life = 1 }\ng = { minion = "goblin" }'
    state = his_turn(position("+-+-+-+\n|h g o|\n+-+-+-+", key))
    assert chosen(state) == actions.Attack("o")


def test_nobody_stands_idle_beside_somebody_to_strike() -> None:
    key = 'h = { hero = "sela" }\ng = { minion = "ogre" }'
    done = chosen(his_turn(position("+-+-+-+-+-+-+\n|h . . . . g|\n+-+-+-+-+-+-+", key)))
    assert isinstance(done, actions.Walk)


def test_whoever_blocks_the_only_square_goes_after_the_one_who_strikes_harder() -> None:
    """One square beside her, a rat and an ogre: were the rat to take it, the ogre would strike nobody."""
    key = 'h = { hero = "bruna", life = 3 }\nr = { minion = "rat" }\ng = { minion = "ogre" }'
    drawing = "+-+-+-+-+\n|h . . g|\n+-+-+ +-+\n|. . . r|\n+-+-+-+-+"
    state = replace(position(drawing, key), phase="sorcerer", turn=None)
    assert chosen(state) == actions.Activate("g")


def test_it_is_the_same_whoever_asked_before() -> None:
    state = his_turn(position(MAZE, KEY))
    first = chosen(state)
    search._kept.clear()
    chosen(his_turn(position("+-+-+\n|h g|\n+-+-+", KEY)))
    assert chosen(state) == first


def test_a_walk_ends_where_it_set_out_for() -> None:
    """What was tried out is kept for the steps of the same turn: none of them is a new thought."""
    state = his_turn(position(MAZE, KEY))
    here = scene(state)
    found = search_of(here, (), 5)
    turns = turns_of(here, 2, 1, here.speed(here.me))
    worth, turn = found.best(turns, lambda _: 0.0)
    assert found.best(turns, lambda _: 0.0) == (worth, turn)  # asked again, it is not tried again
    assert turn.square != here.me.square
    stepped = replace(
        state, figures=tuple(replace(f, square="e2") if f.id == "g" else f for f in state.figures)
    )
    assert figure(stepped, "g").square == "e2"
    assert search_of(scene(stepped), (), 5) is found


def test_a_turn_is_a_square_and_a_deed() -> None:
    here = scene(position("+-+-+-+-+\n|h . . g|\n+-+-+-+-+", KEY))
    turns = turns_of(here, 2, 1, 8)
    assert Turn("b1", "h", 0, 1) in turns
    assert Turn("d1") in turns
    assert all(not turn.before for turn in turns)  # nobody to strike before it goes
    beside = turns_of(scene(position("+-+-+-+-+\n|h g . .|\n+-+-+-+-+", KEY)), 2, 1, 8)
    assert Turn("b1", "h", 0, 2) in beside
    assert any(turn.before and turn.square != "b1" for turn in beside)

"""Powers and weapons' effects in what a blow is worth: each as a position, a choice, and why."""

import pytest
from msgspec.structs import replace

from taberna.bots.tseuquest.levels import bot
from taberna.bots.tseuquest.sorcerer import scene_of
from taberna.bots.tseuquest.tactics.odds import outlook
from taberna.bots.tseuquest.tactics.scene import Scene
from taberna.bots.tseuquest.tactics.weights import WEIGHTS
from taberna.games.tseuquest.flow import actions
from taberna.games.tseuquest.flow.actions import TseuQuestAction
from taberna.games.tseuquest.flow.state import State, figure
from taberna.games.tseuquest.game import GAME
from tseuquest.plays import position

FAIR = bot("fair")


def chosen(state: State) -> TseuQuestAction:
    seat = GAME.waiting(state)[0]
    return FAIR.choose(FAIR.sit(seat, b"seed"), GAME.view(state, seat), GAME.legal(state, seat))


def scene(state: State, name: str) -> Scene:
    seat = figure(state, name).seat
    view = GAME.view(state, seat)
    if seat == "S":
        return scene_of(WEIGHTS["fair"], view, name)
    return Scene(view, WEIGHTS["companion"], name)


@pytest.mark.parametrize("other", ["halberd", "mace"])
def test_of_two_weapons_with_as_many_dice_the_one_that_weakens_an_ogre(other: str) -> None:
    """The sword takes a die from what the ogre strikes back with; the other takes nothing."""
    key = f'h = {{ hero = "bruna", items = ["longsword", "{other}"] }}\no = {{ minion = "ogre" }}'
    assert chosen(position("+-+-+-+\n|h o .|\n+-+-+-+", key)) == actions.Attack("o", "longsword")


@pytest.mark.parametrize("fallen", ["a", "b"])
def test_bones_that_got_up_once_are_struck_before_those_that_would_get_up(fallen: str) -> None:
    """Both have one life point left; only one of them stays down."""
    key = 'h = { hero = "bruna" }\na = { minion = "bones", life = 1 }\nb = { minion = "bones", life = 1 }'
    state = position("+-+-+-+\n|a h b|\n+-+-+-+", key)
    rows = [replace(f, spent=("gets-up-again",)) if f.id == fallen else f for f in state.figures]
    deed = chosen(replace(state, figures=tuple(rows)))
    assert isinstance(deed, actions.Attack)
    assert deed.target == fallen


@pytest.mark.parametrize("row, target", [(". . o", "a"), ("o . .", "b")])
def test_a_slime_is_not_burst_beside_a_companion(row: str, target: str) -> None:
    """Both are about to burst; beside one of them stands Odo."""
    key = (
        'h = { hero = "bruna" }\no = { hero = "odo" }\n'
        'a = { minion = "slime", life = 1 }\nb = { minion = "slime", life = 1 }'
    )
    deed = chosen(position(f"+-+-+-+\n|a h b|\n+ +-+ +\n|{row}|\n+-+-+-+", key))
    assert isinstance(deed, actions.Attack)
    assert deed.target == target


def test_it_is_worth_more_to_burst_a_slime_from_afar() -> None:
    key = 'h = { hero = "odo" }\ns = { minion = "slime", life = 1 }'
    there = scene(position("+-+-+-+-+\n|h s . .|\n+-+-+-+-+", key), "h")
    slime, chances = there.foes[0], (0.5, 0.5)
    assert there.gain(slime, chances, shooting=True) > there.gain(slime, chances)


def test_a_slime_goes_among_them_for_it_hurts_them_by_falling() -> None:
    """Any other minion of the Sorcerer's minds what it stands to lose there."""
    key = 'h = { hero = "grim" }\nm = { hero = "bruna" }\ns = { minion = "%s" }'
    board = "+-+-+-+-+\n|h . . s|\n+ + + + +\n|m . . .|\n+-+-+-+-+"
    slime, spider = (scene(position(board, key % name), "s") for name in ("slime", "spider"))
    assert slime.stance("b1") == 0.0
    assert spider.stance("b1") < 0.0


@pytest.mark.parametrize(
    "minion, least",
    [
        ("hound", 0.1),  # drags down whom it bites
        ("ghoul", 0.1),  # takes a die of the answer
        ("spider", 0.1),  # nobody walks out of its web
        ("goblin", 0.0),
    ],
)
def test_a_wound_that_does_something_is_feared_more(minion: str, least: float) -> None:
    there = scene(
        position("+-+-+-+\n|h g .|\n+-+-+-+", f'h = {{ hero = "bruna" }}\ng = {{ minion = "{minion}" }}'), "h"
    )
    foe = there.foes[0]
    plain = outlook(there.best_blow(foe, there.me), there.me.life)[0]
    assert there.bite(foe, there.me) - plain == pytest.approx(least, abs=1.0)
    assert (there.bite(foe, there.me) - plain > least) == (least > 0)


def test_a_sniper_counts_the_deed_that_whoever_it_hits_will_miss() -> None:
    """It pins: a point less for whoever it wounds. Grim would have struck hardest with it."""
    key = 'g = { hero = "grim", life = 6 }\nh = { hero = "teo", life = 6 }\ns = { minion = "sniper" }'
    there = scene(
        position(
            "+-+-+-+-+\n|g . . s|\n+ + + + +\n|h . . .|\n+-+-+-+-+",
            key,
        ),
        "s",
    )
    strong, weak = sorted(there.foes, key=lambda f: f.id)
    chances = (0.5, 0.5)
    assert there.aftermath(there.me, strong, "", chances, shooting=True) > there.aftermath(
        there.me, weak, "", chances, shooting=True
    )


def test_an_ogre_is_worth_a_blow_that_finishes_it_more_than_one_that_heals() -> None:
    """It knits together: what is not finished comes back by half."""
    key = 'h = { hero = "grim" }\na = { minion = "ogre" }'
    there = scene(position("+-+-+-+\n|h a .|\n+-+-+-+", key), "h")
    ogre = there.foes[0]
    plain = replace(ogre, spent=("knit-together",))
    assert 0 < there.gain(ogre, (0.0, 1.0)) < there.gain(plain, (0.0, 1.0))

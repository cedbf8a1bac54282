"""Steps sent at once: a path goes on until it surprises, and by what it sees alone (TQ-G204)."""

import pytest

from taberna.games.tseuquest.flow.actions import TseuQuestAction
from taberna.games.tseuquest.game import GAME
from taberna.table.batch import act_on
from taberna.table.play import act, told
from taberna.table.refusal import Refusal
from tseuquest.plays import play_from, position

pytestmark = pytest.mark.rule("TQ-G204")

HALL = """
+-+-+-+-+-+-+
|h . . . . .|
+-+-+-+-+-+-+
"""
HERO = 'h = { hero = "bruna" }'
BELL = """
[[trigger]]
id = "bell"
on = "enter"
what = "c1"
effects = [{ do = "flag", what = "rung" }]
"""


def actions(*texts: str) -> tuple[TseuQuestAction, ...]:
    return tuple(action for text in texts for action in GAME.notation.parse_actions(GAME.empty, text))


def gone(more: str, *texts: str) -> tuple[int, list[bool]]:
    """How many of the steps Bruna takes after two sixes; and of each whether the Sorcerer is told more."""
    play = play_from(position(HALL, HERO, more))
    for seat, action in zip("A*", actions("walk", "rolled 6 6"), strict=True):
        done = act(play, seat, action)
        assert not isinstance(done, Refusal), done
        play = done[0]
    batch = act_on(play, "A", actions(*texts))
    assert not isinstance(batch, Refusal), batch
    more_told = []
    for after, _ in batch:
        more_told.append(told(GAME, after.moments, "S") != told(GAME, after.moments, "A"))
    return len(batch), more_told


def test_a_path_of_which_nothing_comes_is_gone_to_its_end() -> None:
    assert gone("", *(4 * ["move e"])) == (4, [False] * 4)


def test_what_only_the_sorcerer_is_told_ends_no_path() -> None:
    """Else whoever walks would know by the count that something was set off."""
    assert gone(BELL, *(4 * ["move e"])) == (4, [False, True, False, False])


def test_a_path_ends_at_a_wall_without_a_word() -> None:
    assert gone("", "move e", "move s", "move e")[0] == 1


def test_a_path_ends_where_dice_are_thrown() -> None:
    pit = '[[trap]]\nid = "pit"\nkind = "spears"\nedge = "b1e"\nharm = 1\ncomplexity = 3\n'
    assert gone(pit, *(4 * ["move e"]))[0] == 2

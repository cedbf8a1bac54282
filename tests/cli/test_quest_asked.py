"""What a question is about is on the screen and has its name, and a fight says how it ended."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from cli.test_quest_idle import ALONE, EMPTY_HANDS, reading, told
from cli.test_quest_pictures import named, text
from taberna.cli.menu import build
from taberna.cli.names import Names
from taberna.cli.tseuquest.map import Map, picture
from taberna.cli.tseuquest.menu import ways
from taberna.cli.tseuquest.words import put, story
from taberna.games.tseuquest.flow import actions, steps
from taberna.games.tseuquest.flow.actions import TseuQuestAction
from taberna.games.tseuquest.flow.choices import choices
from taberna.games.tseuquest.flow.state import State, Turn
from taberna.games.tseuquest.game import GAME
from taberna.games.tseuquest.secrets.view import View
from taberna.table.play import act, settle
from taberna.table.refusal import Refusal, refuse
from taberna.texts import LANGUAGES, Texts
from tseuquest.plays import play_from, position

ROWS = 20
SHAFT = "\n".join(
    ["+-+-+-+"]
    + [f"|{'h' if row == 1 else 'g' if row == 18 else '.'} . .|\n+ + + +" for row in range(1, ROWS)]
    + ["|. . .|\n+-+-+-+"]
)
FAR_OFF = 'h = { hero = "bruna" }\ng = { minion = "goblin", id = "goblin-1" }'
SMALL = 10
"""Lines that the map has on the smallest screen: four rows."""


def shown(view: View, names: Names) -> str:
    return text(Map(view, names, SMALL))


def test_the_sorcerer_sees_whom_he_may_set_elsewhere() -> None:
    """It is Bruna's turn, and she stands at the other end of the board."""
    view = GAME.view(position(SHAFT, FAR_OFF), "S")
    placing = replace(view, pending=steps.PlaceDue(("goblin-1",)))
    assert "g1" not in shown(view, named())
    assert "g1" in shown(placing, named())
    assert [line[:2] for line in shown(placing, named()).splitlines()[2::2]] == ["16", "17", "18", "19"]


def test_the_sorcerer_sees_who_can_act() -> None:
    state = replace(position(SHAFT, FAR_OFF), phase="sorcerer", turn=None)
    assert "g1" in shown(GAME.view(state, "S"), named())
    gone = replace(state, acted=("goblin-1",))
    assert "Br" in shown(GAME.view(gone, "S"), named())


@pytest.mark.parametrize("row", range(3, ROWS + 1))
def test_where_it_may_be_set_is_shown_as_far_as_there_are_rows(row: int) -> None:
    begun = position(SHAFT, FAR_OFF)
    moved = tuple(replace(f, square=f"b{row}") if f.id == "goblin-1" else f for f in begun.figures)
    state = replace(begun, figures=moved, steps=(steps.PlaceDue(("goblin-1",)),))
    offered = [int(square[1:]) for square in choices(state)]
    assert offered
    window = {first + 1 for first in picture(GAME.view(state, "S"), named()).window((SMALL - 2) // 2)}
    assert row in window
    most = max(sum(first <= each < first + len(window) for each in offered) for first in range(1, ROWS))
    assert sum(each in window for each in offered) >= most - 1, "it takes a square itself"


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_can_be_pushed_is_named_though_nobody_else_can(language: str) -> None:
    state = position("+-+-+-+\n|h g .|\n+-+-+-+", FAR_OFF)
    view, names = replace(GAME.view(state, "A"), pending=steps.PushDue("A", "h")), named(language)
    offered: tuple[TseuQuestAction, ...] = (actions.Push("goblin-1", "e"), actions.Pass())
    menu = build((path, action) for action in offered for path in ways(action, view, names))
    goblin = names.texts("figure-goblin")
    assert f"{goblin[:1].upper()}{goblin[1:]} 1" in menu.choices[0].label
    assert menu.choices[0].then == offered[0]
    assert menu.choices[1].label == names.texts("do-decline")


def fought(state: State, faces: dict[str, str], names: Names) -> tuple[str, ...]:
    """All that is told of Bruna's blow, thrown with these faces, and of the goblin's parry."""
    lines: list[str] = []
    play = play_from(state)
    for seat, action in (("A", actions.Attack("goblin-1", "longsword")), ("S", actions.Defend())):
        done = act(play, seat, action)
        assert not isinstance(done, Refusal)
        after, thrown = settle(done[0], lambda roll: (faces[roll.purpose],) * len(roll.dice))
        for commit in (done[1], *thrown):
            lines += story(commit.events, GAME.view(play.state, "A"), GAME.view(after.state, "A"), names)
        play = after
    return tuple(lines)


@pytest.mark.rule("TQ-8.9")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_blow_that_harms_nobody_is_said_to(language: str) -> None:
    key = 'h = { hero = "bruna", items = ["longsword"] }\ng = { minion = "goblin", id = "goblin-1" }'
    state, names = position("+-+-+-+\n|h g .|\n+-+-+-+", key), named(language)
    goblin = names.texts("figure-goblin")
    unhurt = names.texts("quest-unhurt", figure=f"{goblin[:1].upper()}{goblin[1:]} 1")
    assert fought(state, {"attack": "kite", "defence": "oval"}, names).count(unhurt) == 1
    assert unhurt not in fought(state, {"attack": "skull", "defence": "kite"}, names)
    assert unhurt not in fought(state, {"attack": "!", "defence": "!"}, names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_has_walked_is_not_told_to_begin(language: str) -> None:
    say, state = Texts(language), position(ALONE, EMPTY_HANDS)
    walked = replace(state, turn=Turn("h", 1, ("move",)))
    before, after = reading(state, language), reading(walked, language)
    for verb in ("open", "jump", "push", "e", "nne"):
        assert told(after, verb) == say.refusal(refuse("moved-already"))
        assert told(before, verb) == say.refusal(refuse("not-moving"))
    view = GAME.view(walked, "A")
    assert put(refuse("not-moving"), view, named(language)).code == "moved-already"

"""An adventure on the smallest screen, 80 by 24: everybody is on it, and nothing is scrolled off it."""

from __future__ import annotations

from itertools import islice

import pytest
from msgspec.structs import replace
from rich.cells import cell_len
from rich.console import Console

from cli.questions import keyboard
from cli.test_quest_pictures import named, text
from taberna.cli.keyboard import WORDS
from taberna.cli.names import Names
from taberna.cli.presentation import any_presentation
from taberna.cli.terminal import Script, _fitted
from taberna.cli.tseuquest import TSEUQUEST
from taberna.cli.tseuquest.prompt import ask
from taberna.cli.tseuquest.screen import board
from taberna.cli.tseuquest.sheet import strip
from taberna.cli.vocabulary import Vocabulary
from taberna.games.tseuquest.flow.state import State
from taberna.games.tseuquest.flow.steps import Motion
from taberna.games.tseuquest.game import GAME
from taberna.games.tseuquest.options import SORCERER, Chosen, Options
from taberna.texts import LANGUAGES
from tseuquest.plays import position, random_adventure

WIDE, HIGH = 80, 24
PARTY = (Chosen("A", "bruna"), Chosen("A", "sela"))
ROOM = """
+-+-+-+-+-+-+
|h r q g o .|
+ + + + + + +
|s t u v w z|
+-+-+-+-+-+-+
"""
CROWD = 'h = { hero = "bruna", state = ["prone"] }\n' + "\n".join(
    f'{sign} = {{ minion = "goblin", id = "goblin-{n}" }}' for n, sign in enumerate("rqgostuvwz", 1)
)


def room_left(state: State, names: Names) -> int:
    """Lines for what happened, once the map and the question are drawn."""
    asked = keyboard(Script(False), state, names.texts.language)
    return _fitted(Console(width=WIDE, height=HIGH, color_system=None), asked.parts())[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_fits_with_what_happened(language: str) -> None:
    names = named(language)
    asked = 0
    for play, _ in islice(random_adventure(Options(adventure="lost-lamp", party=PARTY), 2), 300):
        if GAME.waiting(play.state) == ("A",) and GAME.view(play.state, "A").board:
            asked += 1
            assert room_left(play.state, names) >= 1, GAME.view(play.state, "A").pending
    assert asked > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_is_above_the_map(language: str) -> None:
    names = named(language)
    view = GAME.view(position(ROOM, CROWD), "A")
    hero, *goblins = (f for f in view.figures)
    assert hero.seat != SORCERER
    small = text(board(view, names), WIDE, HIGH).splitlines()
    above = " ".join(small[1:3]).replace("\N{NO-BREAK SPACE}", " ")
    assert f"♥{hero.life}/" in above
    assert f"({names.texts('state-prone')})" in above
    told = sum(f"♥{goblin.life}/" in above for goblin in goblins[:1])
    assert told == 1
    more = above.count("♥") - 1
    assert 2 < more < len(goblins)
    assert names.texts("roster-more", count=len(goblins) - more) in above, "and nobody is forgotten"


def test_those_nearby_come_first() -> None:
    names = named("en")
    shown = strip(GAME.view(position(ROOM, CROWD), "A"), names, WIDE).plain.replace("\N{NO-BREAK SPACE}", " ")
    near, far = shown.index("Goblin 1 "), shown.index("Goblin 2 ")
    assert near < far
    assert "Goblin 10" not in shown


def test_a_tall_screen_has_the_sheets_below_the_map() -> None:
    tall = text(board(GAME.view(position(ROOM, CROWD), "A"), named("en")), WIDE, 50).splitlines()
    (row,) = [n for n, line in enumerate(tall) if "Bruna" in line and "♥" in line]
    assert row > max(n for n, line in enumerate(tall) if line.startswith(" 2"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_else_can_be_typed_is_one_line(language: str) -> None:
    show, say = any_presentation(TSEUQUEST), named(language).texts
    words = Vocabulary(say, show.reading)
    phrases = (*show.reading.typed, *show.reading.asides, *show.reading.lookups, *WORDS)
    assert cell_len(say("also", words=", ".join(map(words.said, phrases)))) <= WIDE


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_points_that_the_question_tells_are_not_above_the_map(language: str) -> None:
    """While she walks, the question tells of squares, and the points stand above the map again."""
    names, view = named(language), GAME.view(position(ROOM, CROWD), "A")
    assert view.turn is not None
    points = names.texts("turn-of", figure=names.texts("figure-bruna"), points=view.turn.points)
    assert ask(view, names).count(str(view.turn.points)) == 1
    assert points not in text(board(view, names), WIDE, HIGH)
    walking = replace(view, pending=Motion("h", "A", "tense", 5))
    assert points in text(board(walking, names), WIDE, HIGH)
    assert points in text(board(view, names), WIDE, 50), "where there is room"

"""What newcomers stumbled over: numbers that change, squares in no order, and verbs with nothing to do."""

from __future__ import annotations

from itertools import islice

import pytest

from cli.program import Run
from cli.test_quest_pictures import named
from cli.test_quest_spelling import cellar
from taberna.cli.interrupts import Aside
from taberna.cli.line_reader import LineReader
from taberna.cli.menu import Menu, build
from taberna.cli.presentation import any_presentation
from taberna.cli.tseuquest import TSEUQUEST
from taberna.cli.tseuquest.idle import VERBS
from taberna.games.tseuquest.flow import actions
from taberna.games.tseuquest.flow.state import State, step
from taberna.games.tseuquest.flow.steps import Motion
from taberna.games.tseuquest.game import GAME
from taberna.games.tseuquest.options import Chosen, Options
from taberna.table.game import any_game
from taberna.table.refusal import refuse
from taberna.table.values import Action
from taberna.texts import LANGUAGES, Texts
from tseuquest.plays import position, random_adventure

ALONE = """
+-+-+-+
|h . .|
+ + + +
|. . .|
+-+-+-+
"""
EMPTY_HANDS = 'h = { hero = "bruna", items = [] }'


def reading(state: State, language: str = "en", *, patient: bool = True) -> LineReader:
    game, names = any_game(GAME), named(language)
    legal = game.legal(state, "A").actions
    return LineReader(any_presentation(TSEUQUEST), names, game, game.view(state, "A"), legal, patient=patient)


def told(found: LineReader, typed: str) -> str:
    with pytest.raises(Aside) as aside:
        found.meant(typed)
    assert aside.value.refused
    return aside.value.text


@pytest.mark.parametrize("patient", [True, False], ids=["screen", "script"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_to_use_is_said_so(language: str, patient: bool) -> None:
    say, alone = Texts(language), reading(position(ALONE, EMPTY_HANDS), language, patient=patient)
    for verb in ("use", "attack", "shoot", "cast", "disarm", "trade", "drop", "repair", "control"):
        label = say(f"do-{verb}")
        assert told(alone, verb) == told(alone, label) == told(alone, label.upper()) == say("idle", verb=verb)
    for verb in ("open", "jump", "push", "e", "nne"):
        assert told(alone, verb) == say.refusal(refuse("not-moving"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_such_verb_has_its_words(language: str) -> None:
    say = Texts(language)
    sentences = {say("idle", verb=verb) for verb in VERBS}
    assert len(sentences | {say("idle", verb="none of them")}) == len(VERBS) + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_can_be_done_is_asked_about(language: str) -> None:
    """By the word on the screen, by that of the notation and by its number."""
    found = reading(cellar(), language)
    for typed in ("attack", Texts(language)("do-attack"), "3"):
        meant = found.meant(typed)
        assert isinstance(meant, Menu)
        assert len(meant.choices) == 2


def test_a_script_is_told_what_it_could_mean(taberna: Run) -> None:
    words = ("play", "tseuquest", "good-barrel", "--seed", "3", "--option", "party=A:bruna")
    ran = taberna(*words, lines="drop\n")
    assert "Script line 1: drop: “drop” could be: longsword, shield." in ran.err


def keys(menu: Menu[Action]) -> dict[str, str]:
    return {choice.label: choice.key for choice in menu.choices}


def test_a_verb_keeps_its_number() -> None:
    """Whether there is somebody to attack or not, 6 searches and 0 ends the turn; and it stands last."""
    alone, among = keys(reading(position(ALONE, EMPTY_HANDS)).menu), keys(reading(cellar()).menu)
    assert len(among) > len(alone)
    assert all(among[verb] == key for verb, key in alone.items() if verb in among)
    for numbers in (alone, among):
        assert list(numbers)[-1] == "End turn"
        assert numbers["End turn"] == "0"
        assert len(set(numbers.values())) == len(numbers)


def test_no_two_choices_have_one_number_and_none_changes_it() -> None:
    """In a whole adventure, from step to step: n, e, s, w in this order, then what else, and 5 to stop. No
    number ends both a movement and a turn."""
    known: dict[tuple[str, str], str] = {}
    stops = 0
    options = Options(adventure="lost-lamp", party=(Chosen("A", "bruna"), Chosen("A", "sela")))
    for play, _ in islice(random_adventure(options, 2), 400):
        state = play.state
        if GAME.waiting(state) != ("A",) or not isinstance(step(state), Motion | None):
            continue
        going = "going" if step(state) else "turn"
        found = keys(reading(state).menu)
        assert len(set(found.values())) == len(found)
        assert all(known.setdefault((going, verb), key) == key for verb, key in found.items())
        if going == "going":
            ways = [key for key in found.values() if key.isalpha()]
            assert ways == sorted(ways, key="nesw".index) == list(found.values())[: len(ways)]
            assert "5" not in list(found.values())[:-1]  # it stands last, where one may stop at all
            assert "0" not in found.values()
            stops += "5" in found.values()
    assert len(known) > 12
    assert stops > 12


def test_squares_are_listed_from_near_to_far() -> None:
    """Then column by column: a2 before b1, and a9 before a10."""
    view, names = GAME.view(cellar(), "A"), named("en")
    squares = ("d2", "a10", "b1", "d1", "a9", "a2", "c1")
    casts = (actions.Cast("dragon-breath", square) for square in squares)
    menu = build((path, cast) for cast in casts for path in TSEUQUEST.reading.ways(cast, view, names))
    (card,) = menu.choices
    assert isinstance(card.then, Menu)
    assert [choice.key for choice in card.then.choices] == ["a2", "b1", "c1", "d1", "d2", "a9", "a10"]
    assert card.then.choices[0].note == "one square away"

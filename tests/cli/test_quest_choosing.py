"""Before the first turn, between adventures and in a fight: what the terminal offers, why not the rest."""

from __future__ import annotations

import pytest

from cli.test_quest_idle import reading
from cli.test_quest_menu import Watcher
from cli.test_quest_pictures import named
from cli.test_quest_spelling import Typist
from taberna.cli.menu import Closed, Menu
from taberna.cli.tseuquest import TSEUQUEST
from taberna.cli.tseuquest.chooser import choose
from taberna.cli.tseuquest.map import picture
from taberna.cli.tseuquest.roads import stages
from taberna.cli.tseuquest.spelling import spelled
from taberna.games.tseuquest.flow import actions
from taberna.games.tseuquest.flow.state import State
from taberna.games.tseuquest.game import GAME
from taberna.games.tseuquest.options import Belongings, Campaign, Chosen, Options
from taberna.games.tseuquest.things.shelf import adventures
from taberna.table.play import begin
from taberna.table.refusal import Refusal
from taberna.table.values import Action
from taberna.texts import LANGUAGES, Texts
from tseuquest.plays import position

BESIDE = """
+-+-+-+-+
|h g . .|
+-+-+-+-+
"""


def camp(*owned: Belongings, party: tuple[str, ...] = ("bruna",), played: str = "good-barrel") -> State:
    chosen = tuple(Chosen("A", hero) for hero in party)
    options = Options(variant="interlude", party=chosen, campaign=Campaign(owned, (played,), (played,)))
    begun = begin(GAME, options)
    assert not isinstance(begun, Refusal), begun
    return begun[0].state


def under(menu: Menu[Action], *labels: str) -> Menu[Action] | Action | Closed:
    at: Menu[Action] | Action | Closed = menu
    for label in labels:
        assert isinstance(at, Menu)
        (at,) = (choice.then for choice in at.choices if choice.label == label)
    return at


# -- what is played, and who goes


@pytest.mark.parametrize("language", LANGUAGES)
def test_enter_twice_begins_the_campaign_with_two(language: str) -> None:
    wished = choose(Typist("", ""), Texts(language))
    assert wished.typed == {"adventure": "the-tab", "party": "A:bruna,A:sela"}
    assert wished.goes_on


def test_an_adventure_by_its_number_and_a_party_by_numbers_and_names() -> None:
    wished = choose(Typist("3", "1, odo"), Texts("en"))
    assert wished.typed["adventure"] == stages("good-barrel")[1][0]
    assert wished.typed["party"].endswith(",A:odo")
    assert not wished.goes_on


def test_what_can_not_be_read_is_asked_again() -> None:
    watcher = Watcher("99", "2", "1 1", "nobody", "1 2 3 4 5", "2")
    assert choose(watcher, Texts("en")).typed["adventure"] == "good-barrel"
    assert sum("each once" in screen for screen in watcher.screens) == 4


# -- the map of the campaign


def test_the_map_has_every_adventure_once_and_says_what_was_won() -> None:
    state = camp(Belongings("bruna"))
    drawn = TSEUQUEST.reading.asides["map"](GAME.view(state, "A"), named("en"))
    assert sum(map(len, stages("good-barrel"))) == len(adventures()) == 12
    titles = [GAME.view(state, "A").coming[at].title["en"] for at in range(2)]
    assert all(f"→ {title}" in drawn for title in titles)
    assert (drawn.count("✓"), drawn.count("✗")) == (2, 1)  # one each in the legend


# -- between adventures


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_vanishes_from_the_camp_without_a_reason(language: str) -> None:
    say = Texts(language)
    menu = reading(camp(Belongings("bruna", 0, ("longsword",))), language).menu
    labels = {choice.label: choice for choice in menu.choices}
    for verb in ("buy", "sell", "barter", "carry", "store", "swap-hero", "ready"):
        assert say(f"do-{verb}") in labels, verb
    end = under(menu, say("do-sell"))
    assert isinstance(end, Closed)
    assert end.reason


def test_the_reason_is_the_engines() -> None:
    full = Belongings("bruna", 0, ("longsword", "shield"), ("axe",))
    found = reading(camp(full)).menu
    axe = under(found, "Pack")
    assert isinstance(axe, Closed)
    say = Texts("en")
    assert axe.reason == say("refusal-hands-full")
    alone = under(found, say("do-barter"))
    assert isinstance(alone, Closed)
    assert alone.reason == say("refusal-nobody-else")


def test_ready_says_what_is_in_the_way() -> None:
    over = Belongings("bruna", 0, ("longsword", "shield", "axe"))
    end = under(reading(camp(over)).menu, Texts("en")("do-ready"))
    assert isinstance(end, Closed)


# -- in a fight


def test_the_most_dice_come_first_and_the_empty_hand_last() -> None:
    armed = position(
        BESIDE, 'h = { hero = "bruna", items = ["staff", "longsword"] }\ng = { minion = "goblin" }'
    )
    weapons = under(reading(armed).menu, "Attack")
    assert isinstance(weapons, Menu)
    order = [choice.then for choice in weapons.choices]
    found = [end.weapon for end in order if isinstance(end, actions.Attack)]
    assert found[0] == "longsword"
    assert found[-1] == ""
    assert all("attack" in choice.note for choice in weapons.choices)


def test_the_map_keeps_the_adversary_in_sight() -> None:
    tall = "+-+\n" + "|h|\n+ +\n" + "|.|\n+ +\n" * 2 + "|g|\n+ +\n" + "|.|\n+ +\n" * 8 + "|.|\n+-+\n"
    state = position(tall, 'h = { hero = "bruna" }\ng = { minion = "goblin" }')
    drawn = picture(GAME.view(state, "A"), named("en"))
    assert {"a1", "a4"} <= drawn.meant


# -- verbs of one's own language


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_sentence_in_the_readers_language(language: str) -> None:
    say = Texts(language)
    armed = position(
        BESIDE, 'h = { hero = "bruna", items = ["staff", "longsword"] }\ng = { minion = "goblin" }'
    )
    names, view = named(language), GAME.view(armed, "A")
    goblin = next(figure.id for figure in view.figures if figure.seat == "S")
    for joint in say("joint-with").split():
        line = f"{say('do-attack')} {goblin} {joint} longsword"
        assert spelled(line, view, names) == f"attack {goblin} with longsword"
        assert reading(armed, language).meant(line) == (actions.Attack(goblin, "longsword"),)

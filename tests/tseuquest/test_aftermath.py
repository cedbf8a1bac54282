"""What is told once an adventure or a campaign is over."""

import pytest
from msgspec.structs import replace

from taberna.games.tseuquest.chapters.aftermath import aftermath
from taberna.games.tseuquest.flow.events import Ended
from taberna.games.tseuquest.flow.state import State
from taberna.games.tseuquest.game import GAME
from taberna.games.tseuquest.options import Belongings, Campaign, Chosen, Options
from taberna.games.tseuquest.phrases.phrase import phrases
from taberna.games.tseuquest.things.library import SHEETS
from taberna.games.tseuquest.things.shelf import adventure, adventures, campaign_of
from taberna.table.outcome import Outcome
from taberna.table.play import begin
from taberna.table.refusal import Refusal
from taberna.texts import Texts

HEROES = tuple(sheet.id for sheet in SHEETS.values() if sheet.kind == "hero")
ALONE = Campaign()
LANGUAGES = {"en", "es", "fr", "el"}


def ended(name: str, result: str, reason: str, campaign: Campaign = ALONE) -> State:
    options = Options(adventure=name, party=(Chosen("A", "bruna"), Chosen("B", "grim")))
    begun = begin(GAME, options)
    assert not isinstance(begun, Refusal)
    assert begun[0].state.script.triggers, "it was not laid out"
    return replace(begun[0].state, outcome=Outcome(result, reason), campaign=campaign)


def without(state: State, hero: str, *, escaped: bool) -> State:
    own = next(f for f in state.figures if f.id == hero)
    left = tuple(f for f in state.figures if f.id != hero)
    out = (*state.escaped, hero) if escaped else state.escaped
    life = own.life - 1 if escaped else 0
    return replace(state, figures=left, gone=(*state.gone, replace(own, life=life)), escaped=out)


def all_out(state: State, *, escaped: bool) -> State:
    return without(without(state, "bruna", escaped=escaped), "grim", escaped=escaped)


@pytest.mark.rule("TQ-17.6")
def test_how_it_went_is_told_by_who_came_back_and_why_it_ended() -> None:
    won = ended("good-barrel", "success", "nobody left")
    lost = ended("good-barrel", "failure", "nobody left")
    states = {
        "unharmed": won,
        "whole": without(won, "bruna", escaped=True),
        "fallen": without(won, "bruna", escaped=False),
        "nobody": all_out(lost, escaped=False),
        "empty": all_out(lost, escaped=True),
        "time": ended("good-barrel", "failure", "adventure"),
        "abandoned": ended("good-barrel", "failure", "abandoned"),
        "ruling": ended("good-barrel", "failure", "ruling"),
    }
    for how, state in states.items():
        told = aftermath(state)
        assert told is not None
        assert state.outcome is not None
        assert told.how == how
        for language in LANGUAGES:
            assert Texts(language)(f"quest-mentor-{state.outcome.result}-{how}")


def test_the_mentor_tells_a_success_that_nobody_came_back_from() -> None:
    told = aftermath(all_out(ended("good-barrel", "success", "nobody left"), escaped=False))
    assert told is not None
    assert (told.how, told.reward) == ("nobody", 0)


def test_who_came_back_has_the_reward_and_who_did_not_is_named() -> None:
    told = aftermath(without(ended("good-barrel", "success", "nobody left"), "grim", escaped=False))
    assert told is not None
    assert (told.home, told.fallen) == (("bruna",), ("grim",))
    assert told.reward == adventure("good-barrel").script.reward
    lost = aftermath(ended("good-barrel", "failure", "adventure"))
    assert lost is not None
    assert lost.reward == 0


def test_terminal_and_log_say_it_after_the_epilogue() -> None:
    state = without(ended("good-barrel", "success", "nobody left"), "grim", escaped=False)
    assert state.outcome is not None
    view = GAME.view(state, "A")
    said = phrases(Ended(state.outcome), view, view, "A")
    assert [each.message for each in said] == [
        "quest-ended-success",
        "quest-said",
        "quest-after-fallen",
        "quest-after-reward",
        "quest-mentor-success-fallen",
    ]


def test_nothing_is_told_before_the_end() -> None:
    assert aftermath(replace(ended("good-barrel", "success", ""), outcome=None)) is None


@pytest.mark.parametrize("last", ["looking-glass", "last-orders"])
def test_a_campaign_ends_by_its_roads_and_tells_what_became_of_everybody(last: str) -> None:
    roads, lost = ("good-barrel", "four-weathers", "long-spoon"), "small-change"
    owned = (Belongings("odo", fallen=True), Belongings("nim", 5))
    texts = campaign_of("good-barrel")["en"]
    told = aftermath(ended(last, "success", "nobody left", Campaign(owned, (*roads, lost), roads)))
    assert told is not None
    assert [words["en"] for words in told.told] == [
        texts[f"end-{last}"],
        texts["way-four-weathers"],
        texts["way-long-spoon"],
    ]
    assert {fate.hero: fate.words["en"] for fate in told.fates} == {
        "odo": texts["fell-odo"],
        "nim": texts["home-nim"],
        "bruna": texts["home-bruna"],
        "grim": texts["home-grim"],
    }


def test_an_adventure_by_itself_is_the_end_of_no_campaign() -> None:
    told = aftermath(ended("last-orders", "success", "nobody left"))
    assert told is not None
    assert (told.told, told.fates) == ((), ())


def test_every_line_of_the_campaign_comes_at_some_end() -> None:
    """Title and line are told before; each of the others by a road that can be gone or a fate that can be."""
    leads = {name for name in adventures() if adventure(name).script.next}
    shown = {"title", "line"} | {f"end-{name}" for name in adventures() if name not in leads}
    shown |= {f"way-{name}" for name in leads} | {
        f"{how}-{hero}" for hero in HEROES for how in ("home", "fell")
    }
    for language, texts in campaign_of("good-barrel").items():
        assert language in LANGUAGES
        assert set(texts) <= shown
        assert {f"home-{hero}" for hero in HEROES} | {f"fell-{hero}" for hero in HEROES} <= set(texts)

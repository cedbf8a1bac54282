"""The first evening on the page: the Mentor names what can be done next, and notices when it was done."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Sit
from browser.player import GLANCES
from browser.test_access import violations
from browser.tseuquest.crawler import Crawler
from taberna.games.tseuquest.flow import actions
from taberna.games.tseuquest.flow.steps import Motion

STEPS = ["throw", "door", "rats", "fight", "finish", "search", "take"]
STEPS += ["cellar", "traps", "jump", "chest", "drink", "home"]
DEEDS: Final = {
    "fight": "$='longsword'",
    "finish": "$='longsword'",
    "search": "='search treasure'",
    "take": "^='use'",
    "traps": "='search traps'",
    "chest": "^='use'",
    "drink": "^='use potion'",
    "home": "='leave'",
}
"""What is chosen of all that "Show me" lays out."""
BUTTONS: Final = {"defend": "defend", "stop": "stop", "halt": "stop"}


class Pupil(Crawler):
    """Does what the Mentor says, by clicks, and writes down what he said."""

    def __init__(self, page: Page) -> None:
        super().__init__(page, "A")
        self.steps: list[str] = []

    def obey(self) -> None:
        note = self.page.locator(".mentor")
        step, now = str(note.get_attribute("data-step")), str(note.get_attribute("data-now"))
        if step not in self.steps:
            self.steps.append(step)
        if now in BUTTONS:
            self.press(f".orders [data-act={BUTTONS[now]}]")
        elif now == "end":
            self.does(actions.Pass())
        elif now == "answer":
            self.press(".orders [data-act]")
        elif now != "wait":
            self.be_shown(step, now)

    def be_shown(self, step: str, now: str) -> None:
        self.page.locator(".mentor [data-way=show]").click()
        if now == "touch":
            expect(self.page.locator("[data-touched]")).to_contain_text("Giant rat")
        elif now in ("go", "near"):
            self.press(".orders [data-way=walk]")
        elif now == "act":
            self.press(f".orders [data-act{DEEDS[step]}]")
        else:
            self.press(".orders [data-act='walk tense']")

    def wander(self, chance: Random) -> None:
        """Anything, but out."""
        kept = (actions.Leave, actions.Abandon, actions.Drop)
        legal = [action for action in self.legal.actions if not isinstance(action, kept)]
        self.does(chance.choice(legal))


def learn(sit: Sit) -> Pupil:
    page = sit("/learn/tseuquest")
    pupil = Pupil(page)
    page.locator("[data-way=begin]").click()
    expect(page.locator(".mentor")).to_be_visible()
    expect(page.locator("[data-moment=briefing] .goal")).to_contain_text("Fetch the corkscrew")
    return pupil


def go_on(pupil: Pupil, does: Callable[[], None], *, until: Callable[[], bool] = lambda: False) -> bool:
    """Whenever asked, until that or the end; whether it is over."""
    for _ in range(GLANCES):
        stands = pupil.stands()
        if stands == "over":
            return True
        if stands == "asked":
            if until():
                return False
            does()
        else:
            pupil.page.wait_for_timeout(20)
    raise AssertionError(f"it never ended: {pupil.steps}")


@pytest.mark.slow
def test_the_mentor_leads_through_the_first_evening(sit: Sit) -> None:
    pupil = learn(sit)
    assert violations(pupil.page) == []
    assert go_on(pupil, pupil.obey)
    assert pupil.steps == STEPS
    assert pupil.view.outcome is not None
    assert pupil.view.outcome.result == "success"
    last = pupil.page.locator("[data-last=success]")
    expect(last).to_be_visible()
    ways = [way.get_attribute("href") for way in last.locator("a").all()]
    assert ways == ["/gather", "/gather#friends", "/rules/tseuquest"]
    assert violations(pupil.page) == []
    last.locator("a[href='/gather#friends']").click()
    expect(pupil.page.locator("[data-chair=sela] select")).to_have_value("link")


@pytest.mark.slow
@pytest.mark.parametrize("route", [1, 2])
def test_whoever_wandered_about_is_led_from_there(sit: Sit, route: int) -> None:
    """Thirty deeds by chance, then what the Mentor says: it can always be done, and it leads to the end."""
    pupil = learn(sit)
    chance = Random(route)
    deeds = 0

    def wander() -> None:
        nonlocal deeds
        deeds += 1
        pupil.wander(chance)

    if not go_on(pupil, wander, until=lambda: deeds >= 30):
        assert go_on(pupil, pupil.obey)
    assert pupil.view.outcome is not None
    expect(pupil.page.locator("[data-last]")).to_be_visible()


@pytest.mark.slow
def test_whoever_goes_home_at_once_is_told_what_was_missed(sit: Sit) -> None:
    pupil = learn(sit)

    def leaves() -> None:
        if isinstance(pupil.view.pending, Motion) or actions.Leave() in pupil.legal.actions:
            pupil.does(actions.Leave())
        else:
            pupil.obey()

    assert go_on(pupil, leaves)
    expect(pupil.page.locator("[data-last=without] a").first).to_have_attribute("href", "/learn/tseuquest")
    again = pupil.page.locator(".ways a[href^='/records/']")
    expect(again).to_be_visible()  # from now on it counts
    missing: list[str] = []
    pupil.page.on("response", lambda answer: missing.append(answer.url) if answer.status == 404 else None)
    again.click()
    expect(pupil.page.locator(".scrub")).to_be_visible()
    assert missing == []
    pupil.page.goto("/me")
    line = pupil.page.locator(".turns li")
    expect(line).to_contain_text("TseuQuest, with Sorcerer (a bot): the adventure has failed")
    expect(pupil.page.locator("header")).not_to_contain_text("King’s Gambit")

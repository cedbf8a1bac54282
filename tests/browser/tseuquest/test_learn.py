"""The first evening on the page: the Mentor names the next thing, and notices when it was done."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Sit
from browser.test_access import violations
from browser.tseuquest.crawler import Crawler
from taberna.games.tseuquest.flow.actions import TseuQuestAction
from tseuquest.pupil import choose

STEPS = ["throw", "door", "rats", "fight", "finish", "search", "take"]
STEPS += ["cellar", "traps", "jump", "chest", "drink", "home"]


class Pupil(Crawler):
    """Does what the Mentor says, by clicks, and writes down what he said."""

    def __init__(self, page: Page) -> None:
        super().__init__(page, "A")
        self.steps: list[str] = []
        self.fetched = False

    def wants(self) -> TseuQuestAction:
        return choose(self.view, self.fetched, self.legal.actions)

    def learn(self) -> None:
        said = self.page.locator(".mentor").get_attribute("data-step")
        if said and said not in self.steps:
            self.steps.append(said)
            self.fetched = said in ("drink", "home")
        if said == "rats":
            rat = next(f for f in self.view.figures if f.seat == "S")
            self.point(rat.square)
            expect(self.page.locator(f"[data-touched={rat.id}]")).to_contain_text("Giant rat")
        else:
            self.does(self.wants())


@pytest.mark.slow
def test_the_mentor_leads_through_the_first_evening(sit: Sit) -> None:
    page = sit("/learn/tseuquest")
    pupil = Pupil(page)
    page.locator("[data-way=begin]").click()
    expect(page.locator(".mentor")).to_be_visible()
    assert violations(page) == []
    for _ in range(400):
        stands = pupil.stands()
        if stands == "over":
            break
        if stands == "asked":
            pupil.learn()
        else:
            page.wait_for_timeout(20)
    assert pupil.steps == STEPS
    assert pupil.view.outcome is not None
    assert pupil.view.outcome.result == "success"

"""The page of TseuQuest's rules: every clause, and little maps before and after."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Sit
from browser.test_access import violations
from taberna.texts import Texts, folder

TITLES = {"en-GB": "Rules", "es-ES": "Reglas", "fr-FR": "Règles", "el-GR": "Κανόνες"}


@pytest.mark.slow
@pytest.mark.parametrize("language", TITLES)
def test_a_door_before_and_after(sit: Sit, language: str) -> None:
    page = sit("/rules/tseuquest", language=language, width=390, height=844)
    expect(page.locator("h1")).to_have_text(TITLES[language])
    assert page.locator(".clause").count() == 146
    assert page.locator("#tq-8-12 .rows dd").count() == 8
    door = page.locator("#tq-14-4")
    door.locator("summary").click()
    before, after = door.locator("svg.little").first, door.locator("svg.little").last
    expect(before.locator("[data-door=b1e]")).to_have_attribute("data-kind", "closed")
    expect(after.locator("[data-door=b1e]")).to_have_attribute("data-kind", "open")
    assert door.locator("li.no").count() == 3  # no door there, a shut one, and an open one
    assert "{" not in door.inner_text()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []


@pytest.mark.slow
def test_every_word_written_on_a_thing_is_read_there(sit: Sit) -> None:
    """Adventurers, adversaries, cards, objects, treasures, scenery, traps, faces of the board."""
    page = sit("/rules/tseuquest")
    expect(page.locator("[data-all]")).to_have_count(8)
    for sort in page.locator("[data-all] > summary").all():
        sort.click()
    shown = " ".join(page.locator("[data-all] i").all_inner_texts())
    written = (folder() / "en" / "tseuquest-content.ftl").read_text(encoding="utf-8")
    names = re.findall(r"^([\w-]+-about) =", written, re.MULTILINE)
    assert len(names) > 200
    assert [name for name in names if Texts("en")(name) not in shown] == []

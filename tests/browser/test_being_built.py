"""A game without a page says so, and leads nowhere: nothing is offered that would not work."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from browser.conftest import ROOT, Sit, house
from browser.tseuquest.crawler import arrive

SAYS = {
    "en-GB": "The masons are still at work on it.",
    "es-ES": "Los albañiles siguen en ello.",
    "fr-FR": "Les maçons y travaillent encore.",
    "el-GR": "Οι χτίστες το δουλεύουν ακόμη.",
}


@pytest.fixture(scope="module")
def hazard(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a house is that has Hazard on its shelf, but no page built with it."""
    with house(
        tmp_path_factory.mktemp("house"), TABERNA_GAMES="house:ALL", PYTHONPATH=str(ROOT / "tests")
    ) as where:
        yield where


@pytest.mark.slow
@pytest.mark.parametrize("language", SAYS)
def test_a_game_without_a_page_says_so_and_leads_nowhere(sit: Sit, hazard: str, language: str) -> None:
    page = sit(at=hazard, language=language)
    arrive(page, "Ana")
    opened = page.request.post("/api/tables", data={"game": "hazard", "public": True})
    assert opened.ok, opened.text()
    table = opened.json()["table"]["id"]
    page.goto(f"/tables/{table}")
    expect(page.get_by_role("heading", name="hazard")).to_be_visible()
    expect(page.locator("main")).to_contain_text(SAYS[language])
    assert page.locator("main button, .orders").count() == 0
    page.locator("main a").click()
    expect(page.locator(".hail h1")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert page.locator(f"a[href='/tables/{table}']").count() == 0
    page.goto("/me")
    expect(page.locator("main h1")).to_be_visible()
    assert page.locator(f"a[href='/tables/{table}']").count() == 0

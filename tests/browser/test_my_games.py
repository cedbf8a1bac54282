"""One's own page: what was remembered, against whom, the puzzles of other days; and before any of it."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Sit
from browser.player import play_out
from browser.test_variants import open_table
from sampled import one_quickly
from taberna.texts import LANGUAGES

SHARES = {
    "what": [("C", 3, 4), ("L", 0, 2)],
    "moves": [("0", 2, 2), ("1", 1, 2), ("2", 0, 1), ("4", 0, 1), ("", 0, 0)],
    "seconds": [("15", 3, 3), ("30", 0, 1), ("60", 0, 1), ("120", 0, 1), ("", 0, 0)],
}
FIGURES = {
    "games": 6,
    "recall": {
        "right": 3,
        "of": 6,
        **{name: [{"label": a, "right": b, "of": c} for a, b, c in rows] for name, rows in SHARES.items()},
    },
    "against": [{"name": "Berta", "bot": "", "won": 4, "lost": 2, "drawn": 0}],
    "streak": 2,
    "longest": 3,
    "usual": {"moves": [90, 70, 55, 40, None], "seconds": [None] * 5},
}
DAYS = [{"day": f"2026-3-{n}", "right": n != 2, "row": 1} for n in range(1, 5)]


def shown(page: Page, name: str) -> str:
    found = page.locator(f"[data-figures={name}]")
    found.wait_for()
    return found.inner_text()


def test_of_a_game_that_is_over_and_before_it_of_none(sit: Sit) -> None:
    page = sit(name="Ana")
    page.goto("/me")
    shown(page, "puzzles")
    expect(page.locator("[data-figures=recall], [data-figures=against]")).to_have_count(0)
    page.goto("/")
    open_table(page, company="bot")
    play_out(page)
    page.goto("/me")
    assert "Mirela" in shown(page, "against")
    expect(page.locator("[data-figures=recall]")).to_be_visible()


@pytest.mark.parametrize("language", one_quickly("el", LANGUAGES))
def test_every_plot_can_be_read_aloud(sit: Sit, language: str) -> None:
    page = sit("/join", language=language)
    page.evaluate("days => localStorage.setItem('taberna.puzzles', days)", json.dumps(DAYS))
    page.evaluate("() => localStorage.setItem('taberna.guest', 'true')")
    page.route("**/api/guest/figures", lambda route: route.fulfill(json=FIGURES))
    page.goto("/me")
    shown(page, "recall")
    for table, rows in zip(page.locator(".shares table").all(), SHARES.values(), strict=True):
        told = [row.inner_text() for row in table.locator("tr").all()]
        assert len(told) == len(rows)
        for text, (_, right, of) in zip(told, rows, strict=True):
            assert str(right) in text
            assert str(of) in text
    by_moves, by_time = page.locator(".shares:not(.rings)").all()
    assert by_moves.locator("polyline").count() == 2
    assert "55" in by_moves.locator("table tr").nth(2).inner_text()
    assert "55" not in by_moves.locator("table tr").nth(1).inner_text()
    assert by_time.locator("polyline").count() == 1, "of too few nothing is told"
    assert page.locator(".days .well").count() == 3
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert page.locator("[data-figures=against] tbody td").all_inner_texts() == ["4", "2", "0"]

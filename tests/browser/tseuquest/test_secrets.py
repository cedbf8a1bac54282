"""An adventurer's page was sent and holds nothing that nobody has seen, and no hand but its own (TQ-G195)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import ROOT, Sit, house
from browser.player import GLANCES
from browser.tseuquest.canary_house import LEAKING
from browser.tseuquest.crawler import OFFERED, OVER, Crawler, open_table
from browser.tseuquest.reader import Reader, leaks, truths
from taberna.games.tseuquest.things.library import CARDS
from tseuquest.canaries import CANARY

HERE, BOT = {"kind": "here"}, {"kind": "bot", "bot": "simple"}
PARTY: Final = [{"seat": "A", "hero": "ilka"}, {"seat": "B", "hero": "sela"}]
HOUSE: Final = "browser.tseuquest.canary_house"
TESTS: Final = str(ROOT / "tests")
PLANTED: Final = """async ([name, cards]) => {
    document.body.dataset.next = `${name}-written`
    document.body.dataset.hand = cards.join(' ')
    localStorage.setItem('next', `${name}-kept`)
    window.remembered = { hand: cards, next: [name, 'remembered'].join('-') }
    for (const key in { [window.remembered.next]: 1 }) window.remembered.key = key
    await fetch('/api/planted')
}"""
EVERY: Final = 30
"""Deeds between two looks into the page."""


@pytest.fixture(scope="module")
def canary_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """All that an author named has a name met nowhere else."""
    with house(tmp_path_factory.mktemp("canaries"), module=(HOUSE,), PYTHONPATH=TESTS) as where:
        yield where


def sit_down(page: Page, **more: Any) -> tuple[Crawler, Reader, str]:
    """Ilka, with Sela at her side, both with cards; the house keeps the dungeon."""
    table = open_table(
        page,
        options={"adventure": "good-barrel", "party": PARTY, **more},
        seats={"A": HERE, "B": BOT, "S": BOT},
        practice="secrets",
    )
    crawler, reader = Crawler(page, "A"), Reader(page, "A")
    page.goto(f"/tables/{table}")
    expect(page.locator(OFFERED).first).to_be_visible()
    return crawler, reader, table


def crawl(crawler: Crawler, reader: Reader) -> None:
    idle = 0
    while idle < GLANCES:
        stands = crawler.stands()
        if stands == "over":
            return
        if stands == "asked":
            if len(crawler.done) % EVERY == EVERY - 1:
                reader.look()
            crawler.step()
            idle = 0
        else:
            idle += 1
            crawler.page.wait_for_timeout(20)
    raise AssertionError("nobody is asked")


def record(page: Page, table: str) -> bytes:
    kept = page.request.get(f"/api/tables/{table}/record")
    assert kept.ok, kept.text()
    return kept.body()


@pytest.mark.slow
@pytest.mark.rule("TQ-G195")
def test_a_page_knows_nothing_that_nobody_has_seen(sit: Sit, canary_house: str) -> None:
    page = sit(at=canary_house)
    crawler, reader, table = sit_down(page, rounds_max=8)
    crawl(crawler, reader)
    expect(page.locator(OVER)).to_be_visible()
    reader.look()
    known = truths(record(page, table), "A")
    assert leaks(reader.pieces, known) == []
    hidden = [now for now in known if now.names and now.places and now.cards]
    assert len(hidden) > len(known) // 2, "there was something to hide"
    assert hidden[-1].names < hidden[0].names, "some of it was found"
    assert hidden[-1].said > hidden[0].said, "and read aloud"
    [row, *_] = [piece.text for piece in reader.pieces if piece.where == "rows in memory"]
    assert any(card in row for hand in crawler.view.hands for card in hand.cards), (
        "a hand is found by this means"
    )


@pytest.mark.slow
@pytest.mark.rule("TQ-G195")
def test_what_is_let_out_is_found(sit: Sit, tmp_path: Path) -> None:
    """By a house that shows one figure too many, and by a page that keeps what it should not have."""
    with house(tmp_path, module=(HOUSE, LEAKING), PYTHONPATH=TESTS) as where:
        page = sit(at=where)
        crawler, reader, table = sit_down(page, rounds_max=1)
        while crawler.view.turn is None or crawler.stands() != "asked":
            if crawler.stands() == "asked":
                crawler.step()
        page.route("**/api/planted", lambda route: route.fulfill(body=f"{CANARY}-answered"))
        page.evaluate(PLANTED, [CANARY, list(CARDS)])
        reader.look()
        crawl(crawler, reader)
        known = truths(record(page, table), "A")
    found = leaks(reader.pieces, known)
    first = min(known[-1].names & {figure.id for figure in crawler.view.figures})
    hand = min(known[-1].cards)
    planted = {"answer": "answered", "document": "written", "storage": "kept", "memory": "remembered"}
    assert {f"{where}: {CANARY}-{what}" for where, what in planted.items()} <= {*found}
    assert {f"{where}: {first}" for where in ("frame", "document", "memory")} <= {*found}
    assert {f"{where}: {hand}" for where in ("document", "rows in memory")} <= {*found}
    assert f"frame: {hand}" not in found

"""An adventurer's page was sent and holds nothing that nobody has seen, and no hand but its own (TQ-G195)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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

HERE, BOT, FAIR = {"kind": "here"}, {"kind": "bot", "bot": "simple"}, {"kind": "bot", "bot": "fair"}
PARTY: Final = [{"seat": "A", "hero": "ilka"}, {"seat": "B", "hero": "sela"}]
HOUSE: Final = "browser.tseuquest.canary_house"
TESTS: Final = str(ROOT / "tests")
TELLTALE: Final = "browser.tseuquest.telltale:PLAYERS"
PLANTED: Final = """async ([name, cards]) => {
    document.body.dataset.next = `${name}-written`
    document.body.dataset.hand = cards.join(' ')
    localStorage.setItem('next', `${name}-kept`)
    window.remembered = { hand: cards, next: [name, 'remembered'].join('-') }
    await (await caches.open('next')).put('/next', new Response(`${name}-cached`))
    await new Promise(done => {
        const asked = indexedDB.open('next', 1)
        asked.onupgradeneeded = () => asked.result.createObjectStore('next').put(`${name}-indexed`, 1)
        asked.onsuccess = () => done(asked.result.close())
    })
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


def crawl(crawlers: Sequence[Crawler], readers: Sequence[Reader]) -> None:
    """To the end of it, with a look into every page from time to time."""
    idle = deeds = 0
    while idle < GLANCES:
        stands = [crawler.stands() for crawler in crawlers]
        if all(stand == "over" for stand in stands):
            return
        if "asked" in stands:
            deeds += 1
            if deeds % EVERY == EVERY - 1:
                for reader in readers:
                    reader.look()
            crawlers[stands.index("asked")].step()
            idle = 0
        else:
            idle += 1
            crawlers[0].page.wait_for_timeout(20)
    raise AssertionError("nobody is asked")


def record(page: Page, table: str) -> bytes:
    kept = page.request.get(f"/api/tables/{table}/record")
    assert kept.ok, kept.text()
    return kept.body()


def go_down_together(ann: Page, bob: Page) -> tuple[list[Crawler], list[Reader], str]:
    """Ann opens a table and waits; Bob comes by her link. They are read from the gathering on."""
    table = open_table(
        ann,
        name="Ann",
        options={"adventure": "good-barrel", "party": PARTY},
        seats={"A": HERE, "S": BOT},
        practice="secrets",
    )
    link = ann.request.post(f"/api/tables/{table}/invitations", data={"seat": "B"}).json()["link"]
    crawlers, readers = [Crawler(ann, "A"), Crawler(bob, "B")], [Reader(ann, "A")]
    ann.goto(f"/tables/{table}")
    expect(ann.locator(".invite")).to_be_visible()
    readers[0].look()
    readers.append(Reader(bob, "B"))  # what the room is sent before is forgotten with it
    bob.goto(link)
    bob.get_by_role("textbox").fill("Bob")
    readers[1].look()
    bob.locator("form button").click()
    expect(ann.locator("[data-deck]").first).to_be_visible()
    return crawlers, readers, table


@pytest.mark.slow
@pytest.mark.rule("TQ-G195")
def test_pages_know_nothing_that_nobody_has_seen(sit: Sit, canary_house: str) -> None:
    """A whole adventure, from the gathering to its end, by two pages with a hand of cards each."""
    ann, bob = sit(at=canary_house), sit(at=canary_house)
    crawlers, readers, table = go_down_together(ann, bob)
    crawl(crawlers, readers)
    for crawler, reader in zip(crawlers, readers, strict=True):
        expect(crawler.page.locator(OVER)).to_be_visible()
        reader.look()
    kept = record(ann, table)
    for crawler, reader in zip(crawlers, readers, strict=True):
        known = truths(kept, crawler.seat)
        assert leaks(reader.pieces, known) == []
        hidden = [now for now in known if now.names and now.places and now.cards]
        assert len(hidden) > len(known) // 2, "there was something to hide"
        assert hidden[-1].names < hidden[0].names, "some of it was found"
        assert hidden[-1].said > hidden[0].said, "and read aloud"
        rows = [piece.text for piece in reader.pieces if piece.where == "rows in memory"]
        assert any(card in row for row in rows for hand in hands_of(crawler) for card in hand), (
            "a hand is found by this means"
        )


def hands_of(crawler: Crawler) -> list[tuple[str, ...]]:
    """What its page was sent of its own cards, all the time."""
    told = (frame for frame in crawler.frames if frame.get("kind") == "committed")
    seen = (telling for frame in told for telling in frame["tellings"])
    return [
        tuple(event["cards"])
        for telling in seen
        for event in telling.get("events", ())
        if event["event"] == "hand-seen"
    ]


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
        crawl([crawler], [reader])
        known = truths(record(page, table), "A")
    found = leaks(reader.pieces, known)
    first = min(known[-1].names & {figure.id for figure in crawler.view.figures})
    hand = min(known[-1].cards)
    planted = {"answer": "answered", "document": "written", "storage": "kept", "memory": "remembered"}
    assert {f"{where}: {CANARY}-{what}" for where, what in planted.items()} <= {*found}
    assert {f"storage: {CANARY}-{what}" for what in ("cached", "indexed")} <= {*found}
    assert {f"{where}: {first}" for where in ("frame", "document", "memory")} <= {*found}
    assert {f"{where}: {hand}" for where in ("document", "rows in memory")} <= {*found}
    assert f"frame: {hand}" not in found


def with_companions(page: Page, rounds: int) -> tuple[Crawler, Reader, str]:
    """Ilka in a campaign, with Sela and a Sorcerer who give their reasons."""
    table = open_table(
        page,
        options={"adventure": "good-barrel", "party": PARTY, "rounds_max": rounds},
        seats={"A": HERE, "B": FAIR, "S": FAIR},
        practice="secrets",
        party=True,
    )
    crawler, reader = Crawler(page, "A"), Reader(page, "A")
    page.goto(f"/tables/{table}")
    expect(page.locator(OFFERED).first).to_be_visible()
    return crawler, reader, table


def until_her_turn(crawler: Crawler) -> None:
    while crawler.stands() != "asked" or crawler.view.turn is None:
        if crawler.stands() == "asked":
            crawler.step()


def opened(page: Page, table: str) -> bytes:
    """The record of a table within a campaign: its only adventurer asks to see what nobody found."""
    name = page.request.get(f"/api/tables/{table}").json()["record"]
    refused = page.request.get(f"/api/records/{name}")
    assert refused.json()["code"] == "kept-back"
    asked = page.request.post(f"/api/records/{name}/kept-back", data={})
    assert asked.json()["kept"] is False
    return page.request.get(f"/api/records/{name}").body()


@pytest.mark.slow
@pytest.mark.rule("TQ-G195", "TQ-G203")
def test_reasons_orders_and_a_tale_that_goes_on_let_nothing_out(sit: Sit, canary_house: str) -> None:
    """Companions are told what to do and say why they do it; then the replay, of which the rest is kept
    back."""
    page = sit(at=canary_house)
    crawler, reader, table = with_companions(page, rounds=60)
    until_her_turn(crawler)
    page.locator(".say input").focus()
    page.get_by_role("button", name="Scout ahead!", exact=True).click()
    crawl([crawler], [reader])
    reader.look()
    page.locator(".ways a[href^='/records/']").click()
    expect(page.locator(".scrub")).to_have_attribute("aria-busy", "false")
    reader.look()
    known = truths(opened(page, table), "A")
    assert leaks(reader.pieces, known) == []
    assert known[-1].names, "there is something that nobody found"
    frames = [piece.text for piece in reader.pieces if piece.where == "frame"]
    assert any('"reason": true' in frame for frame in frames)
    assert any('"text": "Scout ahead!"' in frame for frame in frames)


@pytest.mark.slow
@pytest.mark.rule("TQ-G195", "TQ-G203")
def test_a_reason_that_names_somebody_unseen_is_found(sit: Sit, tmp_path: Path) -> None:
    with house(tmp_path, module=(HOUSE,), PYTHONPATH=TESTS, TABERNA_BOTS=TELLTALE) as where:
        page = sit(at=where)
        crawler, reader, table = with_companions(page, rounds=1)
        crawl([crawler], [reader])
        reader.look()
        known = truths(opened(page, table), "A")
    found = leaks(reader.pieces, known)
    names = known[-1].names
    assert any(f"{place}: {name}" in found for place in ("frame",) for name in names)
    assert any(f"{place}: {name}" in found for place in ("document", "memory") for name in names)

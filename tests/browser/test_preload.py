"""What the server announces with a page is what the page fetches: nothing for nothing, and nothing twice."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from playwright.sync_api import Page, Route, expect

from browser.conftest import Sit
from browser.tseuquest.crawler import open_table

READY = {
    "/learn": "[data-lesson=place]",
    "/me": "main h1",
    "/puzzle": ".orders .plate",
    "/rules": "#ts-1-1 details",
}


def unannounced(route: Route) -> None:
    """The page without word of what it will need."""
    answer = route.fetch()
    # What was fetched here is unpacked already.
    dropped = ("link", "content-encoding", "content-length")
    headers = {name: value for name, value in answer.headers.items() if name.lower() not in dropped}
    route.fulfill(response=answer, headers=headers)


def visit(page: Page, path: str, ready: str = "") -> tuple[list[str], Counter[str]]:
    """What was announced there, and what was asked for until all is shown."""
    asked: Counter[str] = Counter()
    page.on("request", lambda request: asked.update([re.sub(r"^https?://[^/]+", "", request.url)]))
    answer = page.goto(path)
    assert answer
    expect(page.locator(ready or READY[path]).first).to_be_visible()
    return re.findall(r"<([^>]+)>", answer.headers.get("link", "")), asked


@pytest.mark.slow
@pytest.mark.parametrize("path", READY)
def test_what_is_announced_is_used(sit: Sit, path: str) -> None:
    announced, asked = visit(sit("about:blank", language="el-GR"), path)
    assert announced
    assert {file: asked[file] for file in announced} == dict.fromkeys(announced, 1)

    page = sit("about:blank", language="el-GR")
    page.route(f"**{path}", unannounced)
    silent, needed = visit(page, path)
    assert silent == []
    assert set(announced) - needed.keys() == set()


@pytest.mark.slow
def test_a_table_is_announced_with_its_game_and_with_no_other(sit: Sit) -> None:
    bot = {"kind": "bot", "bot": "simple"}
    crawl = {"options": {"adventure": "good-barrel"}, "seats": {"A": {"kind": "here"}, "B": bot, "S": bot}}
    page = sit("/", language="el-GR")
    crawling, stones = (f"/tables/{open_table(page, **wishes)}" for wishes in (crawl, {"game": "tellstones"}))

    announced, asked = visit(sit("about:blank", language="el-GR"), crawling, ".orders h1")
    assert any("quest-el" in file for file in announced)
    assert {file: asked[file] for file in announced} == dict.fromkeys(announced, 1)

    announced, asked = visit(sit("about:blank", language="el-GR"), stones, "main:not(.coming)")
    assert any("tellstones" in file for file in announced)
    assert [file for file in [*announced, *asked] if "quest" in file] == []
    assert {file: asked[file] for file in announced} == dict.fromkeys(announced, 1)


@pytest.mark.slow
def test_who_sits_at_a_table_is_read_before_its_game_has_come(sit: Sit) -> None:
    bot = {"kind": "bot", "bot": "simple", "name": "Ilka"}
    table = open_table(
        sit("/"), options={"adventure": "good-barrel"}, seats={"A": {"kind": "here"}, "B": bot, "S": bot}
    )
    page = sit("about:blank")
    kept: list[Route] = []
    page.route("**/assets/quest-*.js", lambda route: kept.append(route))
    page.goto(f"/tables/{table}")

    expect(page.locator(".coming h1")).to_have_text("Coming to the table")
    expect(page.locator(".coming p")).to_contain_text("At the table: ")
    expect(page.locator(".coming p")).to_contain_text("Ilka")
    assert kept

    for route in kept:
        route.continue_()
    page.unroute("**/assets/quest-*.js")
    expect(page.locator(".orders h1").first).to_be_visible()
    expect(page.locator(".coming")).to_have_count(0)

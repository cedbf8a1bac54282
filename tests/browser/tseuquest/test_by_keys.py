"""The short adventure by the keyboard alone, to its end."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from browser.conftest import Sit
from browser.tseuquest.by_keys import ByKeys
from browser.tseuquest.crawler import OFFERED, OVER, open_table, play_out

HERE, BOT = {"kind": "here"}, {"kind": "bot", "bot": "simple"}
ROUND: Final = 2
SIGNS: Final = {*"☠▼●↯∅"}
TRANSCRIPT: Final = "TABERNA_TRANSCRIPT"
"""Names a file for what was read out of one round: docs/tseuquest/by-ear.md was made so."""
CLICKS: Final = """() => {
    window.clicks = 0
    for (const kind of ['pointerdown', 'mousedown', 'touchstart'])
        addEventListener(kind, () => window.clicks++, { capture: true })
}"""


@pytest.mark.slow
def test_an_adventure_to_its_end_by_the_keyboard_alone(sit: Sit) -> None:
    page = sit()
    crawler = ByKeys(page, "A")
    table = open_table(
        page,
        options={"adventure": "good-barrel"},
        seats={"A": HERE, "B": BOT, "S": BOT},
        practice="keys",
    )
    page.goto(f"/tables/{table}")
    expect(page.locator(OFFERED).first).to_be_visible()
    page.evaluate(CLICKS)
    crawler.listen()
    play_out(crawler)
    if file := os.environ.get(TRANSCRIPT):
        Path(file).write_text("\n".join(crawler.round(ROUND)) + "\n", encoding="utf-8")
    expect(page.locator(OVER)).to_be_visible()
    assert page.evaluate("() => window.clicks") == 0
    heard = "\n".join(crawler.lines)
    assert crawler.round(ROUND)
    assert " attacks " in heard, "there was a fight"
    assert "Attack dice: " in heard
    told = [line for line in crawler.lines if line.startswith("- “")]
    assert not [line for line in told if SIGNS & {*line}], "a sign is no word"
    assert any(did.startswith("move ") for did in crawler.done)

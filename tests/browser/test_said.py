"""What is claimed: the same words on the plate, in the air and in the talk, until it is answered."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Sit
from browser.player import one_step, write
from browser.test_access import violations
from browser.test_company import invited, whose_turn
from browser.test_variants import OVER, open_table
from sampled import one_quickly
from taberna.texts import LANGUAGES, Texts


def bare(words: str) -> str:
    return re.sub(r"[«»“”.\s]", "", words)


@pytest.mark.parametrize("language", one_quickly("fr", LANGUAGES))
def test_a_plate_says_what_is_said_when_it_is_pressed(language: str) -> None:
    texts = Texts(language)
    boast, names = texts("say-boasted", line="none"), {"by": "Ana", "of": "Bo"}
    assert bare(texts("caption-challenge")) == bare(texts("say-challenged"))
    assert bare(texts("caption-boast")) == bare(boast)
    assert bare(boast) in bare(texts("event-boasted", line="none", **names))
    assert bare(texts("say-stolen")) in bare(texts("event-stolen", **names))


@pytest.mark.slow
def test_a_claim_is_the_last_line_of_the_talk_until_it_is_answered(sit: Sit) -> None:
    host = sit(name="Ana", width=1440, height=900)
    host.get_by_role("button", name="Invite by link").click()
    guest = invited(host, sit)
    assert one_step(whose_turn(host, guest)) == "hide"
    actor = whose_turn(host, guest)
    actor.locator(".plate[data-verb=challenge]").click()
    actor.locator(".line .stone.ringed").first.click()
    asked = guest if actor is host else host
    expect(asked.locator(".orders .symbol").first).to_be_visible()
    expect(asked.locator(".speech.claim")).to_contain_text("Name that one.")
    expect(host.locator(".talk li.due")).to_contain_text("Name that one.")
    expect(host.locator(".talk li").last).to_have_class(re.compile("due"))
    asked.locator(".orders .symbol").first.click()
    expect(host.locator(".talk li.due")).to_have_count(0)


@pytest.mark.slow
def test_a_phrase_with_a_hole_asks_for_a_stone_before_it_is_said(sit: Sit) -> None:
    host = sit(name="Ana", width=1440, height=900)
    host.get_by_role("button", name="Invite by link").click()
    guest = invited(host, sit, language="el-GR")
    host.locator(".groups button").nth(2).click()
    host.locator("[data-way=name]").click()
    stones = host.locator(".slips button")
    expect(stones).to_have_count(7)
    assert violations(host) == []
    stones.nth(4).click()
    expect(guest.locator(".talk li").last).to_contain_text("You never saw the Knight.")
    expect(host.locator("[data-way=name]")).to_be_focused()


@pytest.mark.slow
def test_with_two_lines_on_a_phone_words_lie_over_no_score(sit: Sit) -> None:
    host = sit(name="Ana", width=390, height=844)
    open_table(host, variant="vanguard", company="link")
    guest = invited(host, sit)
    write(guest, "They say the queen plays this too, and loses.")
    guest.get_by_role("textbox").press("Enter")
    expect(host.locator(".others .speech")).to_be_visible()
    assert not host.evaluate(OVER, [".others .speech", ".tally .track svg"])
    expect(host.locator(".latch")).to_be_in_viewport(ratio=0.99)

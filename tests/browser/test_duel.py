"""King's Gambit on the page: against the house, by a link, at one screen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Sit
from browser.player import OVER, TOLD_A_LOOK, one_step, play_out, until_a_look, until_asked
from browser.test_access import violations


def test_a_whole_duel_against_the_house(sit: Sit) -> None:
    page = sit()
    page.get_by_role("button", name="Play the house").click()
    expect(page.get_by_role("heading", name="Mirela", exact=True)).to_be_visible()
    play_out(page)
    expect(page.locator(OVER)).to_have_text(re.compile("You (win|lose)"))
    tracks = page.locator(".track svg")
    expect(tracks).to_have_count(2)
    for track in tracks.all():
        expect(track).to_have_attribute("aria-label", re.compile(r": [0-3] of 3 points$"))


def test_a_look_is_shown_once_and_gone(sit: Sit) -> None:
    page = sit()
    page.get_by_role("button", name="Play the house").click()
    until_a_look(page)
    stone = page.locator(".stone.tilt")
    expect(stone.locator("use[href^='#sym-']")).to_have_count(1)
    expect(page.get_by_role("status").first).to_contain_text("Stone")
    page.locator("[data-way=let-go]").click()
    expect(stone).to_have_count(0)
    assert not TOLD_A_LOOK.search(page.content())


def test_a_page_loaded_anew_is_where_it_was(sit: Sit) -> None:
    page = sit()
    page.get_by_role("button", name="Play the house").click()
    assert until_asked(page)
    line = page.locator(".line .stone").count()
    page.reload()
    assert until_asked(page)
    assert page.locator(".line .stone").count() == line


def invited(host: Page, sit: Sit, **who: str) -> Page:
    link = host.locator(".link input").first.input_value()
    guest = sit(link, **who)
    guest.get_by_role("textbox").fill(who.get("language", "Guest"))
    guest.locator("form button").click()
    return guest


@pytest.mark.slow
def test_two_browsers_over_a_link_one_of_them_loaded_anew(sit: Sit) -> None:
    host = sit(name="Ana")
    host.get_by_role("button", name="Invite by link").click()
    expect(host.get_by_role("img", name="Invitation link")).to_be_visible()
    guest = invited(host, sit, language="fr-FR")
    for page in (host, guest):
        expect(page.locator(".rail")).to_be_visible()
    for _ in range(4):
        for page in (host, guest):
            if page.locator(".orders .plate[data-verb]").count():
                one_step(page)
    guest.reload()
    expect(guest.locator(".rail")).to_be_visible()
    play_out(host, guest)
    host.locator("[data-way=rematch]").click()
    guest.locator("[data-way=accept]").click()
    expect(guest.locator(".orders [data-over]")).to_have_count(0)
    expect(guest.locator(".rail")).to_be_visible()


@pytest.mark.slow
def test_two_at_one_screen_hand_it_over_before_a_look(sit: Sit) -> None:
    page = sit()
    page.get_by_role("button", name="Two at this screen").click()
    until_a_look(page)
    expect(page.get_by_role("dialog")).to_be_visible()
    assert page.locator(".stone.tilt").count() == 0
    page.locator(".cover button").click()
    expect(page.locator(".stone.tilt use[href^='#sym-']")).to_have_count(1)
    page.locator("[data-way=let-go]").click()
    play_out(page)


@pytest.mark.slow
def test_a_duel_by_the_keyboard_alone(sit: Sit) -> None:
    page = sit()

    def press(page: Page, selector: str) -> None:
        target = page.locator(selector).first
        for _ in range(60):
            if target.evaluate("it => it === document.activeElement"):
                break
            page.keyboard.press("Tab")
        else:
            raise AssertionError(f"{selector} is not reached by the keyboard")
        page.keyboard.press("Enter")

    press(page, ".game .plate")
    play_out(page, press=press)


@pytest.mark.slow
def test_single_keys_play_and_a_question_mark_shows_them(sit: Sit) -> None:
    page = sit()
    page.get_by_role("button", name="Two at this screen").click()
    assert until_asked(page)
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("Challenge")
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator(".plate[data-verb=hide]")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("1")
    expect(page.locator(".line use[href='#stone-back']")).to_have_count(1)
    assert until_asked(page)
    page.locator("[data-space='1']").click()
    expect(page.locator(".plate[data-verb=hide]")).to_have_attribute("aria-disabled", "true")
    expect(page.locator(".plate[data-verb=peek]")).to_have_attribute("aria-disabled", "false")
    expect(page.locator(".plate[data-verb=boast]")).to_have_attribute("aria-disabled", "true")


@pytest.mark.slow
def test_the_second_at_a_screen_has_a_name(sit: Sit) -> None:
    page = sit()
    page.locator(".go.second button").click()
    page.locator("[data-option=company] select").select_option("screen")
    page.locator("[data-option=named] input").fill("Berta")
    page.locator("[data-option=named] input").press("Tab")
    page.locator(".options .plate").click()
    assert until_asked(page)
    expect(page.get_by_role("heading", name="Berta", exact=True)).to_have_count(1)

"""Whom one plays against: a rung of the ladder, a manner, and who sits where."""

from __future__ import annotations

from itertools import cycle

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Sit
from browser.player import once_more, one_step, play_out, until_asked
from browser.test_variants import open_table
from taberna.bots.tellstones.levels import LADDER
from taberna.bots.tellstones.repartee import SITUATIONS
from taberna.games.tellstones.stones import SYMBOLS
from taberna.texts import texts


def title(page: Page, seat: int = 0) -> str:
    return page.locator(".others .seat .who p").nth(seat).inner_text().strip()


@pytest.mark.slow
def test_one_click_plays_whoever_was_chosen_last(sit: Sit) -> None:
    page = sit()
    page.get_by_role("button", name="Opponent: Squire").click()
    page.get_by_role("radio", name="King").check()
    page.get_by_role("radio", name="gambler").check()
    expect(page.get_by_role("button", name="Opponent: King · gambler")).to_be_visible()
    page.reload()
    page.get_by_role("button", name="Play the house").click()
    assert until_asked(page)
    assert title(page).startswith("King · gambler")


def test_everybody_has_a_sentence_and_the_oracle_stands_apart(sit: Sit) -> None:
    page = sit()
    page.locator(".go.facing button").click()
    rungs = page.get_by_role("group", name="Bots by level", exact=True).get_by_role("radio")
    expect(rungs).to_have_count(5)
    for said in page.locator(".opponents .pick span").all_inner_texts():
        assert said.endswith(".")
    expect(page.locator(".opponents [data-alone]")).to_have_text(texts("en")("draws-alone"))
    oracle = page.get_by_role("group", name="Other bots").get_by_role("radio")
    oracle.check()
    expect(page.get_by_role("radio", name="gambler")).to_be_disabled()
    rungs.nth(0).press("ArrowDown")  # the keyboard alone
    expect(rungs.nth(1)).to_be_checked()


@pytest.mark.slow
def test_each_chair_of_the_round_has_its_own(sit: Sit) -> None:
    page = sit(language="fr-FR")
    page.locator(".go.second button").click()
    page.locator("[data-option=variant] select").select_option("round")
    levels, manners = page.locator("[data-choice=level] select"), page.locator("[data-choice=manner] select")
    for n, (level, manner) in enumerate((("page", "watcher"), ("king", "steady"), ("oracle", ""))):
        levels.nth(n).select_option(level)
        if manner:
            manners.nth(n).select_option(manner)
    page.locator(".options > button").click()
    assert until_asked(page)
    means = [texts("fr")(f"seat-{where}") for where in ("left", "partner", "right")]
    bots = ("Page · guetteur", "Roi", "Oracle")
    wanted = [f"{what} · {bot}" for what, bot in zip(means, bots, strict=True)]
    bonus = f" · {texts('fr')('seat-bonus')}"  # whoever scored first may have given it
    assert [title(page, n).removesuffix(bonus) for n in range(3)] == wanted


@pytest.mark.slow
def test_the_host_fills_empty_chairs_while_gathering(sit: Sit) -> None:
    page = sit(language="es-ES", name="Ana")
    open_table(page, variant="round", company="link")
    page.locator("[data-choice=level] select").first.select_option("marshal")
    for left in (3, 2, 1):
        expect(page.locator("[data-way=bot]")).to_have_count(left)
        page.locator("[data-way=bot]").first.click()
    assert until_asked(page)
    assert title(page).startswith(f"{texts('es')('seat-left')} · Mariscal")
    names = page.locator(".others .seat h2").all_inner_texts()
    assert names == ["Mirela", "Tomás", "Odile"]


def phrases(language: str) -> set[str]:
    """All that a bot can say, in one language."""
    say = texts(language[:2])
    ways = [f"bot-says-{about}-{way}" for about in SITUATIONS for way in range(1, 13)]
    return {
        say(way, symbol=symbol, space=str(space))
        for way in ways
        if way in say
        for symbol in SYMBOLS
        for space in range(1, 8)
    }


BUBBLES = """
    globalThis.bubbles = []
    new MutationObserver(() => {
        for (const it of document.querySelectorAll('.speech:not(.claim) p')) bubbles.push(it.textContent)
    }).observe(document, { childList: true, subtree: true, characterData: true })
"""


def said(page: Page, name: str) -> list[str]:
    """The lines of the talk, without who said them."""
    lines = page.locator(".talk li").all_inner_texts()
    return [line.removeprefix(name).strip() for line in lines if line.startswith(name)]


@pytest.mark.slow
def test_bots_talk_in_the_readers_language_until_they_are_muted(sit: Sit) -> None:
    page = sit(language="es-ES", width=1680, height=1050)
    page.add_init_script(BUBBLES)
    page.reload()
    page.locator(".go.facing button").click()
    page.locator(".opponents input[value=page]").check()
    page.locator(".opponents input[value=gambler]").check()
    page.locator(".go .plate.brass").first.click()
    while not set(page.evaluate("() => bubbles")) & set(said(page, "Mirela")):
        if until_asked(page):
            one_step(page)
        else:  # a whole game with hardly a word: once more, and what was said at this table is forgotten
            once_more(page)
            page.evaluate("() => { bubbles.length = 0 }")
    assert set(said(page, "Mirela")) <= phrases("es-ES")
    hush = page.locator(".talk [data-way=hush]")
    hush.click()
    expect(page.locator(".talk li")).to_have_count(0)
    hush.click()
    expect(page.locator(".talk li").first).to_be_attached()
    page.locator(".tools select").first.select_option("fr")
    page.wait_for_function("() => document.documentElement.lang === 'fr'")
    assert set(said(page, "Mirela")) <= phrases("fr-FR")


@pytest.mark.slow
def test_on_a_phone_they_are_muted_in_the_menu(sit: Sit) -> None:
    page = sit(width=360, height=740)
    page.get_by_role("button", name="Play the house").click()
    assert until_asked(page)
    page.get_by_role("button", name="Table", exact=True).click()
    hush = page.get_by_role("region", name="At this table").get_by_role("button", name="Mute")
    hush.click()
    expect(page.get_by_role("button", name="Unmute")).to_have_attribute("aria-pressed", "true")


@pytest.mark.slow
@pytest.mark.parametrize("level, language", [*zip(LADDER, cycle(("en-GB", "es-ES", "fr-FR", "el-GR")))])
def test_a_game_against_each_level(sit: Sit, level: str, language: str) -> None:
    """By turns in each language; each level in each, at the terminal: bots/test_terminal.py."""
    page = sit(language=language)
    page.locator(".go.facing button").click()
    page.locator(f".opponents input[value={level}]").check()
    page.locator(".go .plate.brass").first.click()
    play_out(page)
    name = page.locator(".others .seat h2").inner_text()
    assert set(said(page, name)) <= phrases(language)


@pytest.mark.slow
def test_a_kings_round_of_one_person_and_three_bots(sit: Sit) -> None:
    page = sit(language="el-GR")
    page.locator(".go.second button").click()
    page.locator("[data-option=variant] select").select_option("round")
    for n, level in enumerate(("knight", "king", "page")):
        page.locator("[data-choice=level] select").nth(n).select_option(level)
    page.locator(".options > button").click()
    play_out(page)
    talk = [line for name in page.locator(".others .seat h2").all_inner_texts() for line in said(page, name)]
    assert set(talk) <= phrases("el-GR")

"""More stones, more people, other hands."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Sit
from browser.player import one_step, play_out, until_asked, write


def open_table(page: Page, **wishes: str) -> None:
    """Opens a table with these wishes, by the form on the page."""
    page.locator(".go.second button").click()
    for option, value in wishes.items():
        page.locator(f"[data-option={option}] select").select_option(value)
    page.locator(".options button").click()


@pytest.mark.slow
def test_the_vanguard_has_two_lines_and_two_pools(sit: Sit) -> None:
    page = sit()
    open_table(page, variant="vanguard")
    expect(page.locator(".mat")).to_have_count(2)
    expect(page.locator(".pool")).to_have_count(2)
    play_out(page)


CLASPS = """wanted => [...document.querySelectorAll('.row .mat')].every(
    (mat, i) => getComputedStyle(mat, '::after').opacity === wanted[i])"""


@pytest.mark.slow
def test_of_two_lines_the_one_that_is_touched_has_clasps_and_the_other_steps_back(sit: Sit) -> None:
    page = sit()
    open_table(page, variant="vanguard", company="screen")
    assert until_asked(page)
    one, other = page.locator(".mat").nth(0), page.locator(".mat").nth(1)
    page.locator("[data-row='1'] [data-space='1']").click()
    expect(one).to_have_css("filter", "brightness(0.62)")
    expect(other).to_have_css("filter", "none")
    page.wait_for_function(CLASPS, arg=["0", "1"])
    page.keyboard.press("Escape")
    expect(one).to_have_css("filter", "none")
    page.wait_for_function(CLASPS, arg=["0", "0"])


@pytest.mark.slow
def test_the_vanguard_with_an_action_on_each_line(sit: Sit) -> None:
    page = sit(language="es-ES")
    open_table(page, variant="vanguard", vanguard="both")
    play_out(page)


def four_pages(sit: Sit, **shape: int | str) -> list[Page]:
    """A table of the King's Round, each seat with a page and a language of its own."""
    host = sit(**{"name": "Ana", **shape})
    open_table(host, variant="round", company="link")
    expect(host.locator(".link input")).to_have_count(3)
    links = [host.locator(".link input").nth(n).input_value() for n in range(3)]
    pages = [host]
    for link, language in zip(links, ("es-ES", "fr-FR", "el-GR"), strict=True):
        guest = sit(link, language=language)
        guest.get_by_role("textbox").fill(f"Gast{language[:2]}")
        guest.locator("form button").click()
        pages.append(guest)
    for page in pages:
        expect(page.locator(".others .seat")).to_have_count(3)
    return pages


@pytest.mark.slow
def test_the_kings_round_with_four_pages(sit: Sit) -> None:
    play_out(*four_pages(sit))


OVER = """([one, other]) => {
    const [a, b] = [one, other].map(selector => document.querySelector(selector).getBoundingClientRect())
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}"""


@pytest.mark.slow
def test_words_of_three_lie_over_nobodys_score_on_a_phone_nor_over_one_another(sit: Sit) -> None:
    host, *guests = four_pages(sit, width=390, height=844, name="Bartholomea")
    name = host.locator(".rail .who h2")
    assert name.evaluate(
        "it => it.getBoundingClientRect().height < 2 * parseFloat(getComputedStyle(it).fontSize)"
    )
    for n, guest in enumerate(guests, 1):
        write(guest, "Sure?")
        guest.get_by_role("textbox").press("Enter")
        expect(host.locator(f".others .seat:nth-child({n}) .speech")).to_be_visible()
        expect(host.locator(".speech")).to_have_count(1)
        assert not host.evaluate(OVER, [".speech", ".tally .track svg"])
        coin = f".others .seat:nth-child({n}) .coin"
        assert not host.evaluate(OVER, [".speech", coin])
        box, of = host.locator(".speech").bounding_box(), host.locator(coin).bounding_box()
        assert box
        assert of
        assert box["x"] < of["x"] + of["width"] / 2 < box["x"] + box["width"], "under who says it"


@pytest.mark.slow
def test_the_kings_round_against_the_house(sit: Sit) -> None:
    page = sit(language="el-GR")
    open_table(page, variant="round")
    play_out(page)


@pytest.mark.slow
def test_the_opponents_hand_makes_the_move_and_no_other(sit: Sit) -> None:
    page = sit()
    open_table(page, company="screen", hands="opponent")
    assert until_asked(page)
    assert one_step(page) == "hide"
    expect(page.locator(".orders .plate[data-verb]")).to_have_count(4)
    page.locator(".plate[data-verb=place]").click()
    page.locator(".pool .stone.can").first.click()
    page.locator(".end.can").first.click()
    expect(page.locator(".orders .no")).to_contain_text("not what you were asked")
    page.locator(".plate[data-verb=hide]").click()
    page.locator(".line .stone.ringed").first.click()
    expect(page.locator(".line use[href='#stone-back']")).to_have_count(1)


@pytest.mark.slow
def test_by_dragging(sit: Sit) -> None:
    page = sit()
    open_table(page, company="screen", opening="scales")
    assert until_asked(page)
    page.locator(".pool .stone").first.drag_to(page.locator(".end.right"), force=True)
    expect(page.locator(".line .stone")).to_have_count(2)
    expect(page.locator(".line .stone").nth(1)).to_have_attribute("aria-label", "2: Crown")
    assert until_asked(page)
    page.locator("[data-space='1']").drag_to(page.locator("[data-space='2']"))
    expect(page.locator(".line .stone").first).to_have_attribute("aria-label", "1: Crown")


@pytest.mark.slow
def test_seven_marked_spaces_a_choice_of_the_first_stone_and_a_clock(sit: Sit) -> None:
    page = sit(language="fr-FR")
    open_table(page, ends="mat", opening="choose", company="screen", clock="5+5")
    expect(page.locator(".clock")).to_have_count(2)
    assert until_asked(page)
    page.locator(".pool .stone.can").nth(3).click()
    expect(page.locator(".line .stone")).to_have_count(1)
    play_out(page)


@pytest.mark.slow
def test_watching_shows_what_lies_open_and_offers_nothing(sit: Sit) -> None:
    page = sit()
    page.get_by_role("button", name="Play the house").click()
    assert until_asked(page)
    watcher = sit(page.url.removeprefix(page.evaluate("location.origin")))
    expect(watcher.locator(".line .stone").first).to_be_visible()
    assert watcher.locator(".plate[data-verb]").count() == 0

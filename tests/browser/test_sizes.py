"""On every screen Line, Pool and six verbs are in sight, talk can be read, and nothing changes its size."""

from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Sit
from browser.player import one_step, until_asked, who_is_asked, write
from browser.test_access import LANGUAGES, settled, violations
from browser.test_company import invited, place, whose_turn
from browser.test_motion import RECORD
from browser.test_variants import four_pages, open_table
from sampled import one_quickly

SIZES = {
    "desktop": (1440, 900),
    "small desktop": (1024, 768),
    "phone": (390, 844),
    "narrow phone": (360, 740),
    "phone on its side": (844, 390),
    "200 %": (720, 450),
}
BOX = "it => { const { x, y, width, height } = it.getBoundingClientRect(); return [x, y, width, height] }"


def boxes(page: Page, selector: str) -> list[list[int]]:
    found = page.locator(selector)
    return [[round(part) for part in found.nth(i).evaluate(BOX)] for i in range(found.count())]


def overflows(page: Page) -> bool:
    return bool(page.evaluate("() => document.documentElement.scrollWidth > innerWidth"))


CASES = list(zip(SIZES, (*LANGUAGES[1:], "el-GR", "el-GR", "es-ES"), strict=True))


@pytest.mark.parametrize("case", one_quickly(("phone on its side", "el-GR"), CASES))
def test_the_line_and_all_verbs_are_in_sight(sit: Sit, case: tuple[str, str]) -> None:
    size, language = case
    width, height = SIZES[size]
    page = sit(width=width, height=height, language=language)
    expect(page.locator(".go .plate").first).to_be_in_viewport(ratio=0.99)
    page.locator(".go .plate").first.click()
    assert until_asked(page)
    settled(page)
    expect(page.locator(".mat")).to_be_in_viewport(ratio=0.99)
    expect(page.locator(".pool").first).to_be_in_viewport(ratio=0.9)
    for plate in page.locator(".plate[data-verb]").all():
        expect(plate).to_be_in_viewport(ratio=0.99)
        assert plate.evaluate("it => it.scrollWidth <= it.clientWidth + 1"), plate.inner_text()
    assert not overflows(page)
    assert min(stone[2] for stone in boxes(page, ".line .stone")) >= 36
    assert violations(page) == []


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
def test_several_lines_of_talk_can_be_read(sit: Sit, size: str) -> None:
    width, height = SIZES[size]
    host = sit(name="Ana", width=width, height=height)
    host.get_by_role("button", name="Invite by link").click()
    guest = invited(host, sit)
    assert who_is_asked(host, guest)  # whoever's turn it becomes has the talk shut
    latch = host.locator(".latch")
    shut = latch.is_visible()
    for words in ("Good evening.", "Nerves?", "You looked twice."):
        guest.locator(".say input").fill(words)
        guest.locator(".say input").press("Enter")
        expect(host.locator(".talk li", has_text=words)).to_have_count(1)
    if shut:
        expect(host.locator(".latch .unread")).to_contain_text("3")
        expect(latch).to_contain_text("You looked twice.")
        latch.click()
        expect(host.locator(".unread")).to_have_count(0)
        expect(host.locator(".mat")).to_be_in_viewport(ratio=0.5)
        expect(host.locator(".say input")).to_be_in_viewport(ratio=0.99)
    for words in ("Nerves?", "You looked twice."):
        expect(host.locator(".talk li", has_text=words)).to_be_in_viewport()
    write(host, "")
    host.locator(".say input").focus()
    host.locator(".groups button").last.click()
    host.locator(".slip").first.click()
    expect(guest.locator(".talk li").last).to_contain_text("Well played.")
    mute = host.get_by_role("button", name="Mute Berta")
    assert mute.evaluate("it => !it.closest('.phrases')")
    assert not overflows(host)
    assert violations(host) == []


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
def test_while_others_are_at_it_the_verbs_lie_where_they_always_lie(sit: Sit, size: str) -> None:
    """Flat, and for the eye alone: whoever hears the page is told nothing that can't be had."""
    width, height = SIZES[size]
    host = sit(name="Ana", width=width, height=height)
    host.get_by_role("button", name="Invite by link").click()
    guest = invited(host, sit)
    actor = who_is_asked(host, guest)
    assert actor
    place(actor)
    other = guest if actor is host else host
    who_is_asked(other)
    if actor is guest:
        place(other)
        who_is_asked(guest)
    assert host.locator("[data-verb]").count() == 0
    flat = boxes(host, ".plates .plate")
    assert len(flat) == 6
    assert host.locator(".acts").get_attribute("aria-hidden") == "true"
    place(guest)
    who_is_asked(host)
    settled(host)
    assert boxes(host, ".plates .plate") == flat


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_of_the_bell_leaves_the_latch_of_a_phone_in_sight(sit: Sit, language: str) -> None:
    page = sit(width=390, height=844, language=language)
    open_table(page, variant="vanguard", company="screen", last_orders="on")
    assert until_asked(page)
    expect(page.locator(".sub .at-length")).to_have_count(1)
    for width, height in ((390, 844), (360, 740)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".latch")).to_be_in_viewport(ratio=0.99)


def challenged(page: Page) -> None:
    """Somebody at this screen hides a stone, and the next asks for it."""
    for verb in ("place", "place", "hide"):
        assert until_asked(page)
        page.locator(f".plate[data-verb={verb}]").click()
        if verb == "place":
            page.locator(".pool .stone.can").first.click()
        page.locator(".end.can" if verb == "place" else ".line .stone.ringed").first.click()
    assert until_asked(page)
    page.locator(".plate[data-verb=challenge]").click()
    page.locator(".line .stone.ringed").first.click()
    expect(page.locator(".symbol")).to_have_count(7)


WHOLE = """() => [...document.querySelectorAll('.who h2')].every(
    it => it.clientHeight < 1.6 * parseFloat(getComputedStyle(it).fontSize))"""
"""No name is broken into two lines."""


@pytest.mark.slow
@pytest.mark.parametrize("size", ["phone on its side", "200 %"])
def test_in_a_low_round_names_are_whole_and_a_claim_lies_over_no_answer(sit: Sit, size: str) -> None:
    width, height = SIZES[size]
    page = sit(name="Ilias", width=width, height=height)
    open_table(page, variant="round", company="screen")
    challenged(page)
    page.wait_for_function(WHOLE)  # with the page's own letters, which may still be on their way
    (claim,) = boxes(page, ".speech.claim")
    (rail,) = boxes(page, ".rail")
    assert claim[2] > 2 * claim[3], "words in a row, no strip"
    assert claim[0] + claim[2] <= rail[0]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_seven_symbols_are_whole_at_twice_the_size(sit: Sit, language: str) -> None:
    page = sit(width=720, height=450, language=language)
    page.locator(".go .way").first.click()
    challenged(page)
    for symbol in page.locator(".symbol").all():
        expect(symbol).to_be_in_viewport(ratio=0.99)
        assert symbol.evaluate("it => it.scrollWidth <= it.clientWidth + 1"), symbol.inner_text()
    places = boxes(page, ".symbol")
    assert all(one[0] + one[2] <= other[0] or one[1] < other[1] for one, other in pairwise(places))


OUTSIDE = """its => its
    .map(it => [it, it.getBoundingClientRect(), it.closest('section').getBoundingClientRect()])
    .filter(([, own, around]) => own.left < around.left - 1 || own.right > around.right + 1)
    .map(([it]) => it.outerHTML)"""


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_preference_sticks_out_of_a_narrow_phone(sit: Sit, language: str) -> None:
    """The page is cut at its edge, so that nothing scrolls sideways where something sticks out."""
    page = sit(width=360, height=740, language=language)
    page.locator(".preferences select").first.wait_for()
    for edge in (360, 390):
        page.set_viewport_size({"width": edge, "height": 740})
        assert page.locator(".preferences input, .preferences select").evaluate_all(OUTSIDE) == []


WITHIN = """stones => stones.map((stone) => {
    const [at, mat] = [stone, stone.closest('.mat')].map((it) => it.getBoundingClientRect())
    return at.left >= mat.left && at.right <= mat.right && at.top >= mat.top && at.bottom <= mat.bottom
})"""


def lay_all(page: Page) -> None:
    """Every stone on its Line, by whoever is at this screen."""
    while until_asked(page) and page.locator(".pool .stone").count():
        page.locator(".plate[data-verb=place]").click()
        page.locator(".pool .stone.can").first.click()
        page.locator(".end.can").last.click()


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES)
def test_seven_stones_are_in_sight_with_all_verbs(sit: Sit, case: tuple[str, str]) -> None:
    size, language = case
    width, height = SIZES[size]
    page = sit(width=width, height=height, language=language)
    page.locator(".go .way").first.click()
    assert until_asked(page)
    settled(page)
    before = boxes(page, ".mat")
    lay_all(page)
    stones = page.locator(".line .stone")
    expect(stones).to_have_count(7)
    for one in (*stones.all(), *page.locator(".plate[data-verb]").all()):
        expect(one).to_be_in_viewport(ratio=0.99)
    assert stones.evaluate_all(WITHIN) == [True] * 7
    places = boxes(page, ".line .stone")
    assert min(place[2] for place in places) >= 36
    assert all(one[0] + one[2] <= other[0] for one, other in pairwise(places)), "none over another"
    assert boxes(page, ".mat") == before
    assert not overflows(page)


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
def test_the_mats_of_two_lines_never_change_their_size(sit: Sit, size: str) -> None:
    """Not while they fill up, nor when the Pools are empty."""
    width, height = SIZES[size]
    page = sit(width=width, height=height)
    open_table(page, variant="vanguard", company="screen")
    assert until_asked(page)
    settled(page)
    before = [box[2:] for box in boxes(page, ".mat, .pool")]
    assert len(before) == 4
    for _ in range(3):
        one_step(page)
        assert until_asked(page)
    assert [box[2:] for box in boxes(page, ".mat, .pool")] == before
    lay_all(page)
    assert [box[2:] for box in boxes(page, ".mat, .pool")] == before
    stones = page.locator(".line .stone")
    expect(stones).to_have_count(14)
    assert stones.evaluate_all(WITHIN) == [True] * 14
    assert min(stone[2] for stone in boxes(page, ".line .stone")) >= 36
    assert not overflows(page)


@pytest.mark.slow
def test_four_people_sit_around_the_table(sit: Sit) -> None:
    host, *_ = four_pages(sit, width=1440, height=900)
    left, partner, right = boxes(host, ".others .coin")
    [mat] = boxes(host, ".mat")
    assert left[0] + left[2] <= mat[0]
    assert right[0] >= mat[0] + mat[2]
    assert mat[0] < partner[0] < mat[0] + mat[2]
    assert partner[1] + partner[3] <= mat[1]
    signs = "its => its.map(it => it.getAttribute('href'))"
    shown = host.locator(".seat .coin use").evaluate_all(signs)
    assert shown == ["#team-moon", "#team-sun", "#team-moon", "#team-sun"]
    means = ("takes your orders", "your partner", "gives you orders")
    for seat, what in zip(host.locator(".others .seat").all(), means, strict=True):
        expect(seat).to_contain_text(what)
    for arrow in host.locator(".inlay i").all():
        expect(arrow).to_be_in_viewport()
    assert violations(host) == []


HANDS = """() => window.moves.filter(({ element }) => element.matches('.hand')).map((one) => [
    /rotate\\(([-\\d]+)deg\\)/.exec(one.keyframes[0].transform)[1], one.element.classList.contains('moon'),
])"""


@pytest.mark.slow
@pytest.mark.rule("TS-6.2")
def test_hands_come_from_the_edge_of_the_seat_on_the_left(sit: Sit) -> None:
    """Yours is carried out from the left, your partner's from the right; the braid is the team's metal."""
    pages = four_pages(sit)
    host = pages[0]
    host.emulate_media(reduced_motion="no-preference")
    host.evaluate(RECORD)
    edges = {0: ["90", True], 1: ["180", False], 2: ["-90", True], 3: ["0", False]}
    for done in range(1, 5):
        actor = whose_turn(*pages)
        place(actor)
        host.wait_for_function(f"() => ({HANDS})().length === {3 * done}")
        expect(host.locator(".hand").first).to_have_css("opacity", "0")
        assert host.evaluate(HANDS)[-3:] == [edges[pages.index(actor)]] * 3


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
def test_the_eye_never_covers_the_face_it_shows(sit: Sit, size: str) -> None:
    width, height = SIZES[size]
    page = sit(width=width, height=height)
    page.locator(".go .way").first.click()
    for verb, space in (("hide", 1), ("peek", 1)):
        assert until_asked(page)
        page.locator(f".plate[data-verb={verb}]").click()
        page.locator(f"[data-space='{space}']").click()
    page.locator(".cover button").click()
    expect(page.locator("[data-way=let-go]")).to_be_visible()
    face, eye = page.locator(".stone.tilt > svg"), page.locator(".stone.tilt .tag")
    # The drawing of a face ends at four fifths of its stone: below are its edge and its shadow.
    bottom = face.evaluate(
        "it => { const at = it.getBoundingClientRect(); return at.top + at.height * 0.85 }"
    )
    assert eye.evaluate("it => it.getBoundingClientRect().top") >= bottom


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_both_games_and_who_waits_are_in_sight_in_the_room_on_a_phone(sit: Sit, language: str) -> None:
    host = sit(name="Ana")
    host.locator(".go.second button").click()
    host.locator("[data-option=company] select").select_option("link")
    host.locator(".options input[type=checkbox]").last.check()
    host.locator(".options > button").click()
    expect(host.locator(".chairs")).to_be_visible()
    for size in ("phone", "narrow phone"):
        width, height = SIZES[size]
        page = sit(language=language, width=width, height=height)
        settled(page)
        expect(page.locator(".go .plate")).to_have_count(2)
        for plate in page.locator(".go .plate").all():
            expect(plate).to_be_in_viewport(ratio=0.99)
        expect(page.locator(".tonight h2")).to_be_in_viewport(ratio=0.99)
        if size == "phone":
            expect(page.locator(".tonight li").first).to_be_in_viewport(ratio=0.99)
        assert not overflows(page)
        assert violations(page) == []

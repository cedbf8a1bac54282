"""For everybody: axe finds nothing, no width and no size of text hides anything, motion can be had less."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import PATIENCE, ROOT, Sit
from browser.player import one_step, until_asked
from sampled import one_quickly

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
THEMES = {"candlelight": "", "high contrast": '{"contrast": "more"}'}
HELD = "{ key: 'Escape', repeat: true, bubbles: true }"
HURRY = f"document.body.dispatchEvent(new KeyboardEvent('keydown', {HELD}))"
LETTERS = "() => document.fonts.ready.then(() => true)"
"""Those that come late are of another width."""
PAGES = ("/", "/join", "/learn", "/puzzle", "/rules", "/me", "/tables/nowhere")
LANGUAGES = ("en-GB", "es-ES", "fr-FR", "el-GR")


def violations(page: Page) -> list[str]:
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    # Style sheets and films are not fetched once more for it: the one rule that is on and wants them looks at
    # `autoplay`, which no page has.
    found = page.evaluate("() => axe.run(document, { resultTypes: ['violations'], preload: false })")
    return [
        f"{one['id']}: {node['target']} {node.get('failureSummary', '')}"
        for one in found["violations"]
        for node in one["nodes"]
    ]


def settled(page: Page) -> None:
    page.wait_for_function("() => document.querySelector('main h1, .orders h1, .hail h1')")
    page.evaluate(LETTERS)


@pytest.mark.slow
@pytest.mark.parametrize(
    "settings, language", [*zip(THEMES.values(), ("en-GB", "el-GR"), strict=True)], ids=THEMES
)
@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_on_a_page(sit: Sit, path: str, language: str, settings: str) -> None:
    """In both themes, which are colours, and in two languages, which are words."""
    page = sit(path, settings=settings, language=language)
    settled(page)
    assert violations(page) == []


def room(page: Page) -> Iterator[str]:
    yield "room"
    page.locator(".go.facing button").click()
    expect(page.locator(".opponents, .levels, fieldset").first).to_be_visible()
    yield "opponents"
    page.locator(".go.second button").click()
    page.locator("[data-option=company] select").select_option("link")
    yield "other ways to play"
    page.locator(".go .way").nth(1).click()
    expect(page.locator(".chairs svg")).to_be_visible()
    yield "gathering"
    page.goto("/")


def duel(page: Page) -> Iterator[str]:
    """Every question that a duel at one screen asks, in its order."""

    def verb(name: str, *spaces: int) -> None:
        assert until_asked(page)
        page.locator(f".plate[data-verb={name}]").click()
        for space in spaces:
            page.locator(f"[data-space='{space}']").click()

    page.locator(".go .way").first.click()
    verb("place")
    yield "a stone to place"
    page.locator(".pool .stone.can").first.click()
    yield "an end to place it at"
    page.locator(".end.can").first.click()
    verb("hide", 1)
    verb("swap", 1)
    yield "two stones to swap"
    page.locator("[data-space='2']").click()
    verb("peek", 2)
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "the screen changes hands"
    page.locator(".cover button").click()
    expect(page.locator("[data-way=let-go]")).to_be_visible()
    yield "a look"
    page.locator("[data-way=let-go]").click()
    verb("challenge", 2)
    expect(page.locator(".symbol").first).to_be_visible()
    yield "an answer to a challenge"
    page.locator(".symbol").first.click()
    for space in (1, 2):
        verb("hide", space)
    verb("boast")
    yield "a boast before it is said"
    page.locator("[data-way=confirm]").click()
    expect(page.locator(".answer")).to_have_count(3)
    yield "an answer to a boast"
    page.locator("[data-answer=steal]").click()
    expect(page.locator(".answer")).to_have_count(2)
    yield "an answer to a steal"
    page.locator("[data-answer=doubt]").click()
    expect(page.locator(".line .stone.can").first).to_be_visible()
    yield "a proof"
    page.get_by_role("navigation").get_by_role("button").last.click()
    yield "the table's own menu"
    page.locator(".orders .plate.brass").last.click()
    while until_asked(page):
        page.locator(".line .stone.can").first.click()
        page.locator(".symbol").first.click()
    yield "the end"
    page.locator(".ways a[href^='/records/']").click()
    expect(page.get_by_role("slider")).to_be_visible()
    yield "the game again"
    page.goto("/me")
    expect(page.locator(".turns, .ways").first).to_be_visible()
    yield "my games"


def learning(page: Page) -> Iterator[str]:
    page.goto("/learn")
    assert until_asked(page)
    yield "a lesson"
    page.locator(".plate[data-verb=place]").click()
    page.locator(".pool .stone.can").first.click()
    page.locator(".end.can").first.click()
    expect(page.locator("[data-phase=done]")).to_be_visible()
    yield "a lesson learnt"
    page.goto("/puzzle")
    page.locator("[data-way=follow]").click()
    page.wait_for_function(f"() => {{ {HURRY}; return document.querySelector('[data-phase=ask]') }}")
    yield "the question of the puzzle"
    page.locator(".symbol").first.click()
    yield "the answer of the puzzle"
    page.goto("/rules")
    page.locator("details").first.click()
    yield "a worked example"


@pytest.mark.parametrize(
    "settings, language",
    [
        pytest.param(THEMES["candlelight"], "en-GB", id="candlelight"),
        pytest.param(THEMES["high contrast"], "es-ES", id="high contrast", marks=pytest.mark.slow),
    ],
)
@pytest.mark.parametrize(
    "journey", [room, *(pytest.param(one, marks=pytest.mark.slow) for one in (duel, learning))]
)
def test_axe_finds_nothing_on_the_way(
    sit: Sit, journey: Callable[[Page], Iterator[str]], language: str, settings: str
) -> None:
    page = sit(settings=settings, language=language)
    settled(page)
    for state in journey(page):
        assert violations(page) == [], state


@pytest.mark.slow
@pytest.mark.parametrize("settings", THEMES.values(), ids=THEMES)
def test_axe_finds_nothing_without_a_network(browser: Browser, address: str, settings: str) -> None:
    context = browser.new_context(base_url=address, locale="fr-FR")
    context.set_default_timeout(PATIENCE)
    if settings:
        context.add_init_script(f"localStorage.setItem('taberna.settings', {settings!r})")
    page = context.new_page()
    page.goto("/")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.wait_for_function("() => navigator.serviceWorker.controller")
    context.set_offline(True)
    for path in ("/", "/tables/nowhere", "/rules"):
        page.goto(path)
        settled(page)
        assert violations(page) == [], path
    page.goto("/")
    page.locator(".go .plate").first.click()
    expect(page.locator(".hail").get_by_role("alert")).not_to_be_empty()
    assert violations(page) == []
    context.close()


@pytest.mark.parametrize("language", one_quickly("el-GR", LANGUAGES))
@pytest.mark.parametrize("text", [100, pytest.param(200, marks=pytest.mark.slow)])
def test_a_narrow_phone_and_large_text_lose_nothing(sit: Sit, language: str, text: int) -> None:
    page = sit(language=language, width=360, height=740, settings=f'{{"text": {text}}}')
    for at_table in (False, True):
        settled(page)
        wide = page.evaluate("() => document.documentElement.scrollWidth")
        assert wide <= 360, "something is cut off or has to be scrolled to"
        if not at_table:
            page.locator(".go .plate").first.click()
            assert until_asked(page)
    for plate in page.locator(".plate[data-verb]").all():
        box = plate.bounding_box()
        assert box is not None
        assert box["width"] >= 44
        assert box["height"] >= 44
        assert plate.evaluate("it => it.scrollWidth <= it.clientWidth + 1"), plate.inner_text()


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", [100, 200])
def test_every_page_fits_a_narrow_phone(sit: Sit, language: str, text: int) -> None:
    page = sit(language=language, width=360, height=740, settings=f'{{"text": {text}}}')
    assert (
        page.evaluate("() => parseFloat(getComputedStyle(document.documentElement).fontSize)") == text * 0.16
    )
    page.locator(".go.second button").click()
    for path in (None, *PAGES[1:]):
        if path is not None:
            page.goto(path)
        settled(page)
        assert page.evaluate("() => document.documentElement.scrollWidth") <= 360, path
        cut = page.evaluate(
            """() => [...document.querySelectorAll('h1, h2, p, b, label, button, a, li')].filter(it => {
                const { left, right, width } = it.getBoundingClientRect()
                const seen = width && !it.closest('.unseen, .skip, [aria-hidden]')
                return seen && (left < -1 || right > 361)
            }).map(it => it.textContent.trim().slice(0, 40))"""
        )
        assert cut == [], path


@pytest.mark.slow
def test_less_motion_is_honoured(sit: Sit) -> None:
    page = sit()
    page.get_by_role("button", name="Play the house").click()
    assert until_asked(page)
    page.evaluate(
        """() => {
            window.moved = []
            const animate = Element.prototype.animate
            Element.prototype.animate = function (keyframes, options) {
                window.moved.push(...keyframes.flatMap(Object.keys))
                return animate.call(this, keyframes, options)
            }
        }"""
    )
    one_step(page)
    assert until_asked(page)
    assert "transform" not in page.evaluate("() => window.moved")


def test_the_phone_keeps_board_and_verbs_in_sight(sit: Sit) -> None:
    page = sit(width=390, height=844)
    page.locator(".go .plate").first.click()
    assert until_asked(page)
    expect(page.locator(".mat")).to_be_in_viewport()
    expect(page.locator(".plate[data-verb=boast]")).to_be_in_viewport()

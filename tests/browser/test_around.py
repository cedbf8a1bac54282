"""What is around the game: learning it, looking at it again, the day's puzzle, the rules, what is kept."""

from __future__ import annotations

import json
import re
import tomllib
from itertools import cycle

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from playwright.sync_api import Browser, Page, expect

from browser.conftest import DIST, ROOT, Sit
from browser.player import ACTS, one_step, play_out, until_a_look, until_asked
from sampled import one_quickly
from taberna.texts import Texts, folder

LANGUAGES = ("en-GB", "es-ES", "fr-FR", "el-GR")
SCENARIOS = ROOT / "tests" / "rules" / "tellstones"
SYMBOLS = {"C": 0, "D": 1, "S": 2, "F": 3, "K": 4, "H": 5, "L": 6}


def hurried(page: Page, condition: str) -> None:
    page.wait_for_function(
        f"""() => {{
            if ({condition}) return true
            const held = {{ key: 'Escape', repeat: true, bubbles: true }}
            document.body.dispatchEvent(new KeyboardEvent('keydown', held))
            return false
        }}"""
    )


def do_lesson(page: Page, symbol_of: dict[int, str]) -> None:
    """Does what the lesson asks for; hidden stones are named as they were seen."""
    for _ in range(20):
        hurried(page, f"document.querySelector(`{ACTS}`)")
        if page.locator("[data-way=next]").count():
            return
        if page.locator(".orders .symbol").count():
            chosen = page.locator(".line .stone.chosen")
            space = int(str(chosen.get_attribute("data-space")))
            page.locator(".orders .symbol").nth(SYMBOLS[symbol_of[space]]).click()
        elif page.locator("[data-way=confirm]").count():
            page.locator("[data-way=confirm]").click()
        elif page.locator(".plate[data-verb=boast]:not([aria-disabled=true])").count():
            page.locator(".plate[data-verb=boast]").click()
        elif page.locator(".plate[data-verb=swap]:not([aria-disabled=true])").count():
            page.locator(".plate[data-verb=swap]").click()
            page.locator("[data-space='1']").click()
            page.locator("[data-space='2']").click()
        else:
            one_step(page, peeks=True)
    raise AssertionError("this lesson has no end")


@pytest.mark.slow
def test_the_lessons_to_their_end_by_turns_in_each_language(sit: Sit) -> None:
    page = sit("/learn")
    names = [lesson["name"] for lesson in json.loads((DIST / "data" / "lessons.json").read_text())]
    for name, language in zip(names, cycle(LANGUAGES), strict=False):
        page.locator(".tools select").first.select_option(language[:2])
        expect(page.locator("html")).to_have_attribute("lang", language[:2])
        expect(page.locator(f"[data-lesson={name}]")).to_be_visible()
        # As the lesson shows them before they are hidden and moved: S D K, the first and last trade places.
        do_lesson(page, {"answer": {2: "D"}, "boast": {1: "K", 2: "D", 3: "S"}}.get(name, {}))
        expect(page.locator("[data-phase=done]")).to_be_visible()
        page.locator("[data-way=next]").click()
    expect(page.locator("[data-phase=over]")).to_be_visible()
    expect(page.locator("[data-way=play]")).to_have_attribute("href", "/")
    page.locator("[data-way=page]").click()
    page.wait_for_url("**/tables/*")
    assert until_asked(page)
    table = page.request.get(f"/api{re.sub(r'^https?://[^/]+', '', page.url)}").json()
    assert [sitting["bot"] for sitting in table["seats"]] == ["", "page"]


@pytest.mark.slow
def test_a_finished_game_from_every_seats_eyes(sit: Sit) -> None:
    page = sit()
    page.get_by_role("button", name="Play the house").click()
    until_a_look(page)
    play_out(page)
    page.get_by_role("link", name="Watch the replay").click()
    scrubber = page.get_by_role("slider")
    last = int(str(scrubber.get_attribute("max")))
    assert last > 4
    expect(page.get_by_role("heading", name="Turning points")).to_be_visible()
    for eyes in ("All stones face-up", "Stranger", "Mirela"):
        page.get_by_role("button", name=eyes).click()
        for at in (0, last // 2, last):
            scrubber.fill(str(at))
            expect(page.locator(".told-now")).to_contain_text(f"{at + 1} of {last + 1}")
    again = sit(re.sub(r"^https?://[^/]+", "", page.url))
    expect(again.get_by_role("slider")).to_be_visible()


@pytest.mark.slow
def test_the_puzzle_of_the_day_is_the_same_for_everybody(sit: Sit) -> None:
    lines = []
    for language in LANGUAGES[:2]:
        page = sit("about:blank", language=language)
        page.clock.set_fixed_time("2026-11-15T12:00:00")  # a day must not end in between
        page.goto("/puzzle")
        expect(page.locator(".line .stone").first).to_be_visible()
        lines.append(page.locator(".line use").evaluate_all("its => its.map(it => it.getAttribute('href'))"))
    assert lines[0] == lines[1]
    page.locator("[data-way=follow]").click()
    hurried(page, "document.querySelector('[data-phase=ask]')")
    page.locator(".symbol").first.click()
    told = page.locator("[data-phase=told]")
    expect(told).to_contain_text("Mañana habrá otro acertijo.")
    said = told.inner_text()
    page.reload()
    expect(told).to_have_text(said, use_inner_text=True)


@pytest.mark.parametrize("language", one_quickly("el-GR", LANGUAGES))
def test_the_rules_have_every_clause_and_its_example(sit: Sit, language: str) -> None:
    page = sit("/rules", language=language)
    expect(page.locator(".clause")).to_have_count(47)
    expect(page.locator(".clause p", has_text=re.compile(r"^clause-"))).to_have_count(0)
    expect(page.locator("#ts-3-9 details")).to_have_count(1)
    examples = json.loads((DIST / "data" / "examples.json").read_text())
    shown = [one["name"] for clause in examples.values() for one in clause]
    expect(page.locator(".clause details p")).to_have_count(len(shown))
    said = page.locator(".clause details p").all_text_contents()
    texts = Texts(language[:2])
    assert sorted(said) == sorted(texts(f"example-{name}") for name in shown)


def test_an_example_is_called_what_it_is_called_in_the_scenario() -> None:
    """In English; and no title is left of an example that is not shown any more."""
    if not DIST.is_dir():
        pytest.skip("the page is not built: make web")
    examples = json.loads((DIST / "data" / "examples.json").read_text())
    shown = {one["name"] for clause in examples.values() for one in clause}
    files = {path.stem.replace(".", "-"): path for path in SCENARIOS.rglob("*.toml")}
    titles = {
        f"example-{name}": tomllib.loads(files[name].read_text())["title"].replace("'", "’") for name in shown
    }
    rules = FluentParser().parse((folder() / "en" / "rules.ftl").read_text()).body
    written = {entry.id.name for entry in rules if isinstance(entry, ftl.Message)}
    assert {name for name in written if name.startswith("example-")} == titles.keys()
    texts = Texts("en")
    assert {name: texts(name) for name in titles} == titles


@pytest.mark.parametrize("language", one_quickly("en-GB", LANGUAGES))
def test_the_rules_begin_with_pictures_and_a_rule_can_be_found(sit: Sit, language: str) -> None:
    page = sit("/rules", language=language)
    pictures = page.locator(".pictures li")
    expect(pictures).to_have_count(9)
    assert [text for text in pictures.all_inner_texts() if "picture-" in text] == []
    boards = pictures.locator(".row").evaluate_all(
        "all => all.map(it => it.scrollWidth <= it.parentElement.clientWidth)"
    )
    assert boards == [True] * 18
    pictures.locator("a").last.click()
    assert page.url.endswith("#ts-3-8")
    expect(page.locator("#ts-3-8")).to_be_in_viewport()
    page.locator("#find").fill(" 2.4 ")
    expect(page.locator(".clause")).to_have_count(1)
    expect(pictures).to_have_count(0)
    page.locator("#find").fill(Texts(language[:2])("clause-3-6").split()[-1].strip(").").lower())
    expect(page.locator("#ts-3-6")).to_have_count(1)
    page.locator("#find").fill("")
    expect(page.locator(".clause")).to_have_count(47)


REFUSED = {
    "en-GB": "Stone 2 is face-down already.",
    "es-ES": "La piedra 2 ya está boca abajo.",
    "fr-FR": "La pierre 2 est déjà face cachée.",
    "el-GR": "Η πέτρα 2 είναι ήδη κλειστή.",
}


@pytest.mark.parametrize("language", one_quickly("fr-FR", LANGUAGES))
def test_a_refusal_in_an_example_is_told_in_words(sit: Sit, language: str) -> None:
    page = sit("/rules", language=language)
    page.locator("#ts-2-3 summary").click()
    expect(page.locator("#ts-2-3 .no").first).to_have_text(REFUSED[language])
    words = page.locator(".notes .no").all_inner_texts()
    codes = re.compile(r"^[a-z]+(-[a-z]+)*$|[{}]|refusal-")
    assert len(words) > 20
    assert [word for word in words if codes.search(word)] == []


@pytest.mark.slow
def test_what_the_house_keeps_can_be_seen_taken_along_and_forgotten(sit: Sit) -> None:
    page = sit()
    page.get_by_role("button", name="Play the house").click()
    assert until_asked(page)
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign").click()
    hurried(page, "document.querySelector('[data-over]')")
    expect(page.locator(".ways a[href^='/records/']")).to_be_visible()  # from now on it counts
    page.goto("/me")
    expect(page.get_by_text("One game: 0 won, 1 lost, 0 drawn.")).to_be_visible()
    kept = page.request.get("/api/tables?mine=1").json()[0]
    hour = page.evaluate(
        "at => new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(at)",
        kept["created"],
    )
    line = page.locator(".turns li")
    expect(line).to_have_text(f"{hour} King’s Gambit, against Mirela (Squire): You lose")
    expect(line.get_by_role("link")).to_have_attribute("href", f"/records/{kept['record']}")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download everything").click()
    assert json.loads(download.value.path().read_text())["guest"]["name"] == "Stranger"
    page.get_by_role("button", name="Forget me").click()
    page.get_by_role("button", name="Yes, forget everything").click()
    expect(page.locator(".hail h1")).to_be_visible()
    page.goto("/me")
    expect(page.get_by_text("Nothing yet")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browsers_language_is_the_pages(sit: Sit, language: str) -> None:
    page = sit(language=language)
    expect(page.locator("html")).to_have_attribute("lang", language[:2])
    shown = page.locator("body").inner_text()
    assert not re.search(r"\b[a-z]+-[a-z]+-[a-z-]+\b(?!\w)", shown.replace("Tseu-Quest", "")), (
        "a message's id"
    )


@pytest.mark.slow
def test_an_installed_page_opens_without_a_network(browser: Browser, address: str) -> None:
    context = browser.new_context(base_url=address, locale="en-GB")
    page = context.new_page()
    page.goto("/")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.wait_for_function("() => navigator.serviceWorker.controller")
    context.set_offline(True)
    page.goto("/")
    expect(page.locator(".hail h1")).to_be_visible()
    context.close()


def test_the_manifest_names_icons_that_are_there() -> None:
    manifest = json.loads((DIST / "site.webmanifest").read_text())
    assert [icon["src"] for icon in manifest["icons"] if not (DIST / icon["src"].lstrip("/")).is_file()] == []
    assert {"name", "start_url", "display"} <= manifest.keys()

"""Before the dungeon: an evening lies ready, and may be laid out otherwise."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Sit
from browser.player import GLANCES
from browser.test_access import THEMES, settled, violations
from browser.tseuquest.crawler import Crawler
from taberna.games.tseuquest.things.shelf import adventures
from taberna.texts import Texts
from tseuquest.adventures.broken_own import TALLOW

TEXTS = Texts("en")
WIDE = "() => document.documentElement.scrollWidth <= innerWidth"


def table_of(page: Page) -> dict[str, object]:
    """What the house knows of the table that the page is at."""
    page.wait_for_url("**/tables/*")
    return dict(page.request.get(f"/api{page.url.removeprefix(page.url.split('/tables')[0])}").json())


def in_words(card: str) -> str:
    return TEXTS(f"card-{card}")


def gathering(sit: Sit, **how: object) -> Page:
    page = sit(**how)
    page.locator("a[href='/gather']").click()
    expect(page.locator("[data-hero]")).to_have_count(8)
    expect(page.locator("[data-evening]")).to_have_count(len(adventures()) + 1)
    return page


def test_two_clicks_from_the_room_into_the_short_adventure_with_a_companion(sit: Sit) -> None:
    page = sit(name="Ann")
    page.get_by_role("link", name="Open a table").click()
    page.get_by_role("button", name="Go down the stairs").click()
    expect(page.locator(".log")).to_contain_text("The good barrel")
    assert [(seat["seat"], seat["kind"]) for seat in table_of(page)["seats"]] == [  # type: ignore[attr-defined]
        ("S", "bot"),
        ("A", "person"),
        ("B", "bot"),
    ]


@pytest.mark.slow
def test_sheets_are_taken_left_and_put_in_order_by_keys(sit: Sit) -> None:
    page = gathering(sit)
    page.locator("[data-hero=sela]").click()
    page.locator("[data-hero=grim]").click()
    expect(page.locator("[data-hero=sela]")).to_have_attribute("aria-pressed", "false")
    page.locator("[data-chair=grim] .handle").focus()
    page.keyboard.press("ArrowUp")
    expect(page.locator("[data-chair]").first).to_have_attribute("data-chair", "grim")
    page.locator("[data-hero=bruna]").click()
    down = page.locator(".go-down")
    expect(down).to_have_attribute("aria-disabled", "true")
    expect(down).to_contain_text("You have no part yet")
    page.locator("[data-chair=grim] select").select_option("me")
    page.locator("[data-evening=quiet-hours]").click()
    down.click()
    expect(page.locator(".log")).to_contain_text("Quiet hours")


@pytest.mark.slow
def test_an_adventure_of_ones_own_is_brought_checked_and_played(sit: Sit) -> None:
    """With a mistake it is refused in the words of the check; mended, its king waits below under his name."""
    page = gathering(sit)
    broken = TALLOW.replace('portrait = "ghoul"', 'portrait = "goul"')
    bring = page.locator("input[type=file]")
    bring.set_input_files({"name": "Tallow.toml", "mimeType": "application/toml", "buffer": broken.encode()})
    page.locator(".go-down").click()
    expect(page.get_by_role("alert")).to_contain_text("Did you mean “ghoul”?")
    page.locator(".bring button").click()
    bring.set_input_files({"name": "Tallow.toml", "mimeType": "application/toml", "buffer": TALLOW.encode()})
    page.locator(".go-down").click()
    expect(page.locator(".log")).to_contain_text("Bring the Tallow Crown up the stairs.", timeout=60_000)
    told = str(table_of(page)["options"])
    assert "tallow" not in told.lower()


@pytest.mark.slow
def test_the_house_plays_as_hard_as_one_wants_and_remembers_it(sit: Sit) -> None:
    page = gathering(sit, name="Ann")
    expect(page.get_by_label("Lenient")).to_be_checked()
    page.get_by_label("Fair").check()
    expect(page.locator("[data-about=keeper]")).to_contain_text("Plays to win")
    page.locator("[data-levels=companions]").get_by_label("Simple").check()
    page.reload()
    expect(page.get_by_label("Fair")).to_be_checked()
    page.locator(".go-down").click()
    seats = table_of(page)["seats"]
    assert [(seat["seat"], seat["bot"]) for seat in seats] == [  # type: ignore[attr-defined]
        ("S", "fair"),
        ("A", ""),
        ("B", "simple"),
    ]


@pytest.mark.slow
def test_two_at_one_screen_each_with_a_hand_of_their_own(sit: Sit) -> None:
    """Ann is Sela, Bob is Ilka: both have cards, and the screen shows those of whoever acts."""
    page = gathering(sit, name="Ann")
    crawlers = Crawler(page, "A"), Crawler(page, "B")
    for hero in ("bruna", "sela", "sela", "ilka"):
        page.locator(f"[data-hero={hero}]").click()
    page.locator("[data-chair=sela] select").select_option("me")
    page.locator("[data-chair=ilka] select").select_option("here")
    page.locator(".go-down").click()
    me = page.locator(".seat.me")
    expect(me).to_contain_text("Sela")
    looked: set[str] = set()
    for _ in range(GLANCES):
        if looked == {"A", "B"}:
            break
        acting = next((one for one in crawlers if one.view.waiting == (one.seat,)), None)
        if crawlers[0].stands() != "asked" or acting is None:
            continue
        expect(me).to_contain_text({"A": "Ann", "B": "Player 2"}[acting.seat])
        if acting.view.turn is not None and acting.seat not in looked:
            if not looked:  # before any card is played, which names it
                log = page.locator(".log").inner_text()
                cards = [card for one in crawlers for hand in one.view.hands for card in hand.cards]
                assert cards
                assert not any(said in log for said in map(in_words, cards))
            expect(page.locator(".magic-hand")).to_have_count(0)  # until she says that only she looks
            page.locator("[data-uncover]").click()
            expect(page.locator(".magic-hand")).to_be_visible()
            looked.add(acting.seat)
        else:
            acting.step()
    assert looked == {"A", "B"}


@pytest.mark.slow
def test_a_friend_keeps_the_dungeon_by_link_and_chooses_in_secret(sit: Sit) -> None:
    page = gathering(sit, name="Ann")
    page.get_by_label("A friend").check()
    page.locator("[data-switch=stroll]").check()
    expect(page.locator("[data-evening=good-barrel]")).to_have_attribute("aria-disabled", "true")
    page.locator(".go-down").click()
    expect(page.locator(".invite input")).to_be_visible()
    assert page.locator(".chairs li > span").all_inner_texts() == ["Sorcerer", "Bruna", "a bot"]
    link = page.locator(".invite input").first.input_value()
    sam = sit(link)
    sam.get_by_role("textbox").fill("Sam")
    sam.locator("form button").click()
    expect(sam.locator("[data-act='adventure good-barrel']")).to_be_visible()
    expect(page.locator("[data-act^=adventure]")).to_have_count(0)
    table = page.request.get(
        f"/api{page.url.partition('/tables')[1]}{page.url.partition('/tables')[2]}"
    ).json()
    assert table["options"]["stroll"] == "on"


@pytest.mark.slow
@pytest.mark.parametrize("settings", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("language", ["en-GB", "el-GR"])
def test_axe_finds_nothing_and_nothing_sticks_out(sit: Sit, language: str, settings: str) -> None:
    page = gathering(sit, language=language, settings=settings)
    settled(page)
    assert violations(page) == []
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate(WIDE)


@pytest.mark.slow
def test_on_a_low_screen_everybody_and_the_stairs_can_be_reached(sit: Sit) -> None:
    page = gathering(sit, width=1280, height=720)
    while (others := page.locator("[data-hero][aria-pressed=false]")).count():
        others.first.click()
    expect(page.locator("[data-chair]")).to_have_count(8)
    page.mouse.wheel(0, 5000)
    expect(page.locator("[data-hero]").last).to_be_in_viewport()
    expect(page.locator(".go-down")).to_be_in_viewport(ratio=1)


@pytest.mark.slow
def test_with_friends_the_host_is_named_and_nothing_chosen_is_out_of_sight(sit: Sit) -> None:
    """Four adventurers on a screen of 800 pixels: the adventure that is chosen, that there are more of them,
    and how the Sorcerer plays; the big button lies over nothing."""
    page = sit("/gather#friends", width=1280, height=800)
    expect(page.locator("[data-hero]")).to_have_count(8)
    for hero in ("odo", "ilka"):
        page.locator(f"[data-hero={hero}]").click()
    expect(page.locator("[data-evening=good-barrel][aria-pressed=true]")).to_be_in_viewport(ratio=1)
    further = page.locator(".more.on")
    further.click()
    expect(page.locator(".more.back")).to_be_visible()
    for level in page.locator("[data-levels=keeper] label").all():
        level.scroll_into_view_if_needed()
        assert level.evaluate(
            "it => { const { left, top, width, height } = it.getBoundingClientRect();"
            " return it.contains(document.elementFromPoint(left + width / 2, top + height / 2)) }"
        )
    page.locator(".around .call input").fill("Carla")
    page.locator(".go-down").click()
    expect(page.locator(".chairs")).to_contain_text("Carla")
    expect(page.locator(".lead").first).to_contain_text("The game starts by itself")

"""For everybody: axe finds nothing on the board, whoever's turn it is; and a refusal is a sentence."""

from __future__ import annotations

import json
from typing import Final

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from browser.conftest import Sit
from browser.test_access import THEMES, violations
from browser.tseuquest.crawler import OFFERED, SURE, Crawler, open_table
from browser.tseuquest.test_layout import come as come_as_sela
from taberna.games.tseuquest.flow.actions import Cast, Move
from taberna.games.tseuquest.ground.squares import AT, NEXT
from taberna.texts import Texts

SHORT: Final = {"adventure": "good-barrel"}
HERE, BOT = {"kind": "here"}, {"kind": "bot", "bot": "simple"}
MOST: Final = 200
PHONE: Final = (390, 844)
WIDE: Final = "() => document.documentElement.scrollWidth <= innerWidth"


def together(ann: Page, bob: Page, link: str) -> None:
    bob.goto(link)
    bob.get_by_role("textbox").fill("Bob")
    bob.locator("form button").click()
    expect(ann.locator(".quest")).to_be_visible()


def until(ann: Crawler, bob: Crawler) -> None:
    """Bob does what he is asked for until it is Ann's turn."""
    for _ in range(MOST):
        if ann.stands() == "asked" and ann.view.turn is not None:
            return
        if bob.stands() == "asked":
            bob.step()
        ann.page.wait_for_timeout(20)
    raise AssertionError("Ann is not asked")


def beside(walker: Crawler) -> str:
    """A square that she can step to."""
    view = walker.view
    assert view.turn is not None
    here = next(f.square for f in view.figures if f.id == view.turn.figure)
    steps = [NEXT[here, action.way] for action in walker.legal.actions if isinstance(action, Move)]
    return next(square for square in steps if all(f.square != square for f in view.figures))


@pytest.mark.slow
@pytest.mark.parametrize(
    "language, size, theme",
    [
        ("en-GB", (1280, 860), "candlelight"),
        ("en-GB", PHONE, "high contrast"),
        ("el-GR", (1280, 860), "high contrast"),
        ("el-GR", PHONE, "candlelight"),
    ],
)
def test_axe_finds_nothing_on_the_board(sit: Sit, language: str, size: tuple[int, int], theme: str) -> None:
    width, height = size
    ann, bob = (sit(language=language, width=width, height=height, settings=THEMES[theme]) for _ in range(2))
    first, second = Crawler(ann, "A"), Crawler(bob, "B")
    table = open_table(ann, options=SHORT, seats={"A": HERE, "S": BOT}, practice="access")
    link = ann.request.post(f"/api/tables/{table}/invitations", data={"seat": "B"}).json()["link"]
    ann.goto(f"/tables/{table}")
    together(ann, bob, link)
    expect(bob.locator("[data-deck]:not([aria-disabled])").first).to_be_visible()

    def clean(page: Page, state: str) -> None:
        assert "\n".join(violations(page)) == "", state
        assert page.evaluate(WIDE), state

    clean(bob, "a question asked")
    clean(ann, "somebody else is asked")
    until(first, second)
    clean(ann, "her own turn")
    ann.locator("[data-verb=move]").click()
    clean(ann, "ways to move")
    ann.locator("[data-act^='walk']").first.click()
    expect(ann.locator(".route .reach")).to_be_attached()
    ann.locator(f"[data-square={beside(first)}]").click()
    expect(ann.locator("[data-way=walk]")).to_be_visible()
    clean(ann, "a path drawn")
    ann.locator("[data-way=back]").click()
    ann.locator("[data-act=stop]").click()
    end = ann.locator("[data-verb=pass]")
    end.click()
    clean(ann, "is she sure")
    ann.locator(SURE).click()
    expect(bob.locator(OFFERED).first).to_be_visible()
    expect(ann.locator(OFFERED)).to_have_count(0)
    clean(ann, "another's turn")


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en-GB", "el-GR"])
def test_axe_finds_nothing_where_a_spell_wants_a_square(sit: Sit, language: str) -> None:
    """Sela points a card at the floor: by the map, or by a list of the squares."""
    crawler = come_as_sela(sit, language=language)
    page = crawler.page
    card = next(a.card for a in crawler.legal.actions if isinstance(a, Cast) and a.at in AT)
    page.locator(".magic-card", has_text=Texts(language[:2])(f"card-{card}")).first.click()
    expect(page.locator(".spots summary")).to_be_visible()
    assert "\n".join(violations(page)) == ""
    page.locator(".spots summary").click()
    expect(page.locator(".spots [data-act]").first).to_be_visible()
    assert "\n".join(violations(page)) == ""
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.evaluate(WIDE)
    assert "\n".join(violations(page)) == ""


@pytest.mark.slow
def test_a_refusal_calls_things_by_their_names(sit: Sit) -> None:
    """What the page offers is never refused: so something else is sent in its place."""
    page = sit()

    def forward(socket: WebSocketRoute) -> None:
        house = socket.connect_to_server()

        def send(data: str | bytes) -> None:
            said = json.loads(data)
            if said["kind"] == "act":
                said["actions"] = [{"do": "attack", "target": "sela"}]
            house.send(json.dumps(said))

        socket.on_message(send)

    page.route_web_socket("**/*", forward)
    crawler = Crawler(page, "A")
    table = open_table(page, options=SHORT, seats={"A": HERE, "B": BOT, "S": BOT}, practice="access")
    page.goto(f"/tables/{table}")
    for _ in range(MOST):
        if crawler.stands() == "asked":
            break
        page.wait_for_timeout(20)
    page.locator("[data-verb=pass]").click()
    page.locator(SURE).click()
    expect(page.locator(".orders [role=alert]")).to_have_text("You can’t do that to a friend: Sela.")

"""Between people at a table: a broken line, a draw, a pause, somebody gone, somebody too loud."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from browser.conftest import ROOT, Sit, house
from browser.player import OVER, one_step, play_out, until_asked
from browser.test_variants import open_table
from taberna.cli.load.processes import lasting_port
from taberna.texts import texts


def invited(host: Page, sit: Sit, *, name: str = "Berta", language: str = "en-GB") -> Page:
    """A second browser comes by the link that the first one shows."""
    link = host.locator(".link input").first.input_value()
    guest = sit(link, language=language)
    guest.get_by_role("textbox").fill(name)
    guest.locator("form button").click()
    expect(guest.locator(".rail")).to_be_visible()
    expect(host.locator(".rail")).to_be_visible()
    return guest


def whose_turn(*pages: Page) -> Page:
    """The page that is asked to act."""
    for page in pages * 600:
        if page.locator(".orders .plate[data-verb]").count():
            return page
        page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def place(page: Page) -> None:
    page.locator(".plate[data-verb=place]").click()
    page.locator(".pool .stone.can").first.click()
    page.locator(".end.can").first.click()
    page.wait_for_function("() => !document.querySelector('.orders .plate[data-verb]')")


def menu(page: Page, entry: str) -> None:
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name=entry).click()


class Cable:
    """What connects a page with the house, and can be pulled out."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._in = True
        self._ends: list[WebSocketRoute] = []
        page.route_web_socket(re.compile(r"/socket\?"), self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        if self._in:
            self._ends += [socket, socket.connect_to_server()]
        else:
            socket.close()

    def pull(self) -> None:
        self._in = False
        for end in self._ends:  # while there is a network, or the house would not hear of it
            end.close()
        self._ends = []
        self._page.context.set_offline(True)

    def plug(self) -> None:
        self._in = True
        self._page.context.set_offline(False)


@pytest.mark.slow
def test_a_broken_line_mends_itself_and_the_game_goes_on_to_its_end(sit: Sit) -> None:
    host = sit(name="Ana")
    host.get_by_role("button", name="Invite by link").click()
    link = host.locator(".link input").first.input_value()
    guest = sit("/rules", language="fr-FR")
    cable = Cable(guest)
    guest.goto(link)
    guest.get_by_role("textbox").fill("Benoît")
    guest.locator("form button").click()
    expect(guest.locator(".rail")).to_be_visible()
    place(whose_turn(host, guest))
    while (page := whose_turn(host, guest)) is guest:
        place(page)
    stones = host.locator(".line .stone").count()
    expect(guest.locator(".line .stone")).to_have_count(stones)
    guest.evaluate("() => { window.neverLeft = true }")

    cable.pull()
    expect(guest.get_by_role("heading", name="La chandelle vacille")).to_be_visible()
    expect(guest.locator(".orders .sub")).to_contain_text("ta partie est conservée")
    expect(host.locator(".others .seat")).to_contain_text("not here", timeout=90_000)
    place(host)
    expect(host.locator(".line .stone")).to_have_count(stones + 1)
    assert guest.locator(".line .stone").count() == stones

    cable.plug()
    expect(guest.get_by_role("heading", name="La chandelle vacille")).to_have_count(0)
    expect(host.locator(".others .seat")).not_to_contain_text("not here")
    expect(guest.locator(".line .stone")).to_have_count(stones + 1)
    play_out(host, guest)
    assert guest.evaluate("() => window.neverLeft"), "the page was loaded anew"


@pytest.mark.slow
def test_a_server_that_is_restarted_is_found_again(sit: Sit, tmp_path: Path) -> None:
    port = str(lasting_port())
    with house(tmp_path, port) as where:
        page = sit(at=where)
        page.get_by_role("button", name="Two at this screen").click()
        assert until_asked(page)
        one_step(page)
        assert until_asked(page)
        lies = page.locator(".line .stone").count()
    expect(page.get_by_role("heading", name="The candle gutters")).to_be_visible()
    with house(tmp_path, port):
        expect(page.get_by_role("heading", name="The candle gutters")).to_have_count(0)
        assert until_asked(page)
        assert page.locator(".line .stone").count() == lies
        play_out(page)
        page.goto("about:blank")


@pytest.mark.slow
def test_a_draw_is_offered_declined_and_agreed(sit: Sit) -> None:
    host = sit(name="Ana")
    host.get_by_role("button", name="Invite by link").click()
    guest = invited(host, sit)
    one = whose_turn(host, guest)
    other = guest if one is host else host
    menu(one, "Offer a draw")
    expect(other.get_by_role("heading", name="A draw?")).to_be_visible()
    other.get_by_role("button", name="Play on").click()
    expect(one.get_by_role("status").last).to_contain_text("declines the draw")
    one_step(whose_turn(host, guest))
    one = whose_turn(host, guest)
    other = guest if one is host else host
    menu(one, "Offer a draw")
    other.get_by_role("button", name="Agreed").click()
    for page in (host, guest):
        expect(page.locator(OVER)).to_have_text("A draw")


@pytest.mark.slow
def test_the_clocks_stand_still_when_both_agree(sit: Sit) -> None:
    host = sit(name="Ana")
    open_table(host, company="link", clock="5+5")
    guest = invited(host, sit)
    one = whose_turn(host, guest)
    menu(host, "Ask for a pause")
    expect(guest.get_by_role("heading", name="Ana asks for a pause")).to_be_visible()
    expect(host.locator(".clock.runs")).to_have_count(1)
    guest.get_by_role("button", name="Agreed").click()
    for page in (host, guest):
        expect(page.get_by_role("heading", name="The clocks have stopped")).to_be_visible()
        expect(page.locator(".clock.runs")).to_have_count(0)
        assert page.locator(".orders .plate[data-verb]").count() == 0
    guest.get_by_role("button", name="Resume").click()
    expect(one.locator(".orders .plate[data-verb]").first).to_be_visible()
    expect(host.locator(".clock.runs")).to_have_count(1)


@pytest.mark.slow
def test_somebody_who_stays_away_can_be_left_to_a_bot_or_loses_the_game(sit: Sit) -> None:
    def impatient(route: Route) -> None:
        asked = json.loads(route.request.post_data or "{}")
        route.continue_(post_data=json.dumps({**asked, "away": 1}))

    for way in ("Claim the win", "Let a bot take over"):
        host = sit(name="Ana")
        host.route(
            "**/api/tables", lambda route: impatient(route) if route.request.post_data else route.continue_()
        )
        host.get_by_role("button", name="Invite by link").click()
        guest = invited(host, sit)
        whose_turn(host, guest)
        guest.goto("/rules")
        expect(host.get_by_role("heading", name="Berta has been away too long")).to_be_visible()
        host.get_by_role("button", name=way).click()
        if way == "Claim the win":
            expect(host.locator(OVER)).to_have_text("You win")
        else:
            expect(host.get_by_role("heading", name="Berta has been away too long")).to_have_count(0)
            play_out(host)


@pytest.mark.slow
def test_nobody_lets_a_bot_play_for_himself(sit: Sit) -> None:
    """A bot that remembers for a player is a note on paper (TS-7.5)."""
    host = sit(name="Ana")
    host.get_by_role("button", name="Invite by link").click()
    invited(host, sit)
    host.get_by_role("button", name="Table", exact=True).click()
    expect(host.get_by_role("button", name="Resign")).to_be_visible()
    expect(host.get_by_role("button", name="Let a bot play for me")).to_have_count(0)


@pytest.mark.slow
@pytest.mark.rule("TS-7.6")
@pytest.mark.parametrize("answer", ["Agreed", "The move stands"])
def test_a_move_is_taken_back_if_the_other_side_agrees(sit: Sit, answer: str) -> None:
    host = sit(name="Ana")
    host.get_by_role("button", name="Invite by link").click()
    guest = invited(host, sit)
    first = whose_turn(host, guest)
    other = guest if first is host else host
    place(first)
    assert until_asked(other)
    menu(first, "Ask to take a move back")
    expect(other.get_by_role("heading", name="wants to take a move back")).to_be_visible()
    other.get_by_role("button", name=answer).click()
    expect(other.get_by_role("heading", name="wants to take a move back")).to_have_count(0)
    assert until_asked(first if answer == "Agreed" else other)


@pytest.mark.slow
def test_who_is_muted_is_heard_no_more_until_wished_otherwise(sit: Sit) -> None:
    host = sit(name="Ana", width=1440, height=900)
    host.get_by_role("button", name="Invite by link").click()
    guest = invited(host, sit)
    guest.get_by_role("textbox", name="Say something").fill("Lovely weather")
    guest.keyboard.press("Enter")
    expect(host.locator(".talk ul")).to_contain_text("Lovely weather")
    with host.expect_response("**/api/guest/mute"):
        host.get_by_role("button", name="Mute Berta").click()
    expect(host.locator(".talk ul")).not_to_contain_text("Lovely weather")
    guest.get_by_role("textbox", name="Say something").fill("Are you there?")
    guest.keyboard.press("Enter")
    expect(guest.locator(".talk ul, .speech").first).to_be_attached()
    host.get_by_role("textbox", name="Say something").fill("Quiet at last")
    host.keyboard.press("Enter")
    expect(host.locator(".talk ul")).to_contain_text("Quiet at last")
    assert "Are you there?" not in host.content()
    host.get_by_role("button", name="Unmute Berta").click()
    expect(host.locator(".talk ul")).to_contain_text("Lovely weather")


@pytest.mark.slow
@pytest.mark.rule("TS-6.5")
def test_a_partner_looks_and_nobody_else_sees_it(sit: Sit) -> None:
    host = sit(name="Ana")
    open_table(host, variant="round", company="link")
    expect(host.locator(".link input")).to_have_count(3)
    links = [host.locator(".link input").nth(n).input_value() for n in range(3)]
    pages = {"A1": host}
    for seat, link in zip(("B1", "A2", "B2"), links, strict=True):
        guest = sit(link)
        guest.get_by_role("textbox").fill(f"Guest {seat}")
        guest.locator("form button").click()
        pages[seat] = guest
    everybody = list(pages.values())
    for page in everybody:
        expect(page.locator(".others .seat")).to_have_count(3)
    assert one_step(whose_turn(*everybody)) == "hide"
    actor = whose_turn(*everybody)
    order = ["A1", "B1", "A2", "B2"]
    seat = next(name for name, page in pages.items() if page is actor)
    partner = pages[order[(order.index(seat) + 2) % 4]]
    actor.locator(".plate[data-verb=peek]").click()
    actor.get_by_role("button", name="your partner").click()
    actor.locator(".line .stone.ringed").first.click()
    expect(partner.get_by_role("heading", name="Only you see this")).to_be_visible()
    expect(partner.locator(".stone.tilt use[href^='#sym-']")).to_have_count(1)
    for page in everybody:
        if page is not partner:
            expect(page.locator(".line .stone use[href='#stone-back']")).to_have_count(1)
            assert not re.search(r"Stone \d is the", page.content())
            assert page.locator("[data-way=let-go]").count() == 0
    partner.locator("[data-way=let-go]").click()
    expect(partner.locator(".stone.tilt")).to_have_count(0)


@pytest.mark.slow
@pytest.mark.rule("TS-7.3")
def test_the_bell_hangs_where_the_house_plays_and_one_is_told(sit: Sit) -> None:
    page = sit()
    page.locator(".go.second button").click()
    company, bell = (page.locator(f"[data-option={name}] select") for name in ("company", "last_orders"))
    expect(bell).to_have_value("on")
    company.select_option("screen")
    expect(bell).to_have_value("off")
    bell.select_option("on")
    company.select_option("link")
    expect(bell).to_have_value("on")  # it was wished
    company.select_option("bot")
    page.locator(".options > button").click()
    assert until_asked(page)
    expect(page.locator(".orders .sub")).to_contain_text(texts("en")("event-bell-hangs"))


@pytest.mark.slow
def test_the_bell_of_last_orders_forbids_what_is_quiet(sit: Sit, tmp_path: Path) -> None:
    paths = os.pathsep.join(filter(None, (str(ROOT / "tests"), os.environ.get("PYTHONPATH", ""))))
    with house(tmp_path, TABERNA_GAMES="browser.loud_bell:GAMES", PYTHONPATH=paths) as where:
        page = sit(at=where)
        open_table(page, company="screen", last_orders="on")
        for verb in ("place", "hide"):
            assert until_asked(page)
            page.locator(f".plate[data-verb={verb}]").click()
            if verb == "place":
                page.locator(".pool .stone.can").first.click()
                page.locator(".end.can").first.click()
            else:
                page.locator(".line .stone.ringed").first.click()
        for _ in range(16):
            assert until_asked(page)
            if page.get_by_text("The bell has rung").count():
                break
            page.locator(".plate[data-verb=swap]").click()
            page.locator("[data-space='1']").click()
            page.locator("[data-space='2']").click()
        expect(page.locator(".orders .sub")).to_have_text("The bell has rung: hide or place.")
        for verb in ("swap", "peek", "challenge", "boast"):
            plate = page.locator(f".plate[data-verb={verb}]")
            expect(plate).to_have_attribute("aria-disabled", "true")
            expect(plate).to_contain_text("the bell forbids it")
        page.locator(".plate[data-verb=hide]").click()
        page.locator(".line .stone.ringed").first.click()
        assert until_asked(page)
        expect(page.locator(".orders .sub")).not_to_contain_text("The bell has rung")
        page.goto("about:blank")

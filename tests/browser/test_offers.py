"""Offers as both sides see them, and those who watch: marked, counted, and not heard by who plays."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Sit
from browser.test_company import invited, menu, place, whose_turn
from browser.test_variants import open_table


def table_of(page: Page) -> str:
    return re.sub(r"^https?://[^/]+", "", page.url)


def two(sit: Sit) -> tuple[Page, Page]:
    """Ana and Bo at a table, by a link."""
    host = sit(name="Ana")
    host.get_by_role("button", name="Invite by link").click()
    expect(host.locator(".link input").first).to_be_visible()
    guest = sit(host.locator(".link input").first.input_value())
    guest.get_by_role("textbox").fill("Bo")
    guest.locator("form button").click()
    for page in (host, guest):
        expect(page.locator(".rail")).to_be_visible()
    return host, guest


def resign(page: Page) -> None:
    page.locator(".tools button[aria-expanded]").click()
    for _ in range(2):  # and it is asked once more
        page.locator(".orders").get_by_role("button", name="Resign").click()


def test_another_game_is_offered_declined_and_agreed_to_and_the_bench_talks_among_itself(sit: Sit) -> None:
    host, guest = two(sit)
    eve, fox = sit(table_of(host)), sit(table_of(host))
    for page in (eve, fox):
        expect(page.locator(".watching.own")).to_contain_text("You are watching")
    for page in (host, guest):
        expect(page.locator(".watching")).to_have_text("2 watching")
    expect(eve.get_by_role("textbox", name="Only spectators read this")).to_be_visible()
    eve.locator(".say input").fill("It is the Crown!")
    eve.locator(".say input").press("Enter")
    expect(fox.locator(".talk .lines")).to_contain_text("It is the Crown!")
    host.locator(".say input").fill("Hush.")
    host.locator(".say input").press("Enter")
    for page in (host, guest):
        expect(page.locator(".talk .lines")).to_contain_text("Hush.")
        expect(page.locator(".talk .lines")).not_to_contain_text("Crown")

    host.locator(".tools button[aria-expanded]").click()
    host.locator("[data-way=watching]").click()
    expect(eve.get_by_role("heading", name="The host has closed this table to spectators")).to_be_visible()
    host.locator(".tools button[aria-expanded]").click()
    expect(host.locator(".watching")).to_have_count(0)

    resign(guest)
    expect(guest.locator("[data-over]")).to_have_text("You resigned")
    expect(host.locator("[data-over]")).to_be_visible()
    expect(host.locator(".others")).not_to_contain_text("resign")
    host.locator("[data-way=rematch]").click()
    expect(host.locator(".offer-again[data-state=pending]")).to_be_visible()
    expect(guest.locator(".offer-again")).to_have_text("Ana offers another game.")
    host.locator("[data-way=withdraw]").click()
    expect(guest.locator(".offer-again[data-state=withdrawn]")).to_have_text("Ana withdrew the offer.")
    host.locator("[data-way=rematch]").click()
    guest.locator("[data-way=decline]").click()
    expect(host.locator(".offer-again[data-state=declined]")).to_be_visible()
    before = table_of(host)
    guest.locator("[data-way=rematch]").click()
    host.locator("[data-way=accept]").click()
    for page in (host, guest):
        page.wait_for_url(lambda url: before not in url)
        expect(page.locator(".rail")).to_be_visible()


@pytest.mark.slow
def test_a_pause_a_move_to_take_back_and_a_draw_are_seen_by_both_until_they_are_answered(sit: Sit) -> None:
    host = sit(name="Ana")
    open_table(host, company="link", clock="5+5")
    guest = invited(host, sit)
    whose_turn(host, guest)

    def seen(page: Page, what: str, state: str) -> None:
        expect(page.locator(f"[data-offer={what}][data-state={state}]")).to_be_visible()

    asks = guest.get_by_role("heading", name="Ana asks for a pause")
    menu(host, "Ask for a pause")
    seen(host, "pause", "pending")
    expect(asks).to_be_visible()
    host.locator("[data-way=withdraw]").click()
    seen(guest, "pause", "withdrawn")
    expect(asks).to_have_count(0)
    menu(host, "Ask for a pause")
    expect(asks).to_be_visible()
    guest.get_by_role("button", name="Play on").click()
    seen(host, "pause", "declined")
    seen(guest, "pause", "declined")

    one = whose_turn(host, guest)
    other = guest if one is host else host
    place(one)
    whose_turn(other)
    menu(one, "Ask to take a move back")
    seen(one, "take-back", "pending")
    other.get_by_role("button", name="The move stands").click()
    seen(one, "take-back", "declined")

    menu(other, "Offer a draw")
    seen(other, "draw", "pending")
    one.get_by_role("button", name="Play on").click()
    expect(other.locator("[data-offer=draw]")).to_have_count(0)
    expect(other.get_by_role("status").last).to_contain_text("declines the draw")

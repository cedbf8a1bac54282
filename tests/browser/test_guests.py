"""Others at the table who are not wanted, and a match of more than one game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Sit
from browser.player import until_asked, write
from browser.test_company import invited
from browser.test_variants import open_table


def guests(page: Page, name: str) -> Locator:
    """The line of this guest in the table's menu."""
    page.get_by_role("button", name="Table", exact=True).click()
    return page.locator(f"[data-guest={name}]")


def says(page: Page, text: str) -> None:
    write(page, text)
    page.locator(".say input").press("Enter")


@pytest.mark.slow
def test_a_guest_is_muted_blocked_and_reported(sit: Sit) -> None:
    host = sit(name="Ana")
    open_table(host, company="link")
    berta = invited(host, sit)
    line = guests(host, "Berta")
    line.locator("[data-way=mute]").click()
    expect(line.locator("[data-way=mute]")).to_have_attribute("aria-pressed", "true")
    says(berta, "Nobody hears this.")
    expect(berta.locator(".talk li")).to_contain_text("Nobody hears this.")
    line.locator("[data-way=mute]").click()
    expect(line.locator("[data-way=mute]")).to_have_attribute("aria-pressed", "false")
    says(berta, "But this.")
    expect(host.locator(".talk li").last).to_contain_text("But this.")
    assert "Nobody hears" not in host.locator(".talk").inner_text()

    line.locator("[data-way=report]").click()
    line.locator("input").fill("Sings too loudly")
    line.locator("form button").click()
    expect(host.locator(".guests-news")).to_have_text("Report sent: the server’s host will read it.")
    line.locator("[data-way=block]").click()
    expect(line.locator("[data-way=block]")).to_have_attribute("aria-pressed", "true")

    expect(line.locator("[data-way=remove]")).to_have_count(0)  # nobody is sent from a game that runs
    known = host.evaluate("async () => (await (await fetch('/api/guest/export')).json())")
    assert len(known["blocked"]) == len(known["reports"]) == 1
    assert known["reports"][0]["reason"] == "Sings too loudly"


@pytest.mark.slow
def test_only_the_host_sends_away(sit: Sit) -> None:
    host = sit(name="Ana")
    open_table(host, company="link")
    berta = invited(host, sit)
    line = guests(berta, "Ana")
    expect(line.locator("[data-way=mute]")).to_be_visible()
    expect(line.locator("[data-way=remove]")).to_have_count(0)


def gives_up(page: Page) -> None:
    assert until_asked(page)
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign").click()
    expect(page.locator("[data-over]")).to_be_visible()


@pytest.mark.slow
def test_the_best_of_three(sit: Sit) -> None:
    """Given up twice: the match is over after two games, and once more is a match again."""
    page = sit(name="Ana")
    open_table(page, games="3")
    expect(page.locator(".terms")).to_contain_text("Game 1, best of three")
    gives_up(page)
    expect(page.locator("[data-match]")).to_have_text("The match: Ana 0, Mirela 1")
    page.get_by_role("button", name="The next game").click()
    expect(page.locator(".terms")).to_contain_text("Game 2, best of three")
    gives_up(page)
    expect(page.locator("[data-match=over]")).to_contain_text("Ana 0, Mirela 2")
    expect(page.locator("[data-match=over]")).to_contain_text("The match goes to Mirela.")
    page.get_by_role("button", name="Once more").click()
    expect(page.locator(".terms")).to_contain_text("Game 1, best of three")


@pytest.mark.slow
def test_the_host_of_a_public_table_sends_somebody_away_before_it_begins(sit: Sit) -> None:
    host = sit(name="Ana")
    host.locator(".go.second button").click()
    host.locator("[data-option=variant] select").select_option("round")
    host.locator("[data-option=company] select").select_option("link")
    host.get_by_role("checkbox", name="anybody may see the table").check()
    host.locator(".options > button").click()
    expect(host.locator(".chairs")).to_be_visible()
    carla = sit(name="Carla")
    carla.locator(".tonight li", has_text="Ana").get_by_role("button", name="Sit down").click()
    expect(host.locator(".chairs li", has_text="Carla")).to_be_visible()
    host.reload()
    line = host.locator("[data-guest=Carla]")
    line.locator("[data-way=remove]").click()
    line.locator("[data-way=remove]").click()
    expect(host.locator(".chairs li", has_text="Carla")).to_have_count(0)
    expect(carla.locator("h1")).to_have_text("You no longer have a chair at this table.")
    carla.goto("/")
    carla.locator(".tonight li", has_text="Ana").get_by_role("button", name="Sit down").click()
    expect(carla.locator(".hail [role=alert]")).to_have_text("The host has removed you from this table.")

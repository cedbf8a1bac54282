"""A record is checked in the page: seal, chain, secret, signatures, and one's own receipt."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from browser.conftest import Sit
from browser.test_company import invited

HERE = ("seal", "chain", "promise", "opening", "signed")
NO_ED25519 = """
    const { importKey } = crypto.subtle
    crypto.subtle.importKey = (format, key, kind, ...rest) =>
        kind === 'Ed25519' ? Promise.reject(new DOMException('', 'NotSupportedError'))
            : importKey.call(crypto.subtle, format, key, kind, ...rest)
"""
KEPT = "() => JSON.parse(localStorage['taberna.receipts'])"
LISTED = "() => fetch('/api/tables?mine=1').then((answer) => answer.json())"


def two(sit: Sit) -> tuple[Page, Page]:
    """A table with a person in each of two browsers."""
    host = sit(name="Ana")
    host.get_by_role("button", name="Invite by link").click()
    return host, invited(host, sit)


def resigned(page: Page) -> str:
    """The name of the record that is left of it."""
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign").click()
    expect(page.locator(".ways a[href^='/records/']")).to_be_visible()
    return str(page.evaluate(LISTED)[0]["record"])


def checked(page: Page, record: str) -> None:
    page.goto(f"/records/{record}")
    page.get_by_role("button", name="Check the record").click()
    expect(page.locator(".checked .sum")).to_be_visible()


def edited(page: Page, record: str, old: str, new: str) -> None:
    """On its way to the page somebody changes the record."""

    def change(route: Route) -> None:
        text = route.fetch().text()
        assert old in text
        route.fulfill(body=text.replace(old, new, 1), content_type="application/jsonl")

    page.route(f"**/api/records/{record}", change)


def test_the_page_checks_chain_and_signatures_by_itself(sit: Sit) -> None:
    """and its own receipt, which it kept when it sat down."""
    host, guest = two(sit)
    record = resigned(host)
    assert [(kept["seat"], kept["since"], "outcome" in kept) for kept in guest.evaluate(KEPT)] == [
        ("B", 0, True)
    ]
    checked(guest, record)
    for name in HERE:
        expect(guest.locator(f".checked .yes[data-here={name}]")).to_contain_text("Checked here")
    expect(guest.locator(".checked [data-here=unsure]")).to_have_count(0)
    expect(guest.locator(".checked .yes[data-receipt=B]")).to_contain_text("kept its word to you")
    expect(guest.locator(".checked .sum")).to_contain_text("complete and signed")

    edited(guest, record, '"name":"Berta"', '"name":"Bertha"')
    checked(guest, record)
    expect(guest.locator(".checked .no[data-here=seal]")).to_contain_text("This is false")
    expect(guest.locator(".checked .sum")).to_contain_text("something in this record is false")


@pytest.mark.slow
def test_a_browser_that_knows_no_such_signatures_says_so(sit: Sit) -> None:
    host, guest = two(sit)
    record = resigned(host)
    guest.add_init_script(NO_ED25519)
    checked(guest, record)
    expect(guest.locator(".checked .yes[data-here=chain]")).to_be_visible()
    expect(guest.locator(".checked [data-here=signed]")).to_have_count(0)
    expect(guest.locator(".checked [data-here=unsure]")).to_contain_text("taberna verify can")


@pytest.mark.slow
@pytest.mark.parametrize(
    "old, new, said",
    [('"commitment":"', '"commitment":"f', "opening"), ('"signature":"', '"signature":"f', "signed")],
    ids=["a secret of another game", "a signature of nobody"],
)
def test_signatures_that_are_none(sit: Sit, old: str, new: str, said: str) -> None:
    host, guest = two(sit)
    record = resigned(host)
    edited(guest, record, old, new)
    checked(guest, record)
    expect(guest.locator(f".checked .no[data-here={said}]")).to_contain_text("This is false")
    expect(guest.locator(".checked .sum")).to_contain_text("something in this record is false")


@pytest.mark.slow
def test_nobody_contributes_to_what_the_house_has_not_signed(sit: Sit) -> None:
    """A promise with another commitment than the one that was signed: the page does not sit down."""
    host = sit(name="Ana")
    host.get_by_role("button", name="Invite by link").click()
    guest = sit(host.locator(".link input").first.input_value())
    sent: list[str] = []
    guest.on("request", lambda request: sent.append(request.url) if "/api/join" in request.url else None)
    guest.route(
        "**/api/tables/*/opening",
        lambda route: route.fulfill(
            body=route.fetch().text().replace('\\"commitment\\":\\"', '\\"commitment\\":\\"f', 1),
            content_type="application/json",
        ),
    )
    guest.get_by_role("textbox").fill("Berta")
    guest.locator("form button").click()
    expect(guest.get_by_text("The server has not signed its commitment.")).to_be_visible()
    assert sent == []

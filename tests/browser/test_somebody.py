"""Two strangers who want to play somebody: each with a browser of their own."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.conftest import Sit


def waits(page: Page) -> None:
    page.locator("[data-way=somebody]:not([disabled])").click()
    expect(page.locator("[data-waiting]")).to_be_visible()


def plays(page: Page) -> None:
    page.wait_for_function("() => location.pathname.startsWith('/tables/')")
    expect(page.locator(".rail")).to_be_visible()


def test_two_strangers_are_paired_also_when_one_leaves_in_that_moment(sit: Sit) -> None:
    ana, bo, cleo = sit(name="Ana"), sit(name="Bo"), sit(name="Cleo")

    # Bo is paired with Ana and gone before he could sit down
    bo.route("**/api/tables/*/opening", lambda route: route.fulfill(status=503, body=""))
    waits(ana)
    with bo.expect_request("**/api/tables/*/opening"):
        bo.locator("[data-way=somebody]:not([disabled])").click()
    bo.evaluate("() => fetch('/api/room', { method: 'DELETE' })")
    bo.context.close()

    # Ana waits on, and finds Cleo
    expect(ana.locator("[data-waiting]")).to_be_visible()
    cleo.locator("[data-way=seen]").check()
    waits(cleo)
    for page in (ana, cleo):
        plays(page)
    assert ana.url == cleo.url
    table = ana.request.get(f"/api/tables/{ana.url.rpartition('/')[2]}").json()
    names = {sitting["name"] for sitting in table["seats"]}
    assert names == {"Ana", "Cleo"}


def test_a_bot_meanwhile_and_who_is_in_the_room(sit: Sit) -> None:
    ana, bo = sit(name="Ana"), sit(name="Bo")
    waits(ana)
    expect(bo.locator("[data-others='1']")).to_be_visible()
    expect(bo.locator("[data-person]")).to_have_count(0)  # she did not ask to be seen
    bo.locator("[data-way=seen]").check()
    expect(ana.locator("[data-person=Bo]")).to_be_visible()
    ana.locator("[data-way=meanwhile]").click()
    plays(ana)
    expect(ana.locator(".others")).to_contain_text("Mirela")
    expect(ana.locator(".others")).to_contain_text("Squire")
    first = ana.url
    waits(bo)
    ana.locator("[data-way=found-accept]").click()
    for page in (ana, bo):
        plays(page)
    ana.wait_for_function("before => location.href !== before", arg=first)
    assert ana.url == bo.url

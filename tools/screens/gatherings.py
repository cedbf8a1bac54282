"""Who comes to a table by link, and what they lay on it."""

from __future__ import annotations

from playwright.sync_api import Page

from browser.player import GLANCES
from browser.test_variants import open_table
from screens.album import Album

NAMES = ("Ilias", "Mirela", "Tomás", "Odile")
FACES = """() => [...document.querySelectorAll('.line .stone svg use:last-of-type')]
    .map(drawn => drawn.getAttribute('href'))"""
DONE = "() => !document.querySelector('.orders .plate[data-verb]')"


def around(album: Album, *, motion: bool = False, most: int = 2, **wishes: str) -> list[Page]:
    """People, each with a browser, at a table with these wishes."""
    host = album.somebody(motion=motion)
    host.goto("/")
    host.locator(".call input").fill(NAMES[0])
    open_table(host, company="link", **wishes)
    host.wait_for_selector(".link input")
    links = [link.input_value() for link in host.locator(".link input").all()][: most - 1]
    pages = [host]
    for name, link in zip(NAMES[1:], links, strict=False):
        guest = album.somebody()
        guest.goto(link)
        guest.get_by_role("textbox").fill(name)
        guest.locator("form button").click()
        pages.append(guest)
    for page in pages:
        page.wait_for_selector(".rail")
    return pages


def asked(page: Page) -> bool:
    return bool(page.locator(".orders:not([data-idle]) .plate[data-verb]").count())


def turn_of(*pages: Page) -> Page:
    for page in pages * GLANCES:
        if asked(page):
            return page
        page.wait_for_timeout(20)
    raise AssertionError("nobody is asked")


def place(page: Page) -> None:
    page.locator(".plate[data-verb=place]").click()
    page.locator(".pool .stone.can").first.click()
    page.locator(".end.can").last.click()
    page.wait_for_function(DONE)


def hide(page: Page) -> None:
    page.locator(".plate[data-verb=hide]").click()
    page.locator(".line .stone.ringed").first.click()
    page.wait_for_function(DONE)


def swap(page: Page, one: int = 4, other: int = 5) -> None:
    page.locator(".plate[data-verb=swap]").click()
    page.locator(f"[data-space='{one}']").first.click()
    page.locator(f"[data-space='{other}']").first.click()
    page.wait_for_function(DONE)


def laid(*pages: Page) -> None:
    """Five stones, three of them hidden."""
    for step in (place, place, place, place, hide, hide, hide):
        step(turn_of(*pages))


def until_turn(wanted: Page, *others: Page) -> None:
    while (page := turn_of(wanted, *others)) is not wanted:
        swap(page)


def menu(page: Page) -> None:
    page.locator(".tools button[aria-expanded]").click()


def faces(page: Page) -> list[str]:
    return [str(drawn) for drawn in page.evaluate(FACES)]

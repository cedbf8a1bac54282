"""Tellstones among people: talk, claims, reveals, spectators, a Round and a Vanguard, one's own page."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import Page

from browser.player import GLANCES, OVER, one_step, until_asked, write
from screens.album import Album

WORDS = (("host", "Good evening."), ("guest", "And to you. Nerves?"), ("host", "You looked at it twice."))
FIGURES = {
    "games": 23,
    "recall": {
        "right": 118,
        "of": 171,
        "what": [
            {"label": stone, "right": right, "of": of}
            for stone, right, of in (
                ("C", 26, 31), ("D", 15, 24), ("S", 22, 29), ("F", 9, 22), ("K", 18, 26), ("H", 19, 25),
                ("L", 9, 14),
            )
        ],
        "moves": [
            {"label": label, "right": right, "of": of}
            for label, right, of in (("0", 48, 52), ("1", 34, 47), ("2", 20, 36), ("4", 12, 26), ("", 4, 10))
        ],
        "seconds": [
            {"label": label, "right": right, "of": of}
            for label, right, of in (
                ("15", 40, 44), ("30", 35, 46), ("60", 26, 45), ("120", 12, 25), ("", 5, 11),
            )
        ],
    },
    "against": [
        {"name": "Mirela", "bot": "squire", "won": 9, "lost": 6, "drawn": 0},
        {"name": "Berta", "bot": "", "won": 4, "lost": 3, "drawn": 1},
    ],
    "streak": 2,
    "longest": 5,
}  # fmt: skip
DAYS = [{"day": f"2026-11-{n}", "right": n % 3 != 1, "row": 1} for n in range(1, 19)]


def two(album: Album, *, motion: bool = False) -> tuple[Page, Page]:
    """Ilias and Mirela, each with a browser."""
    host = album.page if not motion else album.somebody(motion=True)
    host.goto("/")
    host.locator(".call input").fill("Ilias")
    host.locator(".go .way").nth(1).click()
    link = host.locator(".link input").first.input_value()
    guest = album.somebody()
    guest.goto(link)
    guest.get_by_role("textbox").fill("Mirela")
    guest.locator("form button").click()
    for page in (host, guest):
        page.wait_for_selector(".rail")
    return host, guest


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
    page.wait_for_function("() => !document.querySelector('.orders .plate[data-verb]')")


def hide(page: Page) -> None:
    page.locator(".plate[data-verb=hide]").click()
    page.locator(".line .stone.ringed").first.click()
    page.wait_for_function("() => !document.querySelector('.orders .plate[data-verb]')")


def laid(*pages: Page) -> None:
    """Five stones, three of them hidden."""
    for step in (place, place, place, place, hide, hide, hide):
        step(turn_of(*pages))


def until_turn(wanted: Page, other: Page) -> None:
    while (page := turn_of(wanted, other)) is not wanted:
        swap(page)


def swap(page: Page) -> None:
    page.locator(".plate[data-verb=swap]").click()
    page.locator("[data-space='4']").click()
    page.locator("[data-space='5']").click()
    page.wait_for_function("() => !document.querySelector('.orders .plate[data-verb]')")


def talk(album: Album) -> None:
    """What is said, what is claimed and answered, and who watches."""
    host, guest = two(album)
    laid(host, guest)
    until_turn(host, guest)
    for who, words in WORDS:
        page = host if who == "host" else guest
        write(page, words)
        page.locator(".say input").press("Enter")
        page.wait_for_timeout(300)
        if (latch := page.locator(".latch[aria-expanded=true]")).is_visible():
            latch.click()
    write(guest, "Go on, then.")
    guest.locator(".say input").press("Enter")
    host.wait_for_timeout(600)
    album.take("talk", host)
    if (latch := host.locator(".latch")).is_visible():
        latch.click()
        host.wait_for_timeout(500)
        album.take("talk-open", host)
        latch.click()
    watcher = album.somebody()
    watcher.goto(host.url)
    watcher.wait_for_selector(".watching.own")
    swap(host)
    turn_of(guest)
    guest.locator(".plate[data-verb=boast]").click()
    guest.locator("[data-way=confirm]").click()
    host.wait_for_selector(".answer")
    host.wait_for_timeout(900)
    album.take("answering", host)
    album.take("awaited", guest)
    album.take("watching", watcher)
    host.locator("[data-answer=steal]").click()
    guest.wait_for_selector(".answer")
    guest.wait_for_timeout(900)
    album.take("stolen", guest)


def reveal(album: Album) -> None:
    """A challenge answered: the silence, the face, the words."""
    host, guest = two(album, motion=True)
    laid(host, guest)
    until_turn(guest, host)
    guest.locator(".plate[data-verb=challenge]").click()
    guest.locator(".line .stone.ringed").first.click()
    host.wait_for_selector(".symbol")
    host.wait_for_timeout(700)
    album.take("challenged", host)
    host.locator(".symbol").nth(2).click()
    for n, ms in enumerate((500, 500, 500, 600, 900, 900), 1):
        host.wait_for_timeout(ms)
        host.screenshot(path=album.folder / f"reveal-{n}.png")


def over(album: Album) -> None:
    """A duel against the house to its end, as it is shown, and as it was played."""
    page = album.page
    page.goto("/")
    page.locator(".go .plate.brass").first.click()
    for n in range(300):
        if not until_asked(page):
            break
        if n in (3, 7):
            album.take(f"played-{n}")
        one_step(page, peeks=n % 4 == 0)
    page.wait_for_selector(OVER)
    page.wait_for_selector(".end-sheet .counts")
    page.wait_for_timeout(2500)
    album.take_all("over-house")
    page.locator(".ways a[href^='/records/']").click()
    page.wait_for_selector(".memory")
    album.take("replay-house")


MILD = ("peek", "place", "hide", "swap", "place")
"""In turns: a game that goes on, and in which something is seen."""


def mild_step(page: Page, n: int) -> str:
    """One step that claims nothing."""
    if not page.locator(".orders .plate[data-verb]").count():
        return one_step(page)
    wanted = [MILD[(n + i) % len(MILD)] for i in range(len(MILD))]
    open_verbs = {
        plate.get_attribute("data-verb")
        for plate in page.locator(".orders .plate[data-verb]:not([aria-disabled=true])").all()
    }
    verb = next((one for one in wanted if one in open_verbs), None)
    if verb is None:
        return one_step(page)
    page.locator(f".plate[data-verb={verb}]").click()
    if verb == "place":
        page.locator(".pool .stone.can").first.click()
        page.locator(".end.can").last.click()
        return verb
    for _ in range(2 if verb == "swap" else 1):
        page.locator(".line .stone.ringed:not(.chosen)").last.click()
    return verb


def under_way(album: Album, variant: str, name: str, most: int) -> None:
    page = album.page
    page.goto("/")
    page.locator(".go.second button").click()
    page.locator(".options select").first.select_option(variant)
    page.locator(".options > button").click()
    for n in range(most):
        if not until_asked(page):
            return
        if n == most // 2:
            album.take(f"{name}-middle")
        if mild_step(page, n) == "peek" and page.locator("[data-way=let-go]").count():
            album.take(f"{name}-look")
    if until_asked(page):
        page.wait_for_timeout(500)
        album.take(f"{name}-late")
        verb = page.locator(".plate[data-verb=swap]:not([aria-disabled=true])")
        if verb.count():
            verb.click()
            page.locator(".line .stone.ringed").first.click()
            album.take(f"{name}-swap")


def profile(album: Album) -> None:
    page = album.page
    page.goto("/join")
    page.evaluate("days => localStorage.setItem('taberna.puzzles', days)", json.dumps(DAYS))
    page.evaluate("() => localStorage.setItem('taberna.guest', 'true')")
    page.route("**/api/guest/figures", lambda route: route.fulfill(json=FIGURES))
    page.goto("/me")
    page.wait_for_selector("[data-figures=recall]")
    page.wait_for_timeout(500)
    album.take_all("profile")


def company(album: Album) -> None:
    """The room on an evening when others are there."""
    page, other = album.page, album.somebody()
    for who, name in ((other, "Odile"), (page, "Ilias")):
        who.goto("/")
        who.locator(".call input").fill(name)
    other.locator("[data-way=seen]").check()
    other.locator("[data-way=somebody]:not([disabled])").click()
    other.wait_for_selector("[data-waiting]")
    third = album.somebody()
    third.goto("/")
    third.locator(".call input").fill("Tomás")
    third.locator(".go.second button").click()
    third.locator("[data-option=variant] select").select_option("round")
    third.locator("[data-option=company] select").select_option("link")
    third.locator(".options input[type=checkbox]").check()
    third.locator(".options > button").click()
    third.wait_for_selector(".chairs svg")
    page.goto("/")
    page.wait_for_selector(".tonight li")
    page.wait_for_timeout(3000)
    album.take_all("room-live")


def round_of(album: Album) -> None:
    under_way(album, "round", "round", 14)


def vanguard(album: Album) -> None:
    under_way(album, "vanguard", "vanguard", 14)


CHAPTERS: dict[str, Callable[[Album], None]] = {
    "company": company,
    "talk": talk,
    "reveal": reveal,
    "over": over,
    "round": round_of,
    "vanguard": vanguard,
    "profile": profile,
}

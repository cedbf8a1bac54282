"""Tellstones among people: talk, claims, reveals, spectators, the room, one's own page."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import Page

from browser.player import OVER, one_step, until_asked, write
from screens.album import Album
from screens.gatherings import around, laid, swap, turn_of, until_turn

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
    "usual": {"moves": [90, 75, 60, 45, 35], "seconds": [85, 75, 60, 50, None]},
}  # fmt: skip
DAYS = [{"day": f"2026-11-{n}", "right": n % 3 != 1, "row": 1} for n in range(1, 19)]


def two(album: Album, *, motion: bool = False) -> tuple[Page, Page]:
    """Ilias and Mirela, each with a browser."""
    host, guest = around(album, motion=motion)
    return host, guest


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
    for shape in album.on_each(host):
        if (latch := host.locator(".latch")).is_visible():
            latch.click()
            host.wait_for_timeout(300)
            album.take_on(shape, "talk-open", host)
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
        album.take_on(album.shape, f"reveal-{n}", host)


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


CHAPTERS: dict[str, Callable[[Album], None]] = {
    "company": company,
    "talk": talk,
    "reveal": reveal,
    "over": over,
    "profile": profile,
}

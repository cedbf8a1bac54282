"""What comes between people at a table of King's Gambit: offers, a pause, a broken line, who resigns,
somebody who is found; and what is asked by keys, in lessons and in the puzzle."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from browser.test_company import Cable
from screens.album import Album
from screens.gatherings import around, laid, menu, place, turn_of, until_turn
from taberna.texts import texts


def shown(album: Album, name: str, page: Page, what: str) -> None:
    page.wait_for_selector(what)
    page.wait_for_timeout(300)
    album.take(name, page)


def offers(album: Album) -> None:
    """A pause is asked for, declined, agreed; a move to be taken back; a draw; and who resigns."""
    say = texts(album.language)

    def press(page: Page, message: str) -> None:
        page.locator(".orders").get_by_role("button", name=say(message), exact=True).click()

    def ask(page: Page, message: str) -> None:
        menu(page)
        press(page, message)

    host, guest = around(album, clock="5+5")
    turn_of(host, guest)
    ask(host, "pause")
    shown(album, "offer-pending", host, "[data-offer=pause][data-state=pending]")
    shown(album, "offer-asked", guest, ".ways .plate")
    press(guest, "play-on")
    shown(album, "offer-declined", host, "[data-offer=pause][data-state=declined]")
    place(turn_of(host, guest))  # before that it is not asked again
    turn_of(host, guest)
    ask(host, "pause")
    press(guest, "pause-agree")
    host.wait_for_timeout(700)
    shown(album, "paused", host, ".ways .plate.brass")
    press(host, "resume")
    one = turn_of(host, guest)
    other = guest if one is host else host
    place(one)
    turn_of(other)
    ask(one, "take-back")
    other.wait_for_timeout(700)
    shown(album, "take-back-asked", other, ".ways .plate")
    press(other, "take-back-deny")
    turn_of(other)
    ask(other, "offer-draw")
    one.wait_for_timeout(700)
    shown(album, "draw-asked", one, ".ways .plate")
    press(one, "draw-decline")
    ask(guest, "resign")
    shown(album, "resign-sure", guest, ".ways .plate")
    press(guest, "resign")
    shown(album, "resigned", guest, "[data-over]")
    shown(album, "they-resigned", host, "[data-over]")
    host.locator("[data-way=rematch]").click()
    shown(album, "rematch-pending", host, ".offer-again[data-state=pending]")
    shown(album, "rematch-asked", guest, ".offer-again")
    guest.locator("[data-way=decline]").click()
    shown(album, "rematch-declined", host, ".offer-again[data-state=declined]")


def lost(album: Album) -> None:
    """The line breaks in the middle of a game; what keys do; nobody else's turn."""
    host, guest = around(album)
    cable = Cable(host)
    host.reload()
    host.wait_for_selector(".rail")
    laid(host, guest)
    until_turn(host, guest)
    album.take("theirs", guest)
    host.keyboard.press("?")
    host.wait_for_timeout(500)
    album.take("keys", host)
    host.keyboard.press("?")
    cable.pull()
    shown(album, "lost", host, ".lost .orders h1")
    cable.plug()


def found(album: Album) -> None:
    """Somebody is found while one plays the house meanwhile."""
    page, other = album.page, album.somebody()
    for who, name in ((page, "Ilias"), (other, "Odile")):
        who.goto("/")
        who.locator(".call input").fill(name)
    page.locator("[data-way=somebody]:not([disabled])").click()
    page.wait_for_selector("[data-waiting]")
    page.locator("[data-waiting]").scroll_into_view_if_needed()
    album.take("waiting")
    page.locator("[data-way=meanwhile]").click()
    page.wait_for_selector(".rail")
    other.locator("[data-way=somebody]:not([disabled])").click()
    shown(album, "found", page, "[data-way=found-accept]")


def puzzle(album: Album) -> None:
    page = album.page
    page.goto("/puzzle")
    page.locator("[data-way=follow]").click()
    page.wait_for_timeout(1500)
    album.take("puzzle-follow")
    page.wait_for_selector(".symbol")
    page.wait_for_timeout(500)
    album.take("puzzle-ask")
    page.locator(".symbol").first.click()
    page.wait_for_timeout(1500)
    album.take("puzzle-told")


def lessons(album: Album) -> None:
    page = album.page
    page.goto("/learn")
    page.locator(".plate[data-verb=place]:not([aria-disabled=true])").click()
    page.locator(".pool .stone.can").first.click()
    page.locator(".end.can").first.click()
    page.wait_for_timeout(2500)
    album.take("learn-2")


CHAPTERS: dict[str, Callable[[Album], None]] = {
    "offers": offers,
    "lost": lost,
    "found": found,
    "puzzle": puzzle,
    "lessons": lessons,
}

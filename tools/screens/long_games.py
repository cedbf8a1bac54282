"""Games among people, as far as a picture needs them: a Round of four, a Vanguard, a proof of seven stones,
and a replay in its middle."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from screens.album import Album
from screens.gatherings import around, faces, hide, laid, place, swap, turn_of, until_turn

ALL = 7


def begun(album: Album, name: str, page: Page) -> None:
    """One's turn; the first of two stones; a claim before it is made."""
    page.wait_for_timeout(500)
    album.take(name, page)
    page.locator(".plate[data-verb=swap]").click()
    page.locator("[data-space='2']").first.click()
    page.wait_for_timeout(400)
    album.take(f"{name}-swap", page)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")


def names_wrongly(album: Album, asking: Page, others: list[Page], name: str) -> None:
    """Somebody is challenged, and names the first symbol there is."""
    asking.locator(".plate[data-verb=challenge]").click()
    asking.locator(".line .stone.ringed").first.click()
    answering = one_with(".symbol", others)
    answering.wait_for_timeout(600)
    album.take(name, answering)
    answering.locator(".symbol").first.click()


def one_with(selector: str, pages: list[Page]) -> Page:
    for page in pages * 600:
        if page.locator(selector).count():
            return page
        page.wait_for_timeout(20)
    raise AssertionError(f"nobody is asked: {selector}")


def king_round(album: Album) -> None:
    """Four around a table."""
    pages = around(album, most=4, variant="round")
    host = pages[0]
    laid(*pages)
    until_turn(host, *pages[1:])
    others = [page for page in pages if page is not host]
    begun(album, "round-turn", host)
    swap(host)
    after = turn_of(*pages)
    host.wait_for_timeout(500)
    album.take("round-theirs", host)
    names_wrongly(album, after, pages, "round-challenged")
    until_turn(host, *others)
    host.locator(".plate[data-verb=boast]").click()
    host.locator("[data-way=confirm]").click()
    answering = one_with(".answer", pages)
    answering.wait_for_timeout(900)
    album.take("round-answers", answering)
    album.take("round-awaited", host)


def vanguard(album: Album) -> None:
    host, guest = around(album, variant="vanguard")
    laid(host, guest)
    until_turn(host, guest)
    begun(album, "vanguard-turn", host)
    album.take("vanguard-theirs", guest)
    host.locator(".plate[data-verb=boast]").click()
    host.wait_for_timeout(400)
    album.take("vanguard-boast", host)
    for way in ("first", "confirm"):
        if host.locator(f"[data-way={way}]").count():
            host.locator(f"[data-way={way}]").click()
    if host.locator(".mat .stone.can, .mat.can").count():
        host.locator(".mat .stone.can").first.click()
        if host.locator("[data-way=confirm]").count():
            host.locator("[data-way=confirm]").click()
    guest.wait_for_selector(".answer")
    guest.wait_for_timeout(900)
    album.take("vanguard-answers", guest)


def seven(album: Album) -> None:
    """All stones lie in the Line and are hidden; whoever claims to know them all proves it."""
    host, guest = around(album)
    for _ in range(ALL - 1):
        place(turn_of(host, guest))
    turn_of(host, guest)
    lie = faces(host)
    for _ in range(ALL):
        hide(turn_of(host, guest))
    while turn_of(host, guest) is not host:
        swap(guest, 4, 5)
        lie[3], lie[4] = lie[4], lie[3]
    host.wait_for_timeout(500)
    album.take("seven", host)
    host.locator(".plate[data-verb=boast]").click()
    host.wait_for_timeout(400)
    album.take("seven-claim", host)
    host.locator("[data-way=confirm]").click()
    guest.wait_for_selector(".answer")
    guest.wait_for_timeout(900)
    album.take("seven-answers", guest)
    guest.locator("[data-answer=doubt]").click()
    for space, drawn in enumerate(lie, 1):
        host.wait_for_selector(f"[data-space='{space}'].can")
        host.locator(f"[data-space='{space}']").click()
        host.wait_for_selector(".symbol")
        if space == ALL // 2:
            host.wait_for_timeout(400)
            album.take("seven-proof", host)
        host.locator(f".symbol:has(use[href='{drawn}'])").click()
        if space == ALL:
            guest.wait_for_timeout(900)
            album.take("seven-last", guest)
    host.wait_for_selector("[data-over]")
    guest.wait_for_selector("[data-over]")
    host.wait_for_timeout(2500)
    album.take_all("seven-over", host)
    album.take("seven-lost", guest)
    host.locator(".ways a[href^='/records/']").click()
    host.wait_for_selector(".scrub input, [type=range]")
    host.keyboard.press("End")
    host.locator("[type=range]").evaluate(
        "bar => { bar.value = 9; bar.dispatchEvent(new Event('input', { bubbles: true })) }"
    )
    host.wait_for_timeout(1500)
    album.take_all("replay-middle", host)


CHAPTERS: dict[str, Callable[[Album], None]] = {
    "round": king_round,
    "vanguard": vanguard,
    "seven": seven,
}

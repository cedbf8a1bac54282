"""TseuQuest below: magic rounds, a turn, a fight, what others do, the Sorcerer's screen."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from browser.player import GLANCES
from browser.tseuquest.crawler import OFFERED, OVER, Crawler
from screens.album import Album
from screens.evening import BOT, BRUNA, HERE, SORCERER, barrel

FIGHT = ".bout:not(:has(.bout-verdict))"
RUNS = ".to-run [data-act^='activate ']"


class Hasty(Crawler):
    """Points at squares that lie under something, or out of view, too."""

    def point(self, square: str) -> None:
        self.page.locator(f"[data-square={square}]").dispatch_event("click")


def as_sela(album: Album, page: Page | None = None) -> Crawler:
    """Sela with a companion, played as the simple player would until it matters."""
    seen = page or album.page
    crawler = Hasty(seen, "B")
    table = album.table(page=seen, seats={"A": BOT, "B": HERE, "S": SORCERER}, options=barrel(rounds_max=4))
    seen.goto(table)
    seen.wait_for_selector(OFFERED)
    return crawler


def until(crawler: Crawler, there: Callable[[], bool]) -> None:
    for _ in range(GLANCES):
        if there():
            return
        stands = crawler.stands()
        assert stands != "over", "it never came to that"
        if there():
            return
        if stands == "asked" and crawler.seat in crawler.view.waiting:
            crawler.step()
        else:
            crawler.page.wait_for_timeout(20)
    raise AssertionError(f"it never came to that: {crawler.done[-10:]}")


def acts(crawler: Crawler) -> Callable[[], bool]:
    """It is their turn, and nothing is under way."""
    bar = crawler.page.locator(".turn-bar [data-verb=move]")
    return lambda: bool(bar.count()) and crawler.view.turn is not None and crawler.view.pending is None


def turn(album: Album) -> None:
    page = album.page
    crawler = as_sela(album)
    page.wait_for_selector("[data-deck]")
    album.take("quest-magic")
    until(crawler, acts(crawler))
    album.take("quest-turn")
    page.locator("[data-verb=magic]").click()
    album.take("quest-magic-open")
    page.keyboard.press("Escape")
    page.locator(".magic-card:not([aria-disabled])").first.click()
    album.take("quest-card")
    page.locator("[data-verb=pass]").click()
    album.take("quest-end-turn")
    page.locator("[data-way=back]").click()
    page.locator("[data-verb=move]").click()
    album.take("quest-move")
    page.locator("[data-act^='walk']").first.click()
    page.wait_for_selector(".route .reach", state="attached")
    for square in page.locator(".cells [data-square]").all():
        square.dispatch_event("click")
        if page.locator("[data-way=walk]").count():
            break
    album.take("quest-path")


def fight(album: Album) -> None:
    page = album.page
    crawler = as_sela(album)
    until(crawler, lambda: bool(page.locator(FIGHT).count() and page.locator("[data-act^=defend]").count()))
    album.take("quest-fight")
    page.locator("[data-act^=defend]").click()
    page.wait_for_selector(".bout-verdict")
    album.take("quest-outcome")
    page.locator(".bout-on").click()
    until(crawler, acts(crawler))
    album.take("quest-after-fight")


def others(album: Album) -> None:
    """What others do, held at a sentence; and what was missed by somebody who looked away."""
    page = album.somebody(motion=True)
    crawler = as_sela(album, page)
    until(crawler, acts(crawler))
    page.locator("[data-verb=pass]").click()
    page.locator("[data-way=end]").click()
    page.locator("[data-pace=hold]").click()
    page.wait_for_timeout(1500)
    album.take("quest-pace", page)
    table = page.url
    page.goto("/join")
    page.wait_for_timeout(1500)  # the others play on
    page.goto(table)
    page.wait_for_selector(".missed")
    page.wait_for_selector("[data-figure]")  # the map comes after what is to be read
    album.take("quest-missed", page)


def companions(album: Album) -> None:
    """How it begins, on parchment; orders above the line where one writes; and why a companion acts."""
    page = album.somebody(motion=True)
    crawler = Hasty(page, "A")
    seats = {"A": HERE, "B": {**BOT, "bot": "fair"}, "S": {**SORCERER, "bot": "lenient"}}
    page.goto(album.table(page=page, seats=seats, options=barrel(rounds_max=4)))
    page.wait_for_selector("[data-moment=briefing]")
    album.take("quest-briefing", page)
    until(crawler, acts(crawler))
    page.locator(".say input").focus()
    album.take("quest-orders", page)
    page.locator(".say input").blur()
    page.locator("[data-verb=pass]").click()
    page.locator("[data-way=end]").click()
    page.wait_for_selector(".telling .reason")
    page.locator("[data-pace=hold]").click()
    album.take("quest-reason", page)


def curtain(album: Album) -> None:
    """Sorcerer and adventurer at one screen."""
    page = album.page
    crawler = Hasty(page, "A")
    seats = {"A": {**HERE, "name": "Ann"}, "S": {**HERE, "name": "Sam"}}
    page.goto(album.table(seats=seats, options=barrel(party=[BRUNA], sorcerer="human")))
    until(crawler, acts(crawler))
    page.locator("[data-verb=pass]").click()
    page.locator("[data-way=end]").click()
    page.wait_for_selector("[data-curtain]")
    album.take("quest-curtain")


def screen(album: Album) -> None:
    """Somebody keeps the dungeon."""
    page = album.page
    crawler = Hasty(page, "S")
    page.goto(album.table(seats={"A": BOT, "S": HERE}, options=barrel(party=[BRUNA], sorcerer="human")))
    page.wait_for_selector(".behind")
    album.take_all("quest-screen")
    page.goto(page.url)
    page.wait_for_selector(".behind")
    until(crawler, lambda: page.locator(RUNS).count() >= 2)
    album.take("quest-screen-figures")


def own_dice(album: Album) -> None:
    page = album.page
    table = album.table(seats={"A": HERE, "S": SORCERER}, options=barrel(party=[BRUNA], own_dice=["A"]))
    page.goto(table)
    page.wait_for_selector(".turn-bar [data-verb=move]")
    page.locator("[data-verb=move]").click()
    page.locator("[data-act^='walk']").first.click()
    page.wait_for_selector("[data-form=rolled]")
    album.take("quest-own-dice")


def played_out(album: Album) -> None:
    """To the end of its rounds, and the replay of it."""
    page = album.page
    crawler = as_sela(album)
    for _ in range(GLANCES):
        match crawler.stands():
            case "over":
                break
            case "asked":
                crawler.step()
            case _:
                page.wait_for_timeout(20)
    page.wait_for_selector(OVER)
    album.take_all("quest-lost")
    page.evaluate("() => scrollTo(0, 0)")
    page.locator(".ways a[href^='/records/']").click()
    page.wait_for_selector(".scrub[aria-busy=false]")
    album.take_all("quest-replay")

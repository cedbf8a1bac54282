"""Tellstones: a duel from its gathering to its end, the Vanguard and the Round."""

from __future__ import annotations

from collections.abc import Callable

from screens.album import Album

ASKED = ".orders:not([data-idle]) button.plate, .orders .answer, .orders .symbol, .cover"


class Duel:
    def __init__(self, album: Album) -> None:
        self.album, self.page = album, album.page

    def ready(self) -> None:
        self.page.wait_for_selector(ASKED)

    def verb(self, verb: str, *spaces: int) -> None:
        self.ready()
        self.page.locator(f".plate[data-verb={verb}]").click()
        for space in spaces:
            self.page.locator(f"[data-space='{space}']").click()

    def place(self, nth: int, end: str) -> None:
        self.verb("place")
        self.page.locator(".pool .stone").nth(nth).click()
        self.page.locator(f".end.{end}").click()

    def opened(self) -> None:
        self.page.goto("/")
        self.page.locator(".go .way").first.click()
        self.ready()

    def turns(self) -> None:
        page, take = self.page, self.album.take
        self.opened()
        take("opening")
        self.place(0, "right")
        self.place(1, "left")
        self.verb("hide", 2)
        self.place(1, "right")
        self.verb("hide", 3)
        self.ready()
        take("turn")
        page.locator(".plate[data-verb=swap]").click()
        page.locator("[data-space='1']").click()
        take("swap")
        page.keyboard.press("Escape")
        page.locator("header button").last.click()
        take("menu")
        page.locator(".orders .plate.brass").last.click()

    def asked(self) -> None:
        page, take = self.page, self.album.take
        self.verb("challenge", 2)
        page.wait_for_selector(".symbol")
        take("challenge")
        page.locator(".symbol").first.click()
        self.verb("hide", 1)
        self.verb("peek", 1)
        page.wait_for_selector(".cover")
        take("cover")
        page.locator(".cover button").click()
        page.wait_for_selector("[data-way=let-go]")
        page.wait_for_timeout(500)
        take("look")
        page.locator("[data-way=let-go]").click()
        self.ready()
        if page.locator("[data-way=stop]").count():
            page.locator("[data-way=stop]").click()

    def boasted(self) -> None:
        page, take = self.page, self.album.take
        self.verb("boast")
        take("boast-confirm")
        page.locator("[data-way=confirm]").click()
        page.wait_for_selector(".answer")
        take("boast")
        page.locator("[data-answer=doubt]").click()
        page.wait_for_selector(".line .stone.can")
        take("proof")
        for _ in range(8):
            if page.locator("[data-over]").count():
                break
            page.locator(".line .stone.can").first.click()
            page.locator(".symbol").first.click()
            page.wait_for_function(
                "() => document.querySelector('[data-over], .line .stone.can')"
                " && !document.querySelector('.symbol')"
            )
        page.wait_for_selector("[data-over]")
        take("over")

    def again(self) -> None:
        page = self.page
        page.locator(".ways a[href^='/records/']").click()
        page.wait_for_selector("main")
        page.wait_for_timeout(900)
        self.album.take_all("record")
        page.goto("/me")
        page.wait_for_selector(".ways")
        self.album.take("my-games")


def gathering(album: Album) -> None:
    page = album.page
    page.goto("/")
    page.locator(".call input").fill("Ilias")
    page.locator(".go .way").nth(1).click()
    page.wait_for_selector(".chairs svg")
    album.take("gathering")


def duel(album: Album) -> None:
    play = Duel(album)
    play.turns()
    play.asked()
    play.boasted()
    play.again()


def variants(album: Album) -> None:
    page = album.page
    for variant in ("vanguard", "round"):
        page.goto("/")
        page.locator(".go.second button").click()
        if variant == "vanguard":
            page.locator(".options button").scroll_into_view_if_needed()
            album.take("options")
        page.locator(".options select").first.select_option(variant)
        page.locator(".options button").click()
        page.wait_for_selector(".rail")
        page.wait_for_selector(ASKED)
        album.take(variant)


CHAPTERS: dict[str, Callable[[Album], None]] = {
    "stones-gathering": gathering,
    "duel": duel,
    "variants": variants,
}

"""The pages of the house that belong to no table."""

from __future__ import annotations

from screens.album import Album


def room(album: Album) -> None:
    page = album.page
    page.goto("/")
    page.wait_for_selector(".hail")
    album.take_all("room")
    page.goto("/")
    page.locator(".go.facing button").click()
    page.wait_for_selector(".opponents")
    for what, name in ((".opponents", "opponents"), (".preferences", "comfort")):
        for shape in album.on_each(page):
            page.locator(what).scroll_into_view_if_needed()
            album.take_on(shape, name, page)
    for path in ("join", "learn", "rules", "puzzle", "me", "nowhere", "tables/nowhere"):
        page.goto(f"/{path}")
        page.wait_for_selector("main")
        page.wait_for_timeout(700)
        album.take(path.replace("/", "-"))
        if path == "rules":
            page.locator("#ts-2-3 summary").click()
            for shape in album.on_each(page):
                page.locator("#ts-2-3 .no").first.scroll_into_view_if_needed()
                album.take_on(shape, "rules-example", page)


def contrast(album: Album) -> None:
    page = album.page
    page.goto("/")
    page.locator(".preferences input[type=checkbox]").nth(2).check()
    page.evaluate("() => scrollTo(0, 0)")
    album.take("room-contrast")
    page.goto("/gather")
    page.wait_for_selector("[data-hero]")
    album.take("quest-gathering-contrast")

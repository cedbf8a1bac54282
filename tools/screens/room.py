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
    page.locator(".opponents").scroll_into_view_if_needed()
    album.take("opponents")
    page.locator(".preferences").scroll_into_view_if_needed()
    album.take("comfort")
    for path in ("join", "learn", "rules", "puzzle", "me", "nowhere", "tables/nowhere"):
        page.goto(f"/{path}")
        page.wait_for_selector("main")
        page.wait_for_timeout(700)
        album.take(path.replace("/", "-"))
        if path == "rules":
            page.locator("#ts-2-3 summary").click()
            page.locator("#ts-2-3 .no").first.scroll_into_view_if_needed()
            album.take("rules-example")


def contrast(album: Album) -> None:
    page = album.page
    page.goto("/")
    page.locator(".preferences input[type=checkbox]").nth(2).check()
    page.evaluate("() => scrollTo(0, 0)")
    album.take("room-contrast")
    page.goto("/gather")
    page.wait_for_selector("[data-hero]")
    album.take("quest-gathering-contrast")

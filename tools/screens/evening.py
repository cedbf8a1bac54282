"""TseuQuest before, between and after the dungeon."""

from __future__ import annotations

from typing import Any, Final

from screens.album import Album

HERE, OPEN = {"kind": "here"}, {"kind": "open"}
BOT = {"kind": "bot", "bot": "simple", "name": "Mirela"}
SORCERER = {"kind": "bot", "bot": "simple", "name": "Odile"}
BRUNA, GRIM = {"seat": "A", "hero": "bruna"}, {"seat": "B", "hero": "grim"}
OWNED: Final = [
    {"hero": "bruna", "gold": 180, "carried": ["longsword", "shield"], "stored": ["axe", "hare-drops"]},
    {"hero": "odo", "fallen": True},
]


def barrel(**more: Any) -> dict[str, Any]:
    return {"adventure": "good-barrel", **more}


def gathering(album: Album) -> None:
    page = album.page
    page.goto("/gather")
    page.wait_for_selector("[data-hero]")
    album.take_all("quest-gathering")


def learn(album: Album) -> None:
    page = album.page
    page.goto("/learn/tseuquest")
    page.wait_for_selector(".first-evening .plate")
    album.take("quest-learn")
    page.locator(".first-evening .plate").first.click()
    page.wait_for_selector(".turn-bar [data-verb=move]")
    album.take("quest-lesson")


def rules(album: Album) -> None:
    page = album.page
    page.goto("/rules/tseuquest")
    page.wait_for_selector("main h1")
    page.wait_for_timeout(700)
    album.take("quest-rules")
    example = page.locator("main summary").first
    if example.count():
        example.click()
        page.wait_for_timeout(400)
        example.scroll_into_view_if_needed()
        album.take("quest-rules-example")


def invitation(album: Album) -> None:
    """A chair that waits for somebody, and what they see who are asked to it."""
    page, friend = album.page, album.somebody()
    page.goto("/")
    table = album.table(seats={"A": HERE, "B": OPEN, "S": SORCERER}, options=barrel())
    link = page.request.post(f"/api{table}/invitations", data={"seat": "B"}).json()["link"]
    page.goto(table)
    page.wait_for_selector(".chairs")
    album.take_all("quest-waiting")
    friend.goto(link)
    friend.wait_for_selector(".invited .niche")
    album.take("quest-invitation", friend)


def sharing(album: Album) -> None:
    page = album.page
    table = album.table(seats={"A": HERE, "B": BOT, "S": SORCERER}, options=barrel(party=[], players=2))
    page.goto(table)
    page.wait_for_selector(".between.sharing")
    album.take("quest-sharing")
    page.locator(".between.sharing [data-hero]:not([aria-disabled=true])").first.click()
    page.wait_for_selector(".between.sharing [data-hero][aria-pressed=true]")
    album.take_all("quest-shared")


def camp(album: Album) -> None:
    page = album.page
    campaign = {"belongings": OWNED, "played": ["good-barrel"], "won": ["good-barrel"]}
    options = {"variant": "interlude", "party": [BRUNA, GRIM], "campaign": campaign, "sorcerer": "table"}
    table = album.table(party=True, seats={"A": HERE, "B": BOT, "S": SORCERER}, options=options)
    page.goto(table)
    page.wait_for_selector(".between.camp")
    album.take_all("quest-camp")
    page.goto(table)
    page.locator("[data-good='bruna stored axe'] button").first.click()
    page.wait_for_selector(".in-hand .no")
    album.take("quest-camp-in-hand")
    page.locator("[data-way=map]").click()
    page.wait_for_selector(".between.roads")
    album.take_all("quest-roads")


def ending(album: Album) -> None:
    """Of somebody alone: where others play on, leaving ends nothing."""
    page = album.page
    table = album.table(seats={"A": HERE, "S": SORCERER}, options=barrel(party=[BRUNA]))
    page.goto(table)
    page.wait_for_selector(".turn-bar [data-verb=move]")
    page.locator("header button").last.click()
    album.take("quest-menu")
    page.locator(".ways.menu button").first.click()
    album.take("quest-leave")
    page.locator(".ways button").first.click()
    page.wait_for_selector(".ending")
    album.take_all("quest-ending")
    page.evaluate("() => scrollTo(0, 0)")
    page.locator(".ways a[href^='/records/']").click()
    page.wait_for_selector(".scrub[aria-busy=false]")
    album.take("quest-replay-short")

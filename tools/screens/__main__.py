"""Takes the pictures into screens/LANGUAGE/SHAPE/. What was taken of the page as it is built now is not taken
again, unless its chapter is named.

usage: make screens ARGS="[LANGUAGE…] [SHAPE…] [CHAPTER…]"
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Error, sync_playwright

from screens import dungeon, evening, incidents, long_games, people, room, stones
from screens.album import Album
from screens.house import DIST, ROOT, house
from screens.shapes import LANGUAGES, SHAPES

OUT = ROOT / "screens"
KINDS = ("chromium-headless-shell", "chromium", "chromium-browser")
QUIET = ("--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking")
CHAPTERS: dict[str, Callable[[Album], None]] = {
    "room": room.room,
    "contrast": room.contrast,
    **stones.CHAPTERS,
    **people.CHAPTERS,
    **long_games.CHAPTERS,
    **incidents.CHAPTERS,
    "gathering": evening.gathering,
    "learn": evening.learn,
    "rules": evening.rules,
    "invitation": evening.invitation,
    "sharing": evening.sharing,
    "camp": evening.camp,
    "turn": dungeon.turn,
    "fight": dungeon.fight,
    "others": dungeon.others,
    "companions": dungeon.companions,
    "curtain": dungeon.curtain,
    "screen": dungeon.screen,
    "own-dice": dungeon.own_dice,
    "played-out": dungeon.played_out,
    "ending": evening.ending,
}
STILL = {*stones.CHAPTERS, *people.CHAPTERS, *long_games.CHAPTERS, *incidents.CHAPTERS, "room", "contrast"}
"""Played once for all shapes: a page of King's Gambit that changes its shape is as if it always had it."""


def taken(folder: Path, chapter: str) -> bool:
    """Since the page was built."""
    mark = folder / f".{chapter}"
    return mark.is_file() and mark.stat().st_mtime > (DIST / "index.html").stat().st_mtime


def main() -> int:
    wanted = sys.argv[1:]
    strangers = [one for one in wanted if one not in (*LANGUAGES, *SHAPES, *CHAPTERS)]
    if strangers:
        sys.exit(f"screens: no language, shape or chapter: {', '.join(strangers)}")
    languages = [one for one in LANGUAGES if one in wanted] or [*LANGUAGES]
    shapes = [one for one in SHAPES if one in wanted] or [*SHAPES]
    named = [one for one in CHAPTERS if one in wanted]
    chromium = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, KINDS)), None)
    if chromium is None:
        sys.exit("screens: there is no chromium here")
    failed = 0
    with house() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=list(QUIET))
        for language in languages:
            for chapter in named or CHAPTERS:
                for together in [shapes] if chapter in STILL else [[shape] for shape in shapes]:
                    if chapter not in named and all(taken(OUT / language / one, chapter) for one in together):
                        continue
                    album = Album(browser, address, OUT, language, together)
                    try:
                        CHAPTERS[chapter](album)
                        for shape in together:
                            (album.folder(shape) / f".{chapter}").touch()
                    except (Error, AssertionError) as why:
                        failed += 1
                        where = f"screens/{language}/{' '.join(together)}"
                        print(f"{where}: {chapter} failed: {str(why)[:400]}", flush=True)
                        album.take(f"failed-{chapter}")
                    finally:
                        album.close()
                print(f"screens/{language}: {chapter}", flush=True)
        browser.close()
    return min(failed, 1)


if __name__ == "__main__":
    sys.exit(main())

"""What TseuQuest weighs until its first board can be played, and that nobody else carries it."""

from __future__ import annotations

from typing import Any

import pytest

from browser.conftest import DIST
from browser.test_budget import LATIN, chunks, needed, size, texts  # noqa: F401 (`chunks` is a fixture)

MOST = 350_000
LANGUAGES = ("en", "es", "fr", "el")
GAME = "src/games/tseuquest/game.ts"
Chunks = dict[str, dict[str, Any]]


def own(name: str) -> bool:
    return name.startswith("assets/quest")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_board_is_light(chunks: Chunks, language: str) -> None:  # noqa: F811
    files = needed(chunks, "index.html", "src/table/Table.svelte", GAME)
    spoken = [path.name for path in (DIST / "assets").glob(f"quest-{language}-*.js")]
    data = [f"data/tseuquest-{name}.json" for name in ("content", f"does-{language}")]
    fonts = [
        f"assets/{path.name}"
        for path in (DIST / "assets").glob("*.woff2")
        if path.name.startswith(LATIN) or (language == "el" and "greek" in path.name)
    ]
    oak = next((DIST / "assets").glob("oak-*.svg")).name
    assert len(spoken) == 1
    whole = {*files, *fonts, *data, f"assets/{spoken[0]}", f"assets/{texts(language)}", f"assets/{oak}"}
    assert any(map(own, files))
    assert sum(map(size, whole)) <= MOST


def test_who_plays_something_else_fetches_none_of_it(chunks: Chunks) -> None:  # noqa: F811
    files = needed(chunks, "index.html", "src/table/Table.svelte", "src/games/tellstones/game.ts")
    assert [name for name in files if own(name)] == []
    kept = (DIST / "sw.js").read_text(encoding="utf-8")
    assert "/assets/table-" in kept
    theirs = {name for name in chunks if "tseuquest" in name}
    files = {
        file
        for name in reached(chunks, theirs)
        for file in (chunks[name]["file"], *chunks[name].get("css", ()))
    }
    assert len(theirs) > len(LANGUAGES)
    scripts = {
        f"assets/{path.name}" for path in (DIST / "assets").iterdir() if path.suffix in {".js", ".css"}
    }
    assert [name for name in scripts - files if name in kept] == []
    assert [name for name in scripts & files if name not in kept] == []


def reached(built: Chunks, theirs: set[str]) -> set[str]:
    """What the page can come to without any of theirs."""
    found, ahead = {"index.html"}, ["index.html"]
    while ahead:
        chunk = built[ahead.pop()]
        ways = [*chunk.get("imports", ()), *chunk.get("dynamicImports", ())]
        new = [way for way in ways if way not in found and way not in theirs]
        found.update(new)
        ahead.extend(new)
    return found

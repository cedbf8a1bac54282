"""What a phone has to fetch before the first game, from the build itself."""

from __future__ import annotations

import gzip
import json
import re
from urllib.request import Request, urlopen

import pytest

from browser.conftest import DIST

JS_MOST = 90_000
ALL_MOST = 250_000
# Of each face only the letters that are shown are fetched: Latin in three languages, Latin and Greek in one.
LATIN = (
    "alegreya-sc-latin-500-normal",
    "alegreya-latin-400-normal",
    "alegreya-latin-500-italic",
    "alegreya-sans-latin-400-normal",
)


@pytest.fixture(scope="module")
def chunks() -> dict[str, dict[str, object]]:
    if not (DIST / "manifest.json").is_file():
        pytest.skip("the page is not built: make web")
    return dict(json.loads((DIST / "manifest.json").read_text()))


def size(name: str) -> int:
    data = (DIST / name).read_bytes()
    return len(data) if name.endswith(".woff2") else len(gzip.compress(data, 6))


def needed(chunks: dict[str, dict[str, object]], *entries: str) -> set[str]:
    """The files of these entries and of all that they import before they run."""
    found: set[str] = set()
    rest = list(entries)
    while rest:
        chunk = chunks[rest.pop()]
        if str(chunk["file"]) in found:
            continue
        found |= {str(chunk["file"]), *map(str, chunk.get("css", ()))}  # type: ignore[call-overload]
        rest += chunk.get("imports", ())  # type: ignore[arg-type]
    return found


def texts(language: str) -> str:
    return next(
        path.name
        for path in (DIST / "assets").glob(f"{language}-*.js")
        if b"learn-terms" in path.read_bytes()
    )


def test_the_first_page_is_light(chunks: dict[str, dict[str, object]]) -> None:
    scripts = {name for name in needed(chunks, "index.html") if name.endswith(".js")}
    assert sum(map(size, scripts)) + size(f"assets/{texts('en')}") <= JS_MOST


@pytest.mark.parametrize("language", ["en", "es", "fr", "el"])
def test_the_first_table_is_light(chunks: dict[str, dict[str, object]], language: str) -> None:
    files = needed(chunks, "index.html", "src/table/Table.svelte", "src/games/tellstones/game.ts")
    scripts = {name for name in files if name.endswith(".js")} | {f"assets/{texts(language)}"}
    assert sum(map(size, scripts)) <= JS_MOST
    fonts = [
        f"assets/{path.name}"
        for path in (DIST / "assets").glob("*.woff2")
        if path.name.startswith(LATIN) or (language == "el" and "greek" in path.name)
    ]
    oak = next((DIST / "assets").glob("oak-*.svg")).name
    whole = [*files, *scripts, *fonts, f"assets/{oak}", "index.html", "icon.svg", "site.webmanifest"]
    assert sum(map(size, set(whole))) <= ALL_MOST


def test_what_packs_well_is_handed_out_packed(address: str, chunks: dict[str, dict[str, object]]) -> None:
    for path in ("", *needed(chunks, "index.html")):
        asked = Request(f"{address}/{path}", headers={"Accept-Encoding": "gzip", "Accept": "text/html"})
        with urlopen(asked) as packed, urlopen(f"{address}/{path}") as plain:
            assert packed.headers["Content-Encoding"] == "gzip", path
            assert packed.headers["Content-Type"] == plain.headers["Content-Type"], path
            assert gzip.decompress(packed.read()) == plain.read()


def test_nothing_comes_from_elsewhere() -> None:
    page = (DIST / "index.html").read_text()
    assert not re.search(r"(?:src|href)=\"(?:https?:)?//", page)
    assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=", page)

"""Writes what the page shows but must not work out, for each game.

usage: python tools/page_data.py FOLDER
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

import quest_data
import quest_examples
import stones_data
from taberna.texts import LANGUAGES, Texts


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    _write(folder / "lessons.json", stones_data.lessons())
    _write(folder / "examples.json", stones_data.examples())
    _write(folder / "tseuquest-examples.json", quest_examples.examples())
    for language in LANGUAGES:
        _write(folder / f"tseuquest-does-{language}.json", quest_data.does_what(Texts(language)))
    _write(folder / "tseuquest-content.json", quest_data.printed())
    _write(folder / "tseuquest-evenings.json", quest_data.evenings())
    puzzles = folder / "puzzles"
    puzzles.mkdir(exist_ok=True)
    for month in range(1, 13):
        for day in range(1, 32):
            _write(puzzles / f"{month}-{day}.json", stones_data.puzzle(month * 31 + day))


def _write(path: Path, value: object) -> None:
    path.write_bytes(msgspec.json.encode(value))


if __name__ == "__main__":
    main(Path(sys.argv[1]))

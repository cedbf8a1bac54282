"""Nothing in `table` knows a particular game: no word of one is written there."""

import re
from pathlib import Path

import pytest

TABLE = Path(__file__).resolve().parent.parent / "src" / "taberna" / "table"
WORDS = re.compile(
    r"\b(tellstones|tseuquest|kings? ?gambit|vanguard|hazard|stones?|crown|shield|sword|knight"
    r"|hammer|scales|peek|boast|challenge|swap|hero(es)?|sorcerer|dungeon|minion|skull|whisper|toast|cups?)\b",
    re.I,
)


@pytest.mark.parametrize("path", sorted(TABLE.rglob("*.py")), ids=lambda path: path.name)
def test_no_word_of_a_game(path: Path) -> None:
    found = [line for line in path.read_text(encoding="utf-8").splitlines() if WORDS.search(line)]
    assert found == []

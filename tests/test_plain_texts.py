"""What the style sheet (docs/texts.md) asks of single words, where a machine can tell."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from taberna.texts import folder

PLAIN = [
    "adventure", "bench", "bots", "cli", "open", "refusals", "server", "shelf", "simulate", "transfer",
    "tseuquest-refusals", "usage", "verdict",
]  # fmt: skip
"""Help and errors. What bots say is in `lines`, and there is no answer in `talk`."""

FIRST_PERSON = re.compile(r"(?<![-$\w])(?:I|[Ww]e|us|[Oo]urs?)\b")
BARE_BUTTON = re.compile(r"\b[Pp]ress (\{|(?!Enter|Escape)[A-Z])")
NAMING = re.compile(r"[οΟ]νομ[άα][ζσ]|[δΔ]είξε (?:μία?|μια|δύο)\b")
BARE_GREEK_BUTTON = re.compile(r"\b[Ππ]άτ(?:α|ησε) (?:\{|(?!Enter|Escape)[A-ZΑ-Ω])")


def lines(language: str, names: list[str] | None = None) -> Iterator[tuple[str, str]]:
    for path in sorted((folder() / language).glob("*.ftl")):
        if names is None or path.stem in names:
            for line in path.read_text("utf-8").splitlines():
                if not line.startswith("#"):
                    yield path.stem, line


def spoken_aside(line: str) -> str:
    """Without what somebody in it says."""
    return re.sub(r"“[^”]*”", "", line)


def test_help_and_errors_do_not_say_i_or_we() -> None:
    """A program that expects something is not a person, and nobody knows whose rules `our rules` are."""
    assert [line for _, line in lines("en", PLAIN) if FIRST_PERSON.search(spoken_aside(line))] == []


@pytest.mark.parametrize("language, bare", [("en", BARE_BUTTON), ("el", BARE_GREEK_BUTTON)])
def test_a_button_in_a_sentence_is_in_quotation_marks(language: str, bare: re.Pattern[str]) -> None:
    assert [line for _, line in lines(language) if bare.search(line)] == []


def test_greek_says_which_stone_it_is_and_chooses_one() -> None:
    """Not «ονομάζεις μια πέτρα», which gives it a name, nor «δείξε μια πέτρα», which may turn it over."""
    assert [line for _, line in lines("el") if NAMING.search(line)] == []

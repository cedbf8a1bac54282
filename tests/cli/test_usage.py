"""A command line that can't be read is answered in the user's language, and so is the whole help."""

from __future__ import annotations

import pytest

from cli.program import Run
from taberna.cli.mistakes import Exit
from taberna.texts import LANGUAGES

TYPERS = (
    "Usage:",
    "Show this",
    "Arguments",
    "Commands",
    "Try '",
    "Error",
    "Invalid",
    "Missing",
    "No such",
    "<str>",
)
"""What typer would say of itself. `Options` is French as well."""


@pytest.mark.parametrize(
    "words, said",
    [
        (("serve", "--port", "70000"), "--port: 65535 at most."),
        (("serve", "--port", "x"), "--port: a number is needed."),
        (("ply",), "There is no command “ply”. Did you mean: play, replay?"),
        (("verify",), "Missing: RECORD"),
        (("play", "--sed", "3"), "There is no option --sed. Did you mean: --save, --seat, --seed?"),
        (("play", "--seed"), "--seed needs a value."),
        (("play", "a", "b", "c"), "Too many words: c"),
    ],
)
def test_what_is_wrong_is_said_plainly(taberna: Run, words: tuple[str, ...], said: str) -> None:
    ran = taberna(*words)
    assert (ran.code, ran.err.splitlines()[0]) == (Exit.BAD_INPUT, said)


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
@pytest.mark.parametrize(
    "words",
    [
        ("serve", "--port", "70000"),
        ("ply",),
        ("verify",),
        ("play", "--seed"),
        ("play", "--help"),
        ("--help",),
    ],
)
def test_nothing_of_it_is_english(
    taberna: Run, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], language: str
) -> None:
    monkeypatch.setenv("LANG", language)
    ran = taberna(*words)
    french = {"Arguments"} if language == "fr" else set()
    assert [word for word in TYPERS if word not in french and word in ran.out + ran.err] == []

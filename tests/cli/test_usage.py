"""A command line that can't be read is answered in the user's language, and so is the whole help."""

from __future__ import annotations

import re
from typing import Any

import pytest
import typer

from cli.program import Run
from taberna.cli.main import build
from taberna.cli.mistakes import Exit
from taberna.texts import LANGUAGES, texts

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
    "<list",
    "{name}",
)
"""What typer would say of itself. `Options` is French as well."""


@pytest.mark.parametrize(
    "words, said",
    [
        (("serve", "--port", "70000"), "--port must be at most 65535."),
        (("serve", "--port", "x"), "--port must be a number."),
        (("ply",), "There is no command “ply”. Did you mean: play, replay?"),
        (("verify",), "Missing: RECORD"),
        (("play", "--sed", "3"), "There is no option --sed. Did you mean: --save, --seat, --seed?"),
        (("play", "--seed"), "--seed needs a value."),
        (("bot", "--language"), "--language needs a value."),
        (("serve", "--language", "la"), "There is no language “la”. Choose one of: en, es, fr, el."),
        (("play", "a", "b", "c"), "Unexpected argument: c"),
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
        ("simulate", "--help"),
        ("adventure", "face", "--help"),
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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["bot", "serve"])
def test_the_language_may_stand_before_the_command_and_after(
    taberna: Run, monkeypatch: pytest.MonkeyPatch, command: str, language: str
) -> None:
    before = taberna("--language", language, command, "--port").err
    after = taberna(command, "--port", f"--language={language}").err
    monkeypatch.setenv("LANG", language)
    assert before == after == taberna(command, "--port").err


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_an_example(language: str) -> None:
    program = typer.main.get_command(build(texts(language)))
    assert _without_example(program, "taberna") == []


def _without_example(command: Any, name: str) -> list[str]:
    inner = getattr(command, "commands", {})
    if inner:
        return [each for word, one in inner.items() for each in _without_example(one, f"{name} {word}")]
    return [] if re.search(rf"^[^.]*: {name}\b", command.help or "", re.MULTILINE) else [name]

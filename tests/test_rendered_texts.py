"""What `make texts` shows can be read: every message, with every kind of value (docs/texts.md)."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from rendered_texts import page, rendered
from taberna.texts import LANGUAGES, texts

PAGE = Path(__file__).resolve().parent.parent / "web" / "src"
BUTTON = re.compile(r"<button\b(?:[^>]|=>)*>\s*\{t\('([\w-]+)'\)\}\s*</button>")
LONGEST_BUTTON = 24

LAID_OUT = re.compile(r"help-|quest-help|quest-rules|rules-reminder|language-names|also")
"""These have columns, or name keys."""
TYPED = {"also", "expected", "help-table", "quest-help"}
"""These name the key `?`, and so do messages that refer to them."""
BRACED = {"problem-text-nobody-yet"}
"""Speaks of a name in braces."""


@cache
def said(language: str) -> tuple[tuple[str, str], ...]:
    return tuple((name, text) for _, name, all_of_it in rendered(language) for text in all_of_it)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_left_unfilled(language: str) -> None:
    """A brace is a variable that nobody gave, or a form of one that nobody has."""
    assert [(n, t) for n, t in said(language) if re.search(r"[{}]", t) and n not in BRACED] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_stand_one_space_apart(language: str) -> None:
    wide = re.compile(r"\S {2,}\S| [,.](?:\s|$)")
    assert [(n, t) for n, t in said(language) if wide.search(t) and not LAID_OUT.match(n)] == []


def test_french_marks_have_a_narrow_space() -> None:
    wrong = re.compile(r"\S [:;!?»]|« ")
    assert [(n, t) for n, t in said("fr") if wrong.search(t) and n not in TYPED] == []


def test_spanish_questions_are_opened_when_they_are_said() -> None:
    plain = [(n, t.replace("(? ", "")) for n, t in said("es") if n not in TYPED and not LAID_OUT.match(n)]
    assert [(n, t) for n, t in plain if t.count("¿") != t.count("?") or t.count("¡") != t.count("!")] == []


def test_greek_asks_with_a_semicolon_when_it_is_said() -> None:
    assert [(n, t) for n, t in said("el") if n not in TYPED and "?" in t.replace("(? ", "")] == []


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_no_figure_stands_in_a_sentence_without_its_article(language: str) -> None:
    """`Un golpe alcanza a Trasgo 2`; after a colon, an arrow or a bracket it is a name on a list."""
    name = texts(language)("figure-goblin").capitalize()
    bare = re.compile(rf"[a-záéíóúñàâçèêîôûœα-ωάέήίόύώϊϋ’] {name}\b")
    assert [(n, t) for n, t in said(language) if bare.search(t)] == []


@pytest.mark.parametrize("language, figure", [("es", "esta figura"), ("fr", "cette figurine")])
def test_a_power_says_whose_it_is(language: str, figure: str) -> None:
    """`Cuando cae…`, read alone: who?"""
    powers = [(n, t) for n, t in said(language) if re.fullmatch(r"power-.*-about", n)]
    assert powers
    assert [(n, t) for n, t in powers if figure not in t.lower()] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_content_is_called_by_its_id(language: str) -> None:
    ids = re.compile(r"\b(?:figure|item|card|treasure|scenery|trap|refusal)-[a-z]+-?[a-z]*\b")
    assert [(n, t) for n, t in said(language) if ids.search(t)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_are_short(language: str) -> None:
    names = {n for path in PAGE.rglob("*.svelte") for n in BUTTON.findall(path.read_text(encoding="utf-8"))}
    assert names
    say = texts(language)
    assert [(n, say(n)) for n in sorted(names) if len(say(n)) > LONGEST_BUTTON] == []


def test_the_page_has_every_message_in_every_language() -> None:
    shown = page()
    assert shown.count("<td lang=el>") == shown.count("<tr ") == len({n for n, _ in said("en")})

"""Names in the form that a sentence needs."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast

from taberna.forms import KINDS, sound, split
from taberna.games.tseuquest.things.library import SHEETS
from taberna.texts import LANGUAGES, Texts, folder, texts


@pytest.mark.parametrize(
    "language, message, params, said",
    [
        ("el", "quest-stood-up", {"figure": "Σέλα"}, "Η Σέλα σηκώνεται."),
        ("el", "quest-hero-picked", {"seat": "Νίκος", "figure": "Όντο"}, "Παίζει τον Όντο: Νίκος."),
        (
            "el",
            "bout-melee",
            {"figure": "Ίλκα", "other": "Καλικάντζαρος 2"},
            "Η Ίλκα επιτίθεται στον καλικάντζαρο 2",
        ),
        ("es", "bout-melee", {"figure": "Condesa Vesna", "other": "Sela"}, "La condesa Vesna ataca a Sela"),
        (
            "es",
            "bout-melee",
            {"figure": "Trasgo 1", "other": "Abad de Nonas"},
            "El trasgo 1 ataca al abad de Nonas",
        ),
        ("es", "team-of", {"one": "Ana", "two": "Inés"}, "Ana e Inés"),
        ("es", "team-of", {"one": "Inés", "two": "Ana"}, "Inés y Ana"),
        ("fr", "bout-melee", {"figure": "Sela", "other": "Gobelin 3"}, "Sela attaque le gobelin 3"),
        ("fr", "camp-give", {"hero": "Ilka"}, "Donner à Ilka"),
        ("en", "bout-melee", {"figure": "Sela", "other": "The Bone King"}, "Sela strikes the Bone King"),
    ],
)
def test_a_name_has_the_form_its_sentence_needs(
    language: str, message: str, params: dict[str, str | int], said: str
) -> None:
    assert texts(language)(message, **params) == said


def test_a_name_that_people_chose_is_left_as_it_is_or_elided() -> None:
    french = Texts("fr")
    assert (french.formed("Anne", "of"), french.formed("Bruno", "of")) == ("d’Anne", "de Bruno")
    assert Texts("el").formed("Ana", "The") == "Ana"
    assert Texts("es").formed("Bruno", "object") == "a Bruno"


@pytest.mark.parametrize(
    "name, heard", [("Inés", "i"), ("Hilda", "i"), ("Hielo", "other"), ("Ana", "vowel"), ("Éva", "vowel")]
)
def test_what_a_name_begins_with(name: str, heard: str) -> None:
    assert sound(name) == heard


def test_in_greek_every_figure_has_its_article_and_cases() -> None:
    greek = Texts("el")
    bare = [s for s in SHEETS if greek.formed(greek(f"figure-{s}"), "object") == greek(f"figure-{s}")]
    assert bare == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_forms_are_asked_for_where_they_can_be_filled_in(language: str) -> None:
    """Of a message within a message only the outer one is looked at."""
    asked, inner = set(), set()
    for path in (folder() / language).glob("*.ftl"):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                found = entry.to_json()
                asked |= {entry.id.name for name in _named(found, "VariableReference") if split(name)}
                inner |= set(_named(found, "MessageReference"))
    assert asked & inner == set()
    assert KINDS


def _named(node: object, kind: str) -> list[str]:
    if isinstance(node, list):
        return [name for each in node for name in _named(each, kind)]
    if not isinstance(node, dict):
        return []
    own = [node["id"]["name"]] if node.get("type") == kind else []
    return own + [name for each in node.values() for name in _named(each, kind)]

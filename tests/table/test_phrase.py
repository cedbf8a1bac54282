"""A phrase is kept as it is, and said in the language of whoever reads it."""

import pytest

from taberna.table.codec import Reader, write
from taberna.table.phrase import Listed, Parameter, Phrase, Seated, Term, Translated
from taberna.texts import Texts, say

NAMES = {"A": "Ann", "B": "Bob"}


def called(seats: tuple[str, ...]) -> str:
    return " & ".join(NAMES[seat] for seat in seats)


@pytest.mark.parametrize(
    "message, params, language, said",
    [
        ("event-believed", {"by": Seated(("A",))}, "en", "Ann believes it."),
        ("event-scored", {"side": Seated(("A", "B"))}, "en", "A point for Ann & Bob."),
        ("event-turned", {"space": 2, "symbol": "K"}, "en", "Stone 2 is turned face-up: the Knight."),
        ("event-believed", {"by": Term("figure-goblin", capital=True)}, "en", "Goblin believes it."),
        ("event-believed", {"by": Term("figure-grey-rat")}, "en", "grey rat believes it."),
        ("event-believed", {"by": Listed(("x", Term("figure-orc")))}, "en", "x, orc believes it."),
        ("event-believed", {"by": Translated({"en": "{h}!"}, {"h": "Ann"})}, "en", "Ann! believes it."),
    ],
)  # fmt: skip
def test_it_is_said(message: str, params: dict[str, Parameter], language: str, said: str) -> None:
    phrase = Phrase(message, params)
    assert say(phrase, Texts(language), called) == said
    assert Reader[Phrase](Phrase)(write(phrase)) == phrase


def test_a_text_that_a_language_lacks_is_said_in_english() -> None:
    only = Phrase("event-believed", {"by": Translated({"en": "the well"}, name=True)})
    assert say(only, Texts("el"), called).startswith("the well")


def test_a_longer_text_in_another_language_is_marked() -> None:
    only = Phrase("event-believed", {"by": Translated({"fr": "le puits"})})
    assert say(only, Texts("fr"), called).startswith("le puits y croit")
    assert say(only, Texts("el"), called).startswith("le puits (fr)")


def test_what_bots_said_before_there_were_parts_is_read() -> None:
    line = b'{"message":"bot-says-tell-1","params":{"space":"2","symbol":"K"}}'
    assert Reader[Phrase](Phrase)(line) == Phrase("bot-says-tell-1", {"space": "2", "symbol": "K"})

"""The texts of a file: there in one language at least, plain, and all of them said."""

import re
from collections.abc import Collection, Iterator
from typing import Final

from taberna.games.tseuquest.authoring.limits import TEXT
from taberna.games.tseuquest.authoring.problems import Problem, Spot, problem, warning
from taberna.games.tseuquest.authoring.spots import Spots
from taberna.games.tseuquest.authoring.syntax import is_odd
from taberna.games.tseuquest.things.script import Words

LANGUAGES: Final = ("en", "es", "fr", "el")
PLACEHOLDERS: Final = ("hero",)
_BRACED: Final = re.compile(r"\{([^{}]*)\}")
_MARKUP: Final = re.compile(r"[<>\[\]`{}\\]|\*\*|__|&\w+;|://")


def text_problems(
    texts: dict[str, Words], needed: Collection[str], said: Collection[str], spots: Spots
) -> Iterator[Problem]:
    for language in texts:
        if language not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            yield problem("language-unknown", spots.key("text", language), name=language, known=known)
    here: dict[str, Words] = {language: texts[language] for language in LANGUAGES if language in texts}
    for language in LANGUAGES:
        if language not in texts:  # one is enough: the others are read in that one
            say = warning if here else problem
            yield say("language-missing", spots.key("text", *list(texts)[:1]), language=language)
    names = dict.fromkeys([*needed, *(name for words in here.values() for name in words)])
    whole = max(here, key=lambda language: sum(name in here[language] for name in names), default="")
    for name in names:
        if name in needed or name in said:
            yield from _everywhere(name, here, whole, spots)
        else:
            language = next(language for language, words in here.items() if name in words)
            yield problem("text-dead", spots.key("text", language, name), name=name)
    for language, words in here.items():
        for name, text in words.items():
            at = spots.of("text", language, name)
            yield from plain_problems(text, name, at)
            if name in needed and _BRACED.search(text):
                yield problem("text-nobody-yet", at, name=name)


def _everywhere(name: str, texts: dict[str, Words], whole: str, spots: Spots) -> Iterator[Problem]:
    """In the language that has most of them every text must be there: it is what the others fall back to."""
    for language, words in texts.items():
        if name not in words:
            at = next((spots.key("text", other, name) for other, w in texts.items() if name in w), None)
            say = problem if language == whole else warning
            yield say("text-missing", at or spots.key("text", language), name=name, language=language)


def plain_problems(text: str, name: str, at: Spot) -> Iterator[Problem]:
    if not text.strip():
        yield problem("text-empty", at, name=name)
    if len(text) > TEXT:
        yield problem("text-long", at, name=name, count=len(text), most=TEXT)
    for found in _BRACED.findall(text):
        if found not in PLACEHOLDERS:
            yield problem("text-placeholder", at, name=found[:20], known=", ".join(PLACEHOLDERS))
    bare = _BRACED.sub("", text)
    marked = _MARKUP.search(bare)
    if marked:
        yield problem("text-markup", at, name=name, sign=marked[0])
    odd = next((sign for sign in text if is_odd(sign)), None)
    if odd:
        yield problem("odd-sign", at, sign=f"U+{ord(odd):04X}")

"""What a bot makes of words: which of its own lines it has said, and what is to be answered to the phrases
that people have at hand. In any language of the house, since talk comes in the words of whoever speaks."""

from functools import cache
from typing import Final
from unicodedata import normalize

from taberna.games.tellstones.stones import SYMBOLS
from taberna.texts import LANGUAGES, texts

CLAIMS: Final = ("boast", "doubt", "steal", "challenge", "praise")
IDLE: Final = ("feint", "symbol", "weather")
"""Where there is nothing better to say, a partner may be told something (TS-6.4)."""
TELL: Final = "tell"
ANSWERS: Final = {
    **{f"needle-{n}": "nerves" for n in range(1, 5)},
    **{f"doubt-{n}": "nerves" for n in range(1, 5)},
    "greet-2": "weather",
    **{f"praise-{n}": "thanks" for n in range(1, 5)},
}
"""What each phrase of the page is answered with."""
SITUATIONS: Final = tuple(dict.fromkeys((*CLAIMS, *IDLE, TELL, *ANSWERS.values())))
VARIANTS: Final = 12
"""Ways to say each thing."""


def line(about: str, variant: int) -> str:
    return f"bot-says-{about}-{variant}"


def said(text: str) -> str:
    """Which line of a bot this is; empty: none."""
    return _lines().get(_plain(text), "")


def answer_to(text: str) -> str:
    """What there is to talk about after somebody has said this; empty: nothing."""
    return _phrases().get(_plain(text), "")


@cache
def _phrases() -> dict[str, str]:
    return {
        _plain(texts(language)(f"phrase-{phrase}")): about
        for language in LANGUAGES
        for phrase, about in ANSWERS.items()
    }


@cache
def _lines() -> dict[str, str]:
    """Every line in every language, with every stone and space that it may name."""
    return {
        _plain(texts(language)(message, symbol=symbol, space=space)): message
        for language in LANGUAGES
        for about in SITUATIONS
        for message in (line(about, variant) for variant in range(1, VARIANTS + 1))
        for symbol in (SYMBOLS if about in ("symbol", TELL) else SYMBOLS[:1])
        for space in (range(1, len(SYMBOLS) + 1) if about == TELL else (0,))
    }


def _plain(text: str) -> str:
    """As a line is kept (`table.talk.tidy`)."""
    return " ".join(normalize("NFC", text).split())

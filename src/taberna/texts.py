"""What people read, from the Fluent files in locales/: in go a message's id and its parameters.

In a checkout the files lie beside `src`, in a wheel inside the package. Nothing here knows a game.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final, TypeAlias

from fluent.runtime import FluentBundle, FluentResource

from taberna.table.phrase import Listed, Phrase, Seated, Term, Translated
from taberna.table.phrase import Parameter as Part
from taberna.table.refusal import Parameter, Refusal
from taberna.table.seats import Seat

LANGUAGES: Final = ("en", "es", "fr", "el")
USUAL: Final = "en"

_PACKAGE: Final = Path(__file__).resolve().parent
_PLACES: Final = (_PACKAGE / "locales", _PACKAGE.parent.parent / "locales")


class Texts:
    """All texts of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        # No marks around what is filled in: a terminal would show them.
        self._bundle = FluentBundle([language], use_isolating=False)
        for path in sorted((folder() / language).glob("*.ftl")):
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def __contains__(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def __call__(self, message: str, **params: Parameter) -> str:
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise LookupError(message)
        # What is missing stands in the text as `{$name}`: better at a table than a game that breaks off.
        text, _ = self._bundle.format_pattern(pattern, params)
        return str(text)

    def refusal(self, refusal: Refusal) -> str:
        message = f"refusal-{refusal.code}"
        if message not in self:
            return self("refusal-unknown", code=refusal.code)
        return self(message, **refusal.params)


Called: TypeAlias = Callable[[tuple[Seat, ...]], str]
"""How those on one or several seats are named."""


def say(phrase: Phrase, texts: Texts, called: Called) -> str:
    """A phrase in the language of these texts."""
    return texts(phrase.message, **_filled(phrase.params, texts, called))


def _filled(params: Mapping[str, Part], texts: Texts, called: Called) -> dict[str, Parameter]:
    return {name: said_part(value, texts, called) for name, value in params.items()}


def said_part(value: Part, texts: Texts, called: Called) -> Parameter:
    """What stands for a parameter of a phrase."""
    match value:
        case Term(message, params, capital):
            known = message in texts
            term = texts(message, **_filled(params, texts, called)) if known else _id_in_words(message)
            return term[:1].upper() + term[1:] if capital else term
        case Seated(seats):
            return called(seats)
        case Translated(text, params):
            said = text.get(texts.language) or text.get(USUAL) or next(iter(text.values()), "")
            for name, inner in _filled(params, texts, called).items():
                said = said.replace(f"{{{name}}}", str(inner))
            return said
        case Listed(parts):
            return ", ".join(str(said_part(each, texts, called)) for each in parts)
        case _:
            return value


def _id_in_words(message: str) -> str:
    return (message.partition("-")[2] or message).replace("-", " ")


@lru_cache(maxsize=len(LANGUAGES))
def texts(language: str) -> Texts:
    return Texts(language)


def folder() -> Path:
    """Where the texts are."""
    return next(place for place in _PLACES if place.is_dir())


def preferred(environ: Mapping[str, str]) -> str:
    """The language the surroundings ask for, where we have it."""
    asked = next((environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(name)), "")
    code = asked[:2].lower()
    return code if code in LANGUAGES and not asked[2:3].isalpha() else USUAL

"""What people read, from the Fluent files in locales/: in go a message's id and its parameters.

In a checkout the files lie beside `src`, in a wheel inside the package. Nothing here knows a game.
"""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from taberna.table.refusal import Parameter, Refusal

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

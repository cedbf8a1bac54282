"""What people read, from the Fluent files in locales/: in go a message's id and its parameters.

In a checkout the files lie beside `src`, in a wheel inside the package. Nothing here knows a game.
"""

import re
from collections.abc import Callable, Mapping
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Final, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import MessageReference, TermReference, VariableReference
from fluent.syntax.visitor import Visitor

from taberna.forms import bare, capital, needed, sound
from taberna.table.phrase import Listed, Phrase, Seated, Term, Translated
from taberna.table.phrase import Parameter as Part
from taberna.table.refusal import Parameter, Refusal
from taberna.table.seats import Seat

LANGUAGES: Final = ("en", "es", "fr", "el")
USUAL: Final = "en"

_PACKAGE: Final = Path(__file__).resolve().parent
_PLACES: Final = (_PACKAGE / "locales", _PACKAGE.parent.parent / "locales")


_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.ASCII | re.MULTILINE)
"""Where a message or a term begins: nothing else in a Fluent file stands so at the beginning of a line."""
_SPACES: Final = "\u00a0\u202f"
_ATTRIBUTE: Final = re.compile(r"^ +\.[a-z]+ *=", re.MULTILINE)


class Texts:
    """All texts of one language. Each is parsed when it is first asked for: to parse them all takes longer
    than all else that a short command does."""

    def __init__(self, language: str) -> None:
        self.language = language
        # No marks around what is filled in: a terminal would show them.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._sources: dict[str, str] = {}
        for path in sorted((folder() / language).glob("*.ftl")):
            _, *parts = _ENTRY.split(path.read_text(encoding="utf-8"))
            for name, source in zip(parts[::2], parts[1::2], strict=True):
                self._sources.setdefault(name, f"{name} ={source}")
        self._parsed: set[str] = set()
        self._variables: dict[str, tuple[str, ...]] = {}

    def __contains__(self, message: str) -> bool:
        return message in self._sources

    def __call__(self, message: str, **params: Parameter) -> str:
        self._parse(message)
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise LookupError(message)
        for name, base, kind in needed(self._variables[message], params):
            params[name] = self.formed(str(params[base]), kind)
        # What is missing stands in the text as `{$name}`: better at a table than a game that breaks off.
        text, _ = self._bundle.format_pattern(pattern, params)
        return str(text)

    def formed(self, text: str, kind: str) -> str:
        """A name as a subject, an object and so on (forms.py)."""
        if kind == "The":
            return capital(self.formed(text, "the"))
        name, number = bare(text)
        message = self._names.get(name.lower())
        if message is not None:
            self._parse(message)
            pattern = self._bundle.get_message(message).attributes.get(kind)
            if pattern is not None:
                return str(self._bundle.format_pattern(pattern)[0]) + number
        general = f"form-{kind}"
        return self(general, name=text, sound=sound(text)) if general in self else text

    @cached_property
    def _names(self) -> dict[str, str]:
        """Names that have forms of their own, and the message of each."""
        with_forms = (name for name, source in self._sources.items() if _ATTRIBUTE.search(source))
        return {self(name).lower(): name for name in with_forms}

    def refusal(self, refusal: Refusal) -> str:
        message = f"refusal-{refusal.code}"
        if message not in self:
            return self("refusal-unknown", code=refusal.code)
        return self(message, **{name: _harmless(value) for name, value in refusal.params.items()})

    def _parse(self, name: str) -> None:
        """With all that it refers to."""
        if name in self._parsed or name not in self._sources:
            return
        resource = FluentResource(self._sources[name])
        self._bundle.add_resource(resource)
        named = _References()
        named.visit(resource)
        self._parsed.add(name)
        self._variables[name] = tuple(named.variables)
        for other in named.names:
            self._parse(other)


def _harmless(value: Parameter) -> Parameter:
    """On one line, without what a terminal obeys: a file that anybody wrote may stand behind a refusal."""
    if not isinstance(value, str) or value.isprintable():
        return value
    return "".join(sign if sign.isprintable() or sign in _SPACES else "\ufffd" for sign in value)


class _References(Visitor):
    """What a text refers to by name, and what is filled into it."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.variables: list[str] = []

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.variables.append(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802 - fluent.syntax calls it so
        self.names.append(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        self.names.append(f"-{node.id.name}")
        self.generic_visit(node)


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
        case Term(message, params, upper):
            known = message in texts
            term = texts(message, **_filled(params, texts, called)) if known else _id_in_words(message)
            return capital(term) if upper else term
        case Seated(seats):
            return called(seats)
        case Translated(text, params, name):
            language, said = in_language(text, texts.language)
            for inner, part in _filled(params, texts, called).items():
                said = said.replace(f"{{{inner}}}", str(part))
            return said if name or language in ("", texts.language) else marked(said, language, texts)
        case Listed(parts):
            return ", ".join(str(said_part(each, texts, called)) for each in parts)
        case _:
            return value


def in_language(text: Mapping[str, str], language: str) -> tuple[str, str]:
    """A text in this language where it has it, else in one that it has; and in which."""
    has = (each for each in (language, USUAL, *text) if text.get(each))
    found = next(has, "")
    return found, text.get(found, "")


def marked(text: str, language: str, texts: Texts) -> str:
    """A text that nobody has written in the reader's language says in which it is."""
    return texts("in-language", text=text, language=language)


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

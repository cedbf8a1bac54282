"""Names in the form a sentence needs: `{ $figure-object }` is `$figure` as an object, `{ $two-and }` is
`$two` with "and" before it. The same is done for the page in web/src/text/forms.ts.

A name of our own has its forms as attributes of its message (`.the`, `.object`, `.of`). A name that people
chose gets what the language does with any name (`form-of = de { $name }`), or stays as it is.
"""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from typing import Final

KINDS: Final = ("The", "the", "object", "to", "of", "and")
_FORMED: Final = re.compile(rf"(.+)-({'|'.join(KINDS)})")
_NUMBERED: Final = re.compile(r"(.*?)( \d+)?")


def split(variable: str) -> tuple[str, str] | None:
    """The parameter and the form that a sentence asks for by this name, if it does."""
    found = _FORMED.fullmatch(variable)
    return (found[1], found[2]) if found else None


def needed(variables: Iterable[str], given: Mapping[str, object]) -> list[tuple[str, str, str]]:
    """Variables of a message that are forms of what was given."""
    asked = ((name, split(name)) for name in variables if name not in given)
    return [(name, *parts) for name, parts in asked if parts is not None and parts[0] in given]


def bare(text: str) -> tuple[str, str]:
    """A name without its number, and the number as it stands behind it: there are several goblins."""
    found = _NUMBERED.fullmatch(text)
    return (found[1], found[2] or "") if found else (text, "")


def sound(name: str) -> str:
    """What a name begins with, as far as a word before it cares: `i` (also hi-), `vowel` or `other`."""
    plain = unicodedata.normalize("NFD", name.lower())
    letters = "".join(each for each in plain if not unicodedata.combining(each))
    if re.match(r"h?i(?![aeou])", letters):
        return "i"
    return "vowel" if letters[:1] in set("aeiou") else "other"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]

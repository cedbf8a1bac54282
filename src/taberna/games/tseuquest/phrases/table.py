"""The table of functions, one an event: what is not in it is shown without a sentence, or nobody's story."""

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias, TypeVar

from taberna.games.tseuquest.phrases.names import Seen
from taberna.table.phrase import Parameter, Phrase

E = TypeVar("E")
Said: TypeAlias = Phrase | Iterator[Phrase] | None
Tells: TypeAlias = Callable[[E, Seen], Said]

TOLD: Final[dict[type, Callable[..., Said]]] = {}


def told(kind: type[E]) -> Callable[[Tells[E]], Tells[E]]:
    def register(tells: Tells[E]) -> Tells[E]:
        TOLD[kind] = tells
        return tells

    return register


def say(message: str, **params: Parameter) -> Phrase:
    return Phrase(message, params)

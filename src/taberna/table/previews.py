"""What a seat may ask before it commits itself: answered from what it sees and from nothing else."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar, cast

from taberna.table.refusal import Refusal
from taberna.table.values import Value, View, kebab

V = TypeVar("V", bound=View)
Q = TypeVar("Q", bound="Question")


class Question(Value, frozen=True, tag_field="ask", tag=kebab):
    """What would be, if."""


class Preview(Value, frozen=True, tag_field="preview", tag=kebab):
    """The answer to a question."""


@dataclass(frozen=True, slots=True)
class Previews(Generic[V]):
    """A game's previews. They are made of a view, which is all that whoever asks may know: no state comes
    near them, so no answer tells more than the view does."""

    question: object
    """The union of the questions, which Python can't call a `type`."""
    answer: object
    make: Callable[[V, Question], Preview | Refusal]


def previews(question: object, answer: object, make: Callable[[V, Q], Preview | Refusal]) -> Previews[V]:
    """Of a game that answers these questions: it is only ever asked what was read as one of them, which
    Python's types can't say."""
    return Previews(question, answer, cast("Callable[[V, Question], Preview | Refusal]", make))

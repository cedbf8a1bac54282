"""Something to be said: a message of the Fluent files and its parameters, put into words where it is read.

A game turns what happened into phrases once, for the terminal, the page, the log, the replay and whoever
listens to the page. They are made of an event as one seat is told it and of what that seat sees, never of the
state: so a phrase says nothing that its reader was not told.
"""

from typing import TypeAlias

import msgspec

from taberna.table.seats import Seat
from taberna.table.values import Value


class Phrase(Value, frozen=True):
    """One sentence."""

    message: str
    params: "dict[str, Parameter]" = msgspec.field(default_factory=dict)


class Term(Value, frozen=True, tag_field="is", tag="term"):
    """A message within a message, such as the name of a thing. Where the texts have none of this id, the id
    speaks for itself, without what stands before its first hyphen."""

    message: str
    params: "dict[str, Parameter]" = msgspec.field(default_factory=dict)
    capital: bool = False
    """Whether it begins with a capital wherever it stands."""


class Seated(Value, frozen=True, tag_field="is", tag="seated"):
    """Whoever sits there; several seats are a side, and are named together."""

    seats: tuple[Seat, ...]


class Translated(Value, frozen=True, tag_field="is", tag="translated"):
    """A text that is nobody's message, such as an adventure's own: as it is in each language."""

    text: dict[str, str]
    params: "dict[str, Parameter]" = msgspec.field(default_factory=dict)
    """What stands for the names in braces."""
    name: bool = False
    """What something is called: read as it is, where a longer text in another language says which."""


class Listed(Value, frozen=True, tag_field="is", tag="listed"):
    """One after the other, with commas between them."""

    parts: "tuple[Parameter, ...]"


Parameter: TypeAlias = str | int | Term | Seated | Translated | Listed

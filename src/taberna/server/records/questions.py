"""What a clerk is asked about a record or a game under way, and what it answers."""

from typing import Final, TypeAlias

import msgspec

from taberna.table.proof_degrees import Verdict
from taberna.table.refusal import Refusal
from taberna.table.seats import Seat
from taberna.table.values import Value


class Judge(Value, frozen=True, tag_field="ask", tag="judge"):
    """What it proves: a Verdict."""

    data: bytes
    known: tuple[str, ...] = ()
    """Keys of houses."""


class Spell(Value, frozen=True, tag_field="ask", tag="spell"):
    """The game as people write it: a text."""

    data: bytes


class Show(Value, frozen=True, tag_field="ask", tag="show"):
    """A piece of it again, as one seat saw it: a Shown."""

    data: bytes
    seat: Seat
    after: int = 0
    own_numbers: bool = False
    """Counted as the seat was told it, not as the record counts."""


class Examine(Value, frozen=True, tag_field="ask", tag="examine"):
    """What must be known before it is kept: an Examined."""

    data: bytes
    known: tuple[str, ...] = ()


class Recall(Value, frozen=True, tag_field="ask", tag="recall"):
    """What a seat was told of a game under way after entry `after`: a row of tellings."""

    game: str
    rules: str
    seats: tuple[Seat, ...]
    entries: tuple[msgspec.Raw, ...]
    """As the store has them, from the first."""
    seat: Seat
    after: int = 0


class Recollect(Value, frozen=True, tag_field="ask", tag="recollect"):
    """What those who played had to remember: a row of Recalled."""

    data: bytes


class Examined(Value, frozen=True):
    name: str
    game: str
    verdict: Verdict


Question: TypeAlias = Judge | Spell | Show | Examine | Recall | Recollect

DONE: Final = b"+"
REFUSED: Final = b"-"
"""What an answer's line begins with; then comes the value, or the refusal."""

read_refusal: Final = msgspec.json.Decoder(Refusal)

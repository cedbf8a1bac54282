"""What the supervisor and a worker say to each other: one JSON object a line, on the worker's own pipes.

A bot is (memory, redacted commits, talk, times) -> (memory, action, talk). The worker keeps the memory as
long as it lives; one that has lost it says so and is told everything again, and since a bot's draws are
keyed by (its seed, seq) it then remembers and forgets the same.
"""

from typing import TypeAlias

import msgspec

from taberna.table.phrase import Phrase
from taberna.table.seats import Seat
from taberna.table.values import Value, kebab


class Line(Value, frozen=True, tag_field="kind", tag=kebab):
    pass


class Heard(Value, frozen=True):
    """Something said at the table, after the telling `after`."""

    after: int
    seat: Seat
    text: str


class Story(Value, frozen=True, kw_only=True):
    """A bot's seat, and what has happened there since `after`."""

    game: str
    bot: str
    table: str
    seat: Seat
    seed: str
    met: dict[Seat, bytes]
    """Whom it knows from an earlier game, and what it kept of them. Where that is no longer what its memory
    began with, it begins anew."""
    after: int
    """In the seat's own sequence, how far the worker's memory must have got; 0: begin anew."""
    seq: int
    """How far it has got with these."""
    tellings: tuple[msgspec.Raw, ...]
    waits: tuple[int, ...]
    """For each of them, milliseconds since the one before; 0 for what it did itself."""
    talk: tuple[Heard, ...]
    """What was said between `after` and the last of them, and what it has said itself since."""


class Think(Line, frozen=True, kw_only=True):
    """To the worker: what do you do?"""

    n: int
    """Answers carry it; a late one is dropped."""
    story: Story
    view: msgspec.Raw
    legal: msgspec.Raw


class Part(Line, frozen=True, kw_only=True):
    """To the worker: the game is over. What do you keep of the others?"""

    n: int
    story: Story


Question: TypeAlias = Think | Part


class Ready(Line, frozen=True):
    """From the worker, once: what it can play, by game."""

    bots: dict[str, tuple[str, ...]]


class Thought(Line, frozen=True):
    n: int
    action: msgspec.Raw
    say: Phrase | None
    """What it says with its action."""
    pause: int
    """Milliseconds it would take over it."""
    why: Phrase | None = None
    """Its reason, as everybody may hear it."""


class Kept(Line, frozen=True):
    n: int
    of: dict[Seat, bytes]


class Lost(Line, frozen=True):
    """The memory is not there: tell me from the beginning."""

    n: int


class Failed(Line, frozen=True):
    """The bot raised; its name is told, nothing of the game."""

    n: int
    error: str


FromWorker: TypeAlias = Ready | Thought | Kept | Lost | Failed

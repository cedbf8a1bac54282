"""A game that was kept: header, entries, talk, seal. What it is made of, and how one is made while playing.

The file is JSON lines: the header, then the entries by seq with each line of talk after the entry it
followed, then the seal, whose digest is over every byte before it and over the rest of the seal.
"""

from dataclasses import dataclass
from hashlib import sha256
from itertools import chain
from typing import Annotated, Final, Generic, Literal, TypeAlias, TypeVar

import msgspec

from taberna.table.codec import write
from taberna.table.commits import Entry
from taberna.table.editions import Edition
from taberna.table.game import Game
from taberna.table.outcome import Outcome
from taberna.table.ruleset import edition as current
from taberna.table.seats import Seat
from taberna.table.seed import Fairness
from taberna.table.talk import Talk
from taberna.table.values import Action, Event, Options, State, Value, View

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=View)
O = TypeVar("O", bound=Options)  # noqa: E741 - the contract's letters

FORMAT: Final = 1

Digest: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]


class Sitter(Value, frozen=True):
    """Who sat where."""

    seat: Seat
    name: str
    kind: Literal["person", "bot"] = "person"


class Header(Value, Generic[O], frozen=True, kw_only=True, tag_field="entry", tag="header"):
    format: int = FORMAT
    game: str
    rules: str
    """The version of the rules it was played under."""
    ruleset: Digest
    """The hash of those rules and of their content: see `ruleset.ruleset`."""
    options: O
    """Whole, the variant among them: a default that changes later changes no kept game."""
    sitters: tuple[Sitter, ...]
    """In turn order."""
    fairness: Fairness
    previous: Digest | None = None
    """In a chain, the name of the record before."""
    talk: bool = False
    """Whether what was said is kept."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(sitter.seat for sitter in self.sitters)


class Seal(Value, frozen=True, tag_field="entry", tag="seal"):
    entries: int
    outcome: Outcome | None
    """None: the game was not finished."""
    secret: str | None
    """What the server had committed to, in hex."""
    digest: Digest = ""
    """Names the record."""


@dataclass(frozen=True, slots=True)
class Record(Generic[S, A, E, V, O]):
    game: Game[S, A, E, V, O]
    header: Header[O]
    entries: tuple[Entry[A, E], ...]
    talk: tuple[Talk, ...]
    seal: Seal
    data: bytes
    """The file as it was written. The seal is over these bytes, and they stay what they are when
    later code would write the same game with a field more."""

    @property
    def name(self) -> str:
        """The hash by which the next record of a chain names this one."""
        return self.seal.digest


AnyRecord: TypeAlias = Record[State, Action, Event, View, Options]


def head(
    game: Game[S, A, E, V, O],
    options: O,
    sitters: tuple[Sitter, ...],
    fairness: Fairness,
    *,
    previous: str | None = None,
    talk: bool = False,
    edition: Edition | None = None,
) -> Header[O]:
    """The header of a game: of one that is about to begin, unless it is said what it began under."""
    began = edition or current(game)
    return Header(
        game=game.name,
        rules=began.rules,
        ruleset=began.ruleset,
        options=options,
        sitters=sitters,
        fairness=fairness,
        previous=previous,
        talk=talk,
    )


class Recorder(Generic[S, A, E, V, O]):
    """Keeps what happens at one table until it is sealed. The only thing here that changes."""

    def __init__(self, game: Game[S, A, E, V, O], header: Header[O]) -> None:
        self.game = game
        self.header = header
        self._entries: list[Entry[A, E]] = []
        self._talk: list[Talk] = []

    def keep(self, *entries: Entry[A, E]) -> None:
        for entry in entries:
            if entry.seq != len(self._entries) + 1:
                raise ValueError(f"entry {entry.seq} after {len(self._entries)}")
            self._entries.append(entry)

    def hear(self, line: Talk) -> None:
        if self.header.talk:
            self._talk.append(line)

    def seal(self, outcome: Outcome | None, secret: bytes | None = None) -> Record[S, A, E, V, O]:
        entries, talk = tuple(self._entries), tuple(self._talk)
        body = _lines((self.header, *_interleaved(entries, talk)))
        blank = Seal(len(entries), outcome, None if secret is None else secret.hex())
        seal = msgspec.structs.replace(blank, digest=digest(body, blank))
        return Record(self.game, self.header, entries, talk, seal, body + _lines((seal,)))


def save(record: Record[S, A, E, V, O]) -> bytes:
    return record.data


def digest(body: bytes, seal: Seal) -> str:
    """What the seal must say when these lines come before it."""
    return sha256(body + write(msgspec.structs.replace(seal, digest=""))).hexdigest()


def _interleaved(entries: tuple[Entry[A, E], ...], talk: tuple[Talk, ...]) -> list[object]:
    """Talk after the entry it followed; sorting is stable, and an entry comes before what it set off."""
    keyed = chain(((e.seq, 0, e) for e in entries), ((t.after, t.n, t) for t in talk))
    return [line for _, _, line in sorted(keyed, key=lambda row: row[:2])]


def _lines(values: tuple[object, ...]) -> bytes:
    return b"".join(write(value) + b"\n" for value in values)

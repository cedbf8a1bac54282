"""A game that was kept: header, entries, talk, seal. What it is made of, and how one is made while playing.

The file is JSON lines: the header, then the entries by seq with each line of talk and each note after the
entry it followed, then the seal, whose digest is over every byte before it and over the rest of the seal.
Since format 2 every line after the header begins with the hash of the line before it and the time, and a
house signs the digest.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import chain
from typing import Annotated, Final, Generic, Literal, TypeAlias, TypeVar

import msgspec

from taberna.table.codec import write
from taberna.table.commits import Entry
from taberna.table.editions import Edition
from taberna.table.game import Game
from taberna.table.notes import Note
from taberna.table.outcome import Outcome
from taberna.table.ruleset import edition as current
from taberna.table.seats import Seat
from taberna.table.seed import Fairness
from taberna.table.signing import RECORD
from taberna.table.talk import Talk
from taberna.table.values import Action, Event, Options, State, Value, View
from taberna.table.veil import Veil

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=View)
O = TypeVar("O", bound=Options)  # noqa: E741 - the contract's letters

FORMAT: Final = 2

Signing: TypeAlias = Callable[[str], str]
"""From a record's digest to a signature over it."""
Digest: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}$(?!\n)")]
Key: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^([0-9a-f]{64})?$(?!\n)")]
"""A public key in hex, or none. Whatever else stood there would be shown to people as one."""


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
    table: str = ""
    """Which one it was, to the house."""
    opened: int = 0
    """Milliseconds since 1970; 0: nobody says."""
    host: tuple[Seat, ...] = ()
    """The seats of whoever opened the table."""
    house: Key = ""
    """The public key that signed the opening, in hex."""
    promise: str = ""
    """The signature over the opening: see `opening.promised`."""
    veil: Veil | None = None
    """How the options were hidden in the opening; None: they were signed as they are."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(sitter.seat for sitter in self.sitters)


class Seal(Value, frozen=True, tag_field="entry", tag="seal"):
    entries: int
    outcome: Outcome | None
    """None: the game was not finished."""
    secret: str | None
    """What the server had committed to, in hex."""
    ended: int = 0
    house: Key = ""
    """The public key that signed the record: another than the opening's where keys changed in between."""
    digest: Digest = ""
    """Names the record."""
    signature: str = ""
    """Over the digest."""


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
    notes: tuple[Note, ...] = ()
    times: tuple[int, ...] = ()
    """When each line after the header was written; none in format 1."""
    entry_times: tuple[int, ...] = ()
    note_times: tuple[int, ...] = ()

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
    table: str = "",
    opened: int = 0,
    host: tuple[Seat, ...] = (),
    house: str = "",
    promise: str = "",
    veil: Veil | None = None,
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
        table=table,
        opened=opened,
        host=host,
        house=house,
        promise=promise,
        veil=veil,
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
        lines = [(0, write(line)) for line in _interleaved(entries, talk)]
        blank = Seal(len(entries), outcome, None if secret is None else secret.hex())
        header = msgspec.structs.replace(self.header, format=FORMAT)  # it may have come from an older record
        seal, data = sealed(write(header), lines, blank)
        times = (0,) * (len(lines) + 1)
        return Record(self.game, header, entries, talk, seal, data, (), times, times[: len(entries)])


def save(record: Record[S, A, E, V, O]) -> bytes:
    return record.data


def sealed(
    header: bytes, lines: Sequence[tuple[int, bytes]], blank: Seal, sign: Signing | None = None
) -> tuple[Seal, bytes]:
    """The seal and the whole file of these lines, each with the time at which it was written."""
    file, before, last = [header], header, 0
    for at, line in lines:
        last = max(at, last)  # two nodes' clocks may differ
        before = linked(before, last, line)
        file.append(before)
    body = b"".join(line + b"\n" for line in file)
    begun = msgspec.structs.replace(blank, digest="", signature="")
    digest = sha256(body + linked(before, blank.ended, write(begun))).hexdigest()
    seal = msgspec.structs.replace(begun, digest=digest, signature="" if sign is None else sign(digest))
    return seal, body + linked(before, blank.ended, write(seal)) + b"\n"


def linked(before: bytes, at: int, line: bytes) -> bytes:
    """A line of the file, with the hash of the one before it."""
    return b'{"before":"%s","at":%d,' % (sha256(before).hexdigest().encode(), at) + line[1:]


def signed_part(digest: str) -> bytes:
    """What a house signs of a record."""
    return RECORD + bytes.fromhex(digest)


def _interleaved(entries: tuple[Entry[A, E], ...], talk: tuple[Talk, ...]) -> list[object]:
    """Talk after the entry it followed; sorting is stable, and an entry comes before what it set off."""
    keyed = chain(((e.seq, 0, e) for e in entries), ((t.after, t.n, t) for t in talk))
    return [line for _, _, line in sorted(keyed, key=lambda row: row[:2])]

"""Reading a record that may be cut off, edited, shuffled or no record at all: each refusal names the line."""

import json
import re
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256
from typing import Final, NoReturn, TypeAlias, TypeVar, cast

import msgspec

from taberna.table.codec import Reader, entry_type, generic, write
from taberna.table.commits import Commit, Entry, TakenBack
from taberna.table.editions import Older
from taberna.table.game import Game, Types
from taberna.table.notes import Clocks, Hands, Note
from taberna.table.record import FORMAT, AnyRecord, Header, Record, Seal
from taberna.table.refusal import Parameter, Refused, refuse
from taberna.table.registry import Registry
from taberna.table.ruleset import reading
from taberna.table.seats import HOUSE, SPECTATOR
from taberna.table.talk import LONGEST_NAME, Talk, tidy
from taberna.table.values import Action, Event, Options, State, Value, View

T = TypeVar("T")
S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=View)
O = TypeVar("O", bound=Options)  # noqa: E741 - the contract's letters

LARGEST: Final = 32 << 20
LONGEST_LINE: Final = 1 << 20
MOST_LINES: Final = 100_000
NEW_IN_HEADER: Final = frozenset({"table", "opened", "host", "house", "promise", "veil"})
NEW_IN_SEAL: Final = frozenset({"ended", "house", "signature"})
"""Fields that format 1 did not have."""

_LINK: Final = re.compile(rb'\{"before":"([0-9a-f]{64})","at":(0|[1-9][0-9]{0,15}),')


class Label(Value, frozen=True, forbid_unknown_fields=False, tag_field="entry", tag="header"):
    """As much of a header as can be read before the game is known, and in formats to come."""

    format: int
    game: str
    rules: str = ""


_read_label: Reader[Label] = Reader(Label)
_read_seal: Reader[Seal] = Reader(Seal)


def load(data: bytes, games: Registry) -> AnyRecord:
    """The record in a file, of whichever game it is."""
    return read(data, games.find(_label(_split(data)[0]).game))


def read(data: bytes, game: Game[S, A, E, V, O]) -> Record[S, A, E, V, O]:
    """The record in a file, of a game that is known."""
    lines = _split(data)
    label = _label(lines[0])
    for number, line in enumerate(lines[:-1], 1):
        _check_keys(line, number)
    if label.game != game.name:
        raise Refused(refuse("record-other-game", line=1, name=label.game[:60], expected=game.name))
    old = reading(game, label.rules)
    read_header, read_line = _readers(game.types)
    header = _at(1, read_header, lines[0] if old.rules == game.rules else _header(lines[0], old))
    _check_fields(lines[0], header.format, NEW_IN_HEADER, 1)
    _check_sitters(header)
    if lines[-1] != b"" or len(lines) < 3:
        _bad("record-truncated", len(lines))
    lines.pop()
    links = [_LINK.match(line) for line in lines] if header.format > 1 else []
    times = tuple(int(link[2]) for link in links if link)
    entries: list[Entry[A, E]] = []
    talk: list[Talk] = []
    notes: list[Note] = []
    kept_at: list[int] = []
    noted_at: list[int] = []
    for number, line in enumerate(lines[1:-1], 2):
        at = int(link[2]) if links and (link := links[number - 1]) else 0
        value = _at(number, read_line, old.entry(_unlinked(line, links, number)))
        match value:
            case Header():
                _bad("record-second-header", number)
            case Seal():
                _bad("record-after-seal", number + 1)
            case Talk():
                _check_talk(value, header, len(entries), len(talk), number)
                talk.append(value)
            case Hands() | Clocks():
                _check_note(value, header, len(entries), number)
                notes.append(value)
                noted_at.append(at)
            case _:
                if value.seq != len(entries) + 1:
                    _bad("record-out-of-order", number, expected=len(entries) + 1, found=value.seq)
                entries.append(value)
                kept_at.append(at)
    last = _unlinked(lines[-1], links, len(lines))
    seal = _at(len(lines), read_line, last)
    if not isinstance(seal, Seal) or not entries:
        _bad("record-truncated", len(lines))
    _check_fields(last, header.format, NEW_IN_SEAL, len(lines))
    _check_seal(seal, data, len(entries), len(lines))
    _check_chain(lines, links)
    said = tuple(entries), tuple(talk), seal, data, tuple(notes)
    return Record(game, header, *said, times, tuple(kept_at), tuple(noted_at))


_Line: TypeAlias = Commit[A, E] | TakenBack | Talk | Hands | Clocks | Seal | Header[O]


def _readers(types: Types[S, A, E, V, O]) -> tuple[Reader[Header[O]], Reader[_Line[A, E, O]]]:
    return cast(tuple[Reader[Header[O]], Reader[_Line[A, E, O]]], _built(types))


@lru_cache(maxsize=64)
def _built(types: Types[S, A, E, V, O]) -> tuple[Reader[Header[O]], Reader[_Line[A, E, O]]]:
    header = generic(Header, types.options)
    return Reader(header), Reader(entry_type(types) | Talk | Hands | Clocks | Seal | header)


def _split(data: bytes) -> list[bytes]:
    """The file's lines; after the last newline there is nothing, which counts as one more."""
    if len(data) > LARGEST:
        raise Refused(refuse("record-too-large", bytes=len(data), most=LARGEST))
    lines = data.split(b"\n", MOST_LINES)
    if len(lines) > MOST_LINES:
        _bad("record-too-many-lines", MOST_LINES, most=MOST_LINES)
    long = next((n for n, line in enumerate(lines, 1) if len(line) > LONGEST_LINE), None)
    if long is not None:
        _bad("record-line-too-long", long, most=LONGEST_LINE)
    try:
        data.decode()
    except UnicodeDecodeError as error:
        _bad("record-not-utf8", data.count(b"\n", 0, error.start) + 1)
    return lines


def _label(line: bytes) -> Label:
    label = _at(1, _read_label, line)
    if label.format > FORMAT:
        _bad("record-newer", 1, format=label.format, newest=FORMAT)
    if label.format < 1:
        _bad("record-unreadable", 1, path="$.format", problem="no such format")
    return label


def _check_keys(line: bytes, number: int) -> None:
    """Nothing is said twice: readers differ in which of the two they believe."""

    def once(pairs: list[tuple[str, object]]) -> None:
        said = Counter(name for name, _ in pairs)
        twice = next((name for name, count in said.items() if count > 1), None)
        if twice is not None:
            _bad("record-said-twice", number, name=twice[:60])

    try:
        json.loads(line, object_pairs_hook=once, parse_int=str)
    except (ValueError, RecursionError):
        return  # whoever reads it says what is wrong


def _header(line: bytes, old: Older) -> bytes:
    """With its options in today's form."""
    parts = msgspec.json.decode(line, type=dict[str, msgspec.Raw])
    return write({**parts, "options": msgspec.Raw(old.options(bytes(parts.get("options", b"null"))))})


def _at(number: int, read: Reader[T], line: bytes) -> T:
    try:
        return read(line)
    except Refused as refused:
        _bad("record-unreadable", number, **refused.refusal.params)


def _check_sitters(header: Header[O]) -> None:
    seats = header.seats
    if not seats or len(set(seats)) < len(seats) or {HOUSE, SPECTATOR, ""} & set(seats):
        _bad("record-unreadable", 1, path="$.sitters", problem="seats")
    for place, sitter in enumerate(header.sitters):
        if tidy(sitter.seat, LONGEST_NAME) != sitter.seat:
            _bad("record-unreadable", 1, path=f"$.sitters[{place}].seat", problem="text")
        if tidy(sitter.name, LONGEST_NAME) != sitter.name:
            _bad("record-unreadable", 1, path=f"$.sitters[{place}].name", problem="text")


def _check_talk(line: Talk, header: Header[O], entries: int, said: int, number: int) -> None:
    if line.after != entries or line.n != said + 1:
        _bad("record-out-of-order", number, expected=said + 1, found=line.n)
    if not header.talk or line.seat not in (*header.seats, SPECTATOR):
        _bad("record-unreadable", number, path="$.seat", problem="seat")
    if tidy(line.text) != line.text:
        _bad("record-unreadable", number, path="$.text", problem="text")


def _check_seal(seal: Seal, data: bytes, entries: int, number: int) -> None:
    if seal.entries != entries:
        _bad("record-truncated", number, expected=seal.entries, found=entries)
    if not is_sealed(data, seal):
        _bad("record-edited", number)


def is_sealed(data: bytes, seal: Seal) -> bool:
    """Whether the seal is the one these bytes end with and holds for what comes before it."""
    body, newline, line = data.removesuffix(b"\n").rpartition(b"\n")
    blank = line
    for name, said in ((b"digest", seal.digest), (b"signature", seal.signature)):
        before, found, after = blank.rpartition(b'"%s":"%s"' % (name, said.encode()))
        if not found and (name == b"digest" or said):
            return False
        blank = before + b'"%s":""' % name + after if found else blank
    return data.endswith(b"\n") and sha256(body + newline + blank).hexdigest() == seal.digest


def name_on(data: bytes) -> str | None:
    """The name that a file bears, where it is sealed."""
    last = data.removesuffix(b"\n").rpartition(b"\n")[2]
    link = _LINK.match(last)
    try:
        seal = _read_seal(b"{" + last[link.end() :] if link else last)
    except Refused:
        return None
    return seal.digest if is_sealed(data, seal) else None


def _unlinked(line: bytes, links: Sequence[re.Match[bytes] | None], number: int) -> bytes:
    """A line without the hash of the one before it and without the time."""
    if not links:
        return line
    link = links[number - 1]
    if link is None:
        _bad("record-unlinked", number)
    return b"{" + line[link.end() :]


def _check_chain(lines: Sequence[bytes], links: Sequence[re.Match[bytes] | None]) -> None:
    for number, (before, link) in enumerate(zip(lines, links[1:], strict=False), 2):
        if link is None or link[1] != sha256(before).hexdigest().encode():
            _bad("record-unlinked", number)


def _check_fields(line: bytes, form: int, later: frozenset[str], number: int) -> None:
    """What a format did not have, no record of it says."""
    if form > 1:
        return
    strange = later & msgspec.json.decode(line, type=dict[str, msgspec.Raw]).keys()
    if strange:
        _bad("record-unreadable", number, path="$", problem=f"unknown field `{min(strange)}`")


def _check_note(note: Note, header: Header[O], entries: int, number: int) -> None:
    if header.format == 1:
        _bad("record-unreadable", number, path="$.entry", problem="no such entry in format 1")
    if note.after != entries:
        _bad("record-out-of-order", number, expected=entries, found=note.after)
    if isinstance(note, Hands):
        if note.seat not in header.seats:
            _bad("record-unreadable", number, path="$.seat", problem="seat")
        if tidy(note.name, LONGEST_NAME) != note.name:
            _bad("record-unreadable", number, path="$.name", problem="text")


def _bad(code: str, line: int, **params: Parameter) -> NoReturn:
    raise Refused(refuse(code, line=line, **params))

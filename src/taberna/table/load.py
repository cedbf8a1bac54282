"""Reading a record that may be cut off, edited, shuffled or no record at all: each refusal names the line."""

from functools import lru_cache
from typing import Final, NoReturn, TypeAlias, TypeVar, cast

import msgspec

from taberna.table.codec import Reader, entry_type, generic, write
from taberna.table.commits import Commit, Entry, TakenBack
from taberna.table.editions import Older
from taberna.table.game import Game, Types
from taberna.table.record import FORMAT, AnyRecord, Header, Record, Seal, digest
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


class Label(Value, frozen=True, forbid_unknown_fields=False, tag_field="entry", tag="header"):
    """As much of a header as can be read before the game is known, and in formats to come."""

    format: int
    game: str
    rules: str = ""


_read_label: Reader[Label] = Reader(Label)


def load(data: bytes, games: Registry) -> AnyRecord:
    """The record in a file, of whichever game it is."""
    return read(data, games.find(_label(_split(data)[0]).game))


def read(data: bytes, game: Game[S, A, E, V, O]) -> Record[S, A, E, V, O]:
    """The record in a file, of a game that is known."""
    lines = _split(data)
    label = _label(lines[0])
    if label.game != game.name:
        raise Refused(refuse("record-other-game", line=1, name=label.game[:60], expected=game.name))
    old = reading(game, label.rules)
    read_header, read_line = _readers(game.types)
    header = _at(1, read_header, lines[0] if old.rules == game.rules else _header(lines[0], old))
    _check_sitters(header)
    if lines[-1] != b"" or len(lines) < 3:
        _bad("record-truncated", len(lines))
    lines.pop()
    entries: list[Entry[A, E]] = []
    talk: list[Talk] = []
    for number, line in enumerate(lines[1:-1], 2):
        value = _at(number, read_line, old.entry(line))
        match value:
            case Header():
                _bad("record-second-header", number)
            case Seal():
                _bad("record-after-seal", number + 1)
            case Talk():
                _check_talk(value, header, len(entries), len(talk), number)
                talk.append(value)
            case _:
                if value.seq != len(entries) + 1:
                    _bad("record-out-of-order", number, expected=len(entries) + 1, found=value.seq)
                entries.append(value)
    seal = _at(len(lines), read_line, lines[-1])
    if not isinstance(seal, Seal) or not entries:
        _bad("record-truncated", len(lines))
    _check_seal(seal, data, len(entries), len(lines))
    return Record(game, header, tuple(entries), tuple(talk), seal, data)


_Line: TypeAlias = Commit[A, E] | TakenBack | Talk | Seal | Header[O]


def _readers(types: Types[S, A, E, V, O]) -> tuple[Reader[Header[O]], Reader[_Line[A, E, O]]]:
    return cast(tuple[Reader[Header[O]], Reader[_Line[A, E, O]]], _built(types))


@lru_cache(maxsize=64)
def _built(types: Types[S, A, E, V, O]) -> tuple[Reader[Header[O]], Reader[_Line[A, E, O]]]:
    header = generic(Header, types.options)
    return Reader(header), Reader(entry_type(types) | Talk | Seal | header)


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
    line = write(seal) + b"\n"
    return data.endswith(b"\n" + line) and digest(data[: -len(line)], seal) == seal.digest


def _bad(code: str, line: int, **params: Parameter) -> NoReturn:
    raise Refused(refuse(code, line=line, **params))

"""Values as JSON, and back, for records, stores and the wire.

What can't be read is refused with the place; nothing else is raised."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Generic, TypeAlias, TypeVar, cast

import msgspec

from taberna.table.commits import Commit, Entry, TakenBack
from taberna.table.game import Game, Types
from taberna.table.refusal import Refused, refuse
from taberna.table.values import Action, Event, Options, State, View

T = TypeVar("T")
S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=View)
O = TypeVar("O", bound=Options)  # noqa: E741 - the contract's letters

Data: TypeAlias = bytes | str

_LONG = 20
_DIGITS = b"0123456789"
_LONG_NUMBER = re.compile(rb"[0-9]{%d}" % _LONG)
_TEXT = re.compile(rb'"(?:[^"\\]|\\.)*"')
_NUL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")
_LONGEST_PROBLEM = 160


write: Final[Callable[[object], bytes]] = msgspec.json.Encoder().encode
"""A value as one line of JSON; the same value is always the same bytes. Asked seven times a move: a function
around it would cost as much again."""


class Reader(Generic[T]):
    """Reads one kind of value, or raises Refused. Whoever makes it says what T is: a union is no `type`."""

    __slots__ = ("_decoder",)

    def __init__(self, kind: object) -> None:
        self._decoder: msgspec.json.Decoder[T] = msgspec.json.Decoder(cast(type[T], kind))

    def __call__(self, data: Data) -> T:
        try:
            value = self._decoder.decode(data)
            given = data.encode() if isinstance(data, str) else data
            _refuse_long_numbers(given)
            _refuse_nul(given)
        except (msgspec.DecodeError, UnicodeError, OverflowError, RecursionError) as error:
            raise unreadable(error) from None
        return value

    def part(self, data: msgspec.Raw) -> T:
        """Reads what was part of something that another reader has looked through for what no store takes."""
        try:
            return self._decoder.decode(data)
        except (msgspec.DecodeError, UnicodeError, OverflowError, RecursionError) as error:
            raise unreadable(error) from None


@dataclass(frozen=True, slots=True)
class Codec(Generic[S, A, E, V, O]):
    """The readers of one game. Ask `codec(game)` for it."""

    types: Types[S, A, E, V, O]
    state: Reader[S]
    action: Reader[A]
    event: Reader[E]
    view: Reader[V]
    options: Reader[O]
    entry: Reader[Entry[A, E]]

    def make_action(self, parts: object) -> A:
        """An action from plain values: a form filled in, a table of a scenario file."""
        return cast(A, _make(self.types.action, parts, strict=True))

    def make_options(self, parts: object, *, strict: bool = True) -> O:
        """Options from plain values; with strict=False `3` and `true` may come as text, as typed."""
        return cast(O, _make(self.types.options, parts, strict=strict))


def codec(game: Game[S, A, E, V, O]) -> Codec[S, A, E, V, O]:
    return cast(Codec[S, A, E, V, O], _built(game.types))


@lru_cache(maxsize=64)
def _built(types: Types[S, A, E, V, O]) -> Codec[S, A, E, V, O]:
    return Codec(
        types,
        state=Reader(types.state),
        action=Reader(types.action),
        event=Reader(types.event),
        view=Reader(types.view),
        options=Reader(types.options),
        entry=Reader(entry_type(types)),
    )


def entry_type(types: Types[S, A, E, V, O]) -> object:
    """The type of a record's entries, for msgspec."""
    return generic(Commit, types.action, types.event) | TakenBack


def generic(struct: type, *parameters: object) -> type:
    """A generic struct with parameters known only when the program runs."""
    return cast(type, struct[parameters])  # type: ignore[index]  # mypy knows no values as parameters


def unreadable(error: Exception) -> Refused:
    """What msgspec says of a value it can't read, as a refusal with the path."""
    match error:
        case msgspec.DecodeError():
            problem, _, place = str(error).partition(" - at `")
            path = place.removesuffix("`") or "$"
        case RecursionError():
            path, problem = "$", "nested too deeply"
        case OverflowError():
            path, problem = "$", "number out of range"
        case _:
            path, problem = "$", "not UTF-8"
    return Refused(refuse("unreadable", path=_short(path), problem=_short(problem)))


def _make(kind: object, parts: object, *, strict: bool) -> object:
    try:
        value: object = msgspec.convert(parts, cast(type[object], kind), strict=strict)
        written = write(value)
        _refuse_long_numbers(written)
        _refuse_nul(written)
    except (msgspec.ValidationError, UnicodeError, OverflowError, RecursionError) as error:
        raise unreadable(error) from None
    return value


def _refuse_long_numbers(data: bytes) -> None:
    """Python would read and reckon with a number of a thousand digits; no store and no page would."""
    if len(data) - len(data.translate(None, _DIGITS)) < _LONG:
        return  # most of what is sent has not so many digits in all, and to count them takes a tenth
    if _LONG_NUMBER.search(data) and _LONG_NUMBER.search(_TEXT.sub(b"", data)):
        raise OverflowError


def _refuse_nul(data: bytes) -> None:
    """SQLite would keep a text with it, PostgreSQL would not: nobody sends one."""
    if b"\\u0000" in data and _NUL.search(data):
        raise msgspec.ValidationError("a text with NUL in it")


def _short(text: str) -> str:
    """A stranger's input may be quoted in the problem, at any length and with any characters in it."""
    return "".join(c if c.isprintable() else "�" for c in text[:_LONGEST_PROBLEM])

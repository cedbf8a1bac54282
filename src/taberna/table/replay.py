"""A kept game played again: entries are followed, nothing is thrown and nothing decided."""

from collections.abc import Iterator
from typing import TypeVar

from taberna.table.commits import Entry
from taberna.table.play import Play, follow
from taberna.table.record import Record
from taberna.table.refusal import Refusal, Refused, refuse
from taberna.table.values import Action, Event, Options, State, View

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=View)
O = TypeVar("O", bound=Options)  # noqa: E741 - the contract's letters


def opening(record: Record[S, A, E, V, O]) -> Play[S, A, E, V, O]:
    """The empty table at which the record begins."""
    return Play(record.game, record.header.seats, record.game.empty)


def replay(record: Record[S, A, E, V, O]) -> Iterator[Play[S, A, E, V, O]]:
    """The game after each entry, as it was: nothing is thrown and nothing decided again. Records come
    from strangers, so what can't have happened is refused with the entry's seq."""
    play = opening(record)
    for entry in record.entries:
        play = step(play, entry)
        yield play


def replayed(record: Record[S, A, E, V, O]) -> Play[S, A, E, V, O]:
    """The game as the record leaves it."""
    play = opening(record)
    for entry in record.entries:
        play = step(play, entry)
    return play


def step(play: Play[S, A, E, V, O], entry: Entry[A, E]) -> Play[S, A, E, V, O]:
    """`follow` for entries that nobody vouches for."""
    try:
        after = follow(play, entry)
    except Exception as error:
        # `evolve` is written for events that `decide` made; these may be anybody's.
        raise Refused(refuse("record-impossible", seq=entry.seq, error=type(error).__name__)) from error
    if isinstance(after, Refusal):
        raise Refused(refuse("record-impossible", seq=entry.seq, error=after.code))
    return after

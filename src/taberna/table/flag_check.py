"""Whether a flag that fell in a record had to fall by the times that the record itself tells (TS-7.1)."""

from collections.abc import Iterator
from itertools import groupby
from typing import Final, Generic, TypeVar

from taberna.table.attendance import Attendance, Pace
from taberna.table.commits import Commit, Entry, TakenBack
from taberna.table.notes import Clocks
from taberna.table.play import Play
from taberna.table.record import Record
from taberna.table.refusal import Refusal, refuse
from taberna.table.replay import opening, step
from taberna.table.seats import HOUSE, Seat
from taberna.table.values import Action, Event, Options, State, View

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=View)
O = TypeVar("O", bound=Options)  # noqa: E741 - the contract's letters

LENIENCE: Final = 2000
"""Milliseconds by which the clocks of two nodes may differ."""


def early_flag(record: Record[S, A, E, V, O]) -> Refusal | None:
    """The first flag that fell while its seat still had time. What a house credits after an outage only makes
    a flag fall later, so it is no matter here."""
    attendance = record.game.attendance
    pace = None if attendance is None else attendance.pace(record.header.options)
    if attendance is None or pace is None or not _flagged(record, attendance):
        return None
    clocks = _Clocks(record, attendance, pace)
    for at, together in _batches(record):
        for entry in together:
            seat = _fallen(entry, attendance, record.header.seats)
            left = 0 if seat is None else clocks.left_at(seat, at)
            if seat is not None and left > LENIENCE:
                return refuse("flag-early", seq=entry.seq, seat=seat, seconds=left // 1000)
        clocks.move_on(at, together)
    return None


def has_stood(record: Record[S, A, E, V, O]) -> bool:
    """Whether time stood still while several played: a house whose clock was set back writes so, and then its
    times don't tell how long anybody thought."""
    return any(len({e.seat for e in together} - {HOUSE}) > 1 for _, together in _batches(record))


def _flagged(record: Record[S, A, E, V, O], attendance: Attendance[S, A, O]) -> bool:
    return any(_fallen(entry, attendance, record.header.seats) for entry in record.entries)


def _fallen(entry: Entry[A, E], attendance: Attendance[S, A, O], seats: tuple[Seat, ...]) -> Seat | None:
    if not isinstance(entry, Commit) or entry.seat != HOUSE:
        return None
    return next((seat for seat in seats if entry.action == attendance.flag(seat)), None)


def _batches(record: Record[S, A, E, V, O]) -> Iterator[tuple[int, tuple[Entry[A, E], ...]]]:
    """What was kept at one moment: an action, and the dice it set off."""
    timed = zip(record.entry_times, record.entries, strict=True)
    for at, together in groupby(timed, key=lambda pair: pair[0]):
        yield at, tuple(entry for _, entry in together)


class _Clocks(Generic[S, A, E, V, O]):
    """Every seat's clock, as it must have stood by the record alone. (The house's own are in
    `server/tables/clocks.py`.)"""

    def __init__(self, record: Record[S, A, E, V, O], attendance: Attendance[S, A, O], pace: Pace) -> None:
        self._attendance, self._pace = attendance, pace
        self._pauses = [
            (at, note.running)
            for at, note in zip(record.note_times, record.notes, strict=True)
            if isinstance(note, Clocks)
        ]
        self._play: Play[S, A, E, V, O] = opening(record)
        self._left = dict.fromkeys(record.header.seats, pace.budget)
        self._since = 0
        self._running: tuple[Seat, ...] = ()
        self._turn: Seat | None = None
        self._stands = False

    def left_at(self, seat: Seat, at: int) -> int:
        self._run_to(at)
        return self._left[seat]

    def move_on(self, at: int, together: tuple[Entry[A, E], ...]) -> None:
        self._run_to(at)
        for entry in together:
            self._play = step(self._play, entry)
        state, pace, left = self._play.state, self._pace, self._left
        turn = self._attendance.turn(state)
        waiting = tuple(seat for seat in self._play.game.waiting(state) if seat in left)
        first = together[0]
        if isinstance(first, TakenBack):
            if turn is not None and turn != self._turn and turn in left:
                left[turn] = max(1, left[turn] - pace.increment)
        else:
            if self._turn is not None and turn != self._turn and self._turn in left:
                left[self._turn] += pace.increment
            if pace.anew and self._has_moved(together):
                fresh = (seat for seat in waiting if seat == first.seat or seat not in self._running)
                left.update(dict.fromkeys(fresh, pace.budget))
        self._turn, self._running = turn, waiting

    def _has_moved(self, together: tuple[Entry[A, E], ...]) -> bool:
        actions = (entry.action for entry in together if isinstance(entry, Commit))
        return any(action is not None and self._attendance.is_move(action) for action in actions)

    def _run_to(self, at: int) -> None:
        while self._pauses and self._pauses[0][0] <= at:
            when, running = self._pauses.pop(0)
            self._pass(when)
            self._stands = not running
        self._pass(at)

    def _pass(self, at: int) -> None:
        used = 0 if self._stands or not self._since else max(0, at - self._since)
        for seat in self._running:
            self._left[seat] = max(0, self._left[seat] - used)
        self._since = at

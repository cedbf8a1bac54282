"""A table's clocks as values (TS-7.1): wound up, moved on by a commit, stopped, read."""

from collections.abc import Mapping

from msgspec.structs import replace

from taberna.server.store.rows import ClockRow
from taberna.server.wire.messages import Clocks
from taberna.table.attendance import Pace
from taberna.table.seats import HOUSE, Seat


def wind(
    table: str,
    pace: Pace,
    seats: tuple[Seat, ...],
    seq: int,
    now: int,
    waiting: tuple[Seat, ...],
    turn: Seat | None,
) -> ClockRow:
    """All clocks full, those waited for running."""
    left = dict.fromkeys(seats, pace.budget)
    return _started(
        ClockRow(table=table, seq=seq, since=now, left=left, running=(), turn=turn, due=None), waiting
    )


def move_on(
    clock: ClockRow,
    pace: Pace,
    actor: Seat,
    seq: int,
    now: int,
    waiting: tuple[Seat, ...],
    turn: Seat | None,
    *,
    moved: bool,
    paused: bool,
) -> ClockRow:
    """After a commit: time used is taken off, a turn that ended is paid for, the next ones run. An offer
    is no move: nobody's days begin anew by it."""
    left = time_left(clock, now)
    if clock.turn is not None and turn != clock.turn and clock.turn in left:
        left[clock.turn] += pace.increment
    if pace.anew and moved:
        fresh = (seat for seat in waiting if seat == actor or seat not in clock.running)
        left |= {seat: pace.budget for seat in fresh if seat in left}
    return _set(clock, seq, now, left, waiting, turn, paused)


def move_back(
    clock: ClockRow,
    pace: Pace,
    seq: int,
    now: int,
    waiting: tuple[Seat, ...],
    turn: Seat | None,
    *,
    paused: bool,
) -> ClockRow:
    """After a move was taken back: nobody is given any time, and what the turn was paid for is paid again
    only when it ends again (TS-7.6)."""
    left = time_left(clock, now)
    if turn is not None and turn != clock.turn and turn in left:
        left[turn] = max(1, left[turn] - pace.increment)
    return _set(clock, seq, now, left, waiting, turn, paused)


def stop(clock: ClockRow, now: int) -> ClockRow:
    return replace(clock, since=now, left=time_left(clock, now), running=(), due=None)


def start(clock: ClockRow, now: int, waiting: tuple[Seat, ...]) -> ClockRow:
    return _started(replace(clock, since=now), waiting)


def time_left(clock: ClockRow, now: int) -> dict[Seat, int]:
    used = max(0, now - clock.since)
    return {s: max(0, ms - used) if s in clock.running else ms for s, ms in clock.left.items()}


def fallen(clock: ClockRow, now: int) -> tuple[Seat, ...]:
    """The seats whose flag is down."""
    left = time_left(clock, now)
    return tuple(seat for seat in clock.running if left[seat] <= 0)


def shown(clock: ClockRow, *, paused: bool, at: int) -> Clocks:
    """As the clocks stood at `at`: when they were last written is nobody's business, since that may have been
    at a deed that was not seen (TQ-G203)."""
    used = at - clock.since
    left = {s: max(0, ms - used) if s in clock.running else ms for s, ms in clock.left.items()}
    return Clocks(at, left, clock.running, paused)


def is_moved(before: ClockRow | None, after: ClockRow | None) -> bool:
    """Whether a clock shows another time than it would have shown anyway."""
    if before is None or after is None:
        return before is not after
    return before.running != after.running or time_left(before, after.since) != after.left


def _set(
    clock: ClockRow,
    seq: int,
    now: int,
    left: dict[Seat, int],
    waiting: tuple[Seat, ...],
    turn: Seat | None,
    paused: bool,
) -> ClockRow:
    moved = replace(clock, seq=seq, since=now, left=left, turn=turn, running=(), due=None)
    return moved if paused else _started(moved, waiting)


def _started(clock: ClockRow, waiting: tuple[Seat, ...]) -> ClockRow:
    running = tuple(seat for seat in waiting if seat != HOUSE and seat in clock.left)
    return replace(clock, running=running, due=_due(clock.since, clock.left, running))


def _due(since: int, left: Mapping[Seat, int], running: tuple[Seat, ...]) -> int | None:
    return since + min(left[seat] for seat in running) if running else None

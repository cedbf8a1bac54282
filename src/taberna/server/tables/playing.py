"""Carrying out what a seat asks for: decide on the copy → append → answer → tell everybody. What another node
wrote is found when an append collides; then the copy catches up and it is decided again."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from taberna.server.store.protocol import Append, Busy, Collision, Repeated
from taberna.server.store.rows import ClockRow, EntryRow, TableRow
from taberna.server.tables import clocks
from taberna.server.tables.catching_up import advance, catch_up, was_behind
from taberna.server.tables.desk import AnyPlay
from taberna.server.tables.hosted import Hosted
from taberna.server.tables.requests_done import Happened, requests_in
from taberna.server.tables.transitions import Decided, Deciding, Transition
from taberna.server.tables.unseen_deeds import is_seen
from taberna.table.codec import write
from taberna.table.commits import Commit, TakenBack
from taberna.table.refusal import Refusal, refuse
from taberna.table.seats import HOUSE, Seat

TRIES: Final = 20
PAGE: Final = 32

Answer: TypeAlias = Callable[[int, int], None]
"""Told the seq at which a request happened and how many of its actions were done, once it is on disk and
before anybody else is told."""


class Draft(Struct, frozen=True, gc=False):
    """What is to be written, and what follows when it is."""

    decided: Decided
    rows: tuple[EntryRow, ...]
    clock: ClockRow | None
    follows: ClockRow | None
    table: TableRow | None
    now: int

    @property
    def append(self) -> Append:
        return Append(
            entries=self.rows, clock=self.clock, follows=self.follows, table=self.table, reseated=False
        )


async def perform(
    hosted: Hosted, seat: Seat, request: str | None, deciding: Deciding, answer: Answer | None = None
) -> Happened | Refusal:
    """What came of a request, now or when it was first sent; or why nothing did."""
    async with hosted.turn:
        if hosted.stale:
            await catch_up(hosted)
        for _ in range(TRIES):
            done = await _attempt(hosted, seat, request, deciding, answer)
            if done is not None:
                return done
            hosted.desk.metrics.count("taberna_collisions_total")
            await catch_up(hosted)
    return refuse("busy")


def perform_at_once(
    hosted: Hosted,
    seat: Seat,
    request: str,
    deciding: Deciding,
    answer: Answer,
    finished: Callable[[bool], None],
) -> bool:
    """The same without a task to wait in, for what nearly always happens: nobody else has the turn, nothing
    stands against it, the append succeeds. False: it must be performed, nothing was done. Else `finished` is
    told whether it happened; if not, it must be performed after all."""
    if hosted.stale or not hosted.turn.take():
        return False
    writing: asyncio.Future[None] | None = None
    try:
        drafted = _drafted(hosted, seat, request, deciding)
        if isinstance(drafted, Draft):
            writing = hosted.desk.store.submit(drafted.append)
            writing.add_done_callback(partial(_written, hosted, drafted, answer, finished))
    except Busy:
        pass
    finally:
        if writing is None:
            hosted.turn.give()
    return writing is not None


def _written(
    hosted: Hosted,
    drafted: Draft,
    answer: Answer,
    finished: Callable[[bool], None],
    writing: "asyncio.Future[None]",
) -> None:
    failure = writing.exception()
    try:
        if failure is None:
            _keep(hosted, drafted, answer)
        elif not isinstance(failure, Collision | Repeated):
            hosted.stale = True
    finally:
        hosted.turn.give()
        finished(failure is None)


async def _attempt(
    hosted: Hosted, seat: Seat, request: str | None, deciding: Deciding, answer: Answer | None
) -> Happened | Refusal | None:
    store = hosted.desk.store
    drafted = _drafted(hosted, seat, request, deciding)
    if isinstance(drafted, Refusal):
        # It may have been decided before, and be refused only because it has already happened.
        was = None if request is None else await store.requested(hosted.id, seat, request)
        if was is not None and was > hosted.seq:  # at another node: its number is known once it was read
            await catch_up(hosted)
        if was is None and hosted.desk.bus.shared and await was_behind(hosted):
            return None
        return drafted if was is None else await _happened(hosted, was)
    if isinstance(drafted, Happened):
        return drafted
    try:
        await store.submit(drafted.append)
    except Collision:
        return None
    except Repeated as repeated:
        await catch_up(hosted)
        return await _happened(hosted, repeated.seq)
    except Busy:
        return refuse("busy")
    except BaseException:
        hosted.stale = True  # whether it was kept is not known: look before deciding again
        raise
    return _keep(hosted, drafted, answer)


async def _happened(hosted: Hosted, seq: int) -> Happened:
    """The request whose first entry this is; however many actions a message might have had then."""
    rows: list[EntryRow] = []
    while True:
        after = seq - 1 + len(rows)
        page = await hosted.desk.store.entries(hosted.id, after, after + PAGE)
        rows += page
        happened = next(happened for _, happened in requests_in(rows))
        if happened.count < len(rows) or len(page) < PAGE:
            return happened


def _drafted(
    hosted: Hosted, seat: Seat, request: str | None, deciding: Deciding
) -> Draft | Refusal | Happened:
    """What a request leads to; where it has happened before, what came of it."""
    was = None if request is None else hosted.requests.get((seat, request))
    if was is not None:
        return was
    play, row = hosted.play, hosted.row
    if play is None or row.status != "playing":
        return refuse("over" if row.status == "over" else "not-playing")
    if row.paused and seat != HOUSE:
        return refuse("paused")
    decided = deciding(play)
    if isinstance(decided, Refusal):
        return decided
    now = hosted.desk.now()
    rows = entry_rows(hosted, decided.steps, request, now)
    clock, table = moved_on(hosted, decided, hosted.row, now), _ended(hosted, decided, now)
    return Draft(decided, rows, clock, hosted.clock, table, now)


def _keep(hosted: Hosted, drafted: Draft, answer: Answer | None) -> Happened:
    """It is written."""
    first = drafted.rows[0]
    happened = Happened(first.seq, drafted.decided.count)
    hosted.note_request(first, happened)
    answered: Callable[[], object] = bool if answer is None else partial(answer, happened.seq, happened.count)
    advance(hosted, drafted.decided, drafted.clock, drafted.table, drafted.now, answered)
    hosted.desk.bus.publish(hosted.id, hosted.seq)
    return happened


def entry_rows(
    hosted: Hosted, steps: tuple[Transition, ...], request: str | None, now: int
) -> tuple[EntryRow, ...]:
    """The first carries the request's id."""
    rows = []
    for step in steps:
        entry = step.entry
        rows.append(EntryRow(hosted.id, entry.seq, entry.seat, request, now, write(entry)))
        request = None
    return tuple(rows)


def awaited(hosted: Hosted, play: AnyPlay, row: TableRow) -> tuple[tuple[Seat, ...], Seat | None]:
    """Who is waited for by the clock, and whose turn it is. Where bots stand in, none of them is timed."""
    attendance = hosted.game.attendance
    turn = attendance.turn(play.state) if attendance is not None else None
    bots = {chair.seat for chair in row.chairs if chair.kind == "bot"} if hosted.stands_in else ()
    return tuple(seat for seat in hosted.game.waiting(play.state) if seat not in bots), turn


def _ended(hosted: Hosted, decided: Decided, now: int) -> TableRow | None:
    if hosted.game.outcome(decided.play.state) is None:
        return None
    return ended(replace(hosted.row, version=hosted.row.version + 1, changed=now), hosted, decided, now)


def ended(row: TableRow, hosted: Hosted, decided: Decided, now: int) -> TableRow:
    """The row of a table whose game may have come to its end."""
    outcome = hosted.game.outcome(decided.play.state)
    if outcome is None:
        return row
    return replace(
        row,
        status="over",
        outcome=outcome,
        ended=now,
        asked=(),
        paused=False,
    )


def moved_on(hosted: Hosted, decided: Decided, row: TableRow, now: int) -> ClockRow | None:
    clock, pace = hosted.clock, hosted.pace
    if pace is None or clock is None:
        return clock
    waiting, turn = awaited(hosted, decided.play, row)
    first, seq, paused = decided.steps[0].entry, decided.play.seq, hosted.row.paused
    if isinstance(first, TakenBack):
        return clocks.move_back(clock, pace, seq, now, waiting, turn, paused=paused)
    if not is_seen(hosted, first.seat, decided):
        return clock
    moved = _has_moved(hosted, decided)
    return clocks.move_on(clock, pace, first.seat, seq, now, waiting, turn, moved=moved, paused=paused)


def _has_moved(hosted: Hosted, decided: Decided) -> bool:
    """Whether any of it was a move."""
    attendance = hosted.game.attendance
    entries = (step.entry for step in decided.steps)
    actions = [entry.action for entry in entries if isinstance(entry, Commit) and entry.action is not None]
    return attendance is None or any(map(attendance.is_move, actions))

"""Bringing a table's copy up to what is written: when it is opened, after an append, after another node's."""

from collections.abc import Callable, Iterable, Sequence

from taberna.server.store.protocol import News as Written
from taberna.server.store.rows import ClockRow, EntryRow, TableRow, TalkRow
from taberna.server.tables import clocks, snapshots, telling
from taberna.server.tables.hosted import Hosted
from taberna.server.tables.listener import Listener
from taberna.server.tables.stories import News
from taberna.server.tables.transitions import Decided, Transition, followed
from taberna.server.wire.messages import Ended
from taberna.table.codec import write
from taberna.table.commits import Telling
from taberna.table.seats import SPECTATOR, Seat
from taberna.table.values import Event


async def load(hosted: Hosted) -> None:
    """From the latest snapshot that this code can read, and what came after it."""
    store = hosted.desk.store
    snapshot = await store.snapshot(hosted.id, hosted.desk.code(hosted.game))
    play = hosted.empty
    if snapshot is not None:
        kept = snapshots.read(hosted, snapshot)
        hosted.snapshot = snapshot.seq
        play, hosted.tally, hosted.told_at = kept.play, kept.tally, kept.told_at
    news = await store.news(hosted.id, play.seq, 0)
    if news is None:
        raise LookupError(hosted.id)
    hosted.remember(await store.acknowledgements(hosted.id))
    hosted.set_row(news.table)
    hosted.clock = news.clock
    if news.entries or snapshot is not None:
        steps, hosted.play = followed(play, hosted.read(news.entries))
        for step in stamped(steps, news.entries):
            _count(hosted, step)
        hosted.note_requests(news.entries)
    hear(hosted, news.talk)
    if news.entries:
        hosted.at = news.entries[-1].at


async def refresh(hosted: Hosted) -> None:
    async with hosted.turn:
        await catch_up(hosted)


async def was_behind(hosted: Hosted) -> bool:
    """Whether another node had written what was not heard of here: a refusal would rest on the past. Whoever
    calls this has the turn."""
    before = hosted.seq, hosted.row.version
    await catch_up(hosted)
    return before != (hosted.seq, hosted.row.version)


async def catch_up(hosted: Hosted) -> None:
    """Follows what others wrote. Whoever calls this has the turn."""
    news = await hosted.desk.store.news(hosted.id, hosted.seq, hosted.n)
    hosted.stale = False
    if news is None:
        return
    hosted.follows = True
    try:
        _follow(hosted, news)
    finally:
        hosted.follows = False


def _follow(hosted: Hosted, news: Written) -> None:
    if news.table.version > hosted.row.version:
        change_row(hosted, news.table, news.clock)
    if news.entries:
        steps, play = followed(hosted.play or hosted.empty, hosted.read(news.entries))
        hosted.note_requests(news.entries)
        advance(hosted, Decided(stamped(steps, news.entries), play), news.clock, None, news.entries[-1].at)
    elif news.clock != hosted.clock:
        hosted.clock = news.clock
        telling.tell_time(hosted)
    hear(hosted, news.talk)


def advance(
    hosted: Hosted,
    decided: Decided,
    clock: ClockRow | None,
    row: TableRow | None,
    now: int,
    answer: Callable[[], object] = bool,
) -> None:
    """Something has happened, and is written. `answer` tells whoever asked for it, before anybody else."""
    moved = clocks.is_moved(hosted.clock, clock)
    hosted.play, hosted.clock, hosted.at = decided.play, clock, now
    if row is not None:
        hosted.set_row(row)
    news: News = {}
    for decided_step in decided.steps:
        step = decided_step
        if not step.at:
            step = Transition(step.before, step.entry, step.after, now)
        snapshots.take(hosted, step)
        tellings = _count(hosted, step)
        if not news:
            news = {seat: [told] for seat, told in tellings.items()}
            continue
        for seat, told in tellings.items():
            news.setdefault(seat, []).append(told)
    answer()
    hosted.desk.metrics.count("taberna_commits_total", by=len(decided.steps))
    telling.tell_commits(hosted, news, timed=moved)
    if row is not None:
        telling.tell_presence(hosted)
    _announce(hosted, now)


def _count(hosted: Hosted, step: Transition) -> dict[Seat, Telling[Event]]:
    """What each seat is told of it, and when."""
    tellings = hosted.tally.note(step.before, step.entry, step.after)
    for seat in tellings:
        hosted.told_at[seat] = step.at
        hosted.told[seat].append(step)
    return tellings


def change_row(hosted: Hosted, row: TableRow, clock: ClockRow | None) -> None:
    """Who sits where has changed, or how the table stands."""
    before = hosted.row
    hosted.set_row(row)
    for seat, listeners in hosted.streams.items():
        for listener in tuple(listeners):
            if row.status == "closed" or not hosted.may_hear(seat, listener.guest):
                dismiss(hosted, seat, listener, _why(row, seat, listener.guest))
    deserted = [seat for seat, listeners in hosted.streams.items() if not listeners]
    hosted.streams = {seat: listeners for seat, listeners in hosted.streams.items() if listeners}
    for seat in deserted:
        hosted.deserted(hosted, seat)
    if clock != hosted.clock or before.asked != row.asked or before.paused != row.paused:
        hosted.clock = clock
        telling.tell_time(hosted)
    if before.back != row.back:
        telling.tell_wish(hosted)
    if before.offer != row.offer:
        telling.tell_offer(hosted)
    telling.tell_presence(hosted)
    if row.next and not before.next:
        telling.tell_moved(hosted, row.next)
    _announce(hosted, hosted.desk.now())


def _why(row: TableRow, seat: Seat, guest: str) -> str:
    """Why a stream is over."""
    if row.status == "closed":
        return "closed"
    return "not-watching" if seat == SPECTATOR and guest not in row.removed else "seat-lost"


def dismiss(hosted: Hosted, seat: Seat, listener: Listener, reason: str) -> None:
    hosted.streams[seat].discard(listener)
    listener.send(write(Ended(hosted.id, seat, reason)))
    listener.end(hosted.id, seat, reason)


def hear(hosted: Hosted, lines: Iterable[TalkRow]) -> None:
    for line in lines:
        hosted.n = max(hosted.n, line.n)
        hosted.lines.append(line)
        telling.tell_line(hosted, line)


def stamped(steps: Sequence[Transition], rows: Sequence[EntryRow]) -> tuple[Transition, ...]:
    return tuple(
        Transition(step.before, step.entry, step.after, row.at) for step, row in zip(steps, rows, strict=True)
    )


def _announce(hosted: Hosted, now: int) -> None:
    hosted.used = max(hosted.used, now)
    for told in hosted.changed:
        told(hosted)

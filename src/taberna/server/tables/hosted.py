"""One table on this node: a copy of what the store holds, and those who listen to it.

decide on the copy → append → answer → tell everybody. What another node wrote is found when an append
collides, when the bus says so, or when a copy is opened.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace as replaced
from typing import Final

from msgspec.structs import replace

from taberna.server.store.protocol import Append, Busy, Collision, Repeated
from taberna.server.store.rows import ClockRow, EntryRow, SnapshotRow, TableRow, TalkRow
from taberna.server.tables import stories, timing
from taberna.server.tables.desk import AnyEntry, AnyPlay, Desk
from taberna.server.tables.fairness import dice_of
from taberna.server.tables.listener import Listener
from taberna.server.tables.lobby import Changing, chair_of, is_full, may_watch
from taberna.server.tables.steps import Decided, Deciding, Step, beginning, followed, is_final
from taberna.server.wire.messages import Ended, Message, Moved, Said
from taberna.table.codec import codec, write
from taberna.table.commits import Commit
from taberna.table.game import AnyGame
from taberna.table.play import Play
from taberna.table.refusal import Refusal, refuse
from taberna.table.seats import HOUSE, SPECTATOR, Seat

TRIES: Final = 20
RECENT: Final = 32
"""Steps kept in memory, for those who come back soon."""
REQUESTS: Final = 256
LINES: Final = 50


class Hosted:
    def __init__(self, desk: Desk, game: AnyGame, row: TableRow) -> None:
        self.desk = desk
        self.game = game
        self.codec = codec(game)
        self.row = row
        self.options = self.codec.options(row.options)
        self.play: AnyPlay | None = None
        self.clock: ClockRow | None = None
        self.at = row.changed
        self.recent: deque[Step] = deque(maxlen=RECENT)
        self.lines: deque[TalkRow] = deque(maxlen=LINES)
        self.n = 0
        self.streams: dict[Seat, set[Listener]] = {}
        self.elsewhere: frozenset[Seat] = frozenset()
        """Seats that are served by other nodes."""
        self.acks: dict[Seat, int] = {}
        self.unsaved_acks: set[Seat] = set()
        self.lock = asyncio.Lock()
        self.changed: list[Callable[[Hosted], None]] = []
        """Told after every change: bots, timers, whoever seals the record."""
        self.used = desk.now()
        self.busy = 0
        """How many bots think about it."""
        self._requests: dict[tuple[Seat, str], int] = {}
        self.dice = dice_of(row, game)
        self._pace = game.attendance.pace(self.options) if game.attendance else None
        self._snapshot = 0
        self._stale = False

    # -- reading

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(chair.seat for chair in self.row.chairs)

    @property
    def seq(self) -> int:
        return 0 if self.play is None else self.play.seq

    @property
    def here(self) -> frozenset[Seat]:
        return self.elsewhere | {s for s, who in self.streams.items() if who and s != SPECTATOR}

    @property
    def watching(self) -> int:
        return len(self.streams.get(SPECTATOR, ()))

    @property
    def waiting(self) -> tuple[Seat, ...]:
        return () if self.play is None else self.game.waiting(self.play.state)

    def may_hear(self, seat: Seat, guest: str) -> bool:
        if seat == SPECTATOR:
            return may_watch(self.row, guest)
        chair = chair_of(self.row, seat)
        return chair is not None and chair.guest == guest and bool(guest)

    def read(self, rows: Iterable[EntryRow]) -> tuple[AnyEntry, ...]:
        return tuple(self.codec.entry(row.body) for row in rows)

    async def load(self) -> None:
        """From the latest snapshot that this code can read, and what came after it."""
        store = self.desk.store
        snapshot = await store.snapshot(self.id, self.desk.code(self.game))
        empty: AnyPlay = Play(self.game, self.seats, self.game.empty)
        if snapshot is not None:
            self._snapshot = snapshot.seq
            empty = Play(self.game, self.seats, self.codec.state(snapshot.body), snapshot.seq)
        news = await store.news(self.id, empty.seq, 0)
        if news is None:
            raise LookupError(self.id)
        self.row, self.clock = news.table, news.clock
        if news.entries or snapshot is not None:
            steps, self.play = followed(empty, self.read(news.entries))
            self.recent.extend(stamped(steps, news.entries))
            self._note_requests(news.entries)
        self._hear(news.talk)
        if news.entries:
            self.at = news.entries[-1].at

    async def refresh(self) -> None:
        async with self.lock:
            await self._refresh()

    # -- playing

    async def perform(
        self, seat: Seat, request: str | None, deciding: Deciding, answer: Callable[[int], None] | None = None
    ) -> int | Refusal:
        """The seq at which a request happened, now or when it was first sent; or why it did not."""
        async with self.lock:
            if self._stale:
                await self._refresh()
            for _ in range(TRIES):
                done = await self._attempt(seat, request, deciding, answer)
                if done is not None:
                    return done
                self.desk.metrics.count("taberna_collisions_total")
                await self._refresh()
        return refuse("busy")

    async def _attempt(
        self, seat: Seat, request: str | None, deciding: Deciding, answer: Callable[[int], None] | None
    ) -> int | Refusal | None:
        was = None if request is None else self._requests.get((seat, request))
        if was is not None:
            return was
        if self.play is None or self.row.status != "playing":
            decided: Decided | Refusal = refuse("over" if self.row.status == "over" else "not-playing")
        elif self.row.paused and seat != HOUSE:
            decided = refuse("paused")
        else:
            decided = deciding(self.play)
        if isinstance(decided, Refusal):
            # It may have been decided before, and be refused only because it has already happened.
            was = None if request is None else await self.desk.store.requested(self.id, seat, request)
            return decided if was is None else was
        now = self.desk.now()
        row = self._ended(decided, now)
        rows = self._rows(decided.steps, request, now)
        clock = self._moved_on(decided, now)
        try:
            await self.desk.store.append(Append(entries=rows, clock=clock, table=row))
        except Collision:
            return None
        except Repeated as repeated:
            await self._refresh()
            return repeated.seq
        except Busy:
            return refuse("busy")
        except Exception:
            self._stale = True  # whether it was kept is not known: look before deciding again
            raise
        first = decided.steps[0].entry.seq
        self._note_requests(rows)
        if answer is not None:
            answer(first)
        self._advance(decided, clock, row, now)
        self.desk.bus.publish(self.id, self.seq)
        return first

    # -- sitting down, leaving, pausing

    async def change(self, changing: Changing) -> TableRow | Refusal:
        """Changes who sits where. When the last seat is taken the game begins, in the same transaction."""
        async with self.lock:
            if self._stale:
                await self._refresh()
            for _ in range(TRIES):
                changed = changing(self.row)
                if isinstance(changed, Refusal) or changed == self.row:
                    return changed
                now = self.desk.now()
                changed = replace(changed, version=self.row.version + 1, changed=now)
                try:
                    if changed.status == "gathering" and is_full(changed):
                        return await self._begin(changed, now)
                    clock = self._paused_or_resumed(changed, now)
                    await self.desk.store.save_table(changed, clock)
                except Collision:
                    await self._refresh()
                    continue
                except Busy:
                    return refuse("busy")
                self._change_row(changed, clock or self.clock)
                self.desk.bus.publish(self.id, self.seq)
                return changed
        return refuse("busy")

    async def _begin(self, row: TableRow, now: int) -> TableRow | Refusal:
        row = replace(row, status="playing", started=now)
        self.dice = dice_of(row, self.game)
        empty: AnyPlay = Play(self.game, self.seats, self.game.empty)
        decided = beginning(empty, self.options, self.dice)
        if isinstance(decided, Refusal):
            return decided
        clock = None
        if self._pace is not None:
            waiting, turn = self._awaited(decided.play)
            clock = timing.wind(self.id, self._pace, self.seats, decided.play.seq, now, waiting, turn)
        await self.desk.store.append(
            Append(entries=self._rows(decided.steps, None, now), clock=clock, table=row)
        )
        self._change_row(row, clock)
        self._advance(decided, clock, None, now)
        self.desk.bus.publish(self.id, self.seq)
        return row

    # -- talking

    async def say(
        self, line: Callable[[int, int], TalkRow], answer: Callable[[int], None] | None = None
    ) -> int | Refusal:
        """`line` makes the row from its number and the seq it follows."""
        async with self.lock:
            for _ in range(TRIES):
                row = line(self.n + 1, self.seq)
                try:
                    await self.desk.store.add_talk(row)
                except Collision:
                    await self._refresh()
                    continue
                except Repeated as repeated:
                    return repeated.seq
                except Busy:
                    return refuse("busy")
                if answer is not None:
                    answer(row.n)
                self._hear((row,))
                self.desk.bus.publish(self.id, self.seq)
                return row.n
        return refuse("busy")

    # -- telling

    def tell(self, make: Callable[[Seat], Message]) -> None:
        """The same kind of message to every stream, made for each seat."""
        for seat, listeners in self.streams.items():
            if listeners:
                text = write(make(seat)).decode()
                for listener in tuple(listeners):
                    listener.send(text)

    def tell_presence(self) -> None:
        here, watching = self.here, self.watching
        self.tell(lambda seat: stories.presence(self.row, seat, here, watching))

    def tell_moved(self, to: str) -> None:
        self.tell(lambda seat: Moved(self.id, seat, to))

    def acknowledge(self, seat: Seat, seq: int) -> None:
        if self.acks.get(seat, 0) < seq <= self.seq:
            self.acks[seat] = seq
            self.unsaved_acks.add(seat)

    # -- what the above share

    async def _refresh(self) -> None:
        news = await self.desk.store.news(self.id, self.seq, self.n)
        self._stale = False
        if news is None:
            return
        if news.table.version > self.row.version:
            self._change_row(news.table, news.clock)
        if news.entries:
            self.dice = dice_of(self.row, self.game)
            play: AnyPlay = self.play or Play(self.game, self.seats, self.game.empty)
            steps, after = followed(play, self.read(news.entries))
            self._note_requests(news.entries)
            self._advance(Decided(stamped(steps, news.entries), after), news.clock, None, news.entries[-1].at)
        elif news.clock != self.clock:
            self.clock = news.clock
            self.tell(lambda seat: stories.timed(self.row, seat, self.clock))
        self._hear(news.talk)

    def _advance(self, decided: Decided, clock: ClockRow | None, row: TableRow | None, now: int) -> None:
        self.play, self.clock, self.at = decided.play, clock, now
        if row is not None:
            self.row = row
        self.recent.extend(step if step.at else replaced(step, at=now) for step in decided.steps)
        self._take_snapshot(decided.steps)
        self.desk.metrics.count("taberna_commits_total", by=len(decided.steps))
        self.tell(lambda seat: stories.committed(self.row, decided.steps, decided.play, seat, clock, now))
        if row is not None:
            self.tell_presence()
        self._announce()

    def _change_row(self, row: TableRow, clock: ClockRow | None) -> None:
        before, self.row = self.row, row
        for seat, listeners in self.streams.items():
            for listener in tuple(listeners):
                if row.status == "closed" or not self.may_hear(seat, listener.guest):
                    listeners.discard(listener)
                    reason = "closed" if row.status == "closed" else "seat-lost"
                    listener.send(write(Ended(self.id, seat, reason)).decode())
                    listener.end(self.id, seat, reason)
        if clock != self.clock or before.asked != row.asked or before.paused != row.paused:
            self.clock = clock
            self.tell(lambda seat: stories.timed(row, seat, clock))
        self.tell_presence()
        if row.next and not before.next:
            self.tell_moved(row.next)
        self._announce()

    def _announce(self) -> None:
        self.used = self.desk.now()
        for told in self.changed:
            told(self)

    def _hear(self, lines: Iterable[TalkRow]) -> None:
        for line in lines:
            self.n = max(self.n, line.n)
            self.lines.append(line)
            for seat, listeners in self.streams.items():
                if listeners:
                    text = write(Said(self.id, seat, stories.spoken(line))).decode()
                    for listener in tuple(listeners):
                        if line.guest not in listener.deaf_to:
                            listener.send(text)

    def _rows(self, steps: tuple[Step, ...], request: str | None, now: int) -> tuple[EntryRow, ...]:
        return tuple(
            EntryRow(
                self.id, step.entry.seq, step.entry.seat, None if place else request, now, write(step.entry)
            )
            for place, step in enumerate(steps)
        )

    def _note_requests(self, rows: Iterable[EntryRow]) -> None:
        for row in rows:
            if row.action is not None:
                self._requests[row.seat, row.action] = row.seq
                if len(self._requests) > REQUESTS:
                    del self._requests[next(iter(self._requests))]

    def _ended(self, decided: Decided, now: int) -> TableRow | None:
        outcome = self.game.outcome(decided.play.state)
        if outcome is None:
            return None
        return replace(
            self.row,
            version=self.row.version + 1,
            changed=now,
            status="over",
            outcome=outcome,
            ended=now,
            asked=(),
            paused=False,
        )

    def _awaited(self, play: AnyPlay) -> tuple[tuple[Seat, ...], Seat | None]:
        attendance = self.game.attendance
        turn = attendance.turn(play.state) if attendance is not None else None
        return self.game.waiting(play.state), turn

    def _moved_on(self, decided: Decided, now: int) -> ClockRow | None:
        if self._pace is None or self.clock is None:
            return self.clock
        waiting, turn = self._awaited(decided.play)
        actor = decided.steps[0].entry.seat
        return timing.move_on(
            self.clock, self._pace, actor, decided.play.seq, now, waiting, turn, paused=self.row.paused
        )

    def _paused_or_resumed(self, row: TableRow, now: int) -> ClockRow | None:
        if self.clock is None or self.play is None:
            return None
        stopped = row.paused or row.status != "playing"
        if stopped and self.clock.running:
            return timing.stop(self.clock, now)
        if not stopped and self.row.paused:
            return timing.start(self.clock, now, self.game.waiting(self.play.state))
        return None

    def _take_snapshot(self, steps: tuple[Step, ...]) -> None:
        for step in steps:
            before = step.before
            due = before.seq - self._snapshot >= self.desk.settings.snapshot_every
            if due and isinstance(step.entry, Commit) and is_final(step):
                self._snapshot = before.seq
                row = SnapshotRow(self.id, before.seq, self.desk.code(self.game), write(before.state))
                self.desk.later(self.desk.store.save_snapshot(row))


def stamped(steps: Sequence[Step], rows: Sequence[EntryRow]) -> tuple[Step, ...]:
    return tuple(replaced(step, at=row.at) for step, row in zip(steps, rows, strict=True))

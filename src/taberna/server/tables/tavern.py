"""All the tables of a node: opened when somebody asks for one, forgotten when nobody does."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial

from taberna.server.stopping import Stop
from taberna.server.store.rows import PresenceRow, TableRow
from taberna.server.tables import records, streams
from taberna.server.tables.absence import Absences
from taberna.server.tables.catching_up import load, refresh
from taberna.server.tables.cleaning import clean
from taberna.server.tables.clock_alarms import Flags
from taberna.server.tables.desk import Desk
from taberna.server.tables.hosted import Hosted
from taberna.server.tables.row_changes import change
from taberna.server.tables.telling import tell_presence
from taberna.table.refusal import Refused, refuse
from taberna.table.seats import SPECTATOR, Seat

log = logging.getLogger("taberna")


class Tavern:
    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.tables: dict[str, Hosted] = {}
        self.flags = Flags(desk, self.open)
        self.absences = Absences(desk)
        self.changed: list[Callable[[Hosted], None]] = [
            self.flags.look,
            self.absences.look,
            self._seal_when_over,
        ]
        """Told of every change of every table."""
        self.left: list[Callable[[Hosted, Seat], None]] = []
        """Told which seat nobody serves here any more."""
        self.healed: list[Callable[[], Awaitable[None]]] = []
        """What else is looked after where there are several nodes."""
        self._opening: dict[str, asyncio.Future[Hosted]] = {}
        self._presences: dict[tuple[str, Seat], PresenceRow] = {}
        self._tasks: list[asyncio.Task[None]] = []
        desk.metrics.gauge("taberna_tables", lambda: len(self.tables))

    async def start(self) -> None:
        await self.desk.bus.start(self._heard)
        await self.flags.beat()
        self._tasks = [
            asyncio.create_task(self._every(self.desk.settings.heartbeat, self.flags.beat)),
            asyncio.create_task(self._every(1.0, self._tidy)),
            asyncio.create_task(self._every(self.desk.settings.clean, partial(clean, self.desk, self.open))),
        ]
        if self.desk.bus.shared:
            self._tasks.append(asyncio.create_task(self._every(self.desk.settings.heal, self._heal)))

    async def close(self, stop: Stop) -> None:
        """Waits for what was begun; not for ever for a store that does not answer: nobody was told that it
        is done."""
        self.flags.close()
        self.absences.close()
        await stop.step(self._halt)
        await stop.step(self._finish)
        await stop.step(self._retire)
        await stop.step(self.desk.bus.close)

    async def _halt(self) -> None:
        for task in self._tasks:
            task.cancel()
        if self._tasks:  # what is under way in PostgreSQL is taken back first, if that answers
            await asyncio.wait(self._tasks)

    async def _finish(self) -> None:
        for hosted in tuple(self.tables.values()):
            async with hosted.turn:  # what is being written for a socket is no task of the desk's
                pass
        while self.desk.tasks:
            await asyncio.wait(self.desk.tasks)

    async def _retire(self) -> None:
        try:
            await self._flush()
            await self.desk.store.retire(self.desk.node)
        except Exception:  # the others see by its heartbeat that this node is gone
            log.exception("who was here last could not be written")

    async def open(self, table: str) -> Hosted:
        """The table's copy on this node; Refused where there is no such table."""
        hosted = self.tables.get(table)
        if hosted is not None:
            hosted.used = self.desk.now()  # whoever asked may still be on the way to changing it
            if self.desk.bus.shared and not _is_followed(hosted):
                await self._follow(hosted)
            return hosted
        opening = self._opening.get(table)
        if opening is None:
            opening = self._opening[table] = asyncio.ensure_future(self._load(table))
            opening.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(opening)

    async def _load(self, table: str) -> Hosted:
        row = await self.desk.store.table(table)
        if row is None:
            raise Refused(refuse("no-such-table"))
        hosted = Hosted(self.desk, self.desk.games.find(row.game), row)
        await load(hosted)
        hosted.elsewhere = await self._elsewhere(table)
        hosted.stale = self.desk.bus.shared  # what was said of it meanwhile, nobody heard
        return self._kept(hosted)

    async def host(self, row: TableRow) -> Hosted:
        """A table that was opened here a moment ago: where there is no other node, the store has nothing to
        add to its row."""
        if self.desk.bus.shared or row.id in self.tables or row.id in self._opening:
            return await self.open(row.id)
        hosted = Hosted(self.desk, self.desk.games.find(row.game), row)
        return self._kept(hosted)

    def _kept(self, hosted: Hosted) -> Hosted:
        hosted.changed = self.changed
        hosted.deserted = self._deserted
        self.tables[hosted.id] = hosted
        for told in self.changed:
            told(hosted)
        return hosted

    # -- what others do

    async def _heard(self, table: str, seq: int) -> None:
        """Another node has written to this table; to any, where it is not said which."""
        if not table:
            await self._heal()
            return
        hosted = self.tables.get(table)
        if hosted is not None:
            await self._follow(hosted)

    async def _heal(self) -> None:
        """Looks for what the bus has lost, at the tables that somebody listens to; the others are looked at
        when they are asked for."""
        for hosted in list(self.tables.values()):
            if _is_followed(hosted):
                await self._follow(hosted)
        for look in self.healed:
            await look()

    async def _follow(self, hosted: Hosted) -> None:
        """What was written elsewhere, and who sits there."""
        await refresh(hosted)
        elsewhere = await self._elsewhere(hosted.id)
        if elsewhere != hosted.elsewhere:
            hosted.elsewhere = elsewhere
            tell_presence(hosted)
            self.absences.look(hosted)

    async def _elsewhere(self, table: str) -> frozenset[Seat]:
        if not self.desk.bus.shared:
            return frozenset()
        rows = await self.desk.store.presences(table)
        return frozenset(row.seat for row in rows if row.here and row.node != self.desk.node)

    # -- coming and going

    def attend(self, hosted: Hosted, seat: Seat, *, here: bool) -> None:
        """A seat's first socket on this node has come, or its last has gone."""
        if seat == SPECTATOR:
            return
        row = PresenceRow(hosted.id, seat, self.desk.node, here, self.desk.now())
        self._presences[hosted.id, seat] = row
        if here:
            self.absences.came(hosted, seat)
        else:
            self.absences.look(hosted)
            for told in self.left:
                told(hosted, seat)

    def _deserted(self, hosted: Hosted, seat: Seat) -> None:
        self.attend(hosted, seat, here=False)

    # -- what is done now and then

    async def _every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except Exception:  # the next time may go well, and nobody else would do it
                log.exception("what is done every %s s failed", seconds)

    async def _tidy(self) -> None:
        await self._flush()
        now = self.desk.now()
        idle = self.desk.settings.keep_idle * 1000
        for table, hosted in list(self.tables.items()):
            unsaved = hosted.unsaved_acks or hosted.unsaved_sent
            quiet = not _is_followed(hosted) and not hosted.turn.locked() and not unsaved
            if quiet and now - hosted.used > idle:
                del self.tables[table]
                self.flags.forget(table)
                self.absences.forget(hosted)

    async def _flush(self) -> None:
        """Acknowledgements and presences, together: to lose the last second of them does no harm."""
        await streams.save(self.desk.store, self.tables.values())
        if self._presences:
            rows, self._presences = self._presences, {}
            try:
                await self.desk.store.save_presence(list(rows.values()))
            except BaseException:
                self._presences = rows | self._presences
                raise
            if self.desk.bus.shared:
                for table in {row.table for row in rows.values()}:
                    self.desk.bus.publish(table, 0)

    # -- the end of a game

    def _seal_when_over(self, hosted: Hosted) -> None:
        if hosted.row.status == "over" and not hosted.row.record:
            self.desk.later(self.seal(hosted))

    async def seal(self, hosted: Hosted) -> None:
        row: TableRow = hosted.row
        kept = await records.keep(self.desk, hosted.game, row)
        await change(hosted, records.naming(kept.name))


def _is_followed(hosted: Hosted) -> bool:
    return bool(hosted.streams or hosted.busy)

"""Clocks that run out, and the heartbeat by which an outage is noticed and credited (TS-7.1, TQ-G179)."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from taberna.server.tables.catching_up import refresh
from taberna.server.tables.clocks import fallen
from taberna.server.tables.desk import Desk
from taberna.server.tables.hosted import Hosted
from taberna.server.tables.playing import perform
from taberna.server.tables.row_changes import change
from taberna.server.tables.stand_ins import standing_in
from taberna.server.tables.transitions import acting
from taberna.table.seats import HOUSE

log = logging.getLogger("taberna")

MISSED: Final = 2.5
"""Heartbeats that may fail to come before it counts as an outage."""


class Flags:
    def __init__(self, desk: Desk, open_table: Callable[[str], Awaitable[Hosted]]) -> None:
        self._desk = desk
        self._open = open_table
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._served = False

    async def beat(self) -> None:
        """Says that this node serves. If nobody did for a while, that time is given back to whoever's clock
        ran; also where it is less than none, for the machine's clock was set back meanwhile. Then flags
        that fell at tables nobody has open are let fall."""
        now = self._desk.now()
        last = await self._desk.store.beat(self._desk.node, now)
        gap, most = now - (now if last is None else last), MISSED * 1000 * self._desk.settings.heartbeat
        first, self._served = not self._served, True
        if gap > most or (first and gap < -most):
            tables = await self._desk.store.credit(gap, now)
            log.info("an outage was credited", extra={"gap_ms": gap, "tables": len(tables)})
            for table in tables:
                self._desk.bus.publish(table, 0)
                if table in self._timers:
                    await refresh(await self._open(table))
        for clock in await self._desk.store.clocks_due(now):
            if clock.table not in self._timers:
                try:
                    await self._fall(clock.table)
                except Exception:  # the others' clocks run on
                    log.exception("a flag could not fall")

    def look(self, hosted: Hosted) -> None:
        """Sets the alarm for a table's first flag, after every change."""
        if hosted.clock is None:
            return
        self.forget(hosted.id)
        due = hosted.clock.due
        if due is None or hosted.row.status != "playing":
            return
        delay = max(0, due - self._desk.now()) / 1000
        loop = asyncio.get_running_loop()
        self._timers[hosted.id] = loop.call_later(delay, lambda: self._desk.later(self._fall(hosted.id)))

    def forget(self, table: str) -> None:
        timer = self._timers.pop(table, None)
        if timer is not None:
            timer.cancel()

    def close(self) -> None:
        for table in list(self._timers):
            self.forget(table)

    async def _fall(self, table: str) -> None:
        hosted = await self._open(table)
        await refresh(hosted)
        clock, attendance = hosted.clock, hosted.game.attendance
        if clock is None or attendance is None or hosted.row.status != "playing":
            return
        for seat in fallen(clock, self._desk.now()):
            if hosted.stands_in:
                await change(hosted, standing_in(hosted, seat, "time"))
                continue
            # Two nodes may both say so: the second is refused, for the game is over by then.
            await perform(
                hosted, HOUSE, f"flag {seat} {clock.seq}", acting(HOUSE, (attendance.flag(seat),), None)
            )
        if hosted.row.status == "playing":
            self.look(hosted)

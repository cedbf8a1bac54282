"""Seats that nobody serves for longer than the table allows: the house says so (TS-7.5), or puts a bot there
until their holder is back (TQ-G179)."""

import asyncio
from dataclasses import dataclass

from taberna.server.store.rows import TableRow
from taberna.server.tables.desk import Desk
from taberna.server.tables.hosted import Hosted
from taberna.server.tables.playing import perform
from taberna.server.tables.row_changes import change
from taberna.server.tables.stand_ins import coming_back, standing_in
from taberna.server.tables.transitions import acting
from taberna.table.refusal import Refusal, refuse
from taberna.table.seats import HOUSE, Seat
from taberna.table.values import Action


@dataclass(slots=True)
class Gone:
    """A seat nobody serves."""

    due: int
    """When it counts as away."""
    timer: asyncio.TimerHandle
    said: bool = False


class Absences:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._gone: dict[tuple[str, Seat], Gone] = {}

    def look(self, hosted: Hosted) -> None:
        """After every change, coming and going."""
        if not _counts(hosted) or hosted.game.attendance is None:
            return
        here, counting = hosted.here, hosted.row.status == "playing" and not hosted.row.paused
        for chair in hosted.row.chairs:
            if chair.standing == "away" and chair.seat in here:
                self._desk.later(_come_back(hosted, chair.seat))
            absent = counting and chair.kind in ("person", "kept", "open") and chair.seat not in here
            gone = self._gone.get((hosted.id, chair.seat))
            if absent and gone is None:
                self._leaves(hosted, chair.seat)
            elif absent and gone is not None and not gone.said and gone.due <= self._desk.now():
                self._due(hosted, chair.seat)
            elif not absent and gone is not None:
                self._returns(hosted, chair.seat)

    def came(self, hosted: Hosted, seat: Seat) -> None:
        """Somebody serves this seat. The house may have said otherwise before this node knew the table."""
        unknown = (hosted.id, seat) not in self._gone
        self.look(hosted)
        if unknown and hosted.row.status == "playing":
            self._say(hosted, seat, away=False)

    def away(self, hosted: Hosted) -> tuple[Seat, ...]:
        """The seats of a table of which the house has said so."""
        gone = ((seat, self._gone.get((hosted.id, seat))) for seat in hosted.seats)
        return tuple(seat for seat, found in gone if found is not None and found.said)

    def forget(self, hosted: Hosted) -> None:
        for seat in hosted.seats:
            gone = self._gone.pop((hosted.id, seat), None)
            if gone is not None:
                gone.timer.cancel()

    def close(self) -> None:
        for gone in self._gone.values():
            gone.timer.cancel()

    def _leaves(self, hosted: Hosted, seat: Seat) -> None:
        timer = asyncio.get_running_loop().call_later(hosted.row.away / 1000, self._due, hosted, seat)
        self._gone[hosted.id, seat] = Gone(self._desk.now() + hosted.row.away, timer)

    def _returns(self, hosted: Hosted, seat: Seat) -> None:
        gone = self._gone.pop((hosted.id, seat))
        gone.timer.cancel()
        if gone.said and hosted.row.status == "playing":
            self._say(hosted, seat, away=False)

    def _due(self, hosted: Hosted, seat: Seat) -> None:
        """Where nobody at all is at the table no bot plays on: it waits for the first who comes."""
        gone = self._gone[hosted.id, seat]
        gone.timer.cancel()
        gone.due = min(gone.due, self._desk.now())
        if hosted.stands_in and not hosted.here:
            return
        gone.said = True
        if hosted.stands_in:
            self._desk.later(self._stand_in(hosted, seat))
        else:
            self._say(hosted, seat, away=True)

    def _say(self, hosted: Hosted, seat: Seat, *, away: bool) -> None:
        attendance = hosted.game.attendance
        if attendance is not None and attendance.stand_in == "others":
            action = attendance.away(seat) if away else attendance.back(seat)
            self._desk.later(_perform(hosted, action))

    async def _stand_in(self, hosted: Hosted, seat: Seat) -> None:
        done: TableRow | Refusal = refuse("failed")
        try:
            done = await change(hosted, standing_in(hosted, seat, "away"))
        finally:
            if isinstance(done, Refusal):  # the store is busy, or does not answer: once more after a while
                gone = self._gone.pop((hosted.id, seat), None)
                if gone is not None:
                    self.look(hosted)


def _counts(hosted: Hosted) -> bool:
    """Where bots stand in and the table has a clock, time alone decides: people look in when they like."""
    return bool(hosted.row.away) and not (hosted.stands_in and hosted.pace is not None)


async def _perform(hosted: Hosted, action: Action) -> None:
    """Refused where another node has said the same."""
    await perform(hosted, HOUSE, None, acting(HOUSE, (action,), None))


async def _come_back(hosted: Hosted, seat: Seat) -> None:
    await change(hosted, coming_back(seat))

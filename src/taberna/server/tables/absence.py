"""Seats that nobody serves for longer than the table allows (TS-7.5): the house says so."""

import asyncio

from taberna.server.tables.desk import Desk
from taberna.server.tables.hosted import Hosted
from taberna.server.tables.playing import perform
from taberna.server.tables.steps import acting
from taberna.table.seats import HOUSE, Seat
from taberna.table.values import Action


class Absences:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._gone: dict[tuple[str, Seat], asyncio.TimerHandle | None] = {}
        """Seats nobody serves; None where the house has already said so."""

    def look(self, hosted: Hosted) -> None:
        """After every change, coming and going."""
        if hosted.game.attendance is None or not hosted.row.away:
            return
        here, playing = hosted.here, hosted.row.status == "playing"
        for chair in hosted.row.chairs:
            key = (hosted.id, chair.seat)
            absent = playing and chair.kind in ("person", "kept", "open") and chair.seat not in here
            if absent and key not in self._gone:
                loop = asyncio.get_running_loop()
                self._gone[key] = loop.call_later(hosted.row.away / 1000, self._due, hosted, chair.seat)
            elif not absent and key in self._gone:
                timer = self._gone.pop(key)
                if timer is not None:
                    timer.cancel()
                elif playing:
                    self._say(hosted, chair.seat, away=False)

    def came(self, hosted: Hosted, seat: Seat) -> None:
        """Somebody serves this seat. The house may have said otherwise before this node knew the table."""
        unknown = (hosted.id, seat) not in self._gone
        self.look(hosted)
        if unknown and hosted.row.status == "playing":
            self._say(hosted, seat, away=False)

    def away(self, hosted: Hosted) -> tuple[Seat, ...]:
        """The seats of a table of which the house has said so."""
        return tuple(s for s in hosted.seats if self._gone.get((hosted.id, s), ...) is None)

    def forget(self, hosted: Hosted) -> None:
        for seat in hosted.seats:
            timer = self._gone.pop((hosted.id, seat), None)
            if timer is not None:
                timer.cancel()

    def close(self) -> None:
        for timer in self._gone.values():
            if timer is not None:
                timer.cancel()

    def _due(self, hosted: Hosted, seat: Seat) -> None:
        self._gone[hosted.id, seat] = None
        self._say(hosted, seat, away=True)

    def _say(self, hosted: Hosted, seat: Seat, *, away: bool) -> None:
        attendance = hosted.game.attendance
        if attendance is not None:
            action = attendance.away(seat) if away else attendance.back(seat)
            self._desk.later(_perform(hosted, action))


async def _perform(hosted: Hosted, action: Action) -> None:
    """Refused where another node has said the same."""
    await perform(hosted, HOUSE, None, acting(HOUSE, (action,), None))

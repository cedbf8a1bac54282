"""Somebody to play with: who is in the room, and two who wait for a game are brought together.

All of it lies in this node's memory: a page that waits asks again every few seconds, also after a restart.
Who is paired has a chair kept at a new table. The game begins once both have sat down; where one of them does
not, the table is closed and the other waits on, as long as before.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace

from taberna.server.store.rows import Chair, GuestRow, TableRow
from taberna.server.tables import lobby, opening
from taberna.server.tables.blocked import blocks
from taberna.server.tables.desk import Desk
from taberna.server.tables.hosted import Hosted
from taberna.server.tables.row_changes import change
from taberna.server.tables.tavern import Tavern
from taberna.server.wire.http import Found, NewTable, RoomInfo, Somebody, Wish
from taberna.table.codec import codec
from taberna.table.refusal import Refused, refuse
from taberna.table.talk import LONGEST_NAME
from taberna.table.usual_options import usual

GONE: Final = 20_000
"""Milliseconds after which who has not asked again is no longer in the room."""
SITTING: Final = 30_000
"""and in which two who were paired must have sat down."""
MOST: Final = 2_000
SHOWN: Final = 50
ASKED: Final = 20
ALTERNATIVES: Final = 16
LONGEST: Final = 60


@dataclass(slots=True)
class Visitor:
    """Somebody in the room."""

    guest: str
    name: str
    seen: int
    shown: bool = False
    wish: Wish | None = None
    since: int = 0
    table: str = ""
    seat: str = ""
    paired: int = 0

    def part(self) -> None:
        self.table, self.seat, self.paired = "", "", 0


class Room:
    def __init__(self, desk: Desk, tavern: Tavern) -> None:
        self._desk = desk
        self._tavern = tavern
        self._visitors: dict[str, Visitor] = {}

    async def look_in(self, guest: GuestRow, wish: Wish | None, *, shown: bool) -> RoomInfo:
        """Somebody is in the room, or is still there."""
        if wish is not None:
            check_wish(self._desk, wish)
        now = self._desk.now()
        visitor = self._visitors.pop(guest.id, None) or Visitor(guest.id, guest.name, now)
        self._visitors[guest.id] = visitor
        visitor.name, visitor.seen, visitor.shown = guest.name, now, shown
        if visitor.wish is None and wish is not None:
            visitor.since = now
        visitor.wish = wish
        self._tidy(now)
        if visitor.table:
            await self._look_after(visitor, now)
        if wish is None and visitor.table:
            await self._call_off(visitor)
        elif visitor.wish is not None and not visitor.table:
            await self._pair(visitor, now)
        return self._told(visitor)

    async def leave(self, guest: str) -> None:
        visitor = self._visitors.pop(guest, None)
        if visitor is not None and visitor.table:
            await self._call_off(visitor)

    # -- two who wait

    async def _pair(self, visitor: Visitor, now: int) -> None:
        store = self._desk.store
        if await store.running(visitor.guest) >= self._desk.settings.tables_guest:
            raise Refused(refuse("too-many-tables", most=self._desk.settings.tables_guest))
        shy = {other.guest for other in self._waiting(visitor) if await self._are_apart(visitor, other)}
        if visitor.table or visitor.wish is None or self._visitors.get(visitor.guest) is not visitor:
            return  # somebody was faster, or it was called off, while the store was asked
        for other in self._waiting(visitor):
            options = None if other.guest in shy else _agreed(self._desk, other.wish, visitor.wish)
            if options is not None:
                await self._open(other, visitor, options, now)
                return

    async def _are_apart(self, one: Visitor, other: Visitor) -> bool:
        """Whether either wants nothing to do with the other."""
        store = self._desk.store
        return await blocks(store, one.guest, other.guest) or await blocks(store, other.guest, one.guest)

    def _waiting(self, visitor: Visitor) -> list[Visitor]:
        """Who else waits for such a game, the longest first: so many as are worth asking the store about."""
        found = [
            other
            for other in self._visitors.values()
            if other is not visitor and not other.table and _common(other.wish, visitor.wish) is not None
        ]
        return sorted(found, key=lambda other: other.since)[:ASKED]

    async def _open(self, first: Visitor, second: Visitor, options: dict[str, str], now: int) -> None:
        """A table with a chair kept for each. Both are taken before anything is waited for: nobody else can
        be paired with them meanwhile."""
        assert first.wish is not None
        host = GuestRow(second.guest, "", second.name, 0, 0)
        row = opening.planned(self._desk, NewTable(game=first.wish.game, options={**options}), host)
        row = _with_chairs(row, first, second)
        for visitor, chair in zip((first, second), row.chairs, strict=True):
            visitor.table, visitor.seat, visitor.paired = row.id, chair.seat, now
        try:
            await opening.opened(self._desk, row)
        except BaseException:
            for visitor in (first, second):
                visitor.part()
            raise

    async def _look_after(self, visitor: Visitor, now: int) -> None:
        """Whether the two have sat down; who does not in time is not waited for."""
        table = await self._table(visitor)
        if table is None or table.row.status == "closed":
            visitor.part()
        elif table.row.status == "gathering" and now - visitor.paired > SITTING:
            sat = {chair.guest for chair in table.row.chairs if chair.kind == "person"}
            if visitor.guest not in sat:  # it is this one who does not come
                visitor.wish = None
            for other in self._visitors.values():
                if other.table == visitor.table and other.guest not in sat:
                    other.wish = None
            await self._call_off(visitor)

    async def _call_off(self, visitor: Visitor) -> None:
        """Closes a table at which no game has begun: the other waits on."""
        table, paired = await self._table(visitor), visitor.table
        if table is not None and table.row.status == "gathering":
            await change(table, lambda row: lobby.abandon(row) if row.status == "gathering" else row)
        if table is None or table.row.status == "closed":
            for other in self._visitors.values():
                if other.table == paired:
                    other.part()
        visitor.part()

    async def _table(self, visitor: Visitor) -> Hosted | None:
        try:
            return await self._tavern.open(visitor.table)
        except Refused:
            return None

    # -- who is here

    def _tidy(self, now: int) -> None:
        gone = [v.guest for v in self._visitors.values() if now - v.seen > GONE]
        most = [*self._visitors][: max(0, len(self._visitors) - MOST)]  # the longest unheard of come first
        for guest in {*gone, *most}:
            del self._visitors[guest]

    def _told(self, visitor: Visitor) -> RoomInfo:
        others = [v for v in self._visitors.values() if v is not visitor]
        people = tuple(Somebody(v.name, v.wish is not None) for v in others if v.shown and v.name)[-SHOWN:]
        hosted = self._tavern.tables.get(visitor.table)
        begun = hosted is not None and hosted.row.status != "gathering"
        found = Found(visitor.table, visitor.seat, begun) if visitor.table else None
        return RoomInfo(people, sum(v.wish is not None for v in others), visitor.wish is not None, found)


def _with_chairs(row: TableRow, first: Visitor, second: Visitor) -> TableRow:
    """A chair kept for each: which of them it is, is nobody's choice."""
    names = [visitor.name or seat.seat for visitor, seat in zip((first, second), row.chairs, strict=True)]
    if names[0].casefold() == names[1].casefold():
        names[1] = f"{names[1][: LONGEST_NAME - 2]} 2"
    chairs = tuple(
        Chair(seat=chair.seat, kind="kept", guest=visitor.guest, name=name)
        for chair, visitor, name in zip(row.chairs, (first, second), names, strict=True)
    )
    return replace(row, chairs=chairs)


def _common(one: Wish | None, other: Wish | None) -> dict[str, str] | None:
    """What both would play, by the wishes of who waited longer; None: nothing."""
    if one is None or other is None or one.game != other.game:
        return None
    chosen: dict[str, str] = {}
    for name in {**one.options, **other.options}:
        ours, theirs = one.options.get(name, ()), other.options.get(name, ())
        both = [value for value in ours if value in theirs] if ours and theirs else [*ours, *theirs]
        if not both and (ours or theirs):
            return None
        if both:
            chosen[name] = both[0]
    return chosen


def _agreed(desk: Desk, one: Wish | None, other: Wish | None) -> dict[str, str] | None:
    """The same, where it can be played."""
    chosen = _common(one, other)
    if one is None or chosen is None:
        return None
    try:
        check(desk, one.game, chosen)
    except Refused:
        return None
    return chosen


def check(desk: Desk, name: str, options: Mapping[str, str]) -> None:
    """Refused where it is no game for two."""
    game = desk.games.find(name)
    made = codec(game).make_options({**usual(game, bots=False), **options}, strict=False)
    if len(opening.playable(game, made, desk.settings.seats_table)) != 2:
        raise Refused(refuse("not-for-two"))


def check_wish(desk: Desk, wish: Wish) -> None:
    """What can't be played is not waited for, and no wish is without end."""
    rows = wish.options.values()
    values = [value for row in rows for value in row]
    if len(rows) > ALTERNATIVES or len(values) > ALTERNATIVES or any(len(v) > LONGEST for v in values):
        raise Refused(refuse("wish-too-long", most=ALTERNATIVES, longest=LONGEST))
    check(desk, wish.game, {name: values[0] for name, values in wish.options.items() if values})

"""One table on this node: a copy of what the store holds, and those who listen to it.

What is done with it is elsewhere: `playing`, `row_changes` and `talking` write to the store, `catching_up`
brings the copy up to what is written, `telling` says so to everybody.
"""

from collections import deque
from collections.abc import Callable, Iterable
from typing import Final

from taberna.server.store.rows import AckRow, BackAsked, Chair, ClockRow, EntryRow, TableRow, TalkRow
from taberna.server.tables.desk import AnyEntry, AnyPlay, AnyTally, Desk
from taberna.server.tables.editions import reading_of
from taberna.server.tables.fairness import dice_of
from taberna.server.tables.held_views import Held
from taberna.server.tables.listener import Listener
from taberna.server.tables.lobby import may_watch
from taberna.server.tables.requests_done import Happened, requests_in
from taberna.server.tables.table_lock import TableLock
from taberna.server.tables.transitions import Transition
from taberna.table.codec import Reader, codec
from taberna.table.dice import Dice
from taberna.table.game import AnyGame
from taberna.table.own_sequence import Tally
from taberna.table.play import Play
from taberna.table.seats import SPECTATOR, Seat

WINDOW: Final = 32
"""So many of the steps that a seat was told of are kept in memory, for those who come back, and sent again to
whoever may look back. Never so many of all steps: that would tell how many were not told (TQ-G203)."""
REQUESTS: Final = 256
_read_sent: Final[Reader[tuple[int, ...]]] = Reader(tuple[int, ...])
LINES: Final = 50


class Hosted:
    def __init__(self, desk: Desk, game: AnyGame, row: TableRow) -> None:
        self.desk = desk
        self.game = game
        self.codec = codec(game)
        self.id = row.id
        self.seats: tuple[Seat, ...] = tuple(chair.seat for chair in row.chairs)
        self.older = reading_of(game, row)
        self.options = self.codec.options(self.older.options(row.options.encode()))
        self.stands_in = (
            game.attendance is not None
            and game.attendance.stand_in == "house"
            and bool(desk.bots.get(game.name))
        )
        """Whether the house puts a bot into a seat that is away or out of time (TQ-G179)."""
        timed = game.attendance is not None and (self.stands_in or game.attendance.stand_in == "others")
        self.pace = game.attendance.pace(self.options) if game.attendance and timed else None
        self.dice: Dice | None = None
        self.set_row(row)
        self.play: AnyPlay | None = None
        self.clock: ClockRow | None = None
        self.at = row.changed
        self.tally: AnyTally = Tally(self.seats)
        """What each seat was told of: its own sequence (TQ-G203)."""
        self.told_at: dict[Seat, int] = {}
        """When a seat was last told of something."""
        self.told: dict[Seat, deque[Transition]] = {
            seat: deque(maxlen=WINDOW) for seat in (*self.seats, SPECTATOR)
        }
        """The latest of what each seat was told; after an opening less, until it is asked for."""
        self.snapshot = 0
        """The seq of the latest snapshot."""
        self.lines: deque[TalkRow] = deque(maxlen=LINES)
        self.n = 0
        self.streams: dict[Seat, set[Listener]] = {}
        self.held: dict[Seat, Held] = {}
        """What those who listen to a seat were sent last: what they are sent next is what changed since."""
        self.elsewhere: frozenset[Seat] = frozenset()
        """Seats that are served by other nodes."""
        self.acks: dict[Seat, int] = {}
        """Up to which entry a seat has everything."""
        self.unsaved_acks: set[Seat] = set()
        self.sent: dict[Seat, tuple[int, ...]] = {}
        """As in an AckRow."""
        self.unsaved_sent: set[Seat] = set()
        self.requests: dict[tuple[Seat, str], Happened] = {}
        """What came of the latest requests."""
        self.turn = TableLock()
        self.stale = False
        """Whether the store may hold what this copy has not."""
        self.changed: list[Callable[[Hosted], None]] = []
        """Told after every change: bots, timers, whoever seals the record."""
        self.deserted: Callable[[Hosted, Seat], None] = _nobody_asks
        """Told which seat nobody serves here any more, where the table itself has ended its streams."""
        self.used = desk.now()
        self.follows = False
        """Whether what happens to it now was written by somebody else, who has told everybody elsewhere."""
        self.under_way = False
        """Whether its game was last seen being played, here and not only in the store."""
        self.busy = 0
        """How many bots think about it."""

    def set_row(self, row: TableRow) -> None:
        self.row = row
        self.chairs: dict[Seat, Chair] = {chair.seat: chair for chair in row.chairs}
        self.bots: tuple[Chair, ...] = tuple([chair for chair in row.chairs if chair.kind == "bot"])
        if self.dice is None:  # once the seed is settled it stays
            self.dice = dice_of(row, self.game)

    @property
    def seq(self) -> int:
        return 0 if self.play is None else self.play.seq

    @property
    def asks_back(self) -> BackAsked | None:
        """Who waits for leave to take a move back."""
        asked = self.row.back
        return asked if asked is not None and asked.seq == self.seq and not asked.declined else None

    @property
    def here(self) -> frozenset[Seat]:
        return self.elsewhere | {s for s, who in self.streams.items() if who and s != SPECTATOR}

    @property
    def watching(self) -> int:
        return len(self.streams.get(SPECTATOR, ()))

    @property
    def waiting(self) -> tuple[Seat, ...]:
        return () if self.play is None else self.game.waiting(self.play.state)

    @property
    def empty(self) -> AnyPlay:
        """The table before anything happened."""
        return Play(self.game, self.seats, self.game.empty)

    def side(self, seat: Seat) -> str:
        return self.game.side(self.options, seat)

    def may_hear(self, seat: Seat, guest: str) -> bool:
        if seat == SPECTATOR:
            return may_watch(self.row, guest)
        chair = self.chairs.get(seat)
        return chair is not None and chair.guest == guest and bool(guest)

    def read(self, rows: Iterable[EntryRow]) -> tuple[AnyEntry, ...]:
        return tuple(self.codec.entry(self.older.entry(row.body)) for row in rows)

    def number(self, seat: Seat, seq: int | None = None) -> int:
        """In the seat's own sequence: how much it was told up to an entry, or so far."""
        return self.tally.number(seat, seq)

    def window(self, seat: Seat) -> int:
        """The entry after which lies what a seat may look back on."""
        return self.tally.entry(seat, self.number(seat) - WINDOW)

    def acknowledge(self, seat: Seat, number: int) -> None:
        seq = self.tally.entry_told(seat, number)
        if seq is not None and self.acks.get(seat, 0) < seq:
            self.acks[seat] = seq
            self.unsaved_acks.add(seat)

    def remember(self, rows: Iterable[AckRow]) -> None:
        """What the store holds of acknowledgements: neither they nor it ever go back."""
        for row in rows:
            self.acks[row.seat] = max(row.seq, self.acks.get(row.seat, 0))
            sent = _read_sent(row.sent) if row.sent else ()
            self.sent[row.seat] = max(sent, self.sent.get(row.seat, ()))

    def had(self, seat: Seat) -> int:
        """Up to which entry a seat has everything, or has been sent it so often that it is gone (TS-4.2)."""
        most, sent = self.desk.settings.resend, self.sent.get(seat, ())
        return max(self.acks.get(seat, 0), sent[most - 1] if len(sent) >= most else 0)

    def deliver(self, seat: Seat) -> None:
        """A seat is sent again what it has not acknowledged."""
        self.sent[seat] = (self.seq, *self.sent.get(seat, ()))[: self.desk.settings.resend]
        self.unsaved_sent.add(seat)

    def note_requests(self, rows: Iterable[EntryRow]) -> None:
        for row, happened in requests_in(rows):
            self.note_request(row, happened)

    def note_request(self, row: EntryRow, happened: Happened) -> None:
        """By its first entry."""
        if row.action is not None:
            self.requests[row.seat, row.action] = happened
            if len(self.requests) > REQUESTS:
                del self.requests[next(iter(self.requests))]


def _nobody_asks(_: Hosted, __: Seat) -> None:
    pass

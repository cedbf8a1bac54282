"""What a store does. SQLite and PostgreSQL keep to it alike, and the same tests are run on both."""

import asyncio
from collections.abc import Sequence
from typing import Literal, Protocol

from taberna.server.store.rows import (
    AckRow,
    AcquaintanceRow,
    Asking,
    Brought,
    ClockRow,
    EntryRow,
    GuestRow,
    InvitationRow,
    MeetingRow,
    NoticeRow,
    Pairing,
    PartyRow,
    PresenceRow,
    RecordRow,
    RelationRow,
    ReportRow,
    SnapshotRow,
    TableRow,
    TalkRow,
)
from taberna.table.seats import Seat
from taberna.table.values import Value


class Append(Value, frozen=True, kw_only=True):
    """What one request leaves behind, in one transaction: all of it or nothing."""

    entries: tuple[EntryRow, ...]
    """Of one table, with consecutive seq; the first carries the client's action id."""
    clock: ClockRow | None = None
    follows: ClockRow | None = None
    """The clock that this one was worked out from: another that is kept by now is a Collision. None for a
    table's first."""
    table: TableRow | None = None
    """Where a game's beginning or end changes the table; its version is checked as in `save_table`."""
    reseated: bool = True
    """Whether the table's chairs may have changed, too."""
    pairings: tuple[Pairing, ...] = ()
    """Where a game begins: bots, and guests they may know."""


class News(Value, frozen=True):
    """A table as it stands, and what was added since."""

    table: TableRow
    entries: tuple[EntryRow, ...]
    talk: tuple[TalkRow, ...]
    clock: ClockRow | None


class Busy(Exception):
    """The queue of what is to be written is full: refused before anything was done."""


class Unavailable(Exception):
    """The database does not answer. What was to be written may be there or not: load again and look."""


class Collision(Exception):
    """Somebody else wrote this seq, this n or this version: load again and decide again."""


class Repeated(Exception):
    """This request was carried out before; `seq` (or `n`) is where."""

    def __init__(self, seq: int) -> None:
        super().__init__(str(seq))
        self.seq = seq


class SchemaNewer(Exception):
    """The store was written by a newer Taberna; it is left untouched."""

    def __init__(self, found: int, known: int) -> None:
        super().__init__(f"the store has schema {found}; this Taberna knows up to {known}")
        self.found = found
        self.known = known


class Store(Protocol):
    """Opened by `open_store(url)`. A call returns when what it wrote is durable."""

    async def close(self) -> None: ...
    async def probe(self) -> None:
        """Writes something of no use and takes it away again; fails where a game could not be kept."""

    async def key(self, fresh: str) -> str:
        """This store's own secret, which leaves it in no archive: `fresh` where there was none."""

    # tables
    async def create_table(self, row: TableRow, invitations: Sequence[InvitationRow] = ()) -> None: ...
    async def table(self, table: str) -> TableRow | None: ...
    async def save_table(
        self,
        row: TableRow,
        clock: ClockRow | None = None,
        *,
        follows: ClockRow | None = None,
        reseated: bool = True,
        opens: TableRow | None = None,
    ) -> None:
        """Raises Collision unless the kept version is the one before, and the kept clock the one that the new
        one `follows`. `reseated`: whether its chairs may have changed. `opens`: a new table that comes after
        this one, kept with it or not at all."""

    async def public_tables(self, limit: int) -> list[TableRow]:
        """Those gathering or playing, the latest changed first."""

    async def tables_of(self, guest: str) -> list[TableRow]:
        """Where the guest is host, holds a seat or has one kept."""

    async def tables_sat_at(self, guest: str) -> list[TableRow]:
        """Those, and where the guest has held a seat that is another's now."""

    async def running(self, host: str) -> int:
        """How many tables this guest has opened that are neither over nor closed."""

    async def tables_in(self, party: str) -> list[TableRow]:
        """In order of place."""

    async def tables_over(self, game: str, most: int) -> list[TableRow]:
        """The latest at which this game is over."""

    async def abandoned(self, gathering: int, playing: int) -> list[TableRow]:
        """Some of those that gathered nobody since `gathering`, or where nothing happened since `playing`."""

    async def tables_with_bots(self) -> list[str]:
        """The ids of those playing where a bot has a seat."""

    # the game
    def submit(self, append: Append) -> "asyncio.Future[None]":
        """Done when it is durable. Raises Busy at once; the future raises Collision, or Repeated with the seq
        of the first entry of the original request."""

    async def append(self, append: Append) -> None:
        """Submits it and waits."""

    async def entries(self, table: str, after: int = 0, upto: int | None = None) -> list[EntryRow]: ...
    async def requested(self, table: str, seat: Seat, action: str) -> int | None:
        """The seq of the first entry of a request."""

    async def news(self, table: str, seq: int, n: int) -> News | None:
        """Everything after commit `seq` and line of talk `n`; read in one transaction."""

    async def save_snapshot(self, row: SnapshotRow) -> None: ...
    async def snapshot(self, table: str, code: str, upto: int | None = None) -> SnapshotRow | None:
        """The latest that this code can read."""

    async def acknowledge(self, acks: Sequence[tuple[str, Seat, int]]) -> None:
        """Raises what is kept, never lowers it."""

    async def deliver(self, sent: Sequence[tuple[str, Seat, str]]) -> None:
        """Keeps what seats were sent again, as it is."""

    async def acknowledgements(self, table: str) -> list[AckRow]:
        """Of the seats that have acknowledged something, or were sent something again."""

    # time
    async def clocks_due(self, before: int) -> list[ClockRow]: ...
    async def clock(self, table: str) -> ClockRow | None: ...
    async def beat(self, node: str, now: int) -> int | None:
        """Notes that this node serves; returns when any node last did before that."""

    async def credit(self, gap: int, before: int) -> list[str]:
        """Moves every running clock last changed before `before` by `gap`, and returns their tables. Where
        that is less than none, time has gone back to `before`: all of them and heartbeats move with it."""

    async def retire(self, node: str) -> None:
        """Forgets the presences of a node that stops, marking its seats as gone at its last beat."""

    async def trim(self, before: int, behind: int) -> None:
        """Forgets nodes that were last heard of before `before` (but never the latest beat of all), snapshots
        more than `behind` commits behind a table's latest, and those of closed tables."""

    async def save_presence(self, rows: Sequence[PresenceRow]) -> None: ...
    async def presences(self, table: str) -> list[PresenceRow]:
        """Of nodes that were heard of within the last minute before the latest beat."""

    # talk
    async def add_talk(self, row: TalkRow) -> None:
        """Raises Collision on n, Repeated where this guest has sent this id before."""

    async def talk(self, table: str, after: int = 0) -> list[TalkRow]: ...

    # people
    async def add_guest(self, row: GuestRow) -> None: ...
    async def guest(self, guest: str) -> GuestRow | None: ...
    async def guest_by_hash(self, hashed: str) -> GuestRow | None: ...
    async def save_guest(self, row: GuestRow) -> None: ...
    async def delete_guest(self, guest: str) -> None:
        """With its relations, reports by it, what it said, and what bots kept of it. Tables and records
        stay."""

    async def talk_by(self, guest: str) -> list[TalkRow]: ...
    async def add_invitation(self, row: InvitationRow) -> None: ...
    async def invitation(self, hashed: str) -> InvitationRow | None: ...
    async def use_invitation(self, hashed: str, guest: str) -> None:
        """Raises Collision where another guest was first."""

    async def revoke_invitations(self, table: str, seat: Seat | None = None) -> None: ...
    async def relate(self, row: RelationRow) -> None: ...
    async def unrelate(self, guest: str, other: str, kind: Literal["mute", "block"]) -> None: ...
    async def relations(self, guest: str) -> list[RelationRow]: ...
    async def ask_notice(self, row: NoticeRow) -> None:
        """A browser is one guest's at a time; of many of one guest's the latest count."""

    async def unask(self, guest: str, endpoint: str) -> None: ...
    async def notices(self, guest: str) -> list[NoticeRow]:
        """How a guest wishes to be told that it is their turn."""

    async def asking(self) -> list[Asking]:
        """All guests who wish it."""

    async def allow(self, guest: str, at: int) -> None:
        """From now on bots may keep something of this guest."""

    async def disallow(self, guest: str) -> None:
        """They may not; what they have kept is deleted, also what lies beside games."""

    async def allows(self, guest: str) -> bool: ...
    async def allowed_since(self, guest: str) -> int | None:
        """When this guest allowed it; None where it is not allowed."""

    async def acquaint(self, row: AcquaintanceRow) -> None:
        """Keeps it if the guest allowed it by then, in place of what comes from an earlier game."""

    async def acquaintances(self, guest: str) -> list[AcquaintanceRow]: ...
    async def meetings(self, table: str) -> list[MeetingRow]: ...
    async def met(self, guest: str, most: int | None = None) -> list[MeetingRow]:
        """What was kept of this guest and lies beside games, all of it or so many; the latest games first."""

    async def times_met(self, guest: str) -> int:
        """How many of these there are."""

    async def add_report(self, row: ReportRow) -> None: ...
    async def reports(self, limit: int) -> list[ReportRow]: ...
    async def reports_by(self, guest: str) -> list[ReportRow]: ...

    # what lasts
    async def add_party(self, row: PartyRow) -> None: ...
    async def party(self, party: str) -> PartyRow | None: ...
    async def add_record(self, row: RecordRow) -> None:
        """A record that is there already stays as it is."""

    async def record(self, name: str) -> RecordRow | None: ...
    async def records_by(self, guest: str) -> list[RecordRow]: ...
    async def delete_record(self, name: str) -> None: ...
    async def brought(self, guest: str, origin: str) -> Brought:
        """How much a guest has brought, how much came from one place, and how much there is in all."""

    async def forget_brought(self, before: int) -> None:
        """Deletes records that were brought before that; none of a game that was played here."""

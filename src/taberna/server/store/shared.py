"""What both stores do alike: the same statements, run as each of them runs a statement."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final, Literal, TypeVar

import msgspec

from taberna.server.store import statements
from taberna.server.store.protocol import Append
from taberna.server.store.rows import (
    AckRow,
    AcquaintanceRow,
    Asking,
    Brought,
    EntryRow,
    GuestRow,
    InvitationRow,
    MeetingRow,
    NoticeRow,
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

R = TypeVar("R", bound=msgspec.Struct)

NO_END: Final = (1 << 62) - 1
KEY: Final = "key"
PROBE: Final = "probe"
ROOM: Final = 8192
"""More than a page of SQLite has left: an empty place in one does not make a disk one that takes games."""


class _Note(msgspec.Struct, frozen=True):
    value: str


class Shared(ABC):
    """The part of a `Store` that is one statement, whichever database it is for."""

    @abstractmethod
    def submit(self, append: Append) -> "asyncio.Future[None]": ...

    @abstractmethod
    async def _run(self, statement: str, *rows: Sequence[statements.Value]) -> None:
        """Runs a statement once for each row, in one transaction."""

    @abstractmethod
    async def _run_all(self, *statements: tuple[str, tuple[statements.Value, ...]]) -> None:
        """Runs several statements in one transaction."""

    @abstractmethod
    async def _rows(self, kind: type[R], statement: str, *values: statements.Value) -> list[R]: ...

    @abstractmethod
    async def _tables(self, statement: str, *values: statements.Value) -> list[TableRow]: ...

    @abstractmethod
    async def _number(self, statement: str, *values: statements.Value) -> int | None: ...

    async def _row(self, kind: type[R], statement: str, *values: statements.Value) -> R | None:
        return next(iter(await self._rows(kind, statement, *values)), None)

    async def probe(self) -> None:
        await self._run_all((statements.NOTE_ONCE, (PROBE, "x" * ROOM)), (statements.UNNOTE, (PROBE,)))

    async def key(self, fresh: str) -> str:
        await self._run(statements.NOTE_ONCE, (KEY, fresh))
        noted = await self._row(_Note, statements.NOTED, KEY)
        assert noted is not None
        return noted.value

    # -- tables

    async def table(self, table: str) -> TableRow | None:
        return next(iter(await self._tables(statements.TABLE, table)), None)

    async def public_tables(self, limit: int) -> list[TableRow]:
        return await self._tables(statements.PUBLIC_TABLES, limit)

    async def tables_of(self, guest: str) -> list[TableRow]:
        return await self._tables(statements.TABLES_OF, guest, guest)

    async def tables_sat_at(self, guest: str) -> list[TableRow]:
        return await self._tables(statements.TABLES_SAT_AT, guest, guest)

    async def running(self, host: str) -> int:
        return await self._number(statements.RUNNING, host) or 0

    async def tables_in(self, party: str) -> list[TableRow]:
        return await self._tables(statements.TABLES_IN, party)

    async def tables_over(self, game: str, most: int) -> list[TableRow]:
        return await self._tables(statements.TABLES_OVER, game, most)

    async def abandoned(self, gathering: int, playing: int) -> list[TableRow]:
        return await self._tables(statements.ABANDONED, gathering, playing, playing)

    # -- the game

    async def append(self, append: Append) -> None:
        await self.submit(append)

    async def entries(self, table: str, after: int = 0, upto: int | None = None) -> list[EntryRow]:
        end = NO_END if upto is None else upto
        return await self._rows(EntryRow, statements.ENTRIES, table, after, end)

    async def requested(self, table: str, seat: Seat, action: str) -> int | None:
        return await self._number(statements.REQUESTED, table, seat, action)

    async def save_snapshot(self, row: SnapshotRow) -> None:
        await self._run(statements.INSERT_SNAPSHOT, statements.columns(row))

    async def snapshot(self, table: str, code: str, upto: int | None = None) -> SnapshotRow | None:
        end = NO_END if upto is None else upto
        return await self._row(SnapshotRow, statements.SNAPSHOT, table, code, end)

    async def deliver(self, sent: Sequence[tuple[str, Seat, str]]) -> None:
        await self._run(statements.DELIVER, *sorted(sent))

    async def acknowledgements(self, table: str) -> list[AckRow]:
        return await self._rows(AckRow, statements.ACKNOWLEDGEMENTS, table)

    # -- time

    async def retire(self, node: str) -> None:
        await self._run(statements.RETIRE_PRESENCES, (node, node))

    async def presences(self, table: str) -> list[PresenceRow]:
        rows = await self._rows(PresenceRow, statements.PRESENCES, table)
        return [msgspec.structs.replace(row, here=bool(row.here)) for row in rows]

    async def trim(self, before: int, behind: int) -> None:
        await self._run_all(
            (statements.TRIM_PRESENCES, (before,)),
            (statements.TRIM_BEATS, (before,)),
            (statements.TRIM_SNAPSHOTS, (behind,)),
            (statements.TRIM_CLOSED, ()),
        )

    # -- talk

    async def talk(self, table: str, after: int = 0) -> list[TalkRow]:
        return await self._rows(TalkRow, statements.TALK, table, after)

    # -- people

    async def add_guest(self, row: GuestRow) -> None:
        await self._run(statements.INSERT_GUEST, statements.columns(row))

    async def guest(self, guest: str) -> GuestRow | None:
        return await self._row(GuestRow, statements.GUEST, guest)

    async def guest_by_hash(self, hashed: str) -> GuestRow | None:
        return await self._row(GuestRow, statements.GUEST_BY_HASH, hashed)

    async def save_guest(self, row: GuestRow) -> None:
        await self._run(statements.UPDATE_GUEST, (*statements.columns(row)[1:], row.id))

    async def talk_by(self, guest: str) -> list[TalkRow]:
        return await self._rows(TalkRow, statements.TALK_BY, guest)

    async def add_invitation(self, row: InvitationRow) -> None:
        await self._run(statements.INSERT_INVITATION, statements.columns(row))

    async def invitation(self, hashed: str) -> InvitationRow | None:
        return await self._row(InvitationRow, statements.INVITATION, hashed)

    async def revoke_invitations(self, table: str, seat: Seat | None = None) -> None:
        if seat is None:
            await self._run(statements.REVOKE_ALL, (table,))
        else:
            await self._run(statements.REVOKE_SEAT, (table, seat))

    async def relate(self, row: RelationRow) -> None:
        await self._run(statements.RELATE, statements.columns(row))

    async def unrelate(self, guest: str, other: str, kind: Literal["mute", "block"]) -> None:
        await self._run(statements.UNRELATE, (guest, other, kind))

    async def relations(self, guest: str) -> list[RelationRow]:
        return await self._rows(RelationRow, statements.RELATIONS, guest)

    async def ask_notice(self, row: NoticeRow) -> None:
        await self._run_all(
            (statements.TAKE_OVER_NOTICE, (row.endpoint, row.guest)),
            (statements.ASK_NOTICE, statements.columns(row)),
            (statements.TRIM_NOTICES, (row.guest, row.guest)),
        )

    async def unask(self, guest: str, endpoint: str) -> None:
        await self._run(statements.UNASK_NOTICE, (guest, endpoint))

    async def notices(self, guest: str) -> list[NoticeRow]:
        return await self._rows(NoticeRow, statements.NOTICES, guest)

    async def asking(self) -> list[Asking]:
        return await self._rows(Asking, statements.ASKING)

    async def allow(self, guest: str, at: int) -> None:
        await self._run(statements.ALLOW, (guest, at))

    async def disallow(self, guest: str) -> None:
        await self._run_all(*((statement, (guest,)) for statement in statements.DISALLOW))

    async def allows(self, guest: str) -> bool:
        return await self.allowed_since(guest) is not None

    async def allowed_since(self, guest: str) -> int | None:
        return await self._number(statements.ALLOWED_SINCE, guest)

    async def acquaint(self, row: AcquaintanceRow) -> None:
        await self._run_all(
            (statements.HOLD_CONSENT, (row.guest,)),
            (statements.ACQUAINT, (row.game, row.bot, row.at, row.body, row.guest, row.at)),
        )

    async def acquaintances(self, guest: str) -> list[AcquaintanceRow]:
        return await self._rows(AcquaintanceRow, statements.ACQUAINTANCES, guest)

    async def meetings(self, table: str) -> list[MeetingRow]:
        return await self._rows(MeetingRow, statements.MEETINGS, table)

    async def met(self, guest: str, most: int | None = None) -> list[MeetingRow]:
        return await self._rows(MeetingRow, statements.MET, guest, NO_END if most is None else most)

    async def times_met(self, guest: str) -> int:
        return await self._number(statements.TIMES_MET, guest) or 0

    async def add_report(self, row: ReportRow) -> None:
        await self._run(statements.INSERT_REPORT, statements.columns(row))

    async def reports(self, limit: int) -> list[ReportRow]:
        return await self._rows(ReportRow, statements.REPORTS, limit)

    async def reports_by(self, guest: str) -> list[ReportRow]:
        return await self._rows(ReportRow, statements.REPORTS_BY, guest)

    # -- what lasts

    async def add_party(self, row: PartyRow) -> None:
        await self._run(statements.INSERT_PARTY, statements.columns(row))

    async def party(self, party: str) -> PartyRow | None:
        return await self._row(PartyRow, statements.PARTY, party)

    async def add_record(self, row: RecordRow) -> None:
        await self._run(statements.INSERT_RECORD, statements.columns(row))

    async def record(self, name: str) -> RecordRow | None:
        return await self._row(RecordRow, statements.RECORD, name)

    async def records_by(self, guest: str) -> list[RecordRow]:
        return await self._rows(RecordRow, statements.RECORDS_BY, guest)

    async def delete_record(self, name: str) -> None:
        await self._run(statements.DELETE_RECORD, (name,))

    async def brought(self, guest: str, origin: str) -> Brought:
        found = await self._row(Brought, statements.BROUGHT, guest, origin)
        assert found is not None
        return found

    async def forget_brought(self, before: int) -> None:
        await self._run(statements.FORGET_BROUGHT, (before,))

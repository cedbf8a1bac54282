"""The statements both stores use, with `?` for a parameter (PostgreSQL: `numbered`)."""

import re
from typing import Final, TypeAlias

import msgspec

from taberna.server.store.rows import ClockRow, EntryRow, Pairing, TableRow

Value: TypeAlias = str | int | bytes | None

_read_table: Final = msgspec.json.Decoder(TableRow)
_read_clock: Final = msgspec.json.Decoder(ClockRow)

NOTE_ONCE: Final = "INSERT INTO meta (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING"
NOTED: Final = "SELECT value FROM meta WHERE name = ?"
UNNOTE: Final = "DELETE FROM meta WHERE name = ?"

INSERT_TABLE: Final = (
    "INSERT INTO tables (version, game, status, public, host, party, place, changed, body, id)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
UPDATE_TABLE: Final = (
    "UPDATE tables SET version = ?, game = ?, status = ?, public = ?, host = ?, party = ?, place = ?,"
    " changed = ?, body = ? WHERE id = ? AND version = ?"
)
TABLE: Final = "SELECT body FROM tables WHERE id = ?"
PUBLIC_TABLES: Final = (
    "SELECT body FROM tables WHERE public = 1 AND status IN ('gathering', 'playing')"
    " ORDER BY changed DESC LIMIT ?"
)
TABLES_OF: Final = (
    "SELECT body FROM tables WHERE host = ?"
    " OR id IN (SELECT table_id FROM chairs WHERE guest = ? AND kind <> 'past') ORDER BY changed DESC"
)
TABLES_SAT_AT: Final = (
    "SELECT body FROM tables WHERE host = ? OR id IN (SELECT table_id FROM chairs WHERE guest = ?)"
    " ORDER BY changed DESC"
)
RUNNING: Final = "SELECT count(*) FROM tables WHERE host = ? AND status IN ('gathering', 'playing')"
TABLES_IN: Final = "SELECT body FROM tables WHERE party = ? AND party <> '' ORDER BY place"
TABLES_OVER: Final = (
    "SELECT body FROM tables WHERE game = ? AND status = 'over' ORDER BY changed DESC LIMIT ?"
)
TABLES_WITH_BOTS: Final = (
    "SELECT id FROM tables WHERE status = 'playing'"
    " AND id IN (SELECT table_id FROM chairs WHERE kind = 'bot') ORDER BY id"
)
ABANDONED: Final = (
    "SELECT body FROM tables WHERE (status = 'gathering' AND changed < ? AND (party = '' OR place = 1))"
    " OR (status = 'playing' AND changed < ? AND party = ''"
    " AND NOT EXISTS (SELECT 1 FROM clocks WHERE clocks.table_id = tables.id AND clocks.due IS NOT NULL)"
    " AND NOT EXISTS (SELECT 1 FROM entries WHERE entries.table_id = tables.id AND entries.at >= ?))"
    " ORDER BY changed LIMIT 100"
)
"""A chain that has begun waits for its people however long, and a clock that runs ends its game by itself."""
DELETE_CHAIRS: Final = "DELETE FROM chairs WHERE table_id = ?"
INSERT_CHAIR: Final = "INSERT INTO chairs (table_id, seat, kind, guest) VALUES (?, ?, ?, ?)"

INSERT_ENTRY: Final = (
    "INSERT INTO entries (table_id, seq, seat, action, at, body) VALUES (?, ?, ?, ?, ?, ?)"
    " ON CONFLICT DO NOTHING"
)
ENTRIES: Final = (
    "SELECT table_id, seq, seat, action, at, body FROM entries"
    " WHERE table_id = ? AND seq > ? AND seq <= ? ORDER BY seq"
)
REQUESTED: Final = "SELECT seq FROM entries WHERE table_id = ? AND seat = ? AND action = ?"
INSERT_SNAPSHOT: Final = (
    "INSERT INTO snapshots (table_id, seq, code, body) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
)
SNAPSHOT: Final = (
    "SELECT table_id, seq, code, body FROM snapshots WHERE table_id = ? AND code = ? AND seq <= ?"
    " ORDER BY seq DESC LIMIT 1"
)
ACKNOWLEDGE: Final = (
    "INSERT INTO acknowledged (table_id, seat, seq) VALUES (?, ?, ?)"
    " ON CONFLICT (table_id, seat) DO UPDATE SET seq = excluded.seq WHERE acknowledged.seq < excluded.seq"
)
DELIVER: Final = (
    "INSERT INTO acknowledged (table_id, seat, seq, sent) VALUES (?, ?, 0, ?)"
    " ON CONFLICT (table_id, seat) DO UPDATE SET sent = excluded.sent"
)
ACKNOWLEDGEMENTS: Final = "SELECT table_id, seat, seq, sent FROM acknowledged WHERE table_id = ?"

SAVE_CLOCK: Final = (
    "INSERT INTO clocks (table_id, seq, since, due, body) VALUES (?, ?, ?, ?, ?)"
    " ON CONFLICT (table_id) DO UPDATE"
    " SET seq = excluded.seq, since = excluded.since, due = excluded.due, body = excluded.body"
)
MOVE_CLOCK: Final = (
    "UPDATE clocks SET seq = ?, since = ?, due = ?, body = ?"
    " WHERE table_id = ? AND seq = ? AND since = ? AND coalesce(due, -1) = ?"
)
"""Only where the clock is still the one that was known: another node may have stopped it, or moved it on."""
CLOCK: Final = "SELECT body FROM clocks WHERE table_id = ?"
CLOCKS_DUE: Final = "SELECT body FROM clocks WHERE due IS NOT NULL AND due <= ? ORDER BY due"
CLOCKS_BEFORE: Final = "SELECT body FROM clocks WHERE due IS NOT NULL AND since < ?"
LAST_BEAT: Final = "SELECT max(at) FROM beats"
BEAT: Final = "INSERT INTO beats (node, at) VALUES (?, ?) ON CONFLICT (node) DO UPDATE SET at = excluded.at"
TURN_BACK: Final = "UPDATE beats SET at = ? WHERE at > ?"
RETIRE_PRESENCES: Final = (
    "UPDATE presences SET here = 0, since = coalesce((SELECT at FROM beats WHERE node = ?), since)"
    " WHERE node = ? AND here = 1"
)
SAVE_PRESENCE: Final = (
    "INSERT INTO presences (table_id, seat, node, here, since) VALUES (?, ?, ?, ?, ?)"
    " ON CONFLICT (table_id, seat, node) DO UPDATE SET here = excluded.here, since = excluded.since"
)
PRESENCES: Final = (
    "SELECT p.table_id, p.seat, p.node, p.here, p.since FROM presences p JOIN beats b ON b.node = p.node"
    " WHERE p.table_id = ? AND b.at >= (SELECT max(at) FROM beats) - 60000"
)
TRIM_PRESENCES: Final = "DELETE FROM presences WHERE node NOT IN (SELECT node FROM beats WHERE at >= ?)"
TRIM_BEATS: Final = "DELETE FROM beats WHERE at < ? AND at < (SELECT max(at) FROM beats)"
TRIM_SNAPSHOTS: Final = (
    "DELETE FROM snapshots WHERE seq < -CAST(? AS BIGINT)"
    " + (SELECT max(latest.seq) FROM snapshots AS latest WHERE latest.table_id = snapshots.table_id)"
)
TRIM_CLOSED: Final = "DELETE FROM snapshots WHERE table_id IN (SELECT id FROM tables WHERE status = 'closed')"

INSERT_TALK: Final = (
    "INSERT INTO talk (table_id, n, followed, seat, guest, name, line, at, id)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
)
SPOKEN: Final = "SELECT n FROM talk WHERE table_id = ? AND guest = ? AND id = ?"
TALK: Final = (
    "SELECT table_id, n, followed, seat, guest, name, line, at, id FROM talk"
    " WHERE table_id = ? AND n > ? ORDER BY n"
)
TALK_BY: Final = (
    "SELECT table_id, n, followed, seat, guest, name, line, at, id FROM talk WHERE guest = ? ORDER BY at, n"
)

INSERT_GUEST: Final = "INSERT INTO guests (id, hash, name, made, seen) VALUES (?, ?, ?, ?, ?)"
GUEST: Final = "SELECT id, hash, name, made, seen FROM guests WHERE id = ?"
GUEST_BY_HASH: Final = "SELECT id, hash, name, made, seen FROM guests WHERE hash = ?"
UPDATE_GUEST: Final = "UPDATE guests SET hash = ?, name = ?, made = ?, seen = ? WHERE id = ?"
ALLOW: Final = "INSERT INTO consents (guest, at) VALUES (?, ?) ON CONFLICT DO NOTHING"
ALLOWED_SINCE: Final = "SELECT at FROM consents WHERE guest = ?"
DISALLOW: Final = (
    "DELETE FROM consents WHERE guest = ?",
    "DELETE FROM acquaintances WHERE guest = ?",
    "DELETE FROM meetings WHERE guest = ?",
)
HOLD_CONSENT: Final = "UPDATE consents SET at = at WHERE guest = ?"
"""Whoever withdraws it waits until what rests on it is written, and then deletes that, too."""
ACQUAINT: Final = (
    "INSERT INTO acquaintances (guest, game, bot, at, body)"
    " SELECT guest, CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS BIGINT), CAST(? AS BLOB) FROM consents"
    " WHERE guest = ? AND at <= ? ON CONFLICT (guest, game, bot) DO UPDATE"
    " SET at = excluded.at, body = excluded.body WHERE acquaintances.at < excluded.at"
)
ACQUAINTANCES: Final = (
    "SELECT guest, game, bot, at, body FROM acquaintances WHERE guest = ? ORDER BY game, bot"
)
MEET: Final = (
    "INSERT INTO meetings (table_id, seat, other, guest, body)"
    " SELECT CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), guest, body FROM acquaintances"
    " WHERE guest = ? AND game = ? AND bot = ?"
)
MEETINGS: Final = (
    "SELECT table_id, seat, other, guest, body FROM meetings WHERE table_id = ? ORDER BY seat, other"
)
MET: Final = (
    "SELECT m.table_id, m.seat, m.other, m.guest, m.body FROM meetings m"
    " LEFT JOIN tables t ON t.id = m.table_id WHERE m.guest = ?"
    " ORDER BY coalesce(t.changed, 0) DESC, m.table_id, m.seat LIMIT ?"
)
TIMES_MET: Final = "SELECT count(*) FROM meetings WHERE guest = ?"
DELETE_GUEST: Final = (
    ("DELETE FROM guests WHERE id = ?", 1),
    ("DELETE FROM relations WHERE guest = ? OR other = ?", 2),
    ("DELETE FROM reports WHERE made_by = ?", 1),
    ("DELETE FROM talk WHERE guest = ?", 1),
    ("DELETE FROM invitations WHERE made_by = ? OR used = ?", 2),
    ("DELETE FROM records WHERE made_by = ?", 1),
    ("DELETE FROM notices WHERE guest = ?", 1),
    *((statement, 1) for statement in DISALLOW),
)
"""Statements, and how many times each is given the guest's id."""

INSERT_INVITATION: Final = (
    "INSERT INTO invitations (hash, table_id, seat, made, made_by, used) VALUES (?, ?, ?, ?, ?, ?)"
)
INVITATION: Final = "SELECT hash, table_id, seat, made, made_by, used FROM invitations WHERE hash = ?"
USE_INVITATION: Final = "UPDATE invitations SET used = ? WHERE hash = ? AND used IN ('', ?)"
REVOKE_ALL: Final = "DELETE FROM invitations WHERE table_id = ?"
REVOKE_SEAT: Final = "DELETE FROM invitations WHERE table_id = ? AND seat = ?"
RELATE: Final = "INSERT INTO relations (guest, other, kind, at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
UNRELATE: Final = "DELETE FROM relations WHERE guest = ? AND other = ? AND kind = ?"
RELATIONS: Final = "SELECT guest, other, kind, at FROM relations WHERE guest = ? ORDER BY at"
NOTICES_MOST: Final = 6
TAKE_OVER_NOTICE: Final = "DELETE FROM notices WHERE endpoint = ? AND endpoint <> '' AND guest <> ?"
"""A browser is one guest's at a time."""
ASK_NOTICE: Final = (
    "INSERT INTO notices (guest, endpoint, key, secret, language, at) VALUES (?, ?, ?, ?, ?, ?)"
    " ON CONFLICT (guest, endpoint) DO UPDATE"
    " SET key = excluded.key, secret = excluded.secret, language = excluded.language, at = excluded.at"
)
TRIM_NOTICES: Final = (
    "DELETE FROM notices WHERE guest = ? AND endpoint NOT IN"
    f" (SELECT endpoint FROM notices WHERE guest = ? ORDER BY at DESC, endpoint LIMIT {NOTICES_MOST})"
)
UNASK_NOTICE: Final = "DELETE FROM notices WHERE guest = ? AND endpoint = ?"
NOTICES: Final = (
    "SELECT guest, endpoint, key, secret, language, at FROM notices WHERE guest = ? ORDER BY at, endpoint"
)
ASKING: Final = "SELECT DISTINCT guest FROM notices"
INSERT_REPORT: Final = (
    "INSERT INTO reports (id, made_by, about, table_id, line, reason, at) VALUES (?, ?, ?, ?, ?, ?, ?)"
)
REPORTS: Final = "SELECT id, made_by, about, table_id, line, reason, at FROM reports ORDER BY at DESC LIMIT ?"
REPORTS_BY: Final = (
    "SELECT id, made_by, about, table_id, line, reason, at FROM reports WHERE made_by = ? ORDER BY at"
)

INSERT_PARTY: Final = "INSERT INTO parties (id, game, host, created) VALUES (?, ?, ?, ?)"
PARTY: Final = "SELECT id, game, host, created FROM parties WHERE id = ?"
INSERT_RECORD: Final = (
    "INSERT INTO records (name, game, table_id, made_by, at, data, origin, size)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
    " ON CONFLICT DO NOTHING"
)
RECORD: Final = "SELECT name, game, table_id, made_by, at, data, origin, size FROM records WHERE name = ?"
RECORDS_BY: Final = (
    "SELECT name, game, table_id, made_by, at, data, origin, size FROM records WHERE made_by = ? ORDER BY at"
)
BROUGHT: Final = (
    "SELECT (SELECT CAST(coalesce(sum(size), 0) AS BIGINT) FROM records WHERE made_by = ? AND made_by <> ''),"
    " (SELECT CAST(coalesce(sum(size), 0) AS BIGINT) FROM records WHERE origin = ? AND made_by <> ''),"
    " (SELECT CAST(coalesce(sum(size), 0) AS BIGINT) FROM records WHERE made_by <> '')"
)
FORGET_BROUGHT: Final = "DELETE FROM records WHERE made_by <> '' AND at < ?"
DELETE_RECORD: Final = "DELETE FROM records WHERE name = ?"


def numbered(statement: str) -> str:
    """As PostgreSQL has it: `$1`, `$2` … for `?`, and `BYTEA` for `BLOB`."""
    count = iter(range(1, statement.count("?") + 1))
    return re.sub(r"\?", lambda _: f"${next(count)}", statement.replace("AS BLOB", "AS BYTEA"))


def columns(row: msgspec.Struct) -> tuple[Value, ...]:
    """A flat row's values in the order of its fields."""
    return tuple(int(value) if isinstance(value, bool) else value for value in msgspec.structs.astuple(row))


def entry_columns(row: EntryRow) -> tuple[Value, ...]:
    return row.table, row.seq, row.seat, row.action, row.at, row.body


def table_columns(row: TableRow) -> tuple[Value, ...]:
    return (
        row.version,
        row.game,
        row.status,
        int(row.public),
        row.host,
        row.party,
        row.place,
        row.changed,
        msgspec.json.encode(row),
        row.id,
    )


def chair_columns(row: TableRow) -> list[tuple[Value, ...]]:
    """Who sits there; and who has sat there, so that whoever wishes to be forgotten is found."""
    now: list[tuple[Value, ...]] = [(row.id, chair.seat, chair.kind, chair.guest) for chair in row.chairs]
    return now + [
        (row.id, f"{chair.seat} {place}", "past", guest)
        for chair in row.chairs
        for place, guest in enumerate(chair.past)
        if guest != chair.guest
    ]


def pairing_statements(pairing: Pairing) -> tuple[tuple[str, tuple[Value, ...]], ...]:
    return (HOLD_CONSENT, (pairing.guest,)), (MEET, columns(pairing))


def clock_columns(row: ClockRow) -> tuple[Value, ...]:
    return row.table, row.seq, row.since, row.due, msgspec.json.encode(row)


def clock_marks(row: ClockRow) -> tuple[int, int, int]:
    """What tells a clock from any that came before or after it."""
    return row.seq, row.since, -1 if row.due is None else row.due


def moved_clock_columns(row: ClockRow, follows: ClockRow) -> tuple[Value, ...]:
    """For `MOVE_CLOCK`."""
    table, *rest = clock_columns(row)
    return *rest, table, *clock_marks(follows)


def read_table(body: bytes) -> TableRow:
    return _read_table.decode(body)


def read_clock(body: bytes) -> ClockRow:
    return _read_clock.decode(body)


def credited(row: ClockRow, gap: int, now: int) -> ClockRow:
    """The clock as if it had stood still for `gap`. Where time went back, nothing began later than now."""
    gap = gap if gap > 0 else min(gap, now - row.since)
    due = None if row.due is None else row.due + gap
    return msgspec.structs.replace(row, since=row.since + gap, due=due)

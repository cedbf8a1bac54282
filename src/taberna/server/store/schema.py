"""The tables of a store, version by version. One text for both databases: `BLOB` is read as `BYTEA` there."""

from collections.abc import Sequence
from typing import Final

from taberna.server.store.protocol import SchemaNewer

Migration = tuple[str, ...]

MIGRATIONS: Final[tuple[Migration, ...]] = (
    (
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY, version BIGINT NOT NULL, game TEXT NOT NULL, status TEXT NOT NULL,
            public INTEGER NOT NULL, host TEXT NOT NULL, party TEXT NOT NULL, place BIGINT NOT NULL,
            changed BIGINT NOT NULL, body BLOB NOT NULL)""",
        "CREATE INDEX tables_public ON tables (status, changed) WHERE public = 1",
        "CREATE INDEX tables_host ON tables (host)",
        "CREATE INDEX tables_party ON tables (party, place) WHERE party <> ''",
        """CREATE TABLE chairs (
            table_id TEXT NOT NULL, seat TEXT NOT NULL, kind TEXT NOT NULL, guest TEXT NOT NULL,
            PRIMARY KEY (table_id, seat))""",
        "CREATE INDEX chairs_guest ON chairs (guest) WHERE guest <> ''",
        "CREATE INDEX chairs_bot ON chairs (table_id) WHERE kind = 'bot'",
        """CREATE TABLE entries (
            table_id TEXT NOT NULL, seq BIGINT NOT NULL, seat TEXT NOT NULL, action TEXT,
            at BIGINT NOT NULL, body BLOB NOT NULL,
            PRIMARY KEY (table_id, seq))""",
        "CREATE UNIQUE INDEX entries_action ON entries (table_id, seat, action) WHERE action IS NOT NULL",
        """CREATE TABLE snapshots (
            table_id TEXT NOT NULL, seq BIGINT NOT NULL, code TEXT NOT NULL, body BLOB NOT NULL,
            PRIMARY KEY (table_id, seq, code))""",
        """CREATE TABLE acknowledged (
            table_id TEXT NOT NULL, seat TEXT NOT NULL, seq BIGINT NOT NULL, PRIMARY KEY (table_id, seat))""",
        """CREATE TABLE clocks (
            table_id TEXT PRIMARY KEY, seq BIGINT NOT NULL, since BIGINT NOT NULL, due BIGINT,
            body BLOB NOT NULL)""",
        "CREATE INDEX clocks_due ON clocks (due) WHERE due IS NOT NULL",
        "CREATE TABLE beats (node TEXT PRIMARY KEY, at BIGINT NOT NULL)",
        """CREATE TABLE presences (
            table_id TEXT NOT NULL, seat TEXT NOT NULL, node TEXT NOT NULL, here INTEGER NOT NULL,
            since BIGINT NOT NULL, PRIMARY KEY (table_id, seat, node))""",
        "CREATE INDEX presences_node ON presences (node)",
        """CREATE TABLE talk (
            table_id TEXT NOT NULL, n BIGINT NOT NULL, followed BIGINT NOT NULL, seat TEXT NOT NULL,
            guest TEXT NOT NULL, name TEXT NOT NULL, line TEXT NOT NULL, at BIGINT NOT NULL, id TEXT NOT NULL,
            PRIMARY KEY (table_id, n))""",
        "CREATE UNIQUE INDEX talk_id ON talk (table_id, guest, id)",
        "CREATE INDEX talk_guest ON talk (guest)",
        """CREATE TABLE guests (
            id TEXT PRIMARY KEY, hash TEXT NOT NULL UNIQUE, name TEXT NOT NULL, made BIGINT NOT NULL,
            seen BIGINT NOT NULL)""",
        """CREATE TABLE invitations (
            hash TEXT PRIMARY KEY, table_id TEXT NOT NULL, seat TEXT NOT NULL, made BIGINT NOT NULL,
            made_by TEXT NOT NULL, used TEXT NOT NULL)""",
        "CREATE INDEX invitations_table ON invitations (table_id, seat)",
        """CREATE TABLE relations (
            guest TEXT NOT NULL, other TEXT NOT NULL, kind TEXT NOT NULL, at BIGINT NOT NULL,
            PRIMARY KEY (guest, other, kind))""",
        """CREATE TABLE reports (
            id TEXT PRIMARY KEY, made_by TEXT NOT NULL, about TEXT NOT NULL, table_id TEXT NOT NULL,
            line BIGINT NOT NULL, reason TEXT NOT NULL, at BIGINT NOT NULL)""",
        "CREATE INDEX reports_by ON reports (made_by)",
        """CREATE TABLE parties (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, host TEXT NOT NULL, created BIGINT NOT NULL)""",
        """CREATE TABLE records (
            name TEXT PRIMARY KEY, game TEXT NOT NULL, table_id TEXT NOT NULL, made_by TEXT NOT NULL,
            at BIGINT NOT NULL, data BLOB NOT NULL)""",
        "CREATE INDEX records_by ON records (made_by) WHERE made_by <> ''",
    ),
    (
        "CREATE TABLE consents (guest TEXT PRIMARY KEY, at BIGINT NOT NULL)",
        """CREATE TABLE acquaintances (
            guest TEXT NOT NULL, game TEXT NOT NULL, bot TEXT NOT NULL, at BIGINT NOT NULL,
            body BLOB NOT NULL, PRIMARY KEY (guest, game, bot))""",
        """CREATE TABLE meetings (
            table_id TEXT NOT NULL, seat TEXT NOT NULL, other TEXT NOT NULL, guest TEXT NOT NULL,
            body BLOB NOT NULL, PRIMARY KEY (table_id, seat, other))""",
        "CREATE INDEX meetings_guest ON meetings (guest)",
    ),
    (
        "ALTER TABLE records ADD COLUMN origin TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE records ADD COLUMN size BIGINT NOT NULL DEFAULT 0",
        "UPDATE records SET size = length(data) WHERE made_by <> ''",
        "CREATE INDEX records_origin ON records (origin) WHERE made_by <> ''",
    ),
    ("ALTER TABLE acknowledged ADD COLUMN sent TEXT NOT NULL DEFAULT ''",),
    (
        """CREATE TABLE notices (
            guest TEXT NOT NULL, endpoint TEXT NOT NULL, key TEXT NOT NULL, secret TEXT NOT NULL,
            language TEXT NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (guest, endpoint))""",
        "CREATE INDEX notices_endpoint ON notices (endpoint)",
    ),
    ("CREATE INDEX tables_over ON tables (game, changed) WHERE status = 'over'",),
)

META: Final = "CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value TEXT NOT NULL)"
VERSION: Final = "schema"
NOTE: Final = (
    "INSERT INTO meta (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)


def outstanding(found: int, migrations: Sequence[Migration]) -> Sequence[Migration]:
    """What is to be done to a store of this version; a newer one is refused."""
    if found > len(migrations):
        raise SchemaNewer(found, len(migrations))
    return migrations[found:]

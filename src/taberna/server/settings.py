"""What whoever hosts can choose: from the environment, with sensible defaults."""

from collections.abc import Mapping
from typing import Final, get_type_hints

import msgspec

from taberna.table.values import Value

PREFIX: Final = "TABERNA_"


class Settings(Value, frozen=True, kw_only=True):
    """Each is set by `TABERNA_` and its name in capitals: `TABERNA_MESSAGE_RATE=50`."""

    host: str = "127.0.0.1"
    port: int = 8000
    address: str = ""
    """Behind a proxy: what invitation links begin with, for example `https://tavern.example`."""
    hosts: str = ""
    """If `TABERNA_ADDRESS` is not set: further host names, separated by spaces, that links may begin
    with. The machine's own names are always allowed."""
    origins: str = ""
    """Further origins whose pages may use this server, separated by spaces; its own is always allowed."""
    database: str = "taberna.db"
    """A file for SQLite, or `postgresql://…`."""
    key: str = ""
    """The file of the key that the server signs with; empty: next to the database file, and created
    if it doesn't exist. Nodes that share a database need the same key."""
    bus: str = ""
    """`redis://…`, needed with more than one node."""
    node: str = ""
    """This node's name; empty: a random one."""
    games: str = "taberna.games:GAMES"
    """The registry of games, as module:name."""
    bots: str = "taberna.bots.players:PLAYERS"
    """The bots, as module:name: a mapping from a game's name to its bots by name."""
    bot_workers: int = 4
    """How many processes may think for bots; another is started when all are busy."""
    bot_deadline: float = 10.0
    """Seconds a bot may think before its worker is killed."""
    bot_tries: int = 3
    """How often a bot is asked again after its worker died, before its seat is left waiting."""
    bot_memories: int = 1000
    """How many seats one worker keeps in memory; the least recently used is dropped and rebuilt if needed."""
    bot_pause: float = 1.0
    """Multiplies the pause before a bot acts; 0: no pause, but then its speed reveals what it did unseen."""
    recount_deadline: float = 60.0
    """Seconds it may take to rebuild what the bots of a finished game remembered."""
    recount_queue: int = 16
    """How many games may wait for that before more are refused with `busy`."""

    message_size: int = 64 * 1024
    """Bytes a client may send in one message."""
    message_rate: float = 30.0
    """Messages a second on one socket, in the long run."""
    message_burst: int = 120
    message_strikes: int = 50
    """Messages over the rate that are refused before the socket is closed."""
    outbox: int = 1 << 20
    """Bytes that may wait for a slow reader before its socket is closed."""
    talk_rate: float = 1.0
    talk_burst: int = 8
    ask_rate: float = 30.0
    """Questions a second (`ask`) of one guest, in the long run."""
    ask_burst: int = 300
    ask_share: float = 0.5
    """The share of its time the server spends on them; 0: it answers none."""
    sockets_guest: int = 20
    streams_socket: int = 50
    tables_guest: int = 20
    """Tables a guest may have opened that are neither over nor closed."""
    seats_table: int = 12
    public_tables: int = 100
    request_rate: float = 10.0
    """HTTP requests a second from one guest or address that change something."""
    request_burst: int = 60
    body_size: int = 256 * 1024
    record_size: int = 4 << 20
    connections: int = 0
    """Connections at once; 0: as many as the process may open files. If all are in use, the request that
    has kept the server waiting longest is dropped for a new one."""
    connections_address: int = 400
    """Connections from one address, unless it is a proxy's"""
    head_time: float = 10.0
    """Seconds within which the head of a request must arrive"""
    body_time: float = 60.0
    """Seconds within which its body must arrive"""
    answer_time: float = 60.0
    """Seconds within which the client must fetch some of the answer."""
    brought_guest: int = 20 << 20
    """Bytes of records that a guest may have uploaded. Games played here never count."""
    brought_address: int = 20 << 20
    """The same for an address"""
    brought: int = 2 << 30
    """The same for everybody together."""
    look_workers: int = 1
    """How many processes verify, convert and replay records."""
    look_deadline: float = 20.0
    """Seconds that one check or replay may take."""
    looks_guest: int = 4
    """How many checks, replays and uploads of records a guest may have under way at once."""
    looks_address: int = 64
    """The same for an address, which many people may share"""
    looks: int = 256
    """The same for everybody together."""
    uploads: int = 8
    """How many uploads of records may be under way at once."""
    write_queue: int = 10_000
    """Requests waiting for the disk before more are refused with `busy`."""
    actions_most: int = 16
    """Actions in one message."""

    resend: int = 4
    """How often a seat that reconnects is sent again what it has not acknowledged, before that is dropped."""
    snapshot_every: int = 64
    """Commits between two snapshots."""
    heartbeat: float = 2.0
    keep_idle: float = 600.0
    """Seconds a table that nobody watches stays in memory."""
    clean: float = 3600.0
    """Seconds between two clean-ups."""
    keep_gathering: float = 7.0
    """Days after which a table whose game never began is closed; in a chain, only the first."""
    keep_playing: float = 180.0
    """Days without a move after which a game that nobody listens to is closed; none of a
    chain, and none whose clock runs."""
    keep_brought: float = 180.0
    """Days after which a record that a guest uploaded is deleted."""
    keep_nodes: float = 1.0
    """Days after which the traces of a node that is gone are deleted from the store."""
    heal: float = 5.0
    """With more than one node: seconds after which a table checks whether it has missed something."""
    drain: float = 10.0
    """Seconds that the server may take to stop; requests under way get half of it."""
    ping: float = 20.0
    farewell: float = 5.0
    """Seconds that a client being disconnected has to fetch the last message and answer it."""
    proxies: str = "127.0.0.1"
    """Addresses and networks of proxies in front, separated by commas: the server believes them about
    the client's address."""
    metrics: str = "127.0.0.1 ::1"
    """Addresses and networks, separated by spaces, that may read `/metrics`."""
    secure_cookie: bool = False
    """Set it if people reach the server by https."""
    log_level: str = "info"
    push_key: str = ""
    """The file of the key (P-256, PEM) that Web Push is signed with; empty: there is none."""
    push_contact: str = ""
    """How a push service reaches whoever hosts, `mailto:…` or `https://…`; empty: the `address`, if https."""
    push_hosts: str = ""
    """Further push services, separated by spaces: a name, `.name` for all under it, `name:port`."""
    push_inside: bool = False
    """Whether a push service may be at an address of this machine or its network."""
    webhook: str = ""
    """Where to post whose turn it is, for players who asked for it: `https://…`."""
    browse: bool = True
    """Whether `taberna serve` opens the browser."""


class BadSetting(Exception):
    """A value in the environment that can't be read; says which and what it should be."""


def read_settings(environ: Mapping[str, str], **given: str | int | float | bool | None) -> Settings:
    """From the environment; what is given here and not None goes before it."""
    found: dict[str, str | int | float | bool] = {}
    for name, kind in get_type_hints(Settings).items():
        chosen = given.get(name)
        text = environ.get(PREFIX + name.upper())
        if chosen is not None:
            found[name] = chosen
        elif text is not None:
            try:
                found[name] = msgspec.convert(text, kind, strict=False)
            except msgspec.ValidationError:
                raise BadSetting(f"{PREFIX}{name.upper()}: {kind.__name__} expected") from None
    return msgspec.convert(found, Settings)

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
    """What links begin with, where a proxy stands in front: `https://tavern.example`."""
    hosts: str = ""
    """Where `address` is not set: further names, separated by spaces, that links may begin
    with when a request asks for them. The machine's own always may."""
    origins: str = ""
    """Further origins that pages may come from, separated by spaces; its own always may."""
    database: str = "taberna.db"
    """A file for SQLite, or `postgresql://…`."""
    key: str = ""
    """The file of the key that the house signs with; empty: beside the database's file, and made
    where there is none. Several nodes of one house need the same."""
    bus: str = ""
    """`redis://…` where there is more than one node."""
    node: str = ""
    """This node's name; empty: a random one."""
    games: str = "taberna.games:GAMES"
    """Where the registry of games is, as module and name."""
    bots: str = "taberna.bots.players:PLAYERS"
    """Where the bots are: a mapping from a game's name to its bots by name."""
    bot_workers: int = 4
    """Processes that think for bots, at most; one is started when all the others are busy."""
    bot_deadline: float = 10.0
    """Seconds a bot may think before its worker is killed."""
    bot_tries: int = 3
    """How often a bot is asked again after its worker died, before the seat is left waiting."""
    bot_memories: int = 1000
    """How many seats one worker remembers; the least recently used is dropped, and replayed when needed."""
    bot_pause: float = 1.0
    """Scales the pause before a bot acts; 0: no pause, and its speed then shows how much it did unseen."""
    recount_deadline: float = 60.0
    """Seconds it may take to rebuild what the bots of a finished game remembered."""
    recount_queue: int = 16
    """Games waiting for that before more are refused with `busy`."""

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
    """How much of its time the house answers them; 0: it answers none."""
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
    """Connections at once; 0: as many as there are files for. Whoever keeps the house waiting
    longest gives way to who comes then."""
    connections_address: int = 400
    """and so many from one address that is no proxy's"""
    head_time: float = 10.0
    """Seconds in which the head of a request must have come,"""
    body_time: float = 60.0
    """its body,"""
    answer_time: float = 60.0
    """and in which somebody must have fetched some of the answer."""
    brought_guest: int = 20 << 20
    """Bytes of records that a guest may have brought. Games that were played here never count."""
    brought_address: int = 20 << 20
    """and an address"""
    brought: int = 2 << 30
    """and everybody together."""
    look_workers: int = 1
    """Processes that check, spell and show records."""
    look_deadline: float = 20.0
    """Seconds that one look may take."""
    looks_guest: int = 4
    """Looks into records, and records on their way here, that a guest may have under way at once."""
    looks_address: int = 64
    """and an address, where many people may sit"""
    looks: int = 256
    """and everybody together."""
    uploads: int = 8
    """Records that may be on their way here at once."""
    write_queue: int = 10_000
    """Requests waiting for the disk before more are refused with `busy`."""
    actions_most: int = 16
    """Actions in one message."""

    resend: int = 4
    """How often what a seat has not acknowledged is sent again when it comes back, before it is gone."""
    snapshot_every: int = 64
    """Commits between two snapshots."""
    heartbeat: float = 2.0
    keep_idle: float = 600.0
    """Seconds a table that nobody watches stays in memory."""
    clean: float = 3600.0
    """Seconds between two looks for what can be cleared away."""
    keep_gathering: float = 7.0
    """Days after which a table whose game never began is closed; in a chain, only the first."""
    keep_playing: float = 180.0
    """Days without a move after which a game that nobody listens to is closed; none of a
    chain, and none whose clock runs."""
    keep_brought: float = 180.0
    """Days after which a record that a guest has brought leaves again."""
    keep_nodes: float = 1.0
    """Days after which what a node that is gone has left in the store is forgotten."""
    heal: float = 5.0
    """With more than one node: seconds after which a table looks whether it has missed something."""
    drain: float = 10.0
    """Seconds that the server may take when it is told to stop: what is under way has half of it."""
    ping: float = 20.0
    farewell: float = 5.0
    """Seconds a client that is shown out has to fetch the last message and answer it."""
    proxies: str = "127.0.0.1"
    """Addresses and networks of proxies in front, separated by commas: what they say of whom they ask for is
    believed."""
    metrics: str = "127.0.0.1 ::1"
    """Addresses and networks, separated by spaces, that may read `/metrics`."""
    secure_cookie: bool = False
    """Set where the server is reached by https."""
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
    """Where it is told whose turn it is, of those who asked for it: `https://…`."""
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

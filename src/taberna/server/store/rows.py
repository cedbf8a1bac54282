"""What is kept, as values. Times are milliseconds since 1970; hashes and digests are hex."""

from typing import Literal, TypeAlias

from taberna.table.notes import Note
from taberna.table.outcome import Outcome
from taberna.table.record import Sitter
from taberna.table.seats import Seat
from taberna.table.values import Value
from taberna.table.veil import Veil

Status: TypeAlias = Literal["gathering", "playing", "over", "closed"]
Watching: TypeAlias = Literal["anybody", "invited", "nobody"]
What: TypeAlias = Literal["rematch", "take-back", "pause"]
"""What can be offered beside the game."""
OfferState: TypeAlias = Literal["pending", "withdrawn", "declined", "agreed"]


class Agreed(Value, frozen=True):
    """A player's word that a guest may take over a seat that is nobody's."""

    by: str
    to: str


class Chair(Value, frozen=True, kw_only=True):
    """One seat of a table, and who sits on it."""

    seat: Seat
    kind: Literal["open", "kept", "person", "bot"] = "open"
    guest: str = ""
    """Who holds it, or whom it is kept for; a bot's seat has a guest where that one may take it again."""
    name: str = ""
    bot: str = ""
    bot_seed: str = ""
    contribution: str = ""
    past: tuple[str, ...] = ()
    """Guests who hold or have held it in this game."""
    since: int = 0
    """The seq after which its holder sat down: what came before is not theirs to be told."""
    agreed: tuple[Agreed, ...] = ()
    standing: Literal["", "away", "time", "left"] = ""
    """Why the house has put a bot there until its holder is back."""


class Noted(Value, frozen=True):
    """Something for the record, and when it was."""

    at: int
    note: Note
    guest: str = ""
    """Who it is about, if anybody;"""
    was: Sitter | None = None
    """who sat there before,"""
    was_guest: str = ""
    """and which guest that was."""


class BackAsked(Value, frozen=True):
    """A seat wishes to take back what it did in commit `seq`, the last there is (TS-7.6)."""

    seat: Seat
    seq: int
    id: str
    """The request's, which is answered once the other side has agreed."""
    declined: bool = False


class OfferRow(Value, frozen=True):
    """What became of an offer last, and the how-manieth word of this kind it was."""

    n: int
    what: What
    by: Seat
    state: OfferState


class Denied(Value, frozen=True):
    """A seat was told no, and nothing else since: `seq` counts what it was told."""

    what: What
    by: Seat
    seq: int


class TableRow(Value, frozen=True, kw_only=True):
    """A table without its game: all that changes by sitting down, leaving, pausing, closing. A change is
    a new value with the next version; whoever comes second decides again."""

    id: str
    version: int = 1
    game: str
    options: str
    """JSON."""
    rules: str = ""
    """The version of the rules it began under, and their hash; tables of 0.1 kept none."""
    ruleset: str = ""
    status: Status = "gathering"
    public: bool = False
    watching: Watching = "anybody"
    talk: bool = False
    away: int = 0
    """Milliseconds; 0: never."""
    host: str
    """A guest."""
    chairs: tuple[Chair, ...]
    """In turn order."""
    watchers: tuple[str, ...] = ()
    """Guests invited to watch."""
    removed: tuple[str, ...] = ()
    """Guests the host has sent away."""
    commitment: str = ""
    opening: str = ""
    """What the house promised when it was opened, as it was signed: JSON."""
    promise: str = ""
    """The signature."""
    veil: Veil | None = None
    """How options that hold a secret are hidden in it."""
    secret: str = ""
    practice: str = ""
    party: str = ""
    place: int = 1
    previous: str = ""
    next: str = ""
    chained: str = ""
    """The name of the record before, in a chain."""
    record: str = ""
    outcome: Outcome | None = None
    opened: tuple[Seat, ...] = ()
    """Whose holders ask to see what nobody found, while the chain still goes on."""
    asked: tuple[Seat, ...] = ()
    """Who wishes a pause."""
    paused: bool = False
    back: BackAsked | None = None
    """Void as soon as anything else has happened."""
    again: tuple[Seat, ...] = ()
    """Who wishes another game, once this one is over."""
    offer: OfferRow | None = None
    denied: tuple[Denied, ...] = ()
    passed_on: tuple[Seat, ...] = ()
    """Seats that changed hands while the game was under way."""
    notes: tuple[Noted, ...] = ()
    """What the record says of that, and of pauses."""
    created: int
    changed: int
    started: int = 0
    ended: int = 0


class EntryRow(Value, frozen=True):
    """One commit or one taking back, as `codec(game).entry` reads it. Primary key (table, seq)."""

    table: str
    seq: int
    seat: Seat
    action: str | None
    """The client's id of the request, on its first entry only: unique with (table, seat)."""
    at: int
    body: bytes


class AckRow(Value, frozen=True):
    """What a seat has, and what it was sent again. Primary key (table, seat)."""

    table: str
    seat: Seat
    seq: int
    """It has acknowledged everything up to this entry."""
    sent: str = ""
    """Up to which entries its latest welcomes told it what it had not: JSON, the latest first."""


class ClockRow(Value, frozen=True, kw_only=True):
    """The clocks of a table as they stood when its commit `seq` was made or when they were changed."""

    table: str
    seq: int
    since: int
    left: dict[Seat, int]
    running: tuple[Seat, ...]
    turn: Seat | None
    """Whose turn it was: the increment is paid when it ends (TS-7.1)."""
    due: int | None
    """When the first of the running clocks is used up; None while nothing runs."""


class SnapshotRow(Value, frozen=True):
    """A state, secrets and all: a table of its own, never exported, of use to the code that wrote it."""

    table: str
    seq: int
    code: str
    body: bytes


class TalkRow(Value, frozen=True):
    """Primary key (table, n); (table, guest, id) is unique."""

    table: str
    n: int
    after: int
    seat: Seat
    guest: str
    name: str
    text: str
    at: int
    id: str


class InvitationRow(Value, frozen=True):
    hash: str
    table: str
    seat: Seat
    made: int
    by: str
    used: str = ""
    """The guest who came with it: nobody else can."""


class GuestRow(Value, frozen=True):
    id: str
    hash: str
    """Of the token, which is kept nowhere."""
    name: str
    made: int
    seen: int


class RelationRow(Value, frozen=True):
    guest: str
    other: str
    kind: Literal["mute", "block"]
    at: int


class NoticeRow(Value, frozen=True):
    """How a guest wishes to be told that it is their turn. Primary key (guest, endpoint)."""

    guest: str
    endpoint: str
    """Of a browser at its push service; empty: the channel of whoever hosts."""
    key: str
    secret: str
    language: str
    at: int


class Asking(Value, frozen=True):
    guest: str


class AcquaintanceRow(Value, frozen=True):
    """What a bot has kept of a guest who allows it. Primary key (guest, game, bot)."""

    guest: str
    game: str
    bot: str
    at: int
    """When the game it comes from ended."""
    body: bytes
    """JSON that only the bot can read."""


class Pairing(Value, frozen=True):
    """A bot and a guest at the same table, as its game begins: what the one kept of the other is put beside
    the game."""

    table: str
    seat: Seat
    """The bot's."""
    other: Seat
    """The guest's."""
    guest: str
    game: str
    bot: str


class MeetingRow(Value, frozen=True):
    """What a bot knew of a guest when a game began: without it its memory can't be rebuilt. Primary key
    (table, seat, other)."""

    table: str
    seat: Seat
    other: Seat
    guest: str
    body: bytes


class ReportRow(Value, frozen=True):
    id: str
    by: str
    about: str
    table: str
    line: int
    reason: str
    at: int


class PresenceRow(Value, frozen=True):
    """A seat as one node last saw it. Primary key (table, seat, node)."""

    table: str
    seat: Seat
    node: str
    here: bool
    since: int


class PartyRow(Value, frozen=True):
    """A chain of games; its tables name it."""

    id: str
    game: str
    host: str
    created: int


class RecordRow(Value, frozen=True):
    """A sealed record: of a finished table, or brought by a guest. `name` is its digest."""

    name: str
    game: str
    table: str
    by: str
    at: int
    data: bytes
    origin: str = ""
    """From where it was brought, as `Quotas.origin` writes it."""
    size: int = 0
    """Bytes that count; none of a game that was played here."""


class Brought(Value, frozen=True):
    """Bytes of records that were brought: by one guest, from one place, and in all."""

    guest: int
    origin: int
    whole: int

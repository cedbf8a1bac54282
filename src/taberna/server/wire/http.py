"""What is asked and answered over HTTP; what the socket carries is in `messages.py`.

A refusal is `{"code": …, "params": …}` with a status of 4xx."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from taberna.server.wire.messages import Sitting
from taberna.table.differences import Edit
from taberna.table.outcome import Outcome
from taberna.table.phrase import Phrase
from taberna.table.proof_degrees import Verdict
from taberna.table.recall import Recall
from taberna.table.refusal import Parameter
from taberna.table.seats import Seat
from taberna.table.values import Value

Status: TypeAlias = Literal["gathering", "playing", "over", "closed"]
Watching: TypeAlias = Literal["anybody", "invited", "nobody"]
Anything: TypeAlias = Annotated[object, msgspec.Meta(extra_json_schema={"description": "any JSON"})]
"""What only the game can read."""


class NewGuest(Value, frozen=True):
    """POST /api/guests"""

    name: str = ""
    bearer: bool = False
    """Answers with the token instead of setting the cookie: for programs."""


class Guest(Value, frozen=True):
    id: str
    name: str
    token: str = ""
    """Only in the answer to a NewGuest that asked for it."""


class Rename(Value, frozen=True):
    """POST /api/guest/name"""

    name: str


class GameInfo(Value, frozen=True):
    """GET /api/games"""

    name: str
    rules: str
    variants: tuple[str, ...]
    seats: dict[str, tuple[Seat, ...]]
    """The usual seating of each variant."""
    options: dict[str, msgspec.Raw]
    """For each variant: what it is played with where nobody chooses otherwise."""
    beside_bots: dict[str, str]
    """What is otherwise in these options where a bot has a seat from the first."""
    schema: msgspec.Raw
    """What else could be chosen: the JSON Schema of the options, a closed choice in the order in which the
    game lists it."""
    clocks: tuple[str, ...]
    """How its clock is usually set."""
    bots: tuple[str, ...]
    ladders: dict[str, tuple[str, ...]]
    """Which of them are offered for each side, or for any, `*`."""
    apart: tuple[str, ...]
    """Offered beside a ladder, for any side."""


class Place(Value, frozen=True):
    """What is planned for a seat when a table is opened."""

    kind: Literal["open", "kept", "here", "bot"] = "open"
    """`here`: the one who opens the table sits there at once, leaving the dice to the others. `kept`: it
    is kept for them until they sit down with a contribution of their own."""
    name: str = ""
    bot: str = ""


class NewTable(Value, frozen=True, kw_only=True):
    """POST /api/tables"""

    game: str
    options: dict[str, Anything] = msgspec.field(default_factory=dict)
    seats: dict[Seat, Place] = msgspec.field(default_factory=dict)
    """Seats not named are open."""
    public: bool = False
    watching: Watching = "anybody"
    talk: bool = False
    """Whether what is said is kept with the record."""
    away: int = 300
    """Seconds after which a seat that nobody serves counts as away; 0: never."""
    party: bool = False
    """Whether this is the first game of a chain."""
    practice: str = ""
    """A seed of one's own, for practice and tests: marked as such in the record."""


class Allow(Value, frozen=True):
    """POST /api/tables/ID/watching"""

    watching: Watching


class Invitation(Value, frozen=True):
    seat: Seat
    """`+`: to watch."""
    link: str


class TableInfo(Value, frozen=True, kw_only=True):
    """GET /api/tables/ID, and one of GET /api/tables"""

    id: str
    game: str
    options: msgspec.Raw
    status: Status
    public: bool
    watching: Watching
    talk: bool
    away: int
    host: str
    seats: tuple[Sitting, ...]
    commitment: str
    """What the server's random bytes hash to, shown before anybody contributes."""
    practice: bool
    """Whether whoever opened it chose the seed: anybody here may know how every die falls (`opening`)."""
    party: str
    previous: str
    """The table before in a chain or of a rematch."""
    next: str
    record: str
    """The name of the record, once the game is over."""
    outcome: Outcome | None
    created: int
    mine: tuple[Seat, ...]
    """The seats that the one who asks holds or may take."""


class Opened(Value, frozen=True):
    """The answer to a NewTable: the links are shown once and kept nowhere."""

    table: TableInfo
    invitations: tuple[Invitation, ...]


class Invite(Value, frozen=True):
    """POST /api/tables/ID/invitations: a new link for an open seat, or one's own to go on elsewhere."""

    seat: Seat


class SitDown(Value, frozen=True):
    """POST /api/tables/ID/seats/SEAT, POST /api/join"""

    invitation: str = ""
    name: str = ""
    contribution: str = ""
    """Random bytes in hex, at most 64 of them: with these the server alone can't have chosen the dice."""
    promise: str = ""
    """The house's signature on the opening that they are for: nobody contributes before they have it."""


class Joined(Value, frozen=True):
    table: TableInfo
    seat: Seat
    heard: str = ""
    """The house's signature over what this seat contributed, and to which opening; see docs/protocol.md."""


class Promised(Value, frozen=True):
    """GET /api/tables/ID/opening"""

    opening: str
    """All that decides the game, and what the house's part of the seed hashes to, as JSON: an `Opening`."""
    promise: str
    """The house's signature over it, to the byte."""
    counts: bool
    """Whether what a seat contributes still counts: not once the game has begun."""


class HouseKeys(Value, frozen=True):
    """GET /.well-known/taberna.json"""

    keys: tuple[str, ...]
    """Public keys (Ed25519) in hex that the house signs and has signed with, today's first."""


class Unfold(Value, frozen=True):
    """POST /api/invitation"""

    invitation: str


class HandOver(Value, frozen=True):
    """POST /api/tables/ID/seats/SEAT/bot; DELETE takes the seat again."""

    bot: str = ""
    name: str = ""
    """What it is called where the seat had nobody's name yet."""


class About(Value, frozen=True):
    """POST /api/guest/mute, /api/guest/block, POST /api/tables/ID/remove"""

    guest: str


class Report(Value, frozen=True):
    """POST /api/reports"""

    guest: str
    reason: str
    table: str = ""
    line: int = 0


class Parting(Value, frozen=True):
    """GET /api/parties/ID"""

    id: str
    game: str
    tables: tuple[TableInfo, ...]
    outcome: Outcome | None
    """How the whole chain ended."""


class Kept(Value, frozen=True):
    """POST /api/records"""

    name: str
    link: str
    verdict: Verdict


class SaidOnce(Value, frozen=True):
    table: str
    at: int
    text: str


class Acquaintance(Value, frozen=True):
    """What one of the house's bots keeps of a guest for another game."""

    game: str
    bot: str
    at: int
    """When the game it comes from ended."""
    kept: msgspec.Raw
    """How the bot writes it down: its form is the bot's own, at most 1024 bytes of JSON."""


class Meeting(Value, frozen=True):
    """A copy that lies beside the game that a bot began with it."""

    table: str
    seat: Seat
    """The bot's."""
    kept: msgspec.Raw


class Remembered(Value, frozen=True):
    """GET /api/guest/remembered; POST allows it, DELETE forbids it and deletes what is kept."""

    allowed: bool
    since: int | None
    """When it was allowed."""
    acquaintances: tuple[Acquaintance, ...]
    meetings: tuple[Meeting, ...]
    """At most 100, of the latest games; in the export all of them."""
    met: int
    """How many there are of them."""


class AskNotice(Value, frozen=True):
    """POST /api/guest/notices; DELETE no longer asks."""

    endpoint: str = ""
    """Of a browser at its push service (`PushSubscription`); empty: the channel of whoever hosts."""
    key: str = ""
    """`p256dh`, in base64url."""
    secret: str = ""
    """`auth`, in base64url."""
    language: str = ""


class Asked(Value, frozen=True):
    """How a guest wishes to be told that it is their turn."""

    endpoint: str
    language: str
    at: int


class Notices(Value, frozen=True):
    """GET /api/guest/notices"""

    push_key: str
    """What a browser subscribes with; empty: the house has no Web Push."""
    channel: bool
    """Whether whoever hosts has a channel where it can be said."""
    asked: tuple[Asked, ...]


class Call(Value, frozen=True):
    """What a push message says, in the language that was asked for."""

    title: str
    body: str
    """What is played there."""
    table: str


class TurnCall(Value, frozen=True):
    """What is posted to the webhook."""

    event: Literal["your-turn"]
    game: str
    table: str
    link: str
    """Empty where the house does not know its address."""
    seat: Seat
    name: str
    """Of whose turn it is."""


class AllAbout(Value, frozen=True):
    """GET /api/guest/export: everything that is kept about a guest."""

    guest: Guest
    made: int
    tables: tuple[TableInfo, ...]
    talk: tuple[SaidOnce, ...]
    muted: tuple[str, ...]
    blocked: tuple[str, ...]
    reports: tuple[Report, ...]
    records: tuple[str, ...]
    remembered: Remembered
    notices: tuple[Asked, ...] = ()


class Against(Value, frozen=True):
    """How it went against one other player."""

    name: str
    bot: str
    """Which of the house's bots it is; empty: a guest."""
    won: int
    lost: int
    drawn: int


class Usual(Value, frozen=True):
    """What all guests remembered of late in games that are over, in percent, in steps of five: class by class
    as in Recall. None where too few games of too few guests are in, so that it says nothing of anybody."""

    moves: tuple[int | None, ...] = ()
    seconds: tuple[int | None, ...] = ()


class Figures(Value, frozen=True):
    """GET /api/guest/figures: of the latest games of memory that are over."""

    games: int
    recall: Recall
    against: tuple[Against, ...]
    streak: int
    """Games won in a row of late; less than none: lost."""
    longest: int
    usual: Usual = Usual()


class Moment(Value, frozen=True):
    """One commit of a finished game: as a seat saw it, or whole (`*`)."""

    seq: int
    telling: msgspec.Raw
    view: tuple[Edit, ...]
    """Edits of what was seen the moment before; each piece begins with the whole."""
    phrases: tuple[tuple[Phrase, ...], ...] = ()
    """Each event in sentences."""


class Shown(Value, frozen=True):
    """GET /api/records/NAME/replay?seat=SEAT&after=SEQ: a piece of it, a quarter of a megabyte at most or so.
    There is more where `last` is less than `entries`."""

    seat: str
    header: msgspec.Raw
    entries: int
    """How many commits the whole game has."""
    last: int
    """The commit up to which this piece goes."""
    moments: tuple[Moment, ...]
    """Without commits of which the seat was told nothing, and after which it saw nothing else."""
    goes_on: bool
    """In the last piece: whether another game may follow this one, so that what nobody found may still be."""


class Wish(Value, frozen=True):
    """What somebody would play with whoever comes."""

    game: str
    options: dict[str, tuple[str, ...]] = msgspec.field(default_factory=dict)
    """For each option that matters to them: what it may be, the best first."""


class LookIn(Value, frozen=True):
    """POST /api/room, every few seconds as long as one is there; DELETE leaves."""

    shown: bool = False
    """Whether the others may see who it is."""
    wish: Wish | None = None
    """None: to look around."""


class Somebody(Value, frozen=True):
    name: str
    waits: bool
    """For somebody to play with."""


class Found(Value, frozen=True):
    """Somebody to play with: a chair is kept there, to be taken within half a minute."""

    table: str
    seat: Seat
    begun: bool
    """Whether both have sat down."""


class RoomInfo(Value, frozen=True):
    people: tuple[Somebody, ...]
    """Others in the room who wish to be seen, at most 50."""
    waiting_others: int
    """How many others wait for a game, seen or not."""
    waiting: bool
    """Whether whoever asks waits for a game."""
    found: Found | None


class KeptBack(Value, frozen=True):
    """GET /api/records/NAME/kept-back; POST asks for it, DELETE no longer does."""

    kept: bool
    """Whether what nobody found is kept back: the chain goes on, and not all have asked."""
    asked: tuple[Seat, ...]
    """Whose holders ask to see it."""
    missing: tuple[Seat, ...]
    """Whose holders would have to ask as well."""
    eyes: tuple[Seat, ...] = ()
    """Meanwhile, through whose eyes whoever asks may see it again."""
    own: tuple[Seat, ...] = ()
    """Seats for which whoever asks may ask."""


class Mind(Value, frozen=True):
    """What a bot can tell of a game; see `taberna.bots.account`."""

    seat: Seat
    bot: str
    faithful: bool
    """Whether it is what the bot remembered then; false where its numbers have changed since, or where what
    it had kept of somebody is deleted."""
    moments: tuple[msgspec.Raw, ...]
    """In the terms of its game."""


class Memories(Value, frozen=True):
    """GET /api/records/NAME/memories, GET /api/tables/ID/memories: what the house's bots went through in a
    game that is over."""

    minds: tuple[Mind, ...]
    """Of those who sat there from the beginning, where it can be told."""


class Reason(Value, frozen=True):
    """Why a bot did what it did next after entry `after` of the record."""

    after: int
    seat: Seat
    phrase: Phrase


class Reasons(Value, frozen=True):
    """GET /api/records/NAME/reasons: what the house's bots gave as their reasons, to everybody."""

    reasons: tuple[Reason, ...]


class Problem(Value, frozen=True):
    code: str
    params: dict[str, Parameter] = msgspec.field(default_factory=dict)

"""The socket's messages: one JSON object a text frame, told apart by `kind`.

No field is ever left out: one that appears only when something hidden exists would tell of it.
"""

from typing import Final, Generic, Literal, TypeAlias, TypeVar

import msgspec

from taberna.table.commits import Telling
from taberna.table.differences import Edit
from taberna.table.forms import Legal
from taberna.table.outcome import Outcome
from taberna.table.phrase import Phrase
from taberna.table.refusal import Parameter
from taberna.table.seats import Seat
from taberna.table.values import Value, kebab

A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")

What: TypeAlias = Literal["rematch", "take-back", "pause"]
"""What is offered and answered beside the game."""

PROTOCOL: Final = 2
"""The version of the wire. A socket is opened for one: `/socket?protocol=2`; who names none speaks 1."""


class Message(Value, frozen=True, tag_field="kind", tag=kebab):
    """What one side of the socket sends to the other."""


# -- from a client


class Subscribe(Message, frozen=True):
    """Asks for the stream of one seat; `+` is the stream of those who watch. Streams are never merged."""

    table: str
    seat: Seat
    after: int | None = None
    """The last seq this client has; what came later and was never acknowledged is sent with the welcome."""


class Unsubscribe(Message, frozen=True):
    table: str
    seat: Seat


class Act(Message, frozen=True):
    """Actions of one seat, decided one by one: up to the first that shows the seat anything new."""

    table: str
    seat: Seat
    id: str
    """The client's own name for this request; sent twice it happens once."""
    actions: tuple[msgspec.Raw, ...]
    ack: int = 0
    """Acknowledges as an Ack does, without a message of its own."""


class TakeBack(Message, frozen=True):
    """Takes back the seat's last commit; where the game wants it agreed, asks the other side."""

    table: str
    seat: Seat
    id: str


class AnswerTakeBack(Message, frozen=True):
    """A seat of the other side lets a move be taken back, or not."""

    table: str
    seat: Seat
    id: str
    agree: bool


class Offer(Message, frozen=True):
    """Offers something beside the game, or agrees to what is offered by wishing the same."""

    table: str
    seat: Seat
    id: str
    what: What


class Withdraw(Message, frozen=True):
    """Takes one's own offer back, as long as it is open."""

    table: str
    seat: Seat
    id: str
    what: What


class Reply(Message, frozen=True):
    """Answers what another offers."""

    table: str
    seat: Seat
    id: str
    what: What
    agree: bool


class Ack(Message, frozen=True):
    """Everything up to `seq` was received; it is not sent to this seat again."""

    table: str
    seat: Seat
    seq: int


class Say(Message, frozen=True):
    """A line for everybody at the table; who watches says it as `+`."""

    table: str
    seat: Seat
    id: str
    text: str


class Pause(Message, frozen=True):
    """Asks for the clocks to stand still; they do once every seat held by a person has asked."""

    table: str
    seat: Seat


class Resume(Message, frozen=True):
    """Withdraws the wish, and with it a pause that had been agreed."""

    table: str
    seat: Seat


class Ask(Message, frozen=True):
    """What would be, if: answered from the view of this seat, and to whoever asks alone."""

    table: str
    seat: Seat
    id: str
    question: msgspec.Raw


FromClient: TypeAlias = (
    Subscribe
    | Unsubscribe
    | Act
    | TakeBack
    | AnswerTakeBack
    | Offer
    | Withdraw
    | Reply
    | Ack
    | Say
    | Pause
    | Resume
    | Ask
)


# -- from the server


class Hello(Message, frozen=True):
    """The first message on every socket."""

    protocol: int
    guest: str
    now: int


class Sitting(Value, frozen=True):
    """A seat as everybody at the table sees it."""

    seat: Seat
    kind: Literal["open", "kept", "person", "bot"]
    name: str
    bot: str
    """The bot that plays it, also where a person has handed the seat over for a while."""
    here: bool
    guest: str
    """The public id of who holds it."""
    also: tuple[Seat, ...] = ()
    """Other seats that who holds it has or had in this game: one device for several, from the beginning."""
    standing: Literal["", "away", "time", "left"] = ""
    """Why the house has put a bot there until its holder is back (TQ-G179)."""


class Clocks(Value, frozen=True):
    """The seats' time as it stood at `at`; those in `running` have used more since."""

    at: int
    left: dict[Seat, int]
    """Milliseconds."""
    running: tuple[Seat, ...]
    paused: bool


class Spoken(Value, frozen=True):
    n: int
    after: int
    seat: Seat
    name: str
    guest: str
    text: str
    at: int
    phrase: Phrase | None = None
    """What a bot of the house says, as a message of the Fluent files: `text` is the same in English."""
    reason: bool = False
    """No talk: why the bot does what it does next."""


class OpenOffer(Value, frozen=True):
    what: What
    by: Seat


class Welcome(Message, Generic[A, E, V], frozen=True):
    """The whole of what a seat may know, and what it has not acknowledged."""

    table: str
    seat: Seat
    status: Literal["gathering", "playing", "over", "closed"]
    seq: int
    view: V | None
    """None before the game has begun."""
    legal: Legal[A]
    waiting: tuple[Seat, ...]
    tellings: tuple[Telling[E], ...]
    earlier: bool
    """Whether this game lets its players read what happened before: GET …/log."""
    sittings: tuple[Sitting, ...]
    watching: int
    talk: tuple[Spoken, ...]
    clocks: Clocks | None
    asked: tuple[Seat, ...]
    """Who wishes a pause."""
    taking_back: Seat
    """Who asks to take a move back; empty: nobody."""
    offers: tuple[OpenOffer, ...]
    """What is offered and not answered yet."""
    outcome: Outcome | None
    at: int


class Changed(Message, Generic[A, E], frozen=True, tag="committed"):
    """One or more commits, in order, and what is another after the last than after the message before."""

    table: str
    seat: Seat
    seq: int
    tellings: tuple[Telling[E], ...]
    view: tuple[Edit, ...]
    """Edits of the view as this stream had it before, to be applied in order."""
    legal: Legal[A] | None
    """None: the same as before."""
    waiting: tuple[Seat, ...]
    clocks: Clocks | None
    outcome: Outcome | None
    at: int


class Done(Message, frozen=True):
    """A request is on disk: `seq` is its first commit, the original one where it was sent again."""

    table: str
    seat: Seat
    id: str
    seq: int
    count: int
    """How many of the actions were done, from the first on: the rest was not, and nothing is said about it. 1
    for anything but actions."""


class Refused(Message, frozen=True):
    """Nothing happened, and why. The rest is from the request, empty where it had none."""

    table: str
    seat: Seat
    id: str
    code: str
    params: dict[str, Parameter]


class Previewed(Message, frozen=True):
    """What was asked, answered from the view that this stream has been sent up to `seq`."""

    table: str
    seat: Seat
    id: str
    seq: int
    answer: msgspec.Raw


class Said(Message, frozen=True):
    table: str
    seat: Seat
    """The stream this is sent on; who spoke is in the line."""
    line: Spoken


class Timed(Message, frozen=True):
    """The clocks changed otherwise than by a commit: a pause, an outage that was credited."""

    table: str
    seat: Seat
    clocks: Clocks | None
    asked: tuple[Seat, ...]


class TakingBack(Message, frozen=True):
    """Somebody asks to take a move back, until anything happens; or was told no."""

    table: str
    seat: Seat
    by: Seat
    declined: bool


class Offered(Message, frozen=True):
    """What has just become of an offer. `by` is who made it."""

    table: str
    seat: Seat
    what: What
    by: Seat
    state: Literal["pending", "withdrawn", "declined", "agreed"]


class Presence(Message, frozen=True):
    """Somebody sat down, left, came or went."""

    table: str
    seat: Seat
    status: Literal["gathering", "playing", "over", "closed"]
    sittings: tuple[Sitting, ...]
    watching: int


class Notice(Message, frozen=True):
    """Something about a seat that is no part of the game: its bot was started anew, or has failed."""

    table: str
    seat: Seat
    about: Seat
    code: str


class Moved(Message, frozen=True):
    """The table goes on elsewhere: a rematch, the next game of a chain."""

    table: str
    seat: Seat
    to: str


class Ended(Message, frozen=True):
    """This stream is over: unsubscribed, the seat given up or taken away, the table closed."""

    table: str
    seat: Seat
    reason: str


class Bye(Message, frozen=True):
    """The last message on a socket. `again`: in how many milliseconds to come back; -1: don't."""

    reason: str
    again: int


Plain: TypeAlias = (
    Hello
    | Done
    | Refused
    | Previewed
    | Said
    | Timed
    | TakingBack
    | Offered
    | Presence
    | Notice
    | Moved
    | Ended
    | Bye
)
"""What is the same for every game."""
PLAIN: Final[object] = Plain

OnWire: TypeAlias = Welcome[A, E, V] | Changed[A, E] | Plain
"""What the server sends."""


# -- what a client makes of it


class Committed(Message, Generic[A, E, V], frozen=True, tag="stands"):
    """A `Changed`, applied to what was known before it: one or more commits, and how things stand now."""

    table: str
    seat: Seat
    seq: int
    tellings: tuple[Telling[E], ...]
    view: V
    legal: Legal[A]
    waiting: tuple[Seat, ...]
    clocks: Clocks | None
    outcome: Outcome | None
    at: int


FromServer: TypeAlias = Welcome[A, E, V] | Committed[A, E, V] | Plain
"""What a client hears of it."""

"""The seat port: what the terminal's client hears of a table, and what may be done there.

Two keep it: `seat_here` (a game in this process: people at one keyboard, bots) and `seat_elsewhere` (a seat
at a table of a server). The client knows neither.
"""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from taberna.cli.names import Names
from taberna.table.commits import Telling
from taberna.table.forms import Legal
from taberna.table.game import AnyGame
from taberna.table.outcome import Outcome
from taberna.table.refusal import Refusal
from taberna.table.seats import Seat
from taberna.table.values import Action, Event, View


@dataclass(frozen=True, slots=True)
class Happened:
    """A commit as it is told here, with what was seen before and after it."""

    telling: Telling[Event]
    before: View
    after: View
    secrets: tuple[tuple[Seat, Event], ...] = ()
    """What may have to be shown to one person alone."""
    known: bool = False
    """Whether the people here have heard it already: it is only noted."""


@dataclass(frozen=True, slots=True)
class Spoken:
    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Seated:
    """Who sits where has changed, and what is to be said of it."""

    names: Names
    said: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TakeBackAsked:
    """Somebody would like to take a move back (TS-7.6)."""

    by: Seat
    to: Seat = ""
    """Who sits at this keyboard, too, and answers now; empty: whoever is asked answers in time, or never."""


@dataclass(frozen=True, slots=True)
class TakeBackDeclined:
    """What was asked for here is not granted."""


@dataclass(frozen=True, slots=True)
class Pausing:
    """Who would like the clocks to stand still, and whether they do."""

    asked: tuple[Seat, ...]
    paused: bool


@dataclass(frozen=True, slots=True)
class Failed:
    """Something that was asked for came to nothing."""

    why: Refusal


@dataclass(frozen=True, slots=True)
class Gathering:
    """The game has not begun."""


@dataclass(frozen=True, slots=True)
class Watched:
    """Only bots are playing, and one of them has just acted."""

    view: View


@dataclass(frozen=True, slots=True)
class Turn:
    """How things stand for a seat of this terminal: what it may do, also where it is not waited for."""

    seat: Seat
    view: View
    legal: Legal[Action]
    waiting: tuple[Seat, ...]
    undo: bool = False
    """Whether what was done here last might be taken back."""
    timed: bool = False
    """Whether clocks run that could stand still."""

    @property
    def is_own(self) -> bool:
        return self.seat in self.waiting


@dataclass(frozen=True, slots=True)
class Over:
    view: View
    outcome: Outcome


@dataclass(frozen=True, slots=True)
class Reasoned:
    """Why a bot did what it has just done."""

    text: str


Aloud: TypeAlias = Spoken | Reasoned | Seated | TakeBackAsked | TakeBackDeclined | Pausing | Failed
"""What is no move: it is told at once, also to somebody who sits at a question."""
Heard: TypeAlias = Happened | Aloud | Gathering | Watched | Turn | Over


class SeatPort(Protocol):
    """Whatever is asked for is answered with a refusal or with None; what comes of it is heard as news."""

    @property
    def game(self) -> AnyGame: ...

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Those one may speak for, or try to, by naming them: `B: talk Well?`"""

    @property
    def people(self) -> frozenset[Seat]:
        """The seats that are played at this terminal."""

    @property
    def lenient(self) -> bool:
        """Whether a script goes on after a line that can't be played: the game is not its own alone."""

    def news(self) -> Iterator[Heard]:
        """Everything, in order, to the end of the game; waits where there is nothing new. A Turn comes once
        all else is told, and again after whatever was done."""

    def has_news(self) -> bool:
        """Whether something came that changes what is asked."""

    def overheard(self, listener: Callable[[Aloud], object]) -> AbstractContextManager[object]:
        """Meanwhile what is said aloud goes to this listener."""

    def act(self, seat: Seat, action: Action) -> Refusal | None: ...

    def say(self, seat: Seat, text: str) -> Refusal | None: ...

    def take_back(self, seat: Seat) -> Refusal | None:
        """Asks for what was done last here to be taken back."""

    def answer_take_back(self, *, agree: bool) -> Refusal | None: ...

    def pause(self, *, on: bool) -> Refusal | None: ...

    def mute(self) -> Refusal | bool:
        """Whether the bots are silent from now on, who talked before, or the other way round."""

    def earlier(self) -> Refusal | tuple[Telling[Event], ...]:
        """What the game lets one look up of the time before this client; refused where it keeps no log."""

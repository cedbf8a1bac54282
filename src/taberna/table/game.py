"""The contract: a game is a value with these functions, all of them pure."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, Literal, TypeAlias, TypeVar, cast

from taberna.table.attendance import Attendance
from taberna.table.dice import Faces, Roll
from taberna.table.editions import Edition, Older
from taberna.table.forms import Legal
from taberna.table.notation import Notation
from taberna.table.outcome import Outcome
from taberna.table.phrase import Phrase
from taberna.table.previews import Previews
from taberna.table.recall import Recalled
from taberna.table.refusal import Refusal
from taberna.table.seats import Seat
from taberna.table.study import Study
from taberna.table.unfold import Moments
from taberna.table.values import Action, Event, Options, State, View

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=View)
O = TypeVar("O", bound=Options)  # noqa: E741 - the contract's letters


TakesBack: TypeAlias = Literal["freely", "ask", "off"]
"""How what was done is taken back. `ask`: once a turn, and only if another side agrees (TS-7.6)."""


def _freely(state: State) -> TakesBack:
    return "freely"


@dataclass(frozen=True, slots=True)
class Types(Generic[S, A, E, V, O]):
    """What the game's values are made of, for reading them from text and for their JSON Schema.
    Actions and events are unions, which Python can't call a `type`."""

    state: type[S]
    action: object
    event: object
    view: type[V]
    options: type[O]


@dataclass(frozen=True, slots=True)
class Game(Generic[S, A, E, V, O]):
    name: str
    rules: str
    """The version of the rules; a record names the one it was played under."""
    variants: tuple[str, ...]
    types: Types[S, A, E, V, O]
    empty: S
    """The table before anything happened; the first event makes the set-up of it."""

    seats: Callable[[O], tuple[tuple[Seat, ...], ...]]
    """The seatings these options allow, each in turn order; the first is the usual one."""
    side: Callable[[O, Seat], str]
    """Which side a seat is on. Who has played for one side of a game never sits on another's chair in it."""
    start: Callable[[O, tuple[Seat, ...]], tuple[E, ...] | Refusal]
    evolve: Callable[[S, E], S]
    """Applies what happened; never rolls, never decides."""
    waiting: Callable[[S], tuple[Seat, ...]]
    """Who must act now, the house included; nobody once the game is over."""
    legal: Callable[[S, Seat], Legal[A]]
    """What this seat may do, waited for or not."""
    decide: Callable[[S, Seat, A], tuple[E, ...] | Refusal]
    view: Callable[[S, Seat], V]
    redact: Callable[[S, E, S, Seat], E | None]
    """What this seat is told of an event, by allow-list; an unknown kind is not told."""
    outcome: Callable[[S], Outcome | None]

    roll: Callable[[S], Roll | None]
    """The dice awaited, if it is dice that the game waits for."""
    rolled: Callable[[S, Faces], A]
    """The action that says how they fell."""
    barrier: Callable[[S, A], bool]
    """Barriers to undo beyond those that the table computes for every game. A deed that may set off what
    only others are told must be barred whatever happened: else trying to take it back would tell."""
    keeps_log: Callable[[O], bool]
    """Whether players may be shown what happened earlier while the game runs."""
    sequel: Callable[[tuple[S, ...]], O | Outcome]
    """After these finished games of a chain: the options of the next, or how the whole ended."""
    notation: Notation[S, A, E, V, O]
    study: Study[S, O]
    opened_by: Callable[[tuple[Seat, ...]], tuple[Seat, ...]] = lambda seats: ()
    """Of these seats, those who must all ask before a finished game of a chain that goes on is shown whole:
    until then each is shown what it was told. Nobody: it is shown at once."""
    to_come: Callable[[S], bool] = lambda state: False
    """Of a finished game: whether its options hold what nobody may know before a later game of the chain."""
    unfolded: Callable[[S, Seat, A], Moments[S, E] | Refusal] | None = None
    """What `decide` does, with the moments that its events lead through: of a game that folds them while it
    decides, so that nobody folds them again. None: they are folded afterwards."""
    plain: Callable[[E], bool] = lambda event: False
    """Whether an event, as a seat is told it, merely says what was done and shows nothing that could not be
    known before: an allow-list. Whatever else a seat is told ends a batch of its actions (TQ-G204)."""
    phrases: Callable[[E, V, V, Seat], tuple[Phrase, ...]] | None = None
    """An event, as this seat is told it, in sentences, by what the seat saw before it was told and sees now
    (of the first commit: twice what it sees now). None: the game has no words yet."""
    sees_alike: bool = False
    """Whether everybody sees the same: views differ in whose they are and in nothing else, and an event that
    two are told alike is said to both in the same words. Then it is worked out once for all of them."""
    sentences_of: tuple[str, ...] = ()
    """The fields of a view that `phrases` goes by, and by nothing else: two seats that are told the same and
    see the same there are told it in the same words, which are then made once. Empty: nobody says so."""
    open_events: frozenset[type] = frozenset()
    """Kinds of events of which everybody is told all: `redact` gives each seat the very event, whatever the
    state. Then it need not be asked seat by seat."""
    previews: Previews[V] | None = None
    """What a seat may ask before it commits itself, answered from its view alone. None: nothing."""
    recalled: Callable[[Iterable[tuple[E, int | None]]], tuple[Recalled, ...]] | None = None
    """How often whoever played had to remember something, and whether it was right: of a game that is over,
    from what happened in it and when. None: it is no game of memory."""
    content: str = ""
    """The hash of the content it is played with, where the rules have any."""
    takes_back: Callable[[S], TakesBack] = _freely
    told: Callable[[O], O] = lambda options: options
    """What everybody at a table, and whoever comes to its door, may know of its options."""
    unfit: Callable[[O], Refusal | None] = lambda options: None
    """Why no table should be opened with these, although a game that began so is played and verified."""
    beside_bots: tuple[tuple[str, str], ...] = ()
    """Options that are usually otherwise where a bot has a seat when a table is opened (`usual_options`)."""
    attendance: Attendance[S, A, O] | None = None
    """None: the game knows neither clocks nor absence."""
    known: tuple[Edition, ...] = ()
    """Editions of before whose games can be decided again: what today's rules decide otherwise is then no
    crime, and not verified either. A record of any other edition is never verified."""
    alike: Callable[[Edition, tuple[E, ...], tuple[E, ...]], bool] = lambda began, kept, decided: False
    """Whether what a record of a known edition has kept is what is decided today, but for its words and for
    what that edition had otherwise. Asked where the two are not the same."""
    worded: Callable[[S, E], E] = lambda state, event: event
    """An event of a record with the words that the content has for it, by the state after it: for whoever is
    shown everything. What a seat is told has them already."""
    wordless: Callable[[E], E] = lambda event: event
    """An event as a seat is told it, without those words: what a player's receipt is over."""
    older: tuple[Older, ...] = ()
    """Versions of the rules whose games are read besides those of today's."""
    unnamed: Edition | None = None
    """What tables were begun under that kept no name of it, as those of 0.1 did."""


AnyGame: TypeAlias = Game[State, Action, Event, View, Options]
"""A game of which only the contract is known."""


def any_game(game: Game[S, A, E, V, O]) -> AnyGame:
    """Forgets which game it is. The one place where the types are widened: a game's functions are
    only ever given values that came from the same game, which Python's types can't say."""
    return cast(AnyGame, game)

"""What the terminal must know of a game, in three values: how it is drawn, how a line is read, how a table is
seated. The rest of the terminal is the same for all."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Generic, TypeAlias, TypeVar, cast

from rich.console import RenderableType

from taberna.bots import AnyBot
from taberna.cli.menu import Path
from taberna.cli.names import Names
from taberna.cli.terminal import Terminal
from taberna.table.outcome import Outcome
from taberna.table.refusal import Refusal
from taberna.table.seats import Seat
from taberna.table.values import Action, Event, State, View
from taberna.texts import Texts

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=View)

Typed: TypeAlias = Mapping[str, str]
"""Options as they were typed."""


def _as_typed(given: Typed) -> Mapping[str, object]:
    return given


def _open(view: V) -> bool:
    return False


def _as_said(refusal: Refusal, view: V, names: Names) -> Refusal:
    return refusal


def _no_page(events: tuple[E, ...], names: Names) -> str:
    return ""


def _none_closed(view: V, names: Names) -> tuple[tuple[Path, str], ...]:
    return ()


def _no_verb(text: str, view: V, names: Names, doable: frozenset[str]) -> str:
    return ""


def _as_spelled(text: str, view: object, names: Names) -> str:
    return text


def _no_path(text: str, view: V) -> tuple[str, ...]:
    return ()


def _surprise(before: V, after: V) -> bool:
    return True


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawing(Generic[S, E, V]):
    """How a game is shown and told. Each function is given what one seat is sent, and the names and texts to
    tell it with."""

    board: Callable[[V, Names], RenderableType]
    plain: Callable[[V, Names], tuple[str, ...]]
    """The board in lines of plain text."""
    ask: Callable[[V, Names], str]
    """What the seat that must act is asked."""
    story: Callable[[tuple[E, ...], V, V, Names], tuple[str, ...]]
    """What a seat was told of a commit, in sentences; with what it saw before and after it."""
    page: Callable[[tuple[E, ...], Names], str] = _no_page
    """What of it is to be read in peace, on a screen of its own; empty: nothing."""
    secret: Callable[[E, Names], str | None]
    """An event of which only this seat was told the whole, where it must be shown once and wiped."""
    private: Callable[[V], bool] = _open
    """Whether this seat's screen holds what the others at the keyboard must not see."""
    put: Callable[[Refusal, V, Names], Refusal] = _as_said
    """A refusal with names in place of ids."""
    rules: Callable[[V, Names], str]
    help: Callable[[Names], str]
    """What can be typed at the table."""
    laid_open: Callable[[S], V]
    """Everything, for games that are over."""
    match: Callable[[Outcome, Names], str]
    """How a match of several games ended."""
    next_game: str = "next-game"
    """The message that announces another game of the same evening."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Reading(Generic[A, V]):
    """How a line that somebody types is read."""

    ways: Callable[[A, V, Names], tuple[Path, ...]]
    """How an action is reached in the menu; none for those that are only typed."""
    closed: Callable[[V, Names], tuple[tuple[Path, str], ...]] = _none_closed
    """Ways one might look for in the menu, and why they can't be gone now; those that can are passed over."""
    asides: Mapping[str, Callable[[V, Names], str]] = field(default_factory=dict)
    """Words that show something more of what the seat sees."""
    lookups: Mapping[str, Callable[[str, V, Names], str]] = field(default_factory=dict)
    """Words that show something of what is named after them."""
    typed: tuple[str, ...] = ()
    """Actions that stand in no menu, as the notation writes them."""
    path: Callable[[str, V], tuple[str, ...]] = _no_path
    """A shorthand for several actions, each done only if the one before brought no surprise."""
    surprise: Callable[[V, V], bool] = _surprise
    """Whether something came of an action that ends such a path."""
    idle: Callable[[str, V, Names, frozenset[str]], str] = _no_verb
    """Why a verb that was typed alone can't be done, given those of the notation that can; empty: it can, or
    is none."""
    spelled: Callable[[str, V, Names], str] = _as_spelled
    """What is typed at a screen, with the names that stand there as the notation writes them."""
    in_view: Callable[[V, str], tuple[A, ...]] | None = None
    """What a shorthand stands for by what a seat sees, where the game has shorthands."""


@dataclass(frozen=True, slots=True)
class Wished:
    """What somebody chose who had named nothing: options as they would have typed them."""

    typed: Typed = field(default_factory=dict)
    goes_on: bool = False
    """Whether one game is to lead to the next."""


def _nothing_wished(terminal: Terminal, texts: Texts) -> Wished:
    return Wished()


@dataclass(frozen=True, slots=True, kw_only=True)
class Seating:
    """Who sits at a table, and by which options it is played, where nobody says otherwise."""

    bot: AnyBot
    between_bots: Typed
    """Options without which bots might play for ever."""
    options: Callable[[Typed], Mapping[str, object]] = _as_typed
    """Options as typed, as the plain values that they stand for."""
    usual: Typed = field(default_factory=dict)
    """Options that suit somebody who sits down alone and says nothing else."""
    usual_elsewhere: Typed = field(default_factory=dict)
    """Besides, for a table that others come to."""
    titles: Mapping[Seat, str] = field(default_factory=dict)
    """Messages by which seats are called that are no player's like any other."""
    house: tuple[Seat, ...] = ()
    """Seats that a bot takes unless somebody else does."""
    seated: Callable[[frozenset[Seat]], Typed] = field(default=lambda people: {})
    """Options that follow from who is a person."""
    own_dice: Callable[[frozenset[Seat]], Typed] = field(default=lambda people: {})
    """Options by which these people throw dice of their own; none: the game has none to throw."""
    choose: Callable[[Terminal, Texts], Wished] = _nothing_wished
    """Asks somebody at a screen who named no more than the game."""
    goes_on: bool = True
    """Whether one game leads to the next without being asked to."""


@dataclass(frozen=True, slots=True)
class Presentation(Generic[S, A, E, V]):
    drawing: Drawing[S, E, V]
    reading: Reading[A, V]
    seating: Seating


AnyReading: TypeAlias = Reading[Action, View]
AnyPresentation: TypeAlias = Presentation[State, Action, Event, View]


def any_presentation(presentation: Presentation[S, A, E, V]) -> AnyPresentation:
    """Forgets which game it shows; see `taberna.table.game.any_game`."""
    return cast(AnyPresentation, presentation)

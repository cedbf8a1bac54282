"""What the terminal must be told to show a game: the rest of the table is the same for all."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar, cast

from rich.console import RenderableType

from taberna.bots import AnyBot
from taberna.cli.menu import Path
from taberna.cli.names import Names
from taberna.table.outcome import Outcome
from taberna.table.values import Action, Event, State, View

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=View)


@dataclass(frozen=True, slots=True)
class Presentation(Generic[S, A, E, V]):
    """Each function is given what one seat is sent, and the names and texts to tell it with."""

    board: Callable[[V, Names], RenderableType]
    plain: Callable[[V, Names], tuple[str, ...]]
    """The board in lines of plain text."""
    ask: Callable[[V, Names], str]
    """What the seat that must act is asked."""
    sentence: Callable[[E, Names], str | None]
    """An event told; None where the board says it all."""
    secret: Callable[[E, Names], str | None]
    """An event of which only this seat was told the whole."""
    ways: Callable[[A, V, Names], tuple[Path, ...]]
    """How an action is reached in the menu; none for those that are only typed."""
    match: Callable[[Outcome, Names], str]
    """How a match of several games ended."""
    rules: Callable[[V, Names], str]
    stones: Callable[[Names], str]
    """The letters of the notation, for the help."""
    laid_open: Callable[[S], V]
    """Everything, for games that are over."""
    bot: AnyBot
    between_bots: Mapping[str, str]
    """Options without which bots might play for ever."""


AnyPresentation: TypeAlias = Presentation[State, Action, Event, View]


def any_presentation(presentation: Presentation[S, A, E, V]) -> AnyPresentation:
    """Forgets which game it shows; see `taberna.table.game.any_game`."""
    return cast(AnyPresentation, presentation)

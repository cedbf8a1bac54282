"""By which options a table is opened where nobody chooses: what a game says is usual."""

from typing import TypeVar

from taberna.table.game import Game
from taberna.table.values import Action, Event, Options, State, View

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=View)
O = TypeVar("O", bound=Options)  # noqa: E741 - the contract's letters


def usual(game: Game[S, A, E, V, O], *, bots: bool) -> dict[str, str]:
    """What differs from the options' own defaults; `bots` is whether one has a seat from the first."""
    return dict(game.beside_bots) if bots else {}

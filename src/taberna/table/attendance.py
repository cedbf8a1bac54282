"""Time and absence: what a host must be told of a game to keep its clocks. The engine keeps none."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, Literal, TypeAlias, TypeVar

from taberna.table.seats import Seat
from taberna.table.values import Action, Options, State, Value

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
O = TypeVar("O", bound=Options)  # noqa: E741 - the contract's letters


StandIn: TypeAlias = Literal["others", "house"]
"""Who puts a bot into a seat of a running game. `others`: those of another side, once it is away longer than
the table allows, and nobody else (TS-7.5). `house`: the house, as soon as the seat is away or out of time and
until its holder is back; and its holder, who leaves (TQ-G179)."""


class Pace(Value, frozen=True):
    """Milliseconds. Either a budget for the whole game with something added a turn, or so much for each
    time a seat is waited for."""

    budget: int
    increment: int = 0
    anew: bool = False
    """The budget is for one move, and full again at the next."""


def _any_action(action: Action) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Attendance(Generic[S, A, O]):
    """How the house says what only the host can know."""

    pace: Callable[[O], Pace | None]
    """None: no clocks."""
    turn: Callable[[S], Seat | None]
    """Whose turn it is, answers to others included: the increment is paid when it ends."""
    flag: Callable[[Seat], A]
    """This seat's time is up."""
    away: Callable[[Seat], A]
    """Nobody has served this seat for longer than the table allows."""
    back: Callable[[Seat], A]
    """Its holder is there again."""
    stand_in: StandIn
    clocks: tuple[str, ...] = ()
    """How the option `clock` is usually set, for those who would choose one: any other that the game reads
    may be asked for as well."""
    is_move: Callable[[A], bool] = _any_action
    """Whether an action is a move, by which a pace in days begins anew (TS-7.1); an offer is none."""

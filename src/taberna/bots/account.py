"""What a bot can tell of its memory once a game is over: part of the contract, in each game's own terms.

Nothing is written down for this while a bot plays. What it forgets is drawn by number under (its seed, seq),
so whoever has the seed and the game can live through it again.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar, cast

from taberna.table.commits import Entry
from taberna.table.play import Play
from taberna.table.seats import Seat
from taberna.table.values import Action, Event, Options, State, Value, View

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=View)
O = TypeVar("O", bound=Options)  # noqa: E741 - the contract's letters
R = TypeVar("R", bound=Value)


@dataclass(frozen=True, slots=True)
class StoryStep(Generic[S, A, E, V, O]):
    """An entry of the game, and how things stood around it."""

    before: Play[S, A, E, V, O]
    entry: Entry[A, E]
    after: Play[S, A, E, V, O]
    waited: int = 0
    """Milliseconds since the entry before."""
    said: tuple[tuple[Seat, str], ...] = ()
    """What was said by whom between the entry before and this one."""


@dataclass(frozen=True, slots=True)
class Recounted(Generic[R]):
    faithful: bool
    """Whether the rebuilt bot chose every action that was played: otherwise it was another one, or its
    numbers have changed since, and this is not what it remembered."""
    moments: tuple[R, ...]
    """Its mind after each entry."""


@dataclass(frozen=True, slots=True)
class Account(Generic[S, A, E, V, O, R]):
    moment: type[R]
    """What one moment of its memory is made of, for those who show it."""
    recount: Callable[[Seat, bytes, Iterable[StoryStep[S, A, E, V, O]], Mapping[Seat, bytes]], Recounted[R]]
    """From its seat, its seed, the whole game, and what it had kept of whom."""


AnyAccount: TypeAlias = Account[State, Action, Event, View, Options, Value]
AnyStoryStep: TypeAlias = StoryStep[State, Action, Event, View, Options]


def any_account(account: Account[S, A, E, V, O, R]) -> AnyAccount:
    """Forgets which game it tells of; see `taberna.table.game.any_game`."""
    return cast(AnyAccount, account)

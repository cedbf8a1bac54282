"""Players that get what their seat is sent, and nothing else."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar, cast

from taberna.table.commits import Telling
from taberna.table.forms import Legal
from taberna.table.seats import Seat
from taberna.table.values import Action, Event, View

M = TypeVar("M")
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=View)


@dataclass(frozen=True, slots=True)
class Bot(Generic[M, A, E, V]):
    """Its memory is a value that changes only by what it hears; its own draws are keyed by (its seed, seq),
    so that a bot rebuilt from the same tellings remembers and forgets the same."""

    name: str
    sit: Callable[[Seat, bytes], M]
    hear: Callable[[M, Telling[E]], M]
    choose: Callable[[M, V, Legal[A]], A]


AnyBot: TypeAlias = Bot[object, Action, Event, View]


def any_bot(bot: Bot[M, A, E, V]) -> AnyBot:
    """Forgets which game it plays and what its memory is made of; see `taberna.table.game.any_game`."""
    return cast(AnyBot, bot)

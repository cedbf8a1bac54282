"""Players that get what their seat is sent, and nothing else."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, Generic, TypeAlias, TypeVar, cast

from taberna.bots.account import AnyAccount
from taberna.table.commits import Telling
from taberna.table.forms import Legal
from taberna.table.phrase import Phrase
from taberna.table.seats import Seat
from taberna.table.values import Action, Event, View

M = TypeVar("M")
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=View)

ANY_SIDE: Final = "*"


def _unmoved(memory: M, *_: object) -> M:
    return memory


def _silent(*_: object) -> None:
    return None


def _nothing(*_: object) -> Mapping[Seat, bytes]:
    return {}


def _at_once(*_: object) -> int:
    return 0


@dataclass(frozen=True, slots=True)
class Bot(Generic[M, A, E, V]):
    """Its memory is a value that changes only by what it hears; its own draws are keyed by (its seed, seq),
    so that a bot rebuilt from the same tellings remembers and forgets the same."""

    name: str
    sit: Callable[[Seat, bytes], M]
    hear: Callable[[M, Telling[E]], M]
    choose: Callable[[M, V, Legal[A]], A]
    listen: Callable[[M, Seat, str], M] = _unmoved
    """Somebody at the table, itself included, said this."""
    wait: Callable[[M, int], M] = _unmoved
    """So many milliseconds passed before what it hears next."""
    say: Callable[[M, V, A], Phrase | None] = _silent
    """What it says with its action."""
    why: Callable[[M, V, Legal[A], A], Phrase | None] = _silent
    """Its reason for an action, as everybody may hear it: of nothing that only its own seat sees."""
    pause: Callable[[M, V, A], int] = _at_once
    """Milliseconds it would take over this action."""
    meet: Callable[[M, Seat, bytes], M] = _unmoved
    """Somebody of whom it kept something in an earlier game sits on this seat; before it hears anything."""
    keep: Callable[[M], Mapping[Seat, bytes]] = _nothing
    """What it would keep of everybody else for another game, if they allow it: JSON, and little of it."""
    rungs: tuple[tuple[str, int], ...] = ()
    """Sides on whose ladder it is offered (`ANY_SIDE`: on everybody's), and how far up."""
    apart: bool = False
    """Offered beside the ladder. Neither this nor a rung: it is there for whoever asks for it by name."""
    account: AnyAccount | None = None
    """How its memory is told once the game is over; None: it has none worth telling."""


AnyBot: TypeAlias = Bot[object, Action, Event, View]
AnyBots: TypeAlias = Mapping[str, Mapping[str, AnyBot]]
"""The bots of a house, by game and by name."""


def ladders(bots: Mapping[str, AnyBot]) -> dict[str, tuple[str, ...]]:
    """The bots of one game that are offered for each side, the first of them first."""
    rungs = sorted((side, height, name) for name, bot in bots.items() for side, height in bot.rungs)
    return {side: tuple(name for on, _, name in rungs if on == side) for side, _, _ in rungs}


def beside_ladders(bots: Mapping[str, AnyBot]) -> tuple[str, ...]:
    return tuple(name for name, bot in bots.items() if bot.apart)


def any_bot(bot: Bot[M, A, E, V]) -> AnyBot:
    """Forgets which game it plays and what its memory is made of; see `taberna.table.game.any_game`."""
    return cast(AnyBot, bot)

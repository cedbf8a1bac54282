"""What a game of Hazard is made of, and what each event does to it."""

from typing import Final, TypeAlias, TypeVar

from msgspec.structs import replace

from taberna.table import values
from taberna.table.outcome import Outcome
from taberna.table.seats import Seat

T = TypeVar("T")

SEATS: Final[tuple[Seat, ...]] = ("A", "B", "C")
VARIANTS: Final = ("plain", "whispers")
UNSEEN: Final = "?"
SEALED: Final = -1
"""A call that was made and is not shown; 0 is none yet."""


class HazardOptions(values.Options, frozen=True, kw_only=True):
    variant: str = "plain"
    rounds: int = 2
    chalk: bool = False
    """What the banker chalked up can't be taken back."""
    log: bool = True
    purses: tuple[int, ...] = (100, 100, 100)


class Deal(values.Step, frozen=True):
    seat: Seat


class Whisper(values.Step, frozen=True):
    pass


class Staking(values.Step, frozen=True):
    seat: Seat


class Calling(values.Step, frozen=True):
    pass


class Throw(values.Step, frozen=True):
    pass


HazardStep: TypeAlias = Deal | Whisper | Staking | Calling | Throw


class Hazard(values.State, frozen=True, kw_only=True):
    options: HazardOptions = HazardOptions()
    seats: tuple[Seat, ...] = SEATS
    purses: tuple[int, ...] = (0, 0, 0)
    round: int = 0
    stake: int = 0
    hands: tuple[str, ...] = ("", "", "")
    calls: tuple[int, ...] = (0, 0, 0)
    tipped: Seat = ""
    steps: tuple[HazardStep, ...] = ()
    """What is still to be done in this round; the first is the one waited for."""
    outcome: Outcome | None = None


EMPTY: Final = Hazard()


class HazardView(values.View, frozen=True):
    options: HazardOptions
    purses: tuple[int, ...]
    round: int
    stake: int
    hands: tuple[str, ...]
    calls: tuple[int, ...]
    tipped: bool
    step: HazardStep | None
    outcome: Outcome | None


class Stake(values.Action, frozen=True):
    coins: int
    toast: str


class Call(values.Action, frozen=True):
    number: int


class Leave(values.Action, frozen=True):
    pass


class Rolled(values.Action, frozen=True):
    faces: tuple[str, ...]


HazardAction: TypeAlias = Stake | Call | Leave | Rolled


class SatDown(values.Event, frozen=True):
    options: HazardOptions
    seats: tuple[Seat, ...]


class RoundBegan(values.Event, frozen=True):
    round: int


class Dealt(values.Event, frozen=True):
    seat: Seat
    face: str


class Tipped(values.Event, frozen=True):
    """Exists for the one who is told, and for nobody else."""

    seat: Seat
    about: Seat
    face: str


class Staked(values.Event, frozen=True):
    seat: Seat
    coins: int
    toast: str


class Called(values.Event, frozen=True):
    seat: Seat
    number: int


class Lifted(values.Event, frozen=True):
    hands: tuple[str, ...]
    calls: tuple[int, ...]


class Thrown(values.Event, frozen=True):
    face: str


class Paid(values.Event, frozen=True):
    winners: tuple[Seat, ...]
    purses: tuple[int, ...]


class Ended(values.Event, frozen=True):
    outcome: Outcome


HazardEvent: TypeAlias = (
    SatDown | RoundBegan | Dealt | Tipped | Staked | Called | Lifted | Thrown | Paid | Ended
)


def evolve(state: Hazard, event: HazardEvent) -> Hazard:
    match event:
        case SatDown(options, seats):
            return Hazard(options=options, seats=seats, purses=options.purses)
        case RoundBegan(number):
            return Hazard(
                options=state.options,
                seats=state.seats,
                purses=state.purses,
                round=number,
                steps=plan(state.options, state.seats, number),
            )
        case Dealt(seat, face):
            return replace(state, hands=put(state, state.hands, seat, face), steps=state.steps[1:])
        case Tipped(seat):
            return replace(state, tipped=seat, steps=state.steps[1:])
        case Staked(_, coins):
            return replace(state, stake=coins, steps=state.steps[1:])
        case Called(seat, number):
            return replace(state, calls=put(state, state.calls, seat, number))
        case Lifted() | Thrown():
            return replace(state, steps=state.steps[1:])
        case Paid(_, purses):
            return replace(state, purses=purses)
        case Ended(outcome):
            return replace(state, outcome=outcome)


def plan(options: HazardOptions, seats: tuple[Seat, ...], number: int) -> tuple[HazardStep, ...]:
    """A round's steps; the bank goes round the table."""
    whisper = (Whisper(),) if options.variant == "whispers" else ()
    banker = seats[(number - 1) % len(seats)]
    return (*map(Deal, seats), *whisper, Staking(banker), Calling(), Throw())


def put(state: Hazard, row: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    at = state.seats.index(seat)
    return (*row[:at], value, *row[at + 1 :])


def left_of(state: Hazard, seat: Seat) -> Seat:
    return state.seats[(state.seats.index(seat) + 1) % len(state.seats)]


def richest(state: Hazard, reason: str) -> Outcome:
    winners = tuple(
        s for s, purse in zip(state.seats, state.purses, strict=True) if purse == max(state.purses)
    )
    return Outcome(winners[0] if len(winners) == 1 else "draw", reason, winners)

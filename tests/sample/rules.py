"""Who may do what in Hazard, and what comes of it."""

from itertools import product
from typing import Final

from sample.state import (
    SEATS,
    VARIANTS,
    Call,
    Called,
    Calling,
    Deal,
    Dealt,
    Ended,
    Hazard,
    HazardAction,
    HazardEvent,
    HazardOptions,
    Leave,
    Lifted,
    Paid,
    Rolled,
    RoundBegan,
    SatDown,
    Stake,
    Staked,
    Staking,
    Throw,
    Thrown,
    Tipped,
    Whisper,
    evolve,
    left_of,
    richest,
)
from taberna.table.dice import Die, Faces, Roll
from taberna.table.forms import Form, Legal, Within, Words
from taberna.table.outcome import Outcome
from taberna.table.refusal import Refusal, refuse
from taberna.table.seats import HOUSE, SPECTATOR, Seat
from taberna.table.unfold import Unfolding

D6: Final = Die(("1", "2", "3", "4", "5", "6"))
COINS: Final = Within(1, 1000)
TOAST: Final = Words(40)
CALLS: Final = Within(4, 24)
"""Three cups and a die of the house."""


def start(options: HazardOptions, seats: tuple[Seat, ...]) -> tuple[HazardEvent, ...] | Refusal:
    if seats != SEATS:
        return refuse("seats", wanted=len(SEATS))
    if options.variant not in VARIANTS:
        return refuse("no-such-variant", variant=options.variant)
    if len(options.purses) != len(SEATS):
        return refuse("purses", wanted=len(SEATS))
    if not 1 <= options.rounds <= 9:
        return refuse("rounds", low=1, high=9)
    return SatDown(options, seats), RoundBegan(1)


def waiting(state: Hazard) -> tuple[Seat, ...]:
    if state.outcome is not None:
        return ()
    match state.steps[0]:
        case Staking(seat):
            return (seat,)
        case Calling():
            return tuple(s for s, call in zip(state.seats, state.calls, strict=True) if not call)
        case Deal() | Whisper() | Throw():
            return (HOUSE,)


def roll(state: Hazard) -> Roll | None:
    if state.outcome is not None:
        return None
    match state.steps[0]:
        case Deal(seat):
            return Roll("cup", seat, state.round, (D6,))
        case Whisper():
            return Roll("whisper", HOUSE, state.round, (Die(state.seats),))
        case Throw():
            return Roll("throw", HOUSE, state.round, (D6,))
        case Staking() | Calling():
            return None


def rolled(state: Hazard, faces: Faces) -> Rolled:
    return Rolled(faces)


def legal(state: Hazard, seat: Seat) -> Legal[HazardAction]:
    if state.outcome is not None or seat == SPECTATOR:
        return Legal()
    if seat == HOUSE:
        due = roll(state)
        return Legal(tuple(map(Rolled, product(*(die.faces for die in due.dice)))) if due else ())
    if seat not in waiting(state):
        return Legal((Leave(),))
    if isinstance(state.steps[0], Staking):
        return Legal((Leave(),), (Form("stake", {"coins": COINS, "toast": TOAST}),))
    return Legal((Leave(),), (Form("call", {"number": CALLS}),))


def decide(state: Hazard, seat: Seat, action: HazardAction) -> tuple[HazardEvent, ...] | Refusal:
    refusal = objection(state, seat, action)
    if refusal is not None:
        return refusal
    told = Unfolding(evolve, state)
    match action:
        case Leave():
            others = tuple(s for s in state.seats if s != seat)
            told.tell(Ended(Outcome("left", "left", others)))
        case Stake(coins, toast):
            told.tell(Staked(seat, coins, toast))
        case Call(number):
            told.tell(Called(seat, number))
            if all(told.state.calls):
                told.tell(Lifted(told.state.hands, told.state.calls))
        case Rolled((face,)):
            settle_roll(told, face)
    return tuple(told.events)


def objection(state: Hazard, seat: Seat, action: HazardAction) -> Refusal | None:
    """Why not. It is told to the seat, so it may depend on nothing that the seat can't see."""
    if state.outcome is not None:
        return refuse("over")
    if seat != HOUSE and seat not in state.seats:
        return refuse("no-such-seat", seat=seat)
    if (seat == HOUSE) != isinstance(action, Rolled):
        return refuse("not-yours")
    if legal(state, seat).allows(action):
        return None
    match action:
        case Stake() if isinstance(state.steps[0], Staking) and seat in waiting(state):
            return refuse("stake-out-of-range", low=COINS.low, high=COINS.high, longest=TOAST.longest)
        case Call() if isinstance(state.steps[0], Calling) and seat in waiting(state):
            return refuse("call-out-of-range", low=CALLS.low, high=CALLS.high)
        case Rolled() if roll(state):
            return refuse("no-such-face")
        case _:
            return refuse("not-now")


def settle_roll(told: Unfolding[Hazard, HazardEvent], face: str) -> None:
    state = told.state
    match state.steps[0]:
        case Deal(seat):
            told.tell(Dealt(seat, face))
        case Whisper():
            about = left_of(state, face)
            told.tell(Tipped(face, about, state.hands[state.seats.index(about)]))
        case _:
            told.tell(Thrown(face), paid(state, int(face)))
            if state.round < state.options.rounds:
                told.tell(RoundBegan(state.round + 1))
            else:
                told.tell(Ended(richest(told.state, "last round")))


def paid(state: Hazard, thrown: int) -> Paid:
    total = sum(map(int, state.hands)) + thrown
    nearest = min(abs(call - total) for call in state.calls)
    won = [abs(call - total) == nearest for call in state.calls]
    pot = state.stake * won.count(False)
    # What can't be shared out evenly stays with the house.
    purses = (
        purse + (pot // won.count(True) if win else -state.stake)
        for purse, win in zip(state.purses, won, strict=True)
    )
    return Paid(tuple(s for s, win in zip(state.seats, won, strict=True) if win), tuple(purses))

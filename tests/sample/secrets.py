"""What each seat may know of a game of Hazard: the allow-lists, and another truth that fits them."""

from msgspec.structs import replace

from sample.rules import CALLS, D6
from sample.state import (
    SEALED,
    UNSEEN,
    Called,
    Dealt,
    Ended,
    Hazard,
    HazardEvent,
    HazardView,
    Lifted,
    Paid,
    RoundBegan,
    SatDown,
    Staked,
    Throw,
    Thrown,
    Tipped,
    left_of,
)
from taberna.table.dice import Draws
from taberna.table.seats import Seat


def lifted(state: Hazard) -> bool:
    """Whether the cups have been lifted: in mid-round only when all that is left is the house's throw."""
    return state.steps in ((), (Throw(),))


def knows(state: Hazard, seat: Seat, owner: Seat) -> bool:
    """Whether a seat knows what is under the owner's cup."""
    tip = state.tipped == seat and owner == left_of(state, seat)
    return seat == owner or tip or lifted(state)


def view(state: Hazard, seat: Seat) -> HazardView:
    hands = zip(state.seats, state.hands, strict=True)
    calls = zip(state.seats, state.calls, strict=True)
    return HazardView(
        options=state.options,
        purses=state.purses,
        round=state.round,
        stake=state.stake,
        hands=tuple(hand and (hand if knows(state, seat, owner) else UNSEEN) for owner, hand in hands),
        calls=tuple(call and (call if seat == owner or lifted(state) else SEALED) for owner, call in calls),
        tipped=state.tipped == seat,
        step=state.steps[0] if state.steps else None,
        outcome=state.outcome,
    )


def redact(before: Hazard, event: HazardEvent, after: Hazard, seat: Seat) -> HazardEvent | None:
    match event:
        case Dealt(owner):
            return event if seat == owner else Dealt(owner, UNSEEN)
        case Called(owner):
            return event if seat == owner else Called(owner, SEALED)
        case Tipped(owner):
            return event if seat == owner else None
        case SatDown() | RoundBegan() | Staked() | Lifted() | Thrown() | Paid() | Ended():
            return event


def plain(event: HazardEvent) -> bool:
    """A stake is said aloud; all else is dealt, sealed, lifted or thrown."""
    return isinstance(event, Staked)


def imagine(state: Hazard, seat: Seat, draws: Draws) -> Hazard:
    others = [other for other in state.seats if other != seat]
    whisper = bool(state.tipped) and state.tipped != seat
    tipped = draws.one(others) if whisper else state.tipped
    if lifted(state):
        return replace(state, tipped=tipped)
    hands = tuple(
        hand if not hand or knows(state, seat, owner) else draws.face(D6)
        for owner, hand in zip(state.seats, state.hands, strict=True)
    )
    calls = tuple(
        call if not call or seat == owner else CALLS.low + draws.below(CALLS.high - CALLS.low + 1)
        for owner, call in zip(state.seats, state.calls, strict=True)
    )
    return replace(state, hands=hands, calls=calls, tipped=tipped)

"""Who must act now."""

from taberna.games.tseuquest.flow.rolls import thrower
from taberna.games.tseuquest.flow.state import State, active, campers, find, step
from taberna.games.tseuquest.flow.steps import (
    AdvantageDue,
    AimDue,
    AsideDue,
    DefenceDue,
    DisplaceDue,
    DrawCards,
    DrawTreasure,
    LoseDue,
    Motion,
    PassageDue,
    PickAdventure,
    PickElement,
    PickParty,
    PitDue,
    PlaceDue,
    PushDue,
    RedirectDue,
    RerollDue,
    RowDue,
    SearchDue,
    Throw,
    Trading,
)
from taberna.games.tseuquest.options import SORCERER
from taberna.table.seats import Seat


def waiting(state: State) -> tuple[Seat, ...]:
    if state.outcome is not None:
        return ()
    if state.phase == "interlude":
        return tuple(s for s in campers(state) if s not in state.ready)
    match step(state):  # the commonest first: every check of every action asks
        case None:
            return _whose_turn(state)
        case Motion(by=by):
            return (by,)
        case Throw() | DrawCards() | DrawTreasure():
            return (thrower(state),)
        case PickAdventure(by=by):
            return (by,)
        case PickParty():
            return tuple(s for s in state.seats if s != SORCERER and s not in state.ready)
        case SearchDue() | PlaceDue():
            return (SORCERER,)
        case PickElement(hero):
            return (_seat(state, hero),)
        case PushDue(by=by) | PitDue(by=by) | RowDue(by=by) | AimDue(by=by):
            return (by,)
        case RedirectDue(by=by) | DisplaceDue(by=by):
            return (by,)
        case PassageDue(of=of) | DefenceDue(of=of) | LoseDue(of=of) | RerollDue(of=of) | AsideDue(of=of):
            return (of,)
        case AdvantageDue(figure):
            return (_seat(state, figure),)
        case Trading(figure, partner, offered=offered):
            return (_seat(state, partner if offered else figure),)
        case _:
            return _whose_turn(state)


def _whose_turn(state: State) -> tuple[Seat, ...]:
    actor = active(state)
    return (actor.seat if actor else SORCERER,)


def _seat(state: State, name: str) -> Seat:
    found = find(state, name)
    if found is not None:
        return found.seat
    return next(chosen.seat for chosen in state.party if chosen.hero == name)

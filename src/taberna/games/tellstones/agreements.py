"""Ends that the stones don't decide: draws, resigning, time and absence (TS-7.1, TS-7.2, TS-7.5)."""

from taberna.games.tellstones.actions import Away, Back, Claim, Draw, Flag, Resign
from taberna.games.tellstones.events import CameBack, DrawDeclined, DrawOffered, Resigned, WentAway
from taberna.games.tellstones.seats import other, partner, side
from taberna.games.tellstones.state import State
from taberna.games.tellstones.turns import Decision, end
from taberna.games.tellstones.waiting import waiting
from taberna.table.refusal import Refusal, refuse
from taberna.table.seats import HOUSE, Seat


def agree(state: State, seat: Seat, action: Draw) -> Decision:
    why = _not_a_player(state, seat)
    if why is not None:
        return why
    if action.say == "offer":
        return (DrawOffered(seat),) if state.drawn is None else refuse("already-offered")
    if state.drawn is None:
        return refuse("not-offered")
    if state.drawn == side(seat):
        return refuse("own-offer")
    return (DrawDeclined(seat),) if action.say == "decline" else (end(state, None, "agreed"),)


def resign(state: State, seat: Seat, action: Resign) -> Decision:
    """In the King's Round both partners must agree."""
    why = _not_a_player(state, seat)
    if why is not None:
        return why
    if seat in state.resigns:
        return refuse("already-resigned")
    if partner(seat) in (seat, *state.resigns):
        return (Resigned(seat), end(state, other(side(seat)), "resigned"))
    return (Resigned(seat),)


def claim(state: State, seat: Seat, action: Claim) -> Decision:
    why = _not_a_player(state, seat)
    if why is not None:
        return why
    ours = side(seat)
    if not any(side(gone) != ours for gone in state.away):
        return refuse("nobody-away")
    return (end(state, ours, "claimed"),)


def flag(state: State, seat: Seat, action: Flag) -> Decision:
    """Out of time loses, in the King's Round for the team (TS-7.1)."""
    why = _not_the_house(state, seat, action.seat)
    if why is not None:
        return why
    if state.options.clock == "off":
        return refuse("no-clock")
    if action.seat not in waiting(state):
        return refuse("not-awaited", seat=action.seat)
    return (end(state, other(side(action.seat)), "time"),)


def mark_away(state: State, seat: Seat, action: Away) -> Decision:
    why = _not_the_house(state, seat, action.seat)
    if why is not None:
        return why
    return refuse("already-away", seat=action.seat) if action.seat in state.away else (WentAway(action.seat),)


def mark_back(state: State, seat: Seat, action: Back) -> Decision:
    why = _not_the_house(state, seat, action.seat)
    if why is not None:
        return why
    return (CameBack(action.seat),) if action.seat in state.away else refuse("not-away", seat=action.seat)


def _not_a_player(state: State, seat: Seat) -> Refusal | None:
    if state.outcome is not None:
        return refuse("over")
    if seat in state.seats:
        return None
    return refuse("players-only") if seat == HOUSE else refuse("no-such-seat", seat=seat)


def _not_the_house(state: State, seat: Seat, about: Seat) -> Refusal | None:
    if state.outcome is not None:
        return refuse("over")
    if seat != HOUSE:
        return refuse("house-only")
    return None if about in state.seats else refuse("no-such-seat", seat=about)

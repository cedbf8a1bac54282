"""Place, Hide and Swap: chosen by the player, carried out by the opponent (TS-2.1 to TS-2.4, TS-2.8)."""

from typing import TypeAlias

from taberna.games.tellstones.actions import Hide, LineName, Order, Place, Swap
from taberna.games.tellstones.checks import no_stone, not_face_up, not_in_turn, not_waited_for
from taberna.games.tellstones.events import Hidden, Ordered, Placed, Swapped
from taberna.games.tellstones.seats import left, right
from taberna.games.tellstones.state import State, line_of
from taberna.games.tellstones.steps import OrderStanding
from taberna.games.tellstones.stones import VACANT, Line, open_ends, pool
from taberna.games.tellstones.turns import Decision, finish
from taberna.table.refusal import Refusal, refuse
from taberna.table.seats import Seat

Handled: TypeAlias = Placed | Hidden | Swapped


def place(state: State, seat: Seat, action: Place) -> Decision:
    line = action.line
    why = _not_now(state, seat, action) or _no_placing(line_of(state, line), action)
    if why is not None:
        return why
    by, hand = _hands(state, seat)
    return _said_or_done(state, action, Placed(by, hand, action.symbol, action.end, line), line)


def hide(state: State, seat: Seat, action: Hide) -> Decision:
    line = action.line
    why = _not_now(state, seat, action) or not_face_up(line_of(state, line), action.space)
    if why is not None:
        return why
    by, hand = _hands(state, seat)
    return _said_or_done(state, action, Hidden(by, hand, action.space, line), line)


def swap(state: State, seat: Seat, action: Swap) -> Decision:
    line = action.line
    why = _not_now(state, seat, action) or _no_swapping(line_of(state, line), action)
    if why is not None:
        return why
    by, hand = _hands(state, seat)
    return _said_or_done(state, action, Swapped(by, hand, action.space, action.other, line), line)


def _not_now(state: State, seat: Seat, action: Order) -> Refusal | None:
    if state.steps and isinstance(standing := state.steps[-1], OrderStanding):
        # The opponent has to make the very move ordered; anything else changes nothing (TS-2.8).
        why = not_waited_for(state, seat)
        return why or (None if action == standing.order else refuse("not-the-order"))
    return not_in_turn(state, seat, action)


def _hands(state: State, seat: Seat) -> tuple[Seat, Seat]:
    """Who chose it, and who carries it out (TS-6.2)."""
    return (right(seat), seat) if state.steps else (seat, left(seat))


def _said_or_done(state: State, action: Order, done: Handled, line: LineName) -> Decision:
    if state.options.hands == "opponent" and not state.steps:
        return (Ordered(done.by, done.hand, action),)
    return finish(state, (done,), line)


def _no_swapping(line: Line, action: Swap) -> Refusal | None:
    one, other = action.space, action.other
    if 1 <= one < other <= len(line) and VACANT not in line:
        return None  # by far the commonest action
    why = no_stone(line, one) or no_stone(line, other)
    return why or (refuse("same-stone", space=one) if one == other else None)


def _no_placing(line: Line, action: Place) -> Refusal | None:
    if action.symbol in line.upper():
        return refuse("not-in-pool", symbol=action.symbol) if pool(line) else refuse("pool-empty")
    return None if action.end in open_ends(line) else refuse("end-closed", end=action.end)

"""Place, Hide and Swap: chosen by the player, carried out by the opponent (TS-2.1 to TS-2.4, TS-2.8)."""

from taberna.games.tellstones.actions import Hide, Order, Swap
from taberna.games.tellstones.checks import no_stone, not_face_up, not_on_line, not_waited_for, not_your_turn
from taberna.games.tellstones.events import Hidden, Ordered, Placed, Swapped
from taberna.games.tellstones.seats import left, right
from taberna.games.tellstones.state import State, line_of, step
from taberna.games.tellstones.steps import OrderStanding
from taberna.games.tellstones.stones import Line, open_ends, pool
from taberna.games.tellstones.turns import Decision, finish
from taberna.table.refusal import Refusal, refuse
from taberna.table.seats import Seat


def handle(state: State, seat: Seat, action: Order) -> Decision:
    if state.steps and isinstance(standing := step(state), OrderStanding):
        return _handle_as_ordered(state, seat, action, standing.order)
    why = (
        not_your_turn(state, seat)
        or not_on_line(state, action)
        or _not_possible(line_of(state, action.line), action)
    )
    if why is not None:
        return why
    hand = left(seat)  # TS-6.2
    if state.options.hands == "opponent":
        return (Ordered(seat, hand, action),)
    return _carry_out(state, seat, hand, action)


def _handle_as_ordered(state: State, seat: Seat, action: Order, order: Order) -> Decision:
    """The opponent has to make the very move ordered; anything else changes nothing (TS-2.8)."""
    why = not_waited_for(state, seat)
    if why is not None:
        return why
    if action != order:
        return refuse("not-the-order")
    return _carry_out(state, right(seat), seat, action)


def _carry_out(state: State, by: Seat, hand: Seat, action: Order) -> Decision:
    line = action.line
    if isinstance(action, Swap):
        return finish(state, (Swapped(by, hand, action.space, action.other, line),), line)
    if isinstance(action, Hide):
        return finish(state, (Hidden(by, hand, action.space, line),), line)
    return finish(state, (Placed(by, hand, action.symbol, action.end, line),), line)


def _not_possible(line: Line, action: Order) -> Refusal | None:
    if isinstance(action, Swap):
        why = no_stone(line, action.space) or no_stone(line, action.other)
        return why or (refuse("same-stone", space=action.space) if action.space == action.other else None)
    if isinstance(action, Hide):
        return not_face_up(line, action.space)
    if action.symbol in line.upper():
        return refuse("not-in-pool", symbol=action.symbol) if pool(line) else refuse("pool-empty")
    return None if action.end in open_ends(line) else refuse("end-closed", end=action.end)

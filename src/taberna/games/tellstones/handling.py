"""Place, Hide and Swap: chosen by the player, carried out by the opponent (TS-2.1 to TS-2.4, TS-2.8)."""

from taberna.games.tellstones.actions import Hide, Order, Place, Swap
from taberna.games.tellstones.checks import no_stone, not_face_up, not_on_line, not_waited_for, not_your_turn
from taberna.games.tellstones.events import Hidden, Ordered, Placed, Swapped
from taberna.games.tellstones.seats import left, right
from taberna.games.tellstones.state import State, line_of, step
from taberna.games.tellstones.steps import OrderStanding
from taberna.games.tellstones.stones import Line, open_ends, pool
from taberna.games.tellstones.turns import Decision, begin_tale, finish
from taberna.table.refusal import Refusal, refuse
from taberna.table.seats import Seat


def handle(state: State, seat: Seat, action: Order) -> Decision:
    standing = step(state)
    if isinstance(standing, OrderStanding):
        return _carry_out_by_hand(state, seat, action, standing)
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
    return _carried_out(state, seat, hand, action)


def _carry_out_by_hand(state: State, seat: Seat, action: Order, standing: OrderStanding) -> Decision:
    """The opponent has to make the very move ordered; anything else changes nothing (TS-2.8)."""
    why = not_waited_for(state, seat)
    if why is not None:
        return why
    if action != standing.order:
        return refuse("not-the-order")
    return _carried_out(state, right(seat), seat, action)


def _carried_out(state: State, by: Seat, hand: Seat, action: Order) -> Decision:
    match action:
        case Place(symbol, end, line):
            return finish(begin_tale(state, Placed(by, hand, symbol, end, line)), line)
        case Hide(space, line):
            return finish(begin_tale(state, Hidden(by, hand, space, line)), line)
        case Swap(space, other, line):
            return finish(begin_tale(state, Swapped(by, hand, space, other, line)), line)


def _not_possible(line: Line, action: Order) -> Refusal | None:
    match action:
        case Place(symbol, end):
            in_pool = pool(line)
            if not in_pool:
                return refuse("pool-empty")
            if symbol not in in_pool:
                return refuse("not-in-pool", symbol=symbol)
            return None if end in open_ends(line) else refuse("end-closed", end=end)
        case Hide(space):
            return not_face_up(line, space)
        case Swap(space, other):
            why = no_stone(line, space) or no_stone(line, other)
            return why or (refuse("same-stone", space=space) if space == other else None)

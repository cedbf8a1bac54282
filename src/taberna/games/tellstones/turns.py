"""How an action ends and the next turn begins (TS-1.6, TS-1.7, TS-5.2)."""

from functools import cache
from typing import TypeAlias

from taberna.games.tellstones.actions import LineName
from taberna.games.tellstones.duty import may_ring_after
from taberna.games.tellstones.events import Ended, HalfDone, TellstonesEvent, TurnBegan
from taberna.games.tellstones.evolve import evolve
from taberna.games.tellstones.seats import Side, left, of_side, other
from taberna.games.tellstones.state import State
from taberna.table.outcome import Outcome
from taberna.table.refusal import Refusal
from taberna.table.seats import Seat
from taberna.table.unfold import fold

Events: TypeAlias = tuple[TellstonesEvent, ...]
Decision: TypeAlias = Events | Refusal


def after(state: State, told: Events) -> State:
    return fold(evolve, state, told)


def end(state: State, winner: Side | None, reason: str) -> Ended:
    if winner is None:
        return Ended(Outcome("draw", reason))
    return Ended(Outcome(winner, reason, of_side(state.seats, winner)))


def finish(state: State, told: Events, line: LineName) -> Events:
    """The action is over, with all its answers: the other Line is next, or the next player."""
    mover, options = state.mover, state.options
    assert mover is not None
    if line is not None and options.vanguard == "both" and state.second is None:
        return (*told, HalfDone(other(line)))
    if 0 < options.turns_max <= state.turns:
        return (*told, end(state, None, "turns"))  # TS-7.2
    bell = options.last_orders == "on" and may_ring_after(after(state, told))
    return told + _turn_of(left(mover), bell)


@cache
def _turn_of(seat: Seat, bell: bool) -> Events:
    return (TurnBegan(seat, bell),)

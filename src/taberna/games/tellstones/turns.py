"""How an action ends and the next turn begins (TS-1.6, TS-1.7, TS-5.2)."""

from typing import Final, TypeAlias

from taberna.games.tellstones.actions import LineName
from taberna.games.tellstones.bell import may_ring_after
from taberna.games.tellstones.events import Ended, HalfDone, Scored, TellstonesEvent, TurnBegan
from taberna.games.tellstones.evolve import evolve
from taberna.games.tellstones.seats import Side, left, of_side, other
from taberna.games.tellstones.state import State, points
from taberna.table.outcome import Outcome
from taberna.table.refusal import Refusal
from taberna.table.unfold import Unfolding

Decision: TypeAlias = tuple[TellstonesEvent, ...] | Refusal
Tale: TypeAlias = Unfolding[State, TellstonesEvent]

POINTS_TO_WIN: Final = 3


def begin_tale(state: State, *events: TellstonesEvent) -> Tale:
    return Unfolding(evolve, state, *events)


def end(state: State, winner: Side | None, reason: str) -> Ended:
    if winner is None:
        return Ended(Outcome("draw", reason))
    return Ended(Outcome(winner, reason, of_side(state.seats, winner)))


def finish(tale: Tale, line: LineName) -> Decision:
    """The action is over, with all its answers: the other Line is next, or the next player."""
    state = tale.before
    assert state.mover is not None
    if line is not None and state.options.vanguard == "both" and state.second is None:
        tale.tell(HalfDone(other(line)))
    elif 0 < state.options.turns_max <= state.turns:
        tale.tell(end(state, None, "turns"))  # TS-7.2
    else:
        tale.tell(TurnBegan(left(state.mover), _bell_due(tale)))
    return tuple(tale.events)


def _bell_due(tale: Tale) -> bool:
    return tale.before.options.last_orders == "on" and may_ring_after(tale.state)


def score(tale: Tale, winner: Side, line: LineName) -> Decision:
    """A point, and with it the end of the action; the third ends the game (TS-1.6, TS-3.11)."""
    tale.tell(Scored(winner))
    if points(tale.state, winner) < POINTS_TO_WIN:
        return finish(tale, line)
    tale.tell(end(tale.state, winner, "points"))
    return tuple(tale.events)

"""The bell of last orders rings, or it does not (TS-7.3)."""

from taberna.games.tellstones.actions import Bell
from taberna.games.tellstones.checks import not_waited_for
from taberna.games.tellstones.events import BellRang, BellSilent
from taberna.games.tellstones.state import State, step
from taberna.games.tellstones.steps import BellRoll
from taberna.games.tellstones.turns import Decision
from taberna.table.refusal import refuse
from taberna.table.seats import Seat


def ring(state: State, seat: Seat, action: Bell) -> Decision:
    why = not_waited_for(state, seat)
    if why is not None:
        return why
    if not isinstance(step(state), BellRoll) or state.mover is None:
        return refuse("not-now")
    return (BellRang(state.mover) if action.rings else BellSilent(state.mover),)

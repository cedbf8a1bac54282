"""Checks an action and resolves it: one function an action, in the module of its chapter."""

from typing import Final

from taberna.games.tellstones import actions, agreements, boast, challenge, handling, peek, setup
from taberna.games.tellstones.actions import TellstonesAction
from taberna.games.tellstones.checks import not_waited_for
from taberna.games.tellstones.events import BellRang, BellSilent
from taberna.games.tellstones.state import State, step
from taberna.games.tellstones.steps import BellRoll
from taberna.games.tellstones.turns import Decision
from taberna.table.dispatch import Decide
from taberna.table.refusal import refuse
from taberna.table.seats import Seat

decide: Final[Decide[State, TellstonesAction, Decision]] = Decide()

decide.on(actions.Open)(setup.open_line)
decide.on(actions.Begin)(setup.draw_first)
decide.on(actions.First)(setup.choose_first)
decide.on(actions.Second)(setup.choose_first)
decide.on(actions.Place)(handling.handle)
decide.on(actions.Hide)(handling.handle)
decide.on(actions.Swap)(handling.handle)
decide.on(actions.Peek)(peek.peek)
decide.on(actions.Stop)(peek.stop)
decide.on(actions.Challenge)(challenge.challenge)
decide.on(actions.Answer)(challenge.answer)
decide.on(actions.Boast)(boast.boast)
decide.on(actions.Believe)(boast.believe)
decide.on(actions.Doubt)(boast.doubt)
decide.on(actions.Steal)(boast.steal)
decide.on(actions.Name)(boast.name)
decide.on(actions.Draw)(agreements.agree)
decide.on(actions.Resign)(agreements.resign)
decide.on(actions.Claim)(agreements.claim)
decide.on(actions.Flag)(agreements.flag)
decide.on(actions.Away)(agreements.mark_away)
decide.on(actions.Back)(agreements.mark_back)


@decide.on(actions.Bell)
def ring(state: State, seat: Seat, action: actions.Bell) -> Decision:
    """TS-7.3."""
    why = not_waited_for(state, seat)
    if why is not None:
        return why
    if not isinstance(step(state), BellRoll) or state.mover is None:
        return refuse("not-now")
    return (BellRang(state.mover) if action.rings else BellSilent(state.mover),)

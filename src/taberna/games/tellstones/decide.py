"""Checks an action and resolves it: one function an action, in the module of its chapter."""

from typing import Final

from taberna.games.tellstones import actions, agreements, bell, boast, challenge, handling, peek, setup
from taberna.games.tellstones.actions import TellstonesAction
from taberna.games.tellstones.events import CameBack
from taberna.games.tellstones.state import State
from taberna.games.tellstones.turns import Decision
from taberna.table.dispatch import Decide
from taberna.table.refusal import Refusal
from taberna.table.seats import Seat

_resolve: Final[Decide[State, TellstonesAction, Decision]] = Decide()

_resolve.on(actions.Open)(setup.open_line)
_resolve.on(actions.Begin)(setup.draw_first)
_resolve.on(actions.First)(setup.choose_first)
_resolve.on(actions.Second)(setup.choose_first)
_resolve.on(actions.Place)(handling.handle)
_resolve.on(actions.Hide)(handling.handle)
_resolve.on(actions.Swap)(handling.handle)
_resolve.on(actions.Peek)(peek.peek)
_resolve.on(actions.Stop)(peek.stop)
_resolve.on(actions.Challenge)(challenge.challenge)
_resolve.on(actions.Answer)(challenge.answer)
_resolve.on(actions.Boast)(boast.boast)
_resolve.on(actions.Believe)(boast.believe)
_resolve.on(actions.Doubt)(boast.doubt)
_resolve.on(actions.Steal)(boast.steal)
_resolve.on(actions.Name)(boast.name)
_resolve.on(actions.Draw)(agreements.agree)
_resolve.on(actions.Resign)(agreements.resign)
_resolve.on(actions.Claim)(agreements.claim)
_resolve.on(actions.Flag)(agreements.flag)
_resolve.on(actions.Away)(agreements.mark_away)
_resolve.on(actions.Back)(agreements.mark_back)
_resolve.on(actions.Bell)(bell.ring)


def decide(state: State, seat: Seat, action: TellstonesAction) -> Decision:
    decision = _resolve(state, seat, action)
    if state.away and seat in state.away and not isinstance(decision, Refusal):
        return (CameBack(seat), *decision)  # TS-7.5: whoever acts is there
    return decision

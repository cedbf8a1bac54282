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

_table: Final[Decide[State, TellstonesAction, Decision]] = Decide()

_table.on(actions.Open)(setup.open_line)
_table.on(actions.Begin)(setup.draw_first)
_table.on(actions.First)(setup.choose_first)
_table.on(actions.Second)(setup.choose_first)
_table.on(actions.Place)(handling.place)
_table.on(actions.Hide)(handling.hide)
_table.on(actions.Swap)(handling.swap)
_table.on(actions.Peek)(peek.peek)
_table.on(actions.Stop)(peek.stop)
_table.on(actions.Challenge)(challenge.challenge)
_table.on(actions.Answer)(challenge.answer)
_table.on(actions.Boast)(boast.boast)
_table.on(actions.Believe)(boast.believe)
_table.on(actions.Doubt)(boast.doubt)
_table.on(actions.Steal)(boast.steal)
_table.on(actions.Name)(boast.name)
_table.on(actions.Draw)(agreements.agree)
_table.on(actions.Resign)(agreements.resign)
_table.on(actions.Claim)(agreements.claim)
_table.on(actions.Flag)(agreements.flag)
_table.on(actions.Away)(agreements.mark_away)
_table.on(actions.Back)(agreements.mark_back)
_table.on(actions.Bell)(bell.ring)


def decide(state: State, seat: Seat, action: TellstonesAction) -> Decision:
    decision = _table.resolve(state, seat, action)
    if state.away and seat in state.away and not isinstance(decision, Refusal):
        return (CameBack(seat), *decision)  # TS-7.5: whoever acts is there
    return decision

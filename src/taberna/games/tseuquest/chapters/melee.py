"""Melee (TQ-8.1 to TQ-8.3): who may be attacked, and with what."""

from taberna.games.tseuquest.chapters.arms import declare, no_fight
from taberna.games.tseuquest.chapters.dice_counts import attack_dice, melee_weapons
from taberna.games.tseuquest.flow import actions
from taberna.games.tseuquest.flow.checks import acting, not_able
from taberna.games.tseuquest.flow.state import State
from taberna.games.tseuquest.flow.tale import Decision
from taberna.games.tseuquest.ground.neighbours import beside, foes_beside
from taberna.games.tseuquest.things.pieces import Figure
from taberna.games.tseuquest.things.sources import CHARGE, Source
from taberna.table.refusal import Refusal, refuse
from taberna.table.seats import Seat


def no_attack(state: State, seat: Seat, action: actions.Attack) -> Refusal | None:
    return not_able(state, seat, "attack") or no_blow(state, acting(state), action)


def no_blow(state: State, actor: Figure, action: actions.Attack) -> Refusal | None:
    """For one who may attack at all."""
    return no_fight(state, actor, action, melee_weapons(actor), _no_contact)


def _no_contact(state: State, actor: Figure, target: Figure, weapon: str) -> Refusal | None:
    return None if target in beside(state, actor) else refuse("not-adjacent", figure=target.id)


def attack(state: State, seat: Seat, action: actions.Attack) -> Decision:
    """TQ-8.1 to TQ-8.3."""
    why = no_attack(state, seat, action)
    if why is not None:
        return why
    actor = acting(state)
    charge = (Source(CHARGE, 1),) if state.turn is not None and state.turn.charge else ()
    dice = attack_dice(state, actor, action.weapon) + charge
    return declare(state, actor, action, "melee", dice, in_vain=not foes_beside(state, actor))

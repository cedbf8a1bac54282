"""Melee (TQ-8.1 to TQ-8.3): who may be attacked, and with what."""

from taberna.games.tseuquest import actions
from taberna.games.tseuquest.checks import not_able
from taberna.games.tseuquest.events import (
    Declared,
)
from taberna.games.tseuquest.grip import take_up
from taberna.games.tseuquest.near import (
    attack_dice,
    beside,
    foes_beside,
    melee_weapons,
)
from taberna.games.tseuquest.pieces import Figure
from taberna.games.tseuquest.state import (
    State,
    active,
    find,
    same_side,
)
from taberna.games.tseuquest.steps import (
    Fight,
)
from taberna.games.tseuquest.tale import Decision, begin, begin_tale
from taberna.table.refusal import Refusal, refuse
from taberna.table.seats import Seat


def no_attack(state: State, seat: Seat, action: actions.Attack) -> Refusal | None:
    why = not_able(state, seat, "attack")
    if why is not None:
        return why
    actor = active(state)
    assert actor is not None
    return no_blow(state, actor, action)


def no_blow(state: State, actor: Figure, action: actions.Attack) -> Refusal | None:
    """For one who may attack at all."""
    if action.weapon not in melee_weapons(actor):
        return refuse("no-such-weapon", weapon=action.weapon)
    if not action.target:
        return None if state.options.error_also_plays == "on" else refuse("no-target")
    target = find(state, action.target)
    if target is None or not target.seen:
        return refuse("no-such-figure", figure=action.target)
    if same_side(actor, target):
        return refuse("friend", figure=action.target)
    return None if target in beside(state, actor) else refuse("not-adjacent", figure=action.target)


def attack(state: State, seat: Seat, action: actions.Attack) -> Decision:
    """TQ-8.1 to TQ-8.3."""
    why = no_attack(state, seat, action)
    if why is not None:
        return why
    actor = active(state)
    assert actor is not None
    assert state.turn is not None
    dice = attack_dice(state, actor, action.weapon) + (1 if state.turn.charge else 0)
    tale = begin_tale(state, Declared(actor.id, "attack", 1, action.target))
    take_up(tale, actor, action.weapon)
    if action.target or foes_beside(state, actor):
        begin(
            tale,
            Fight(attacker=actor.id, defender=action.target, kind="melee", weapon=action.weapon, dice=dice),
        )
    return tuple(tale.events)

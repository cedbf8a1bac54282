"""Arms of any kind (TQ-8.1 to TQ-8.3, TQ-9.1): a fight with one of them is declared against an adversary."""

from collections.abc import Callable
from typing import Literal, TypeAlias

from taberna.games.tseuquest.chapters.grip import take_up
from taberna.games.tseuquest.flow import actions
from taberna.games.tseuquest.flow.events import Declared, FightBegan
from taberna.games.tseuquest.flow.state import State, find, same_side
from taberna.games.tseuquest.flow.steps import Fight
from taberna.games.tseuquest.flow.tale import Decision, begin, begin_tale
from taberna.games.tseuquest.things.pieces import Figure
from taberna.games.tseuquest.things.sources import Sources
from taberna.table.refusal import Refusal, refuse

Armed: TypeAlias = actions.Attack | actions.Shoot
Reach: TypeAlias = Callable[[State, Figure, Figure, str], Refusal | None]
"""Why this fighter can't reach that target with this weapon."""


def no_fight(
    state: State, actor: Figure, action: Armed, weapons: tuple[str, ...], out_of_reach: Reach
) -> Refusal | None:
    if action.weapon not in weapons:
        return refuse("no-such-weapon", weapon=action.weapon)
    if not action.target:
        return None if state.options.error_also_plays == "on" else refuse("no-target")
    target = find(state, action.target)
    if target is None or not target.seen:
        return refuse("no-such-figure", figure=action.target)
    if same_side(actor, target):
        return refuse("friend", figure=action.target)
    return out_of_reach(state, actor, target, action.weapon)


def declare(
    state: State,
    actor: Figure,
    action: Armed,
    kind: Literal["melee", "shot"],
    dice: Sources,
    *,
    in_vain: bool,
) -> Decision:
    """`in_vain`: declared without a target, where there is none (TQ-19.2)."""
    named = "attack" if kind == "melee" else "shoot"
    tale = begin_tale(state, Declared(actor.id, named, 1, action.target))
    take_up(tale, actor, action.weapon)
    if action.target or not in_vain:
        tale.tell(FightBegan(actor.id, action.target, kind, action.weapon, "", dice))
        fight = Fight(attacker=actor.id, defender=action.target, kind=kind, weapon=action.weapon, dice=dice)
        begin(tale, fight)
    return tale

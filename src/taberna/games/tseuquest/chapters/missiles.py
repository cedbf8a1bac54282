"""Missiles (TQ-9): who may be shot at, with what, and how hard it is."""

from taberna.games.tseuquest.chapters.arms import declare, no_fight
from taberna.games.tseuquest.chapters.dice_counts import missile_weapons, shot_dice
from taberna.games.tseuquest.flow import actions
from taberna.games.tseuquest.flow.checks import acting, not_able
from taberna.games.tseuquest.flow.state import State, figure, find, same_side
from taberna.games.tseuquest.flow.steps import Fight
from taberna.games.tseuquest.flow.tale import Decision
from taberna.games.tseuquest.ground.neighbours import far, foes_beside, rule, touches
from taberna.games.tseuquest.ground.sight import aims, cover, ground
from taberna.games.tseuquest.ground.squares import DIRECTIONS, NEXT, Square
from taberna.games.tseuquest.things.library import ITEMS
from taberna.games.tseuquest.things.pieces import Figure
from taberna.games.tseuquest.things.sources import COVER, DISTANCE, Source, Sources
from taberna.table.refusal import Refusal, refuse
from taberna.table.seats import Seat


def no_shot(state: State, seat: Seat, action: actions.Shoot) -> Refusal | None:
    return not_able(state, seat, "shoot") or no_missile(state, acting(state), action)


def no_missile(state: State, actor: Figure, action: actions.Shoot) -> Refusal | None:
    """For one who may shoot at all."""
    weapons = missile_weapons(actor)
    if action.weapon in weapons and foes_beside(state, actor):
        return refuse("engaged")
    return no_fight(state, actor, action, weapons, no_aim)


def no_aim(state: State, actor: Figure, target: Figure, weapon: str) -> Refusal | None:
    """TQ-9.1, TQ-10.1, TQ-16.9."""
    if target.buried:
        return refuse("buried", figure=target.id)
    if target.pit:
        return None if reaches_into(state, actor, target) else refuse("in-pit")
    if touches(state, actor.square, target.square):
        return refuse("adjacent", figure=target.id)
    limit = ITEMS[weapon].range if weapon else 0
    if limit and far(state, actor.square, target.square) > limit:
        return refuse("out-of-range", range=limit)
    return None if aims(state, actor.square, target.square) else refuse("no-line-of-sight")


def shoot(state: State, seat: Seat, action: actions.Shoot) -> Decision:
    why = no_shot(state, seat, action)
    if why is not None:
        return why
    actor = acting(state)
    dice = shot_dice(state, actor, action.weapon)
    return declare(state, actor, action, "shot", dice, in_vain=not shootable(state, actor, action.weapon))


def shootable(state: State, actor: Figure, weapon: str) -> tuple[Figure, ...]:
    return tuple(
        f
        for f in state.figures
        if f.seen and not same_side(f, actor) and no_aim(state, actor, f, weapon) is None
    )


def shelter(state: State, shooter: Figure, target: Figure) -> Sources:
    """Dice of obstacles and of difficulty (TQ-9.6); the clause it refers to is missing (TQ-G81)."""
    gap = far(state, shooter.square, target.square)
    difficulty = (gap > rule(state, "far")) + (gap > rule(state, "very_far"))
    return (*behind(state, shooter.square, target), *((Source(DISTANCE, difficulty),) if difficulty else ()))


def behind(state: State, source: Square, target: Figure) -> Sources:
    """Dice of the obstacles between (TQ-10.2)."""
    dice = cover(ground(state), source, target.square)
    return (Source(COVER, dice),) if dice else ()


def reaches_into(state: State, shooter: Figure, target: Figure) -> bool:
    """TQ-16.9: into a pit from beside it only."""
    near = any(NEXT[shooter.square, way] == target.square for way in DIRECTIONS)
    return near and aims(state, shooter.square, target.square)


def strays(state: State, shooter: Figure) -> tuple[Figure, ...]:
    """TQ-9.12/4: friends in the shooter's line of sight (TQ-G90, TQ-G212)."""
    return tuple(
        f
        for f in state.figures
        if f.id != shooter.id
        and same_side(f, shooter)
        and f.seen
        and not f.buried
        and (reaches_into(state, shooter, f) if f.pit else aims(state, shooter.square, f.square))
    )


def companions(state: State, fight: Fight) -> tuple[Figure, ...]:
    """TQ-9.14/4: within three squares of the target, seen by the shooter or not (TQ-G91); of those in
    pits only one beside him (TQ-G212)."""
    target, shooter = figure(state, fight.defender), find(state, fight.attacker)
    reach = rule(state, "redirect_reach")
    return tuple(
        f
        for f in state.figures
        if f.id != target.id
        and f.seen
        and same_side(f, target)
        and not f.buried
        and (not f.pit or (shooter is not None and reaches_into(state, shooter, f)))
        and far(state, f.square, target.square) <= reach
    )

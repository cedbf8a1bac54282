"""The Sorcerer who plans his phase: who goes first, where each strikes from, and what it costs."""

from typing import Final, NamedTuple, TypeVar

from msgspec.structs import replace

from taberna.bots.tseuquest.memory import Memory
from taberna.bots.tseuquest.simple import choose as choose_simply
from taberna.bots.tseuquest.tactics.answers import asked_aside
from taberna.bots.tseuquest.tactics.effects import cast_worth, use_worth
from taberna.bots.tseuquest.tactics.land import FAR, first_step, strides
from taberna.bots.tseuquest.tactics.scene import Scene
from taberna.bots.tseuquest.tactics.weights import Weights
from taberna.bots.tseuquest.tactics.wounds import bursts
from taberna.bots.tseuquest.tempers import appetite, keeps_off, runs, stays, temper_of
from taberna.games.tseuquest.flow import actions
from taberna.games.tseuquest.flow.actions import TseuQuestAction
from taberna.games.tseuquest.flow.steps import Motion
from taberna.games.tseuquest.ground.squares import NEXT, Square
from taberna.games.tseuquest.options import SORCERER
from taberna.games.tseuquest.secrets.view import View
from taberna.games.tseuquest.things.library import ITEMS
from taberna.games.tseuquest.things.pieces import floor_of
from taberna.table.forms import Legal

T = TypeVar("T", bound=TseuQuestAction)
Allowed = tuple[TseuQuestAction, ...]

POINTS: Final = 2
LIVES: Final = 4.0
"""How much dearer an antagonist holds his life than a minion."""
OFF: Final = 0.1
"""What a square costs that it is nearer, or farther, than its temperament has it."""


class Plan(NamedTuple):
    """Where a figure would end, what that is worth, and whether it strikes before it goes."""

    worth: float
    square: Square
    first: bool
    deed: float
    """What it does to somebody, with that."""


def choose_by(weights: Weights, memory: Memory, view: View, legal: Legal[TseuQuestAction]) -> TseuQuestAction:
    allowed = legal.actions
    aside = asked_aside(memory, view, legal, weights)
    if aside is not None:
        return aside
    if isinstance(view.pending, Motion):
        return _step(weights, view, allowed, view.pending) or choose_simply(memory, view, legal)
    ready = some(allowed, actions.Activate)
    if view.turn is None and view.pending is None and ready:
        return _call(weights, view, ready)
    if view.turn is not None and view.pending is None and some(allowed, actions.Pass):
        return _act(scene_of(weights, view, view.turn.figure), allowed, view.turn.points)
    return choose_simply(memory, view, legal)


def some(allowed: Allowed, kind: type[T]) -> tuple[T, ...]:
    return tuple([action for action in allowed if isinstance(action, kind)])


def scene_of(weights: Weights, view: View, name: str) -> Scene:
    scene = Scene(view, weights, name)
    if scene.me.kind == "antagonist":
        dearer = LIVES * (2 if runs(scene.me) else 1)
        scene.weights = replace(weights, harm=weights.harm * dearer, doom=weights.doom * dearer)
        wanted = min(scene.awake, key=lambda foe: (appetite(scene.me, foe), foe.id), default=None)
        scene.prey = wanted.id if wanted and temper_of(scene.me) else ""
    if bursts(scene.me):  # the nearer they stand when it falls, the better
        scene.weights = replace(scene.weights, harm=0.0, doom=0.0)
    return scene


def _call(weights: Weights, view: View, ready: tuple[actions.Activate, ...]) -> TseuQuestAction:
    """Whoever has most to gain goes first; who can do nothing at all is left alone."""
    found = gains(weights, view, ready)
    return max(found, key=lambda row: row[0])[1] if found else actions.Pass()


def gains(
    weights: Weights, view: View, ready: tuple[actions.Activate, ...]
) -> list[tuple[float, actions.Activate]]:
    """What each of those has to gain who can do anything."""
    found: list[tuple[float, actions.Activate]] = []
    for each in ready:
        scene = scene_of(weights, view, each.figure)
        plan = plan_for(scene, POINTS - scene.me.debt, scene.speed(scene.me))
        gain = plan.worth - _value(scene, scene.me.square, 0)
        casts = scene.me.kind == "antagonist"
        if (gain > 1e-9 or casts) and gain + plan.deed + 0.01 > 0:
            found.append((gain + plan.deed + 0.01, each))
    return found


def _value(scene: Scene, square: Square, times: int) -> float:
    deed = scene.deed(square, times)
    return deed + rest(scene, square, deed > 0)


def rest(scene: Scene, square: Square, strikes: bool) -> float:
    """Nobody strolls into their reach one by one: who can't strike yet waits where they must come to him."""
    care = 1.0 if strikes else scene.weights.caution
    gap = scene.gap(square)
    off = abs(gap - keeps_off(scene.view, scene.me)) if scene.prey else 0
    return care * scene.stance(square) - scene.weights.near * gap - scene.weights.temper * OFF * off


def plan_for(scene: Scene, points: int, moves: int) -> Plan:
    here = scene.me.square
    staying = scene.deed(here, min(points, 2))
    best = Plan(_value(scene, here, min(points, 2)), here, False, staying)
    if points < 1 or moves < 1 or stays(scene.view, scene.me):
        return best
    now = scene.deed(here, 1) if points > 1 else 0.0
    for square in _squares(scene, moves):
        after = scene.deed(square, points - 1)
        worth = max(after, now) + rest(scene, square, after > 0)
        if worth > best.worth + 1e-9:
            best = Plan(worth, square, now > after, max(after, now))
    return best


def _squares(scene: Scene, moves: int) -> list[Square]:
    found = strides(scene.ways, scene.me.square, moves, scene.known, scene.barred, scene.jump)
    return [square for square in found if square not in scene.taken]


def magic(scene: Scene, allowed: Allowed, deed: float) -> TseuQuestAction | None:
    """A card or an object that does more than a blow would."""
    spell = max(((cast_worth(scene, c), n) for n, c in enumerate(some(allowed, actions.Cast))), default=None)
    if spell is not None and spell[0] > max(0.3, deed * _patience(scene)):
        return some(allowed, actions.Cast)[spell[1]]
    uses = [u for u in some(allowed, actions.Use) if u.what in ITEMS]
    use = max(((use_worth(scene, u), n) for n, u in enumerate(uses)), default=None)
    if use is not None and use[0] > max(0.5, deed):
        return uses[use[1]]
    return None


def _patience(scene: Scene) -> float:
    """How much better than a blow a card must be for this one: less for whoever would rather cast."""
    temper = temper_of(scene.me)
    return 1 - scene.weights.temper * (temper.magic - 50) / 100 if temper else 1.0


def _act(scene: Scene, allowed: Allowed, points: int) -> TseuQuestAction:
    walks = some(allowed, actions.Walk)
    plan = plan_for(scene, points, scene.speed(scene.me) if walks else 0)
    cast = magic(scene, allowed, plan.deed / max(1, points))
    if cast is not None:
        return cast
    if walks and plan.square != scene.me.square and not plan.first:
        return walks[0]
    blow = best_blow(scene, allowed)
    if blow is not None:
        return blow
    if walks and plan.square != scene.me.square:
        return walks[0]
    opening = walks and scene.ways.doors and _opens(scene)
    return walks[0] if opening else actions.Pass()


def _opens(scene: Scene) -> bool:
    """A door beside it stands between it and them."""
    here = scene.me.square
    gap = scene.gap(here)
    return any(
        scene.gap(there) < gap and scene.feet.gaps(here).get(there, FAR) > 1
        for there in scene.ways.around(here)
    )


def blow_at(scene: Scene, allowed: Allowed, target: str) -> TseuQuestAction | None:
    """With whatever does most to this one."""
    return best_blow(scene, tuple([a for a in allowed if getattr(a, "target", "") == target]))


def best_blow(scene: Scene, allowed: Allowed) -> TseuQuestAction | None:
    """None also where one would rather not."""
    figures = {f.id: f for f in scene.foes}
    best: tuple[float, TseuQuestAction] | None = None
    for action in allowed:
        if isinstance(action, actions.Attack) and action.target in figures:
            chances = scene.blow(scene.me, figures[action.target], action.weapon)
            shooting = False
        elif isinstance(action, actions.Shoot) and action.target in figures:
            chances = scene.shot(scene.me, figures[action.target], action.weapon, scene.me.square)
            shooting = True
        else:
            continue
        target = figures[action.target]
        more = scene.aftermath(scene.me, target, action.weapon, chances, shooting)
        gain = scene.gain(target, chances, more=more, shooting=shooting)
        if gain > 0 and (best is None or gain > best[0]):
            best = gain, action
    return best[1] if best is not None else None


def _step(weights: Weights, view: View, allowed: Allowed, moving: Motion) -> TseuQuestAction | None:
    mover = next((f for f in view.figures if f.id == moving.figure), None)
    if mover is not None and mover.seat != SORCERER:
        return _lead_astray(weights, view, allowed, moving)
    scene = scene_of(weights, view, moving.figure)
    points = view.turn.points if view.turn else 0
    plan = plan_for(scene, points + 1, moving.points)
    if plan.square == scene.me.square or moving.points < 1:
        return door(scene, allowed) or stop(allowed)
    return go_to(scene, allowed, moving.points, plan.square) or stop(allowed)


def go_to(
    scene: Scene, allowed: Allowed, points: int, square: Square, risk: int = 0
) -> TseuQuestAction | None:
    found = strides(scene.ways, scene.me.square, points, scene.known, scene.barred, scene.jump, risk)
    stride = first_step(found, square) if square in found else None
    if stride is None:
        return None
    step = actions.Move(stride.way) if stride.do == "move" else actions.Jump(stride.way)
    return step if step in allowed else None


def door(scene: Scene, allowed: Allowed) -> TseuQuestAction | None:
    here = scene.me.square
    gap = scene.gap(here)
    for opening in some(allowed, actions.Open):
        if scene.gap(NEXT[here, opening.way]) < gap:
            return opening
    return None


def stop(allowed: Allowed) -> TseuQuestAction | None:
    return next((action for action in allowed if isinstance(action, actions.Stop)), None)


def _lead_astray(weights: Weights, view: View, allowed: Allowed, moving: Motion) -> TseuQuestAction | None:
    """An adventurer who is lost is led to where it hurts (TQ-6.14/1)."""
    scene = Scene(view, weights, moving.figure)
    hidden = {s for t in (view.plan.traps if view.plan else ()) if not t.seen for s in floor_of(t)}
    found = strides(scene.feet, scene.me.square, moving.points, scene.known, scene.barred, scene.jump)
    free = [s for s in found if s not in scene.taken]
    best = max(free, key=lambda s: (scene.danger(s) + 2.0 * (s in hidden), -found[s].cost, s), default="")
    if not best or best == scene.me.square:
        return stop(allowed)
    return go_to(scene, allowed, moving.points, best) or stop(allowed)

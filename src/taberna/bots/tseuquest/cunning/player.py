"""The Sorcerer who tries his phase out before he plays it: who goes first, where to, at whom."""

from typing import Final

from taberna.bots.tseuquest import sorcerer
from taberna.bots.tseuquest.cunning.search import Glance, Search, Turn, search_of, turns_of
from taberna.bots.tseuquest.memory import Memory
from taberna.bots.tseuquest.sorcerer import Allowed, blow_at, go_to, magic, some, stop
from taberna.bots.tseuquest.tactics.scene import Scene
from taberna.bots.tseuquest.tactics.weights import WEIGHTS, Weights
from taberna.games.tseuquest.flow import actions
from taberna.games.tseuquest.flow.actions import TseuQuestAction
from taberna.games.tseuquest.flow.steps import Motion
from taberna.games.tseuquest.options import SORCERER
from taberna.games.tseuquest.secrets.view import View
from taberna.table.dice import Draws
from taberna.table.forms import Legal

CALLED: Final = 2
"""Figures that are tried for who goes first."""


def choose_by(weights: Weights, memory: Memory, view: View, legal: Legal[TseuQuestAction]) -> TseuQuestAction:
    found = None
    if view.phase == "sorcerer" and not legal.forms:
        seed = Draws(memory.seed, "search", memory.seat, view.round).below(1 << 32)
        found = _choose(weights, seed, view, legal.actions)
    return found or sorcerer.choose_by(weights, memory, view, legal)


def _choose(weights: Weights, seed: int, view: View, allowed: Allowed) -> TseuQuestAction | None:
    if view.turn is None:
        ready = some(allowed, actions.Activate)
        return _call(weights, seed, view, ready) if ready and view.pending is None else None
    scene = sorcerer.scene_of(weights, view, view.turn.figure)
    if not scene.awake:
        return None
    if isinstance(view.pending, Motion) and view.pending.figure == scene.me.id:
        return _step(scene, seed, allowed, view.pending, view.turn.points)
    if view.pending is None and some(allowed, actions.Pass):
        return _act(scene, seed, allowed, view.turn.points)
    return None


def _glance(view: View, scene: Scene) -> Glance:
    """What a turn is worth to somebody who tries nothing out."""
    looks = sorcerer.scene_of(WEIGHTS["cunning"], view, scene.me.id)
    foes = {foe.id: foe for foe in looks.awake}

    def worth(turn: Turn) -> float:
        aimed = [foes[turn.target]] if turn.target in foes else []
        deed = looks.deed(looks.me.square, turn.before, aimed) + looks.deed(turn.square, turn.after, aimed)
        return deed + sorcerer.rest(looks, turn.square, turn.after > 0)

    return worth


def _search(scene: Scene, seed: int) -> Search:
    return search_of(scene, _ready(scene), seed)


def _ready(scene: Scene) -> tuple[str, ...]:
    """Of his others, those that are still to act."""
    acted = scene.view.acted
    fit = [f for f in scene.mates if (f.seen or f.roused) and not (f.asleep or f.bound or f.misses)]
    return tuple([f.id for f in fit if f.id not in acted])


def _call(
    weights: Weights, seed: int, view: View, ready: tuple[actions.Activate, ...]
) -> TseuQuestAction | None:
    """Of those with most to gain, the one after whose turn it all goes best."""
    gains = sorted(sorcerer.gains(weights, view, ready), key=lambda row: (-row[0], row[1].figure))
    if not gains:
        return actions.Pass()
    best: tuple[float, TseuQuestAction] | None = None
    for _, each in gains[:CALLED] if len(gains) > 1 else ():
        scene = sorcerer.scene_of(weights, view, each.figure)
        if not scene.awake:
            return None
        points = sorcerer.POINTS - scene.me.debt
        worth, _ = _search(scene, seed).best(
            turns_of(scene, points, points - 1, scene.speed(scene.me)), _glance(view, scene)
        )
        if best is None or worth > best[0]:
            best = worth, each
    return best[1] if best else gains[0][1]


def _act(scene: Scene, seed: int, allowed: Allowed, points: int) -> TseuQuestAction | None:
    walks = some(allowed, actions.Walk)
    moves = scene.speed(scene.me) if walks else 0
    cast = magic(scene, allowed, sorcerer.plan_for(scene, points, moves).deed / max(1, points))
    if cast is not None:
        return cast
    _, turn = _search(scene, seed).best(
        turns_of(scene, points, points - 1, moves), _glance(scene.view, scene)
    )
    if turn.before or (turn.after and turn.square == scene.me.square):
        return blow_at(scene, allowed, turn.target)
    return walks[0] if walks and turn.square != scene.me.square else None


def _step(scene: Scene, seed: int, allowed: Allowed, moving: Motion, points: int) -> TseuQuestAction | None:
    if moving.by != SORCERER:
        return None
    turns: list[Turn] = turns_of(scene, points, points, moving.points)
    _, turn = _search(scene, seed).best([t for t in turns if not t.before], _glance(scene.view, scene))
    if turn.square == scene.me.square:
        return sorcerer.door(scene, allowed) or stop(allowed)
    return go_to(scene, allowed, moving.points, turn.square) or stop(allowed)

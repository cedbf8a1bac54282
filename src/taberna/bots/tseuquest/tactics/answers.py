"""What is asked in the middle of things, by either side: which row, which square, whom."""

from typing import Final

from taberna.bots.tseuquest.memory import Memory
from taberna.bots.tseuquest.simple import choose as choose_simply
from taberna.bots.tseuquest.tactics.land import FAR, strides
from taberna.bots.tseuquest.tactics.scene import Scene
from taberna.bots.tseuquest.tactics.weights import Weights
from taberna.games.tseuquest.flow import actions
from taberna.games.tseuquest.flow.actions import TseuQuestAction
from taberna.games.tseuquest.flow.steps import (
    AdvantageDue,
    AsideDue,
    DisplaceDue,
    LoseDue,
    PitDue,
    PushDue,
    RedirectDue,
    RowDue,
)
from taberna.games.tseuquest.ground.squares import NEXT
from taberna.games.tseuquest.options import SORCERER
from taberna.games.tseuquest.secrets.view import View
from taberna.games.tseuquest.things.library import ITEMS
from taberna.table.forms import Legal

ROWS: Final = {"attack": "5132", "parry": "1532", "shot": "2513", "dodge": "3152"}
"""What hurts the other most, the worst first: two skulls less, shields that don't hold, a ruined bow."""
GIFTS: Final = ("charge", "foresight-first", "reflexes", "leap", "vault", "luck", "foresight-last")


def asked_aside(
    memory: Memory, view: View, legal: Legal[TseuQuestAction], weights: Weights
) -> TseuQuestAction | None:
    """What is no turn of a figure: before and between adventures, dice of one's own, and what is asked in the
    middle of things. None: it is a turn, or a walk."""
    if view.phase not in ("heroes", "sorcerer") or legal.forms:
        return choose_simply(memory, view, legal)
    return answer(view, legal.actions, weights)


def answer(view: View, allowed: tuple[TseuQuestAction, ...], weights: Weights) -> TseuQuestAction | None:
    """None: nothing of the kind is asked."""
    match view.pending:
        case RowDue(table=table):
            return _first(allowed, ROWS[table])
        case AdvantageDue():
            return _first(allowed, GIFTS)
        case LoseDue():
            offered = _names(allowed)
            return actions.Choose(min(offered, key=_price)) if offered else None
        case RedirectDue():
            lives = {f.id: f.life for f in view.figures}
            offered = _names(allowed)
            return actions.Choose(min(offered, key=lambda n: (lives.get(n, 9), n))) if offered else None
        case AsideDue(figure=name):
            offered = _names(allowed)
            scene = Scene(view, weights, name)
            wide = {s: _room(scene, s) for s in offered}
            best = min(offered, key=lambda s: (scene.danger(s), -wide[s], s), default="")
            return actions.Choose(best) if best else None
        case PushDue() | DisplaceDue() | PitDue():
            return _shove(view, allowed, weights)
        case _:
            return None


def _room(scene: Scene, square: str) -> int:
    """Squares that one comes to from here: out of a pit there may be a side that leads nowhere."""
    return len(strides(scene.feet, square, FAR, scene.known, frozenset(), scene.jump))


def _names(allowed: tuple[TseuQuestAction, ...]) -> list[str]:
    return [action.what for action in allowed if isinstance(action, actions.Choose)]


def _first(allowed: tuple[TseuQuestAction, ...], wanted: str | tuple[str, ...]) -> TseuQuestAction | None:
    offered = _names(allowed)
    best = next((each for each in wanted if each in offered), None)
    return actions.Choose(best or offered[0]) if offered else None


def _price(item: str) -> int:
    return ITEMS[item].price if item in ITEMS else 0


def _shove(view: View, allowed: tuple[TseuQuestAction, ...], weights: Weights) -> TseuQuestAction | None:
    """To where the other stands worse than now."""
    pushes = [action for action in allowed if isinstance(action, actions.Push)]
    best: tuple[float, TseuQuestAction] | None = None
    traps = {t.square for t in (view.plan.traps if view.plan else view.traps)}
    for push in pushes:
        scene = Scene(view, weights, push.figure)
        if (scene.me.seat == SORCERER) == (view.seat == SORCERER):
            continue
        there = NEXT[scene.me.square, push.way]
        worse = scene.danger(there) - scene.danger(scene.me.square) + (2.0 if there in traps else 0.0)
        if worse > 0 and (best is None or worse > best[0]):
            best = worse, push
    if best is not None:
        return best[1]
    return next((action for action in allowed if isinstance(action, actions.Pass)), None)

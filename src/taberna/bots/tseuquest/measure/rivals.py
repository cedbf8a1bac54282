"""Sorcerers from outside, to measure ours beside. They sit at no table of the house."""

from collections.abc import Mapping
from typing import Final

from taberna.bots import AnyBot, Bot, any_bot
from taberna.bots.players import PLAYERS
from taberna.bots.tseuquest.measure.lookahead import LOOK_AHEAD
from taberna.bots.tseuquest.measure.mcts import MCTS
from taberna.bots.tseuquest.memory import Memory, hear, sit
from taberna.bots.tseuquest.simple import choose as choose_simply
from taberna.bots.tseuquest.ways import best_way, distances
from taberna.games.tseuquest.flow import actions
from taberna.games.tseuquest.flow.actions import TseuQuestAction
from taberna.games.tseuquest.flow.events import TseuQuestEvent
from taberna.games.tseuquest.flow.steps import Motion
from taberna.games.tseuquest.options import SORCERER
from taberna.games.tseuquest.secrets.view import View
from taberna.games.tseuquest.things.pieces import Figure
from taberna.table.forms import Legal

FAR: Final = 10_000
_HITS = (actions.Attack, actions.Shoot)


def _nearest(memory: Memory, view: View, legal: Legal[TseuQuestAction]) -> TseuQuestAction:
    """Each figure goes for whoever is nearest, the nearest figure first, and strikes as long as it can."""
    if view.phase != "sorcerer" or legal.forms:
        return choose_simply(memory, view, legal)
    foes = {f.id: f for f in view.figures if f.seat != SORCERER and f.square}
    if isinstance(view.pending, Motion):
        return _step(view, legal, view.pending, foes) or choose_simply(memory, view, legal)
    if view.pending is not None:
        return choose_simply(memory, view, legal)
    ours = {f.id: f for f in (*view.figures, *(view.plan.figures if view.plan else ()))}
    gaps = distances(view, [foe.square for foe in foes.values()], through_doors=False)
    ready = [each for each in legal.actions if isinstance(each, actions.Activate)]
    if view.turn is None:
        return min(
            ready, key=lambda a: (gaps.get(ours[a.figure].square, FAR), a.figure), default=actions.Pass()
        )
    here = ours[view.turn.figure].square
    hits = [hit for hit in legal.actions if isinstance(hit, _HITS) and hit.target in foes]
    if hits:
        away = distances(view, (here,), through_doors=False)
        return min(hits, key=lambda hit: (away.get(foes[hit.target].square, FAR), hit.target))
    walks = [walk for walk in legal.actions if isinstance(walk, actions.Walk)]
    return walks[-1] if walks and gaps.get(here, 0) > 1 else actions.Pass()


def _step(
    view: View, legal: Legal[TseuQuestAction], moving: Motion, foes: Mapping[str, Figure]
) -> TseuQuestAction | None:
    mover = next((f for f in view.figures if f.id == moving.figure and f.seat == SORCERER), None)
    if mover is None:
        return None
    gaps = distances(view, [foe.square for foe in foes.values()], through_doors=False)
    moves = [move.way for move in legal.actions if isinstance(move, actions.Move)]
    way = best_way(mover.square, gaps, moves) if gaps.get(mover.square, 0) > 1 else None
    stop = actions.Stop()
    return actions.Move(way) if way else stop if stop in legal.actions else None


NEAREST: Final[Bot[Memory, TseuQuestAction, TseuQuestEvent, View]] = Bot("nearest", sit, hear, _nearest)
RIVALS: Final[Mapping[str, AnyBot]] = {
    NEAREST.name: any_bot(NEAREST),
    LOOK_AHEAD.name: any_bot(LOOK_AHEAD),
    MCTS.name: any_bot(MCTS),
}


def known() -> Mapping[str, AnyBot]:
    """Everybody who can be asked to a simulation."""
    return {**PLAYERS["tseuquest"], **RIVALS}

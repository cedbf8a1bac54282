"""A searcher from outside: plain open-loop Monte Carlo tree search on the rules themselves. A node is a row
of his own actions, no state is kept in it, and dice are thrown anew each time. It knows what its seat knows:
the state it tries on is made of its view."""

from collections.abc import Sequence
from math import log, sqrt
from typing import Final

from taberna.bots import Bot
from taberna.bots.tseuquest.measure.lookahead import IDLE, worth_of
from taberna.bots.tseuquest.memory import Memory, hear, sit
from taberna.bots.tseuquest.simple import choose as choose_simply
from taberna.games.tseuquest.flow.actions import TseuQuestAction
from taberna.games.tseuquest.flow.events import TseuQuestEvent
from taberna.games.tseuquest.flow.state import State
from taberna.games.tseuquest.flow.steps import Motion
from taberna.games.tseuquest.game import GAME
from taberna.games.tseuquest.options import SORCERER
from taberna.games.tseuquest.previews.supposed import supposed
from taberna.games.tseuquest.secrets.view import View
from taberna.table.dice import Draws, keyed
from taberna.table.forms import Legal
from taberna.table.play import Play, act
from taberna.table.refusal import Refusal
from taberna.table.seats import HOUSE

TIMES: Final = 16
"""Playouts for a decision."""
DEEP: Final = 10
"""His own actions in one playout, in the tree and behind it."""
MOST: Final = 60
KEEN: Final = 0.3
"""How much what was seldom tried is worth."""


class Node:
    __slots__ = ("children", "times", "whole")

    def __init__(self) -> None:
        self.children: dict[TseuQuestAction, Node] = {}
        self.times = 0
        self.whole = 0.0


def _search(memory: Memory, view: View, legal: Legal[TseuQuestAction]) -> TseuQuestAction:
    """What is asked in the middle of a fight hangs on more than a view shows: there it is the simple one."""
    asked = view.pending is None or isinstance(view.pending, Motion)
    tried = [action for action in legal.actions if not isinstance(action, IDLE)]
    if view.phase != "sorcerer" or legal.forms or not asked or len(tried) < 2:
        return choose_simply(memory, view, legal)
    state, root = supposed(view), Node()
    draws = Draws(memory.seed, "search", memory.seat, memory.seq)
    for number in range(TIMES):
        _play_out(state, root, draws, number)
    return max(root.children, key=lambda action: root.children[action].times, default=tried[0])


def _play_out(state: State, root: Node, draws: Draws, number: int) -> None:
    play, dice = Play(GAME, state.seats, state), keyed(b"%d %d" % (draws.below(1 << 32), number))
    path, node, inside, own = [root], root, True, 0
    for _ in range(MOST):
        now = play.state
        if now.outcome is not None or own >= DEEP or now.phase != "sorcerer":
            break
        due, waiting = GAME.roll(now), GAME.waiting(now)
        if due is not None:
            done = act(play, HOUSE, GAME.rolled(now, dice(due)))
        elif not waiting:
            break
        elif waiting[0] != SORCERER:
            done = act(play, waiting[0], GAME.legal(now, waiting[0]).actions[0])
        else:
            allowed = [action for action in GAME.legal(now, SORCERER).actions if not isinstance(action, IDLE)]
            if not allowed:
                break
            action = _pick(node, allowed, draws) if inside else draws.one(allowed)
            if inside:
                inside = action in node.children  # one node more, and random play behind it
                node = node.children.setdefault(action, Node())
                path.append(node)
            own += 1
            done = act(play, SORCERER, action)
        if isinstance(done, Refusal):
            break
        play = done[0]
    worth = worth_of(play.state)
    for each in path:
        each.times += 1
        each.whole += worth


def _pick(node: Node, allowed: Sequence[TseuQuestAction], draws: Draws) -> TseuQuestAction:
    fresh = [action for action in allowed if action not in node.children]
    if fresh:
        return draws.one(fresh)
    tries = log(max(1, node.times))

    def bound(action: TseuQuestAction) -> float:
        child = node.children[action]
        return child.whole / child.times + KEEN * sqrt(tries / child.times)

    return max(allowed, key=bound)


MCTS: Final[Bot[Memory, TseuQuestAction, TseuQuestEvent, View]] = Bot("mcts", sit, hear, _search)

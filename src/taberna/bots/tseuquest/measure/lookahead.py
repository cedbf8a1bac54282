"""A searcher from outside: every legal action tried a few times on the rules themselves, the best taken. It
knows no more than its seat: the state it tries on is made of its view."""

from typing import Final

from taberna.bots import Bot
from taberna.bots.tseuquest.memory import Memory, hear, sit
from taberna.bots.tseuquest.simple import choose as choose_simply
from taberna.bots.tseuquest.ways import distances
from taberna.games.tseuquest.flow import actions
from taberna.games.tseuquest.flow.actions import TseuQuestAction
from taberna.games.tseuquest.flow.events import TseuQuestEvent
from taberna.games.tseuquest.flow.state import State
from taberna.games.tseuquest.flow.steps import Motion
from taberna.games.tseuquest.game import GAME
from taberna.games.tseuquest.options import SORCERER
from taberna.games.tseuquest.previews.supposed import supposed
from taberna.games.tseuquest.secrets.view import View
from taberna.games.tseuquest.secrets.view import view as view_of
from taberna.games.tseuquest.things.library import SHEETS
from taberna.table.dice import Draws, keyed
from taberna.table.forms import Legal
from taberna.table.play import Play, act
from taberna.table.refusal import Refusal
from taberna.table.seats import HOUSE

TRIES: Final = 4
"""Of an action that may lead to dice."""
THROWS: Final = 20
NEAR: Final = 0.02
"""What a step nearer is worth, beside a whole life."""
IDLE = (actions.Show, actions.Drop, actions.Dismiss, actions.Abandon)


def _look_ahead(memory: Memory, view: View, legal: Legal[TseuQuestAction]) -> TseuQuestAction:
    """What is asked in the middle of a fight hangs on more than a view shows: there it is the simple one."""
    asked = view.pending is None or isinstance(view.pending, Motion)
    tried = [action for action in legal.actions if not isinstance(action, IDLE)]
    if view.phase != "sorcerer" or legal.forms or not asked or len(tried) < 2:
        return choose_simply(memory, view, legal)
    state = supposed(view)
    seed = Draws(memory.seed, "look ahead", memory.seat, memory.seq).below(1 << 32)
    worths = {action: _mean(state, action, seed) for action in tried}
    return max(tried, key=worths.__getitem__)


def _mean(state: State, action: TseuQuestAction, seed: int) -> float:
    return sum(_after(state, action, seed + n) for n in range(TRIES)) / TRIES


def _after(state: State, action: TseuQuestAction, seed: int) -> float:
    """Once nothing is under way that somebody else must answer: dice are thrown, a blow is defended."""
    done = act(Play(GAME, state.seats, state), SORCERER, action)
    dice = keyed(b"%d" % seed)
    for _ in range(THROWS):
        if isinstance(done, Refusal):
            break
        now = done[0].state
        due, waiting = GAME.roll(now), GAME.waiting(now)
        if due is not None:
            done = act(done[0], HOUSE, GAME.rolled(now, dice(due)))
        elif now.steps and waiting and SORCERER not in waiting:
            done = act(done[0], waiting[0], GAME.legal(now, waiting[0]).actions[0])
        else:
            return worth_of(now)
    return worth_of(state) - 1.0  # it can't be seen to its end


def worth_of(state: State) -> float:
    """Whole lives: his figures' less theirs, who is down counts twice; and how near his are to them."""
    whole = 0.0
    foes = [f.square for f in state.figures if f.seat != SORCERER]
    gaps = distances(view_of(state, SORCERER), foes, through_doors=False) if foes else {}
    for figure in state.figures:
        share = figure.life / SHEETS[figure.sheet].life
        if figure.seat != SORCERER:
            whole -= share + (figure.life > 0)
        elif figure.seen:
            whole += 0.3 * share - NEAR * gaps.get(figure.square, 0)
    return whole


LOOK_AHEAD: Final[Bot[Memory, TseuQuestAction, TseuQuestEvent, View]] = Bot(
    "look-ahead", sit, hear, _look_ahead
)

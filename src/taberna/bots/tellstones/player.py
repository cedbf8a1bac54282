"""What a bot does when it is asked: the core's choice, made of its memory and of what its seat may see."""

from typing import Final, NamedTuple

from taberna.bots.tellstones import running
from taberna.bots.tellstones.core.draw import AT_CHOICE, uniform
from taberna.bots.tellstones.core.params import KIND, THINKER
from taberna.bots.tellstones.core.policy import MINE, THEY_THINK, W_WORTH
from taberna.bots.tellstones.core.rows import (
    ANSWER,
    BELIEVE,
    BOAST,
    BONUS,
    CHALLENGE,
    DOUBT,
    DUTY,
    DUTY_CLAIM,
    DUTY_HANDLE,
    HIDE,
    MOMENT,
    NAME,
    NOTES,
    PEEK,
    PHASE,
    PHASE_ANSWER,
    PHASE_LOOKS,
    PHASE_PROOF,
    PHASE_REPLY,
    PHASE_STOLEN,
    PHASE_TURN,
    PLACE,
    QUIET,
    SCRATCH,
    SEEN,
    SPACE,
    STEAL,
    STREAK,
    SWAP,
    THEM,
    TURN,
    US,
    Row,
)
from taberna.bots.tellstones.memory import LineMemory, Memory, Params
from taberna.games.tellstones import actions
from taberna.games.tellstones.actions import LineName, TellstonesAction
from taberna.games.tellstones.seats import side
from taberna.games.tellstones.steps import AnswerDue, LooksOpen, ProofDue, ReplyDue, StolenDue
from taberna.games.tellstones.stones import ENDS, SYMBOLS
from taberna.games.tellstones.view import View
from taberna.table.forms import Legal

_HANDLING: Final = (actions.Place, actions.Hide)
_QUIET: Final = (actions.Swap, actions.Peek)
_LINE_NUMBER: Final = 6
_FREE_NUMBER: Final = 7
"""Numbers for chance that the core's own choices leave free."""


class Thought(NamedTuple):
    """An action, and why: what was thought of the Line at that moment."""

    action: TellstonesAction
    mine: float = 0.0
    """How likely one's own proof would succeed."""
    theirs: float = 0.0
    """How likely the other thinks to know the whole Line."""
    worth: float = 0.0


def think(par: Params, memory: Memory, view: View, legal: Legal[TellstonesAction]) -> Thought:
    allowed = legal.actions
    if actions.Claim() in allowed:
        return Thought(actions.Claim())
    if actions.Draw("decline") in allowed:  # TS-7.2: a draw is worth little
        return Thought(actions.Draw("decline"))
    allowed = tuple(a for a in allowed if not isinstance(a, actions.Resign | actions.Draw))
    match view.pending:
        case None:
            thought = _moved(par, memory, view, allowed)
        case AnswerDue(line=name, space=space):
            thought = _chosen(par, memory, view, name, PHASE_ANSWER, space=space - 1)
        case ReplyDue(line=name):
            thought = _chosen(par, memory, view, name, PHASE_REPLY, other=len(memory.others))
        case StolenDue(line=name):
            thought = _chosen(par, memory, view, name, PHASE_STOLEN)
        case ProofDue(line=name):
            thought = _chosen(par, memory, view, name, PHASE_PROOF)
        case LooksOpen():
            thought = _looked_on(par, memory, view)
        case _:  # the elder's choice, the opening, an order to carry out: no opinion
            pick = uniform(memory.key, memory.lock, memory.seq, AT_CHOICE, _FREE_NUMBER)
            return Thought(allowed[int(pick * len(allowed))])
    return thought if thought.action in allowed else thought._replace(action=allowed[0])


def _moved(par: Params, memory: Memory, view: View, allowed: tuple[TellstonesAction, ...]) -> Thought:
    """On one's turn: the best of every Line that may be played on; without an opinion, any."""
    open_lines = [
        line.name for line in view.lines if any(getattr(a, "line", "") == line.name for a in allowed)
    ]
    thoughts = [
        _chosen(par, memory, view, name, PHASE_TURN, duty=_duty(allowed, name)) for name in open_lines
    ]
    if par[KIND] == THINKER or len(thoughts) == 1:
        return max(thoughts, key=lambda thought: thought.worth)
    pick = uniform(memory.key, memory.lock, memory.seq, AT_CHOICE, _LINE_NUMBER)
    return thoughts[int(pick * len(thoughts))]


def _duty(allowed: tuple[TellstonesAction, ...], name: LineName) -> int:
    """What the bell obliges to, read from what is left to do on this Line (TS-7.3)."""
    here = [a for a in allowed if getattr(a, "line", "") == name]
    if any(isinstance(a, _QUIET) for a in here):
        return 0
    return DUTY_HANDLE if any(isinstance(a, _HANDLING) for a in here) else DUTY_CLAIM


def _looked_on(par: Params, memory: Memory, view: View) -> Thought:
    """The bonus looks may be spread over both Lines (TS-5.5)."""
    assert isinstance(view.pending, LooksOpen)
    thought = Thought(actions.Stop())
    for line in view.lines:
        seen = sum(1 << sight.space - 1 for sight in view.pending.seen if sight.line == line.name)
        thought = _chosen(par, memory, view, line.name, PHASE_LOOKS, seen=seen)
        if isinstance(thought.action, actions.Peek):
            return thought
    return thought


def _chosen(
    par: Params,
    memory: Memory,
    view: View,
    name: LineName,
    phase: int,
    *,
    space: int = 0,
    seen: int = 0,
    duty: int = 0,
    other: int = 1,
) -> Thought:
    """`other` says whose crowd matters: the seat on the left answers and replies; the one on the right,
    which is the last, is the one whose Boast is replied to (TS-6.7)."""
    at = 1 if name == "B" else 0
    line: LineMemory = memory.lines[at]
    ours = 0 if side(view.seat) == "A" else 1
    moment = [0] * MOMENT
    moment[PHASE] = phase
    moment[US], moment[THEM] = view.score[ours], view.score[1 - ours]
    moment[SPACE] = space
    moment[SEEN] = seen
    moment[QUIET] = memory.quiet
    moment[DUTY] = duty
    moment[TURN] = memory.turns
    moment[STREAK] = memory.streak
    moment[BONUS] = 1 if side(view.seat) in view.bonus else 0
    w: Row = [0.0] * SCRATCH
    notes = list(memory.notes[other - 1]) if memory.notes else [0.0] * NOTES
    code = running.choose(
        list(line.own), list(line.crowds[other]), list(line.crowds[0]), notes, list(line.board), moment,
        list(par), w, memory.key, memory.lock, memory.seq + (at << 20),
    )  # fmt: skip
    return Thought(as_action(code, name), w[MINE], w[THEY_THINK], w[W_WORTH])


def as_action(code: int, name: LineName) -> TellstonesAction:
    kind, one, other = code // 64, code // 8 % 8, code % 8
    match kind:
        case _ if kind == PLACE:
            return actions.Place(SYMBOLS[one], ENDS[other], name)
        case _ if kind == HIDE:
            return actions.Hide(one + 1, name)
        case _ if kind == SWAP:
            return actions.Swap(one + 1, other + 1, name)
        case _ if kind == PEEK:
            return actions.Peek(one + 1, name)
        case _ if kind == CHALLENGE:
            return actions.Challenge(one + 1, name)
        case _ if kind == ANSWER:
            return actions.Answer(SYMBOLS[one])
        case _ if kind == BOAST:
            return actions.Boast(name)
        case _ if kind == BELIEVE:
            return actions.Believe()
        case _ if kind == DOUBT:
            return actions.Doubt()
        case _ if kind == STEAL:
            return actions.Steal()
        case _ if kind == NAME:
            return actions.Name(one + 1, SYMBOLS[other], name)
        case _:
            return actions.Stop()

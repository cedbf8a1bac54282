"""A simple player: plays sensible moves from what it remembers, and tosses a coin where it has no opinion."""

from collections.abc import Iterator
from typing import Final, TypeVar

from taberna.bots import Bot
from taberna.bots.tellstones.simple_memory import Memory, foggiest, hear, knows, unaccounted
from taberna.games.tellstones.actions import (
    Answer,
    Believe,
    Boast,
    Challenge,
    Claim,
    Doubt,
    Draw,
    Hide,
    LineName,
    Name,
    Peek,
    Place,
    Resign,
    Steal,
    Stop,
    Swap,
    TellstonesAction,
)
from taberna.games.tellstones.events import TellstonesEvent
from taberna.games.tellstones.seats import other, side
from taberna.games.tellstones.steps import AnswerDue, LooksOpen, ProofDue, ReplyDue, StolenDue
from taberna.games.tellstones.stones import SYMBOLS, Symbol, face_down, face_up
from taberna.games.tellstones.view import LineView, View
from taberna.table.dice import Draws
from taberna.table.forms import Legal
from taberna.table.seats import Seat

T = TypeVar("T", bound=TellstonesAction)
Allowed = tuple[TellstonesAction, ...]

WORTH_A_BOAST: Final = 4
"""Fewer face-down stones than this are boasted about only for the winning point."""
FOGGY: Final = 2
"""Moved so often since they could be sure, a stone is worth a Challenge."""


def sit(seat: Seat, seed: bytes) -> Memory:
    return Memory(seat, seed)


def choose(memory: Memory, view: View, legal: Legal[TellstonesAction]) -> TellstonesAction:
    draws = Draws(memory.seed, "choice", memory.seat, memory.seq)
    allowed = legal.actions
    if Claim() in allowed:
        return Claim()
    if Draw("decline") in allowed:
        return Draw("decline")
    allowed = tuple(action for action in allowed if not isinstance(action, Resign | Draw))
    match view.pending:
        case AnswerDue(line=name, space=space):
            return Answer(_thought(memory, _line(view, name), space, draws))
        case ReplyDue(line=name):
            return _reply(memory, view, _line(view, name), draws)
        case StolenDue():
            return Doubt() if _points(view, theirs=True) == 2 else _believed(draws)
        case ProofDue(line=name):
            return _proof(memory, _line(view, name), draws)
        case LooksOpen():
            return _further_look(memory, view, allowed, draws)
        case None:
            return next(_ideas(memory, view, allowed, draws), allowed[0])
        case _:  # the elder's choice, the opening, an order to carry out
            return draws.one(allowed)


def _ideas(memory: Memory, view: View, allowed: Allowed, draws: Draws) -> Iterator[TellstonesAction]:
    """What one might do on one's turn, the best first; later ones are for when nothing tempts."""
    for line in draws.shuffled(view.lines):
        yield from _claims(memory, view, line, allowed, draws)
    unknown = [a for a in _some(allowed, Peek) if not _is_known(memory, view, a.line, a.space)]
    if unknown and draws.below(100) < 60:
        yield draws.one([look for look in unknown if not look.partner] or unknown)
    hides, places = _some(allowed, Hide), _some(allowed, Place)
    if places and (not hides or draws.below(100) < 40):
        yield draws.one(places)
    if hides and (places or draws.below(100) < 60):
        yield draws.one(hides)
    swaps = [a for a in _some(allowed, Swap) if _mixes(view, a)]
    if swaps and draws.below(100) < 50:
        yield draws.one(swaps)
    yield from draws.shuffled(_some(allowed, Challenge))
    rest: Allowed = (*hides, *places, *unknown, *_some(allowed, Swap))
    yield from draws.shuffled(rest)


def _claims(
    memory: Memory, view: View, line: LineView, allowed: Allowed, draws: Draws
) -> Iterator[TellstonesAction]:
    """Boast when everything is known, challenge where the others have lost track."""
    hidden = face_down(line.stones)
    if not hidden:
        return
    enough = len(hidden) >= WORTH_A_BOAST or _points(view, theirs=False) == 2
    certain = len(knows(memory, line)) == len(hidden)
    if Boast(line.name) in allowed and enough and certain and draws.below(100) < 30:
        yield Boast(line.name)
    space, fog = foggiest(memory, line)
    if Challenge(space, line.name) in allowed and fog >= FOGGY and draws.below(100) < 75:
        yield Challenge(space, line.name)


def _reply(memory: Memory, view: View, line: LineView, draws: Draws) -> TellstonesAction:
    certain = len(knows(memory, line)) == len(face_down(line.stones))
    if certain and draws.below(100) < 40:
        return Steal()
    if _points(view, theirs=True) == 2:  # to believe would lose the game
        return Steal() if certain else Doubt()
    return _believed(draws)


def _believed(draws: Draws) -> TellstonesAction:
    """A point is less than a game."""
    return Believe() if draws.below(100) < 70 else Doubt()


def _proof(memory: Memory, line: LineView, draws: Draws) -> Name:
    known = knows(memory, line)
    space = next(iter(known), face_down(line.stones)[0])
    return Name(space, _thought(memory, line, space, draws), line.name)


def _further_look(memory: Memory, view: View, allowed: Allowed, draws: Draws) -> TellstonesAction:
    unknown = [a for a in _some(allowed, Peek) if not _is_known(memory, view, a.line, a.space)]
    own = [look for look in unknown if not look.partner]
    return draws.one(own) if own else Stop()


def _thought(memory: Memory, line: LineView, space: int, draws: Draws) -> Symbol:
    """What it says a stone is: what it remembers, or a guess among those that can't be seen."""
    known = knows(memory, line)
    if space in known:
        return known[space]
    guesses = tuple(symbol for symbol in unaccounted(line) if symbol not in known.values())
    return draws.one(guesses or SYMBOLS)


def _mixes(view: View, swap: Swap) -> bool:
    """Whether a swap can make anybody lose track: a stone that lies face-down must be in it."""
    return not {swap.space, swap.other} <= set(face_up(_line(view, swap.line).stones))


def _is_known(memory: Memory, view: View, name: LineName, space: int) -> bool:
    return space in knows(memory, _line(view, name))


def _line(view: View, name: LineName) -> LineView:
    return next(line for line in view.lines if line.name == name)


def _points(view: View, *, theirs: bool) -> int:
    ours = side(view.seat)
    return view.score[0 if (other(ours) if theirs else ours) == "A" else 1]


def _some(allowed: Allowed, kind: type[T]) -> tuple[T, ...]:
    return tuple(action for action in allowed if isinstance(action, kind))


SIMPLE: Final[Bot[Memory, TellstonesAction, TellstonesEvent, View]] = Bot("simple", sit, hear, choose)

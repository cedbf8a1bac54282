"""A bot's memory, told once the game is over: what it took every hidden stone for and when, where it
forgot, confused or missed something, and why it claimed what it claimed.

It is rebuilt from what its seat was told; that it is the same is seen from its actions, every one of which
the rebuilt bot must choose again.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import partial, reduce
from types import MappingProxyType
from typing import Final, Literal, TypeAlias, cast

from taberna.bots import Bot
from taberna.bots.account import Account, Recounted, StoryStep
from taberna.bots.hearing import heard
from taberna.bots.tellstones import mind
from taberna.bots.tellstones.core.belief import weigh_orders
from taberna.bots.tellstones.core.crowd import crowd_weigh
from taberna.bots.tellstones.core.rows import DOWN, LABEL, SCRATCH, W_BEST, W_KNOWS, W_SURE, Row
from taberna.bots.tellstones.memory import LineMemory, Memory, Params
from taberna.bots.tellstones.player import Thought, think
from taberna.games.tellstones import actions
from taberna.games.tellstones.actions import LineName, TellstonesAction
from taberna.games.tellstones.events import Swapped, TellstonesEvent, TurnBegan
from taberna.games.tellstones.options import Options
from taberna.games.tellstones.state import State, line_names
from taberna.games.tellstones.stones import SYMBOLS, Symbol, is_face_down, symbol_at
from taberna.games.tellstones.view import View
from taberna.table.commits import Commit, Told
from taberna.table.play import Play, tell
from taberna.table.seats import Seat
from taberna.table.values import Value

SURE: Final = 0.75
"""From here on a stone counts as known for sure."""
NOBODY: Final[Mapping[Seat, bytes]] = MappingProxyType({})
WORKED_OUT: Final = 0.5
"""A stone it has forgotten, and takes for something all the same because of what the others are."""

TellstonesBot: TypeAlias = Bot[Memory, TellstonesAction, TellstonesEvent, View]
TellstonesPlay: TypeAlias = Play[State, TellstonesAction, TellstonesEvent, View, Options]
TellstonesStoryStep: TypeAlias = StoryStep[State, TellstonesAction, TellstonesEvent, View, Options]


class Holding(Value, frozen=True):
    """What it took one face-down stone for."""

    line: LineName
    space: int
    symbol: Symbol | None
    sure: int
    """In a hundred, how sure it was."""
    state: Literal["sure", "unsure", "wrong", "forgotten"]


class Slip(Value, frozen=True):
    """`forgot`: a stone went from its mind, and it knew. `confused`: two stones traded places there, and
    it did not know. `missed`: two stones were swapped, and its mind did not follow."""

    kind: Literal["forgot", "confused", "missed"]
    line: LineName
    space: int
    other: int
    """The other stone, 0 where there is none."""
    symbol: Symbol | None
    """What it had taken the stone for."""


class Motive(Value, frozen=True):
    """Why it claimed something, or answered a claim."""

    kind: Literal["boast", "steal", "challenge", "believe", "doubt"]
    line: LineName
    space: int
    """The stone it challenged, 0 otherwise."""
    ground: Literal["knew", "mistaken", "bluffed"]
    """All stones in mind and right, all in mind and one wrong, or more than one forgotten."""
    known: int
    """How many of the face-down stones it had right."""
    hidden: int
    mine: int
    """In a hundred, how likely it thought its own proof to succeed."""
    theirs: int
    """In a hundred, how likely it thought the other to know: the whole Line, or the stone it challenged."""


class Recollection(Value, frozen=True):
    """Its mind after one commit, and what had gone through it with that commit."""

    seq: int
    holdings: tuple[Holding, ...]
    slips: tuple[Slip, ...]
    motive: Motive | None


TellstonesAccount: TypeAlias = Account[State, TellstonesAction, TellstonesEvent, View, Options, Recollection]


def account(player: TellstonesBot, par: Params) -> TellstonesAccount:
    """How this one's memory is told, who plays by these numbers."""
    return Account(Recollection, partial(recount, player, par))


def recount(
    player: TellstonesBot,
    par: Params,
    seat: Seat,
    seed: bytes,
    story: Iterable[TellstonesStoryStep],
    met: Mapping[Seat, bytes] = NOBODY,
) -> Recounted[Recollection]:
    """What this bot, with this seed, went through on this seat; `met` is what it had kept of whom."""
    memory, faithful = player.sit(seat, seed), True
    for other, kept in met.items():
        memory = player.meet(memory, other, kept)
    moments: list[Recollection] = []
    for step in story:
        motive = None
        if isinstance(step.entry, Commit) and step.entry.seat == seat and step.entry.action is not None:
            thought = _thought(par, memory, step.before, seat)
            faithful = faithful and thought.action == step.entry.action
            motive = _motive(memory, step, thought)
        telling = tell(step.entry, step.after, seat)
        waited = 0 if step.entry.seat == seat else step.waited
        listened = reduce(lambda held, line: player.listen(held, *line), step.said, memory)
        listened = mind.wait(listened, waited)
        slips = tuple(_slips(par, listened, telling)) if isinstance(telling, Told) else ()
        memory = heard(player, memory, telling, waited, step.said)
        holdings = tuple(_holdings(memory, step.after.state))
        moments.append(Recollection(step.entry.seq, holdings, slips, motive))
    return Recounted(faithful, tuple(moments))


def _thought(par: Params, memory: Memory, play: TellstonesPlay, seat: Seat) -> Thought:
    return think(par, memory, play.game.view(play.state, seat), play.game.legal(play.state, seat))


# -- what it held


def _holdings(memory: Memory, state: State) -> Iterator[Holding]:
    for name, line, held in zip(line_names(state), state.lines, memory.lines, strict=False):
        best, chances = _weighed(held)
        for space, stone in enumerate(line, 1):
            if not is_face_down(stone):
                continue
            chance = chances[space - 1]
            remembered = held.own[LABEL + space - 1] >= 0.0 or chance >= WORKED_OUT
            symbol = best[space - 1] if remembered else None
            truth = symbol_at(line, space)
            if symbol is None:
                yield Holding(name, space, None, 0, "forgotten")
            elif symbol != truth:
                yield Holding(name, space, symbol, _percent(chance), "wrong")
            else:
                yield Holding(name, space, symbol, _percent(chance), "sure" if chance >= SURE else "unsure")


def _weighed(line: LineMemory) -> tuple[list[Symbol | None], list[float]]:
    """What it would name each stone, and how likely it takes that to be right."""
    w: Row = [0.0] * SCRATCH
    weigh_orders(list(line.own), list(line.board), w)
    best = [SYMBOLS[int(w[W_BEST + space])] if w[W_BEST + space] >= 0.0 else None for space in range(7)]
    return best, w[W_SURE : W_SURE + 7]


def _percent(chance: float) -> int:
    return round(100 * chance)


# -- where it slipped


def _slips(par: Params, memory: Memory, telling: Told[TellstonesEvent]) -> Iterator[Slip]:
    """One event at a time, to see which of them did it."""
    waited = memory.waited
    for event in telling.events:
        before = mind.wait(memory, waited)
        memory = mind.hear(par, before, Told(telling.seq, (event,)))
        if isinstance(event, Swapped):
            at = 1 if event.line == "B" else 0
            yield from _missed(event, before.lines[at], memory.lines[at])
        elif isinstance(event, TurnBegan):
            names: tuple[LineName, ...] = ("A", "B") if len(memory.lines) == 2 else (None,)
            for name, was, now in zip(names, before.lines, memory.lines, strict=True):
                yield from _faded(name, was, now)


def _missed(event: Swapped, was: LineMemory, now: LineMemory) -> Iterator[Slip]:
    one, other = event.space - 1, event.other - 1
    if was.board[one] != DOWN and was.board[other] != DOWN:
        return
    labels = was.own[LABEL + one], was.own[LABEL + other]
    followed = now.own[LABEL + other], now.own[LABEL + one]
    if labels != followed:
        yield Slip("missed", event.line, event.space, event.other, _symbol(max(labels)))


def _faded(name: LineName, was: LineMemory, now: LineMemory) -> Iterator[Slip]:
    before, after = was.own[LABEL : LABEL + 7], now.own[LABEL : LABEL + 7]
    for space, (label, left) in enumerate(zip(before, after, strict=True)):
        if label < 0.0 or left == label:
            continue
        if left < 0.0:
            yield Slip("forgot", name, space + 1, 0, _symbol(label))
            continue
        other = before.index(left)
        if other > space or after[other] != label:  # of a pair, once
            yield Slip("confused", name, space + 1, other + 1, _symbol(label))


def _symbol(label: float) -> Symbol | None:
    return SYMBOLS[int(label)] if label >= 0.0 else None


# -- why it claimed what it claimed


def _motive(memory: Memory, step: TellstonesStoryStep, thought: Thought) -> Motive | None:
    action = cast("Commit[TellstonesAction, TellstonesEvent]", step.entry).action
    space, theirs = 0, thought.theirs
    match action:
        case actions.Boast(line=name):
            kind: Literal["boast", "steal", "challenge", "believe", "doubt"] = "boast"
        case actions.Challenge(space=space, line=name):
            kind, theirs = "challenge", _they_know(memory, name, space)
        case actions.Steal() | actions.Believe() | actions.Doubt() if memory.claim is not None:
            kind = cast('Literal["steal", "believe", "doubt"]', type(action).__name__.lower())
            name = memory.claim[1]
        case _:
            return None
    ground, right, hidden = _ground(memory, step.before.state, name)
    return Motive(kind, name, space, ground, right, hidden, _percent(thought.mine), _percent(theirs))


def _they_know(memory: Memory, name: LineName, space: int) -> float:
    """How likely the one on the left, who has to answer, knows this stone."""
    line = memory.lines[1 if name == "B" else 0]
    w: Row = [0.0] * SCRATCH
    crowd_weigh(list(line.crowds[1]), list(line.board), w, 1)
    return w[W_KNOWS + space - 1]


def _ground(
    memory: Memory, state: State, name: LineName
) -> tuple[Literal["knew", "mistaken", "bluffed"], int, int]:
    held = [holding for holding in _holdings(memory, state) if holding.line == name]
    right = sum(holding.state in ("sure", "unsure") for holding in held)
    own = memory.lines[1 if name == "B" else 0].own
    blank = sum(own[LABEL + holding.space - 1] < 0.0 for holding in held)
    if blank > 1:
        return "bluffed", right, len(held)
    return "knew" if right == len(held) else "mistaken", right, len(held)

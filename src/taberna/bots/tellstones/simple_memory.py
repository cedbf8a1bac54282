"""What the simple bot remembers of the Lines: less than happened, and now and then something else.
The bots of the ladder forget in `core/traces.py`.

Every stone was once seen by everybody, so a perfect memory would know the whole Line at all times. This one
loses track as people do: when stones are swapped, and as time goes by.
"""

from typing import Final, TypeAlias

from msgspec.structs import replace

from taberna.games.tellstones.actions import LineName
from taberna.games.tellstones.events import (
    Hidden,
    Looked,
    Opened,
    Placed,
    Started,
    Swapped,
    TellstonesEvent,
    TurnBegan,
    Turned,
)
from taberna.games.tellstones.options import Options
from taberna.games.tellstones.seats import side
from taberna.games.tellstones.stones import MIDDLE, SYMBOLS, End, Symbol, face_down
from taberna.games.tellstones.view import LineView
from taberna.table.commits import Telling, ToldBack
from taberna.table.dice import Draws
from taberna.table.seats import Seat
from taberna.table.values import Value

UNNOTED: Final = 5
"""In a hundred stones that are hidden: not noted which it was."""
UNSEEN_SWAP: Final = 10
"""In a hundred swaps: taken for nothing, so that both stones are remembered in the wrong place."""
LOST_SWAP: Final = 25
"""In a hundred swaps: no longer sure which is which."""
FADES: Final = 4
"""In a hundred stones at the start of a turn: slips the mind."""
BACK: Final = 8
"""How many moments are kept for what may be taken back."""


class Trace(Value, frozen=True):
    """What is thought to lie somewhere, and how often it moved since the others could have been sure."""

    symbol: Symbol | None
    fog: int = 0


Traces: TypeAlias = tuple[Trace | None, ...]
"""A Line; None for an empty space of the mat."""


class Memory(Value, frozen=True):
    seat: Seat
    seed: bytes
    seq: int = 0
    lines: tuple[Traces, ...] = ()
    past: tuple[tuple[int, tuple[Traces, ...]], ...] = ()


def hear(memory: Memory, telling: Telling[TellstonesEvent]) -> Memory:
    if isinstance(telling, ToldBack):
        lines = next((lines for seq, lines in memory.past if seq == telling.to), memory.lines)
    else:
        lines = memory.lines
        draws = Draws(memory.seed, "memory", memory.seat, telling.seq)
        for event in telling.events:
            lines = _after(memory.seat, lines, event, draws)
    past = (*memory.past, (telling.seq, lines))[-BACK:]
    return replace(memory, seq=telling.seq, lines=lines, past=past)


def knows(memory: Memory, line: LineView) -> dict[int, Symbol]:
    """The face-down stones of a Line as far as they are remembered and can be true."""
    traces = _line(memory.lines, line.name)
    hidden = face_down(line.stones)
    unseen = unaccounted(line)
    thought: dict[int, Symbol] = {}
    for space in hidden:
        trace = traces[space - 1]
        if trace is not None and trace.symbol is not None and trace.symbol in unseen:
            thought[space] = trace.symbol
    held = list(thought.values())
    sure = {space: symbol for space, symbol in thought.items() if held.count(symbol) == 1}
    blank = [space for space in hidden if space not in sure]
    left = [symbol for symbol in unseen if symbol not in sure.values()]
    if len(blank) == 1 and len(left) == 1:
        sure[blank[0]] = left[0]
    return sure


def unaccounted(line: LineView) -> tuple[Symbol, ...]:
    """The symbols that lie neither in the Pool nor face-up."""
    return tuple(symbol for symbol in SYMBOLS if symbol not in line.pool and symbol not in line.stones)


def foggiest(memory: Memory, line: LineView) -> tuple[int, int]:
    """The face-down stone the others are least likely to know, and how foggy it is for them."""
    traces = _line(memory.lines, line.name)
    fog = [(trace.fog, space) for space in face_down(line.stones) if (trace := traces[space - 1]) is not None]
    worst, space = max(fog)
    return space, worst


def _after(seat: Seat, lines: tuple[Traces, ...], event: TellstonesEvent, draws: Draws) -> tuple[Traces, ...]:
    match event:
        case Started(options=options):
            return _bare(options)
        case Opened(symbol=symbol, line=name):
            return _with(lines, name, _opened(_line(lines, name), symbol))
        case Placed(symbol=symbol, end=end, line=name):
            return _with(lines, name, _placed(_line(lines, name), symbol, end))
        case Hidden(space=space, line=name):
            noted = draws.below(100) >= UNNOTED
            trace = _at(lines, name, space)
            return _put(lines, name, space, Trace(trace.symbol if noted else None))
        case Swapped(space=one, other=other, line=name):
            return _swapped(lines, name, one, other, draws)
        case Looked(looker=looker, space=space, line=name, symbol=symbol):
            trace = _at(lines, name, space)
            if looker == seat:
                return _put(lines, name, space, replace(trace, symbol=symbol))
            return _put(lines, name, space, replace(trace, fog=0)) if side(looker) != side(seat) else lines
        case Turned(space=space, symbol=symbol, line=name):
            return _put(lines, name, space, Trace(symbol))
        case TurnBegan():
            return tuple(tuple(_faded(trace, draws) for trace in line) for line in lines)
        case _:
            return lines


def _faded(trace: Trace | None, draws: Draws) -> Trace | None:
    return replace(trace, symbol=None) if trace is not None and draws.below(100) < FADES else trace


def _swapped(
    lines: tuple[Traces, ...], name: LineName, one: int, other: int, draws: Draws
) -> tuple[Traces, ...]:
    a, b = _at(lines, name, one), _at(lines, name, other)
    slip = draws.below(100)
    if slip >= UNSEEN_SWAP:
        a, b = b, a
    if UNSEEN_SWAP <= slip < UNSEEN_SWAP + LOST_SWAP:
        a, b = replace(a, symbol=None), replace(b, symbol=None)
    lines = _put(lines, name, one, replace(a, fog=a.fog + 1))
    return _put(lines, name, other, replace(b, fog=b.fog + 1))


def _bare(options: Options) -> tuple[Traces, ...]:
    bare: Traces = (None,) * len(SYMBOLS) if options.ends == "mat" else ()
    return (bare, bare) if options.variant == "vanguard" else (bare,)


def _opened(line: Traces, symbol: Symbol) -> Traces:
    return (*line[:MIDDLE], Trace(symbol), *line[MIDDLE + 1 :])


def _placed(line: Traces, symbol: Symbol, end: End) -> Traces:
    spaces = [place for place, trace in enumerate(line) if trace is not None]
    stones = tuple(line[spaces[0] : spaces[-1] + 1])
    if len(stones) == len(line) and None not in line:
        return (Trace(symbol), *line) if end == "left" else (*line, Trace(symbol))
    place = spaces[0] - 1 if end == "left" else spaces[-1] + 1
    return (*line[:place], Trace(symbol), *line[place + 1 :])


def _line(lines: tuple[Traces, ...], name: LineName) -> Traces:
    return lines[1 if name == "B" else 0]


def _at(lines: tuple[Traces, ...], name: LineName, space: int) -> Trace:
    return _line(lines, name)[space - 1] or Trace(None)


def _put(lines: tuple[Traces, ...], name: LineName, space: int, trace: Trace) -> tuple[Traces, ...]:
    line = _line(lines, name)
    return _with(lines, name, (*line[: space - 1], trace, *line[space:]))


def _with(lines: tuple[Traces, ...], name: LineName, line: Traces) -> tuple[Traces, ...]:
    place = 1 if name == "B" else 0
    return (*lines[:place], line, *lines[place + 1 :])

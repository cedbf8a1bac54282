"""What is said about the stones in the King's Round (TS-6.4): a bot tells its partner in the open what it
knows, and hears what others say, in any language of the house.

A partner is believed where one remembers nothing oneself. Of the other side nothing is believed; but who
names a stone seems to know it, and that is noted.
"""

import re
from functools import cache
from typing import Final, NamedTuple

from msgspec.structs import replace

from taberna.bots.tellstones.core.belief import weigh_orders
from taberna.bots.tellstones.core.crowd import crowd_weigh
from taberna.bots.tellstones.core.own import own_seen
from taberna.bots.tellstones.core.rows import (
    DOWN,
    GUESS,
    GUESSES,
    HIDDEN,
    LABEL,
    RIGHT_HELD,
    SCRATCH,
    SPACES,
    SURE,
    W_BEST,
    W_KNOWS,
    W_SURE,
    WRONG_HELD,
    Row,
)
from taberna.bots.tellstones.memory import LineMemory, Memory
from taberna.games.tellstones.seats import side
from taberna.games.tellstones.stones import SYMBOLS, Symbol
from taberna.table.seats import Seat
from taberna.texts import LANGUAGES, texts

ROUND: Final = 3
"""So many others sit at the King's Round."""
TRUSTED: Final = 0.8
"""How likely a partner's word is right."""
SEEMS: Final = 0.3
"""How much of the doubt whether somebody knows a stone goes when they name it."""
CERTAIN: Final = 0.85
"""Only what one is so sure of is told."""
WORTH_TELLING: Final = 0.2
_WORDS: Final = re.compile(r"\w+")


class Hint(NamedTuple):
    space: int
    """Counted from 0."""
    symbol: Symbol


@cache
def _names() -> dict[str, Symbol]:
    """Every symbol's name in every language."""
    found: dict[str, Symbol] = {}
    for language in LANGUAGES:
        for symbol in SYMBOLS:
            found[_WORDS.findall(texts(language)("bot-stone", symbol=symbol).casefold())[-1]] = symbol
    return found


def understand(text: str) -> Hint | None:
    """A sentence with one number and one symbol says what lies where."""
    words = _WORDS.findall(text.casefold())
    spaces = {int(word) for word in words if word.isdecimal() and len(word) == 1}
    symbols = {_names()[word] for word in words if word in _names()}
    if len(spaces) != 1 or len(symbols) != 1 or not 1 <= min(spaces) <= len(SYMBOLS):
        return None
    return Hint(min(spaces) - 1, min(symbols))


def take(memory: Memory, speaker: Seat, text: str) -> Memory:
    """What is left in mind of a sentence."""
    if len(memory.others) != ROUND or speaker == memory.seat or not memory.lines:
        return memory
    hint = understand(text)
    line = memory.lines[0]
    if hint is None or hint.space >= line.board[SPACES] or line.board[hint.space] != DOWN:
        return memory
    if not line.board[HIDDEN] >> SYMBOLS.index(hint.symbol) & 1:
        return memory
    own, crowds = list(line.own), [list(crowd) for crowd in line.crowds]
    if side(speaker) == side(memory.seat):
        _believe(own, line, hint)
    _seems_to_know(crowds[1 + memory.others.index(speaker)], hint.space)
    told = LineMemory(line.board, tuple(own), tuple(map(tuple, crowds)))
    return replace(memory, lines=(told, *memory.lines[1:]))


def _believe(own: Row, line: LineMemory, hint: Hint) -> None:
    symbol = float(SYMBOLS.index(hint.symbol))
    if own[LABEL + hint.space] >= 0.0 or symbol in own[LABEL : LABEL + len(SYMBOLS)]:
        return
    own_seen(own, list(line.board), hint.space, int(symbol))
    own[SURE + hint.space] = TRUSTED


def _seems_to_know(crowd: Row, space: int) -> None:
    for guess in range(GUESSES):
        o = guess * GUESS
        blank = max(0.0, 1.0 - crowd[o + RIGHT_HELD + space] - crowd[o + WRONG_HELD + space])
        crowd[o + RIGHT_HELD + space] += SEEMS * blank


def worth_telling(memory: Memory) -> Hint | None:
    """The stone that the partner is least likely to know and the other side likeliest: little is given
    away by it."""
    if len(memory.others) != ROUND or not memory.lines:
        return None
    line, w = memory.lines[0], [0.0] * SCRATCH
    left, partner, right = (_knows(line, 1 + place) for place in range(ROUND))
    weigh_orders(list(line.own), list(line.board), w)
    best, most = None, WORTH_TELLING
    for space in range(line.board[SPACES]):
        if line.board[space] != DOWN or line.own[LABEL + space] < 0.0 or w[W_SURE + space] < CERTAIN:
            continue
        gain = (1.0 - partner[space]) * max(left[space], right[space])
        if gain > most:
            best, most = Hint(space, SYMBOLS[int(w[W_BEST + space])]), gain
    return best


def _knows(line: LineMemory, place: int) -> list[float]:
    w = [0.0] * SCRATCH
    crowd_weigh(list(line.crowds[place]), list(line.board), w, 1)
    return w[W_KNOWS : W_KNOWS + len(SYMBOLS)]

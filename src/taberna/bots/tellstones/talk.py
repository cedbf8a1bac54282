"""What bots say (TS-4.1): praise, doubt, symbols called at random, the weather at court.

A line is a message of the Fluent files with its parameters, put into words where it is shown. What is said
hangs on the bot's own memory and draws, never on what lies under a stone; each personality has a tell that a
patient opponent can learn, in what it says or in how long it takes (`pauses`).
"""

from hashlib import blake2b
from struct import pack
from typing import TYPE_CHECKING, Final

from taberna.bots.tellstones.core.plain import count_blank
from taberna.bots.tellstones.hearsay import worth_telling
from taberna.bots.tellstones.memory import Memory
from taberna.bots.tellstones.repartee import IDLE, TELL, VARIANTS, line
from taberna.games.tellstones import actions
from taberna.games.tellstones.actions import TellstonesAction
from taberna.games.tellstones.stones import SYMBOLS
from taberna.games.tellstones.view import View
from taberna.table.phrase import Parameter, Phrase

if TYPE_CHECKING:
    from taberna.bots.tellstones.levels import Level

SILENCE: Final = 4
"""Commits between two lines of the same bot."""
ANSWERS: Final = 0.75
"""How often one answers somebody who speaks to the table."""
_EAGER, _VARIANT, _SYMBOL, THOUGHT, FEIGNED = range(5)
"""Each use of chance has its number, so that none shifts another."""


def situation(memory: Memory, view: View, action: TellstonesAction, who: "Level") -> str:
    """What there is to talk about."""
    match action:
        case actions.Boast():
            return "boast"
        case actions.Doubt():
            return "doubt"
        case actions.Steal():
            return "steal"
        case actions.Challenge():
            return "challenge"
        case actions.Believe():
            return "praise"
        case actions.Swap() if who.personality == "trickster":
            return "symbol"  # its tell: it calls a symbol when it mixes stones
        case actions.Swap() | actions.Peek():
            return "symbol" if memory.quiet % 2 else "feint"
        case _:
            return "weather"


def say(who: "Level", memory: Memory, view: View, action: TellstonesAction) -> Phrase | None:
    """Something, now and then, after doing `action`; never twice in a row, and nothing twice in a game."""
    if memory.spoke and memory.seq - memory.spoke < SILENCE:
        return None
    eager = who.talk
    if who.personality == "gambler" and isinstance(action, actions.Boast) and _bluffs(memory):
        eager = 1.0  # its tell: it is never silent over a bluff
    about = situation(memory, view, action, who)
    if memory.addressed and about in IDLE:
        about, eager = memory.addressed, max(eager, ANSWERS)
    if drawn(memory, _EAGER) >= eager:
        return None
    hint = worth_telling(memory) if about in IDLE else None
    if hint is not None and not _touches(action, hint.space + 1):
        return _unsaid(memory, TELL, {"space": str(hint.space + 1), "symbol": hint.symbol})
    return _unsaid(memory, about, {"symbol": SYMBOLS[int(drawn(memory, _SYMBOL) * len(SYMBOLS))]})


def _unsaid(memory: Memory, about: str, params: dict[str, Parameter]) -> Phrase | None:
    """One of the ways to say this that were not used yet."""
    fresh = [way for n in range(VARIANTS) if (way := line(about, n + 1)) not in memory.said]
    return Phrase(fresh[int(drawn(memory, _VARIANT) * len(fresh))], params) if fresh else None


def _touches(action: TellstonesAction, space: int) -> bool:
    """Whether the stone will lie elsewhere by the time it is spoken of."""
    match action:
        case actions.Swap(space=one, other=other):
            return space in (one, other)
        case actions.Place(end="left"):
            return True
        case _:
            return False


def drawn(memory: Memory, use: int) -> float:
    """Between 0 and 1. By a hash, since everybody hears what is said and can time a pause: that must not lead
    back to the key of the memory's draws."""
    digest = blake2b(pack("<4Q", memory.key, memory.lock, memory.seq, use), digest_size=4).digest()
    return int.from_bytes(digest, "little") / 2**32


def _bluffs(memory: Memory) -> bool:
    return any(count_blank(list(line.own), list(line.board)) > 1 for line in memory.lines)

"""How long a bot takes before it acts: the longer, the harder the choice is for it, and the less it can help
showing that. It hangs on its own memory and draws, never on what lies under a stone; whoever times it learns
no more than from what it says (`talk`)."""

from typing import TYPE_CHECKING, Final

from taberna.bots.tellstones.core.belief import weigh_orders
from taberna.bots.tellstones.core.plain import count_blank
from taberna.bots.tellstones.core.rows import SCRATCH, W_SURE
from taberna.bots.tellstones.memory import LineMemory, Memory
from taberna.bots.tellstones.talk import FEIGNED, THOUGHT, drawn
from taberna.games.tellstones import actions
from taberna.games.tellstones.actions import LineName, TellstonesAction
from taberna.games.tellstones.steps import AnswerDue
from taberna.games.tellstones.view import View

if TYPE_CHECKING:
    from taberna.bots.tellstones.levels import Level

SHORTEST: Final = 600
LONGEST: Final = 4_000
ROUTINE: Final = 0.1
QUIET: Final = 0.3
"""How hard a Swap or a Peek is, and what somebody calm makes everything look like."""
CLAIM: Final = 0.5
CHANCE: Final = 0.35
"""How much of a pause is anybody's guess."""
FEIGNS: Final = 0.15
"""How often somebody quite calm takes long, or no time at all, for show."""


def pause(who: "Level", memory: Memory, view: View, action: TellstonesAction) -> int:
    """Milliseconds before doing this."""
    shown = (1.0 - who.calm) * hardness(memory, view, action) + who.calm * QUIET
    feigned = drawn(memory, FEIGNED) / FEIGNS
    if feigned < who.calm:
        shown = feigned / who.calm
    if who.personality == "watcher":  # its tell: it takes its time when it is lost
        shown = max(shown, _blank(memory) / 4)
    length = CHANCE * drawn(memory, THOUGHT) + (1.0 - CHANCE) * shown
    return int(SHORTEST + (LONGEST - SHORTEST) * min(1.0, length))


def hardness(memory: Memory, view: View, action: TellstonesAction) -> float:
    """From 0, what goes without saying, to 1: by how unsure one is of what one needs to know for it."""
    match action:
        case actions.Place() | actions.Hide():
            return ROUTINE
        case actions.Swap() | actions.Peek() | actions.Stop():
            return QUIET
        case actions.Answer() if isinstance(view.pending, AnswerDue):
            return _unsure(memory, view.pending.line, view.pending.space)
        case actions.Name(space=space, line=line):
            return _unsure(memory, line, space)
        case actions.Challenge():
            return CLAIM
        case actions.Boast() | actions.Believe() | actions.Doubt() | actions.Steal():
            return min(1.0, CLAIM + _blank(memory) / 6)
        case _:
            return 0.0


def _unsure(memory: Memory, name: LineName, space: int) -> float:
    line = memory.lines[1 if name == "B" else 0]
    w = [0.0] * SCRATCH
    weigh_orders(list(line.own), list(line.board), w)
    return 1.0 - w[W_SURE + space - 1]


def _blank(memory: Memory) -> int:
    return sum(map(_blank_on, memory.lines))


def _blank_on(line: LineMemory) -> int:
    return count_blank(list(line.own), list(line.board))

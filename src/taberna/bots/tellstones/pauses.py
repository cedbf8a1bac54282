"""How long a bot takes before it acts. That hangs on its own memory and draws, never on what lies under a
stone; whoever times it learns no more than from what it says (`talk`)."""

from typing import TYPE_CHECKING, Final

from taberna.bots.tellstones.core.plain import count_blank
from taberna.bots.tellstones.mind import Memory
from taberna.bots.tellstones.talk import THOUGHT, drawn
from taberna.games.tellstones.view import View

if TYPE_CHECKING:
    from taberna.bots.tellstones.levels import Level

SHORTEST: Final = 600
LONGEST: Final = 4_000


def pause(who: "Level", memory: Memory, view: View) -> int:
    """Milliseconds before acting: longer where much has been forgotten."""
    blank = sum(count_blank(list(line.own), list(line.board)) for line in memory.lines)
    thought = drawn(memory, THOUGHT)
    # The watcher's tell: it takes its time when it is lost.
    slow = 0.5 if who.personality == "watcher" else 0.15
    length = SHORTEST + (LONGEST - SHORTEST) * min(1.0, 0.6 * thought + slow * blank / 3)
    return int(length)

"""Other tables that nobody at this one could tell from it."""

from msgspec.structs import replace

from taberna.games.tellstones.state import State
from taberna.games.tellstones.stones import Line, face_down
from taberna.table.dice import Draws
from taberna.table.seats import Seat


def imagine(state: State, seat: Seat, draws: Draws) -> State:
    """The same table with other symbols under the face-down stones: no seat has a right to know better,
    since a look is remembered by people, not by the table (TS-4.2)."""
    return replace(state, lines=tuple(_reshuffled(line, draws) for line in state.lines))


def _reshuffled(line: Line, draws: Draws) -> Line:
    spaces = face_down(line)
    under = iter(draws.shuffled([line[space - 1] for space in spaces]))
    return "".join(next(under) if space in spaces else stone for space, stone in enumerate(line, 1))

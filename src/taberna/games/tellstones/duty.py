"""What the bell of last orders obliges to, and when it may ring (TS-7.3)."""

from typing import Final, Literal, TypeAlias

from taberna.games.tellstones.state import State
from taberna.games.tellstones.stones import Line, face_down
from taberna.table.dice import Die

Duty: TypeAlias = Literal["claim", "handle"]
"""To Challenge or Boast; or, with too little hidden, to Hide or Place."""

BELL: Final = Die(("bell", "no"), (15, 85))
QUIET_TURNS: Final = 12
HIDDEN_ENOUGH: Final = 2


def may_ring_after(state: State) -> bool:
    """Whether enough quiet turns lie behind once this one ends; then the house is asked for the bell."""
    return not state.loud and state.quiet + 1 >= QUIET_TURNS


def duty(lines: tuple[Line, ...], bell: bool) -> Duty | None:
    """What a bell that has rung obliges to; in the Vanguard the stones of both Lines count (TS-5.5)."""
    if not bell:
        return None
    return "claim" if sum(len(face_down(line)) for line in lines) >= HIDDEN_ENOUGH else "handle"


def still_obliged(state: State, done: Duty) -> bool:
    """Whether the bell obliges on after something of this kind was done."""
    return state.bell and duty(state.lines, state.bell) != done

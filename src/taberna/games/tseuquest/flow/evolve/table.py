"""The table of functions, one an event, and what they share."""

from typing import Final

from msgspec.structs import replace

from taberna.games.tseuquest.flow.events import TseuQuestEvent
from taberna.games.tseuquest.flow.state import Draws, State
from taberna.games.tseuquest.things.pieces import Figure
from taberna.table.dispatch import ByKind

table: Final[ByKind[State, TseuQuestEvent, State]] = ByKind()

evolve: Final = table.apply


def put(state: State, changed: Figure) -> State:
    return replace(state, figures=tuple([changed if f.id == changed.id else f for f in state.figures]))


def without(state: State, name: str) -> State:
    turn = None if state.turn and state.turn.figure == name and not state.turn.own else state.turn
    return replace(
        state,
        figures=tuple(f for f in state.figures if f.id != name),
        queue=tuple(each for each in state.queue if each != name),
        marks=tuple(mark for mark in state.marks if mark.figure != name),
        turn=turn,
    )


def less(row: tuple[str, ...], item: str) -> tuple[str, ...]:
    """The row with one of these taken out."""
    at = row.index(item)
    return row[:at] + row[at + 1 :]


def counted(state: State, purpose: str, owner: str) -> State:
    n, others = 0, []
    for drawn in state.drawn:
        if drawn.purpose == purpose and drawn.owner == owner:
            n = drawn.n
        else:
            others.append(drawn)
    return replace(state, drawn=(*others, Draws(purpose, owner, n + 1)))

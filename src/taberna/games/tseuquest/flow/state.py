"""The whole truth of one moment of TseuQuest, and how its parts are found."""

from typing import Final, Literal, TypeVar

from taberna.games.tseuquest.chapters.camp import Camp
from taberna.games.tseuquest.effects.vocabulary import Mark
from taberna.games.tseuquest.flow.steps import Motion, TseuQuestStep
from taberna.games.tseuquest.ground.board import Board, read_board
from taberna.games.tseuquest.ground.squares import Edge, Square
from taberna.games.tseuquest.options import SORCERER, Campaign, Chosen, Options
from taberna.games.tseuquest.things.own import NOTHING, Own
from taberna.games.tseuquest.things.pieces import Door, Figure, Hoard, Scenery, Spell, Trap
from taberna.games.tseuquest.things.script import Script
from taberna.table import values
from taberna.table.outcome import Outcome
from taberna.table.seats import Seat

T = TypeVar("T")


class Turn(values.Value, frozen=True):
    """An activation: the figure, what is left of its points, and what it has done."""

    figure: str
    points: int
    done: tuple[str, ...] = ()
    barred: tuple[str, ...] = ()
    charge: bool = False
    """¡Qué carga! holds for the very next action (TQ-G36)."""
    paid: str = ""
    """The elemental that was paid for (TQ-12.6-A)."""
    own: "Turn | None" = None
    """What is left of the turn of the summoner who acts through an elemental."""


class Draws(values.Value, frozen=True):
    """How often each purpose was drawn for, so that no draw shifts another."""

    purpose: str
    owner: str
    n: int


class State(values.State, frozen=True, kw_only=True):
    options: Options = Options()
    seats: tuple[Seat, ...] = ()
    phase: Literal["setup", "heroes", "sorcerer", "interlude", "over"] = "setup"
    board: str = ""
    script: Script = Script()
    round: int = 0
    party: tuple[Chosen, ...] = ()
    """Who plays whom, as it was agreed."""
    order: tuple[str, ...] = ()
    """Adventurers in the order of their seats (TQ-4.1)."""
    queue: tuple[str, ...] = ()
    """Those still to act this round."""
    acted: tuple[str, ...] = ()
    """Those who were activated in this phase (TQ-13.4)."""
    early: str = ""
    late: str = ""
    """¡Qué previsor!: first or last in the next round."""
    turn: Turn | None = None
    steps: tuple[TseuQuestStep, ...] = ()
    figures: tuple[Figure, ...] = ()
    doors: tuple[Door, ...] = ()
    scenery: tuple[Scenery, ...] = ()
    traps: tuple[Trap, ...] = ()
    hoards: tuple[Hoard, ...] = ()
    rooms: tuple[Square, ...] = ()
    """Rooms that have been opened or entered."""
    explored: tuple[Square, ...] = ()
    """Squares of corridors that some adventurer has seen; rooms are seen whole (TQ-14.2)."""
    spells: tuple[Spell, ...] = ()
    marks: tuple[Mark, ...] = ()
    decks: dict[str, tuple[str, ...]] = {}
    flags: tuple[str, ...] = ()
    fired: tuple[str, ...] = ()
    gone: tuple[Figure, ...] = ()
    """Adventurers who left or fell."""
    escaped: tuple[str, ...] = ()
    drawn: tuple[Draws, ...] = ()
    abandons: tuple[Seat, ...] = ()
    away: tuple[Seat, ...] = ()
    """Seats that a bot of the house plays until their holders are back (TQ-G179)."""
    campaign: Campaign = Campaign()
    ready: tuple[Seat, ...] = ()
    camp: Camp = Camp()
    own: Own = NOTHING
    """What the files of this table bring of their own: known as long as it is held."""
    outcome: Outcome | None = None


EMPTY: Final = State()


def board(state: State) -> Board:
    return read_board(state.board)


def step(state: State) -> TseuQuestStep | None:
    return state.steps[-1] if state.steps else None


def find(state: State, name: str) -> Figure | None:
    for figure in state.figures:  # the hot path
        if figure.id == name:
            return figure
    return None


def figure(state: State, name: str) -> Figure:
    found = find(state, name)
    assert found is not None, name
    return found


def active(state: State) -> Figure | None:
    return find(state, state.turn.figure) if state.turn else None


def slipped(state: State) -> bool:
    """An elemental that its summoner was just acting through is no longer his (TQ-12.6-B)."""
    actor = active(state)
    return bool(state.turn and state.turn.own) and (actor is None or not actor.bound)


def trap(state: State, name: str) -> Trap | None:
    return next((trap for trap in state.traps if trap.id == name), None)


def door_at(state: State, edge: Edge) -> Door | None:
    for door in state.doors:
        if door.edge == edge:
            return door
    return None


def is_hero(figure: Figure) -> bool:
    return figure.kind == "hero"


def of_sorcerer(figure: Figure) -> bool:
    return figure.seat == SORCERER


def same_side(one: Figure, other: Figure) -> bool:
    """TQ-G2: an elemental belongs to whoever controls it."""
    return of_sorcerer(one) == of_sorcerer(other)


def senseless(figure: Figure) -> bool:
    """Unconscious (TQ-11.8): still on the board, without a life point (TQ-G75)."""
    return figure.life == 0


def heroes(state: State) -> tuple[Figure, ...]:
    return tuple([figure for figure in state.figures if figure.kind == "hero"])


def motion(state: State) -> Motion | None:
    return next((step for step in reversed(state.steps) if isinstance(step, Motion)), None)


def human_sorcerer(state: State) -> bool:
    return state.options.sorcerer == "human"


def campers(state: State) -> tuple[Seat, ...]:
    """Who must be ready before a camp is broken: a human Sorcerer too, who looks at what is taken along."""
    return tuple(seat for seat in state.seats if seat != SORCERER or human_sorcerer(state))


def rival(state: State, figure: Figure) -> Seat:
    """Who stands against a figure: the Sorcerer, or the player at his left (TQ-G30); nobody at the table is
    asked about one that only the Sorcerer knows of."""
    if not of_sorcerer(figure) or not figure.seen:
        return SORCERER
    first = next((f for name in state.order if (f := find(state, name))), None)
    return first.seat if first else SORCERER

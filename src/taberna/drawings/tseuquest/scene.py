"""What of a plan is to be drawn, and for whom: the Sorcerer sees all, players what they see as they begin."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from taberna.games.tseuquest.chapters.setup import lay_plan
from taberna.games.tseuquest.flow.state import EMPTY, State
from taberna.games.tseuquest.flow.tale import begin_tale
from taberna.games.tseuquest.ground.board import Board, read_board
from taberna.games.tseuquest.ground.squares import Square
from taberna.games.tseuquest.options import Chosen, Options
from taberna.games.tseuquest.secrets.appearance import bare_door
from taberna.games.tseuquest.secrets.view import View
from taberna.games.tseuquest.things.pieces import Door, Figure, Hoard, Scenery, Trap
from taberna.games.tseuquest.things.plan import Plan, against

Reader: TypeAlias = Literal["sorcerer", "players"]
NOTHING_YET: Final = "+-+\n| |\n+-+"


@dataclass(frozen=True, slots=True)
class Scene:
    face: str
    board: Board
    figures: tuple[Figure, ...]
    doors: tuple[Door, ...]
    scenery: tuple[Scenery, ...]
    traps: tuple[Trap, ...]
    hoards: tuple[Hoard, ...]
    starts: tuple[Square, ...]
    exits: tuple[Square, ...]
    silence: tuple[Square, ...]
    dark: frozenset[Square]
    """Squares the adventure does not use; for players, those they do not see."""


def scene(plan: Plan, reader: Reader, adventurers: int) -> Scene:
    return _whole(plan, adventurers) if reader == "sorcerer" else _begun(plan, adventurers)


def _whole(plan: Plan, adventurers: int) -> Scene:
    script = plan.script
    return Scene(
        plan.board,
        read_board(plan.board),
        against(plan, adventurers),
        plan.doors,
        plan.scenery,
        plan.traps,
        plan.hoards,
        script.starts,
        script.exits,
        script.silence,
        frozenset(plan.unused),
    )


def _begun(plan: Plan, adventurers: int) -> Scene:
    """The plan as it lies before the first adventurer moves: the rules themselves say what is seen."""
    state = begun(plan, adventurers)
    board = read_board(plan.board)
    seen = {square for square, room in board.rooms.items() if room in state.rooms} | set(state.explored)
    return Scene(
        plan.board,
        board,
        tuple(f for f in state.figures if f.seen and f.kind != "hero"),
        tuple(bare_door(d) for d in state.doors if d.seen),
        tuple(s for s in state.scenery if s.seen and not s.hidden),
        tuple(t for t in state.traps if t.seen),
        tuple(h for h in state.hoards if h.seen),
        plan.script.starts[:adventurers],
        tuple(square for square in plan.script.exits if square in seen),
        (),
        frozenset(board.squares - seen),
    )


def scene_of(view: View) -> Scene:
    """What a seat sees of a game under way; an empty square before the board is laid."""
    text = view.board or NOTHING_YET
    board = read_board(text)
    seen = {square for square, room in board.rooms.items() if room in view.rooms} | set(view.explored)
    return Scene(
        text,
        board,
        tuple(figure for figure in view.figures if figure.square in board.squares),
        view.doors,
        view.scenery,
        view.traps,
        view.hoards,
        (),
        view.exits,
        (),
        frozenset(board.squares - seen),
    )


def begun(plan: Plan, adventurers: int) -> State:
    heroes = tuple(
        Figure(f"{n}", "bruna", "hero", "A", "", 1, 1, seen=True) for n in range(1, adventurers + 1)
    )
    state = State(
        options=Options(party=(Chosen("A", "bruna"),)),
        seats=("S", "A"),
        figures=heroes,
        order=tuple(hero.id for hero in heroes),
        decks=EMPTY.decks,
    )
    tale = begin_tale(state)
    lay_plan(tale, plan, "")
    return tale.state

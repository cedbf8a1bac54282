"""What a seat may see: what stands on the board, its own cards, and for the Sorcerer the plan."""

from msgspec.structs import replace

from taberna.games.tseuquest.effects import Mark
from taberna.games.tseuquest.options import SORCERER, Belongings, Options
from taberna.games.tseuquest.pieces import Door, Figure, Hoard, Scenery, Spell, Trap
from taberna.games.tseuquest.script import Script, Words, opening
from taberna.games.tseuquest.squares import Square
from taberna.games.tseuquest.state import State, Turn, find, step
from taberna.games.tseuquest.steps import TseuQuestStep
from taberna.games.tseuquest.waiting import waiting
from taberna.table import values
from taberna.table.outcome import Outcome
from taberna.table.seats import Seat


class PlanView(values.Value, frozen=True):
    """The Sorcerer's screen."""

    script: Script
    figures: tuple[Figure, ...]
    doors: tuple[Door, ...]
    scenery: tuple[Scenery, ...]
    traps: tuple[Trap, ...]
    hoards: tuple[Hoard, ...]
    flags: tuple[str, ...]


class Hand(values.Value, frozen=True):
    figure: str
    count: int
    cards: tuple[str, ...]
    """Empty where they may not be seen."""


class View(values.View, frozen=True):
    seat: Seat
    options: Options
    seats: tuple[Seat, ...]
    phase: str
    texts: dict[str, Words]
    """Title, introduction, advice and goal of the adventure, each in its languages."""
    board: str
    round: int
    order: tuple[str, ...]
    queue: tuple[str, ...]
    acted: tuple[str, ...]
    turn: Turn | None
    waiting: tuple[Seat, ...]
    pending: TseuQuestStep | None
    figures: tuple[Figure, ...]
    hands: tuple[Hand, ...]
    doors: tuple[Door, ...]
    scenery: tuple[Scenery, ...]
    traps: tuple[Trap, ...]
    hoards: tuple[Hoard, ...]
    rooms: tuple[Square, ...]
    exits: tuple[Square, ...]
    spells: tuple[Spell, ...]
    marks: tuple[Mark, ...]
    gone: tuple[str, ...]
    escaped: tuple[str, ...]
    abandons: tuple[Seat, ...]
    belongings: tuple[Belongings, ...]
    ready: tuple[Seat, ...]
    plan: PlanView | None
    outcome: Outcome | None


def bare_figure(figure: Figure) -> Figure:
    """Who called a figure of the Sorcerer's may be out of sight."""
    summoner = "" if figure.seat == SORCERER else figure.summoner
    return replace(figure, hand=(), group="", roused=False, summoner=summoner)


def bare_door(door: Door) -> Door:
    return replace(door, lock="", worked=False)


def bare_scenery(piece: Scenery) -> Scenery:
    return replace(piece, use=(), once=True, used=False, trap="")


def bare_trap(trap: Trap) -> Trap:
    """Kind and place; of one found by magic only the place (TQ-12.3)."""
    return replace(trap, harm=0, complexity=0, effects=())


def bare_hoard(hoard: Hoard) -> Hoard:
    return replace(hoard, items=(), gold=0, cards=0)


def knows_hand(state: State, seat: Seat, figure: Figure) -> bool:
    """Its owner, once the three rounds are over (TQ-3.6-C, TQ-3.6-F)."""
    return seat == figure.seat and state.phase != "setup"


def is_hidden(state: State, name: str) -> bool:
    """A figure that is on the plan and not yet on the board."""
    found = find(state, name)
    return found is not None and not found.seen


def names_hidden(state: State, part: object) -> bool:
    """Whether a step or an event is about a figure nobody has seen."""
    return any(
        is_hidden(state, str(getattr(part, name, ""))) for name in ("figure", "attacker", "defender", "mover")
    )


def on_unseen(state: State, spell: Spell) -> bool:
    return is_hidden(state, spell.caster) or is_hidden(state, spell.target)


def view(state: State, seat: Seat) -> View:
    plan = _plan(state) if seat == SORCERER else None
    hidden_turn = state.turn is not None and is_hidden(state, state.turn.figure)
    pending = step(state)
    if plan is None and pending is not None and names_hidden(state, pending):
        pending = None
    return View(
        seat=seat,
        options=state.options,
        seats=state.seats,
        phase=state.phase,
        texts=opening(state.script) if state.board else {},
        board=state.board,
        round=state.round,
        order=state.order,
        queue=state.queue,
        acted=tuple(
            name for name in state.acted if plan or any(f.id == name and f.seen for f in state.figures)
        ),
        turn=None if hidden_turn and plan is None else state.turn,
        waiting=waiting(state),
        pending=pending,
        figures=tuple(bare_figure(f) for f in state.figures if f.seen),
        hands=tuple(
            Hand(f.id, len(f.hand), f.hand if knows_hand(state, seat, f) else ())
            for f in state.figures
            if f.seen and f.hand
        ),
        doors=tuple(bare_door(d) for d in state.doors if d.seen),
        scenery=tuple(bare_scenery(s) for s in state.scenery if s.seen and not s.hidden),
        traps=tuple(bare_trap(t) for t in state.traps if t.seen),
        hoards=tuple(bare_hoard(h) for h in state.hoards if h.seen),
        rooms=state.rooms,
        exits=_known_exits(state),
        spells=tuple(s for s in state.spells if plan or not on_unseen(state, s)),
        marks=tuple(m for m in state.marks if not is_hidden(state, m.figure)),
        gone=tuple(f.id for f in state.gone),
        escaped=state.escaped,
        abandons=state.abandons,
        belongings=state.campaign.belongings,
        ready=state.ready,
        plan=plan,
        outcome=state.outcome,
    )


def _known_exits(state: State) -> tuple[Square, ...]:
    """An exit is known where an adventurer began or stands, or where its stairs are seen."""
    stairs = {s for piece in state.scenery if piece.seen and piece.kind == "stairs" for s in piece.squares}
    known = stairs | set(state.script.starts) | {f.square for f in state.figures if f.kind == "hero"}
    return tuple(square for square in state.script.exits if square in known)


def _plan(state: State) -> PlanView:
    return PlanView(
        state.script,
        tuple(replace(f, hand=f.hand if f.seat == SORCERER else ()) for f in state.figures if not f.seen),
        state.doors,
        state.scenery,
        state.traps,
        state.hoards,
        state.flags,
    )

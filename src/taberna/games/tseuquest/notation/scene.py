"""What facts are told about: the whole truth, or one seat's view of it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

from taberna.games.tseuquest.chapters.camp import Deal, Objection, Ware
from taberna.games.tseuquest.chapters.market import stock
from taberna.games.tseuquest.effects.vocabulary import Mark
from taberna.games.tseuquest.flow.events import Slain, TseuQuestEvent, TurnEnded
from taberna.games.tseuquest.flow.state import State, Turn, motion, step
from taberna.games.tseuquest.flow.steps import Motion, TseuQuestStep
from taberna.games.tseuquest.ground.squares import Square
from taberna.games.tseuquest.options import Belongings
from taberna.games.tseuquest.secrets.view import View
from taberna.games.tseuquest.things.pieces import Door, Figure, Hoard, Scenery, Spell, Trap

Past: TypeAlias = tuple[tuple[TseuQuestEvent, ...], ...]
"""What happened, or what a seat was told of it, a tuple a step."""


@dataclass(frozen=True, slots=True)
class Scene:
    round: int
    phase: str
    turn: Turn | None
    ended: bool
    """Whether a turn ended in the last step: then its points are none, whoever is next."""
    motion: Motion | None
    due: TseuQuestStep | None
    figures: tuple[Figure, ...]
    hands: dict[str, tuple[int, tuple[str, ...]]]
    gone: tuple[str, ...]
    escaped: tuple[str, ...]
    dead: frozenset[str]
    doors: tuple[Door, ...]
    scenery: tuple[Scenery, ...]
    traps: tuple[Trap, ...]
    hoards: tuple[Hoard, ...]
    rooms: tuple[Square, ...]
    explored: tuple[Square, ...]
    exits: tuple[Square, ...]
    flags: tuple[str, ...]
    spells: tuple[Spell, ...]
    marks: tuple[Mark, ...]
    decks: dict[str, int]
    queue: tuple[str, ...]
    order: tuple[str, ...]
    belongings: tuple[Belongings, ...]
    wares: tuple[Ware, ...]
    deal: Deal | None
    objection: Objection | None


def of_state(state: State, past: Past) -> Scene:
    gone = tuple(figure.id for figure in state.gone)
    return Scene(
        round=state.round,
        phase=state.phase,
        turn=state.turn,
        ended=_turn_ended(past),
        motion=motion(state),
        due=step(state),
        figures=state.figures,
        hands={figure.id: (len(figure.hand), figure.hand) for figure in state.figures},
        gone=gone,
        escaped=state.escaped,
        dead=frozenset(_dead(past, state.figures, gone, state.escaped)),
        doors=state.doors,
        scenery=state.scenery,
        traps=state.traps,
        hoards=state.hoards,
        rooms=state.rooms,
        explored=state.explored,
        exits=state.script.exits,
        flags=state.flags,
        spells=state.spells,
        marks=state.marks,
        decks={name: len(cards) for name, cards in state.decks.items()},
        queue=state.queue,
        order=state.order,
        belongings=state.campaign.belongings,
        wares=stock(state) if state.phase == "interlude" else (),
        deal=state.camp.deal,
        objection=state.camp.objection,
    )


def of_view(view: View, told: Past) -> Scene:
    """From the view alone, and from what its seat was told: the Sorcerer's has the plan besides."""
    plan = view.plan
    figures = (*view.figures, *(plan.figures if plan else ()))
    hands = {figure.id: (len(figure.hand), figure.hand) for figure in figures}
    return Scene(
        round=view.round,
        phase=view.phase,
        turn=view.turn,
        ended=_turn_ended(told),
        motion=view.pending if isinstance(view.pending, Motion) else None,
        due=view.pending,
        figures=figures,
        hands=hands | {hand.figure: (hand.count, hand.cards) for hand in view.hands},
        gone=view.gone,
        escaped=view.escaped,
        dead=frozenset(_dead(told, figures, view.gone, view.escaped)),
        doors=plan.doors if plan else view.doors,
        scenery=plan.scenery if plan else view.scenery,
        traps=plan.traps if plan else view.traps,
        hoards=plan.hoards if plan else view.hoards,
        rooms=view.rooms,
        explored=view.explored,
        exits=plan.script.exits if plan else view.exits,
        flags=plan.flags if plan else (),
        spells=view.spells,
        marks=view.marks,
        decks={},
        queue=view.queue,
        order=view.order,
        belongings=view.belongings,
        wares=view.stock,
        deal=view.deal,
        objection=view.objection,
    )


def _turn_ended(past: Past) -> bool:
    return bool(past) and any(isinstance(event, TurnEnded) for event in past[-1])


def _dead(
    past: Past, figures: Iterable[Figure], gone: Iterable[str], escaped: Iterable[str]
) -> Iterator[str]:
    standing = {figure.id for figure in figures}
    slain = (event.figure for events in past for event in events if isinstance(event, Slain))
    yield from (name for name in slain if name not in standing)
    yield from set(gone) - set(escaped)

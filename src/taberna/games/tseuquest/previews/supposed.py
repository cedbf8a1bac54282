"""A view as the rules would have it: what it does not show is not there. Previews ask the same chapters that
decide, so they never say anything else; and they can't say more, for this is all they have."""

from typing import Literal, cast

from msgspec.structs import replace

from taberna.games.tseuquest.flow.state import State
from taberna.games.tseuquest.ground.squares import Square
from taberna.games.tseuquest.secrets.view import View
from taberna.games.tseuquest.things.script import Script


class Supposed(State, frozen=True, kw_only=True):
    """Made of a view alone. Whatever takes one of these can't be given the truth."""


def supposed(view: View) -> Supposed:
    plan = view.plan
    hands = {hand.figure: hand.cards for hand in view.hands}
    figures = (*view.figures, *(plan.figures if plan else ()))
    return Supposed(
        options=view.options,
        seats=view.seats,
        phase=cast(Literal["heroes", "sorcerer"], view.phase),
        board=view.board,
        script=plan.script if plan else Script(exits=view.exits),
        round=view.round,
        order=view.order,
        queue=view.queue,
        acted=view.acted,
        turn=view.turn,
        steps=(view.pending,) if view.pending else (),
        figures=tuple(replace(f, hand=hands[f.id]) if hands.get(f.id) else f for f in figures),
        doors=plan.doors if plan else view.doors,
        scenery=plan.scenery if plan else view.scenery,
        traps=plan.traps if plan else view.traps,
        hoards=plan.hoards if plan else view.hoards,
        rooms=view.rooms,
        explored=view.explored,
        spells=view.spells,
        marks=view.marks,
        flags=plan.flags if plan else (),
        escaped=view.escaped,
        own=view.own,
        outcome=view.outcome,
    )


def standing_on(state: Supposed, figure: str, square: Square) -> Supposed:
    """With one figure somewhere else."""
    moved = (replace(f, square=square) if f.id == figure else f for f in state.figures)
    return replace(state, figures=tuple(moved))

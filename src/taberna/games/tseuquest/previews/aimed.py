"""Why a card can't be cast at what stands on a square."""

from taberna.games.tseuquest.chapters.magic import no_target
from taberna.games.tseuquest.ground.squares import Square
from taberna.games.tseuquest.previews.asked import Why
from taberna.games.tseuquest.previews.supposed import Supposed
from taberna.games.tseuquest.things.library import CARDS
from taberna.games.tseuquest.things.pieces import Figure
from taberna.table.refusal import refuse


def why_not_cast(state: Supposed, caster: Figure, square: Square, card: str) -> Why:
    if card not in caster.hand:
        return Why(caster.id, square, refuse("no-such-card"))
    known = CARDS[card]
    there = next((f.id for f in state.figures if f.seen and f.square == square), "")
    if known.target == "self":
        return Why(
            caster.id,
            square,
            refuse("self-only") if there != caster.id else no_target(state, caster, known, ""),
        )
    at = square if known.target == "square" else there
    return Why(caster.id, square, no_target(state, caster, known, at) if at else refuse("no-target"))

"""Magic (TQ-11)."""

from taberna.games.tseuquest.chapters.harm import slay
from taberna.games.tseuquest.effects.outcome import apply_openly
from taberna.games.tseuquest.flow import actions
from taberna.games.tseuquest.flow.checks import acting, not_able
from taberna.games.tseuquest.flow.events import (
    CameToNothing,
    CardPlayed,
    Declared,
    MindChanged,
    SpellStays,
)
from taberna.games.tseuquest.flow.state import State, board, find, same_side
from taberna.games.tseuquest.flow.tale import Decision, begin_tale
from taberna.games.tseuquest.ground.field_of_view import all_aimed
from taberna.games.tseuquest.ground.neighbours import far
from taberna.games.tseuquest.ground.sight import aims
from taberna.games.tseuquest.ground.squares import Square
from taberna.games.tseuquest.things.library import CARDS
from taberna.games.tseuquest.things.pieces import Figure, Spell
from taberna.games.tseuquest.things.sheets import Card
from taberna.table.refusal import Refusal, refuse
from taberna.table.seats import Seat


def at_hand(state: State, caster: Figure) -> tuple[str, ...]:
    """Cards that can be played: those that lie on the board are not (TQ-11.4)."""
    hand = list(caster.hand)
    for spell in state.spells:
        if spell.caster == caster.id and spell.card in hand:
            hand.remove(spell.card)
    return tuple(hand)


def no_cast(state: State, seat: Seat, action: actions.Cast) -> Refusal | None:
    why = not_able(state, seat, "magic")
    if why is not None:
        return why
    caster = acting(state)
    if action.card not in at_hand(state, caster):
        return refuse("no-such-card")
    card = CARDS[action.card]
    return no_target(state, caster, card, action.at) or no_price(state, caster, card, action)


def no_price(state: State, caster: Figure, card: Card, action: actions.Cast) -> Refusal | None:
    """TQ-11.3; the last mind point is paid only by one who says so (TQ-G104)."""
    mind = caster.mind if caster.mind is not None else card.cost + 1
    if mind < card.cost:
        if state.options.error_also_plays == "off":
            return refuse("no-mind", cost=card.cost, mind=mind)  # TQ-G105
        return refuse("not-last-breath") if action.last_breath else None
    if mind == card.cost and card.cost:
        return None if action.last_breath else refuse("last-breath")
    return refuse("not-last-breath") if action.last_breath else None


def no_target(state: State, caster: Figure, card: Card, at: str) -> Refusal | None:
    if card.target == "self":
        return refuse("self-only") if at else no_twin(state, card, caster.id)
    if card.target == "square":
        if at not in board(state).squares:
            return refuse("no-such-square", square=at)
        return refuse("in-pit") if caster.pit else _no_line(state, caster, card, at)
    target = find(state, at)
    if target is None or not target.seen:
        return refuse("no-such-figure", figure=at)
    if card.target == "friend" and not same_side(caster, target):
        return refuse("foe", figure=at)
    if card.target == "foe" and same_side(caster, target):
        return refuse("friend", figure=at)
    if target.id == caster.id:  # TQ-11.6
        return no_twin(state, card, at)
    if target.buried:
        return refuse("buried", figure=at)
    if caster.pit or target.pit:
        return refuse("in-pit")
    return _no_line(state, caster, card, target.square) or no_twin(state, card, at)


def squares(state: State, caster: Figure, card: Card) -> tuple[Square, ...]:
    """Where a card that wants a square can be aimed: the same as asking for each."""
    if caster.pit:
        return ()
    land = board(state).squares if card.blind else all_aimed(state, caster.square) | {caster.square}
    reached = (s for s in land if not card.range or far(state, caster.square, s) <= card.range)
    return tuple(sorted(reached))


def no_twin(state: State, card: Card, target: str) -> Refusal | None:
    """TQ-G168."""
    twin = card.stays and any(s.card == card.id and s.target == target for s in state.spells)
    return refuse("already-active", card=card.id) if twin else None


def _no_line(state: State, caster: Figure, card: Card, square: Square) -> Refusal | None:
    if card.range and far(state, caster.square, square) > card.range:
        return refuse("out-of-range", range=card.range)
    if card.blind or square == caster.square or aims(state, caster.square, square):
        return None
    return refuse("no-line-of-sight")


def cast(state: State, seat: Seat, action: actions.Cast) -> Decision:
    why = no_cast(state, seat, action)
    if why is not None:
        return why
    caster = acting(state)
    card = CARDS[action.card]
    tale = begin_tale(
        state, Declared(caster.id, "magic", 1, action.at), CardPlayed(caster.id, card.id, action.at)
    )
    if caster.mind is not None and caster.mind < card.cost:
        tale.tell(CameToNothing(caster.id, card.id))
        return tale  # TQ-11.3: no effect
    if card.cost and caster.mind is not None:
        tale.tell(MindChanged(caster.id, -card.cost))
    target = action.at or caster.id
    if card.stays:
        tale.tell(SpellStays(Spell(card.id, caster.id, target)))
    apply_openly(tale, card.effects, caster.id, target, card.id)
    if action.last_breath:
        slay(tale, caster.id)  # TQ-11.7
    return tale

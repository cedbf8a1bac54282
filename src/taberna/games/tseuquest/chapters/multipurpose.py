"""The multipurpose action (TQ-12.5), and what costs nothing (TQ-G23)."""

from msgspec.structs import replace

from taberna.games.tseuquest.chapters.reveal import uncover
from taberna.games.tseuquest.chapters.traps import spring
from taberna.games.tseuquest.effects.interpreter import apply
from taberna.games.tseuquest.effects.outcome import apply_openly
from taberna.games.tseuquest.flow import actions
from taberna.games.tseuquest.flow.checks import acting, not_able, not_your_turn
from taberna.games.tseuquest.flow.events import (
    BagDropped,
    CardShown,
    Declared,
    GoldChanged,
    GotItem,
    HoardTaken,
    ItemUsed,
    LostItem,
    NothingFound,
    SceneryUsed,
)
from taberna.games.tseuquest.flow.state import State, active, board, find, is_hero, trap
from taberna.games.tseuquest.flow.tale import Decision, Tale, begin_tale
from taberna.games.tseuquest.ground.field_of_view import all_aimed
from taberna.games.tseuquest.ground.neighbours import friends_beside, touches
from taberna.games.tseuquest.ground.sight import aims
from taberna.games.tseuquest.ground.squares import Square
from taberna.games.tseuquest.things.library import ITEMS, SCENERY
from taberna.games.tseuquest.things.pieces import Figure, Hoard, Scenery
from taberna.games.tseuquest.things.sheets import Item
from taberna.table.refusal import Refusal, refuse
from taberna.table.seats import Seat


def no_use(state: State, seat: Seat, action: actions.Use) -> Refusal | None:
    actor = active(state)
    item = ITEMS.get(action.what) if actor is not None and action.what in actor.items else None
    free = item is not None and item.free
    why = not_your_turn(state, seat) if free else not_able(state, seat, "use")
    if why is not None:
        return why
    assert actor is not None
    return no_handling(state, actor, action)


def no_handling(state: State, actor: Figure, action: actions.Use) -> Refusal | None:
    """For one who may use something, or has something that takes no action."""
    if action.what in actor.items:
        return _no_item_use(state, actor, ITEMS[action.what], action.at)
    if action.at:
        return refuse("no-target")
    if actor.pit:
        return refuse("in-pit")
    return _no_piece_use(state, actor, action.what)


def _no_item_use(state: State, actor: Figure, item: Item, at: str) -> Refusal | None:
    if not item.use:
        return refuse("no-use", item=item.id)
    if item.target == "square":
        if at not in board(state).squares:
            return refuse("no-such-square", square=at)
        if actor.pit:
            return refuse("in-pit")
        return None if at == actor.square or aims(state, actor.square, at) else refuse("no-line-of-sight")
    if not at:
        return None
    if item.target == "self":
        return refuse("self-only")
    target = find(state, at)
    if target is None or target not in friends_beside(state, actor):
        return refuse("not-adjacent", figure=at)
    return None


def squares(state: State, actor: Figure) -> tuple[Square, ...]:
    """Where an object that wants a square can be thrown: the same as asking for each."""
    return () if actor.pit else tuple(sorted(all_aimed(state, actor.square) | {actor.square}))


def _no_piece_use(state: State, actor: Figure, name: str) -> Refusal | None:
    piece = next((s for s in state.scenery if s.id == name and s.seen and not s.hidden), None)
    if piece is not None:
        return None if in_front(state, actor, piece) else refuse("not-adjacent", figure=name)
    hoard = next((h for h in state.hoards if h.id == name and h.seen), None)
    if hoard is None or not is_hero(actor):
        return refuse("no-such-thing", what=name)
    near = any(s == actor.square or touches(state, actor.square, s) for s in hoard.squares)
    return None if near else refuse("not-adjacent", figure=name)


def in_front(state: State, actor: Figure, piece: Scenery) -> bool:
    """TQ-15.9: beside it; what stands against a wall has its front in its own squares (TQ-G132)."""
    if actor.square in piece.squares:
        return True
    if SCENERY[piece.kind].mounted:
        return False
    return any(touches(state, actor.square, s) for s in piece.squares)


def use(state: State, seat: Seat, action: actions.Use) -> Decision:
    why = no_use(state, seat, action)
    if why is not None:
        return why
    actor = acting(state)
    item = ITEMS.get(action.what) if action.what in actor.items else None
    tale = begin_tale(state)
    if item is None or not item.free:
        tale.tell(Declared(actor.id, "use", 1, action.what))
    if item is not None:
        tale.tell(ItemUsed(actor.id, item.id, action.at))
        if item.once:
            tale.tell(LostItem(actor.id, item.id))
        apply_openly(tale, item.use, actor.id, action.at or actor.id, item.id)
    else:
        _use_piece(tale, actor, action.what)
    return tale


def _use_piece(tale: Tale, actor: Figure, name: str) -> None:
    piece = next((s for s in tale.state.scenery if s.id == name), None)
    if piece is None:
        hoard = next(h for h in tale.state.hoards if h.id == name)
        tale.tell(HoardTaken(hoard.id, actor.id), *(GotItem(actor.id, item) for item in hoard.items))
        if hoard.gold:
            tale.tell(GoldChanged(actor.id, hoard.gold))
        return
    spent = piece.used and piece.once
    triggered = any(t.on == "used" and t.what == piece.id for t in tale.state.script.triggers)
    if spent or not (piece.use or piece.trap or triggered):
        tale.tell(NothingFound(actor.id))  # TQ-G187
        return
    tale.tell(SceneryUsed(actor.id, piece.id))
    apply(tale, piece.use, actor.id, actor.id, piece.id)
    guard = trap(tale.state, piece.trap)
    if guard is not None:
        if not guard.seen:
            uncover(tale, traps=(replace(guard, seen=True, known=True),))
        spring(tale, actor.id, guard, surprise=not guard.seen)  # TQ-G173


def no_showing(state: State, seat: Seat, card: str) -> Refusal | None:
    why = not_your_turn(state, seat)
    if why is not None:
        return why
    return None if card in acting(state).hand else refuse("no-such-card")


def show(state: State, seat: Seat, action: actions.Show) -> Decision:
    why = no_showing(state, seat, action.card)
    return why or (CardShown(acting(state).id, action.card),)


def no_drop(state: State, seat: Seat, item: str) -> Refusal | None:
    return not_your_turn(state, seat) or no_letting_go(acting(state), item)


def no_letting_go(actor: Figure, item: str) -> Refusal | None:
    if not is_hero(actor) or actor.items.count(item) <= actor.lost.count(item):
        return refuse("no-such-item", item=item)
    return refuse("in-pit") if actor.pit else None


def drop(state: State, seat: Seat, action: actions.Drop) -> Decision:
    why = no_drop(state, seat, action.item)
    if why is not None:
        return why
    actor = acting(state)
    taken = {hoard.id for hoard in state.hoards}
    name = next(f"dropped-{n}" for n in range(1, len(taken) + 2) if f"dropped-{n}" not in taken)
    return (
        LostItem(actor.id, action.item),
        BagDropped(Hoard(name, (actor.square,), items=(action.item,), seen=True)),
    )

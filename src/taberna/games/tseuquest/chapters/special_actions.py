"""Special actions (TQ-12): to disarm, detect, trade, control, dismiss, repair; not the multipurpose one."""

from msgspec.structs import replace

from taberna.games.tseuquest.chapters.bonds import bound_to
from taberna.games.tseuquest.chapters.reveal import uncover
from taberna.games.tseuquest.chapters.rounds import get_up
from taberna.games.tseuquest.chapters.search import places, watchful
from taberna.games.tseuquest.chapters.skills import deftness
from taberna.games.tseuquest.flow import actions
from taberna.games.tseuquest.flow.checks import acting, not_able, not_waited_for
from taberna.games.tseuquest.flow.events import (
    ControlTaken,
    Declared,
    DisarmFailed,
    GoldChanged,
    GotItem,
    LostItem,
    NothingFound,
    Repaired,
    TradeDeclined,
    TradeOffered,
    TrapGone,
    Vanished,
)
from taberna.games.tseuquest.flow.state import State, figure, find, is_hero, step, trap
from taberna.games.tseuquest.flow.steps import Trading
from taberna.games.tseuquest.flow.tale import Decision, Tale, begin, begin_tale, go_on, settle, throw
from taberna.games.tseuquest.ground.neighbours import (
    PITS,
    far,
    foes_beside,
    friends_beside,
    rule,
    sheet,
    touches,
)
from taberna.games.tseuquest.ground.squares import sides
from taberna.games.tseuquest.things.dice import BOLT
from taberna.games.tseuquest.things.pieces import Figure, Trap
from taberna.table.refusal import Refusal, refuse
from taberna.table.seats import Seat

# -- TQ-12.2


def no_disarm(state: State, seat: Seat, name: str) -> Refusal | None:
    return not_able(state, seat, "disarm") or no_tinkering(state, acting(state), name)


def no_tinkering(state: State, actor: Figure, name: str) -> Refusal | None:
    """For one who may disarm at all."""
    found = trap(state, name)
    if found is None or not found.seen:
        return refuse("no-such-trap", trap=name)
    if not in_touch(state, actor, found):
        return refuse("not-adjacent", figure=name)
    if found.kind in PITS:
        return refuse("not-to-be-disarmed")  # TQ-16.6, TQ-16.7
    if found.kind == "magic" and not sheet(actor).magic:
        return refuse("no-magic")  # TQ-G185
    return refuse("engaged") if foes_beside(state, actor) else None


def in_touch(state: State, actor: Figure, found: Trap) -> bool:
    if found.edge:
        return actor.square in sides(found.edge)
    return any(s == actor.square or touches(state, actor.square, s) for s in places(state, found))


def disarm(state: State, seat: Seat, action: actions.Disarm) -> Decision:
    why = no_disarm(state, seat, action.trap)
    if why is not None:
        return why
    actor = acting(state)
    tale = begin_tale(state, Declared(actor.id, "disarm", 1, action.trap))
    throw(tale, f"disarm:{action.trap}", actor.id, "mov", 1)
    return tale


def on_disarm(tale: Tale, name: str, faces: tuple[str, ...], about: str) -> None:
    """As much as its complexity, never more than a die has, or the lightning (TQ-G110). One that has none
    stays (TQ-G185), which is seen only by trying."""
    (face,) = faces
    found = trap(tale.state, about)
    skill = deftness(figure(tale.state, name))
    if (
        found is not None
        and found.complexity
        and (face == BOLT or (face.isdigit() and min(6, int(face) + skill) >= found.complexity))
    ):
        tale.tell(TrapGone(found.id, True))
    else:
        tale.tell(DisarmFailed(name, about))


# -- TQ-12.3


def no_detect(state: State, seat: Seat) -> Refusal | None:
    return not_able(state, seat, "detect") or no_detecting(state, acting(state))


def no_detecting(state: State, actor: Figure) -> Refusal | None:
    """For one who has an action for it."""
    if not sheet(actor).magic:
        return refuse("no-magic")
    radius = rule(state, "detect_radius")
    near = any(watchful(f) and far(state, f.square, actor.square) <= radius for f in state.figures)
    return refuse("adversary-near") if near else None


def detect(state: State, seat: Seat, action: actions.Detect) -> Decision:
    why = no_detect(state, seat)
    if why is not None:
        return why
    actor = acting(state)
    radius = rule(state, "detect_radius")
    tale = begin_tale(state, Declared(actor.id, "detect", 1))
    found = tuple(
        replace(t, seen=True)
        for t in state.traps
        if t.kind == "magic"
        and not t.seen
        and any(far(state, actor.square, s) <= radius for s in places(state, t))
    )
    if found:
        uncover(tale, traps=found)
    else:
        tale.tell(NothingFound(actor.id))
    return tale


# -- TQ-12.4


def no_trade(state: State, seat: Seat, name: str) -> Refusal | None:
    return not_able(state, seat, "trade") or no_dealing(state, acting(state), name)


def no_dealing(state: State, actor: Figure, name: str) -> Refusal | None:
    """For one who may trade at all."""
    partner = find(state, name)
    if partner is None or not partner.seen or not is_hero(partner):
        return refuse("no-such-figure", figure=name)
    if partner not in friends_beside(state, actor):
        return refuse("not-adjacent", figure=name)
    return refuse("engaged") if foes_beside(state, actor) or foes_beside(state, partner) else None


def trade(state: State, seat: Seat, action: actions.Trade) -> Decision:
    why = no_trade(state, seat, action.partner)
    if why is not None:
        return why
    actor = acting(state)
    tale = begin_tale(state, Declared(actor.id, "trade", 1, action.partner))
    begin(tale, Trading(actor.id, action.partner))
    return tale


def _trading(state: State, seat: Seat) -> Trading | Refusal:
    why = not_waited_for(state, seat)
    if why is not None:
        return why
    due = step(state)
    return due if isinstance(due, Trading) and not due.offered else refuse("not-now")


def spare(owner: Figure, promised: tuple[str, ...]) -> tuple[str, ...]:
    """Objects that are not promised yet, each named once."""
    left = list(owner.items)
    for item in promised:
        left.remove(item)
    return tuple(sorted(set(left)))


def offer_item(state: State, seat: Seat, action: actions.Give | actions.Take) -> Decision:
    due = _trading(state, seat)
    if isinstance(due, Refusal):
        return due
    giving = isinstance(action, actions.Give)
    owner = figure(state, due.figure if giving else due.partner)
    if action.item not in spare(owner, due.gives if giving else due.takes):
        return refuse("no-such-item", item=action.item)
    tale = begin_tale(state)
    changed = (
        replace(due, gives=(*due.gives, action.item))
        if giving
        else replace(due, takes=(*due.takes, action.item))
    )
    go_on(tale, changed)
    return tale


def offer_gold(state: State, seat: Seat, action: actions.Pay) -> Decision:
    due = _trading(state, seat)
    if isinstance(due, Refusal):
        return due
    own, other = figure(state, due.figure), figure(state, due.partner)
    if not -other.gold <= action.gold <= own.gold:
        return refuse("no-gold", least=-other.gold, most=own.gold)
    tale = begin_tale(state)
    go_on(tale, replace(due, gold=action.gold))
    return tale


def offer(state: State, seat: Seat, action: actions.Offer) -> Decision:
    due = _trading(state, seat)
    if isinstance(due, Refusal):
        return due
    tale = begin_tale(state, TradeOffered(due.figure, due.partner, due.gives, due.takes, due.gold))
    go_on(tale, replace(due, offered=True))
    return tale


def on_offer(tale: Tale, due: Trading, accepted: bool) -> None:
    """The partner must agree and pays no point (TQ-G112)."""
    settle(tale)
    if not accepted:
        tale.tell(TradeDeclined(due.figure, due.partner))
        return
    for item in due.gives:
        tale.tell(LostItem(due.figure, item), GotItem(due.partner, item))
    for item in due.takes:
        tale.tell(LostItem(due.partner, item), GotItem(due.figure, item))
    if due.gold:
        tale.tell(GoldChanged(due.figure, -due.gold), GoldChanged(due.partner, due.gold))


def call_off(tale: Tale, due: Trading) -> None:
    """By whoever declared it: the point is spent (TQ-19.3, TQ-G200)."""
    settle(tale)
    tale.tell(TradeDeclined(due.figure, due.figure))


# -- TQ-12.6


def no_control(state: State, seat: Seat, name: str) -> Refusal | None:
    why = not_able(state, seat, "control", points=2)
    if why is not None:
        return why
    elemental = next((f for f in bound_to(state, acting(state).id) if f.id == name), None)
    if elemental is None:
        return refuse("not-yours", figure=name)
    return refuse("fresh", figure=name) if elemental.fresh else None


def control(state: State, seat: Seat, action: actions.Control) -> Decision:
    """TQ-12.6-A."""
    why = no_control(state, seat, action.elemental)
    if why is not None:
        return why
    actor = acting(state)
    tale = begin_tale(state, Declared(actor.id, "control", 2, action.elemental))
    able = get_up(tale, action.elemental)
    points = max(0, 2 - figure(tale.state, action.elemental).debt) if able else 0
    tale.tell(ControlTaken(action.elemental, actor.id, points))
    return tale


def no_dismissal(state: State, seat: Seat, name: str) -> Refusal | None:
    why = not_able(state, seat, "dismiss")
    if why is not None:
        return why
    return (
        None
        if any(f.id == name for f in bound_to(state, acting(state).id))
        else refuse("not-yours", figure=name)
    )


def dismiss(state: State, seat: Seat, action: actions.Dismiss) -> Decision:
    why = no_dismissal(state, seat, action.elemental)
    if why is not None:
        return why
    actor = acting(state)
    return (Declared(actor.id, "dismiss", 1, action.elemental), Vanished(action.elemental))


# -- TQ-9.12/3


def no_repair(state: State, seat: Seat, weapon: str) -> Refusal | None:
    why = not_able(state, seat, "repair")
    if why is not None:
        return why
    return None if weapon in acting(state).jammed else refuse("not-jammed", weapon=weapon)


def repair(state: State, seat: Seat, action: actions.Repair) -> Decision:
    why = no_repair(state, seat, action.weapon)
    if why is not None:
        return why
    actor = acting(state)
    half = actor.mended != action.weapon
    return (Declared(actor.id, "repair", 1, action.weapon), Repaired(actor.id, action.weapon, half))

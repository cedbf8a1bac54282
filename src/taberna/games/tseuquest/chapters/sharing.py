"""The adventurers are shared out (TQ-3.4) and the players sit down (TQ-3.5), once the adventure is chosen
(TQ-3.2) and before any card of magic is drawn (TQ-3.6). Everything here is said openly."""

from taberna.games.tseuquest.chapters.setup import deal, hero_of, living
from taberna.games.tseuquest.flow import actions
from taberna.games.tseuquest.flow.checks import not_waited_for
from taberna.games.tseuquest.flow.events import (
    HeroPicked,
    HeroPutBack,
    HeroSeated,
    PartyFormed,
    SeatReady,
)
from taberna.games.tseuquest.flow.state import State, step
from taberna.games.tseuquest.flow.steps import PickParty
from taberna.games.tseuquest.flow.tale import Decision, begin_tale, settle
from taberna.games.tseuquest.options import SORCERER
from taberna.table.refusal import Refusal, refuse
from taberna.table.seats import Seat


def free(state: State) -> tuple[str, ...]:
    """Those that nobody has."""
    return tuple(hero for hero in living(state.options) if hero not in state.order)


def own(state: State, seat: Seat) -> tuple[str, ...]:
    return tuple(chosen.hero for chosen in state.party if chosen.seat == seat)


def not_sharing(state: State, seat: Seat) -> Refusal | None:
    if not isinstance(step(state), PickParty):
        return refuse("over") if state.outcome is not None else refuse("not-now")
    if seat in state.ready:
        return refuse("already-ready")
    return not_waited_for(state, seat)


def no_picking(state: State, seat: Seat, hero: str) -> Refusal | None:
    """First come (TQ-G186); and nobody takes the last one that another player needs."""
    why = not_sharing(state, seat)
    if why is not None:
        return why
    if hero not in free(state):
        taken = hero in state.order
        return refuse("hero-taken" if taken else "no-such-hero", hero=hero)
    without = [s for s in state.seats if s not in (SORCERER, seat) and not own(state, s)]
    return refuse("heroes-few", hero=hero) if len(free(state)) <= len(without) else None


def pick(state: State, seat: Seat, action: actions.Pick) -> Decision:
    """TQ-3.4; a player may have several (TQ-G11)."""
    why = no_picking(state, seat, action.hero)
    return why if why is not None else (HeroPicked(hero_of(state.options, seat, action.hero)),)


def not_own(state: State, seat: Seat, hero: str) -> Refusal | None:
    why = not_sharing(state, seat)
    if why is not None:
        return why
    return None if hero in own(state, seat) else refuse("not-yours", figure=hero)


def put_back(state: State, seat: Seat, action: actions.PutBack) -> Decision:
    why = not_own(state, seat, action.hero)
    return why if why is not None else (HeroPutBack(seat, action.hero),)


def no_sitting(state: State, seat: Seat, action: actions.Sit) -> Refusal | None:
    why = not_own(state, seat, action.hero)
    if why is not None:
        return why
    last = len(state.order)
    return None if 1 <= action.place <= last else refuse("no-such-place", place=action.place, last=last)


def sit(state: State, seat: Seat, action: actions.Sit) -> Decision:
    """Their order is that of the turns, from the Sorcerer's left (TQ-3.5, TQ-G14)."""
    why = no_sitting(state, seat, action)
    return why if why is not None else (HeroSeated(action.hero, action.place),)


def no_ready(state: State, seat: Seat) -> Refusal | None:
    why = not_sharing(state, seat)
    if why is not None:
        return why
    return None if own(state, seat) else refuse("no-adventurer")


def ready(state: State, seat: Seat) -> Decision:
    """When the last of them has said so, cards are drawn."""
    why = no_ready(state, seat)
    if why is not None:
        return why
    tale = begin_tale(state, SeatReady(seat))
    if all(s in tale.state.ready for s in state.seats if s != SORCERER):
        settle(tale)
        tale.tell(PartyFormed(tale.state.party))
        deal(tale)
    return tale


def choices(state: State, seat: Seat) -> tuple[actions.Pick | actions.PutBack | actions.Sit, ...]:
    picks = (actions.Pick(hero) for hero in free(state) if no_picking(state, seat, hero) is None)
    mine = own(state, seat)
    places = range(1, len(state.order) + 1)
    seats = (actions.Sit(hero, n) for hero in mine for n in places if state.order.index(hero) != n - 1)
    return (*picks, *seats, *(actions.PutBack(hero) for hero in mine))

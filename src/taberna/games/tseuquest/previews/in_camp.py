"""Between adventures: what does not fit, what is too dear, and what is still missing (TQ-18.3, TQ-18.4)."""

from collections.abc import Iterator

from msgspec.structs import replace

from taberna.games.tseuquest.chapters.camp import Camp
from taberna.games.tseuquest.chapters.campaign import no_paying, no_ready, no_taking, reserve
from taberna.games.tseuquest.chapters.market import belongings
from taberna.games.tseuquest.flow.state import campers
from taberna.games.tseuquest.options import SORCERER
from taberna.games.tseuquest.previews.asked import Camped, Idle, Lack, Unfit
from taberna.games.tseuquest.previews.supposed import Supposed, supposed
from taberna.games.tseuquest.secrets.view import View
from taberna.table.refusal import refuse


def in_camp(view: View) -> Camped:
    state = replace(
        supposed(view),
        party=view.options.party,
        campaign=replace(view.options.campaign, belongings=view.belongings),
        camp=Camp(view.stock, view.deal, view.objection),
        ready=view.ready,
    )
    dear, idle = tuple(_dear(state, view)), tuple(_idle(state, view))
    return Camped(dear, tuple(_unfit(state)), tuple(_lacks(state)), idle)


def _dear(state: Supposed, view: View) -> Iterator[Unfit]:
    for hero in state.order:
        for ware in view.stock:
            why = no_paying(belongings(state, hero), ware.price)
            if why is not None:
                yield Unfit(hero, ware.item, why)


def _unfit(state: Supposed) -> Iterator[Unfit]:
    for hero in state.order:
        for item in sorted(set(belongings(state, hero).stored)):
            why = no_taking(state, hero, item)
            if why is not None:
                yield Unfit(hero, item, why)


def _lacks(state: Supposed) -> Iterator[Lack]:
    for seat in campers(state):
        why = None if seat in (*state.ready, SORCERER) else no_ready(state, seat)
        if why is not None:
            yield Lack(seat, why)


def _idle(state: Supposed, view: View) -> Iterator[Idle]:
    """Verbs with nothing to do them to: each says what is missing."""
    for hero in state.order:
        own = belongings(state, hero)
        if not view.stock:
            yield Idle(hero, "buy", refuse("shelf-empty"))
        if not own.stored:
            for kind in ("sell", "barter", "carry"):
                yield Idle(hero, kind, refuse("store-empty", hero=hero))
        elif len(state.order) == 1:
            yield Idle(hero, "barter", refuse("nobody-else"))
        if not own.carried:
            yield Idle(hero, "store", refuse("nothing-carried", hero=hero))
        if not reserve(state):
            yield Idle(hero, "swap", refuse("reserve-empty"))

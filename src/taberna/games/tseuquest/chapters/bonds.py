"""The bond between a summoner and an elemental (TQ-12.6): paid for, broken, and gone with him."""

from taberna.games.tseuquest.flow.events import Unbound, Vanished
from taberna.games.tseuquest.flow.state import State, find, of_sorcerer
from taberna.games.tseuquest.flow.tale import Tale
from taberna.games.tseuquest.ground.neighbours import foes_beside
from taberna.games.tseuquest.ground.sight import aims
from taberna.games.tseuquest.things.pieces import Figure


def bound_to(state: State, summoner: str) -> tuple[Figure, ...]:
    return tuple(f for f in state.figures if f.bound and f.summoner == summoner)


def is_loose(figure: Figure) -> bool:
    """The Sorcerer's for one turn; one that the plan put there was never summoned."""
    return figure.kind == "elemental" and bool(figure.summoner) and not figure.bound


def connection_lost(state: State, elemental: Figure) -> bool:
    summoner = find(state, elemental.summoner)
    if summoner is None or foes_beside(state, summoner):
        return True
    return not aims(state, summoner.square, elemental.square)


def break_bond(tale: Tale, summoner: str) -> None:
    """Attacked, shot at or moved by another (TQ-G116, TQ-G189)."""
    for each in bound_to(tale.state, summoner):
        tale.tell(Unbound(each.id))


def unpaid(tale: Tale, summoner: str, paid: str = "") -> None:
    """What was not paid for in this activation breaks, each by itself (TQ-G114, TQ-G191)."""
    for each in bound_to(tale.state, summoner):
        if each.id != paid and not each.fresh:
            tale.tell(Unbound(each.id))


def dissolve(tale: Tale, summoner: str) -> None:
    """TQ-11.8, TQ-G190: what is still his vanishes with him."""
    for each in bound_to(tale.state, summoner):
        tale.tell(Vanished(each.id))


def end_phase(tale: Tale) -> None:
    """The Sorcerer's phase is over: what was loose in it is gone (TQ-12.6-B, TQ-G189), and an antagonist who
    was not activated has not paid."""
    for each in tale.state.figures:
        if of_sorcerer(each) and is_loose(each) and not each.late:
            tale.tell(Vanished(each.id))
    for each in tale.state.figures:
        if of_sorcerer(each) and each.bound and each.summoner not in tale.state.acted:
            unpaid(tale, each.summoner)

"""What kinds of action whoever has the turn may still take, and why not the others."""

from typing import Final

from taberna.games.tseuquest.chapters.dice_counts import missile_weapons
from taberna.games.tseuquest.chapters.search import no_search
from taberna.games.tseuquest.chapters.special_actions import no_detect
from taberna.games.tseuquest.flow import actions
from taberna.games.tseuquest.flow.checks import LIMITS, SPECIALS, acting, not_able
from taberna.games.tseuquest.flow.legal import legal
from taberna.games.tseuquest.flow.state import active
from taberna.games.tseuquest.ground.neighbours import foes_beside
from taberna.games.tseuquest.previews.asked import Way, Ways
from taberna.games.tseuquest.previews.supposed import Supposed
from taberna.table.refusal import Refusal, refuse
from taberna.table.seats import Seat

_DONE_BY: Final = {
    "move": actions.Walk,
    "search": actions.Search,
    "attack": actions.Attack,
    "shoot": actions.Shoot,
    "magic": actions.Cast,
    "disarm": actions.Disarm,
    "detect": actions.Detect,
    "trade": actions.Trade,
    "use": actions.Use,
    "control": actions.Control,
    "dismiss": actions.Dismiss,
}
KINDS: Final = (*LIMITS, *SPECIALS)


def ways(state: Supposed, seat: Seat) -> Ways:
    actor = active(state)
    free = not state.steps  # while anything is under way nothing else is begun
    may = {type(action) for action in legal(state, seat).actions} if free else set()
    found = tuple(Way(kind, None if _DONE_BY[kind] in may else _why(state, seat, kind)) for kind in KINDS)
    return Ways(actor.id if actor else "", state.turn.points if state.turn else 0, found)


def _why(state: Supposed, seat: Seat, kind: str) -> Refusal:
    why = not_able(state, seat, kind)
    if why is None and kind == "search":
        why = no_search(state, seat)
    elif why is None and kind == "detect":
        why = no_detect(state, seat)
    elif (
        why is None
        and kind == "shoot"
        and missile_weapons(acting(state))
        and foes_beside(state, acting(state))
    ):
        why = refuse("engaged")  # TQ-9.1
    return why or refuse("no-occasion", kind=kind)

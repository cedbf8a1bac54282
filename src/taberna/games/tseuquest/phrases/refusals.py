"""Why something was not done, with names in place of ids."""

from typing import Final

from taberna.games.tseuquest.phrases.names import Seen, weapon
from taberna.games.tseuquest.secrets.view import View
from taberna.games.tseuquest.things.library import RULES
from taberna.table.phrase import Parameter, Seated, Term
from taberna.table.refusal import Refusal, refuse

_IDS: Final = ("figure", "hero", "item", "card", "trap")


def refused(refusal: Refusal, view: View) -> Term:
    """Who has moved this turn is not told to begin a movement."""
    if refusal.code == "not-moving" and has_moved(view):
        refusal = refuse("moved-already")
    seen = Seen((view,))
    params: dict[str, Parameter] = {}
    for key, value in refusal.params.items():
        if key in _IDS:
            params[key] = seen.thing(str(value))
        elif key == "weapon":
            params[key] = weapon(str(value))
        elif key == "seat":
            params[key] = Seated((str(value),))
        else:
            params[key] = value
    return Term(f"refusal-{refusal.code}", params)


def has_moved(view: View) -> bool:
    """Whether whoever's turn it is has its movement behind it (TQ-5.3)."""
    turn = view.turn
    return turn is not None and view.pending is None and turn.done.count("move") >= RULES["moves_a_turn"]

"""A verb alone, or its number, when there is nothing to do it to: so it is said."""

from typing import Final

from taberna.cli.menu import plainly
from taberna.cli.names import Names
from taberna.cli.tseuquest.menu import MOTION, TURN, WAYS, closed, numbers
from taberna.cli.tseuquest.words import put
from taberna.games.tseuquest.flow.steps import Motion
from taberna.games.tseuquest.ground.squares import DIRECTIONS
from taberna.games.tseuquest.secrets.view import View
from taberna.table.refusal import refuse

VERBS: Final = (
    *("attack", "shoot", "cast", "search", "use", "trade", "disarm", "show", "drop", "repair", "control"),
    *("dismiss", "give", "take", "open", "jump", "push"),
)
"""Those that want something after them; the others say themselves why they can't be done."""


def idle(text: str, view: View, names: Names, doable: frozenset[str]) -> str:
    typed, say = plainly(text), names.texts
    going = isinstance(view.pending, Motion)
    if view.pending is None and view.turn is not None and _is_way(typed):
        return _not_moving(view, names)
    fixed = {number: verb for verb, number in numbers(view).items()}
    called = {plainly(say(f"do-{verb}")): verb for verb in VERBS}
    verb = fixed.get(typed) or called.get(typed) or typed
    if verb not in VERBS or verb in doable:
        return ""
    if verb == "cast" and (typed in called or typed in fixed) and closed(view, names):
        return ""  # the list says of each card why not
    if verb in MOTION and not going:
        return _not_moving(view, names) if view.pending is None else names.refusal(refuse("not-now"))
    if (verb in TURN and view.pending is not None) or view.phase == "interlude":
        return names.refusal(refuse("not-now"))
    return say("idle", verb=verb)


def _not_moving(view: View, names: Names) -> str:
    return names.refusal(put(refuse("not-moving"), view, names))


def _is_way(typed: str) -> bool:
    """`e` goes east, and is no short way to end a turn."""
    return bool(typed) and {WAYS.get(sign, sign) for sign in typed} <= set(DIRECTIONS)

"""Why a bot did what it did: a code with what it is about, put into a phrase for whoever may hear it.

A reason is told to the others in the words of what everybody sees: it names no figure, thing or card that
they don't know of, and of a figure that nobody sees there is none (TQ-G203).
"""

from typing import Final, NamedTuple

from msgspec.structs import replace

from taberna.bots.tseuquest.tactics.odds import outlook
from taberna.bots.tseuquest.tactics.scene import Scene
from taberna.bots.tseuquest.tactics.weights import Weights
from taberna.games.tseuquest.flow import actions
from taberna.games.tseuquest.flow.actions import TseuQuestAction
from taberna.games.tseuquest.phrases.names import Seen
from taberna.games.tseuquest.secrets.appearance import bare_figure
from taberna.games.tseuquest.secrets.view import View
from taberna.table.phrase import Parameter, Phrase, Seated, Term
from taberna.table.seats import SPECTATOR, Seat

LIKELY: Final = 0.5
"""That a blow brings somebody down."""


class Reason(NamedTuple):
    code: str
    """Empty: none worth a word."""
    about: tuple[str, ...] = ()
    """Figures and things by their ids."""
    seat: Seat = ""
    """Who wanted it."""


NOTHING: Final = Reason("")


def of_blow(scene: Scene, blow: TseuQuestAction) -> Reason:
    """Why this one: nearly down, the worst of them, or whoever is there."""
    if not isinstance(blow, actions.Attack | actions.Shoot):
        return NOTHING
    target = next((foe for foe in scene.foes if foe.id == blow.target), None)
    if target is None:
        return NOTHING
    if isinstance(blow, actions.Attack):
        chances = scene.blow(scene.me, target, blow.weapon)
    else:
        chances = scene.shot(scene.me, target, blow.weapon, scene.me.square)
    if outlook(chances, max(1, target.life))[1] >= LIKELY:
        return Reason("finish", (target.id,))
    others = [scene.menace(foe) for foe in scene.awake if foe.id != target.id]
    worst = bool(others) and scene.menace(target) > max(others)
    return Reason("worst" if worst else "strike", (target.id,))


def public(view: View) -> View:
    """What everybody sees of it: without the plan, without hands, and of the Sorcerer's figures the looks."""
    return replace(
        view,
        seat=SPECTATOR,
        plan=None,
        pending=None,
        figures=tuple([bare_figure(figure) for figure in view.figures]),
        hands=tuple([replace(hand, cards=()) for hand in view.hands]),
    )


def of_sorcerer(weights: Weights, view: View, action: TseuQuestAction) -> Phrase | None:
    """Of what his figures do in sight, by what everybody sees: so it can't tell what they don't."""
    seen = public(view)
    actor = view.turn.figure if view.turn is not None else ""
    if all(figure.id != actor for figure in seen.figures):
        return None
    return phrase(of_blow(Scene(seen, weights, actor), action), actor, seen)


def phrase(reason: Reason, actor: str, view: View) -> Phrase | None:
    """For whoever sees this much; None where it is about something that they don't see."""
    known = _known(view)
    if not reason.code or actor not in known or not known.issuperset(reason.about):
        return None
    seen = Seen((view,))
    params: dict[str, Parameter] = {}
    if reason.about:
        params["what"] = seen.thing(reason.about[0], capital=True)
    if reason.seat:
        params["seat"] = Seated((reason.seat,))
    why = Term(f"reason-{reason.code}", params)
    return Phrase("reasoned", {"figure": seen.figure(actor), "why": why})


def _known(view: View) -> frozenset[str]:
    """All that has a name for whoever sees this; what only the Sorcerer knows is not in it."""
    rows = (view.figures, view.scenery, view.traps, view.hoards)
    return frozenset(piece.id for row in rows for piece in row if piece.seen)

"""Why not: what stands in the way of an action, asked in the same order everywhere (TQ-5). Nothing here looks
at what the one who asks may not know."""

from typing import Final

from taberna.games.tseuquest.flow.state import State, active, of_sorcerer, step
from taberna.games.tseuquest.flow.steps import Motion
from taberna.games.tseuquest.flow.waiting import waiting
from taberna.games.tseuquest.ground.neighbours import rule, sheet
from taberna.games.tseuquest.things.pieces import Figure
from taberna.table.refusal import Refusal, refuse
from taberna.table.seats import Seat

LIMITS: Final = {
    "move": "moves_a_turn",
    "search": "searches_a_turn",
    "attack": "attacks_a_turn",
    "shoot": "shots_a_turn",
    "magic": "spells_a_turn",
}
SPECIALS: Final = ("disarm", "detect", "trade", "use", "control", "dismiss")
"""TQ-12; mending a weapon is an action of its own (TQ-G88)."""

_BARRED_AS: Final = {kind: (kind, "special") for kind in SPECIALS} | {
    "detect": ("detect", "special", "search")  # TQ-G46
}

MINIONS: Final = ("move", "attack", "shoot")
ANTAGONISTS: Final = (*MINIONS, "magic", "disarm", "use", "control", "dismiss")
"""TQ-G198: not what is for companions or for those who explore."""


def not_waited_for(state: State, seat: Seat) -> Refusal | None:
    if state.outcome is not None:
        return refuse("over")
    awaited = waiting(state)
    return None if seat in awaited else refuse("not-your-turn", seat=awaited[0])


def acting(state: State) -> Figure:
    """Whoever has the turn, once it is clear that somebody has."""
    actor = active(state)
    assert actor is not None
    return actor


def not_your_turn(state: State, seat: Seat) -> Refusal | None:
    """An action needs the turn, with nothing else under way (TQ-6.5)."""
    if not state.steps and state.outcome is None and state.phase != "interlude":
        actor = active(state)
        if actor is not None and actor.seat == seat:
            return None  # the commonest answer
    why = not_waited_for(state, seat)
    if why is not None:
        return why
    if isinstance(step(state), Motion):
        return refuse("moving")
    return refuse("not-now") if state.steps or active(state) is None else None


def not_able(state: State, seat: Seat, kind: str, points: int = 1) -> Refusal | None:
    """Turn, points, the limits of TQ-5.3, and what bars this kind of action."""
    why = not_your_turn(state, seat)
    return why if why is not None else not_fit(state, acting(state), kind, points)


def not_fit(state: State, actor: Figure, kind: str, points: int = 1) -> Refusal | None:
    """The same of one who has the turn."""
    turn = state.turn
    assert turn is not None
    if turn.points < points:
        return refuse("no-points", needed=points, left=turn.points)
    return _beyond_limits(state, kind) or _barred(state, actor, kind) or _unfit(actor, kind)


def _beyond_limits(state: State, kind: str) -> Refusal | None:
    assert state.turn is not None
    done = state.turn.done
    named = LIMITS.get(kind)
    if named is not None:
        limit = rule(state, named)
        return refuse("limit", kind=kind, limit=limit) if done.count(kind) >= limit else None
    if kind in SPECIALS:
        if kind in done:
            return refuse("once-a-turn", kind=kind)  # TQ-12.1
        limit = rule(state, "specials_a_turn")
        if len([each for each in done if each in SPECIALS]) >= limit:
            return refuse("limit", kind="special", limit=limit)
    return None


def _barred(state: State, actor: Figure, kind: str) -> Refusal | None:
    """By a fumble for this turn, or by an effect that lasts."""
    assert state.turn is not None
    if not (state.marks or state.turn.barred):
        return None
    kinds = _BARRED_AS.get(kind, (kind,))
    marked = [m for m in state.marks if m.figure == actor.id and m.do == "bar" and m.what in kinds]
    told = [each for each in state.turn.barred if each in kinds]
    return refuse("barred", kind=kind) if marked or told else None


def _unfit(actor: Figure, kind: str) -> Refusal | None:
    """What its kind or its plight does not allow."""
    if actor.pit and kind not in ("move", "magic", "use"):
        return refuse("in-pit")  # TQ-G143
    if actor.kind == "elemental" and kind not in ("move", "attack"):
        return refuse("elemental", kind=kind)  # TQ-12.6-A
    if of_sorcerer(actor) and kind not in (ANTAGONISTS if actor.kind == "antagonist" else MINIONS):
        return refuse("not-for-adversaries", kind=kind)  # TQ-G21, TQ-G64
    if kind == "magic" and not sheet(actor).magic:
        return refuse("no-magic")
    return None

"""The error also plays (TQ-19.3): what is declared and can't be done costs its point all the same."""

from typing import Final

from taberna.games.tseuquest.flow import actions
from taberna.games.tseuquest.flow.actions import TseuQuestAction
from taberna.games.tseuquest.flow.checks import acting, not_your_turn
from taberna.games.tseuquest.flow.events import Failed
from taberna.games.tseuquest.flow.state import State, board, find
from taberna.games.tseuquest.flow.tale import Decision
from taberna.games.tseuquest.things.library import ITEMS
from taberna.games.tseuquest.things.pieces import Figure
from taberna.table.refusal import Refusal
from taberna.table.seats import Seat

KINDS: Final[dict[type[TseuQuestAction], str]] = {
    actions.Walk: "move",
    actions.Search: "search",
    actions.Attack: "attack",
    actions.Shoot: "shoot",
    actions.Cast: "magic",
    actions.Disarm: "disarm",
    actions.Detect: "detect",
    actions.Trade: "trade",
    actions.Use: "use",
    actions.Control: "control",
    actions.Dismiss: "dismiss",
    actions.Repair: "repair",
}
"""What is declared aloud and paid for with a point (TQ-5.2)."""

_UNSAID: Final = frozenset({"last-breath", "not-last-breath", "no-target", "heroes-only", "no-stroll"})
"""Refusals of how a thing was said (TQ-G104), or of what this table does not play: nothing was declared."""


def in_vain(state: State, seat: Seat, action: TseuQuestAction, why: Refusal) -> Decision:
    """TQ-G200, TQ-G210: its point and its turn's limit, no mind; of a control what is left, two at most."""
    kind = KINDS.get(type(action))
    if state.options.error_also_plays == "off" or kind is None or why.code in _UNSAID:
        return why
    if not_your_turn(state, seat) is not None or not _can_be_said(state, acting(state), action):
        return why
    assert state.turn is not None
    points = min(2 if kind == "control" else 1, state.turn.points)
    return (Failed(acting(state).id, kind, points, why),)


def _can_be_said(state: State, actor: Figure, action: TseuQuestAction) -> bool:
    """Of what everybody sees, and of what it has itself: so no answer tells of what is hidden."""
    match action:
        case actions.Attack(target, weapon) | actions.Shoot(target, weapon):
            return (not target or _is_seen(state, target)) and (not weapon or weapon in actor.items)
        case actions.Cast(card, at):
            return card in actor.hand and (not at or _is_seen(state, at) or at in board(state).squares)
        case actions.Use(what, at):
            costly = what not in actor.items or not ITEMS[what].free
            there = not at or _is_seen(state, at) or at in board(state).squares
            return costly and there and (what in actor.items or _lies_open(state, what))
        case actions.Disarm(name):
            return any(t.id == name and t.seen for t in state.traps)
        case actions.Trade(name) | actions.Control(name) | actions.Dismiss(name):
            return _is_seen(state, name)
        case actions.Repair(weapon):
            return not weapon or weapon in actor.items
        case _:
            return True


def _is_seen(state: State, name: str) -> bool:
    found = find(state, name)
    return found is not None and found.seen


def _lies_open(state: State, name: str) -> bool:
    return any(s.id == name and s.seen and not s.hidden for s in state.scenery) or any(
        h.id == name and h.seen for h in state.hoards
    )

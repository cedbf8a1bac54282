"""A simple player for any seat: fights what is near, walks to where something is, and gets out in the end."""

from collections.abc import Iterator
from typing import Final, TypeVar

from taberna.bots import Bot
from taberna.bots.tseuquest.ladders import rungs
from taberna.bots.tseuquest.memory import Memory, hear, sit
from taberna.bots.tseuquest.simple_spells import worth
from taberna.bots.tseuquest.tempers import appetite, casts_first, haunts, out_of_place, stays
from taberna.bots.tseuquest.ways import best_jump, best_way, distances, unexplored
from taberna.games.tseuquest.flow import actions
from taberna.games.tseuquest.flow.actions import TseuQuestAction
from taberna.games.tseuquest.flow.events import TseuQuestEvent
from taberna.games.tseuquest.flow.steps import Motion
from taberna.games.tseuquest.ground.squares import EDGE, Square, sides
from taberna.games.tseuquest.options import SORCERER
from taberna.games.tseuquest.secrets.view import View
from taberna.games.tseuquest.things.dice import SKULL, die
from taberna.games.tseuquest.things.library import ITEMS, SHEETS
from taberna.games.tseuquest.things.pieces import Door, Figure
from taberna.table.dice import Draws
from taberna.table.forms import Form, Legal, Row

T = TypeVar("T", bound=TseuQuestAction)
Allowed = tuple[TseuQuestAction, ...]
WORTH_USING: Final = ("chest", "lever", "portal", "mirror", "altar", "throne")

BREATH: Final = 1000
"""Milliseconds."""


def choose(memory: Memory, view: View, legal: Legal[TseuQuestAction]) -> TseuQuestAction:
    draws = Draws(memory.seed, "choice", memory.seat, memory.seq)
    allowed = tuple(a for a in legal.actions if not isinstance(a, _NEVER) and not _last_breath(a))
    throws = [form for form in legal.forms if form.kind == "rolled"]
    if throws:
        return _throw(view, throws[0], draws)
    return next(_ideas(memory, view, allowed, draws), None) or draws.one(allowed or legal.actions)


def _throw(view: View, form: Form, draws: Draws) -> TseuQuestAction:
    """A seat that was to bring its own dice: it throws fair ones."""
    row = form.fields["faces"]
    assert isinstance(row, Row)
    options = view.options
    name = "com" if SKULL in row.places[0].values else "mov"
    thrown = die(name, options.dice, options.error_also_plays == "on")
    return actions.Rolled(tuple(draws.face(thrown) for _ in row.places))


_NEVER: Final = (
    actions.Abandon,
    actions.Drop,
    actions.Show,
    actions.Trade,
    actions.RuleTake,
    actions.RuleDoor,
    actions.Dismiss,
)


def _last_breath(action: TseuQuestAction) -> bool:
    return isinstance(action, actions.Cast) and action.last_breath


def _some(allowed: Allowed, kind: type[T]) -> tuple[T, ...]:
    return tuple(action for action in allowed if isinstance(action, kind))


def _ideas(memory: Memory, view: View, allowed: Allowed, draws: Draws) -> Iterator[TseuQuestAction]:
    yield from _some(allowed, actions.Ready)
    if view.phase == "interlude":
        yield from _put_away(view, allowed)
    picks = _some(allowed, actions.Pick)
    if picks:  # one adventurer; the rest is for those who want more
        yield draws.one(picks)
    if view.vain:  # TQ-G77: dice could only harm it
        yield from _some(allowed, actions.Yield)
    yield from _some(allowed, actions.Defend)
    yield from _some(allowed, actions.Allow)
    if isinstance(view.pending, Motion):
        yield from _steps(memory, view, allowed, view.pending, draws)
    pushes = _some(allowed, actions.Push)
    if pushes:
        yield draws.one(pushes)
    actor = _actor(view)
    if actor is None:
        ready = _some(allowed, actions.Activate)
        if ready:
            yield draws.one(ready)
    else:
        yield from _deeds(memory, view, allowed, actor, draws)
    if view.pending is None:
        yield from _some(allowed, actions.Pass)


def _put_away(view: View, allowed: Allowed) -> Iterator[TseuQuestAction]:
    """What it may not set out with, or can't carry: what the Sorcerer objected to first."""
    said = view.objection
    stores = _some(allowed, actions.Store)
    yield from (s for s in stores if said is not None and (s.hero, s.item) == (said.hero, said.item))
    yield from stores[-1:]


def _actor(view: View) -> Figure | None:
    name = view.turn.figure if view.turn else ""
    unseen = view.plan.figures if view.plan else ()
    return next((f for f in (*view.figures, *unseen) if f.id == name), None)


def _foes(view: View, actor: Figure) -> tuple[Figure, ...]:
    return tuple(f for f in view.figures if (f.seat == SORCERER) != (actor.seat == SORCERER))


def _deeds(
    memory: Memory, view: View, allowed: Allowed, actor: Figure, draws: Draws
) -> Iterator[TseuQuestAction]:
    """What a figure does with its points, the best first."""
    if actor.life <= SHEETS[actor.sheet].life // 2:
        yield from (u for u in _some(allowed, actions.Use) if u.what == "potion" and not u.at)
    walks = [walk for walk in _some(allowed, actions.Walk) if walk.how != "stealth"]
    if walks and actor.seat == SORCERER and out_of_place(view, actor):
        yield walks[-1]
    goals = _goals(memory, view, actor)
    if casts_first(actor, draws):
        yield from _spells(view, allowed, actor, goals, draws)
    yield from _blows(view, allowed, actor)
    yield from _spells(view, allowed, actor, goals, draws)
    if walks and goals:
        yield walks[-1]
    for use in _some(allowed, actions.Use):
        if f"use {use.what}" not in memory.tried and use.what not in ITEMS:
            yield use
    yield from _some(allowed, actions.Repair)
    searches = _some(allowed, actions.Search)
    if searches and draws.below(100) < 50:
        yield draws.one(searches)
    if walks and not stays(view, actor):
        yield walks[-1]


def _blows(view: View, allowed: Allowed, actor: Figure) -> Iterator[TseuQuestAction]:
    """With the heaviest weapon, at whom it likes least."""
    wanted = {f.id: appetite(actor, f) for f in view.figures}
    hits = [hit for hit in _some(allowed, actions.Attack) if hit.target]
    shots = [shot for shot in _some(allowed, actions.Shoot) if shot.target]
    yield from sorted(
        hits, key=lambda a: (wanted.get(a.target, 0), -(ITEMS[a.weapon].attack if a.weapon else 0))
    )
    yield from sorted(
        shots, key=lambda a: (wanted.get(a.target, 0), -(ITEMS[a.weapon].shot if a.weapon else 0))
    )


def _spells(
    view: View, allowed: Allowed, actor: Figure, goals: tuple[Square, ...], draws: Draws
) -> Iterator[TseuQuestAction]:
    """At figures and at squares alike: where it meets the most foes and the fewest friends."""
    shuffled = draws.shuffled(_some(allowed, actions.Cast))
    gaps = distances(view, goals, through_doors=actor.kind != "minion") if shuffled else {}
    worths = [(worth(view, actor, spell, gaps), spell) for spell in shuffled]
    yield from (spell for gain, spell in sorted(worths, key=lambda row: -row[0]) if gain > 0)


def _goals(memory: Memory, view: View, actor: Figure) -> tuple[Square, ...]:
    """Where to go: to an enemy who is up and in reach; else to what is unknown; else out."""
    wanted = haunts(view, actor) if actor.seat == SORCERER else None
    if wanted is not None:
        return wanted
    within = distances(view, (actor.square,), through_doors=actor.kind != "minion")
    awake = tuple(foe.square for foe in _foes(view, actor) if not foe.asleep and foe.square in within)
    if awake or actor.seat == SORCERER:
        return awake or tuple(foe.square for foe in _foes(view, actor))
    doors = tuple(
        s for d in view.doors if d.kind == "closed" and _opens(memory, actor, d) for s in sides(d.edge)
    )
    things = tuple(
        square
        for piece in view.scenery
        if piece.kind in WORTH_USING and f"use {piece.id}" not in memory.tried
        for square in piece.squares
    )
    hoards = tuple(square for hoard in view.hoards for square in hoard.squares)
    sleepers = tuple(foe.square for foe in _foes(view, actor))
    known = (*doors, *things, *hoards, *sleepers)
    return known or unexplored(view, actor.square, memory.trodden) or view.exits


def _opens(memory: Memory, actor: Figure, door: Door) -> bool:
    """Not again one that did not open for this hand."""
    return f"open {door.edge} {actor.id}" not in memory.tried


def _steps(
    memory: Memory, view: View, allowed: Allowed, moving: Motion, draws: Draws
) -> Iterator[TseuQuestAction]:
    mover = next((f for f in view.figures if f.id == moving.figure), None) or _actor(view)
    if mover is None or (moving.by == SORCERER) != (mover.seat == SORCERER):
        yield from _some(allowed, actions.Stop)  # somebody who is lost is left where he is
        return
    for opening in _some(allowed, actions.Open):
        if f"open {EDGE[mover.square, opening.way]} {mover.id}" not in memory.tried:
            yield opening
    goals = _goals(memory, view, mover)
    if goals == view.exits:
        yield from _some(allowed, actions.Leave)
    doors = mover.kind != "minion"
    gaps = distances(view, goals, through_doors=doors, over_traps=False)
    if mover.square not in gaps:
        gaps = distances(view, goals, through_doors=doors)
    way = best_way(mover.square, gaps, [move.way for move in _some(allowed, actions.Move)])
    if way is not None:
        yield actions.Move(way)
    jump = best_jump(mover.square, gaps, [jump.way for jump in _some(allowed, actions.Jump)])
    if jump is not None:
        yield actions.Jump(jump)
    if not goals and not stays(view, mover):
        fresh = _some(allowed, actions.Move)
        if fresh:
            yield draws.one(fresh)
    yield from _some(allowed, actions.Stop)


def pause(memory: Memory, view: View, action: TseuQuestAction) -> int:
    """Before a Sorcerer runs the next figure, ends the round or comes out of the dark: whatever he did before
    that nobody saw fits into it (TQ-G203)."""
    if memory.seat != SORCERER:
        return 0
    runs = "" if view.turn is None else view.turn.figure
    return 0 if any(figure.id == runs and figure.seen for figure in view.figures) else BREATH


SIMPLE: Final[Bot[Memory, TseuQuestAction, TseuQuestEvent, View]] = Bot(
    "simple", sit, hear, choose, pause=pause, rungs=rungs("simple")
)

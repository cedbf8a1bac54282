"""Rounds and activations (TQ-4), and what is set right between two steps."""

from typing import Final

from taberna.games.tseuquest.chapters.bonds import connection_lost, end_phase, unpaid
from taberna.games.tseuquest.chapters.harm import slay
from taberna.games.tseuquest.chapters.reveal import draw_chaos
from taberna.games.tseuquest.chapters.stopping import lies
from taberna.games.tseuquest.chapters.traps import forsaken, has_rescuer, is_stuck
from taberna.games.tseuquest.flow import actions
from taberna.games.tseuquest.flow.checks import not_waited_for, not_your_turn
from taberna.games.tseuquest.flow.events import (
    Abandoned,
    ControlEnded,
    EscapeFailed,
    Freed,
    Rearmed,
    RoundBegan,
    SorcererBegan,
    SpellEnded,
    StoodUp,
    TreasureCounted,
    TurnBegan,
    TurnEnded,
    TurnMissed,
    Unbound,
)
from taberna.games.tseuquest.flow.state import (
    State,
    active,
    figure,
    find,
    heroes,
    human_sorcerer,
    is_hero,
    of_sorcerer,
    senseless,
    slipped,
)
from taberna.games.tseuquest.flow.steps import Ending
from taberna.games.tseuquest.flow.tale import Decision, Tale, begin, begin_tale, throw
from taberna.games.tseuquest.ground.neighbours import foes_beside, free_beside, rule
from taberna.games.tseuquest.things.dice import numbers
from taberna.games.tseuquest.things.library import CARDS, TREASURE
from taberna.games.tseuquest.things.pieces import Figure
from taberna.table.identity_cache import Once
from taberna.table.refusal import Refusal, refuse
from taberna.table.seats import Seat


def begin_round(tale: Tale) -> None:
    state = tale.state
    number = state.round + 1
    if 0 < state.options.rounds_max < number:
        return finish(tale, False, "rounds")
    alive = [name for name in state.order if find(state, name)]
    ordered = sorted(alive, key=lambda name: (name == state.late) - (name == state.early))  # TQ-G41
    tale.tell(RoundBegan(number, tuple(ordered)))
    return None


def next_turn(tale: Tale) -> bool:
    """Whatever comes next by itself; whether anything did."""
    state = tale.state
    if all(map(senseless, heroes(state))):
        for lying in heroes(state):
            slay(tale, lying.id)
        finish(tale, _achieved(tale.state), "nobody left")  # TQ-17.6
        return True
    if state.turn is not None:
        actor = active(state)
        if state.turn.points == 0 or slipped(state) or (actor is not None and lies(state, actor)):
            end_turn(tale)
            return True
        return False
    if state.phase != "heroes":
        return False  # the Sorcerer always says himself when he is done: his silence would tell something
    if state.queue:
        begin_turn(tale, state.queue[0])
    else:
        tale.tell(SorcererBegan())
    return True


def _achieved(state: State) -> bool:
    if state.script.goals:
        return all(goal in state.flags for goal in state.script.goals)
    return bool(state.escaped)


def begin_turn(tale: Tale, name: str) -> None:
    if not get_up(tale, name):
        return
    actor = figure(tale.state, name)
    tale.tell(TurnBegan(name, max(0, rule(tale.state, "action_points") - actor.debt)))
    if not actor.seen:
        draw_chaos(tale, actor)


def get_up(tale: Tale, name: str) -> bool:
    """On its feet and out of the rocks; whether it can act."""
    actor = figure(tale.state, name)
    if senseless(actor):
        return miss_turn(tale, name)  # TQ-G75
    if actor.prone:
        tale.tell(StoodUp(name))  # TQ-6.15
    if actor.buried and has_rescuer(tale.state, actor) and free_beside(tale.state, actor):
        tale.tell(Freed(name, free_beside(tale.state, actor)[0]))  # TQ-16.2
        return miss_turn(tale, name) if actor.misses else True
    if actor.misses:
        return miss_turn(tale, name)  # TQ-16.7
    if is_stuck(tale.state, actor) and is_hero(actor) and forsaken(tale.state, actor):
        miss_turn(tale, name)
        throw(tale, "escape", name, "mov", 1)  # TQ-G181
        return False
    if actor.buried:
        return miss_turn(tale, name)
    return True


def miss_turn(tale: Tale, name: str) -> bool:
    tale.tell(TurnMissed(name))
    unpaid(tale, name)
    return False


def on_escape(tale: Tale, name: str, faces: tuple[str, ...]) -> None:
    (face,) = faces
    lucky = face == "!" or (face.isdigit() and int(face) >= rule(tale.state, "lone_escape"))
    around = free_beside(tale.state, figure(tale.state, name))
    if lucky and around:
        tale.tell(Freed(name, around[0]))
    else:
        tale.tell(EscapeFailed(name))


def end_turn(tale: Tale) -> None:
    """Of one who acted through an elemental the summoner's own goes on (TQ-12.6-A); then elementals that were
    not paid for are lost (TQ-12.6-B, TQ-G114)."""
    turn = tale.state.turn
    assert turn is not None
    if turn.own is not None and turn.own.points and find(tale.state, turn.own.figure):
        tale.tell(ControlEnded(turn.figure, turn.own.figure))
        return
    summoner = turn.own.figure if turn.own else turn.figure
    unpaid(tale, summoner, turn.figure if turn.own else turn.paid)
    tale.tell(TurnEnded(summoner))


def pass_turn(state: State, seat: Seat) -> Decision:
    """The end of an activation (TQ-4.2, TQ-4.3), or of the Sorcerer's (TQ-4.6)."""
    why = no_pass(state, seat)
    if why is not None:
        return why
    tale = begin_tale(state)
    if state.turn is not None:
        end_turn(tale)
    else:
        _end_sorcerer(tale)
    return tale


def no_pass(state: State, seat: Seat) -> Refusal | None:
    if state.turn is not None:
        return not_your_turn(state, seat)
    why = not_waited_for(state, seat)
    return why or (None if state.phase == "sorcerer" and not state.steps else refuse("not-now"))


def _end_sorcerer(tale: Tale) -> None:
    end_phase(tale)
    for each in tale.state.figures:
        if of_sorcerer(each) and each.misses:
            tale.tell(TurnMissed(each.id))
    begin_round(tale)


def may_act(state: State, each: Figure) -> bool:
    """TQ-13.3, TQ-13.4."""
    return (
        of_sorcerer(each)
        and (each.seen or each.roused)
        and not each.asleep
        and not each.bound
        and not each.misses
        and each.id not in state.acted
        and not (each.buried and not (has_rescuer(state, each) and free_beside(state, each)))
    )


def no_activating(state: State, seat: Seat) -> Refusal | None:
    """Anybody at all, now."""
    why = not_waited_for(state, seat)
    if why is not None:
        return why
    if state.phase != "sorcerer" or state.turn is not None or state.steps:
        return refuse("not-now")
    return None


def no_activation(state: State, seat: Seat, name: str) -> Refusal | None:
    why = no_activating(state, seat)
    if why is not None:
        return why
    each = find(state, name)
    if each is None or not of_sorcerer(each):
        return refuse("no-such-figure", figure=name)
    return None if may_act(state, each) else refuse("cannot-act", figure=name)


def activate(state: State, seat: Seat, action: actions.Activate) -> Decision:
    why = no_activation(state, seat, action.figure)
    if why is not None:
        return why
    tale = begin_tale(state)
    begin_turn(tale, action.figure)
    return tale


def upkeep(tale: Tale) -> bool:
    """What the rules set right at any instant; whether anything was."""
    state = tale.state
    for each in _disarmed_or_bound(state.figures):
        if each.lost and not foes_beside(state, each):
            tale.tell(Rearmed(each.id))  # TQ-8.12/2
            return True
        if each.bound and connection_lost(state, each):
            tale.tell(Unbound(each.id))  # TQ-12.6-B
            return True
    for spell in state.spells:
        called = {effect.what for effect in CARDS[spell.card].effects if effect.do == "summon"}
        if called and not any(f.summoner == spell.caster and f.sheet in called for f in state.figures):
            tale.tell(SpellEnded(spell))
            return True
    return False


_disarmed_or_bound: Final[Once[tuple[Figure, ...], tuple[Figure, ...]]] = Once(
    lambda figures: tuple([each for each in figures if each.lost or each.bound])
)
"""It is asked after every event, and hardly ever there is one."""


# -- the end


def finish(tale: Tale, success: bool, reason: str) -> None:
    begin(tale, Ending(success, reason))


def count_treasure(tale: Tale) -> bool:
    """What was found is counted (TQ-17.4, TQ-G145); whether there was any."""
    state = tale.state
    for finder in (*state.figures, *state.gone):
        if finder.treasure:
            dice = sum(TREASURE[card].dice for card in finder.treasure)
            if dice:
                throw(tale, "gold", finder.id, "mov", dice)
            else:
                tale.tell(TreasureCounted(finder.id, 0))
            return True
    return False


def on_gold(tale: Tale, name: str, faces: tuple[str, ...]) -> None:
    tale.tell(TreasureCounted(name, 10 * numbers(faces)))


def abandon(state: State, seat: Seat, action: actions.Abandon) -> Decision:
    """TQ-G146: by the majority of those who play adventurers, where no person is the Sorcerer."""
    why = no_abandoning(state, seat)
    if why is not None:
        return why
    tale = begin_tale(state, Abandoned(seat))
    players = players_left(state)
    if 2 * len([s for s in tale.state.abandons if s in players]) > len(players):
        finish(tale, False, "abandoned")
    return tale


def players_left(state: State) -> tuple[Seat, ...]:
    return tuple(dict.fromkeys([hero.seat for hero in heroes(state)]))


def no_abandoning(state: State, seat: Seat) -> Refusal | None:
    if state.outcome is not None:
        return refuse("over")
    if state.phase not in ("heroes", "sorcerer"):
        return refuse("not-now")
    if human_sorcerer(state):
        return refuse("sorcerer-ends")
    if seat not in [f.seat for f in state.figures if f.kind == "hero"]:
        return refuse("not-yours")
    if state.steps and any(isinstance(s, Ending) for s in state.steps):
        return refuse("not-now")
    return refuse("already-said") if seat in state.abandons else None

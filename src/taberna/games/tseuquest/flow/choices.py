"""What is asked of somebody in the middle of things: what can be chosen, and what follows."""

from taberna.games.tseuquest.chapters.blows import losable, on_lose
from taberna.games.tseuquest.chapters.fight import on_aim, on_defence_choice, on_redirect, on_reroll, on_row
from taberna.games.tseuquest.chapters.market import answer
from taberna.games.tseuquest.chapters.missiles import companions, shootable
from taberna.games.tseuquest.chapters.movement import advantages, choose_advantage, fall_beside, open_pits
from taberna.games.tseuquest.chapters.rounds import pass_turn
from taberna.games.tseuquest.chapters.search import answer_search, search_answers
from taberna.games.tseuquest.chapters.sorcerer import place, place_choices
from taberna.games.tseuquest.chapters.special_actions import call_off, on_offer
from taberna.games.tseuquest.chapters.traps import step_aside
from taberna.games.tseuquest.chapters.walking import displace, no_push, on_passage, push, shoved
from taberna.games.tseuquest.flow import actions
from taberna.games.tseuquest.flow.checks import not_waited_for
from taberna.games.tseuquest.flow.state import State, figure, find, step
from taberna.games.tseuquest.flow.steps import (
    AdvantageDue,
    AimDue,
    AsideDue,
    DefenceDue,
    DisplaceDue,
    Fight,
    LoseDue,
    PassageDue,
    PitDue,
    PlaceDue,
    PushDue,
    RedirectDue,
    RerollDue,
    RowDue,
    SearchDue,
    Trading,
)
from taberna.games.tseuquest.flow.tale import Decision, Tale, begin_tale, settle
from taberna.games.tseuquest.ground.neighbours import foes_beside, free_beside
from taberna.games.tseuquest.ground.paths import pushable
from taberna.games.tseuquest.things.pieces import Figure
from taberna.games.tseuquest.things.tables import PICKED
from taberna.table.refusal import Refusal, refuse
from taberna.table.seats import Seat


def choices(state: State) -> tuple[str, ...]:
    """What `choose` may name now."""
    match step(state):
        case AdvantageDue() as due:
            return advantages(state, due)
        case PitDue(_, name):
            return open_pits(state, figure(state, name))
        case RowDue(_, table):
            return PICKED[table]
        case AimDue():
            return tuple(f.id for f in _targets(state))
        case RedirectDue():
            return tuple(f.id for f in companions(state, _fight(state)))
        case LoseDue(_, name):
            return losable(figure(state, name))
        case AsideDue(_, name):
            return free_beside(state, figure(state, name))
        case SearchDue() as due:
            return search_answers(state, due)
        case PlaceDue() as due:
            return place_choices(state, due)
        case _:
            return ()


def _fight(state: State) -> Fight:
    return next(s for s in reversed(state.steps) if isinstance(s, Fight))


def _targets(state: State) -> tuple[Figure, ...]:
    fight = _fight(state)
    attacker = figure(state, fight.attacker)
    if fight.kind == "melee":
        return foes_beside(state, attacker)
    return shootable(state, attacker, fight.weapon)


def choose(state: State, seat: Seat, action: actions.Choose) -> Decision:
    why = not_waited_for(state, seat)
    if why is not None:
        return why
    if action.what not in choices(state):
        return refuse("not-now") if not choices(state) else refuse("no-such-choice", what=action.what)
    tale = begin_tale(state)
    _chosen(tale, action.what)
    return tale


def _chosen(tale: Tale, what: str) -> None:
    match step(tale.state):
        case AdvantageDue() as due:
            choose_advantage(tale, due, what)
        case PitDue(_, name):
            settle(tale)
            fall_beside(tale, name, what)
        case RowDue() as due:
            on_row(tale, due, what)
        case AimDue():
            on_aim(tale, what)
        case RedirectDue() as due:
            on_redirect(tale, due, what)
        case LoseDue() as due:
            on_lose(tale, due, what)
        case AsideDue() as due:
            step_aside(tale, due, what)
        case SearchDue() as due:
            answer_search(tale, due, what)
        case PlaceDue() as due:
            place(tale, due, what)
        case _:
            raise AssertionError("nothing is asked")


def may_pass(state: State, seat: Seat) -> Refusal | None:
    """Where something is offered that need not be taken."""
    match step(state):
        case PushDue() | DisplaceDue() | PlaceDue():
            return not_waited_for(state, seat)
        case SearchDue() as due:
            why = not_waited_for(state, seat)
            return why or (refuse("must-tell") if search_answers(state, due) else None)
        case _:
            return refuse("not-now")


def decline(state: State, seat: Seat, action: actions.Pass) -> Decision:
    due = step(state)
    if not isinstance(due, PushDue | DisplaceDue | PlaceDue | SearchDue):
        return pass_turn(state, seat)
    why = may_pass(state, seat)
    if why is not None:
        return why
    tale = begin_tale(state)
    if isinstance(due, SearchDue):
        answer_search(tale, due, "")
    elif isinstance(due, PlaceDue):
        place(tale, due, "")
    else:
        settle(tale)
    return tale


def agree(state: State, seat: Seat, action: actions.Allow | actions.Deny) -> Decision:
    why = not_waited_for(state, seat)
    if why is not None:
        return why
    yes = isinstance(action, actions.Allow)
    if state.phase == "interlude":
        return answer(state, seat, yes=yes)
    tale = begin_tale(state)
    match step(state):
        case PassageDue() as due:
            on_passage(tale, due, yes)
        case RerollDue() as due:
            on_reroll(tale, due, yes)
        case Trading(offered=True) as due:
            on_offer(tale, due, yes)
        case Trading() as due if not yes:
            call_off(tale, due)
        case _:
            return refuse("not-now")
    return tale


def defend(state: State, seat: Seat, action: actions.Defend | actions.Yield) -> Decision:
    why = not_waited_for(state, seat)
    if why is not None:
        return why
    due = step(state)
    if not isinstance(due, DefenceDue):
        return refuse("not-now")
    tale = begin_tale(state)
    on_defence_choice(tale, due, isinstance(action, actions.Defend))
    return tale


def shove(state: State, seat: Seat, action: actions.Push) -> Decision:
    why = not_waited_for(state, seat)
    if why is not None:
        return why
    due = step(state)
    tale = begin_tale(state)
    if isinstance(due, PushDue):
        why = no_push(state, due, action)
        if why is not None:
            return why
        push(tale, action)
    elif isinstance(due, DisplaceDue):
        if action.figure != due.figure:
            return refuse("not-to-be-pushed", figure=action.figure)
        if action.way not in pushable(state, figure(state, due.figure)):
            return refuse("no-room")
        settle(tale)
        displace(tale, action.figure, action.way)
    else:
        return refuse("not-now")
    return tale


def pushes(state: State) -> tuple[actions.Push, ...]:
    match step(state):
        case PushDue(_, mover):
            pushed = shoved(state, figure(state, mover)) if find(state, mover) else ()
        case DisplaceDue(_, name):
            pushed = (figure(state, name),)
        case _:
            pushed = ()
    return tuple(actions.Push(f.id, way) for f in pushed for way in pushable(state, f))

"""Checks an action and resolves it: one function an action, in the module of its chapter."""

from typing import Final

from taberna.games.tseuquest.chapters import (
    attendance,
    campaign,
    magic,
    market,
    melee,
    missiles,
    movement,
    multipurpose,
    rounds,
    search,
    setup,
    sharing,
    special_actions,
    walking,
)
from taberna.games.tseuquest.chapters.error_also_plays import in_vain
from taberna.games.tseuquest.chapters.sorcerer import rule
from taberna.games.tseuquest.flow import actions, choices
from taberna.games.tseuquest.flow.actions import TseuQuestAction
from taberna.games.tseuquest.flow.engine import land, proceed
from taberna.games.tseuquest.flow.events import TseuQuestEvent
from taberna.games.tseuquest.flow.rolls import due_roll, thrower
from taberna.games.tseuquest.flow.state import EMPTY, State
from taberna.games.tseuquest.flow.tale import Decision, Events, Tale, begin_tale, taken_up
from taberna.games.tseuquest.options import Options
from taberna.table.dispatch import Decide
from taberna.table.refusal import Refusal, refuse
from taberna.table.seats import HOUSE, Seat
from taberna.table.unfold import Moments, Unfolding

_table: Final[Decide[State, TseuQuestAction, Decision]] = Decide()

_table.on(actions.Adventure)(setup.choose_adventure)
_table.on(actions.Pick)(sharing.pick)
_table.on(actions.PutBack)(sharing.put_back)
_table.on(actions.Sit)(sharing.sit)
_table.on(actions.Element)(setup.choose_element)
_table.on(actions.Walk)(movement.walk)
_table.on(actions.Move)(walking.move)
_table.on(actions.Jump)(walking.jump)
_table.on(actions.Open)(walking.open_door)
_table.on(actions.Leave)(walking.leave)
_table.on(actions.Stop)(walking.stop)
_table.on(actions.Pass)(choices.decline)
_table.on(actions.Choose)(choices.choose)
_table.on(actions.Allow)(choices.agree)
_table.on(actions.Deny)(choices.agree)
_table.on(actions.Push)(choices.shove)
_table.on(actions.Defend)(choices.defend)
_table.on(actions.Yield)(choices.defend)
_table.on(actions.Search)(search.search)
_table.on(actions.Attack)(melee.attack)
_table.on(actions.Shoot)(missiles.shoot)
_table.on(actions.Cast)(magic.cast)
_table.on(actions.Disarm)(special_actions.disarm)
_table.on(actions.Detect)(special_actions.detect)
_table.on(actions.Trade)(special_actions.trade)
_table.on(actions.Give)(special_actions.offer_item)
_table.on(actions.Take)(special_actions.offer_item)
_table.on(actions.Pay)(special_actions.offer_gold)
_table.on(actions.Offer)(special_actions.offer)
_table.on(actions.Use)(multipurpose.use)
_table.on(actions.Control)(special_actions.control)
_table.on(actions.Dismiss)(special_actions.dismiss)
_table.on(actions.Repair)(special_actions.repair)
_table.on(actions.Show)(multipurpose.show)
_table.on(actions.Drop)(multipurpose.drop)
_table.on(actions.Activate)(rounds.activate)
_table.on(actions.Abandon)(rounds.abandon)
_table.on(actions.Flag)(attendance.flag)
_table.on(actions.Away)(attendance.mark_away)
_table.on(actions.Back)(attendance.mark_back)
_table.on(actions.RuleMove)(rule)
_table.on(actions.RuleValue)(rule)
_table.on(actions.RuleGive)(rule)
_table.on(actions.RuleTake)(rule)
_table.on(actions.RuleDoor)(rule)
_table.on(actions.RulePlace)(rule)
_table.on(actions.RuleEnd)(rule)
_table.on(actions.Buy)(campaign.buy)
_table.on(actions.Sell)(campaign.sell)
_table.on(actions.Barter)(campaign.barter)
_table.on(actions.Purse)(campaign.purse)
_table.on(actions.Carry)(campaign.carry)
_table.on(actions.Store)(campaign.store)
_table.on(actions.Swap)(campaign.swap)
_table.on(actions.Price)(market.set_price)
_table.on(actions.Withdraw)(market.withdraw)
_table.on(actions.Propose)(market.propose)
_table.on(actions.Object)(market.object_to)


@_table.on(actions.Ready)
def _ready(state: State, seat: Seat, action: actions.Ready) -> Decision:
    """To take what was shared out (TQ-3.4), or to leave the camp (TQ-18)."""
    return campaign.ready(state, seat) if state.phase == "interlude" else sharing.ready(state, seat)


@_table.on(actions.Rolled)
def _rolled(state: State, seat: Seat, action: actions.Rolled) -> Decision:
    if state.outcome is not None:
        return refuse("over")
    due = due_roll(state)
    hand = thrower(state)
    if seat != hand:
        return refuse("house-only") if hand == HOUSE else refuse("not-your-turn", seat=hand)
    if due is None:
        return refuse("not-now")
    if len(action.faces) != len(due.dice):
        return refuse("dice-count", wanted=len(due.dice))
    wrong = next((f for f, d in zip(action.faces, due.dice, strict=True) if f not in d.faces), None)
    if wrong is not None:
        return refuse("dice-face", face=wrong, purpose=due.kind)
    tale = begin_tale(state)
    land(tale, action.faces)
    return tale


def start(options: Options, seats: tuple[Seat, ...]) -> Events | Refusal:
    """The set-up, and what follows by itself: a party without magic has nothing to choose."""
    told = setup.start(options, seats)
    if isinstance(told, Refusal):
        return told
    tale = taken_up(EMPTY, told)
    proceed(tale)
    return tuple(tale.events)


def decide(state: State, seat: Seat, action: TseuQuestAction) -> Events | Refusal:
    tale = _decided(state, seat, action)
    return tuple(tale.events) if isinstance(tale, Unfolding) else tale


def unfolded(state: State, seat: Seat, action: TseuQuestAction) -> Moments[State, TseuQuestEvent] | Refusal:
    tale = _decided(state, seat, action)
    return tale.moments if isinstance(tale, Unfolding) else tale


def _decided(state: State, seat: Seat, action: TseuQuestAction) -> Tale | Refusal:
    if seat != HOUSE and seat not in state.seats:
        return refuse("no-such-seat", seat=seat)
    decided = _table.resolve(state, seat, action)
    if isinstance(decided, Unfolding):  # the commonest
        tale = decided
    else:
        if isinstance(decided, Refusal):
            decided = in_vain(state, seat, action, decided)
        if isinstance(decided, Refusal):
            return decided
        tale = taken_up(state, decided)
    proceed(tale)
    return tale

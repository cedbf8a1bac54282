"""Between adventures, before one commits oneself: what does not fit, what is too dear, what is missing."""

from typing import Final

import pytest

from taberna.games.tseuquest.flow import actions
from taberna.games.tseuquest.flow.actions import TseuQuestAction
from taberna.games.tseuquest.flow.state import State
from taberna.games.tseuquest.game import GAME
from taberna.games.tseuquest.options import Belongings, Campaign, Chosen, Options
from taberna.games.tseuquest.previews.asked import AskCamp, Camped, Lack, Unfit
from taberna.games.tseuquest.previews.preview import preview
from taberna.table.play import act, begin
from taberna.table.refusal import Refusal, refuse

BRUNA: Final = Belongings("bruna", 60, ("longsword", "shield"), ("axe", "potion", "buckler"))
SELA: Final = Belongings("sela", 0, ("staff",), ("helmet",))


def camp(*owned: Belongings, do: tuple[tuple[str, TseuQuestAction], ...] = ()) -> State:
    """Ann is Bruna and Bob is Sela, after the good barrel."""
    begun = begin(
        GAME,
        Options(
            variant="interlude",
            party=(Chosen("A", "bruna"), Chosen("B", "sela")),
            campaign=Campaign(owned, played=("good-barrel",), won=("good-barrel",)),
            sorcerer="human",
        ),
    )
    assert not isinstance(begun, Refusal), begun
    play = begun[0]
    for seat, action in do:
        done = act(play, seat, action)
        assert not isinstance(done, Refusal), done
        play = done[0]
    return play.state


def asked(state: State, seat: str = "B") -> Camped:
    """As anybody at the table is answered: what everybody owns lies in the open."""
    answer = preview(GAME.view(state, seat), AskCamp())
    assert isinstance(answer, Camped), answer
    return answer


@pytest.mark.rule("TQ-18.4", "TQ-G149")
def test_two_hands_hold_a_sword_and_a_shield_and_neither_an_axe_nor_a_buckler() -> None:
    assert asked(camp(BRUNA, SELA)).carries == (
        Unfit("bruna", "axe", refuse("hands-full")),
        Unfit("bruna", "buckler", refuse("two-shields")),
    )


@pytest.mark.rule("TQ-18.3")
def test_what_is_dearer_than_the_purse_says_by_how_much() -> None:
    state = camp(BRUNA, SELA)
    wares = {ware.item: ware.price for ware in GAME.view(state, "A").stock}
    dear = {(one.hero, one.item): one.why for one in asked(state).buys}
    assert {item for hero, item in dear if hero == "sela"} == set(wares)
    assert {item for hero, item in dear if hero == "bruna"} == {i for i, price in wares.items() if price > 60}
    item = next(iter(wares))
    assert dear["sela", item] == refuse("no-gold", least=wares[item], most=0)


@pytest.mark.rule("TQ-18.4")
def test_somebody_is_not_ready_with_three_hands_and_another_with_what_the_sorcerer_won_t_have() -> None:
    three = Belongings("bruna", carried=("axe", "longsword", "shield"))
    state = camp(three, SELA, do=(("S", actions.Object("sela", "staff", "too-good")),))
    assert asked(state).lacks == (
        Lack("A", refuse("hands-full")),
        Lack("B", refuse("objected", item="staff", reason="too-good")),
    )
    assert asked(camp(BRUNA, SELA, do=(("A", actions.Ready()),))).lacks == ()


def test_what_is_refused_before_is_what_is_not_offered() -> None:
    state = camp(BRUNA, SELA)
    told = asked(state)
    for seat, own in (("A", BRUNA), ("B", SELA)):
        may = GAME.legal(state, seat).actions
        carried = {action.item for action in may if isinstance(action, actions.Carry)}
        bought = {action.item for action in may if isinstance(action, actions.Buy)}
        assert carried == set(own.stored) - {one.item for one in told.carries if one.hero == own.hero}
        wares = {ware.item for ware in GAME.view(state, seat).stock}
        assert bought == wares - {one.item for one in told.buys if one.hero == own.hero}


def test_in_a_dungeon_nobody_camps() -> None:
    begun = begin(GAME, Options(adventure="good-barrel", party=(Chosen("A", "bruna"),)))
    assert not isinstance(begun, Refusal), begun
    assert preview(GAME.view(begun[0].state, "A"), AskCamp()) == refuse("not-now")

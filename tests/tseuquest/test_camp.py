"""Companions between adventures: what helps is bought and carried, shared out, and they set out."""

from typing import Final

import pytest

from taberna.bots.tseuquest.levels import bot
from taberna.games.tseuquest.flow import actions
from taberna.games.tseuquest.flow.actions import TseuQuestAction
from taberna.games.tseuquest.flow.state import State
from taberna.games.tseuquest.game import GAME
from taberna.games.tseuquest.options import Belongings, Campaign, Chosen, Options
from taberna.table.play import act, begin
from taberna.table.refusal import Refusal
from tseuquest.plays import play_from

FAIR: Final = bot("fair")
MOST: Final = 40


def camp(*owned: Belongings, played: str = "good-barrel") -> State:
    """Bots play Bruna and Sela after an adventure; that says what is for sale."""
    begun = begin(
        GAME,
        Options(
            variant="interlude",
            party=(Chosen("A", "bruna"), Chosen("B", "sela")),
            campaign=Campaign(owned, played=(played,), won=(played,)),
        ),
    )
    assert not isinstance(begun, Refusal), begun
    return begun[0].state


def settled(state: State) -> tuple[list[TseuQuestAction], dict[str, Belongings]]:
    """All that they do until everybody is ready, and what each then has."""

    play, done = play_from(state), []
    while GAME.outcome(play.state) is None:
        seat = GAME.waiting(play.state)[0]
        done.append(
            FAIR.choose(FAIR.sit(seat, b""), GAME.view(play.state, seat), GAME.legal(play.state, seat))
        )
        assert len(done) < MOST, done
        stepped = act(play, seat, done[-1])
        assert not isinstance(stepped, Refusal), (done, stepped)
        play = stepped[0]
    return done, {own.hero: own for own in play.state.campaign.belongings}


@pytest.mark.rule("TQ-18.2")
def test_gold_is_spent_on_what_helps_and_what_is_bought_is_carried() -> None:
    rich = Belongings("bruna", 160, ("longsword", "shield"))
    done, owned = settled(camp(rich, Belongings("sela", 0, ("staff",))))
    assert actions.Buy("bruna", "helmet") in done
    assert "helmet" in owned["bruna"].carried
    assert owned["bruna"].gold < 50  # less than anything useful costs
    assert done[-1] == actions.Ready()


def test_what_is_of_no_use_is_not_bought() -> None:
    """A sorceress has her staff in both hands: no sling, no buckler; and a full pack holds no more."""
    packed = Belongings("sela", 35, ("staff", "helmet", "potion", "potion", "potion", "rope", "elixir"))
    done, owned = settled(camp(Belongings("bruna", 0, ("longsword", "shield", "potion", "potion")), packed))
    bought = {deed.item for deed in done if isinstance(deed, actions.Buy)}
    assert not bought & {"sling", "buckler", "rope"}
    assert all(own.gold >= 0 for own in owned.values())


@pytest.mark.rule("TQ-18.3")
def test_a_shield_in_the_wrong_hands_goes_to_whoever_fights() -> None:
    done, owned = settled(
        camp(Belongings("bruna", 0, ("longsword",)), Belongings("sela", 0, ("staff",), ("shield",)))
    )
    assert actions.Barter("sela", "bruna", "shield") in done
    assert "shield" in owned["bruna"].carried


def test_potions_are_shared_out() -> None:
    _, owned = settled(
        camp(
            Belongings("bruna", 0, ("longsword", "shield", "potion", "potion")),
            Belongings("sela", 0, ("staff",)),
        )
    )
    assert "potion" in owned["sela"].carried
    assert "potion" in owned["bruna"].carried


@pytest.mark.rule("TQ-18.4")
def test_the_better_armour_is_put_on() -> None:
    own = Belongings("bruna", 30, ("longsword", "shield", "mail"), ("plate",))
    _, owned = settled(camp(own, Belongings("sela", 0, ("staff", "potion"))))
    assert "plate" in owned["bruna"].carried
    assert "mail" not in owned["bruna"].carried

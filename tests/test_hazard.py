"""Hazard uses what the contract offers and other games may not: barriers of its own, keyed draws, a chain."""

import pytest

from sample import GAME
from sample.state import Hazard, HazardAction, HazardEvent, HazardOptions, HazardView, Tipped
from taberna.table.commits import Told
from taberna.table.dice import keyed
from taberna.table.outcome import Outcome
from taberna.table.play import Play, act, begin, settle, take_back, tell
from taberna.table.refusal import Refusal, refuse
from taberna.table.seats import SPECTATOR

HazardPlay = Play[Hazard, HazardAction, HazardEvent, HazardView, HazardOptions]


def at(position: str, options: HazardOptions | None = None) -> HazardPlay:
    return Play(GAME, ("A", "B", "C"), GAME.notation.parse_position(position, options or HazardOptions()))


def after(play: HazardPlay, seat: str, text: str) -> HazardPlay:
    done = act(play, seat, GAME.notation.parse_actions(play.state, text)[0])
    assert not isinstance(done, Refusal), done
    return done[0]


def test_a_stake_can_be_taken_back_and_a_chalked_one_not() -> None:
    position = "364 -,-,- 100,100,100 1 0 stake:A"
    undone = take_back(after(at(position), "A", "stake 5"), "A")
    assert not isinstance(undone, Refusal)
    assert GAME.notation.print_position(undone[0].state) == position
    chalked = after(at(position, HazardOptions(chalk=True)), "A", "stake 5")
    assert take_back(chalked, "A") == refuse("not-to-be-taken-back")


def test_a_sealed_call_stays_sealed() -> None:
    play = after(at("364 -,-,- 100,100,100 1 5 call"), "A", "call 9")
    assert take_back(play, "A") == refuse("not-to-be-taken-back")


def test_a_whisper_shifts_no_other_die() -> None:
    def dealt(variant: str) -> Hazard:
        begun = begin(GAME, HazardOptions(variant=variant))
        assert not isinstance(begun, Refusal)
        return settle(begun[0], keyed(b"a night at the inn"))[0].state

    assert dealt("plain").hands == dealt("whispers").hands


def test_nobody_else_hears_of_a_whisper_but_everybody_gets_the_commit() -> None:
    play = at("364 -,-,- 100,100,100 1 0 whisper", HazardOptions(variant="whispers"))
    done = act(play, "*", GAME.notation.parse_actions(play.state, "rolled B")[0])
    assert not isinstance(done, Refusal)
    told = {seat: tell(done[1], done[0], seat) for seat in ("A", "B", "C", SPECTATOR)}
    assert told["A"] == told["C"] == told[SPECTATOR] == Told(1, ())
    assert told["B"] == Told(1, (Tipped("B", "C", "4"),))


def test_purses_are_carried_into_the_second_game_and_no_further() -> None:
    first = at("364 9,20,14 95,95,110 2 5 done").state
    second = GAME.sequel((first,))
    assert second == HazardOptions(purses=(95, 95, 110))
    last = at("111 4,4,5 90,120,90 2 5 done").state
    assert GAME.sequel((first, last)) == Outcome("B", "night over", ("B",))


@pytest.mark.parametrize(
    "options", [HazardOptions(rounds=0), HazardOptions(purses=(1,)), HazardOptions(variant="x")]
)
def test_a_table_that_cannot_be_opened_is_refused(options: HazardOptions) -> None:
    assert isinstance(begin(GAME, options), Refusal)

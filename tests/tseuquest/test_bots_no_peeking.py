"""A bot of TseuQuest knows what its seat was told and nothing else: other hands, another plan behind what is
seen, a mind made anew from its tellings, and it does the same. Three planted peeks are found."""

from collections.abc import Callable
from functools import reduce
from typing import TypeAlias

import pytest
from msgspec.structs import replace

from taberna.bots.tseuquest.levels import LEVELS, Mind, bot
from taberna.games.tseuquest.flow import actions
from taberna.games.tseuquest.flow.actions import TseuQuestAction
from taberna.games.tseuquest.flow.events import TseuQuestEvent
from taberna.games.tseuquest.flow.state import State, heroes
from taberna.games.tseuquest.game import GAME
from taberna.games.tseuquest.options import SORCERER, Chosen, Options
from taberna.table.commits import Telling
from taberna.table.dice import Draws, keyed
from taberna.table.play import act, begin, tell
from taberna.table.refusal import Refusal
from taberna.table.seats import HOUSE, Seat

Thinks: TypeAlias = Callable[[Mind, State, Seat], TseuQuestAction]
"""With the whole truth before it: whoever is fair takes its seat's view and no more."""

Notes: TypeAlias = Callable[[Mind, State], Mind]
"""What a mind keeps of the truth."""


def keeps_nothing(mind: Mind, state: State) -> Mind:
    return mind


PARTY = (Chosen("A", "sela"), Chosen("B", "bruna"))


def fair(name: str) -> Thinks:
    player = bot(name)
    return lambda mind, state, seat: player.choose(mind, GAME.view(state, seat), GAME.legal(state, seat))


def unfair_moments(name: str, thinks: Thinks, notes: Notes = keeps_nothing) -> list[tuple[Seat, int]]:
    """Every decision again, in another truth that the seat can't tell from this one, with a mind made of what
    the seat was told: which came out otherwise?"""
    player, dice = bot(name), keyed(b"fairness")
    begun = begin(GAME, Options(adventure="four-weathers", party=PARTY))
    assert not isinstance(begun, Refusal)
    play, commit = begun
    minds = {seat: player.sit(seat, b"same") for seat in play.seats}
    told: dict[Seat, list[Telling[TseuQuestEvent]]] = {seat: [] for seat in play.seats}
    asked, found = 0, []
    while asked < 50 and play.state.outcome is None:
        for seat in play.seats:
            told[seat].append(tell(commit, play, seat))
            minds[seat] = notes(player.hear(minds[seat], told[seat][-1]), play.state)
        due = GAME.roll(play.state)
        if due is not None:
            done = act(play, HOUSE, GAME.rolled(play.state, dice(due)))
        else:
            seat, asked = GAME.waiting(play.state)[0], asked + 1
            here = thinks(minds[seat], play.state, seat)
            mind = reduce(player.hear, told[seat], player.sit(seat, b"same"))
            other = GAME.study.imagine(play.state, seat, Draws(b"other", "truth", n=asked))
            if mind != minds[seat] or thinks(mind, other, seat) != here:
                found.append((seat, asked))
            done = act(play, seat, here)
        assert not isinstance(done, Refusal), done
        play, commit = done
    return found


@pytest.mark.parametrize("name", LEVELS)
def test_what_a_seat_cannot_know_changes_nothing(name: str) -> None:
    assert unfair_moments(name, fair(name)) == []


def peeks(sees: Callable[[State], int], who: Callable[[Seat], bool]) -> Thinks:
    """It ends its turn where it is, by something that it should not know."""

    def thinks(mind: Mind, state: State, seat: Seat) -> TseuQuestAction:
        stop = actions.Pass()
        if who(seat) and sees(state) % 2 and stop in GAME.legal(state, seat).actions:
            return stop
        return fair("fair")(mind, state, seat)

    return thinks


def hands(state: State) -> int:
    return sum(len(card) for hero in heroes(state) for card in hero.hand)


def in_the_dark(state: State) -> int:
    return sum(not figure.seen for figure in state.figures)


def test_a_look_into_a_hand_is_found() -> None:
    found = unfair_moments("fair", peeks(hands, lambda seat: seat == SORCERER))
    assert {seat for seat, _ in found} == {SORCERER}


def test_a_look_behind_the_doors_is_found() -> None:
    assert unfair_moments("fair", peeks(in_the_dark, lambda seat: seat != SORCERER))


def test_a_mind_that_keeps_what_it_was_not_told_is_found() -> None:
    """What it does may be the same; what it remembers is not."""

    def notes(mind: Mind, state: State) -> Mind:
        return replace(mind, seed=b"%d" % in_the_dark(state))

    assert unfair_moments("fair", fair("fair"), notes)

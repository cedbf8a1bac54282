"""The simple bots play whole adventures, from what their seats are told and nothing else."""

import pytest
from msgspec.structs import replace

from taberna.bots.tseuquest.simple import SIMPLE
from taberna.games.tseuquest.flow.state import State
from taberna.games.tseuquest.game import GAME
from taberna.games.tseuquest.options import Options
from taberna.table.dice import Draws, keyed
from taberna.table.play import act, begin, follow, settle, tell
from taberna.table.refusal import Refusal

SETTINGS = [options for variant in GAME.variants for options in GAME.study.settings(variant)]


def played(options: Options, seed: str) -> State:
    """A game of simple bots in every seat."""
    begun = begin(GAME, replace(options, rounds_max=60))
    assert not isinstance(begun, Refusal)
    play, commit = begun
    minds = {seat: SIMPLE.sit(seat, f"{seed} {seat}".encode()) for seat in play.seats}
    dice = keyed(seed.encode())
    minds = {seat: SIMPLE.hear(mind, tell(commit, play, seat)) for seat, mind in minds.items()}
    while play.state.outcome is None:
        before = play
        play, commits = settle(play, dice)
        if not commits:
            seat = GAME.waiting(play.state)[0]
            chosen = SIMPLE.choose(minds[seat], GAME.view(play.state, seat), GAME.legal(play.state, seat))
            done = act(play, seat, chosen)
            assert not isinstance(done, Refusal), (seat, chosen, done)
            play, commits = done[0], (done[1],)
        for commit in commits:
            after = follow(before, commit)
            assert not isinstance(after, Refusal)
            minds = {seat: SIMPLE.hear(mind, tell(commit, after, seat)) for seat, mind in minds.items()}
            before = after
    return play.state


@pytest.mark.parametrize("options", SETTINGS, ids=range(len(SETTINGS)))
def test_bots_play_to_the_end(options: Options) -> None:
    assert played(options, "evening").outcome is not None


def test_the_same_seed_plays_the_same() -> None:
    assert played(SETTINGS[0], "one night") == played(SETTINGS[0], "one night")


@pytest.mark.slow
def test_adventures_can_be_won_and_lost() -> None:
    results: set[str] = set()
    for number in range(8):
        for options in SETTINGS[:4]:
            outcome = played(options, f"night {number}").outcome
            assert outcome is not None
            results.add(outcome.result)
            if results == {"success", "failure"}:
                return
    raise AssertionError(f"always {results}")


def test_a_mind_knows_only_what_it_was_told() -> None:
    """Other hands and another plan behind what is seen do not change what a bot does."""
    begun = begin(GAME, SETTINGS[0])
    assert not isinstance(begun, Refusal)
    play, _ = settle(begun[0], keyed(b"told"))
    for n in range(40):
        play, _ = settle(play, keyed(b"told"))
        if play.state.outcome is not None:
            return
        seat = GAME.waiting(play.state)[0]
        mind = replace(SIMPLE.sit(seat, b"same"), seq=n)
        other = GAME.study.imagine(play.state, seat, Draws(b"other", "plan", n=n))
        here = SIMPLE.choose(mind, GAME.view(play.state, seat), GAME.legal(play.state, seat))
        assert SIMPLE.choose(mind, GAME.view(other, seat), GAME.legal(other, seat)) == here
        done = act(play, seat, here)
        assert not isinstance(done, Refusal)
        play = done[0]

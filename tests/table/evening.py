"""Whole evenings of Hazard, played and kept, to be looked at afterwards."""

from collections.abc import Callable
from typing import Final

from sample import GAME
from sample.rules import CALLS
from sample.state import (
    Call,
    Hazard,
    HazardAction,
    HazardEvent,
    HazardOptions,
    HazardView,
    Stake,
    Staking,
)
from taberna.table.dice import keyed
from taberna.table.game import any_game
from taberna.table.play import Play, act, begin, settle
from taberna.table.record import Header, Record, Recorder, Sitter, head
from taberna.table.refusal import Refusal, Refused
from taberna.table.registry import Registry
from taberna.table.seed import Committed, Fairness, commitment, committed, practice, seed
from taberna.table.talk import Talk

HazardPlay = Play[Hazard, HazardAction, HazardEvent, HazardView, HazardOptions]
HazardRecord = Record[Hazard, HazardAction, HazardEvent, HazardView, HazardOptions]

HOUSE_GAMES: Final = Registry(any_game(GAME))
SECRET: Final = bytes(range(32))
SITTERS: Final = (Sitter("A", "Ana"), Sitter("B", "Βασίλης"), Sitter("C", "the cat", "bot"))
FAIR: Final = committed(commitment(SECRET), {"A": b"apple", "B": b"", "C": b"cellar"})


def header(
    fairness: Fairness = FAIR, *, previous: str | None = None, talk: bool = False
) -> Header[HazardOptions]:
    return head(GAME, HazardOptions(variant="whispers"), SITTERS, fairness, previous=previous, talk=talk)


def play_out(head: Header[HazardOptions], *said: Talk, turns: int = 99) -> HazardRecord:
    """A game in which everybody calls low, up to the end or for as many turns as are asked for."""
    fairness = head.fairness
    secret = SECRET if isinstance(fairness, Committed) else None
    drawn_from = seed(fairness, head.seats, secret)
    assert drawn_from is not None
    recorder = Recorder(GAME, head)
    opened = begin(GAME, head.options, head.seats)
    assert not isinstance(opened, Refusal)
    play, commit = opened
    recorder.keep(commit)
    play, thrown = settle(play, keyed(drawn_from))
    recorder.keep(*thrown)
    while GAME.outcome(play.state) is None and turns:
        turns -= 1
        seat = GAME.waiting(play.state)[0]
        action = (
            Stake(5, "To the cook!")
            if isinstance(play.state.steps[0], Staking)
            else Call(CALLS.low + turns % 9)
        )
        done = act(play, seat, action)
        assert not isinstance(done, Refusal)
        play, commit = done
        recorder.keep(commit)
        play, thrown = settle(play, keyed(drawn_from))
        recorder.keep(*thrown)
    for line in said:
        recorder.hear(line)
    outcome = GAME.outcome(play.state)
    return recorder.seal(outcome, secret if outcome else None)


def practised(number: int = 1) -> HazardRecord:
    return play_out(header(practice(number)))


def refusal_of(attempt: Callable[[], object]) -> Refusal | None:
    """Why it could not be done, or None. Whatever else is raised is a fault of the table's."""
    try:
        attempt()
    except Refused as refused:
        return refused.refusal
    return None

"""A whole adventure of simple players in every seat, each with what its own seat is told and nothing else."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from taberna.bots.tseuquest.memory import Memory
from taberna.bots.tseuquest.simple import SIMPLE
from taberna.games.tseuquest.flow.actions import TseuQuestAction
from taberna.games.tseuquest.flow.events import TseuQuestEvent
from taberna.games.tseuquest.flow.state import State
from taberna.games.tseuquest.game import GAME
from taberna.games.tseuquest.options import PLAYERS, Chosen, Options
from taberna.games.tseuquest.secrets.view import View
from taberna.games.tseuquest.things.library import SHEETS
from taberna.table.commits import Commit
from taberna.table.dice import keyed
from taberna.table.play import Play, act, begin
from taberna.table.refusal import Refusal
from taberna.table.seats import HOUSE, Seat
from taberna.table.tally import Tally
from taberna.table.values import Value

AnyPlay: TypeAlias = Play[State, TseuQuestAction, TseuQuestEvent, View, Options]
AnyTally: TypeAlias = Tally[State, TseuQuestAction, TseuQuestEvent, View, Options]

MOST: Final = 20_000
"""Commits; an adventure that is not over by then will not be."""

ROUNDS: Final = 120
"""TQ-G146: far beyond what any adventure allows itself."""
PARTY: Final = 4
HEROES: Final = tuple(sheet.id for sheet in SHEETS.values() if sheet.kind == "hero")


class Played(Value, frozen=True):
    adventure: str
    number: int
    result: str
    """`success` and `failure` of the adventure itself, `stall`, or `error`."""
    rounds: int = 0
    reason: str = ""
    content: str = GAME.content
    """With which content it was played: what was played with another is not the same adventure."""


@dataclass(frozen=True, slots=True)
class Evening:
    state: State
    commits: int

    @property
    def stalled(self) -> bool:
        return self.state.outcome is None


def play_evening(options: Options, seed: str, most: int = MOST) -> Evening:
    begun = begin(GAME, options)
    if isinstance(begun, Refusal):
        raise ValueError(begun.code)
    play, commit = begun
    dice, before = keyed(seed.encode()), Play(GAME, play.seats, GAME.empty)
    minds = {seat: SIMPLE.sit(seat, f"{seed} {seat}".encode()) for seat in play.seats}
    tally: AnyTally = Tally(play.seats)
    minds = _told(minds, tally, before, commit, play)
    count = 1
    while play.state.outcome is None and count < most:
        before, due = play, GAME.roll(play.state)
        if due is not None:
            done = act(play, HOUSE, GAME.rolled(play.state, dice(due)))
        else:
            seat = GAME.waiting(play.state)[0]
            view, legal = GAME.view(play.state, seat), GAME.legal(play.state, seat)
            done = act(play, seat, SIMPLE.choose(minds[seat], view, legal))
        if isinstance(done, Refusal):
            raise ValueError(done.code)
        play, commit = done
        minds = _told(minds, tally, before, commit, play)
        count += 1
    return Evening(play.state, count)


def _told(
    minds: dict[Seat, Memory],
    tally: AnyTally,
    before: AnyPlay,
    commit: Commit[TseuQuestAction, TseuQuestEvent],
    after: AnyPlay,
) -> dict[Seat, Memory]:
    """Each hears what its seat is told, in its own numbers (TQ-G203)."""
    tally.note(before, commit, after)
    return {
        seat: SIMPLE.hear(mind, tally.tell(commit, after, seat)) if tally.is_told(seat, commit.seq) else mind
        for seat, mind in minds.items()
    }


def play_night(name: str, number: int) -> Played:
    """Parties of one to four, of all eight adventurers in turn."""
    size = number % PARTY + 1
    heroes = [HEROES[(number + n) % len(HEROES)] for n in range(size)]
    party = tuple(Chosen(seat, hero) for seat, hero in zip(PLAYERS, heroes, strict=False))
    try:
        evening = play_evening(Options(adventure=name, party=party, rounds_max=ROUNDS), f"{name} {number}")
    except Exception as error:  # whatever it is: the others are still to be played, and this one is counted
        return Played(name, number, "error", reason=repr(error)[:200])
    outcome, script = evening.state.outcome, evening.state.script
    if outcome is None:
        return Played(name, number, "stall", evening.state.round)
    went_on = script.name != name
    rounds = script.since if went_on else evening.state.round
    return Played(name, number, "success" if went_on else outcome.result, rounds, outcome.reason)

"""A whole adventure with a bot in every seat, each with what its own seat is told and nothing else."""

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from typing import Final, TypeAlias

from taberna.bots import AnyBot, any_bot
from taberna.bots.tseuquest.simple import SIMPLE
from taberna.games.tseuquest.flow.actions import TseuQuestAction
from taberna.games.tseuquest.flow.events import TseuQuestEvent
from taberna.games.tseuquest.flow.state import State
from taberna.games.tseuquest.game import GAME
from taberna.games.tseuquest.options import PLAYERS, SORCERER, Chosen, Options
from taberna.games.tseuquest.secrets.view import View
from taberna.games.tseuquest.things.library import SHEETS
from taberna.table.commits import Commit
from taberna.table.dice import keyed
from taberna.table.own_sequence import Tally
from taberna.table.play import Play, act, begin
from taberna.table.refusal import Refusal
from taberna.table.seats import HOUSE, Seat
from taberna.table.values import Value

AnyPlay: TypeAlias = Play[State, TseuQuestAction, TseuQuestEvent, View, Options]
AnyTally: TypeAlias = Tally[State, TseuQuestAction, TseuQuestEvent, View, Options]
Watch: TypeAlias = Callable[[AnyPlay], None]
"""Told of every moment that a commit led to, with the whole truth: for those who count, not for players."""

MOST: Final = 20_000
"""Commits; an adventure that is not over by then will not be."""

ROUNDS: Final = 120
"""TQ-G146: far beyond what any adventure allows itself."""
PARTY: Final = 4
HEROES: Final = tuple(sheet.id for sheet in SHEETS.values() if sheet.kind == "hero")
PLAIN: Final = any_bot(SIMPLE)


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

    def result(self, adventure: str) -> str:
        """Of this adventure, whatever came of those that followed it."""
        if self.state.script.name != adventure and self.state.script.since:
            return "success"
        return "stall" if self.state.outcome is None else self.state.outcome.result

    def rounds(self) -> int:
        return self.state.script.since or self.state.round


def _anyhow(action: object) -> AbstractContextManager[None]:
    return nullcontext()


def play_evening(
    options: Options,
    seed: str,
    most: int = MOST,
    heroes: AnyBot = PLAIN,
    sorcerer: AnyBot = PLAIN,
    watch: Watch | None = None,
    alone: bool = False,
    deciding: Callable[[object], AbstractContextManager[None]] = _anyhow,
) -> Evening:
    """`alone`: without those that follow it unasked (TQ-17.8). `deciding` is around each decision, of which
    it is told the action."""
    begun = begin(GAME, options)
    if isinstance(begun, Refusal):
        raise ValueError(begun.code)
    play, commit = begun
    dice, before = keyed(seed.encode()), Play(GAME, play.seats, GAME.empty)
    bots = {seat: sorcerer if seat == SORCERER else heroes for seat in play.seats}
    minds = {seat: bot.sit(seat, f"{seed} {seat}".encode()) for seat, bot in bots.items()}
    tally: AnyTally = Tally(play.seats)
    _tell(bots, minds, tally, before, commit, play)
    count = 1
    while play.state.outcome is None and count < most and not (alone and play.state.script.since):
        before, due = play, GAME.roll(play.state)
        if due is not None:
            cast = GAME.rolled(play.state, dice(due))
            with deciding(cast):
                done = act(play, HOUSE, cast)
        else:
            seat = GAME.waiting(play.state)[0]
            view, legal = GAME.view(play.state, seat), GAME.legal(play.state, seat)
            action = bots[seat].choose(minds[seat], view, legal)  # type: ignore[arg-type]  # of this game
            with deciding(action):
                done = act(play, seat, action)  # type: ignore[arg-type]  # of this game
        if isinstance(done, Refusal):
            raise ValueError(done.code)
        play, commit = done
        if watch is not None:
            watch(play)
        _tell(bots, minds, tally, before, commit, play)
        count += 1
    return Evening(play.state, count)


def _tell(
    bots: Mapping[Seat, AnyBot],
    minds: dict[Seat, object],
    tally: AnyTally,
    before: AnyPlay,
    commit: Commit[TseuQuestAction, TseuQuestEvent],
    after: AnyPlay,
) -> None:
    """Each hears what its seat is told, in its own numbers (TQ-G203)."""
    told = tally.note(before, commit, after)
    for seat, bot in bots.items():
        if seat in told:
            minds[seat] = bot.hear(minds[seat], told[seat])  # type: ignore[arg-type]  # as above


def play_night(name: str, number: int) -> Played:
    """Parties of one to four, of all eight adventurers in turn."""
    size = number % PARTY + 1
    heroes = [HEROES[(number + n) % len(HEROES)] for n in range(size)]
    party = tuple(Chosen(seat, hero) for seat, hero in zip(PLAYERS, heroes, strict=False))
    try:
        evening = play_evening(Options(adventure=name, party=party, rounds_max=ROUNDS), f"{name} {number}")
    except Exception as error:  # whatever it is: the others are still to be played, and this one is counted
        return Played(name, number, "error", reason=repr(error)[:200])
    outcome = evening.state.outcome
    if outcome is None:
        return Played(name, number, "stall", evening.state.round)
    return Played(name, number, evening.result(name), evening.rounds(), outcome.reason)

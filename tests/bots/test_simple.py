"""The simple bot: legal moves in every setting, games that end, and a memory made of what it was told."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from taberna.bots.tellstones.simple import SIMPLE
from taberna.bots.tellstones.simple_memory import Memory, Trace, knows
from taberna.games.tellstones.actions import Claim, Draw, Hide, Name, Place, Steal, TellstonesAction
from taberna.games.tellstones.events import TellstonesEvent
from taberna.games.tellstones.game import GAME
from taberna.games.tellstones.options import Options
from taberna.games.tellstones.state import State
from taberna.games.tellstones.view import View
from taberna.table.commits import Commit, TakenBack, Telling
from taberna.table.dice import keyed
from taberna.table.forms import Legal
from taberna.table.play import Play, act, begin, follow, settle, take_back, tell
from taberna.table.refusal import Refusal
from taberna.table.seats import Seat

Table = Play[State, TellstonesAction, TellstonesEvent, View, Options]
SETTINGS = [options for variant in GAME.variants for options in GAME.study.settings(variant)]


class Bots:
    """A table of simple bots, each hearing what its seat is sent."""

    def __init__(self, options: Options, seed: str) -> None:
        begun = begin(GAME, replace(options, last_orders="on", turns_max=400))
        assert not isinstance(begun, Refusal)
        self.play, commit = begun
        self.dice = keyed(seed.encode())
        self.heard: dict[Seat, list[Telling[TellstonesEvent]]] = {seat: [] for seat in self.play.seats}
        self.memory = {seat: SIMPLE.sit(seat, f"{seed} {seat}".encode()) for seat in self.play.seats}
        self.hear(commit, self.play)
        self.settle()

    def hear(self, entry: Commit[TellstonesAction, TellstonesEvent] | TakenBack, led: Table) -> None:
        for seat in self.memory:
            told = tell(entry, led, seat)
            self.heard[seat].append(told)
            self.memory[seat] = SIMPLE.hear(self.memory[seat], told)

    def act(self, seat: Seat, action: TellstonesAction) -> None:
        done = act(self.play, seat, action)
        assert not isinstance(done, Refusal), (action, done)
        self.play, commit = done
        self.hear(commit, self.play)
        self.settle()

    def settle(self) -> None:
        before = self.play
        self.play, commits = settle(before, self.dice)
        for commit in commits:
            after = follow(before, commit)
            assert not isinstance(after, Refusal)
            self.hear(commit, after)
            before = after

    def turns(self) -> Iterator[tuple[Seat, TellstonesAction]]:
        while GAME.outcome(self.play.state) is None:
            (seat,) = GAME.waiting(self.play.state)
            yield seat, self.choice(seat)

    def choice(self, seat: Seat) -> TellstonesAction:
        state = self.play.state
        return SIMPLE.choose(self.memory[seat], GAME.view(state, seat), GAME.legal(state, seat))


@pytest.mark.parametrize("options", SETTINGS, ids=str)
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_bots_play_by_the_rules_and_come_to_an_end(options: Options, seed: str) -> None:
    table = Bots(options, seed)
    for seat, action in table.turns():
        assert GAME.legal(table.play.state, seat).allows(action)
        table.act(seat, action)
    assert GAME.outcome(table.play.state) is not None


@pytest.mark.parametrize("options", SETTINGS[::3], ids=str)
def test_a_bot_built_again_from_what_it_heard_is_the_same(options: Options) -> None:
    table = Bots(options, "again")
    for seat, action in table.turns():
        rebuilt = SIMPLE.sit(seat, table.memory[seat].seed)
        for told in table.heard[seat]:
            rebuilt = SIMPLE.hear(rebuilt, told)
        assert rebuilt == table.memory[seat]
        table.act(seat, action)


def test_a_bot_forgets_and_errs() -> None:
    """It has seen every stone go down; a perfect memory would know them all, all the time."""
    known = wrong = hidden = 0
    for seed in range(20):
        table = Bots(Options(), str(seed))
        for seat, action in table.turns():
            (line,) = GAME.view(table.play.state, seat).lines
            truth = table.play.state.lines[0].upper()
            thought = knows(table.memory[seat], line)
            hidden += line.stones.count("?")
            known += len(thought)
            wrong += sum(truth[space - 1] != symbol for space, symbol in thought.items())
            table.act(seat, action)
    assert hidden > known > hidden // 2
    assert 0 < wrong < known // 2


def memory_of(position: str) -> tuple[Memory, View]:
    """A bot in seat A that was told nothing, before a position."""
    state = GAME.notation.parse_position(position, Options())
    view = GAME.view(state, "A")
    row = tuple(Trace(None) for _ in view.lines[0].stones)
    return Memory("A", b"seed", 9, (row,)), view


def test_the_last_stone_is_known_by_elimination() -> None:
    memory, view = memory_of("CdSFKHL 0-0 A")
    assert knows(memory, view.lines[0]) == {2: "D"}


def test_a_bot_proves_what_it_knows() -> None:
    memory, view = memory_of("CdSFKHL 0-0 A prove")
    state = GAME.notation.parse_position("CdSFKHL 0-0 A prove", Options())
    assert SIMPLE.choose(memory, view, GAME.legal(state, "A")) == Name(2, "D")


def test_a_bot_about_to_lose_by_believing_steals_if_it_knows() -> None:
    state = GAME.notation.parse_position("CdSFKHL 0-2 A reply turn:B", Options())
    memory, _ = memory_of("CdSFKHL 0-2 A reply turn:B")
    assert SIMPLE.choose(memory, GAME.view(state, "A"), GAME.legal(state, "A")) == Steal()


def test_a_bot_plays_on_and_takes_what_it_may_claim() -> None:
    memory, view = memory_of("CdSF 0-0 A")
    asked: Legal[TellstonesAction] = Legal((Hide(1), Draw("accept"), Draw("decline")))
    assert SIMPLE.choose(memory, view, asked) == Draw("decline")
    assert SIMPLE.choose(memory, view, Legal((Hide(1), Claim()))) == Claim()


def test_what_is_taken_back_was_never_remembered() -> None:
    table = Bots(Options(opening="scales", first="A"), "back")
    before = table.memory["B"].lines
    table.act("A", Place("C", "left"))
    assert table.memory["B"].lines != before
    undone = take_back(table.play, "A")
    assert not isinstance(undone, Refusal)
    table.hear(undone[1], undone[0])
    assert table.memory["B"].lines == before

"""A table of bots in the engine, with dice that the fast core can throw alike."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from taberna.bots.tellstones import mind
from taberna.bots.tellstones.core.draw import uniform
from taberna.bots.tellstones.memory import Memory, Params
from taberna.bots.tellstones.player import Thought, think
from taberna.games.tellstones.actions import TellstonesAction
from taberna.games.tellstones.events import TellstonesEvent
from taberna.games.tellstones.game import GAME
from taberna.games.tellstones.options import Options
from taberna.games.tellstones.state import State
from taberna.games.tellstones.stones import SYMBOLS
from taberna.games.tellstones.view import View
from taberna.table.commits import Entry
from taberna.table.dice import Dice, Faces, Roll, keyed
from taberna.table.play import Play, act, begin, follow, settle, tell
from taberna.table.refusal import Refusal
from taberna.table.seats import Seat

TellstonesPlay = Play[State, TellstonesAction, TellstonesEvent, View, Options]
BETWEEN_BOTS = {"last_orders": "on", "turns_max": 400}
Thinking = Callable[[Params, Memory, TellstonesPlay, Seat], Thought]


def numbered(key: int, lock: int) -> Dice:
    """The house's dice as the fast core throws them."""

    def throw(roll: Roll) -> Faces:
        match roll.purpose:
            case "opening":
                return (SYMBOLS[int(uniform(key, lock, 0, 0, 0) * 7)],)
            case "first":
                return ("AB"[int(uniform(key, lock, 0, 1, 0) * 2)],)
            case _:
                return ("bell" if uniform(key, lock, roll.n, 2, 0) < 0.15 else "no",)

    return throw


def as_seen(params: Params, memory: Memory, play: TellstonesPlay, seat: Seat) -> Thought:
    return think(params, memory, GAME.view(play.state, seat), GAME.legal(play.state, seat))


@dataclass
class Parlour:
    options: Options
    players: Mapping[Seat, Params]
    memories: dict[Seat, Memory]
    dice: Dice
    thinking: Thinking = as_seen
    play: TellstonesPlay = field(init=False)

    def __post_init__(self) -> None:
        begun = begin(GAME, self.options)
        assert not isinstance(begun, Refusal)
        seats = begun[0].seats
        self.play = Play(GAME, seats, GAME.empty)
        self.hear(begun[1])

    def hear(self, entry: Entry[TellstonesAction, TellstonesEvent]) -> None:
        after = follow(self.play, entry)
        assert not isinstance(after, Refusal), after
        for seat, memory in self.memories.items():
            self.memories[seat] = mind.hear(self.players[seat], memory, tell(entry, after, seat))
        self.play = after

    def turns(self) -> Iterator[tuple[Seat, Thought]]:
        """Every decision, to the end of the game."""
        while True:
            for commit in settle(self.play, self.dice)[1]:
                self.hear(commit)
            if self.play.state.outcome is not None:
                return
            (seat,) = GAME.waiting(self.play.state)
            thought = self.thinking(self.players[seat], self.memories[seat], self.play, seat)
            yield seat, thought
            done = act(self.play, seat, thought.action)
            assert not isinstance(done, Refusal), (seat, thought, done)
            self.hear(done[1])

    def result(self) -> str:
        assert self.play.state.outcome is not None
        return self.play.state.outcome.result


def gather(
    options: Options, players: Mapping[Seat, Params], seed: str, thinking: Thinking = as_seen
) -> Parlour:
    """Bots with seeds of their own, and the table's usual dice."""
    memories = {seat: mind.sit(seat, f"{seed} {seat}".encode()) for seat in players}
    return Parlour(options, players, memories, keyed(seed.encode()), thinking)

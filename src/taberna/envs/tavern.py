"""A game of the house as an AEC environment of PettingZoo. What is special about a game is in its `Desk`.

An agent gets what its seat may see and nothing else: observations and masks are made of the view, of what the
seat was told, and of its own legal list. Dice are the house's and are thrown from the seed.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar, cast

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from taberna.envs.company import Company
from taberna.envs.pictures import pixels
from taberna.table.commits import Commit
from taberna.table.dice import Dice, keyed
from taberna.table.game import Game
from taberna.table.play import Play, act, begin, throws, told
from taberna.table.refusal import Refusal, Refused
from taberna.table.seats import SPECTATOR, Seat
from taberna.table.seed import practice
from taberna.table.seed import seed as drawn_from
from taberna.table.values import Action, Event, Options, State, View

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=View)
O = TypeVar("O", bound=Options)  # noqa: E741 - the contract's letters
M = TypeVar("M")

Observation: TypeAlias = NDArray[np.int16]
Mask: TypeAlias = NDArray[np.int8]
Path: TypeAlias = tuple[int, ...]
"""The codes that say an action, one after the other."""
SEEDS: Final = 1 << 31


class Desk(Protocol[S, A, E, V, O, M]):
    """What an environment must know of its game."""

    name: str
    game: Game[S, A, E, V, O]
    size: int
    """How many codes there are."""
    length: int
    """Of an observation."""
    highest: int
    """What stands in one at most; at least 0."""

    def agents(self, options: O) -> Mapping[Seat, str]: ...
    def open(self, view: V, actions: tuple[A, ...]) -> dict[Path, A]:
        """What a seat may do, by the codes that say it."""
        ...

    def blank(self, seats: tuple[Seat, ...]) -> M:
        """What is kept of what a seat was told, before it was told anything."""
        ...

    def hear(self, memory: M, seat: Seat, events: tuple[E, ...], *, own: bool) -> M:
        """After being told this; `own`: the seat itself has acted."""
        ...

    def observe(self, view: V, memory: M, said: Path) -> Observation:
        """`said`: the codes of an action that is not yet said whole."""
        ...

    def text(self, view: V) -> str: ...
    def svg(self, view: V) -> str: ...


@dataclass(frozen=True, slots=True)
class Turn(Generic[A]):
    """What is open to the seat that is waited for."""

    seat: Seat
    actions: dict[Path, A]
    said: Path = ()

    def codes(self) -> list[int]:
        n = len(self.said)
        return sorted({path[n] for path in self.actions if path[:n] == self.said})


class Tavern(AECEnv, Generic[S, A, E, V, O, M]):  # type: ignore[misc]  # PettingZoo has no types
    """One table; `options` are the game's own. `bots`: by agent, bots of the house that take its place."""

    def __init__(
        self,
        desk: Desk[S, A, E, V, O, M],
        options: O,
        render_mode: str | None = None,
        bots: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__()
        self.metadata = {
            "name": desk.name,
            "render_modes": ["ansi", "rgb_array"],
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = render_mode
        self.desk, self.options = desk, options
        names = desk.agents(options)
        seats = {agent: seat for seat, agent in names.items()}
        self._company = Company(desk.game.name, bots or {}, seats)
        self._name = {seat: agent for seat, agent in names.items() if seat not in self._company}
        self._seat = {agent: seat for seat, agent in self._name.items()}
        self.possible_agents = list(self._seat)
        self._spaces = {
            agent: (
                spaces.Box(0, desk.highest, (desk.length,), np.int16),
                spaces.Discrete(desk.size),
            )
            for agent in self.possible_agents
        }
        self.agents: list[str] = []
        self._chance = np.random.default_rng()
        self.play: Play[S, A, E, V, O]
        self._turn: Turn[A] = Turn("", {})
        self._none: Mask = np.zeros(desk.size, np.int8)

    def observation_space(self, agent: str) -> spaces.Box:
        return self._spaces[agent][0]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._spaces[agent][1]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        drawn = drawn_from(practice(int(self._chance.integers(SEEDS))), ())
        assert drawn is not None
        self._dice: Dice = keyed(drawn)
        begun = begin(self.desk.game, self.options)
        if isinstance(begun, Refusal):
            raise Refused(begun)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {"action_mask": self._none} for agent in self.agents}
        self.play, commit = begun
        self._company.sit(drawn)
        self._memory = dict.fromkeys(self._name, self.desk.blank(self.play.seats))
        self._hear(Play(self.desk.game, self.play.seats, self.desk.game.empty), commit)
        self._go_on()

    def observe(self, agent: str) -> Observation:
        seat = self._seat[agent]
        said = self._turn.said if self._turn.seat == seat else ()
        return self.desk.observe(self.desk.game.view(self.play.state, seat), self._memory[seat], said)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._say(int(action))
        self._accumulate_rewards()

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as somebody sees it who only watches."""
        view = self.desk.game.view(self.play.state, SPECTATOR)
        if self.render_mode == "ansi":
            return self.desk.text(view)
        return pixels(self.desk.svg(view)) if self.render_mode == "rgb_array" else None

    def close(self) -> None:
        pass

    def _say(self, code: int) -> None:
        turn = self._turn
        said = (*turn.said, code)
        if not any(path[: len(said)] == said for path in turn.actions):
            raise ValueError(f"{self._name[turn.seat]}: action {code} is masked out")
        done = turn.actions.get(said)
        if done is None:
            self._wait_for(Turn(turn.seat, turn.actions, said))
            return
        self._do(turn.seat, done)
        self._go_on()

    def _do(self, seat: Seat, action: A) -> None:
        after = act(self.play, seat, action)
        if isinstance(after, Refusal):
            raise Refused(after)
        before, (self.play, commit) = self.play, after
        self._hear(before, commit)

    def _hear(self, before: Play[S, A, E, V, O], commit: Commit[A, E]) -> None:
        game, moments = self.desk.game, self.play.moments
        for seat, memory in self._memory.items():
            heard = told(game, moments, seat)
            self._memory[seat] = self.desk.hear(memory, seat, heard, own=seat == commit.seat)
        self._company.hear(before, commit, self.play)

    def _throw(self) -> None:
        for play, commit in throws(self.play, self._dice):
            before, self.play = self.play, play
            self._hear(before, commit)

    def _go_on(self) -> None:
        """To the next agent that must act: the house throws its dice and its bots play, all heard by all."""
        game = self.desk.game
        self._throw()
        while (waiting := game.waiting(self.play.state)[:1]) and waiting[0] in self._company:
            self._do(waiting[0], cast(A, self._company.choose(self.play, waiting[0])))
            self._throw()
        outcome = game.outcome(self.play.state)
        if outcome is not None:
            for agent, seat in self._seat.items():
                self.terminations[agent] = True
                if outcome.winners:
                    self.rewards[agent] = 1.0 if seat in outcome.winners else -1.0
                self.infos[agent] = {"action_mask": self._none, "outcome": outcome.result}
            self._turn = Turn("", {})
            self.agent_selection = self.agents[0]
            return
        seat = game.waiting(self.play.state)[0]
        view, legal = game.view(self.play.state, seat), game.legal(self.play.state, seat)
        self._wait_for(Turn(seat, self.desk.open(view, legal.actions)))

    def _wait_for(self, turn: Turn[A]) -> None:
        self._turn = turn
        agent = self._name[turn.seat]
        mask: Mask = np.zeros(self.desk.size, np.int8)
        mask[turn.codes()] = 1
        for other in self.agents:
            self.infos[other] = {"action_mask": mask if other == agent else self._none}
        self.agent_selection = agent


def wrapped(env: AECEnv) -> AECEnv:
    """With PettingZoo's own guards: whoever does what is masked out loses at once."""
    guarded = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))

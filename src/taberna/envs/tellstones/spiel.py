"""`python_tellstones`: the duel for OpenSpiel, with three to seven stones.

Fewer stones are the first of the seven; the others stay in the Pool for ever. Chance draws the opening stone,
who goes first, and the bell. The game is drawn after `turns` turns (TS-7.2).

An information state has perfect recall: what both saw happen, and what this player saw in looks of its own.
Since every stone is placed in the open, whoever forgets nothing knows them all; a game about forgetting is
`python_three_stones`. An observation is what lies on the table and what the player was just told: with it
alone a player has to remember.
"""

from typing import Any, Final

import numpy as np
import pyspiel

from taberna.envs.tellstones.aec import Desk
from taberna.envs.tellstones.coding import coding
from taberna.envs.tellstones.observation import Told, fields, length, observe
from taberna.games.tellstones import GAME
from taberna.games.tellstones.options import Options
from taberna.games.tellstones.seats import DUEL
from taberna.games.tellstones.state import EMPTY, State
from taberna.games.tellstones.stones import SYMBOLS
from taberna.table.play import told
from taberna.table.refusal import Refusal, Refused
from taberna.table.seats import HOUSE
from taberna.table.unfold import unfold

LONGEST_TURN: Final = 3
"""Decisions: three looks, or a Challenge and its answer; only what ends the game takes more."""
LAST_TURN: Final = 3 + len(SYMBOLS)
"""A Boast, two answers, and seven stones named."""

TYPE: Final = pyspiel.GameType(
    short_name="python_tellstones",
    long_name="Tellstones: the duel",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=True,
    parameter_specification={"stones": 7, "turns": 60, "bell": True},
)


class Held:
    """A state of the engine is a frozen value: copies of a game may share it."""

    __slots__ = ("log", "looks", "state", "told")

    def __init__(
        self,
        state: State,
        log: tuple[str, ...],
        looks: tuple[tuple[tuple[int, str], ...], ...],
        told: tuple[Told, ...],
    ) -> None:
        self.state = state
        self.log = log
        """What everybody saw happen, a word each."""
        self.looks = looks
        """Of each player: after how many words it saw which symbol."""
        self.told = told

    def __deepcopy__(self, memo: object) -> "Held":
        return self


class Tellstones(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.stones, self.turns, bell = (
            int((params or {}).get("stones", 7)),
            int((params or {}).get("turns", 60)),
            bool((params or {}).get("bell", True)),
        )
        if not 3 <= self.stones <= len(SYMBOLS) or self.turns < 1:
            raise ValueError("3 to 7 stones, at least one turn")
        self.coding = coding("duel", self.stones)
        self.options = Options(turns_max=self.turns, last_orders="on" if bell else "off")
        self.longest = self.turns * LONGEST_TURN + LAST_TURN
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.coding),
            max_chance_outcomes=self.stones,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.longest,
        )
        super().__init__(TYPE, info, params or {})

    def new_initial_state(self) -> "TellstonesState":
        return TellstonesState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)

    @property
    def plies(self) -> int:
        """Of decisions and of chance together."""
        return 2 + self.longest + self.turns


class TellstonesState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: Tellstones) -> None:
        super().__init__(game)
        self.stones = game.stones
        events = GAME.start(game.options, DUEL)
        if isinstance(events, Refusal):
            raise Refused(events)
        self.held = Held(unfold(GAME.evolve, EMPTY, events)[-1][2], (), ((), ()), (Told(), Told()))

    def current_player(self) -> int:
        state = self.held.state
        if state.outcome is not None:
            return int(pyspiel.PlayerId.TERMINAL)
        seat = GAME.waiting(state)[0]
        return int(pyspiel.PlayerId.CHANCE) if seat == HOUSE else DUEL.index(seat)

    def _legal_actions(self, player: int) -> list[int]:
        codes = coding("duel", self.stones).codes
        offered = GAME.legal(self.held.state, DUEL[player]).actions
        return sorted([codes[action] for action in offered if action in codes])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        (die,) = self._dice()
        faces = range(min(len(die.faces), self.stones) if die.faces == SYMBOLS else len(die.faces))
        whole = sum(die.weight(face) for face in faces)
        return [(face, die.weight(face) / whole) for face in faces]

    def _dice(self) -> Any:
        roll = GAME.roll(self.held.state)
        assert roll is not None
        return roll.dice

    def _apply_action(self, action: int) -> None:
        held = self.held
        chance = self.is_chance_node()
        if chance:
            seat, done = HOUSE, GAME.rolled(held.state, (self._dice()[0].faces[action],))
        else:
            seat, done = GAME.waiting(held.state)[0], coding("duel", self.stones).actions[action]
        events = GAME.decide(held.state, seat, done)
        if isinstance(events, Refusal):
            raise Refused(events)
        moments = unfold(GAME.evolve, held.state, events)
        log = (*held.log, GAME.notation.print_action(done))
        desk, looks, heard = _DESK, [], []
        for player, name in enumerate(DUEL):
            memory = desk.hear(held.told[player], name, told(GAME, moments, name), own=name == seat)
            fresh = memory.looks if name == seat else ()
            looks.append((*held.looks[player], *((len(log), symbol) for _, _, symbol in fresh)))
            heard.append(memory)
        self.held = Held(moments[-1][2], log, tuple(looks), tuple(heard))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"the house draws {self._dice()[0].faces[action]}"
        return GAME.notation.print_action(coding("duel", self.stones).actions[action])

    def is_terminal(self) -> bool:
        return self.held.state.outcome is not None

    def returns(self) -> list[float]:
        outcome = self.held.state.outcome
        if outcome is None or not outcome.winners:
            return [0.0, 0.0]
        return [1.0 if seat in outcome.winners else -1.0 for seat in DUEL]

    def __str__(self) -> str:
        return GAME.notation.print_position(self.held.state)


class Observer:
    """Conforms to OpenSpiel's PyObserver."""

    def __init__(self, game: Tellstones, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"no parameters are known: {params}")
        self._game, self._recall = game, kind.perfect_recall
        self._public = kind.public_info
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._words = len(game.coding) + game.stones
        pieces: list[tuple[str, tuple[int, ...]]] = [("player", (2,))]
        if self._recall:
            pieces += [("history", (game.plies, self._words))] if self._public else []
            pieces += [("looks", (game.plies, game.stones))] if self._private else []
        else:
            at = fields("duel")["looks"]
            looks = at.stop - at.start
            pieces += [("table", (length("duel") - looks,))] if self._public else []
            pieces += [("looks", (looks,))] if self._private else []
        sizes = [int(np.prod(shape)) for _, shape in pieces]
        self.tensor = np.zeros(sum(sizes), np.float32)
        self.dict: dict[str, Any] = {}
        start = 0
        for (name, shape), size in zip(pieces, sizes, strict=True):
            self.dict[name] = self.tensor[start : start + size].reshape(shape)
            start += size

    def set_from(self, state: TellstonesState, player: int) -> None:
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        if self._recall:
            self._remember(state, player)
            return
        held, at = state.held, fields("duel")["looks"]
        seen = observe(GAME.view(held.state, DUEL[player]), held.told[player])
        if self._private:
            self.dict["looks"][:] = seen[at]
        if self._public:
            self.dict["table"][:] = np.concatenate((seen[: at.start], seen[at.stop :]))

    def _remember(self, state: TellstonesState, player: int) -> None:
        if self._public:
            for ply, (who, action) in enumerate((each.player, each.action) for each in state.full_history()):
                word = action if who >= 0 else len(self._game.coding) + action
                self.dict["history"][ply, word] = 1
        if self._private:
            for ply, symbol in state.held.looks[player]:
                self.dict["looks"][ply - 1, SYMBOLS.index(symbol)] = 1

    def string_from(self, state: TellstonesState, player: int) -> str:
        held, parts = state.held, []
        if self._private:
            parts.append(f"{DUEL[player]}")
        if self._recall:
            parts += [" / ".join(held.log)] if self._public else []
            parts += [f"saw {n}:{symbol}" for n, symbol in held.looks[player]] if self._private else []
            return " | ".join(parts)
        view = GAME.view(held.state, DUEL[player])
        if self._public:
            parts.append(_public(view))
        if self._private:
            parts += [f"sees {space + 1}:{symbol}" for _, space, symbol in held.told[player].looks]
        return " | ".join(parts)


def _public(view: Any) -> str:
    last = "" if view.pending is None else f" {type(view.pending).__name__}"
    bell = " bell" if view.bell else ""
    return f"{view.lines[0].stones} {view.score[0]}-{view.score[1]} {view.turn}{last}{bell}"


_DESK: Final = Desk("duel")

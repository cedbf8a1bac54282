"""`python_three_stones`: the game that `taberna solve` solves, for OpenSpiel's own solvers.

Three stones lie face-down at 2-2 (`taberna.bots.tellstones.three_stones` tells its rules). Chance forgets: at
the start of a turn each player loses some of the stones it holds, which only that player learns, and the bell
may ring. The same tree, solved by other people's code, is an oracle for ours.
"""

from typing import Any, Final

import numpy as np
import pyspiel

from taberna.bots.tellstones.three_stones import NAMES_IT, PROOF, TYPES, Game

WAIT, PEEK, CHALLENGE, BOAST, BELIEVE, DOUBT, STEAL = range(7)
NAMES: Final = ("wait", "peek", "challenge", "boast", "believe", "doubt", "steal")
MOVER, OTHER, BELL, TURN, REPLY, END = range(6)
"""What comes next: the mover forgets, the other forgets, the bell, a turn, a reply to a Boast, nothing."""
SAID: Final = "wpcb!?s"

TYPE: Final = pyspiel.GameType(
    short_name="python_three_stones",
    long_name="Tellstones: three stones and forgetting",
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
    parameter_specification={"loss": 0.25, "bell": 0.15, "turns": 2},
)


class Fixed:
    """What is the same in all states of a game: copies share it."""

    def __init__(self, rules: Game) -> None:
        self.fade, self.bell, self.turns = rules.fade, rules.bell, rules.turns

    def __deepcopy__(self, memo: object) -> "Fixed":
        return self


class ThreeStones(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.rules = Game(
            float(given.get("loss", 0.25)), float(given.get("bell", 0.15)), int(given.get("turns", 2))
        )
        if not 0.0 <= self.rules.loss <= 1.0 or self.rules.turns < 1:
            raise ValueError("a loss from 0 to 1, at least one turn")
        self.fixed = Fixed(self.rules)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(NAMES),
            max_chance_outcomes=TYPES,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            # OpenSpiel takes it for a bound of chance's moves, too: three a turn.
            max_game_length=3 * self.rules.turns + 1,
        )
        super().__init__(TYPE, info, given)

    def new_initial_state(self) -> "ThreeStonesState":
        return ThreeStonesState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class ThreeStonesState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: ThreeStones) -> None:
        super().__init__(game)
        self.fixed = game.fixed
        self.held = [3, 3]
        """How many stones each player holds."""
        self.public = ""
        self.private = ["", ""]
        """What each held turn by turn: a look tells the one who looks what it holds now."""
        self.turn = 0
        self.next = MOVER
        self.value = 0.0
        """For the player who began."""

    def mover(self) -> int:
        return self.turn % 2

    def current_player(self) -> int:
        if self.next == END:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.next == TURN:
            return self.mover()
        return 1 - self.mover() if self.next == REPLY else int(pyspiel.PlayerId.CHANCE)

    def _legal_actions(self, player: int) -> list[int]:
        if self.next == REPLY:
            return [BELIEVE, DOUBT, STEAL]
        return [CHALLENGE, BOAST] if self.public.endswith("*") else [WAIT, PEEK, CHALLENGE, BOAST]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.next == BELL:
            chances = [1.0 - self.fixed.bell, self.fixed.bell]
        else:
            chances = self.fixed.fade[self.held[self._forgetting()]]
        return [(n, chance) for n, chance in enumerate(chances) if chance > 0.0]

    def _forgetting(self) -> int:
        return self.mover() if self.next == MOVER else 1 - self.mover()

    def _apply_action(self, action: int) -> None:
        match self.next:
            case 0 | 1:
                who = self._forgetting()
                self.held[who] = action
                self.private[who] += str(action)
                self.next += 1
            case 2:
                self.public += "*" if action else "."
                self.next = TURN
            case 3:
                self._move(action)
            case _:
                self._answer(action)

    def _move(self, action: int) -> None:
        self.public += SAID[action]
        who = self.mover()
        if action == BOAST:
            self.next = REPLY
        elif action == CHALLENGE:
            self._end(who, 1.0 - 2.0 * NAMES_IT[self.held[1 - who]])
        else:
            if action == PEEK:
                self.held[who] = min(3, self.held[who] + 1)
            self.turn += 1
            self.next = MOVER
            if self.turn == self.fixed.turns:
                self._end(0, 0.0)

    def _answer(self, action: int) -> None:
        self.public += SAID[action]
        who = self.mover()
        if action == BELIEVE:
            self._end(who, 1.0)
        elif action == DOUBT:
            self._end(who, 2.0 * PROOF[self.held[who]] - 1.0)
        else:
            self._end(1 - who, 2.0 * PROOF[self.held[1 - who]] - 1.0)

    def _end(self, who: int, value: float) -> None:
        self.next = END
        self.value = value if who == 0 else -value

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return NAMES[action]
        if self.next == BELL:
            return "bell" if action else "no bell"
        return f"player {self._forgetting()} holds {action}"

    def is_terminal(self) -> bool:
        return self.next == END

    def returns(self) -> list[float]:
        return [self.value, -self.value] if self.next == END else [0.0, 0.0]

    def __str__(self) -> str:
        return f"{self.public} {self.private[0]}/{self.private[1]} {self.held[0]}{self.held[1]} {self.next}"


class Observer:
    """Conforms to OpenSpiel's PyObserver: with perfect recall all turns, else what is so now."""

    def __init__(self, game: ThreeStones, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"no parameters are known: {params}")
        self._recall, self._public = kind.perfect_recall, kind.public_info
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        words = 2 * game.rules.turns + 1
        pieces: list[tuple[str, tuple[int, ...]]] = [("player", (2,))]
        if self._public:
            pieces.append(("public", (words, len(SAID) + 2) if self._recall else (len(SAID) + 2,)))
        if self._private:
            pieces.append(("held", (game.rules.turns, TYPES) if self._recall else (TYPES,)))
        sizes = [int(np.prod(shape)) for _, shape in pieces]
        self.tensor = np.zeros(sum(sizes), np.float32)
        self.dict: dict[str, Any] = {}
        start = 0
        for (name, shape), size in zip(pieces, sizes, strict=True):
            self.dict[name] = self.tensor[start : start + size].reshape(shape)
            start += size

    def set_from(self, state: ThreeStonesState, player: int) -> None:
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        signs = SAID + ".*"
        if self._public and self._recall:
            for n, sign in enumerate(state.public):
                self.dict["public"][n, signs.index(sign)] = 1
        elif self._public and state.public:
            self.dict["public"][signs.index(state.public[-1])] = 1
        if self._private and self._recall:
            for n, held in enumerate(state.private[player]):
                self.dict["held"][n, int(held)] = 1
        elif self._private:
            self.dict["held"][state.held[player]] = 1

    def string_from(self, state: ThreeStonesState, player: int) -> str:
        parts = [f"p{player}"] if self._private else []
        if self._public:
            parts.append(state.public if self._recall else state.public[-1:])
        if self._private:
            parts.append(state.private[player] if self._recall else str(state.held[player]))
        return " ".join(parts)

"""A game of three stones small enough to be solved: an oracle for bluffing and stealing.

Three stones lie face-down, the score is 2-2, so that every point decides. Each player holds some of the
three in memory, at first all. At the start of a turn each held stone is forgotten with a chance `loss`,
by each player for himself and unseen by the other. With `bell` the one to move must Challenge or Boast;
otherwise he may also wait (a Swap of open stones) or Peek, which everybody sees and which brings one
forgotten stone back. A Challenge points at any stone. Who holds two stones or more knows all three; with
one held a proof succeeds in one of two, with none in one of six. After `turns` turns the game is drawn.

Everything but the held stones is in the open, so the game is a tree of public histories with four private
types a player. Solved by CFR+ with linear averaging; the exploitability is the mean gain of two best
answers.
"""

from dataclasses import dataclass, field
from typing import Final, TypeAlias

Vector: TypeAlias = list[float]
Strategy: TypeAlias = list[Vector]
"""For each type, the chances of the actions."""

TYPES: Final = 4
PROOF: Final = (1 / 6, 1 / 2, 1.0, 1.0)
NAMES_IT: Final = (1 / 3, 2 / 3, 1.0, 1.0)
WAIT, PEEK, CHALLENGE, BOAST = range(4)
BELIEVE, DOUBT, STEAL = range(3)
START: Final[Vector] = [0.0, 0.0, 0.0, 1.0]


@dataclass
class Choice:
    """One decision of one player in one public history: a regret and a weight for each type and action."""

    actions: int
    regret: Strategy = field(init=False)
    total: Strategy = field(init=False)

    def __post_init__(self) -> None:
        self.regret = [[0.0] * self.actions for _ in range(TYPES)]
        self.total = [[0.0] * self.actions for _ in range(TYPES)]

    def now(self) -> Strategy:
        return [_shares(row) for row in self.regret]

    def mean(self) -> Strategy:
        return [_shares(row) for row in self.total]

    def learn(self, values: Strategy, played: Strategy, reach: Vector, weight: float) -> None:
        for kind in range(TYPES):
            value = sum(p * v for p, v in zip(played[kind], values[kind], strict=True))
            for action in range(self.actions):
                gain = values[kind][action] - value
                self.regret[kind][action] = max(0.0, self.regret[kind][action] + gain)
                self.total[kind][action] += weight * reach[kind] * played[kind][action]


def _shares(row: Vector) -> Vector:
    whole = sum(row)
    return [x / whole for x in row] if whole > 0.0 else [1.0 / len(row)] * len(row)


@dataclass
class Solution:
    loss: float
    bell: float
    turns: int
    iterations: int
    exploitability: float
    bluffs: float
    """Share of Boasts by one who does not know the whole Line."""
    steals: float
    doubts: float
    boasts: float
    """How often a game ends in a Boast."""
    value: float
    """For the one who begins; 1 is a win, -1 a loss."""


class Game:
    def __init__(self, loss: float, bell: float = 0.15, turns: int = 5) -> None:
        self.loss, self.bell, self.turns = loss, bell, turns
        self.choices: dict[tuple[str, str], Choice] = {}
        keep = 1.0 - loss
        # The chance to hold `j` of `i` stones after a turn.
        self.fade = [
            [_choose(i, j) * keep**j * loss ** (i - j) if j <= i else 0.0 for j in range(TYPES)]
            for i in range(TYPES)
        ]

    def choice(self, history: str, what: str, actions: int) -> Choice:
        key = (history, what)
        if key not in self.choices:
            self.choices[key] = Choice(actions)
        return self.choices[key]

    # -- chance

    def faded(self, reach: Vector) -> Vector:
        return [sum(reach[i] * self.fade[i][j] for i in range(TYPES)) for j in range(TYPES)]

    def before(self, after: Vector) -> Vector:
        return [sum(self.fade[i][j] * after[j] for j in range(TYPES)) for i in range(TYPES)]

    # -- values: for each type of the mover and of the other, weighed by how likely the other's types are

    def walk(self, history: str, mover: Vector, other: Vector, mode: "Mode") -> tuple[Vector, Vector]:
        """What the start of a turn is worth to the mover's types and to the other's."""
        if len(history) == self.turns:
            return [0.0] * TYPES, [0.0] * TYPES
        mover, other = self.faded(mover), self.faded(other)
        free = self.decide(history, "free", (WAIT, PEEK, CHALLENGE, BOAST), mover, other, mode)
        rung = self.decide(history, "bell", (CHALLENGE, BOAST), mover, other, mode)
        mixed = [
            [(1.0 - self.bell) * a + self.bell * b for a, b in zip(one, two, strict=True)]
            for one, two in zip(free, rung, strict=True)
        ]
        return self.before(mixed[0]), self.before(mixed[1])

    def decide(
        self, history: str, what: str, actions: tuple[int, ...], mover: Vector, other: Vector, mode: "Mode"
    ) -> tuple[Vector, Vector]:
        choice = self.choice(history, what, len(actions))
        even = len(history) % 2 == 0
        played = mode.strategy(choice, even)
        values: Strategy = [[] for _ in range(TYPES)]
        for_other = [0.0] * TYPES
        for n, action in enumerate(actions):
            share = [mover[i] * played[i][n] for i in range(TYPES)]
            mine, theirs = self.act(history, what, action, share, other, mode)
            for i in range(TYPES):
                values[i].append(mine[i])
                for_other[i] += theirs[i]
        return mode.settle(choice, values, played, mover, even), for_other

    def act(
        self, history: str, what: str, action: int, mover: Vector, other: Vector, mode: "Mode"
    ) -> tuple[Vector, Vector]:
        """What an action is worth; `mover` is already weighed by how often each type takes it."""
        if action == WAIT:
            theirs, mine = self.walk(history + "w", other, mover, mode)
            return mine, theirs
        if action == PEEK:
            looked = [0.0, mover[0], mover[1], mover[2] + mover[3]]
            theirs, after = self.walk(history + "p", other, looked, mode)
            return [after[1], after[2], after[3], after[3]], theirs
        if action == CHALLENGE:
            gain = sum(other[j] * (1.0 - 2.0 * NAMES_IT[j]) for j in range(TYPES))
            whole = sum(mover)
            return [gain] * TYPES, [whole * (2.0 * NAMES_IT[j] - 1.0) for j in range(TYPES)]
        return self.boast(history, what, mover, other, mode)

    def boast(
        self, history: str, what: str, mover: Vector, other: Vector, mode: "Mode"
    ) -> tuple[Vector, Vector]:
        """At 2-2 to believe is to lose: so it is doubted or stolen, and a steal is always doubted."""
        even = len(history) % 2 == 0
        reply = self.choice(history, what + " reply", 3)
        played = mode.strategy(reply, not even)
        doubted = [other[j] * played[j][DOUBT] for j in range(TYPES)]
        stolen = [other[j] * played[j][STEAL] for j in range(TYPES)]
        believed = sum(other[j] * played[j][BELIEVE] for j in range(TYPES))
        stealers = sum(stolen[j] * (1.0 - 2.0 * PROOF[j]) for j in range(TYPES))
        mine = [believed + sum(doubted) * (2.0 * PROOF[i] - 1.0) + stealers for i in range(TYPES)]
        whole = sum(mover)
        against = sum(mover[i] * (1.0 - 2.0 * PROOF[i]) for i in range(TYPES))
        values = [[-whole, against, whole * (2.0 * PROOF[j] - 1.0)] for j in range(TYPES)]
        return mine, mode.settle(reply, values, played, other, not even)


class Mode:
    """How a walk through the tree uses its choices: to learn, to evaluate, or to answer best."""

    def strategy(self, choice: Choice, even: bool) -> Strategy:
        return choice.mean()

    def settle(self, choice: Choice, values: Strategy, played: Strategy, reach: Vector, even: bool) -> Vector:
        return [sum(p * v for p, v in zip(played[i], values[i], strict=True)) for i in range(TYPES)]


@dataclass
class Learning(Mode):
    weight: float

    def strategy(self, choice: Choice, even: bool) -> Strategy:
        return choice.now()

    def settle(self, choice: Choice, values: Strategy, played: Strategy, reach: Vector, even: bool) -> Vector:
        choice.learn(values, played, reach, self.weight)
        return super().settle(choice, values, played, reach, even)


@dataclass
class Answering(Mode):
    """One player answers best, the other plays the mean strategy."""

    even: bool

    def settle(self, choice: Choice, values: Strategy, played: Strategy, reach: Vector, even: bool) -> Vector:
        if even == self.even:
            return [max(row) for row in values]
        return super().settle(choice, values, played, reach, even)


def solve(loss: float, *, bell: float = 0.15, turns: int = 5, iterations: int = 400) -> Solution:
    game = Game(loss, bell, turns)
    for n in range(iterations):
        game.walk("", START, START, Learning(n + 1.0))
    first = _worth(game, Answering(True))[0]
    second = _worth(game, Answering(False))[1]
    return _summary(game, iterations, (first + second) / 2)


def _worth(game: Game, mode: Mode) -> tuple[float, float]:
    one, other = game.walk("", START, START, mode)
    return one[3], other[3]


def _summary(game: Game, iterations: int, exploitability: float) -> Solution:
    boasts, replies = [0.0] * TYPES, [0.0] * 3
    _count(game, "", START, START, 1.0, boasts, replies)
    whole, answers = sum(boasts), sum(replies)
    return Solution(
        loss=game.loss,
        bell=game.bell,
        turns=game.turns,
        iterations=iterations,
        exploitability=exploitability,
        bluffs=(boasts[0] + boasts[1]) / whole if whole else 0.0,
        steals=replies[STEAL] / answers if answers else 0.0,
        doubts=replies[DOUBT] / answers if answers else 0.0,
        boasts=whole,
        value=_worth(game, Mode())[0],
    )


def _count(
    game: Game, history: str, mover: Vector, other: Vector, chance: float, boasts: Vector, replies: Vector
) -> None:
    """Adds up how likely each Boast and each reply to it is when both play their mean strategies."""
    if len(history) == game.turns or chance < 1e-12:
        return
    mover, other = game.faded(mover), game.faded(other)
    for what, part, actions in (("free", 1.0 - game.bell, 4), ("bell", game.bell, 2)):
        played = game.choice(history, what, actions).mean()
        claims = [chance * part * mover[i] * played[i][-1] for i in range(TYPES)]
        here = sum(claims)
        answer = game.choice(history, what + " reply", 3).mean()
        for i in range(TYPES):
            boasts[i] += claims[i]
        for reply in range(3):
            replies[reply] += here * sum(other[j] * answer[j][reply] for j in range(TYPES))
    played = game.choice(history, "free", 4).mean()
    for action, letter in ((WAIT, "w"), (PEEK, "p")):
        share = [mover[i] * played[i][action] for i in range(TYPES)]
        whole = sum(share)
        if whole <= 0.0:
            continue
        share = [x / whole for x in share]
        if action == PEEK:
            share = [0.0, share[0], share[1], share[2] + share[3]]
        _count(game, history + letter, other, share, chance * (1.0 - game.bell) * whole, boasts, replies)


def _choose(n: int, k: int) -> int:
    return (1, n, n * (n - 1) // 2, n * (n - 1) * (n - 2) // 6)[k]
